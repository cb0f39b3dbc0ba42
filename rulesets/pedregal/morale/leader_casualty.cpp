// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/morale/leader_casualty.h"

#include "core/action/thrown.h"
#include "rulesets/pedregal/charts/terms.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

/// Counts as the rows of the chart `leader-casualty` do.
enum class Fate : std::uint8_t { Unhurt, Casualty };

constexpr std::array leader_casualty_form{
    asks<&LeaderCasualty::step_lost>(
        {.key = "step_lost", .label = "A step was lost", .help = "By the units he is stacked with, in this combat.", .role = "leader"}),
    asks<&LeaderCasualty::engineer>({.key = "engineer",
                                     .label = "Engineer",
                                     .help = "An engineer rolls apart from another leader with him.",
                                     .role = "leader",
                                     .stat = "engineer"}),
};
constexpr std::array leader_casualty_outcomes{
    gives<&LeaderCasualtyEnd::casualty>({.key = "casualty",
                                         .label = "casualty",
                                         .highlighted = corneta::these(true),
                                         .role = "leader",
                                         .stat = "casualty",
                                         .does = corneta::Does::Marker}),
};
constexpr std::array<std::string_view, 3> leader_casualty_charts{"dice", "leader-casualty", "engineers"};

} // namespace

const std::span<const corneta::Field> LeaderCasualtyRules::form = leader_casualty_form;
const std::span<const corneta::OutcomeSpec> LeaderCasualtyRules::outcomes = leader_casualty_outcomes;
const std::span<const std::string_view> LeaderCasualtyRules::reads = leader_casualty_charts;

Step LeaderCasualtyRules::step(const LeaderCasualty& inputs, LeaderCasualtyState& state, const Charts& charts, corneta::Dice& dice,
                               corneta::Explanation& explanation)
{
    if (!inputs.step_lost) {
        explanation.start(0, {"no step lost, no check"}, section::engineers);
        return Step::Finished;
    }
    const Cell& die = charts.die(Die::LeaderCasualty);
    const Chart& fates = charts.leader_casualty();
    state.hit = read_thrown(dice, inputs.engineer ? corneta::Label{"engineer casualty"} : corneta::Label{"leader casualty"}, die,
                            [&](int sum) { return static_cast<Fate>(fates.band_of(sum)) == Fate::Casualty ? 1 : 0; });
    explanation.note(corneta::Op::Start, shown_thrown(dice, die),
                     inputs.engineer ? corneta::Label{"die for the engineer"} : corneta::Label{"die for the leader"}, die);
    explain_band(fates, fates.band_of(shown_thrown(dice, die)), explanation);
    return Step::Finished;
}

LeaderCasualtyEnd LeaderCasualtyRules::end(const LeaderCasualty& /*inputs*/, const LeaderCasualtyState& state, const Charts& /*charts*/)
{
    return {state.hit != 0};
}

corneta::Announcement LeaderCasualtyRules::announce(const LeaderCasualty& inputs, const LeaderCasualtyEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (!end.casualty) {
        announcement.headline = inputs.engineer ? corneta::Sentence{"The engineer is unhurt."} : corneta::Sentence{"The leader is unhurt."};
    } else if (inputs.engineer) {
        announcement.headline = {"The engineer is a casualty."};
        announcement.instructions.push_back(
            {"Take him off the map; engineers, {0} at the start, count as leaders for the Mexican player's points.",
             {charts.engineers().number()}});
    } else {
        announcement.headline = {"The leader is a casualty."};
        announcement.instructions.push_back({"Take him off the map; he counts for the enemy's points."});
    }
    return announcement;
}

} // namespace pedregal
