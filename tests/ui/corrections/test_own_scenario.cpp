// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/automatic/automatic_game.h"
#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"

#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// A battle of the players' own: set up by keys, saved as a scenario, begun again, played.
class TestOwnScenario : public QObject {
    Q_OBJECT

private slots:
    void forty_units_are_typed_saved_begun_and_play_by_themselves();
    void a_unit_begins_with_the_stats_of_a_typical_one();
    void what_is_wrong_is_said_beside_its_line();
};

namespace {

constexpr int units = 40;

std::ptrdiff_t units_in(const game::State& state)
{
    return std::ranges::count(state.units, "unit", &game::Unit::kind);
}

void open_page(Player& player)
{
    player.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
}

} // namespace

void TestOwnScenario::forty_units_are_typed_saved_begun_and_play_by_themselves()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    for (int number = 1; units_in(player.state()) < units; ++number) {
        const auto before = units_in(player.state());
        player.press(Qt::Key_2, Qt::ControlModifier);
        player.press(number % 2 == 0 ? Qt::Key_End : Qt::Key_Home); // the side of who is in hand
        player.press(Qt::Key_Insert, Qt::ControlModifier);
        player.type(QString{"Battalion %1"}.arg(number).toUtf8().constData());
        player.press(Qt::Key_Return);
        player.press(Qt::Key_Return); // its castings are missing, and the keys are there
        player.type("12");
        player.press(Qt::Key_Return);
        player.press(Qt::Key_Return);
        player.wait();
        QCOMPARE(units_in(player.state()), before + 1);
    }
    open_page(player);
    QVERIFY(player.words("scenario_forces").contains("units"));
    player.type("Our field, 1847\r");
    player.wait();
    const Ruleset& ruleset = *all_rulesets().front();
    QCOMPARE(own_scenario_keys(ruleset), std::vector<std::string>{"our-field-1847"});
    const game::State before = player.state();
    player.create_game("santa-anna", "our-field-1847");
    QCOMPARE(units_in(player.state()), std::ptrdiff_t{units});
    QCOMPARE(player.state().units.size(), before.units.size());
    const ui::OpenGame& game = *player.window().desk().game();
    game::AutomaticGame battle{game.book(), game.state(), game.attacker(), 1, false};
    while (battle.journal().state().stage.turn <= 12 && battle.move()) {}
    qInfo("%d entries", battle.journal().next_number() - 1);
    QVERIFY(battle.journal().next_number() > 200);
}

void TestOwnScenario::a_unit_begins_with_the_stats_of_a_typical_one()
{
    Player player{all_rulesets()};
    player.create_game("santa-anna", "buena-vista-small");
    player.press(Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier); // Ctrl+Insert copies where a line has the keys
    player.type("Arkansas horse");
    auto* pattern = player.window().findChild<QWidget*>("new_pattern");
    for (int i = 0; i < 10 && !pattern->hasFocus(); ++i)
        player.press(Qt::Key_Tab);
    QVERIFY(pattern->hasFocus());
    player.type("kent");
    player.press(Qt::Key_Return);
    player.press(Qt::Key_Return);
    player.wait();
    const game::Unit* const unit = player.state().find("arkansas-horse");
    QVERIFY(unit != nullptr);
    const game::Unit& like = *player.state().find("kentucky-horse");
    for (const char* const stat : {"castings", "arm", "weapon", "melee_weapon", "experience", "mounted", "effectives"})
        QCOMPARE(unit->word(stat), like.word(stat));
}

void TestOwnScenario::what_is_wrong_is_said_beside_its_line()
{
    Player player{all_rulesets()};
    player.create_game("revolucion", "rio-seco");
    open_page(player);
    player.press(Qt::Key_Return);
    QVERIFY(!player.words("new_label_problem").isEmpty());
    player.type("Rio seco");
    player.press(Qt::Key_Return); // there is one of that key
    QVERIFY2(player.words("new_scenario_problem").contains("already"), qPrintable(player.words("new_scenario_problem")));
    player.press(Qt::Key_Escape);
    QVERIFY(own_scenario_keys(*all_rulesets()[1]).empty());
}

#include "test_own_scenario.moc"
