// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/rout_recovery.h"

#include "rulesets/cedar_creek/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::gives;
using corneta::Tale;
using corneta::Then;

namespace {

constexpr std::array results{Option{"routed", "routed"}, Option{"organized", "organized"},
                             Option{"organized-and-step", "organized, a step recovered"}};

constexpr std::array rout_recovery_form{
    asks<&RoutRecovery::side>({.key = "side", .label = "Side", .options = sides, .role = "brigade"}),
    asks<&RoutRecovery::sheridan>(
        {.key = "sheridan", .label = "Sheridan in command", .help = "He counts for the Union alone.", .role = "union", .stat = "sheridan"}),
};
constexpr std::array rout_recovery_outcomes{
    gives<&RoutRecoveryEnd::total>({.key = "total", .label = "total"}),
    gives<&RoutRecoveryEnd::result>({.key = "result",
                                     .label = "result",
                                     .shown = corneta::Shown::AsBars,
                                     .stands_out = corneta::these(Recovery::Organized, Recovery::OrganizedAndStep),
                                     .options = results}),
};
constexpr std::array<std::string_view, 3> rout_recovery_charts{"dice", "rout-recovery", "rout-recovery-modifiers"};

} // namespace

const std::span<const corneta::Field> RoutRecoveryRules::form = rout_recovery_form;
const std::span<const corneta::OutcomeSpec> RoutRecoveryRules::outcomes = rout_recovery_outcomes;
const std::span<const std::string_view> RoutRecoveryRules::charts = rout_recovery_charts;

Then RoutRecoveryRules::step(const RoutRecovery& asked, RoutRecoveryNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    corneta::Total total{tale};
    throw_into(total, {"rout recovery"}, cards.die(Die::RoutRecovery), dice);
    if (asked.side == Side::Union && asked.sheridan)
        total.add(cards.recovery_with_sheridan());
    now.total = total.whole();
    return Then::Done;
}

RoutRecoveryEnd RoutRecoveryRules::end(const RoutRecovery& /*asked*/, const RoutRecoveryNow& now, const Cards& cards)
{
    return {static_cast<int>(now.total), static_cast<Recovery>(cards.rout_recovery().band_of(now.total))};
}

corneta::Telling RoutRecoveryRules::tell(const RoutRecovery& /*asked*/, const RoutRecoveryEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    switch (end.result) {
    case Recovery::Routed: telling.headline = {"The brigade stays routed."}; return telling;
    case Recovery::Organized: telling.headline = {"The brigade is organized again."}; break;
    case Recovery::OrganizedAndStep:
        telling.headline = {"The brigade is organized again and recovers a step."};
        telling.hands.push_back({"Take one of its losses back."});
        break;
    }
    telling.hands.push_back({"Take its rout marker off."});
    return telling;
}

} // namespace cedar_creek
