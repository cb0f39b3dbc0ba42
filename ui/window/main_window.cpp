// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/action/action_sheet.h"
#include "ui/action/action_tree.h"
#include "ui/action/dice_row.h"
#include "ui/charts/chart_page.h"
#include "ui/corrections/forces_files.h"
#include "ui/corrections/table_desk.h"
#include "ui/form/form_widget.h"
#include "ui/game/game_desk.h"
#include "ui/game/sequence_panel.h"
#include "ui/result/last_result.h"
#include "ui/result/result_panel.h"
#include "ui/session/question.h"
#include "ui/widgets/help_line.h"
#include "ui/widgets/sized_label.h"
#include "ui/widgets/text_size.h"
#include "ui/window/actions_dock.h"
#include "ui/window/finding_desk.h"
#include "ui/window/free_table.h"
#include "ui/window/game_files.h"
#include "ui/window/game_pages.h"
#include "ui/window/keys_text.h"
#include "ui/window/main_menu.h"
#include "ui/window/pages.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QIcon>
#include <QKeyEvent>
#include <QStatusBar>

#include <initializer_list>
#include <utility>

namespace corneta::ui {

MainWindow::MainWindow(std::vector<Rulebook> books, PackOpening open_pack, GameShelf shelf, QWidget* parent)
    : QMainWindow{parent},
      m_books{new Books{std::move(books), std::move(open_pack), *this}},
      m_text_size{new TextSize{this}},
      m_menu{new MainMenu{*this}},
      m_actions{new ActionsDock{*this}},
      m_pages{new Pages{this}},
      m_sheet{new ActionSheet{m_pages}},
      m_charts{new ChartPage{m_pages}},
      m_free_table{new FreeTable{m_pages}},
      m_help{new HelpLine{this}},
      m_pack{new QLabel{this}}
{
    setWindowIcon(QIcon{QStringLiteral(":/resources/icons/corneta.svg")});
    m_menu->add_dock(*m_actions->toggleViewAction());
    for (QWidget* page : std::initializer_list<QWidget*>{m_sheet, m_charts, m_free_table})
        m_pages->addWidget(page);
    m_pages->setCurrentWidget(m_sheet);
    setCentralWidget(m_pages);
    connect(m_books, &Books::changed, this, &MainWindow::show_charts_in_use);
    connect(m_books, &Books::pack_refused, m_pages, &Pages::say_problems);
    connect(m_charts, &ChartPage::left, this, &MainWindow::show_sheet);
    connect(m_sheet, &ActionSheet::settled, this, &MainWindow::note);
    connect(m_sheet, &ActionSheet::follow_up_chosen, this, &MainWindow::open_question);
    connect(m_sheet, &ActionSheet::cell_chosen, this, [this](const CellName& cell) {
        m_pages->show_page(*m_charts);
        m_charts->show_cell(cell);
    });
    m_help->setObjectName(QStringLiteral("help"));
    m_pack->setObjectName(QStringLiteral("pack"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(fontMetrics().averageCharWidth(), 0, fontMetrics().averageCharWidth(), 0);
    statusBar()->addWidget(m_help, 1);
    statusBar()->addPermanentWidget(m_pack);
    build_desk(std::move(shelf));
    connect_menu();
    connect(&m_actions->tree(), &ActionTree::action_chosen, this, qOverload<const Action&>(&MainWindow::open_action));
    m_help->follow_focus_in(*this);
    open_ruleset(0);
}

/// The focus leaves the last widget while the window is no longer one of ours.
MainWindow::~MainWindow()
{
    disconnect(qApp, nullptr, m_help, nullptr);
}

void MainWindow::build_desk(GameShelf shelf)
{
    m_desk = new GameDesk{*this, *m_sheet};
    for (QDockWidget* dock : m_desk->docks())
        m_menu->add_dock(*dock->toggleViewAction());
    m_game_pages = new GamePages{*m_pages, *m_desk, *m_books};
    m_finding = new FindingDesk{*this, *m_books, *m_sheet, *m_desk};
    m_files = new GameFiles{*this, std::move(shelf), *m_books, m_finding->finder(), *m_pages};
    m_table = new TableDesk{*this, *m_pages, *m_sheet, *m_desk};
    connect(m_desk, &GameDesk::question_asked, this, &MainWindow::open_question);
    connect(m_desk, &GameDesk::refused, m_help, &HelpLine::warn);
    connect(&m_desk->sequence(), &SequencePanel::told, m_help, &HelpLine::say);
    connect(m_game_pages, &GamePages::left, this, &MainWindow::show_sheet);
    connect(m_game_pages, &GamePages::question_asked, this, &MainWindow::open_question);
    connect(m_finding, &FindingDesk::action_found, this, qOverload<const Action&>(&MainWindow::open_action));
    connect(m_finding, &FindingDesk::form_asked, this, [this] { m_pages->setCurrentWidget(m_sheet); });
    connect(m_finding, &FindingDesk::parked, this, &MainWindow::show_sheet);
    connect(m_finding, &FindingDesk::question_asked, this, &MainWindow::open_question);
    connect(m_finding, &FindingDesk::told, m_help, &HelpLine::say);
    connect(m_files, &GameFiles::refused, m_pages, &Pages::say_problems);
    connect(m_files, &GameFiles::left, this, &MainWindow::show_sheet);
    connect(m_files, &GameFiles::chosen, this, &MainWindow::open_game);
    connect(m_files, &GameFiles::new_game_chosen, this, &MainWindow::create_game);
    connect(m_table, &TableDesk::left, this, &MainWindow::show_sheet);
    connect(m_table, &TableDesk::refused, m_desk, &GameDesk::refused);
    connect(&m_table->files(), &ForcesFiles::told, m_help, &HelpLine::say);
    connect(&m_table->files(), &ForcesFiles::refused, m_pages, &Pages::say_problems);
    connect(m_desk, &GameDesk::entry_chosen, m_table, &TableDesk::rule_on);
}

void MainWindow::connect_menu()
{
    m_menu->lead_to(*m_books);
    m_menu->lead_to(*m_desk);
    m_menu->lead_to(*m_table);
    m_menu->lead_to(*m_game_pages);
    m_menu->lead_to(*m_finding);
    m_menu->lead_to(*m_files);
    m_menu->lead_to(*m_text_size);
    connect(m_menu, &MainMenu::elsewhere_asked, this, [this] { m_files->choose_elsewhere(*m_desk->game()); });
    connect(m_menu, &MainMenu::close_game_asked, this, &MainWindow::close_game);
    connect(m_menu, &MainMenu::ruleset_asked, this, &MainWindow::open_ruleset);
    connect(m_menu, &MainMenu::form_asked, this, &MainWindow::show_sheet);
    connect(m_menu, &MainMenu::empty_form_asked, this, [this] { open_action(*m_sheet->action(), Answers{m_sheet->action()->form}); });
    connect(m_menu, &MainMenu::dice_asked, this, [this] {
        if (m_game_pages->focus_dice())
            return;
        show_sheet();
        m_sheet->dice().focus();
    });
    connect(m_menu, &MainMenu::roll_asked, this, [this] {
        if (!m_game_pages->roll() && m_pages->currentWidget() == m_sheet)
            m_sheet->dice().roll(); // not a form that nobody sees
    });
    connect(m_menu, &MainMenu::result_asked, this, [this] {
        show_sheet();
        m_sheet->result().panel().focus();
    });
    connect(m_menu, &MainMenu::charts_asked, this, [this] { m_pages->show_page(*m_charts); });
    connect(m_menu, &MainMenu::chart_asked, this, [this](std::size_t chart) {
        m_pages->show_page(*m_charts);
        m_charts->show_chart(chart);
    });
    connect(m_menu, &MainMenu::session_asked, this, [this] {
        m_free_table->show_results();
        m_pages->show_page(*m_free_table);
    });
    connect(m_menu, &MainMenu::keys_asked, this, [this] { m_pages->show_keys(keys_text(m_menu->keys())); });
}

void MainWindow::open_ruleset(std::size_t book)
{
    m_books->take(book);
    const Ruleset& ruleset = *this->book().ruleset;
    if (m_desk->game() != nullptr && m_desk->game()->book().ruleset != &ruleset)
        close_game();
    setWindowTitle(tr("%1 - Corneta").arg(m_desk->game() == nullptr ? translated(ruleset.label) : m_desk->game()->name()));
    m_menu->show_books(m_books->all(), book);
    m_actions->tree().show_ruleset(ruleset);
    show_charts_in_use();
    if (!ruleset.actions.empty())
        open_action(ruleset.actions.front());
}

void MainWindow::show_charts_in_use()
{
    m_charts->show_book(book());
    m_menu->show_pack(m_books->may_close_pack());
    m_pack->setText(m_books->words());
    if (m_sheet->action() != nullptr && book().ruleset->find_action(m_sheet->action()->key) == m_sheet->action())
        m_sheet->use_book(book());
}

void MainWindow::open_action(const Action& action)
{
    keep_draft();
    open_action(action, m_desk->game() == nullptr ? m_free_table->draft(action) : Answers{action.form});
}

void MainWindow::keep_draft()
{
    if (m_sheet->action() != nullptr && !m_sheet->is_follow_up_done() && m_desk->game() == nullptr)
        m_free_table->keep_draft(*m_sheet->action(), m_sheet->form().answers());
}

void MainWindow::open_action(const Action& action, const Answers& answers)
{
    open_question({book(), &action, answers});
}

void MainWindow::open_question(const Question& question)
{
    keep_draft();
    m_pages->setCurrentWidget(m_sheet);
    m_actions->tree().mark(*question.action);
    m_menu->show_charts(*book().ruleset, *question.action);
    Question now = question;
    now.book = book(); // a pack may have been opened since the result
    m_sheet->open(now);
}

void MainWindow::show_sheet()
{
    m_pages->setCurrentWidget(m_sheet);
    m_desk->arrange(m_actions->has_room()); // lists that were asked for make room again
    m_sheet->focus_form();
}

void MainWindow::note(const QString& sentence, const std::vector<CellName>& cells)
{
    m_charts->note_used(cells);
    if (m_desk->game() != nullptr)
        return; // its journal keeps it
    m_free_table->note(sentence);
    m_sheet->result().show_session(m_free_table->results());
}

bool MainWindow::open_game(const QString& path)
{
    return take_game(m_files->open(path), path);
}

void MainWindow::create_game(const QString& path, const GameStart& start)
{
    take_game(m_files->create(path, start), path);
}

bool MainWindow::take_game(std::unique_ptr<OpenGame> game, const QString& path)
{
    if (game == nullptr)
        return false;
    const std::size_t number = m_books->use_game(game->book(), path);
    const QString recovered = game->recovered();
    m_game_pages->close_game();
    m_finding->forget_games();
    m_desk->take(std::move(game));
    m_menu->show_game(true);
    m_menu->show_parting(*m_desk->game()->book().ruleset);
    arrange();
    m_actions->hide(); // the sequence stands in its place
    open_ruleset(number);
    m_desk->open_next();
    m_desk->show_open_roll();
    if (!recovered.isEmpty())
        m_pages->say_problems(tr("The game was put right"), tr("Everything up to there is as it was. Esc: to the form."), {recovered});
    return true;
}

/// Its charts go with it.
void MainWindow::close_game()
{
    m_finding->close_codes();
    m_game_pages->close_game();
    m_finding->forget_games();
    m_desk->close();
    m_sheet->result().show_session(m_free_table->results());
    m_menu->show_game(false);
    arrange();
    m_actions->setVisible(m_actions->has_room());
    m_books->leave_game();
    open_ruleset(m_books->number());
}

bool MainWindow::event(QEvent* event)
{
    const bool done = QMainWindow::event(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::ApplicationFontChange)
        return done;
    for (SizedLabel* label : findChildren<SizedLabel*>())
        label->fit();
    arrange();
    return done;
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_pages->currentWidget() != m_sheet)
        show_sheet();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::arrange()
{
    m_actions->arrange(*m_desk);
    m_pack->setVisible(m_actions->has_room() || m_desk->game() == nullptr); // two more words in the bar leave no room for help
}

} // namespace corneta::ui
