// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_column.h"
#include "ui/action/action_sheet.h"
#include "ui/action/action_tree.h"
#include "ui/balance/balance_page.h"
#include "ui/balance/forecast_page.h"
#include "ui/book/book_page.h"
#include "ui/charts/chart_page.h"
#include "ui/corrections/forces_files.h"
#include "ui/corrections/table_desk.h"
#include "ui/game/game_desk.h"
#include "ui/game/sequence_panel.h"
#include "ui/game/turn_strip.h"
#include "ui/look/laid_out.h"
#include "ui/manual/manual_page.h"
#include "ui/paper/print_page.h"
#include "ui/paper/sheet_page.h"
#include "ui/result/last_result.h"
#include "ui/start/start_page.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/help_line.h"
#include "ui/widgets/pages.h"
#include "ui/window/columns.h"
#include "ui/window/finding_desk.h"
#include "ui/window/free_table.h"
#include "ui/window/game_files.h"
#include "ui/window/game_pages.h"
#include "ui/window/keys_text.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"

#include <QListView>
#include <QTableView>

#include <utility>

namespace corneta::ui {

void MainWindow::build_desk(GameShelf shelf)
{
    m_desk = new GameDesk{*this, *m_sheet};
    m_game_pages = new GamePages{*m_pages, *m_desk, *m_books};
    m_finding = new FindingDesk{*this, *m_books, *m_sheet, *m_desk};
    m_files = new GameFiles{*this, std::move(shelf), *m_books, m_finding->finder(), *m_pages};
    m_table = new TableDesk{*this, *m_pages, *m_sheet, *m_desk, m_files->shelf()};
    connect(m_desk, &GameDesk::question_asked, this, &MainWindow::open_question);
    connect(m_desk, &GameDesk::refused, m_help, &HelpLine::warn);
    connect(m_desk, &GameDesk::told, m_help, &HelpLine::say);
    connect(&m_desk->sequence(), &SequencePanel::told, m_help, &HelpLine::say);
    connect(m_game_pages, &GamePages::left, this, &MainWindow::show_sheet);
    connect(m_game_pages, &GamePages::question_asked, this, &MainWindow::open_question);
    connect(m_finding, &FindingDesk::action_found, this, qOverload<const Action&>(&MainWindow::open_action));
    connect(m_finding, &FindingDesk::form_asked, this, [this] { m_pages->bring(*m_sheet); });
    connect(m_finding, &FindingDesk::parked, this, &MainWindow::show_sheet);
    connect(m_finding, &FindingDesk::question_asked, this, &MainWindow::open_question);
    connect(m_finding, &FindingDesk::told, m_help, &HelpLine::say);
    connect(m_files, &GameFiles::refused, m_pages, &Pages::say_problems);
    connect(m_files, &GameFiles::told, m_help, &HelpLine::say);
    connect(m_files, &GameFiles::left, this, &MainWindow::go_back);
    connect(m_files, &GameFiles::chosen, this, &MainWindow::open_game);
    connect(m_files, &GameFiles::new_game_chosen, this, &MainWindow::create_game);
    connect(m_table, &TableDesk::left, this, &MainWindow::show_sheet);
    connect(m_table, &TableDesk::refused, m_desk, &GameDesk::refused);
    connect(m_table, &TableDesk::told, m_help, &HelpLine::say);
    connect(&m_table->files(), &ForcesFiles::told, m_help, &HelpLine::say);
    connect(&m_table->files(), &ForcesFiles::refused, m_pages, &Pages::say_problems);
    connect(m_desk, &GameDesk::entry_chosen, m_table, &TableDesk::rule_on);
}

void MainWindow::build_pages()
{
    m_pages->middle().insertWidget(0, m_sheet);
    m_pages->middle().setCurrentWidget(m_sheet);
    m_columns = new Columns{{m_actions, &m_desk->sequence(), &m_desk->forces(), &m_pages->middle(), &m_sheet->column().result_scroll(),
                             &m_sheet->result(), &m_desk->journal()},
                            m_pages};
    m_pages->addWidget(m_charts);
    m_pages->addWidget(m_free_table);
    m_pages->addWidget(m_start);
    build_book();
    m_balance = new BalancePage{*m_books, m_files->shelf(), m_pages};
    m_forecast = new ForecastPage{m_pages};
    m_manual = new ManualPage{m_pages};
    for (QWidget* page : std::initializer_list<QWidget*>{m_balance, m_forecast, m_manual})
        m_pages->addWidget(page);
    connect(m_balance, &BalancePage::left, this, &MainWindow::go_back);
    connect(m_forecast, &ForecastPage::left, this, &MainWindow::show_sheet);
    connect(m_start, &StartPage::game_chosen, this, &MainWindow::open_game);
    connect(m_start, &StartPage::open_asked, m_files, &GameFiles::choose_game);
    connect(m_start, &StartPage::roll_asked, this, &MainWindow::show_sheet);
    connect(m_start, &StartPage::scenario_chosen, this, [this](std::size_t book, const ScenarioName& scenario) {
        open_ruleset(book);
        m_files->ask(scenario);
        m_is_start_behind = true;
    });
    m_pages->take_columns(*m_columns);
    auto* whole = new QWidget{this};
    in_column(whole, {&m_desk->strip(), {m_pages, 1}})->setSpacing(0);
    setCentralWidget(whole);
    connect(&m_desk->strip(), &TurnStrip::pressed, m_game_pages, &GamePages::end_phase);
    connect(m_pages, &Pages::middle_asked, m_columns, [this] { m_columns->bring(m_pages->middle()); });
    connect(m_desk, &GameDesk::list_asked, m_columns, [this](const QWidget& list) {
        m_pages->take_columns(*m_columns);
        m_columns->bring(list);
    });
    connect(m_desk, &GameDesk::changed, m_columns, [this] { m_columns->begin_stage(stage_words(*m_desk->game())); });
    connect(m_columns, &Columns::result_moved, m_sheet, [this] {
        m_sheet->column().hold_result(!m_columns->has_result_column());
        m_pack->setVisible(m_columns->has_result_column()); // two more words in the bar leave no room for help
    });
}

void MainWindow::build_paper(PrintShop shop)
{
    m_typed_sheet = new SheetPage{*m_books, m_files->shelf(), m_pages};
    m_pages->addWidget(m_typed_sheet);
    connect(m_typed_sheet, &SheetPage::left, this, &MainWindow::go_back);
    connect(m_typed_sheet, &SheetPage::new_game_asked, m_files, &GameFiles::choose_new_file);
    connect(m_typed_sheet, &SheetPage::entered, this, [this] {
        m_desk->open_next();
        show_sheet();
    });
    if (shop.offers.empty())
        return;
    m_print = new PrintPage{*m_books, std::move(shop), key_groups(m_menu->keys()), m_pages};
    m_pages->addWidget(m_print);
    connect(m_print, &PrintPage::left, this, &MainWindow::go_back);
    connect(m_print, &PrintPage::told, m_help, &HelpLine::say);
    connect(m_print, &PrintPage::refused, m_pages, &Pages::say_problems);
}

void MainWindow::show_print()
{
    if (m_print == nullptr)
        return;
    if (m_pages->page_in_hand() == m_print) {
        m_print->print();
        return;
    }
    const OpenGame* const game = m_desk->game();
    m_print->open(game_path(), game == nullptr ? nullptr : &game->state());
    m_pages->show_page(*m_print);
}

void MainWindow::build_book()
{
    m_book = new BookPage{*m_books, m_files->shelf(), m_pages};
    m_pages->addWidget(m_book);
    connect(m_book, &BookPage::left, this, &MainWindow::show_sheet);
    connect(m_book, &BookPage::told, m_help, &HelpLine::say);
    connect(m_book, &BookPage::chosen, this, &MainWindow::open_game);
    connect(m_desk, &GameDesk::changed, m_book, [this] {
        if (m_pages->page_in_hand() == m_book)
            m_book->open(m_desk->game());
    });
}

void MainWindow::show_book()
{
    m_book->open(m_desk->game());
    m_pages->show_page(*m_book);
    m_book->focus_first();
}

} // namespace corneta::ui
