// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/automatic/line_map.h"
#include "core/game/forces/scenario.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// The table of one line on which games play themselves.
class TestLineMap : public QObject {
    Q_OBJECT

private slots:
    void whoever_comes_on_is_in_reach_by_the_fifth_turn_data();
    void whoever_comes_on_is_in_reach_by_the_fifth_turn();
    void plays_are_made_over_the_distances_of_the_map();
};

namespace {

constexpr std::uint64_t seeds = 30;

game::Scenario battle(const Rulebook& book, const char* scenario)
{
    return game::scenario_from(book, game::with_options(scenario_statements(*book.ruleset, scenario).value(), {}).value()).value();
}

/// What an entry answers of the inches between those who stand first in its first two roles; nothing where it asks for none.
std::optional<std::pair<int, int>> answered_and_measured(const Rulebook& book, const game::State& state, const game::Entry& entry,
                                                         const game::LineMap& map)
{
    const auto* const play = std::get_if<game::Play>(&entry.command);
    if (play == nullptr || play->roles.size() < 2 || play->follows)
        return std::nullopt;
    const Action& action = *book.ruleset->find_action(play->action);
    const game::Unit* const from = state.find(play->roles[0].units.front());
    const game::Unit* const to = state.find(play->roles[1].units.front());
    for (const Given& given : play->typed) {
        const Field& field = action.form[*index_of(action.form, given.key)];
        if (field.kind == Kind::Number && field.measure == Measure::Inches && !field.is_list() && field.stat.empty())
            return std::pair{game::number_of(given.word), std::clamp(map.distance(state.stage, *from, *to), field.least, field.most)};
    }
    return std::nullopt;
}

} // namespace

void TestLineMap::whoever_comes_on_is_in_reach_by_the_fifth_turn_data()
{
    QTest::addColumn<bool>("has_attacker");
    QTest::addRow("one side comes on") << true;
    QTest::addRow("both come on") << false;
}

void TestLineMap::whoever_comes_on_is_in_reach_by_the_fifth_turn()
{
    QFETCH(bool, has_attacker);
    const Rulebook book = rulebook_with_pack(*all_rulesets()[0]).value();
    const game::Scenario found = battle(book, "buena-vista");
    game::State late = found.start;
    late.stage.turn = 5;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const game::LineMap map{seed, has_attacker ? found.attacker : std::string{}};
        for (const game::Unit& unit : late.units)
            if (unit.kind == "unit" && map.attacks(unit)) {
                QVERIFY(map.is_in_reach(late, unit));
                for (const game::Unit& enemy : late.units)
                    QVERIFY(enemy.side == unit.side
                            || map.distance(late.stage, unit, enemy) < map.distance(found.start.stage, unit, enemy));
            }
    }
}

void TestLineMap::plays_are_made_over_the_distances_of_the_map()
{
    for (const Ruleset* const ruleset : all_rulesets()) {
        const Rulebook book = rulebook_with_pack(*ruleset).value();
        const std::string key = scenario_keys(*ruleset).front();
        const game::Scenario found = battle(book, key.c_str());
        int measured = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            game::AutomaticGame game{book, found.start, found.attacker, seed, false};
            const game::LineMap map{seed, found.attacker};
            for (game::State before = found.start; game.move(); before = game.journal().state())
                if (const auto both = answered_and_measured(book, before, game.journal().entries().back(), map)) {
                    QCOMPARE(both->first, both->second);
                    ++measured;
                }
        }
        qInfo("%s: %d", key.c_str(), measured);
        QVERIFY(measured > 0 || ruleset != all_rulesets()[0]);
    }
}

#include "test_line_map.moc"
