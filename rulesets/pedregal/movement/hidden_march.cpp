// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/movement/hidden_march.h"

#include "core/action/thrown.h"
#include "core/action/total.h"
#include "rulesets/pedregal/charts/terms.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array hidden_march_form{
    asks<&HiddenMarch::infantry_allowance>({.key = "infantry_allowance",
                                            .label = "Infantry's allowance",
                                            .help = "Movement points of infantry, or its march rate.",
                                            .start = 6,
                                            .role = "marker"}),
    asks<&HiddenMarch::hq_active>({.key = "hq_active", .label = "HQ active", .role = "army", .stat = "hq_active"}),
};
constexpr std::array hidden_march_outcomes{
    gives<&HiddenMarchEnd::allowance>({.key = "allowance", .label = "allowance", .shown = corneta::Shown::AsBars}),
};
constexpr std::array<std::string_view, 3> hidden_march_charts{"dice", "hidden-march", "hidden-boxes"};

/// The part of the allowance in a row of the chart, rounded down.
int part_of(int allowance, std::size_t row, const Charts& charts, corneta::Explanation& explanation)
{
    corneta::Total total{explanation};
    total.start(allowance, {"infantry's allowance"}, section::hidden_movement, corneta::Source::House);
    total.times(charts.hidden_march_part(row));
    total.round_down(section::hidden_movement, corneta::Source::House);
    return total.whole();
}

/// 19.5 B and D: what an active HQ allows at the start of the movement phase.
void announce_boxes(const HiddenMarch& inputs, const Charts& charts, corneta::Announcement& announcement)
{
    if (!inputs.hq_active) {
        announcement.instructions.push_back({"No box is made, and none is revealed at will."});
        return;
    }
    announcement.instructions.push_back(
        {"As the phase starts boxes may be made and revealed: {0} a side, markers of each {1}, one of them real.",
         {charts.hidden_box(HiddenBox::Boxes).number(), charts.hidden_box(HiddenBox::Markers).number()}});
    announcement.instructions.push_back(
        {"A box takes units in or next to a hidden hex: of one U.S. formation, or of any where Scott stands; of one "
         "Mexican army, or of any where Santa Anna stands. Leaders and HQs inside are inactive."});
    announcement.instructions.push_back(
        {"Its markers go on or next to that hex; those of units off the map come in when and where the units are due."});
}

} // namespace

const std::span<const corneta::Field> HiddenMarchRules::form = hidden_march_form;
const std::span<const corneta::OutcomeSpec> HiddenMarchRules::outcomes = hidden_march_outcomes;
const std::span<const std::string_view> HiddenMarchRules::reads = hidden_march_charts;

Step HiddenMarchRules::step(const HiddenMarch& inputs, HiddenMarchState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    if (inputs.hq_active) {
        explanation.note(corneta::Op::Start, inputs.infantry_allowance, {"infantry's allowance"}, section::hidden_movement,
                         corneta::Source::House);
        explanation.note(corneta::Op::Add, 0, {"whole with an active HQ"}, section::hidden_movement);
        state.allowance = inputs.infantry_allowance;
        return Step::Finished;
    }
    const Cell& die = charts.die(Die::HiddenMarch);
    corneta::Explanation deaf{corneta::Listening::No};
    state.allowance = read_thrown(dice, {"hidden march"}, die, [&](int sum) {
        return part_of(inputs.infantry_allowance, charts.hidden_march().band_of(sum), charts, deaf);
    });
    explanation.note(corneta::Op::Start, shown_thrown(dice, die), {"die for the marker's move"}, die);
    part_of(inputs.infantry_allowance, charts.hidden_march().band_of(shown_thrown(dice, die)), charts, explanation);
    return Step::Finished;
}

HiddenMarchEnd HiddenMarchRules::end(const HiddenMarch& /*inputs*/, const HiddenMarchState& state, const Charts& /*charts*/)
{
    return {static_cast<int>(state.allowance)};
}

corneta::Announcement HiddenMarchRules::announce(const HiddenMarch& inputs, const HiddenMarchEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (end.allowance == 1)
        announcement.headline = {"The marker has 1 movement point."};
    else
        announcement.headline = {"The marker has {0} movement points.", {end.allowance}};
    announcement.instructions.push_back(
        {"It stacks with no combat unit and no other marker, not even in passing; leaders and HQs do not count."});
    announcement.instructions.push_back(
        {"It stays out of hexes where it would be revealed: in sight of or next to an enemy unit, leader, HQ or train."});
    announcement.instructions.push_back({"It is revealed at once, in any phase, when an enemy moves, retreats or advances so near."});
    announcement.instructions.push_back(
        {"Units inside recover and take replacements as if they did not move; a leader helps only from the same box."});
    announce_boxes(inputs, charts, announcement);
    return announcement;
}

} // namespace pedregal
