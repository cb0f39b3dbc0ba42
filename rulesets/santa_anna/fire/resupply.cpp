// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/resupply.h"

namespace santa_anna {

using corneta::asks;
using corneta::Step;

namespace {

constexpr std::array resupply_form{
    asks<&Resupply::touching_wagon>({.key = "touching_wagon",
                                     .label = "Touching a wagon",
                                     .help = "The battery has spent the turn touching a wagon of its army's train.",
                                     .role = "unit"}),
    asks<&Resupply::low_ammunition>({.key = "unit_low_ammunition", .label = "Low ammunition", .role = "unit", .stat = "low_ammunition"}),
};
constexpr std::array resupply_outcomes{
    corneta::gives<&ResupplyEnd::low_ammunition>({.key = "low_ammunition",
                                                  .label = "low on ammunition",
                                                  .highlighted = corneta::these(true),
                                                  .role = "unit",
                                                  .stat = "low_ammunition",
                                                  .does = corneta::Does::Set}),
};

} // namespace

const std::span<const corneta::Field> ResupplyRules::form = resupply_form;
const std::span<const corneta::OutcomeSpec> ResupplyRules::outcomes = resupply_outcomes;

Step ResupplyRules::step(const Resupply& inputs, ResupplyState& state, const Charts& /*charts*/, corneta::Dice& /*dice*/,
                         corneta::Explanation& /*explanation*/)
{
    state.low_ammunition = inputs.low_ammunition && !inputs.touching_wagon ? 1 : 0;
    return Step::Finished;
}

ResupplyEnd ResupplyRules::end(const Resupply& /*inputs*/, const ResupplyState& state, const Charts& /*charts*/)
{
    return {state.low_ammunition != 0};
}

corneta::Announcement ResupplyRules::announce(const Resupply& inputs, const ResupplyEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.low_ammunition) {
        announcement.headline = {"The battery is still low on ammunition."};
        announcement.instructions.push_back({"Bring it to a wagon and keep it there for a turn."});
    } else if (inputs.low_ammunition) {
        announcement.headline = {"The battery has ammunition again."};
        announcement.instructions.push_back({"Take the low ammunition marker off the battery."});
    } else {
        announcement.headline = {"The battery is not low on ammunition."};
    }
    return announcement;
}

} // namespace santa_anna
