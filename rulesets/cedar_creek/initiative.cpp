// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/initiative.h"

#include "rulesets/cedar_creek/thrown.h"

namespace cedar_creek {

using corneta::asks;
using corneta::Choice;
using corneta::Follow;
using corneta::gives;
using corneta::Op;
using corneta::Tale;
using corneta::Then;

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
                                         .stands_out = corneta::these(FirstPlayer::Confederate),
                                         .options = first_players}),
};
constexpr std::array<std::string_view, 3> initiative_charts{"dice", "turns", "initiative-modifiers"};

bool takes_dice(const Initiative& asked, const Cards& cards)
{
    return cards.says_yes(asked.turn, OfTurn::InitiativeDice);
}

int confederate_total(const Initiative& asked, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    corneta::Total total{tale};
    throw_into(total, {"Confederate die"}, cards.die(Die::Initiative), dice);
    add_of_turn(total, cards.turn(asked.turn, OfTurn::Initiative), {"Confederates on turn {0}", asked.turn});
    return total.whole();
}

int union_total(const Initiative& asked, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    corneta::Total total{tale};
    throw_into(total, {"Union die"}, cards.die(Die::Initiative), dice);
    if (asked.tactical_retreat)
        total.add(cards.initiative_in_retreat());
    return total.whole();
}

} // namespace

const std::span<const corneta::Field> InitiativeRules::form = initiative_form;
const std::span<const corneta::OutcomeSpec> InitiativeRules::outcomes = initiative_outcomes;
const std::span<const std::string_view> InitiativeRules::charts = initiative_charts;

Then InitiativeRules::step(const Initiative& asked, InitiativeNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    if (!takes_dice(asked, cards)) {
        tale.note(
            Op::Start, cards.turn(asked.turn, OfTurn::Initiative),
            {"Confederates on turn {0} by the Reminders; section 6 gives them the turn without dice, and that is played", asked.turn});
        return Then::Done;
    }
    if (now.rolled == 0) {
        now.confederate_total = static_cast<std::int16_t>(confederate_total(asked, cards, dice, tale));
        now.rolled = 1;
        return Then::More;
    }
    now.union_total = static_cast<std::int16_t>(union_total(asked, cards, dice, tale));
    return Then::Done;
}

InitiativeEnd InitiativeRules::end(const Initiative& asked, const InitiativeNow& now, const Cards& cards)
{
    if (takes_dice(asked, cards) && now.confederate_total == now.union_total)
        return {FirstPlayer::Tie};
    const bool is_confederate = !takes_dice(asked, cards) || now.confederate_total > now.union_total;
    return {is_confederate ? FirstPlayer::Confederate : FirstPlayer::Union};
}

corneta::Telling InitiativeRules::tell(const Initiative& asked, const InitiativeEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    switch (end.first_player) {
    case FirstPlayer::Union: telling.headline = {"The Union has the initiative."}; break;
    case FirstPlayer::Confederate:
        telling.headline = takes_dice(asked, cards)
            ? corneta::Sentence{"The Confederates have the initiative."}
            : corneta::Sentence{"The Confederates have the initiative on turn {0}, without dice.", {asked.turn}};
        break;
    case FirstPlayer::Tie:
        telling.headline = {"A tie: both roll again."};
        telling.next.push_back(
            {Follow::Must,
             "both",
             {Choice{"initiative",
                     {"Roll again"},
                     {{"turn", std::to_string(asked.turn)}, {"tactical_retreat", asked.tactical_retreat ? "yes" : "no"}}}}});
        break;
    }
    if (end.first_player != FirstPlayer::Tie)
        telling.hands.push_back({"That side is the first player of the turn."});
    return telling;
}

} // namespace cedar_creek
