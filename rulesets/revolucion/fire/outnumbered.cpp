// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/outnumbered.h"

#include "core/action/total.h"

namespace revolucion {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Measure;
using corneta::Step;

namespace {

constexpr std::string_view assaults = "Assaults";
constexpr std::string_view fire = "Fire";
constexpr std::array combats{Option{"fire", "fire"}, Option{"assault", "assault"}};

constexpr std::array outnumbered_form{
    asks<&Outnumbered::kind>({.key = "kind", .label = "In", .options = combats}),
    asks<&Outnumbered::actor_bases>(
        {.key = "actor_bases", .label = "Bases of the actor", .measure = Measure::Bases, .start = 4, .role = "actor", .stat = "bases"}),
    asks<&Outnumbered::target_bases>(
        {.key = "target_bases", .label = "Bases of the target", .measure = Measure::Bases, .start = 4, .role = "target", .stat = "bases"}),
    asks<&Outnumbered::bases_already_assaulted>({.key = "bases_already_assaulted",
                                                 .label = "Bases that have assaulted it this turn",
                                                 .help = "Each unit with the bases it began its assault with, gone home or not.",
                                                 .measure = Measure::Bases,
                                                 .role = "target",
                                                 .stat = "bases_assaulted",
                                                 .asked_when = "kind=assault"}),
};
constexpr std::array outnumbered_outcomes{
    gives<&OutnumberedEnd::actor>({.key = "actor", .label = "actor", .options = odds_words}),
    gives<&OutnumberedEnd::target>({.key = "target", .label = "target", .options = odds_words}),
};
constexpr std::array<std::string_view, 1> outnumbered_charts{"outnumbering"};

OutnumberedEnd compared(const Outnumbered& inputs, const Charts& charts)
{
    const int actors = inputs.actor_bases + inputs.bases_already_assaulted;
    return {odds_against(actors, inputs.target_bases, charts), odds_against(inputs.target_bases, actors, charts)};
}

} // namespace

Odds odds_against(int bases, int others, const Charts& charts)
{
    if (others <= bases)
        return Odds::None;
    return corneta::Fraction{others} < corneta::Fraction{bases} * charts.badly().number() ? Odds::Outnumbered : Odds::Badly;
}

const std::span<const corneta::Field> OutnumberedRules::form = outnumbered_form;
const std::span<const corneta::OutcomeSpec> OutnumberedRules::outcomes = outnumbered_outcomes;
const std::span<const std::string_view> OutnumberedRules::reads = outnumbered_charts;

Step OutnumberedRules::step(const Outnumbered& inputs, OutnumberedState& /*state*/, const Charts& charts, corneta::Dice& /*dice*/,
                            Explanation& explanation)
{
    const std::string_view rule = inputs.kind == Combat::Assault ? assaults : fire;
    corneta::Total actors{explanation};
    actors.start(inputs.actor_bases, {"bases of the actor"}, rule);
    if (inputs.bases_already_assaulted > 0)
        actors.add(inputs.bases_already_assaulted, {"bases that assaulted before"}, assaults);
    explanation.start(inputs.target_bases, {"bases of the target"}, rule);
    explanation.note(corneta::Op::Start, charts.badly());
    return Step::Finished;
}

OutnumberedEnd OutnumberedRules::end(const Outnumbered& inputs, const OutnumberedState& /*state*/, const Charts& charts)
{
    return compared(inputs, charts);
}

corneta::Announcement OutnumberedRules::announce(const Outnumbered& inputs, const OutnumberedEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.actor == Odds::Badly)
        announcement.headline = {"The actor is badly outnumbered."};
    else if (end.actor == Odds::Outnumbered)
        announcement.headline = {"The actor is outnumbered."};
    else if (end.target == Odds::Badly)
        announcement.headline = {"The target is badly outnumbered."};
    else if (end.target == Odds::Outnumbered)
        announcement.headline = {"The target is outnumbered."};
    else
        announcement.headline = {"Neither is outnumbered."};
    const int bases = inputs.actor_bases + inputs.bases_already_assaulted;
    if (inputs.kind == Combat::Assault)
        announcement.instructions.push_back(
            bases == 1 ? corneta::Sentence{"With this assault 1 base has assaulted the target this turn."}
                       : corneta::Sentence{"With this assault {0} bases have assaulted the target this turn.", {bases}});
    return announcement;
}

} // namespace revolucion
