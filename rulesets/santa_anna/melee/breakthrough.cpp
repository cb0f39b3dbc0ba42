// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/breakthrough.h"

#include "core/action/thrown.h"
#include "core/action/total.h"
#include "rulesets/santa_anna/fire/fire.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Does;
using corneta::Explanation;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::string_view breakthrough_rule = "Cavalry: Cavalry Breakthrough";
constexpr std::size_t stragglers_column = 2;

constexpr std::array breakthrough_form{
    asks<&Breakthrough::experience>({.key = "attacker_experience",
                                     .label = "Experience",
                                     .start = 2,
                                     .options = experiences,
                                     .role = "attacker",
                                     .stat = "experience"}),
    asks<&Breakthrough::effectives>({.key = "attacker_effectives",
                                     .label = "Effectives",
                                     .measure = corneta::Measure::Castings,
                                     .start = 12,
                                     .role = "attacker",
                                     .stat = "effectives"}),
    asks<&Breakthrough::stragglers>({.key = "attacker_stragglers",
                                     .label = "Stragglers",
                                     .measure = corneta::Measure::Castings,
                                     .role = "attacker",
                                     .stat = "stragglers"}),
    asks<&Breakthrough::enemy_in_reach>(
        {.key = "enemy_in_reach",
         .label = "Enemy in reach",
         .help = "An enemy stands within 30 degrees of its line, near enough to charge. Without one it breaks through instead."}),
    asks<&Breakthrough::already_this_turn>({.key = "already_this_turn",
                                            .label = "Rolled this turn already",
                                            .help = "Cavalry that wins a second melee in a turn does not roll again.",
                                            .role = "attacker",
                                            .stat = "broke_through_this_turn"}),
};
constexpr std::array breakthrough_outcomes{
    gives<&BreakthroughEnd::result>({.key = "result", .label = "result", .shown = corneta::Shown::AsBars, .options = onwards}),
    gives<&BreakthroughEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .role = "attacker", .stat = "stragglers", .does = Does::Add}),
    gives<&BreakthroughEnd::breaks>({.key = "breaks",
                                     .label = "cavalry breaks",
                                     .highlighted = corneta::these(true),
                                     .role = "attacker",
                                     .stat = "broken",
                                     .does = Does::Marker}),
};
constexpr std::array<std::string_view, 4> breakthrough_charts{"dice", "breakthrough", "breakthrough-results", "arcs"};

constexpr RefusalSpec second_time{"already_this_turn", "cavalry rolls for a breakthrough once a turn"};
constexpr std::array breakthrough_refusals{&second_time};

const Cell& straggler_dice(Onward onward, const Charts& charts)
{
    return charts.morale().breakthrough_results().at(onward, stragglers_column);
}

} // namespace

Onward onward(Experience experience, bool enemy_in_reach, const Charts& all_charts, corneta::Dice& dice, Explanation& explanation)
{
    const MoraleCharts& charts = all_charts.morale();
    const corneta::Chart& results = charts.breakthrough_results();
    const Cell& shift = charts.breakthrough(experience);
    const Cell& die = charts.die(MoraleCharts::Die::Breakthrough);
    const auto result_of = [&](int thrown) {
        const auto result = static_cast<Onward>(results.band_of(thrown + shift.whole()));
        return result == Onward::Charge && !enemy_in_reach ? Onward::Breakthrough : result;
    };
    const auto result =
        static_cast<Onward>(read_thrown(dice, {"breakthrough"}, die, [&](int sum) { return static_cast<int>(result_of(sum)); }));
    if (explanation.listens()) {
        corneta::Total total{explanation};
        total.start(shown_thrown(dice, die), {"die for the breakthrough"}, die);
        total.add(shift);
        const std::size_t row = results.band_of(total.whole());
        if (static_cast<Onward>(row) == result)
            explain_band(results, row, explanation);
        else
            explain_band(results, row, explanation, {"lowest total for a charge, without an enemy in reach a breakthrough"},
                         {"highest total for a charge, without an enemy in reach a breakthrough"});
    }
    return result;
}

bool straggles(Onward onward, const Charts& charts)
{
    return !straggler_dice(onward, charts).empty();
}

int onward_stragglers(Onward onward, int effectives, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& cell = straggler_dice(onward, charts);
    const auto told = [&](int sum, Explanation& to) {
        corneta::Total total{to};
        total.start(std::max(0, sum), {"stragglers of the breakthrough"}, cell);
        total.most(effectives, {"no more effectives to straggle"}, breakthrough_rule);
        return total.whole();
    };
    Explanation deaf{corneta::Listening::No};
    const int stragglers = read_thrown(dice, {"breakthrough stragglers"}, cell, [&](int sum) { return told(sum, deaf); });
    if (explanation.listens())
        told(shown_thrown(dice, cell), explanation);
    return stragglers;
}

const std::span<const corneta::Field> BreakthroughRules::form = breakthrough_form;
const std::span<const corneta::OutcomeSpec> BreakthroughRules::outcomes = breakthrough_outcomes;
const std::span<const RefusalSpec* const> BreakthroughRules::refusals = breakthrough_refusals;
const std::span<const std::string_view> BreakthroughRules::reads = breakthrough_charts;

void BreakthroughRules::refuse(const Breakthrough& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.already_this_turn)
        found.add(second_time);
}

Step BreakthroughRules::step(const Breakthrough& inputs, BreakthroughState& state, const Charts& charts, corneta::Dice& dice,
                             Explanation& explanation)
{
    if (state.links_done++ == 0) {
        state.result = onward(inputs.experience, inputs.enemy_in_reach, charts, dice, explanation);
        return straggles(state.result, charts) ? Step::Continue : Step::Finished;
    }
    state.stragglers = static_cast<std::int16_t>(onward_stragglers(state.result, inputs.effectives, charts, dice, explanation));
    return Step::Finished;
}

BreakthroughEnd BreakthroughRules::end(const Breakthrough& inputs, const BreakthroughState& state, const Charts& /*charts*/)
{
    const bool was_broken = is_broken(inputs.effectives, inputs.stragglers);
    const bool is_broken_now = is_broken(inputs.effectives - state.stragglers, inputs.stragglers + state.stragglers);
    return {state.result, state.stragglers, !was_broken && is_broken_now};
}

} // namespace santa_anna
