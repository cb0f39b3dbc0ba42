// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_menu.h"

#include "core/game/play/rules.h"
#include "ui/charts/chart_page.h"
#include "ui/corrections/forces_files.h"
#include "ui/corrections/table_desk.h"
#include "ui/game/game_desk.h"
#include "ui/look/text_size.h"
#include "ui/session/books.h"
#include "ui/window/finding_desk.h"
#include "ui/window/game_files.h"
#include "ui/window/game_pages.h"
#include "ui/words/letters.h"
#include "ui/words/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QShortcut>

#include <algorithm>

namespace corneta::ui {

namespace {

/// A letter of each entry that presses it while the menu is open.
void give_letters(const QMenu& menu)
{
    QList<QAction*> entries = menu.actions();
    entries.removeIf([](const QAction* action) { return action->isSeparator(); });
    QStringList labels;
    for (QAction* action : entries)
        labels << action->text().remove(QLatin1Char{'&'});
    const std::vector<QChar> letters = letters_for(labels);
    for (qsizetype i = 0; i < labels.size(); ++i)
        entries[i]->setText(ampersanded(labels[i], letters[static_cast<std::size_t>(i)]));
}

} // namespace

MainMenu::MainMenu(QMainWindow& window)
    : QObject{&window},
      m_window{window},
      m_game{window.menuBar()->addMenu(tr("Game"))},
      m_ruleset{window.menuBar()->addMenu(tr("Ruleset"))},
      m_action{window.menuBar()->addMenu(tr("Action"))},
      m_charts{window.menuBar()->addMenu(tr("Charts"))},
      m_view{window.menuBar()->addMenu(tr("View"))},
      m_help{window.menuBar()->addMenu(tr("Help"))},
      m_first_ruleset_entry{m_ruleset->addSeparator()},
      m_own_charts{nullptr},
      m_books{new QActionGroup{this}}
{
    fill_game_menu();
    add(*m_ruleset, tr("Open chart pack..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, &MainMenu::pack_asked);
    m_own_charts = add(*m_ruleset, tr("Close the chart pack"), {}, &MainMenu::own_charts_asked);
    add(*m_ruleset, tr("The balance of a battle"), {Qt::CTRL | Qt::SHIFT | Qt::Key_B}, &MainMenu::balance_asked);

    add(*m_action, tr("Find an action"), {Qt::CTRL | Qt::Key_K, Qt::Key_Slash}, &MainMenu::action_search_asked);
    add(*m_action, tr("Find a field"), {Qt::CTRL | Qt::Key_J}, &MainMenu::field_search_asked);
    m_action->addSeparator();
    add(*m_action, tr("Go to the form"), {Qt::Key_F9}, &MainMenu::form_asked);
    add(*m_action, tr("Clear the form"), {Qt::CTRL | Qt::Key_R}, &MainMenu::empty_form_asked);
    add(*m_action, tr("Park the form"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter}, &MainMenu::parking_asked);
    add(*m_action, tr("Bring back a parked form"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::SHIFT | Qt::Key_Enter},
        &MainMenu::parked_asked);
    add(*m_action, tr("Go to the dice"), {Qt::Key_F3, Qt::CTRL | Qt::Key_D}, &MainMenu::dice_asked);
    add(*m_action, tr("Roll"), {Qt::Key_F5}, &MainMenu::roll_asked);
    add(*m_action, tr("Go to the result"), {Qt::Key_F6}, &MainMenu::result_asked);

    add(*m_charts, tr("Show the charts"), {Qt::Key_F4}, &MainMenu::charts_asked);
    m_charts->addSeparator();

    add(*m_view, tr("Larger text"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &MainMenu::larger_text_asked);
    add(*m_view, tr("Smaller text"), {Qt::CTRL | Qt::Key_Minus}, &MainMenu::smaller_text_asked);
    add(*m_view, tr("Normal text"), {Qt::CTRL | Qt::Key_0}, &MainMenu::normal_text_asked);
    m_view->addSeparator();
    add(*m_view, tr("Full screen"), {Qt::SHIFT | Qt::Key_F11}, &MainMenu::full_screen_asked);
    m_of_games << add(*m_view, tr("The mission"), {Qt::CTRL | Qt::SHIFT | Qt::Key_M}, &MainMenu::mission_asked);
    m_of_games << add(*m_view, tr("What the battle may come to"), {Qt::CTRL | Qt::SHIFT | Qt::Key_F}, &MainMenu::forecast_asked);
    m_of_games << add(*m_view, tr("Save the forces as a scenario"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A}, &MainMenu::scenario_asked);
    add(*m_view, tr("Results of this session"), {Qt::Key_F7}, &MainMenu::session_asked);
    add(*m_help, tr("Manual and keys"), {Qt::Key_F1}, &MainMenu::keys_asked);
    show_game(false);

    for (QMenu* menu : {m_game, m_ruleset, m_action, m_charts, m_view, m_help})
        connect(menu, &QMenu::aboutToShow, this, [menu] { give_letters(*menu); });
    auto* to_menus = new QShortcut{Qt::Key_F10, &window};
    connect(to_menus, &QShortcut::activated, this, [this] {
        m_window.menuBar()->setActiveAction(m_game->menuAction()); // which remembers where the focus was
    });
}

void MainMenu::fill_game_menu()
{
    add(*m_game, tr("New game..."), {QKeySequence::New}, &MainMenu::new_game_asked);
    add(*m_game, tr("Open game..."), {QKeySequence::Open}, &MainMenu::game_asked);
    add(*m_game, tr("Start page"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G}, &MainMenu::start_asked);
    add(*m_game, tr("Clear the recent games"), {}, &MainMenu::forgetting_asked);
    m_of_games << add(*m_game, tr("Save as..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, &MainMenu::elsewhere_asked);
    m_of_games << add(*m_game, tr("Save the report..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, &MainMenu::report_asked);
    add(*m_game, tr("Print..."), {QKeySequence::Print}, &MainMenu::print_asked);
    add(*m_game, tr("A game from its printed sheet"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}, &MainMenu::sheet_asked);
    add(*m_game, tr("The club's book"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K}, &MainMenu::book_asked);
    m_of_games << add(*m_game, tr("Close the game"), {}, &MainMenu::close_game_asked);
    m_game->addSeparator();
    m_of_games << add(*m_game, tr("Undo"), {QKeySequence::Undo}, &MainMenu::undo_asked);
    m_of_games << add(*m_game, tr("Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, &MainMenu::redo_asked);
    m_of_games << add(*m_game, tr("Next"), {Qt::CTRL | Qt::Key_Space}, &MainMenu::next_asked);
    m_of_games << add(*m_game, tr("Type a play by codes"), {Qt::CTRL | Qt::Key_L}, &MainMenu::codes_asked);
    m_of_games << add(*m_game, tr("Phase sheet"), {Qt::Key_F12}, &MainMenu::phase_sheet_asked);
    m_of_games << add(*m_game, tr("The players' view"), {Qt::SHIFT | Qt::Key_F12}, &MainMenu::players_view_asked);
    m_of_games << add(*m_game, tr("Roll all that are left on the phase sheet"), {Qt::SHIFT | Qt::Key_F5}, &MainMenu::all_rows_asked);
    m_of_games << add(*m_game, tr("End the phase"), {Qt::Key_F8}, &MainMenu::end_phase_asked);
    m_of_games << add(*m_game, tr("Lay orders and boxes face down"), {Qt::Key_F11}, &MainMenu::hidden_asked);
    m_of_games << add(*m_game, tr("Orders turned up"), {Qt::CTRL | Qt::SHIFT | Qt::Key_U}, &MainMenu::revealed_asked);
    m_of_games << add(*m_game, tr("Words before the dice..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_W}, &MainMenu::words_asked);
    m_of_games << add(*m_game, tr("The open roll"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R}, &MainMenu::open_roll_asked);
    m_game->addSeparator();
    fill_table_entries();
    m_game->addSeparator();
    m_of_games << add(*m_game, tr("Go to the list of things to do"), {Qt::CTRL | Qt::Key_1}, &MainMenu::sequence_asked);
    m_of_games << add(*m_game, tr("Go to the forces"), {Qt::CTRL | Qt::Key_2}, &MainMenu::forces_asked);
    m_of_games << add(*m_game, tr("Go to the journal"), {Qt::CTRL | Qt::Key_3}, &MainMenu::journal_asked);
    m_game->addSeparator();
    connect(m_game->addAction(tr("Quit"), QKeySequence{Qt::CTRL | Qt::Key_Q}), &QAction::triggered, &m_window, &QWidget::close);
}

/// The table wins: what the players set right.
void MainMenu::fill_table_entries()
{
    m_of_games << add(*m_game, tr("Correct a unit"), {Qt::Key_F2}, &MainMenu::set_right_asked);
    m_of_games << add(*m_game, tr("Muster"), {Qt::CTRL | Qt::Key_M}, &MainMenu::muster_asked);
    m_of_games << add(*m_game, tr("Add a unit"), {Qt::CTRL | Qt::Key_Insert, Qt::CTRL | Qt::SHIFT | Qt::Key_I}, &MainMenu::new_unit_asked);
    m_of_games << (m_split = add(*m_game, tr("Split a unit"), {}, &MainMenu::split_asked));
    m_of_games << (m_join = add(*m_game, tr("Join units"), {}, &MainMenu::join_asked));
    m_of_games << add(*m_game, tr("Note in the journal"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, &MainMenu::note_asked);
    m_of_games << add(*m_game, tr("Save the forces as CSV..."), {}, &MainMenu::forces_file_to_write_asked);
    m_of_games << add(*m_game, tr("Load forces from CSV..."), {}, &MainMenu::forces_file_to_read_asked);
    m_game->setToolTipsVisible(true); // why an entry is of no use
}

void MainMenu::lead_to(const Books& books)
{
    connect(this, &MainMenu::pack_asked, &books, &Books::choose_pack);
    connect(this, &MainMenu::own_charts_asked, &books, &Books::close_pack);
}

void MainMenu::lead_to(GameDesk& desk)
{
    connect(this, &MainMenu::undo_asked, &desk, &GameDesk::undo);
    connect(this, &MainMenu::redo_asked, &desk, &GameDesk::redo);
    connect(this, &MainMenu::next_asked, &desk, &GameDesk::open_next);
    connect(this, &MainMenu::words_asked, &desk, &GameDesk::ask_for_words);
    connect(this, &MainMenu::open_roll_asked, &desk, &GameDesk::show_open_roll);
    connect(this, &MainMenu::sequence_asked, &desk, &GameDesk::focus_sequence);
    connect(this, &MainMenu::forces_asked, &desk, &GameDesk::focus_forces);
    connect(this, &MainMenu::journal_asked, &desk, &GameDesk::focus_journal);
}

void MainMenu::lead_to(TableDesk& table)
{
    connect(this, &MainMenu::set_right_asked, &table, &TableDesk::set_right);
    connect(this, &MainMenu::muster_asked, &table, &TableDesk::muster);
    connect(this, &MainMenu::new_unit_asked, &table, &TableDesk::add_unit);
    connect(this, &MainMenu::split_asked, &table, &TableDesk::split_unit);
    connect(this, &MainMenu::join_asked, &table, &TableDesk::join_units);
    connect(this, &MainMenu::forces_file_to_write_asked, &table.files(), &ForcesFiles::choose_file_to_write);
    connect(this, &MainMenu::forces_file_to_read_asked, &table.files(), &ForcesFiles::choose_file_to_read);
    connect(this, &MainMenu::note_asked, &table, &TableDesk::note);
    connect(this, &MainMenu::scenario_asked, &table, &TableDesk::save_scenario);
}

void MainMenu::lead_to(const GamePages& pages)
{
    connect(this, &MainMenu::end_phase_asked, &pages, &GamePages::end_phase);
    connect(this, &MainMenu::hidden_asked, &pages, &GamePages::show_hidden);
    connect(this, &MainMenu::revealed_asked, &pages, &GamePages::show_revealed);
    connect(this, &MainMenu::phase_sheet_asked, &pages, &GamePages::show_phase_sheet);
    connect(this, &MainMenu::players_view_asked, &pages, &GamePages::show_players_view);
    connect(this, &MainMenu::all_rows_asked, &pages, &GamePages::roll_all);
}

void MainMenu::lead_to(const FindingDesk& finding)
{
    connect(this, &MainMenu::action_search_asked, &finding, &FindingDesk::find_action);
    connect(this, &MainMenu::field_search_asked, &finding, &FindingDesk::find_field);
    connect(this, &MainMenu::parking_asked, &finding, &FindingDesk::park_form);
    connect(this, &MainMenu::parked_asked, &finding, &FindingDesk::find_parked);
    connect(this, &MainMenu::new_game_asked, &finding, &FindingDesk::close_codes);
    connect(this, &MainMenu::codes_asked, &finding, &FindingDesk::open_codes);
}

void MainMenu::lead_to(const GameFiles& files)
{
    connect(this, &MainMenu::new_game_asked, &files, &GameFiles::choose_scenario);
    connect(this, &MainMenu::game_asked, &files, &GameFiles::choose_game);
}

void MainMenu::lead_to(const TextSize& size)
{
    connect(this, &MainMenu::larger_text_asked, &size, &TextSize::enlarge);
    connect(this, &MainMenu::smaller_text_asked, &size, &TextSize::reduce);
    connect(this, &MainMenu::normal_text_asked, &size, &TextSize::reset);
}

void MainMenu::show_game(bool open)
{
    for (QAction* action : m_of_games)
        action->setEnabled(open);
}

void MainMenu::show_parting(const Ruleset& ruleset)
{
    const bool can_split = ruleset.game != nullptr && ruleset.game->split != nullptr;
    const bool can_join = ruleset.game != nullptr && ruleset.game->join != nullptr;
    m_split->setEnabled(can_split);
    m_join->setEnabled(can_join);
    m_split->setToolTip(can_split ? QString{} : tr("%1 has no rule to split units").arg(translated(ruleset.label)));
    m_join->setToolTip(can_join ? QString{} : tr("%1 has no rule to join units").arg(translated(ruleset.label)));
}

QAction* MainMenu::add(QMenu& menu, const QString& words, const QList<QKeySequence>& keys, void (MainMenu::*asked)())
{
    QAction* action = menu.addAction(words);
    action->setAutoRepeat(false); // a key that is held would end one phase after the other
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, asked);
    return action;
}

void MainMenu::show_books(std::span<const Rulebook> books, std::size_t current)
{
    for (QAction* action : m_books->actions())
        delete action;
    for (std::size_t i = 0; i < books.size(); ++i) {
        auto* action = new QAction{translated(books[i].ruleset->label), m_books};
        action->setCheckable(true);
        action->setChecked(i == current);
        action->setToolTip(translated(books[i].ruleset->edition));
        m_ruleset->insertAction(m_first_ruleset_entry, action);
        connect(action, &QAction::triggered, this, [this, i] { emit ruleset_asked(i); });
    }
}

void MainMenu::offer_languages(const QList<std::pair<QString, QString>>& languages, const QString& in_use)
{
    QMenu* menu = m_view->addMenu(tr("Language"));
    for (const auto& [code, name] : languages) {
        QAction* action = menu->addAction(name);
        action->setCheckable(true);
        action->setChecked(code == in_use);
        connect(action, &QAction::triggered, this, [this, code = code] { emit language_asked(code); });
    }
}

void MainMenu::show_charts(const Ruleset& ruleset, const Action& action)
{
    qDeleteAll(m_charts_of_action);
    m_charts_of_action.clear();
    for (std::size_t i = 0; i < ruleset.charts.size(); ++i) {
        if (std::ranges::find(action.charts, ruleset.charts[i].key) == action.charts.end())
            continue;
        m_charts_of_action << m_charts->addAction(ChartPage::chart_words(ruleset, ruleset.charts[i]));
        connect(m_charts_of_action.back(), &QAction::triggered, this, [this, i] { emit chart_asked(i); });
    }
}

void MainMenu::show_pack(bool open)
{
    m_own_charts->setEnabled(open);
}

QList<std::pair<QString, QString>> MainMenu::keys() const
{
    QList<std::pair<QString, QString>> keys;
    for (const QMenu* menu : {m_action, m_game, m_ruleset, m_charts, m_view, m_help})
        for (const QAction* action : menu->actions()) {
            QStringList words;
            for (const QKeySequence& key : action->shortcuts())
                words << key.toString(QKeySequence::NativeText).replace(QLatin1String{"Return"}, QLatin1String{"Enter"});
            words.removeDuplicates(); // there are two keys of that name
            if (!words.isEmpty())
                keys.emplace_back(words.join(tr(" or ")), action->text().remove(QLatin1Char{'&'}));
        }
    return keys;
}

} // namespace corneta::ui
