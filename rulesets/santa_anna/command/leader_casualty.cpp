// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/command/leader_casualty.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

#include <algorithm>

namespace santa_anna {

using corneta::asks;
using corneta::Dice;
using corneta::Does;
using corneta::Explanation;
using corneta::gives;
using corneta::Step;
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
                                                  .measure = corneta::Measure::Castings,
                                                  .role = "unit",
                                                  .stat = "losses_this_turn"}),
};
constexpr std::array leader_casualty_outcomes{
    gives<&LeaderCasualtyEnd::hit>({.key = "hit", .label = "leader hit", .highlighted = corneta::these(true)}),
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
int replacement_rating(int rating, const MoraleCharts& charts, Explanation& explanation)
{
    const Cell& loss = charts.leader_number(MoraleCharts::LeaderNumber::RatingLoss);
    Total total{explanation};
    total.start(rating, {"leader rating"}, leader_rule);
    total.add(-loss.whole(), {"the replacement's is lower"}, loss);
    total.least(charts.leader_number(MoraleCharts::LeaderNumber::LeastRating));
    return total.whole();
}

Step roll_hit(const LeaderCasualty& inputs, const MoraleCharts& charts, Dice& dice, Explanation& explanation)
{
    if (inputs.unit_losses_this_turn == 0)
        return Step::Finished;
    const Cell& die = charts.die(MoraleCharts::Die::LeaderHit);
    const bool is_hit = read_thrown(dice, {"leader hit"}, die, [&](int sum) { return sum <= inputs.unit_losses_this_turn ? 1 : 0; }) != 0;
    explanation.note(corneta::Op::Start, shown_thrown(dice, die), {"die for the leader, hit at {0} or less", inputs.unit_losses_this_turn},
                     die);
    return is_hit ? Step::Continue : Step::Finished;
}

Step roll_fate(LeaderCasualtyState& state, const MoraleCharts& charts, Dice& dice, Explanation& explanation)
{
    const Cell& die = charts.die(MoraleCharts::Die::LeaderCasualty);
    const corneta::Chart& table = charts.leader_casualties();
    const int lowest = table.spec().lowest.value_or(0);
    const int row =
        read_thrown(dice, {"leader casualty"}, die, [&](int sum) { return static_cast<int>(table.band_of(std::max(lowest, sum))); });
    explanation.note(corneta::Op::Start, shown_thrown(dice, die), {"die for his wound"}, die);
    explain_band(table, static_cast<std::size_t>(row), explanation);
    state.fate = static_cast<LeaderFate>(row + 1);
    return is_out(state.fate) ? Step::Continue : Step::Finished;
}

Step roll_turns(const LeaderCasualty& inputs, LeaderCasualtyState& state, const MoraleCharts& charts, Dice& dice, Explanation& explanation)
{
    const Cell& turns = charts.turns_out(inputs.nation);
    const Cell& least = charts.leader_number(MoraleCharts::LeaderNumber::LeastTurns);
    state.turns_out =
        static_cast<std::int16_t>(read_thrown(dice, {"leader replacement"}, turns, [&](int sum) { return std::max(least.whole(), sum); }));
    Total total{explanation};
    total.start(shown_thrown(dice, turns), {"turns until he is replaced"}, turns);
    total.least(least);
    explanation.agrees(state.turns_out);
    replacement_rating(inputs.rating, charts, explanation);
    return Step::Finished;
}

} // namespace

const std::span<const corneta::Field> LeaderCasualtyRules::form = leader_casualty_form;
const std::span<const corneta::OutcomeSpec> LeaderCasualtyRules::outcomes = leader_casualty_outcomes;
const std::span<const std::string_view> LeaderCasualtyRules::reads = leader_casualty_charts;

Step LeaderCasualtyRules::step(const LeaderCasualty& inputs, LeaderCasualtyState& state, const Charts& charts, Dice& dice,
                               Explanation& explanation)
{
    switch (state.links_done++) {
    case 0: return roll_hit(inputs, charts.morale(), dice, explanation);
    case 1: return roll_fate(state, charts.morale(), dice, explanation);
    default: return roll_turns(inputs, state, charts.morale(), dice, explanation);
    }
}

LeaderCasualtyEnd LeaderCasualtyRules::end(const LeaderCasualty& inputs, const LeaderCasualtyState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    const int rating = is_out(state.fate) ? replacement_rating(inputs.rating, charts.morale(), deaf) : inputs.rating;
    return {state.fate != LeaderFate::Unhurt, state.fate, state.turns_out, rating};
}

corneta::Announcement LeaderCasualtyRules::announce(const LeaderCasualty& /*inputs*/, const LeaderCasualtyEnd& end,
                                                    const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    switch (end.fate) {
    case LeaderFate::Unhurt: announcement.headline = {"The leader is unhurt."}; return announcement;
    case LeaderFate::Grazed: announcement.headline = {"The leader is grazed and stays in command."}; return announcement;
    case LeaderFate::Incapacitated: announcement.headline = {"The leader is wounded and leaves the field."}; break;
    case LeaderFate::Dead: announcement.headline = {"The leader is killed."}; break;
    }
    announcement.instructions.push_back({"Take the leader off the table."});
    if (end.turns_out <= 0)
        announcement.instructions.push_back({"A leader of rating {0} takes over at once.", {end.new_rating}});
    else if (end.turns_out == 1)
        announcement.instructions.push_back({"A leader of rating {0} takes over in 1 turn.", {end.new_rating}});
    else
        announcement.instructions.push_back({"A leader of rating {0} takes over in {1} turns.", {end.new_rating, end.turns_out}});
    if (end.turns_out > 0)
        announcement.instructions.push_back(
            {"Until then his units roll for random orders, and leaders under him follow their last mission."});
    return announcement;
}

} // namespace santa_anna
