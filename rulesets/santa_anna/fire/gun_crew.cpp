// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/gun_crew.h"

#include "core/action/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Field;
using corneta::gives;
using corneta::Measure;
using corneta::RefusalSpec;
using corneta::Shown;
using corneta::Step;
using Gun = MoveCharts::Gun;

namespace {

constexpr std::string_view keeping = "Artillery: Keeping a Gun in Operation";

constexpr RefusalSpec nobody{"gunners", "nobody mans the gun"};
constexpr std::array mixed_crew_loss_refusals{&nobody};

constexpr Field gunners(int start)
{
    return asks<&GunCrew::gunners>({.key = "gunners",
                                    .label = "Gunners",
                                    .help = "Artillery castings at this gun casting.",
                                    .measure = Measure::Castings,
                                    .start = start,
                                    .role = "gun",
                                    .stat = "gunners"});
}
constexpr Field helpers(int start)
{
    return asks<&GunCrew::helpers>({.key = "helpers",
                                    .label = "Helpers",
                                    .help = "Infantry castings lent to it.",
                                    .measure = Measure::Castings,
                                    .start = start,
                                    .role = "gun",
                                    .stat = "helpers"});
}

constexpr std::array gun_crew_form{
    gunners(2),
    helpers(0),
    asks<&GunCrew::functions>({.key = "functions",
                               .label = "Functions",
                               .help = "In a turn with a full crew: two of U.S. guns up to 12 pounds, one of all others.",
                               .start = 1,
                               .role = "gun",
                               .stat = "functions"}),
};
constexpr std::array gun_crew_outcomes{
    gives<&GunCrewEnd::functions>({.key = "functions", .label = "functions", .shown = Shown::AsBars}),
};
constexpr std::array<std::string_view, 1> gun_crew_charts{"artillery-numbers"};

constexpr std::array mixed_crew_loss_form{gunners(1), helpers(1)};
constexpr std::array mixed_crew_loss_outcomes{
    gives<&MixedCrewLossEnd::lost>({.key = "lost", .label = "lost", .shown = Shown::AsBars, .options = crew_castings}),
};

bool is_silent(const GunCrew& inputs, const Charts& charts)
{
    return inputs.gunners + inputs.helpers == 0 || inputs.gunners < charts.moves().gun(Gun::Gunners).whole();
}

bool is_short_handed(const GunCrew& inputs, const Charts& charts)
{
    return inputs.gunners + inputs.helpers < charts.moves().gun(Gun::Crew).whole();
}

} // namespace

const std::span<const Field> GunCrewRules::form = gun_crew_form;
const std::span<const corneta::OutcomeSpec> GunCrewRules::outcomes = gun_crew_outcomes;
const std::span<const std::string_view> GunCrewRules::reads = gun_crew_charts;
const std::span<const Field> MixedCrewLossRules::form = mixed_crew_loss_form;
const std::span<const corneta::OutcomeSpec> MixedCrewLossRules::outcomes = mixed_crew_loss_outcomes;
const std::span<const RefusalSpec* const> MixedCrewLossRules::refusals = mixed_crew_loss_refusals;

Step GunCrewRules::step(const GunCrew& inputs, GunCrewState& state, const Charts& charts, corneta::Dice& /*dice*/,
                        corneta::Explanation& explanation)
{
    const MoveCharts& moves = charts.moves();
    const Cell& each_takes = moves.gun(Gun::ShortHanded);
    corneta::Total functions{explanation};
    functions.start(inputs.functions, {"functions of a full crew"}, keeping);
    if (is_silent(inputs, charts)) {
        functions.most(0, {"without a gunner the gun is silent"}, moves.gun(Gun::Gunners));
    } else if (is_short_handed(inputs, charts) && each_takes.whole() > 1) {
        functions.times(corneta::Fraction{1, each_takes.whole()}, {"short-handed: each takes {0}", each_takes.whole()}, each_takes.rule);
        functions.round_down(keeping);
    }
    state.functions = functions.whole();
    return Step::Finished;
}

GunCrewEnd GunCrewRules::end(const GunCrew& /*inputs*/, const GunCrewState& state, const Charts& /*charts*/)
{
    return {static_cast<int>(state.functions)};
}

corneta::Announcement GunCrewRules::announce(const GunCrew& inputs, const GunCrewEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (end.functions == 0)
        announcement.headline = {"The gun has no function this turn."};
    else if (end.functions == 1)
        announcement.headline = {"The gun has 1 function a turn."};
    else
        announcement.headline = {"The gun has {0} functions a turn.", {end.functions}};
    if (is_silent(inputs, charts))
        announcement.instructions.push_back({"Bring a gunner to it: that is a move for him."});
    else if (is_short_handed(inputs, charts) && end.functions == 0 && inputs.functions > 0)
        announcement.instructions.push_back(
            {"With so few hands one function takes {0} turns.", {charts.moves().gun(Gun::ShortHanded).number()}});
    return announcement;
}

void MixedCrewLossRules::refuse(const GunCrew& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.gunners + inputs.helpers == 0)
        found.add(nobody);
}

Step MixedCrewLossRules::step(const GunCrew& inputs, MixedCrewLossState& state, const Charts& /*charts*/, corneta::Dice& dice,
                              corneta::Explanation& explanation)
{
    const auto casting = [&](int face) { return static_cast<int>(face <= inputs.gunners ? CrewCasting::Gunner : CrewCasting::Helper); };
    if (inputs.gunners == 0 || inputs.helpers == 0) {
        state.lost = casting(1);
        return Step::Finished;
    }
    state.lost = dice.read({"casting lost"}, inputs.gunners + inputs.helpers, casting);
    explanation.start(dice.shown()[0], {"casting drawn; the gunners are 1 to {0}", inputs.gunners}, keeping);
    return Step::Finished;
}

MixedCrewLossEnd MixedCrewLossRules::end(const GunCrew& /*inputs*/, const MixedCrewLossState& state, const Charts& /*charts*/)
{
    return {static_cast<CrewCasting>(state.lost)};
}

corneta::Announcement MixedCrewLossRules::announce(const GunCrew& /*inputs*/, const MixedCrewLossEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.lost == CrewCasting::Gunner) {
        announcement.headline = {"A gunner is lost."};
        announcement.instructions.push_back({"Take the loss from the gunners."});
    } else {
        announcement.headline = {"A helper is lost."};
        announcement.instructions.push_back({"Take the loss from the infantry at the gun."});
    }
    return announcement;
}

} // namespace santa_anna
