// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/look/pages.h"

#include "rulesets/all_rulesets.h"
#include "tests/ui/book/golden_book.h"
#include "tests/ui/hidden/chips.h"
#include "tests/ui/phase_sheet/sheet_player.h"
#include "ui/balance/balance_page.h"
#include "ui/balance/forecast_page.h"
#include "ui/charts/effect_panel.h"
#include "ui/paper/print_page.h"
#include "ui/players/players_view.h"

#include <QTableWidget>
#include <QTest>

#include <span>

using namespace corneta;

namespace {

struct Page {
    const char* name;
    void (*open)(Player&);
};

void press(Player& player, QKeyCombination keys)
{
    player.press(keys.key(), keys.keyboardModifiers());
}

void type_fire(Player& player)
{
    player.press(Qt::Key_L, Qt::ControlModifier);
    player.type("fire k1 m3 4\r");
}

/// A cell of the Combat Effects Chart, wrong in the next one, once the change is counted.
void type_card(Player& player)
{
    player.press(Qt::Key_F4);
    player.type("combat");
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Home, Qt::ControlModifier);
    for (int row = 0; row < 4; ++row)
        player.press(Qt::Key_Down);
    player.type("3\r");
    while (!player.window().findChild<ui::EffectPanel*>()->is_idle())
        QTest::qWait(1);
    player.type("123");
}

/// A few battles by two sets of charts.
void count_battles(Player& player)
{
    press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Tab);
    player.press(Qt::Key_Down);
    player.press(Qt::Key_Tab);
    player.type("4\r");
    while (!player.window().findChild<ui::BalancePage*>()->is_idle())
        QTest::qWait(1);
}

/// So many entries down the list of what can be printed, once its pages are set.
void print(Player& player, int down)
{
    press(player, Qt::CTRL | Qt::Key_P);
    for (int i = 0; i < down; ++i)
        player.press(Qt::Key_Down);
    while (!player.window().findChild<ui::PrintPage*>()->is_idle())
        QTest::qWait(1);
}

constexpr Page without_a_game[]{
    {"start", [](Player& player) { press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_G); }},
    {"new-game",
     [](Player& player) {
         press(player, Qt::CTRL | Qt::Key_N);
         player.type("army\r");
     }},
    {"form", [](Player& player) { player.open_action("fire"); }},
    {"rolled", [](Player& player) { press(player, Qt::Key_F5); }},
    {"results", [](Player& player) { press(player, Qt::Key_F7); }},
    {"balance", count_battles},
    {"print-charts", [](Player& player) { print(player, 0); }},
    {"typed-sheet",
     [](Player& player) {
         press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_P);
         player.type("AABN 9ZDH 2AJ2 BM76 AANB\rABBB UMBA AATH\r");
     }},
    {"card-typed", type_card},
};

constexpr Page of_a_battle[]{
    {"fire-typed", type_fire},
    {"fire-settled",
     [](Player& player) {
         type_fire(player);
         player.type("\r18\r"); // the rest as usual
     }},
    {"working",
     [](Player& player) {
         press(player, Qt::Key_F6);
         press(player, Qt::Key_F6);
     }},
    {"forces-known",
     [](Player& player) {
         type_fire(player);
         press(player, Qt::Key_F9);
         press(player, Qt::Key_F9);
     }},
    {"phase-sheet",
     [](Player& player) {
         open_sheet(player);
         player.type("m13\rm19\rm3");
         wait_for_sheet(player);
     }},
    {"end-of-phase", [](Player& player) { press(player, Qt::Key_F8); }},
    {"to-do", [](Player& player) { press(player, Qt::CTRL | Qt::Key_1); }},
    {"forces", [](Player& player) { press(player, Qt::CTRL | Qt::Key_2); }},
    {"set-right",
     [](Player& player) {
         press(player, Qt::CTRL | Qt::Key_2);
         player.type("K");
         press(player, Qt::Key_F2);
     }},
    {"muster",
     [](Player& player) {
         press(player, Qt::CTRL | Qt::Key_M);
         player.type("\r");
     }},
    {"new-unit", [](Player& player) { press(player, Qt::CTRL | Qt::Key_Insert); }},
    {"forecast",
     [](Player& player) {
         press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_F);
         auto& page = *player.window().findChild<ui::ForecastPage*>();
         while (page.findChild<QTableWidget*>() == nullptr)
             QTest::qWait(1);
         page.stop();
     }},
    {"own-scenario",
     [](Player& player) {
         press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_A);
         player.type("Our field, 1847");
     }},
    {"note", [](Player& player) { press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_N); }},
    {"print-rosters", [](Player& player) { print(player, 0); }},
    {"print-state", [](Player& player) { print(player, 1); }},
    {"mission", [](Player& player) { press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_M); }},
    {"charts", [](Player& player) { press(player, Qt::Key_F4); }},
    {"keys", [](Player& player) { press(player, Qt::Key_F1); }},
    {"manual",
     [](Player& player) {
         press(player, Qt::Key_F1);
         player.type("F11 M1"); // stand in every language
     }},
    {"journal", [](Player& player) { press(player, Qt::CTRL | Qt::Key_3); }},
    {"ruling",
     [](Player& player) {
         press(player, Qt::CTRL | Qt::Key_3);
         press(player, Qt::Key_End);
         press(player, Qt::Key_Return);
     }},
};

void walk(Player& player, std::span<const Page> several, const Look& look)
{
    for (const Page& page : several) {
        page.open(player);
        player.wait();
        look(page.name, player, player.window());
        player.press(Qt::Key_Escape);
        player.press(Qt::Key_Escape);
    }
}

void lay_orders(Player& player, const Look& look)
{
    const auto see = [&](const char* page) {
        player.wait();
        look(page, player, player.window());
    };
    begin_plateau(player);
    player.press(Qt::Key_F11);
    see("curtain");
    player.press(Qt::Key_Escape);
    ::look(player, us_points);
    player.type("m");
    see("lay-orders");
    player.type("hfc");
    player.press(Qt::Key_Return, Qt::ControlModifier);
    player.wait();
    lay(player, mexican_points, mexican_chips);
    player.press(Qt::Key_Return);
    see("left-out");
    player.type("1\r1\r");
    see("reveal");
}

void fight(Player& player, const Look& look)
{
    begin_first_fire_with_orders(player);
    player.wait();
    walk(player, of_a_battle, look);
    player.press(Qt::Key_F12, Qt::ShiftModifier);
    auto& view = *player.window().findChild<ui::PlayersView*>();
    view.showNormal();
    view.resize(player.window().size());
    player.wait();
    look("players-view", player, view);
    view.close();
}

void keep_book(Player& player, const Look& look)
{
    press(player, Qt::CTRL | Qt::SHIFT | Qt::Key_K);
    player.wait();
    look("no-book", player, player.window());
    const QTemporaryDir folder;
    player.window().open_game(golden_book(folder));
    player.wait();
    look("book", player, player.window());
}

} // namespace

void walk_pages(const QSize& size, int percent, const Look& look)
{
    const auto walk_one = [&](const auto& walk) {
        Player player{all_rulesets(), percent};
        player.window().resize(size);
        walk(player, look);
    };
    walk_one([](Player& player, const Look& at) { walk(player, without_a_game, at); });
    walk_one(lay_orders);
    walk_one(fight);
    walk_one(keep_book);
}
