// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/resupply.h"

namespace santa_anna {

using corneta::asks;
using corneta::Then;

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
                                                  .stands_out = corneta::these(true),
                                                  .role = "unit",
                                                  .stat = "low_ammunition",
                                                  .does = corneta::Does::Set}),
};

} // namespace

const std::span<const corneta::Field> ResupplyRules::form = resupply_form;
const std::span<const corneta::OutcomeSpec> ResupplyRules::outcomes = resupply_outcomes;

Then ResupplyRules::step(const Resupply& asked, ResupplyNow& now, const Cards& /*cards*/, corneta::Dice& /*dice*/, corneta::Tale& /*tale*/)
{
    now.low_ammunition = asked.low_ammunition && !asked.touching_wagon ? 1 : 0;
    return Then::Done;
}

ResupplyEnd ResupplyRules::end(const Resupply& /*asked*/, const ResupplyNow& now, const Cards& /*cards*/)
{
    return {now.low_ammunition != 0};
}

corneta::Telling ResupplyRules::tell(const Resupply& asked, const ResupplyEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.low_ammunition) {
        telling.headline = {"The battery is still low on ammunition."};
        telling.hands.push_back({"Bring it to a wagon and keep it there for a turn."});
    } else if (asked.low_ammunition) {
        telling.headline = {"The battery has ammunition again."};
        telling.hands.push_back({"Take the low ammunition marker off the battery."});
    } else {
        telling.headline = {"The battery is not low on ammunition."};
    }
    return telling;
}

} // namespace santa_anna
