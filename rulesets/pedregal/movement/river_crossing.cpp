// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/movement/river_crossing.h"

#include "rulesets/pedregal/charts/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array river_crossing_form{
    unit_fields::infantry<&RiverCrossing::infantry>(),
    asks<&RiverCrossing::army>({.key = "army", .label = "Army", .options = armies, .role = "unit", .stat = "army"}),
    asks<&RiverCrossing::engineer>({.key = "engineer", .label = "With an engineer", .role = "unit"}),
};
constexpr std::array river_crossing_outcomes{
    gives<&RiverCrossingEnd::may_cross>({.key = "may_cross", .label = "may cross", .highlighted = corneta::these(true)}),
    gives<&RiverCrossingEnd::stops>({.key = "stops", .label = "stops on the far bank"}),
};

corneta::Label reason_against(const RiverCrossing& inputs)
{
    if (!inputs.infantry)
        return {"only infantry crosses the Churubusco away from bridges and fords"};
    if (inputs.army != Army::Us)
        return {"only U.S. infantry crosses the Churubusco away from bridges and fords"};
    return {"an engineer must be with the infantry"};
}

} // namespace

const std::span<const corneta::Field> RiverCrossingRules::form = river_crossing_form;
const std::span<const corneta::OutcomeSpec> RiverCrossingRules::outcomes = river_crossing_outcomes;

Step RiverCrossingRules::step(const RiverCrossing& inputs, RiverCrossingState& state, const Charts& charts, corneta::Dice& /*dice*/,
                              corneta::Explanation& explanation)
{
    if (end(inputs, state, charts).may_cross)
        explanation.start(1, {"U.S. infantry with an engineer: the stream is a ford"}, section::engineers);
    else
        explanation.start(0, reason_against(inputs), section::churubusco);
    return Step::Finished;
}

RiverCrossingEnd RiverCrossingRules::end(const RiverCrossing& inputs, const RiverCrossingState& /*state*/, const Charts& /*charts*/)
{
    const bool may_cross = inputs.infantry && inputs.army == Army::Us && inputs.engineer;
    return {may_cross, may_cross};
}

corneta::Announcement RiverCrossingRules::announce(const RiverCrossing& inputs, const RiverCrossingEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (inputs.engineer && inputs.army == Army::Us)
        announcement.instructions.push_back({"Along a trail it moves as on a road while the engineer is with it."});
    if (!end.may_cross) {
        announcement.headline = {"The unit may not cross the Churubusco here."};
        return announcement;
    }
    announcement.headline = {"The infantry may cross the Churubusco as by a ford."};
    announcement.instructions.push_back({"It stops on the far bank."});
    return announcement;
}

} // namespace pedregal
