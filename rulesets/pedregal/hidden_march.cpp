// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/hidden_march.h"

#include "core/thrown.h"
#include "core/total.h"
#include "rulesets/pedregal/terms.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Then;

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
int part_of(int allowance, std::size_t row, const Cards& cards, corneta::Tale& tale)
{
    corneta::Total total{tale};
    total.start(allowance, {"infantry's allowance"}, section::hidden_movement, corneta::Source::House);
    total.times(cards.hidden_march_part(row));
    total.round_down(section::hidden_movement, corneta::Source::House);
    return total.whole();
}

/// 19.5 B and D: what an active HQ allows at the start of the movement phase.
void tell_boxes(const HiddenMarch& asked, const Cards& cards, corneta::Telling& telling)
{
    if (!asked.hq_active) {
        telling.hands.push_back({"No box is made, and none is revealed at will."});
        return;
    }
    telling.hands.push_back({"As the phase starts boxes may be made and revealed: {0} a side, markers of each {1}, one of them real.",
                             {cards.hidden_box(HiddenBox::Boxes).number(), cards.hidden_box(HiddenBox::Markers).number()}});
    telling.hands.push_back({"A box takes units in or next to a hidden hex: of one U.S. formation, or of any where Scott stands; of one "
                             "Mexican army, or of any where Santa Anna stands. Leaders and HQs inside are inactive."});
    telling.hands.push_back(
        {"Its markers go on or next to that hex; those of units off the map come in when and where the units are due."});
}

} // namespace

const std::span<const corneta::Field> HiddenMarchRules::form = hidden_march_form;
const std::span<const corneta::OutcomeSpec> HiddenMarchRules::outcomes = hidden_march_outcomes;
const std::span<const std::string_view> HiddenMarchRules::charts = hidden_march_charts;

Then HiddenMarchRules::step(const HiddenMarch& asked, HiddenMarchNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    if (asked.hq_active) {
        tale.note(corneta::Op::Start, asked.infantry_allowance, {"infantry's allowance"}, section::hidden_movement, corneta::Source::House);
        tale.note(corneta::Op::Add, 0, {"whole with an active HQ"}, section::hidden_movement);
        now.allowance = asked.infantry_allowance;
        return Then::Done;
    }
    const Cell& die = cards.die(Die::HiddenMarch);
    corneta::Tale deaf{corneta::Listening::No};
    now.allowance = read_thrown(dice, {"hidden march"}, die,
                                [&](int sum) { return part_of(asked.infantry_allowance, cards.hidden_march().band_of(sum), cards, deaf); });
    tale.note(corneta::Op::Start, shown_thrown(dice, die), {"die for the marker's move"}, die);
    part_of(asked.infantry_allowance, cards.hidden_march().band_of(shown_thrown(dice, die)), cards, tale);
    return Then::Done;
}

HiddenMarchEnd HiddenMarchRules::end(const HiddenMarch& /*asked*/, const HiddenMarchNow& now, const Cards& /*cards*/)
{
    return {static_cast<int>(now.allowance)};
}

corneta::Telling HiddenMarchRules::tell(const HiddenMarch& asked, const HiddenMarchEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (end.allowance == 1)
        telling.headline = {"The marker has 1 movement point."};
    else
        telling.headline = {"The marker has {0} movement points.", {end.allowance}};
    telling.hands.push_back({"It stacks with no combat unit and no other marker, not even in passing; leaders and HQs do not count."});
    telling.hands.push_back(
        {"It stays out of hexes where it would be revealed: in sight of or next to an enemy unit, leader, HQ or train."});
    telling.hands.push_back({"It is revealed at once, in any phase, when an enemy moves, retreats or advances so near."});
    telling.hands.push_back({"Units inside recover and take replacements as if they did not move; a leader helps only from the same box."});
    tell_boxes(asked, cards, telling);
    return telling;
}

} // namespace pedregal
