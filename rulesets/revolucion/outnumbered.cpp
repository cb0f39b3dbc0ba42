// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/outnumbered.h"

#include "core/total.h"

namespace revolucion {

using corneta::asks;
using corneta::gives;
using corneta::Tale;
using corneta::Then;
using corneta::Unit;

namespace {

constexpr std::string_view assaults = "Assaults";
constexpr std::string_view fire = "Fire";
constexpr std::array combats{Option{"fire", "fire"}, Option{"assault", "assault"}};

constexpr std::array outnumbered_form{
    asks<&Outnumbered::kind>({.key = "kind", .label = "In", .options = combats}),
    asks<&Outnumbered::actor_bases>(
        {.key = "actor_bases", .label = "Bases of the actor", .unit = Unit::Bases, .start = 4, .role = "actor", .stat = "bases"}),
    asks<&Outnumbered::target_bases>(
        {.key = "target_bases", .label = "Bases of the target", .unit = Unit::Bases, .start = 4, .role = "target", .stat = "bases"}),
    asks<&Outnumbered::bases_already_assaulted>({.key = "bases_already_assaulted",
                                                 .label = "Bases that have assaulted it this turn",
                                                 .help = "Each unit with the bases it began its assault with, gone home or not.",
                                                 .unit = Unit::Bases,
                                                 .role = "target",
                                                 .stat = "bases_assaulted",
                                                 .asked_when = "kind=assault"}),
};
constexpr std::array outnumbered_outcomes{
    gives<&OutnumberedEnd::actor>({.key = "actor", .label = "actor", .options = odds_words}),
    gives<&OutnumberedEnd::target>({.key = "target", .label = "target", .options = odds_words}),
};
constexpr std::array<std::string_view, 1> outnumbered_charts{"outnumbering"};

OutnumberedEnd compared(const Outnumbered& asked, const Cards& cards)
{
    const int actors = asked.actor_bases + asked.bases_already_assaulted;
    return {odds_against(actors, asked.target_bases, cards), odds_against(asked.target_bases, actors, cards)};
}

} // namespace

Odds odds_against(int bases, int others, const Cards& cards)
{
    if (others <= bases)
        return Odds::None;
    return corneta::Fraction{others} < corneta::Fraction{bases} * cards.badly().number() ? Odds::Outnumbered : Odds::Badly;
}

const std::span<const corneta::Field> OutnumberedRules::form = outnumbered_form;
const std::span<const corneta::OutcomeSpec> OutnumberedRules::outcomes = outnumbered_outcomes;
const std::span<const std::string_view> OutnumberedRules::charts = outnumbered_charts;

Then OutnumberedRules::step(const Outnumbered& asked, OutnumberedNow& /*now*/, const Cards& cards, corneta::Dice& /*dice*/, Tale& tale)
{
    const std::string_view rule = asked.kind == Combat::Assault ? assaults : fire;
    corneta::Total actors{tale};
    actors.start(asked.actor_bases, {"bases of the actor"}, rule);
    if (asked.bases_already_assaulted > 0)
        actors.add(asked.bases_already_assaulted, {"bases that assaulted before"}, assaults);
    tale.start(asked.target_bases, {"bases of the target"}, rule);
    tale.note(corneta::Op::Start, cards.badly());
    return Then::Done;
}

OutnumberedEnd OutnumberedRules::end(const Outnumbered& asked, const OutnumberedNow& /*now*/, const Cards& cards)
{
    return compared(asked, cards);
}

corneta::Telling OutnumberedRules::tell(const Outnumbered& asked, const OutnumberedEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.actor == Odds::Badly)
        telling.headline = {"The actor is badly outnumbered."};
    else if (end.actor == Odds::Outnumbered)
        telling.headline = {"The actor is outnumbered."};
    else if (end.target == Odds::Badly)
        telling.headline = {"The target is badly outnumbered."};
    else if (end.target == Odds::Outnumbered)
        telling.headline = {"The target is outnumbered."};
    else
        telling.headline = {"Neither is outnumbered."};
    const int bases = asked.actor_bases + asked.bases_already_assaulted;
    if (asked.kind == Combat::Assault)
        telling.hands.push_back(bases == 1
                                    ? corneta::Sentence{"With this assault 1 base has assaulted the target this turn."}
                                    : corneta::Sentence{"With this assault {0} bases have assaulted the target this turn.", {bases}});
    return telling;
}

} // namespace revolucion
