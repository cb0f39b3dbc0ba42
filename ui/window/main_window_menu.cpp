// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_sheet.h"
#include "ui/action/dice_row.h"
#include "ui/balance/balance_page.h"
#include "ui/balance/forecast_page.h"
#include "ui/charts/chart_page.h"
#include "ui/corrections/forces_files.h"
#include "ui/corrections/table_desk.h"
#include "ui/form/form_widget.h"
#include "ui/game/game_desk.h"
#include "ui/look/text_size.h"
#include "ui/manual/manual_page.h"
#include "ui/paper/sheet_page.h"
#include "ui/result/last_result.h"
#include "ui/result/result_panel.h"
#include "ui/widgets/finder.h"
#include "ui/widgets/pages.h"
#include "ui/window/finding_desk.h"
#include "ui/window/free_table.h"
#include "ui/window/game_files.h"
#include "ui/window/game_pages.h"
#include "ui/window/keys_text.h"
#include "ui/window/main_menu.h"
#include "ui/window/main_window.h"

#include <QApplication>

#include <utility>

namespace corneta::ui {

using Menu = MainMenu::Menu;
using When = MainMenu::When;

void MainWindow::fill_game_menu()
{
    const auto add = [this](const QString& words, const QList<QKeySequence>& keys, std::function<void()> does) {
        m_menu->add(Menu::Game, words, keys, std::move(does));
    };
    const auto add_in_games = [this](const QString& words, const QList<QKeySequence>& keys, std::function<void()> does) {
        m_menu->add(Menu::Game, words, keys, std::move(does), When::InGames);
    };
    add(tr("New game..."), {QKeySequence::New}, [this] {
        m_finding->close_codes();
        m_files->choose_scenario();
    });
    add(tr("Open game..."), {QKeySequence::Open}, [this] { m_files->choose_game(); });
    add(tr("Start page"), {Qt::CTRL | Qt::SHIFT | Qt::Key_G}, [this] { show_start(); });
    add(tr("Clear the recent games"), {}, [this] { m_files->forget_recent(); });
    add_in_games(tr("Save as..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_S}, [this] { m_files->choose_elsewhere(*m_desk->game()); });
    add_in_games(tr("Save the report..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_E}, [this] { m_files->choose_report(*m_desk->game()); });
    add(tr("Print..."), {QKeySequence::Print}, [this] { show_print(); });
    add(tr("A game from its printed sheet"), {Qt::CTRL | Qt::SHIFT | Qt::Key_P}, [this] {
        m_typed_sheet->open(m_desk->game());
        m_pages->show_page(*m_typed_sheet);
    });
    add(tr("The club's book"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K}, [this] { show_book(); });
    add_in_games(tr("Close the game"), {}, [this] {
        close_game();
        show_start();
    });
    m_menu->add_separator(Menu::Game);
    add_in_games(tr("Undo"), {QKeySequence::Undo}, [this] { m_desk->undo(); });
    add_in_games(tr("Redo"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, [this] { m_desk->redo(); });
    add_in_games(tr("Next"), {Qt::CTRL | Qt::Key_Space}, [this] { m_desk->open_next(); });
    add_in_games(tr("Type a play by codes"), {Qt::CTRL | Qt::Key_L}, [this] { m_finding->open_codes(); });
    add_in_games(tr("Phase sheet"), {Qt::Key_F12}, [this] { m_game_pages->show_phase_sheet(); });
    add_in_games(tr("The players' view"), {Qt::SHIFT | Qt::Key_F12}, [this] { m_game_pages->show_players_view(); });
    add_in_games(tr("Roll all that are left on the phase sheet"), {Qt::SHIFT | Qt::Key_F5}, [this] { m_game_pages->roll_all(); });
    add_in_games(tr("End the phase"), {Qt::Key_F8}, [this] { m_game_pages->end_phase(); });
    add_in_games(tr("Lay orders and boxes face down"), {Qt::Key_F11}, [this] { m_game_pages->show_hidden(); });
    add_in_games(tr("Orders turned up"), {Qt::CTRL | Qt::SHIFT | Qt::Key_U}, [this] { m_game_pages->show_revealed(); });
    add_in_games(tr("Words before the dice..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_W}, [this] { m_desk->ask_for_words(); });
    add_in_games(tr("The open roll"), {Qt::CTRL | Qt::SHIFT | Qt::Key_R}, [this] { m_desk->show_open_roll(); });
    m_menu->add_separator(Menu::Game);
    fill_table_entries();
    m_menu->add_separator(Menu::Game);
    add_in_games(tr("Go to the list of things to do"), {Qt::CTRL | Qt::Key_1}, [this] { m_desk->focus_sequence(); });
    add_in_games(tr("Go to the forces"), {Qt::CTRL | Qt::Key_2}, [this] { m_desk->focus_forces(); });
    add_in_games(tr("Go to the journal"), {Qt::CTRL | Qt::Key_3}, [this] { m_desk->focus_journal(); });
    m_menu->add_separator(Menu::Game);
    add(tr("Quit"), {Qt::CTRL | Qt::Key_Q}, [this] { close(); });
}

/// The table wins: what the players set right.
void MainWindow::fill_table_entries()
{
    const auto add = [this](const QString& words, const QList<QKeySequence>& keys, std::function<void()> does, When when = When::InGames) {
        m_menu->add(Menu::Game, words, keys, std::move(does), when);
    };
    add(tr("Correct a unit"), {Qt::Key_F2}, [this] { m_table->set_right(); });
    add(tr("Muster"), {Qt::CTRL | Qt::Key_M}, [this] { m_table->muster(); });
    add(tr("Add a unit"), {Qt::CTRL | Qt::Key_Insert, Qt::CTRL | Qt::SHIFT | Qt::Key_I}, [this] { m_table->add_unit(); });
    add(tr("Split a unit"), {}, [this] { m_table->split_unit(); }, When::UnitsSplit);
    add(tr("Join units"), {}, [this] { m_table->join_units(); }, When::UnitsJoin);
    add(tr("Note in the journal"), {Qt::CTRL | Qt::SHIFT | Qt::Key_N}, [this] { m_table->note(); });
    add(tr("Save the forces as CSV..."), {}, [this] { m_table->files().choose_file_to_write(); });
    add(tr("Load forces from CSV..."), {}, [this] { m_table->files().choose_file_to_read(); });
}

void MainWindow::fill_other_menus()
{
    m_menu->add(Menu::Ruleset, tr("Open chart pack..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, [this] { m_books->choose_pack(); });
    m_menu->add(Menu::Ruleset, tr("Close the chart pack"), {}, [this] { m_books->close_pack(); }, When::PackIsOpen);
    m_menu->add(Menu::Ruleset, tr("The balance of a battle"), {Qt::CTRL | Qt::SHIFT | Qt::Key_B}, [this] {
        m_balance->open();
        m_pages->show_page(*m_balance);
    });
    m_menu->add(Menu::Action, tr("Find an action"), {Qt::CTRL | Qt::Key_K, Qt::Key_Slash}, [this] { m_finding->find_action(); });
    m_menu->add(Menu::Action, tr("Find a field"), {Qt::CTRL | Qt::Key_J}, [this] { m_finding->find_field(); });
    m_menu->add_separator(Menu::Action);
    m_menu->add(Menu::Action, tr("Go to the form"), {Qt::Key_F9}, [this] {
        if (m_sheet->isAncestorOf(QApplication::focusWidget()))
            m_sheet->form().open_fold();
        m_pages->bring(*m_sheet);
        m_sheet->focus_form();
    });
    m_menu->add(Menu::Action, tr("Clear the form"), {Qt::CTRL | Qt::Key_R},
                [this] { open_action(*m_sheet->action(), Answers{m_sheet->action()->form}); });
    m_menu->add(Menu::Action, tr("Park the form"), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
                [this] { m_finding->park_form(); });
    m_menu->add(Menu::Action, tr("Bring back a parked form"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Return, Qt::CTRL | Qt::SHIFT | Qt::Key_Enter},
                [this] { m_finding->find_parked(); });
    m_menu->add(Menu::Action, tr("Go to the dice"), {Qt::Key_F3, Qt::CTRL | Qt::Key_D}, [this] {
        if (m_game_pages->focus_dice())
            return;
        show_sheet();
        m_sheet->dice().focus();
    });
    m_menu->add(Menu::Action, tr("Roll"), {Qt::Key_F5}, [this] {
        if (Finder::has_focus())
            return;
        if (!m_game_pages->roll() && m_pages->page_in_hand() == m_sheet)
            m_sheet->dice().roll(); // not a form that nobody sees
    });
    m_menu->add(Menu::Action, tr("Go to the result"), {Qt::Key_F6}, [this] {
        m_pages->bring(*m_sheet);
        m_sheet->result().panel().focus();
    });
    m_menu->add(Menu::Charts, tr("Show the charts"), {Qt::Key_F4}, [this] { m_pages->show_page(*m_charts); });
    m_menu->add_separator(Menu::Charts);
    fill_view_menu();
    m_menu->add(Menu::Help, tr("Manual and keys"), {Qt::Key_F1}, [this] {
        m_manual->open(keys_text(key_groups(m_menu->keys())));
        m_pages->show_page(*m_manual);
    });
    m_menu->show_game(false);
    connect(m_menu, &MainMenu::ruleset_asked, this, &MainWindow::open_ruleset);
    connect(m_menu, &MainMenu::chart_asked, this, [this](std::size_t chart) {
        m_pages->show_page(*m_charts);
        m_charts->show_chart(chart);
    });
}

void MainWindow::fill_view_menu()
{
    const auto add = [this](const QString& words, const QList<QKeySequence>& keys, std::function<void()> does, When when = When::Always) {
        m_menu->add(Menu::View, words, keys, std::move(does), when);
    };
    add(tr("Larger text"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, [this] { m_text_size->enlarge(); });
    add(tr("Smaller text"), {Qt::CTRL | Qt::Key_Minus}, [this] { m_text_size->reduce(); });
    add(tr("Normal text"), {Qt::CTRL | Qt::Key_0}, [this] { m_text_size->reset(); });
    m_menu->add_separator(Menu::View);
    add(tr("Full screen"), {Qt::SHIFT | Qt::Key_F11}, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    add(tr("The mission"), {Qt::CTRL | Qt::SHIFT | Qt::Key_M}, [this] { m_pages->show_mission(m_desk->game()->mission()); }, When::InGames);
    add(
        tr("What the battle may come to"), {Qt::CTRL | Qt::SHIFT | Qt::Key_F},
        [this] {
            m_forecast->open(*m_desk->game(), m_game_pages->declared());
            m_pages->show_page(*m_forecast);
        },
        When::InGames);
    add(tr("Save the forces as a scenario"), {Qt::CTRL | Qt::SHIFT | Qt::Key_A}, [this] { m_table->save_scenario(); }, When::InGames);
    add(tr("Results of this session"), {Qt::Key_F7}, [this] {
        m_free_table->show_results();
        m_pages->show_page(*m_free_table);
    });
}

} // namespace corneta::ui
