// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/deal_losses.h"

#include <numeric>

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::string_view multiple_unit_melees = "Melee: Multiple-Unit Melees";

constexpr std::array deal_losses_form{
    asks<&DealLosses::losses>(
        {.key = "losses", .label = "Losses of the side", .help = "All that its enemies rolled.", .measure = corneta::Measure::Castings}),
    asks<&DealLosses::units>({.key = "units",
                              .label = "Units in contact",
                              .help = "Of the side that takes the losses.",
                              .least = 2,
                              .most = static_cast<int>(most_units_dealt),
                              .start = 2}),
};
constexpr std::array deal_losses_outcomes{
    gives<&DealLossesEnd::losses>({.key = "unit_losses", .label = "losses by unit"}),
    gives<&DealLossesEnd::stragglers>({.key = "unit_stragglers", .label = "stragglers by unit"}),
    gives<&DealLossesEnd::casualties>({.key = "unit_casualties", .label = "casualties by unit"}),
};

/// By the number of units, from two.
constexpr std::array<std::string_view, 5> headlines{
    "Losses of the units: {0} and {1}.", "Losses of the units: {0}, {1} and {2}.", "Losses of the units: {0}, {1}, {2} and {3}.",
    "Losses of the units: {0}, {1}, {2}, {3} and {4}.", "Losses of the units: {0}, {1}, {2}, {3}, {4} and {5}."};

} // namespace

const std::span<const corneta::Field> DealLossesRules::form = deal_losses_form;
const std::span<const corneta::OutcomeSpec> DealLossesRules::outcomes = deal_losses_outcomes;

Step DealLossesRules::step(const DealLosses& inputs, DealLossesState& state, const Charts& /*charts*/, corneta::Dice& dice,
                           corneta::Explanation& explanation)
{
    const int dealt = std::accumulate(state.taken.begin(), state.taken.end(), 0);
    if (dealt == inputs.losses)
        return Step::Finished;
    const int unit = dice.read({"loss {0}", dealt + 1}, inputs.units, [](int face) { return face; });
    explanation.start(unit, {"unit that takes loss {0}", dealt + 1}, multiple_unit_melees);
    ++state.taken[static_cast<std::size_t>(unit) - 1];
    return dealt + 1 == inputs.losses ? Step::Finished : Step::Continue;
}

DealLossesEnd DealLossesRules::end(const DealLosses& inputs, const DealLossesState& state, const Charts& /*charts*/)
{
    DealLossesEnd end;
    for (std::size_t unit = 0; unit < static_cast<std::size_t>(inputs.units); ++unit) {
        const int losses = state.taken[unit];
        end.losses.push(losses);
        end.stragglers.push((losses + 1) / 2);
        end.casualties.push(losses / 2);
    }
    return end;
}

corneta::Announcement DealLossesRules::announce(const DealLosses& inputs, const DealLossesEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline.pattern = headlines.at(static_cast<std::size_t>(inputs.units) - 2);
    for (const int losses : end.losses)
        announcement.headline.arguments.emplace_back(losses);
    for (std::size_t unit = 0; unit < end.losses.count; ++unit)
        if (end.losses[unit] > 0)
            announcement.instructions.push_back(
                {"Unit {0}: stragglers {1}, casualties {2}.", {static_cast<int>(unit) + 1, end.stragglers[unit], end.casualties[unit]}});
    return announcement;
}

} // namespace santa_anna
