// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/combat/retreat.h"

#include "rulesets/cedar_creek/charts/thrown.h"

#include <algorithm>

namespace cedar_creek {

using corneta::Explanation;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::string_view results_rule = "11.4 Combat Results";

constexpr RefusalSpec no_brigade{"losses", "a brigade of {0} that has lost {1} is no longer there (11.4 Combat Results)"};
constexpr RefusalSpec few_losses{"choice", "a voluntary rout takes {0} step losses at least (7.1 Activation)"};
constexpr RefusalSpec long_way{
    "fronts_crossed", "its way leads through {0} zones at most, the one farther counted where it is crowded (11.4 Combat Results)"};
constexpr std::array retreat_refusals{&no_brigade, &few_losses, &long_way};

int zones_of(const Retreat& inputs, Withdrawal withdrawal, const Charts& charts)
{
    return charts.withdrawal(withdrawal, inputs.mounted ? OfWithdrawal::ZonesMounted : OfWithdrawal::Zones).whole();
}

/// Zones of the longest way that the choice may lead to, with the one farther where it would end crowded.
int longest_way(const Retreat& inputs, const Charts& charts)
{
    const auto zones = [&](Withdrawal withdrawal) { return zones_of(inputs, withdrawal, charts); };
    const int farthest = is_without_roll(inputs.choice)
        ? zones(Withdrawal::VoluntaryRout)
        : std::max({zones(Withdrawal::Orderly), zones(Withdrawal::Disorderly), zones(Withdrawal::Rout)});
    return farthest + charts.retreat_number(RetreatNumber::Crowded).whole();
}

int retreat_total(const Retreat& inputs, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    corneta::Total total{explanation};
    throw_into(total, {"retreat"}, charts.die(Die::Retreat), dice);
    if (inputs.command_bonus)
        total.add(charts.retreat(RetreatModifier::Command));
    if (inputs.side == Side::Union)
        add_of_turn(total, charts.turn(inputs.turn, OfTurn::Retreat), {"Union on turn {0}", inputs.turn});
    if (inputs.fatigue >= charts.retreat_number(RetreatNumber::Fatigue).whole())
        total.add(charts.retreat(RetreatModifier::Fatigue));
    if (inputs.losses >= charts.retreat_number(RetreatNumber::Losses).whole())
        total.add(charts.retreat(RetreatModifier::Losses));
    return total.whole();
}

/// Whether a disorderly retreat is a rout: one of the Union on the first turns, or of a brigade with so much of its strength gone,
/// the point of the retreat counted.
WhyRout why_rout(const Retreat& inputs, const Charts& charts, Explanation& explanation)
{
    if (inputs.side == Side::Union && charts.says_yes(inputs.turn, OfTurn::Rout))
        return WhyRout::Turn;
    corneta::Total enough{explanation};
    enough.start(inputs.strength_at_start, {"strength at the start"}, results_rule);
    enough.times(charts.retreat_number(RetreatNumber::PartLost));
    const corneta::Fraction rout_at = enough.total();
    corneta::Total lost{explanation};
    lost.start(inputs.losses, {"lost before"}, results_rule);
    lost.add(charts.withdrawal(Withdrawal::Disorderly, OfWithdrawal::Losses));
    return lost.total() < rout_at ? WhyRout::No : WhyRout::Strength;
}

/// Points that it loses, as many as it has left at most.
int points_lost(const Retreat& inputs, Withdrawal withdrawal, const Charts& charts, Explanation& explanation)
{
    corneta::Total lost{explanation};
    const Cell& cell = charts.withdrawal(withdrawal, OfWithdrawal::Losses);
    lost.start(cell.number(), {cell.row_spec().label}, cell);
    if (inputs.fronts_crossed > 0 && withdrawal != Withdrawal::Hold)
        lost.add(corneta::Fraction{inputs.fronts_crossed} * charts.retreat_number(RetreatNumber::FrontCrossed).number(),
                 {"zones in an enemy front"}, charts.retreat_number(RetreatNumber::FrontCrossed));
    lost.most(inputs.strength_at_start - inputs.losses, {"no more than it has left"}, results_rule);
    return lost.whole();
}

RetreatEnd ended(const Retreat& inputs, const RetreatState& state, const Charts& charts, Explanation& explanation)
{
    RetreatEnd end{.total = state.total, .withdrawal = Withdrawal::Hold};
    if (is_without_roll(inputs.choice))
        end.withdrawal = Withdrawal::VoluntaryRout;
    if (inputs.choice == HitChoice::Retreat)
        end.withdrawal = static_cast<RetreatRoll>(charts.retreat_results().band_of(state.total)) == RetreatRoll::Orderly
            ? Withdrawal::Orderly
            : Withdrawal::Disorderly;
    if (end.withdrawal == Withdrawal::Disorderly)
        end.why = why_rout(inputs, charts, explanation);
    if (end.why != WhyRout::No)
        end.withdrawal = Withdrawal::Rout;
    end.result = end.withdrawal == Withdrawal::VoluntaryRout ? RetreatResult::Rout : static_cast<RetreatResult>(end.withdrawal);
    end.zones = zones_of(inputs, end.withdrawal, charts);
    end.losses = points_lost(inputs, end.withdrawal, charts, explanation);
    end.routs = end.result == RetreatResult::Rout;
    end.eliminated = inputs.losses + end.losses >= inputs.strength_at_start;
    return end;
}

} // namespace

const std::span<const RefusalSpec* const> RetreatRules::refusals = retreat_refusals;

void RetreatRules::refuse(const Retreat& inputs, const Charts& charts, corneta::Refusals& found)
{
    if (inputs.losses >= inputs.strength_at_start)
        found.add(no_brigade, inputs.strength_at_start, inputs.losses);
    const int least = charts.retreat_number(RetreatNumber::VoluntaryLosses).whole();
    if (inputs.choice == HitChoice::VoluntaryRout && inputs.losses < least)
        found.add(few_losses, least);
    if (inputs.choice != HitChoice::Hold && inputs.fronts_crossed > longest_way(inputs, charts))
        found.add(long_way, longest_way(inputs, charts));
}

Step RetreatRules::step(const Retreat& inputs, RetreatState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    if (inputs.choice == HitChoice::Retreat)
        state.total = retreat_total(inputs, charts, dice, explanation);
    ended(inputs, state, charts, explanation);
    return Step::Finished;
}

RetreatEnd RetreatRules::end(const Retreat& inputs, const RetreatState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return ended(inputs, state, charts, deaf);
}

} // namespace cedar_creek
