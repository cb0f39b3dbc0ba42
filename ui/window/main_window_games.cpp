// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_sheet.h"
#include "ui/corrections/table_page.h"
#include "ui/game/codes_line.h"
#include "ui/game/end_phase_page.h"
#include "ui/game/game_desk.h"
#include "ui/game/new_game_page.h"
#include "ui/game/sequence_panel.h"
#include "ui/hidden/hidden_page.h"
#include "ui/phase_sheet/phase_sheet_page.h"
#include "ui/result/last_result.h"
#include "ui/session/question.h"
#include "ui/widgets/finder.h"
#include "ui/widgets/help_line.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"
#include "ui/words/wording.h"

#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QStackedWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

QString filter()
{
    return MainWindow::tr("Games (*.corneta);;All files (*)");
}

bool has_pack(const Rulebook& book)
{
    return std::ranges::any_of(book.charts->charts(), [](const Chart& chart) {
        return std::ranges::find(chart.cells(), Source::Yours, &Cell::source) != chart.cells().end();
    });
}

} // namespace

void MainWindow::build_desk()
{
    m_desk = new GameDesk{*this, *m_sheet};
    m_end_page = new EndPhasePage{m_pages};
    m_pages->addWidget(m_end_page);
    m_new_game = new NewGamePage{m_pages};
    m_pages->addWidget(m_new_game);
    connect(m_new_game, &NewGamePage::left, this, &MainWindow::show_sheet);
    connect(m_new_game, &NewGamePage::begun, this, [this](const std::string& scenario, const std::vector<std::string>& options) {
        show_sheet();
        choose_new_file({scenario, options, m_packs[m_book].toStdString()});
    });
    m_hidden_page = new HiddenPage{m_pages};
    m_pages->addWidget(m_hidden_page);
    for (QDockWidget* dock : m_desk->docks())
        m_menu->add_dock(*dock->toggleViewAction());
    connect(m_desk, &GameDesk::question_asked, this, &MainWindow::open_question);
    connect(m_desk, &GameDesk::refused, this,
            [this](const QStringList& problems) { m_help->say(tr("\u25b2 %1").arg(problems.join(QStringLiteral("; ")))); });
    connect(m_desk, &GameDesk::entered, this, [this] {
        const QWidget* page = m_pages->currentWidget();
        if (page == m_end_page || qobject_cast<const TablePage*>(page) != nullptr)
            show_sheet(); // what it says is of the game before
    });
    connect(&m_desk->sequence(), &SequencePanel::hidden_chosen, this, &MainWindow::show_hidden);
    connect(m_desk, &GameDesk::hidden_asked, this, &MainWindow::show_hidden);
    connect(&m_desk->sequence(), &SequencePanel::told, m_help, &HelpLine::say);
    connect(m_hidden_page, &HiddenPage::left, this, &MainWindow::show_sheet);
    connect(m_hidden_page, &HiddenPage::turned_up, this, &MainWindow::show_sheet);
    connect(m_end_page, &EndPhasePage::left, this, &MainWindow::show_sheet);
    connect(m_end_page, &EndPhasePage::ended, this, [this](const QString& reason) {
        show_sheet();
        m_desk->end_phase(reason);
    });
}

void MainWindow::connect_game_menu()
{
    connect(m_menu, &MainMenu::new_game_asked, this, &MainWindow::choose_scenario);
    connect(m_menu, &MainMenu::game_asked, this, &MainWindow::choose_game);
    connect(m_menu, &MainMenu::close_game_asked, this, &MainWindow::close_game);
    connect(m_menu, &MainMenu::undo_asked, m_desk, &GameDesk::undo);
    connect(m_menu, &MainMenu::redo_asked, m_desk, &GameDesk::redo);
    connect(m_menu, &MainMenu::next_asked, m_desk, &GameDesk::open_next);
    connect(m_menu, &MainMenu::end_phase_asked, this, &MainWindow::ask_to_end_phase);
    connect(m_menu, &MainMenu::hidden_asked, this, &MainWindow::show_hidden);
    connect(m_menu, &MainMenu::sequence_asked, m_desk, &GameDesk::focus_sequence);
    connect(m_menu, &MainMenu::forces_asked, m_desk, &GameDesk::focus_forces);
    connect(m_menu, &MainMenu::journal_asked, m_desk, &GameDesk::focus_journal);
}

bool MainWindow::open_game(const QString& path)
{
    return take_game(m_shelf.open(path), path);
}

void MainWindow::create_game(const QString& path, const GameStart& start)
{
    take_game(m_shelf.create(path, *book().ruleset, start), path);
}

bool MainWindow::take_game(GameShelf::Opened opened, const QString& path)
{
    if (!opened) {
        say_problems(tr("The game cannot be opened"), tr("%1 is left as it is.").arg(QFileInfo{path}.fileName()),
                     sentences_with_places(opened.error()));
        return false;
    }
    const Rulebook game_book = (*opened)->book();
    const auto found = std::ranges::find(m_books, game_book.ruleset, &Rulebook::ruleset);
    *found = game_book; // with the charts that it was begun with
    m_packs[static_cast<std::size_t>(found - m_books.begin())] = has_pack(game_book) ? path : QString{};
    const QString recovered = (*opened)->recovered();
    m_phase_sheet->close_game();
    m_parked.forget_games();
    m_desk->take(std::move(*opened));
    m_menu->show_game(true);
    m_menu->show_parting(*game_book.ruleset);
    arrange();
    m_dock->hide(); // the sequence stands in its place
    open_ruleset(static_cast<std::size_t>(found - m_books.begin()));
    m_desk->open_next();
    if (!recovered.isEmpty())
        say_problems(tr("The game was put right"), tr("Everything up to there is as it was. Esc: to the form."), {recovered});
    return true;
}

/// Its charts go with it.
void MainWindow::close_game()
{
    m_codes->close_again();
    m_phase_sheet->close_game();
    m_parked.forget_games();
    m_desk->close();
    m_sheet->result().show_session(m_session);
    m_menu->show_game(false);
    arrange();
    m_dock->setVisible(m_has_room);
    close_pack();
    open_ruleset(m_book);
}

void MainWindow::choose_game()
{
    auto* dialog = new QFileDialog{this, tr("Open a game"), {}, filter()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::open_game);
    dialog->open();
}

void MainWindow::choose_scenario()
{
    m_codes->close_again();
    m_finding = Finding::Scenario;
    m_scenarios = m_shelf.scenarios(*book().ruleset);
    std::vector<Finder::Item> items;
    items.reserve(m_scenarios.size() + 1);
    for (const ScenarioName& scenario : m_scenarios)
        items.push_back({scenario.label, scenario.about});
    items.push_back({tr("An empty table"), tr("without a scenario")});
    m_finder->open(tr("New game: type some letters of a scenario, Enter takes it"), std::move(items));
}

void MainWindow::show_scenario(const ScenarioName& scenario)
{
    m_new_game->ask(scenario, m_pack->text());
    show_page(*m_new_game);
    m_new_game->focus_first();
}

void MainWindow::choose_new_file(const GameStart& start)
{
    auto* dialog = new QFileDialog{this, tr("New game"), {}, filter()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("corneta"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, start](const QString& path) { create_game(path, start); });
    dialog->open();
}

void MainWindow::show_hidden()
{
    show_page(*m_hidden_page);
    m_hidden_page->open(*m_desk->game());
}

void MainWindow::ask_to_end_phase()
{
    if (EndPhasePage::can_end_at_once(*m_desk->game())) {
        show_sheet();
        m_desk->end_phase({});
        return;
    }
    m_end_page->ask(*m_desk->game());
    show_page(*m_end_page);
    m_end_page->focus_reason();
}

} // namespace corneta::ui
