// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/command/mexican_command.h"

#include "core/action/thrown.h"
#include "rulesets/pedregal/charts/terms.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

/// Counts as the rows of the chart `mexican-command` do.
enum class Command : std::uint8_t { Active, Inactive };

constexpr std::array mexican_command_form{
    asks<&MexicanCommand::us_behind_protected_hexside>(
        {.key = "us_behind_protected_hexside",
         .label = "U.S. unit behind a protected hexside",
         .help = "The moment one enters such a hex Santa Anna becomes active, without a die.",
         .role = "us"}),
    asks<&MexicanCommand::already_active>(
        {.key = "already_active", .label = "Active already", .role = "mexican", .stat = "santa_anna_active"}),
};
constexpr std::array mexican_command_outcomes{
    gives<&MexicanCommandEnd::active>({.key = "active",
                                       .label = "active",
                                       .highlighted = corneta::these(true),
                                       .role = "mexican",
                                       .stat = "santa_anna_active",
                                       .does = corneta::Does::Marker}),
};
constexpr std::array<std::string_view, 2> mexican_command_charts{"dice", "mexican-command"};

} // namespace

const std::span<const corneta::Field> MexicanCommandRules::form = mexican_command_form;
const std::span<const corneta::OutcomeSpec> MexicanCommandRules::outcomes = mexican_command_outcomes;
const std::span<const std::string_view> MexicanCommandRules::reads = mexican_command_charts;

Step MexicanCommandRules::step(const MexicanCommand& inputs, MexicanCommandState& state, const Charts& charts, corneta::Dice& dice,
                               corneta::Explanation& explanation)
{
    state.active = 1;
    if (inputs.already_active) {
        explanation.start(1, {"once active, active for good"}, section::mexican_command);
        return Step::Finished;
    }
    if (inputs.us_behind_protected_hexside) {
        explanation.start(1, {"a U.S. unit is behind a protected hexside: active at once"}, section::mexican_command);
        return Step::Finished;
    }
    const Cell& die = charts.die(Die::MexicanCommand);
    const Chart& results = charts.mexican_command();
    state.active = read_thrown(dice, {"Mexican command"}, die,
                               [&](int sum) { return static_cast<Command>(results.band_of(sum)) == Command::Active ? 1 : 0; });
    explanation.note(corneta::Op::Start, shown_thrown(dice, die), {"die for Santa Anna and his HQ"}, die);
    explain_band(results, results.band_of(shown_thrown(dice, die)), explanation);
    return Step::Finished;
}

MexicanCommandEnd MexicanCommandRules::end(const MexicanCommand& /*inputs*/, const MexicanCommandState& state, const Charts& /*charts*/)
{
    return {state.active != 0};
}

corneta::Announcement MexicanCommandRules::announce(const MexicanCommand& inputs, const MexicanCommandEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (inputs.already_active) {
        announcement.headline = {"Santa Anna and his HQ stay active."};
    } else if (end.active) {
        announcement.headline = {"Santa Anna and his HQ become active, for the rest of the game."};
    } else {
        announcement.headline = {"Santa Anna and his HQ stay inactive."};
        announcement.instructions.push_back(
            {"Mexican units enter an enemy zone only by a morale check or beside a unit of their army that is in one."});
        announcement.instructions.push_back({"No hidden box is made, and none is revealed at will."});
    }
    return announcement;
}

} // namespace pedregal
