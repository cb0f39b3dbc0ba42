// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/scenarios.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/play/duties.h"
#include "core/game/play/objections.h"
#include "core/game/play/offered.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/random_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>
#include <set>
#include <utility>

using namespace corneta;

/// Whatever is played: who is idle is there and can do it, parts are counts, sides stand.
class TestTrackerRandomGames : public QObject {
    Q_OBJECT
private slots:
    void what_the_tracker_tells_fits_the_state_data();
    void what_the_tracker_tells_fits_the_state();
    void who_is_idle_in_a_battle_can_act_data() { what_the_tracker_tells_fits_the_state_data(); }
    void who_is_idle_in_a_battle_can_act();
};

namespace {

const int games = scaled(50, 3);          // of each of the four rulesets
const unsigned battles = scaled(25U, 1U); // of each scenario
constexpr int commands = 50;

/// What may lie face down, by the words of its stat; none where it is any words.
std::vector<std::string> words_of(const Ruleset& ruleset, const game::HiddenSpec& hidden)
{
    std::vector<std::string> words;
    for (const game::StatSpec& stat : ruleset.game->stats)
        for (const Option& option : stat.field.key == hidden.stat ? stat.field.options : std::span<const Option>{})
            words.emplace_back(option.word);
    return words;
}

/// What is wrong with who is idle; "" when nothing is. `told` hears of each.
std::string wrong_idle(const Rulebook& book, const game::State& state, int& told)
{
    const Ruleset& ruleset = *book.ruleset;
    std::set<std::pair<std::string, std::string>> known;
    for (const game::Idle& idle : game::waiting_units(state, book)) {
        ++told;
        const game::Unit* const unit = state.find(idle.unit);
        const std::string words = idle.unit + " " + text(idle.why);
        if (unit == nullptr || unit->key != idle.unit)
            return words + ": no such unit";
        if (game::is_gone(*unit, book))
            return words + ", but it is gone";
        if (!known.emplace(idle.unit, text(idle.why)).second)
            return words + ": told twice";
        if (idle.action.empty())
            continue;
        const Action* const action = ruleset.find_action(idle.action);
        if (action == nullptr)
            return words + ": no action " + std::string{idle.action};
        if (!action->phases.empty() && std::ranges::find(action->phases, state.stage.phase) == action->phases.end())
            return words + ": not in this phase";
        const auto roles = game::roles_of(ruleset, *action);
        if (!idle.role.empty() && std::ranges::find(roles, idle.role) == roles.end())
            return words + ": no role " + std::string{idle.role};
        if (!idle.role.empty() && !game::stands_in(ruleset, idle.role, unit->kind))
            return words + ": no " + unit->kind + " stands there";
        if (game::must_follow(state, idle.action, idle.unit))
            return words + ": it must follow";
        if (!idle.role.empty() && ruleset.game->duties != nullptr
            && game::halting(*ruleset.game->duties, state, *book.typed_charts).empty()) {
            Problems problems;
            const game::Roles seated{{std::string{idle.role}, {idle.unit}}};
            game::object_by_rules(state, {.action = std::string{idle.action}, .roles = seated}, problems, book);
            std::erase_if(problems, [&](const Problem& problem) { return problem.where != idle.role; });
            if (!problems.empty())
                return words + ", but " + text(problems.front());
        }
    }
    return {};
}

std::string wrong_seen(const Rulebook& book, const game::State& state)
{
    const Ruleset& ruleset = *book.ruleset;
    for (const game::Unit& unit : state.units) {
        int sum = 0;
        for (const game::CountedPart& part : ruleset.game->summary(unit, state, book).parts) {
            sum += part.number;
            if (part.number < 0)
                return unit.key + ": below 0 are " + std::string{part.label};
        }
        if (unit.kind != "unit" && sum != 0)
            return unit.key + ": parts of no unit";
        ruleset.game->gives_way(unit, book);
    }
    return {};
}

std::string wrong_standing(const Rulebook& book, const game::State& state)
{
    const auto standing = book.ruleset->game->standing(state, book);
    std::set<std::string> sides;
    for (const game::Standing& one : standing) {
        const game::Unit* const side = state.find(one.side);
        if (side == nullptr || side->kind != "side" || !sides.insert(one.side).second)
            return one.side + ": no side, or twice";
        if (text(one.words).empty())
            return one.side + ": no words";
    }
    return standing.size() == 2 ? "" : "not both sides";
}

} // namespace

void TestTrackerRandomGames::what_the_tracker_tells_fits_the_state_data()
{
    QTest::addColumn<int>("ruleset");
    for (std::size_t i = 0; i < all_rulesets().size(); ++i)
        QTest::addRow("%s", std::string{all_rulesets()[i]->key}.c_str()) << static_cast<int>(i);
}

void TestTrackerRandomGames::what_the_tracker_tells_fits_the_state()
{
    QFETCH(int, ruleset);
    const Ruleset& known = *all_rulesets()[static_cast<std::size_t>(ruleset)];
    const auto scenarios = scenarios_of(known);
    QVERIFY(scenarios && !scenarios->empty());
    int told = 0;
    for (int number = 0; number < games; ++number) {
        RandomGame game{known, scenarios->front().key, static_cast<unsigned>(number + 1)};
        for (const game::HiddenSpec& hidden : known.game->hidden) // orders as if they had been laid and turned up
            if (const auto words = words_of(known, hidden); hidden.kind == "unit" && !words.empty())
                game.deal(std::string{hidden.stat}, words);
        for (int i = 0; i < commands; ++i) {
            const game::State& state = game.journal().state();
            QCOMPARE(q(wrong_idle(game.book(), state, told)), "");
            QCOMPARE(q(wrong_seen(game.book(), state)), "");
            QCOMPARE(q(wrong_standing(game.book(), state)), "");
            game.give();
        }
    }
    qInfo("%d idle", told);
    QVERIFY(told > games);
}

void TestTrackerRandomGames::who_is_idle_in_a_battle_can_act()
{
    QFETCH(int, ruleset);
    const Ruleset& known = *all_rulesets()[static_cast<std::size_t>(ruleset)];
    const auto scenarios = scenarios_of(known);
    QVERIFY(scenarios);
    int told = 0;
    int states = 0;
    for (const game::Scenario& scenario : *scenarios)
        for (unsigned seed = 1; seed <= battles; ++seed) {
            const KeptGame begun{known, scenario.key};
            game::AutomaticGame played{begun.book(), begun.journal().state(), {}, seed, false};
            do {
                ++states;
                QCOMPARE(q(wrong_idle(begun.book(), played.journal().state(), told)), "");
            } while (played.move());
            QCOMPARE(q(joined(played.stuck())), "");
        }
    qInfo("%d states, %d idle", states, told);
    QVERIFY(told > states / 10);
}

#include "test_tracker_random_games.moc"
