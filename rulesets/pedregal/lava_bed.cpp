// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/lava_bed.h"

#include "core/thrown.h"
#include "core/total.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Then;

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
    gives<&LavaBedEnd::enters>({.key = "enters", .label = "enters", .shown = corneta::Shown::AsBars, .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 4> lava_bed_charts{"dice", "lava-bed", "lava-bed-shifts", "lava-bed-cost"};

constexpr RefusalSpec not_mexican{"army", "only U.S. infantry and leaders enter a lava bed"};
constexpr std::array lava_bed_refusals{&not_mexican};

} // namespace

const std::span<const corneta::Field> LavaBedRules::form = lava_bed_form;
const std::span<const corneta::OutcomeSpec> LavaBedRules::outcomes = lava_bed_outcomes;
const std::span<const RefusalSpec* const> LavaBedRules::refusals = lava_bed_refusals;
const std::span<const std::string_view> LavaBedRules::charts = lava_bed_charts;

void LavaBedRules::refuse(const LavaBed& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.army == Army::Mexican)
        found.add(not_mexican);
}

Then LavaBedRules::step(const LavaBed& asked, LavaBedNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    if (asked.mover == Mover::Engineer) {
        tale.note(corneta::Op::Start, 0, {"no die: 19.1 rolls for every mover, but 19.3 lets an engineer alone always enter"},
                  section::engineers);
        return Then::Done;
    }
    const Cell& die = cards.die(Die::LavaBed);
    const Cell& engineer = cards.engineer_in_lava_bed();
    const int shift = asked.engineer ? engineer.whole() : 0;
    now.total = read_thrown(dice, {"lava bed"}, die, [shift](int sum) { return sum + shift; });
    corneta::Total total{tale};
    total.start(shown_thrown(dice, die), {"die for the lava bed"}, die);
    if (asked.engineer)
        total.add(engineer);
    tell_band(cards.lava_bed(), cards.lava_bed().band_of(now.total), tale);
    return Then::Done;
}

LavaBedEnd LavaBedRules::end(const LavaBed& asked, const LavaBedNow& now, const Cards& cards)
{
    const bool rolled_enough = static_cast<Entry>(cards.lava_bed().band_of(now.total)) == Entry::Enters;
    return {static_cast<int>(now.total), asked.mover == Mover::Engineer || rolled_enough};
}

corneta::Telling LavaBedRules::tell(const LavaBed& asked, const LavaBedEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (!end.enters) {
        telling.headline = {"It stays out of the lava bed, and its move ends for this turn."};
        return telling;
    }
    if (const corneta::Fraction cost = cards.lava_bed_cost().number(); cost == corneta::Fraction{1})
        telling.headline = {"It enters the lava bed for 1 movement point."};
    else
        telling.headline = {"It enters the lava bed for {0} movement points.", {cost}};
    if (asked.mover == Mover::Infantry)
        telling.hands.push_back({"It stacks with no other unit there and passes through none; leaders may be with it."});
    else
        telling.hands.push_back({"Moving without a unit, it may pass through one there or stay with it."});
    telling.hands.push_back({"No unit retreats into or through a lava bed, and nobody enters the volcano."});
    return telling;
}

} // namespace pedregal
