// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/leader_casualty.h"

#include "core/thrown.h"
#include "core/total.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Dice;
using corneta::Does;
using corneta::gives;
using corneta::Tale;
using corneta::Then;
using corneta::Total;

namespace {

constexpr std::string_view leader_rule = "Leader Casualty Table";

constexpr std::array leader_fates{Option{"unhurt", "unhurt"}, Option{"grazed", "grazed"}, Option{"incapacitated", "incapacitated"},
                                  Option{"dead", "dead"}};

constexpr std::array leader_casualty_form{
    asks<&LeaderCasualty::nation>({.key = "leader_nation",
                                   .label = "Nation",
                                   .help = "Decides how soon he is replaced.",
                                   .start = 1,
                                   .options = nations,
                                   .role = "leader",
                                   .stat = "nation"}),
    asks<&LeaderCasualty::rating>({.key = "leader_rating",
                                   .label = "Leader rating",
                                   .help = "LR, 0 to 3.",
                                   .most = 3,
                                   .start = 1,
                                   .role = "leader",
                                   .stat = "rating"}),
    asks<&LeaderCasualty::unit_losses_this_turn>({.key = "unit_losses_this_turn",
                                                  .label = "Losses of his unit this turn",
                                                  .help = "Stragglers and casualties from fire and melee.",
                                                  .unit = corneta::Unit::Castings,
                                                  .role = "unit",
                                                  .stat = "losses_this_turn"}),
};
constexpr std::array leader_casualty_outcomes{
    gives<&LeaderCasualtyEnd::hit>({.key = "hit", .label = "leader hit", .stands_out = corneta::these(true)}),
    gives<&LeaderCasualtyEnd::fate>({.key = "result", .label = "result", .shown = corneta::Shown::AsBars, .options = leader_fates}),
    gives<&LeaderCasualtyEnd::turns_out>(
        {.key = "turns_out", .label = "turns out", .role = "leader", .stat = "turns_out", .does = Does::Set}),
    gives<&LeaderCasualtyEnd::new_rating>(
        {.key = "new_rating", .label = "rating from now on", .role = "leader", .stat = "rating", .does = Does::Set}),
};
constexpr std::array<std::string_view, 4> leader_casualty_charts{"dice", "leader-casualties", "leader-replacement", "leader-numbers"};

bool is_out(LeaderFate fate)
{
    return fate == LeaderFate::Incapacitated || fate == LeaderFate::Dead;
}

/// The rating of the leader who takes over.
int replacement_rating(int rating, const MoraleCards& cards, Tale& tale)
{
    const Cell& loss = cards.leader_number(MoraleCards::LeaderNumber::RatingLoss);
    Total total{tale};
    total.start(rating, {"leader rating"}, leader_rule);
    total.add(-loss.whole(), {"the replacement's is lower"}, loss);
    total.least(cards.leader_number(MoraleCards::LeaderNumber::LeastRating));
    return total.whole();
}

Then roll_hit(const LeaderCasualty& asked, const MoraleCards& cards, Dice& dice, Tale& tale)
{
    if (asked.unit_losses_this_turn == 0)
        return Then::Done;
    const Cell& die = cards.die(MoraleCards::Die::LeaderHit);
    const bool is_hit = read_thrown(dice, {"leader hit"}, die, [&](int sum) { return sum <= asked.unit_losses_this_turn ? 1 : 0; }) != 0;
    tale.note(corneta::Op::Start, shown_thrown(dice, die), {"die for the leader, hit at {0} or less", asked.unit_losses_this_turn}, die);
    return is_hit ? Then::More : Then::Done;
}

Then roll_fate(LeaderCasualtyNow& now, const MoraleCards& cards, Dice& dice, Tale& tale)
{
    const Cell& die = cards.die(MoraleCards::Die::LeaderCasualty);
    const corneta::Chart& table = cards.leader_casualties();
    const int lowest = table.spec().lowest.value_or(0);
    const int row =
        read_thrown(dice, {"leader casualty"}, die, [&](int sum) { return static_cast<int>(table.band_of(std::max(lowest, sum))); });
    tale.note(corneta::Op::Start, shown_thrown(dice, die), {"die for his wound"}, die);
    tell_band(table, static_cast<std::size_t>(row), tale);
    now.fate = static_cast<LeaderFate>(row + 1);
    return is_out(now.fate) ? Then::More : Then::Done;
}

Then roll_turns(const LeaderCasualty& asked, LeaderCasualtyNow& now, const MoraleCards& cards, Dice& dice, Tale& tale)
{
    const Cell& turns = cards.turns_out(asked.nation);
    const Cell& least = cards.leader_number(MoraleCards::LeaderNumber::LeastTurns);
    now.turns_out =
        static_cast<std::int16_t>(read_thrown(dice, {"leader replacement"}, turns, [&](int sum) { return std::max(least.whole(), sum); }));
    Total total{tale};
    total.start(shown_thrown(dice, turns), {"turns until he is replaced"}, turns);
    total.least(least);
    tale.agrees(now.turns_out);
    replacement_rating(asked.rating, cards, tale);
    return Then::Done;
}

} // namespace

const std::span<const corneta::Field> LeaderCasualtyRules::form = leader_casualty_form;
const std::span<const corneta::OutcomeSpec> LeaderCasualtyRules::outcomes = leader_casualty_outcomes;
const std::span<const std::string_view> LeaderCasualtyRules::charts = leader_casualty_charts;

Then LeaderCasualtyRules::step(const LeaderCasualty& asked, LeaderCasualtyNow& now, const Cards& cards, Dice& dice, Tale& tale)
{
    switch (now.links_done++) {
    case 0: return roll_hit(asked, cards.morale(), dice, tale);
    case 1: return roll_fate(now, cards.morale(), dice, tale);
    default: return roll_turns(asked, now, cards.morale(), dice, tale);
    }
}

LeaderCasualtyEnd LeaderCasualtyRules::end(const LeaderCasualty& asked, const LeaderCasualtyNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    const int rating = is_out(now.fate) ? replacement_rating(asked.rating, cards.morale(), deaf) : asked.rating;
    return {now.fate != LeaderFate::Unhurt, now.fate, now.turns_out, rating};
}

corneta::Telling LeaderCasualtyRules::tell(const LeaderCasualty& /*asked*/, const LeaderCasualtyEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    switch (end.fate) {
    case LeaderFate::Unhurt: telling.headline = {"The leader is unhurt."}; return telling;
    case LeaderFate::Grazed: telling.headline = {"The leader is grazed and stays in command."}; return telling;
    case LeaderFate::Incapacitated: telling.headline = {"The leader is wounded and leaves the field."}; break;
    case LeaderFate::Dead: telling.headline = {"The leader is killed."}; break;
    }
    telling.hands.push_back({"Take the leader off the table."});
    if (end.turns_out <= 0)
        telling.hands.push_back({"A leader of rating {0} takes over at once.", {end.new_rating}});
    else if (end.turns_out == 1)
        telling.hands.push_back({"A leader of rating {0} takes over in 1 turn.", {end.new_rating}});
    else
        telling.hands.push_back({"A leader of rating {0} takes over in {1} turns.", {end.new_rating, end.turns_out}});
    if (end.turns_out > 0)
        telling.hands.push_back({"Until then his units roll for random orders, and leaders under him follow their last mission."});
    return telling;
}

} // namespace santa_anna
