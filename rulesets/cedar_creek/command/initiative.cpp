// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/command/initiative.h"

#include "rulesets/cedar_creek/charts/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Choice;
using corneta::Explanation;
using corneta::Follow;
using corneta::gives;
using corneta::Op;
using corneta::Step;

namespace {

constexpr std::array first_players{Option{"union", "Union"}, Option{"confederate", "Confederate"}, Option{"tie", "tie"}};

constexpr std::array initiative_form{
    asks_turn<&Initiative::turn>(),
    asks<&Initiative::tactical_retreat>({.key = "tactical_retreat",
                                         .label = "Tactical retreat",
                                         .help = "The Union declared one for this turn. It takes Sheridan, and the last turn allows none.",
                                         .role = "union",
                                         .stat = "tactical_retreat"}),
};
constexpr std::array initiative_outcomes{
    gives<&InitiativeEnd::first_player>({.key = "first_player",
                                         .label = "first player",
                                         .shown = corneta::Shown::AsBars,
                                         .highlighted = corneta::these(FirstPlayer::Confederate),
                                         .options = first_players}),
};
constexpr std::array<std::string_view, 3> initiative_charts{"dice", "turns", "initiative-modifiers"};

bool takes_dice(const Initiative& inputs, const Charts& charts)
{
    return charts.says_yes(inputs.turn, OfTurn::InitiativeDice);
}

int confederate_total(const Initiative& inputs, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    corneta::Total total{explanation};
    throw_into(total, {"Confederate die"}, charts.die(Die::Initiative), dice);
    add_of_turn(total, charts.turn(inputs.turn, OfTurn::Initiative), {"Confederates on turn {0}", inputs.turn});
    return total.whole();
}

int union_total(const Initiative& inputs, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    corneta::Total total{explanation};
    throw_into(total, {"Union die"}, charts.die(Die::Initiative), dice);
    if (inputs.tactical_retreat)
        total.add(charts.initiative_in_retreat());
    return total.whole();
}

} // namespace

const std::span<const corneta::Field> InitiativeRules::form = initiative_form;
const std::span<const corneta::OutcomeSpec> InitiativeRules::outcomes = initiative_outcomes;
const std::span<const std::string_view> InitiativeRules::reads = initiative_charts;

Step InitiativeRules::step(const Initiative& inputs, InitiativeState& state, const Charts& charts, corneta::Dice& dice,
                           Explanation& explanation)
{
    if (!takes_dice(inputs, charts)) {
        explanation.note(
            Op::Start, charts.turn(inputs.turn, OfTurn::Initiative),
            {"Confederates on turn {0} by the Reminders; section 6 gives them the turn without dice, and that is played", inputs.turn});
        return Step::Finished;
    }
    if (state.rolled == 0) {
        state.confederate_total = static_cast<std::int16_t>(confederate_total(inputs, charts, dice, explanation));
        state.rolled = 1;
        return Step::Continue;
    }
    state.union_total = static_cast<std::int16_t>(union_total(inputs, charts, dice, explanation));
    return Step::Finished;
}

InitiativeEnd InitiativeRules::end(const Initiative& inputs, const InitiativeState& state, const Charts& charts)
{
    if (takes_dice(inputs, charts) && state.confederate_total == state.union_total)
        return {FirstPlayer::Tie};
    const bool is_confederate = !takes_dice(inputs, charts) || state.confederate_total > state.union_total;
    return {is_confederate ? FirstPlayer::Confederate : FirstPlayer::Union};
}

corneta::Announcement InitiativeRules::announce(const Initiative& inputs, const InitiativeEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    switch (end.first_player) {
    case FirstPlayer::Union: announcement.headline = {"The Union has the initiative."}; break;
    case FirstPlayer::Confederate:
        announcement.headline = takes_dice(inputs, charts)
            ? corneta::Sentence{"The Confederates have the initiative."}
            : corneta::Sentence{"The Confederates have the initiative on turn {0}, without dice.", {inputs.turn}};
        break;
    case FirstPlayer::Tie:
        announcement.headline = {"A tie: both roll again."};
        announcement.next.push_back(
            {Follow::Must,
             "both",
             {Choice{"initiative",
                     {"Roll again"},
                     {{"turn", std::to_string(inputs.turn)}, {"tactical_retreat", inputs.tactical_retreat ? "yes" : "no"}}}}});
        break;
    }
    if (end.first_player != FirstPlayer::Tie)
        announcement.instructions.push_back({"That side is the first player of the turn."});
    return announcement;
}

} // namespace cedar_creek
