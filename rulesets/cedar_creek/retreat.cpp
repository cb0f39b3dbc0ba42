// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/retreat.h"

#include "rulesets/cedar_creek/thrown.h"

#include <algorithm>

namespace cedar_creek {

using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

namespace {

constexpr std::string_view results_rule = "11.4 Combat Results";

constexpr RefusalSpec no_brigade{"losses", "a brigade of {0} that has lost {1} is no longer there (11.4 Combat Results)"};
constexpr RefusalSpec few_losses{"choice", "a voluntary rout takes {0} step losses at least (7.1 Activation)"};
constexpr RefusalSpec long_way{
    "fronts_crossed", "its way leads through {0} zones at most, the one farther counted where it is crowded (11.4 Combat Results)"};
constexpr std::array retreat_refusals{&no_brigade, &few_losses, &long_way};

int zones_of(const Retreat& asked, Withdrawal withdrawal, const Cards& cards)
{
    return cards.withdrawal(withdrawal, asked.mounted ? OfWithdrawal::ZonesMounted : OfWithdrawal::Zones).whole();
}

/// Zones of the longest way that the choice may lead to, with the one farther where it would end crowded.
int longest_way(const Retreat& asked, const Cards& cards)
{
    const auto zones = [&](Withdrawal withdrawal) { return zones_of(asked, withdrawal, cards); };
    const int farthest = is_without_roll(asked.choice)
        ? zones(Withdrawal::VoluntaryRout)
        : std::max({zones(Withdrawal::Orderly), zones(Withdrawal::Disorderly), zones(Withdrawal::Rout)});
    return farthest + cards.retreat_number(RetreatNumber::Crowded).whole();
}

int retreat_total(const Retreat& asked, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    corneta::Total total{tale};
    throw_into(total, {"retreat"}, cards.die(Die::Retreat), dice);
    if (asked.command_bonus)
        total.add(cards.retreat(RetreatModifier::Command));
    if (asked.side == Side::Union)
        add_of_turn(total, cards.turn(asked.turn, OfTurn::Retreat), {"Union on turn {0}", asked.turn});
    if (asked.fatigue >= cards.retreat_number(RetreatNumber::Fatigue).whole())
        total.add(cards.retreat(RetreatModifier::Fatigue));
    if (asked.losses >= cards.retreat_number(RetreatNumber::Losses).whole())
        total.add(cards.retreat(RetreatModifier::Losses));
    return total.whole();
}

/// Whether a disorderly retreat is a rout: one of the Union on the first turns, or of a brigade with so much of its strength gone,
/// the point of the retreat counted.
WhyRout why_rout(const Retreat& asked, const Cards& cards, Tale& tale)
{
    if (asked.side == Side::Union && cards.says_yes(asked.turn, OfTurn::Rout))
        return WhyRout::Turn;
    corneta::Total enough{tale};
    enough.start(asked.strength_at_start, {"strength at the start"}, results_rule);
    enough.times(cards.retreat_number(RetreatNumber::PartLost));
    const corneta::Fraction rout_at = enough.total();
    corneta::Total lost{tale};
    lost.start(asked.losses, {"lost before"}, results_rule);
    lost.add(cards.withdrawal(Withdrawal::Disorderly, OfWithdrawal::Losses));
    return lost.total() < rout_at ? WhyRout::No : WhyRout::Strength;
}

/// Points that it loses, as many as it has left at most.
int points_lost(const Retreat& asked, Withdrawal withdrawal, const Cards& cards, Tale& tale)
{
    corneta::Total lost{tale};
    const Cell& cell = cards.withdrawal(withdrawal, OfWithdrawal::Losses);
    lost.start(cell.number(), {cell.row_spec().label}, cell);
    if (asked.fronts_crossed > 0 && withdrawal != Withdrawal::Hold)
        lost.add(corneta::Fraction{asked.fronts_crossed} * cards.retreat_number(RetreatNumber::FrontCrossed).number(),
                 {"zones in an enemy front"}, cards.retreat_number(RetreatNumber::FrontCrossed));
    lost.most(asked.strength_at_start - asked.losses, {"no more than it has left"}, results_rule);
    return lost.whole();
}

RetreatEnd ended(const Retreat& asked, const RetreatNow& now, const Cards& cards, Tale& tale)
{
    RetreatEnd end{.total = now.total, .withdrawal = Withdrawal::Hold};
    if (is_without_roll(asked.choice))
        end.withdrawal = Withdrawal::VoluntaryRout;
    if (asked.choice == HitChoice::Retreat)
        end.withdrawal = static_cast<RetreatRoll>(cards.retreat_results().band_of(now.total)) == RetreatRoll::Orderly
            ? Withdrawal::Orderly
            : Withdrawal::Disorderly;
    if (end.withdrawal == Withdrawal::Disorderly)
        end.why = why_rout(asked, cards, tale);
    if (end.why != WhyRout::No)
        end.withdrawal = Withdrawal::Rout;
    end.result = end.withdrawal == Withdrawal::VoluntaryRout ? RetreatResult::Rout : static_cast<RetreatResult>(end.withdrawal);
    end.zones = zones_of(asked, end.withdrawal, cards);
    end.losses = points_lost(asked, end.withdrawal, cards, tale);
    end.routs = end.result == RetreatResult::Rout;
    end.eliminated = asked.losses + end.losses >= asked.strength_at_start;
    return end;
}

} // namespace

const std::span<const RefusalSpec* const> RetreatRules::refusals = retreat_refusals;

void RetreatRules::refuse(const Retreat& asked, const Cards& cards, corneta::Refusals& found)
{
    if (asked.losses >= asked.strength_at_start)
        found.add(no_brigade, asked.strength_at_start, asked.losses);
    const int least = cards.retreat_number(RetreatNumber::VoluntaryLosses).whole();
    if (asked.choice == HitChoice::VoluntaryRout && asked.losses < least)
        found.add(few_losses, least);
    if (asked.choice != HitChoice::Hold && asked.fronts_crossed > longest_way(asked, cards))
        found.add(long_way, longest_way(asked, cards));
}

Then RetreatRules::step(const Retreat& asked, RetreatNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    if (asked.choice == HitChoice::Retreat)
        now.total = retreat_total(asked, cards, dice, tale);
    ended(asked, now, cards, tale);
    return Then::Done;
}

RetreatEnd RetreatRules::end(const Retreat& asked, const RetreatNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    return ended(asked, now, cards, deaf);
}

} // namespace cedar_creek
