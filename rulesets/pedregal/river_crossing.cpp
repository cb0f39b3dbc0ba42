// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/river_crossing.h"

#include "rulesets/pedregal/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Then;

namespace {

constexpr std::array river_crossing_form{
    unit_fields::infantry<&RiverCrossing::infantry>(),
    asks<&RiverCrossing::army>({.key = "army", .label = "Army", .options = armies, .role = "unit", .stat = "army"}),
    asks<&RiverCrossing::engineer>({.key = "engineer", .label = "With an engineer", .role = "unit"}),
};
constexpr std::array river_crossing_outcomes{
    gives<&RiverCrossingEnd::may_cross>({.key = "may_cross", .label = "may cross", .stands_out = corneta::these(true)}),
    gives<&RiverCrossingEnd::stops>({.key = "stops", .label = "stops on the far bank"}),
};

corneta::Label reason_against(const RiverCrossing& asked)
{
    if (!asked.infantry)
        return {"only infantry crosses the Churubusco away from bridges and fords"};
    if (asked.army != Army::Us)
        return {"only U.S. infantry crosses the Churubusco away from bridges and fords"};
    return {"an engineer must be with the infantry"};
}

} // namespace

const std::span<const corneta::Field> RiverCrossingRules::form = river_crossing_form;
const std::span<const corneta::OutcomeSpec> RiverCrossingRules::outcomes = river_crossing_outcomes;

Then RiverCrossingRules::step(const RiverCrossing& asked, RiverCrossingNow& now, const Cards& cards, corneta::Dice& /*dice*/,
                              corneta::Tale& tale)
{
    if (end(asked, now, cards).may_cross)
        tale.start(1, {"U.S. infantry with an engineer: the stream is a ford"}, section::engineers);
    else
        tale.start(0, reason_against(asked), section::churubusco);
    return Then::Done;
}

RiverCrossingEnd RiverCrossingRules::end(const RiverCrossing& asked, const RiverCrossingNow& /*now*/, const Cards& /*cards*/)
{
    const bool may_cross = asked.infantry && asked.army == Army::Us && asked.engineer;
    return {may_cross, may_cross};
}

corneta::Telling RiverCrossingRules::tell(const RiverCrossing& asked, const RiverCrossingEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (asked.engineer && asked.army == Army::Us)
        telling.hands.push_back({"Along a trail it moves as on a road while the engineer is with it."});
    if (!end.may_cross) {
        telling.headline = {"The unit may not cross the Churubusco here."};
        return telling;
    }
    telling.headline = {"The infantry may cross the Churubusco as by a ford."};
    telling.hands.push_back({"It stops on the far bank."});
    return telling;
}

} // namespace pedregal
