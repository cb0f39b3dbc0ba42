// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/movement/lava_bed.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

/// Counts as the rows of the chart `lava-bed` do.
enum class Entry : std::uint8_t { Stops, Enters };

constexpr std::array movers{Option{"infantry", "infantry"}, Option{"leader", "leader alone"}, Option{"engineer", "engineer alone"}};

constexpr std::array lava_bed_form{
    asks<&LavaBed::mover>({.key = "mover", .label = "Mover", .options = movers, .role = "unit", .stat = "arm"}),
    asks<&LavaBed::army>({.key = "army", .label = "Army", .options = armies, .role = "unit", .stat = "army"}),
    asks<&LavaBed::engineer>(
        {.key = "engineer", .label = "With an engineer", .help = "An engineer travels with the infantry or the leader.", .role = "unit"}),
};
constexpr std::array lava_bed_outcomes{
    gives<&LavaBedEnd::total>({.key = "total", .label = "total"}),
    gives<&LavaBedEnd::enters>({.key = "enters", .label = "enters", .shown = corneta::Shown::AsBars, .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 4> lava_bed_charts{"dice", "lava-bed", "lava-bed-shifts", "lava-bed-cost"};

constexpr RefusalSpec not_mexican{"army", "only U.S. infantry and leaders enter a lava bed"};
constexpr std::array lava_bed_refusals{&not_mexican};

} // namespace

const std::span<const corneta::Field> LavaBedRules::form = lava_bed_form;
const std::span<const corneta::OutcomeSpec> LavaBedRules::outcomes = lava_bed_outcomes;
const std::span<const RefusalSpec* const> LavaBedRules::refusals = lava_bed_refusals;
const std::span<const std::string_view> LavaBedRules::reads = lava_bed_charts;

void LavaBedRules::refuse(const LavaBed& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.army == Army::Mexican)
        found.add(not_mexican);
}

Step LavaBedRules::step(const LavaBed& inputs, LavaBedState& state, const Charts& charts, corneta::Dice& dice,
                        corneta::Explanation& explanation)
{
    if (inputs.mover == Mover::Engineer) {
        explanation.note(corneta::Op::Start, 0, {"no die: 19.1 rolls for every mover, but 19.3 lets an engineer alone always enter"},
                         section::engineers);
        return Step::Finished;
    }
    const Cell& die = charts.die(Die::LavaBed);
    const Cell& engineer = charts.engineer_in_lava_bed();
    const int shift = inputs.engineer ? engineer.whole() : 0;
    state.total = read_thrown(dice, {"lava bed"}, die, [shift](int sum) { return sum + shift; });
    corneta::Total total{explanation};
    total.start(shown_thrown(dice, die), {"die for the lava bed"}, die);
    if (inputs.engineer)
        total.add(engineer);
    explain_band(charts.lava_bed(), charts.lava_bed().band_of(state.total), explanation);
    return Step::Finished;
}

LavaBedEnd LavaBedRules::end(const LavaBed& inputs, const LavaBedState& state, const Charts& charts)
{
    const bool rolled_enough = static_cast<Entry>(charts.lava_bed().band_of(state.total)) == Entry::Enters;
    return {static_cast<int>(state.total), inputs.mover == Mover::Engineer || rolled_enough};
}

corneta::Announcement LavaBedRules::announce(const LavaBed& inputs, const LavaBedEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (!end.enters) {
        announcement.headline = {"It stays out of the lava bed, and its move ends for this turn."};
        return announcement;
    }
    if (const corneta::Fraction cost = charts.lava_bed_cost().number(); cost == corneta::Fraction{1})
        announcement.headline = {"It enters the lava bed for 1 movement point."};
    else
        announcement.headline = {"It enters the lava bed for {0} movement points.", {cost}};
    if (inputs.mover == Mover::Infantry)
        announcement.instructions.push_back({"It stacks with no other unit there and passes through none; leaders may be with it."});
    else
        announcement.instructions.push_back({"Moving without a unit, it may pass through one there or stay with it."});
    announcement.instructions.push_back({"No unit retreats into or through a lava bed, and nobody enters the volcano."});
    return announcement;
}

} // namespace pedregal
