// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/mexican_command.h"

#include "core/thrown.h"
#include "rulesets/pedregal/terms.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Then;

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
                                       .stands_out = corneta::these(true),
                                       .role = "mexican",
                                       .stat = "santa_anna_active",
                                       .does = corneta::Does::Marker}),
};
constexpr std::array<std::string_view, 2> mexican_command_charts{"dice", "mexican-command"};

} // namespace

const std::span<const corneta::Field> MexicanCommandRules::form = mexican_command_form;
const std::span<const corneta::OutcomeSpec> MexicanCommandRules::outcomes = mexican_command_outcomes;
const std::span<const std::string_view> MexicanCommandRules::charts = mexican_command_charts;

Then MexicanCommandRules::step(const MexicanCommand& asked, MexicanCommandNow& now, const Cards& cards, corneta::Dice& dice,
                               corneta::Tale& tale)
{
    now.active = 1;
    if (asked.already_active) {
        tale.start(1, {"once active, active for good"}, section::mexican_command);
        return Then::Done;
    }
    if (asked.us_behind_protected_hexside) {
        tale.start(1, {"a U.S. unit is behind a protected hexside: active at once"}, section::mexican_command);
        return Then::Done;
    }
    const Cell& die = cards.die(Die::MexicanCommand);
    const Chart& results = cards.mexican_command();
    now.active = read_thrown(dice, {"Mexican command"}, die,
                             [&](int sum) { return static_cast<Command>(results.band_of(sum)) == Command::Active ? 1 : 0; });
    tale.note(corneta::Op::Start, shown_thrown(dice, die), {"die for Santa Anna and his HQ"}, die);
    tell_band(results, results.band_of(shown_thrown(dice, die)), tale);
    return Then::Done;
}

MexicanCommandEnd MexicanCommandRules::end(const MexicanCommand& /*asked*/, const MexicanCommandNow& now, const Cards& /*cards*/)
{
    return {now.active != 0};
}

corneta::Telling MexicanCommandRules::tell(const MexicanCommand& asked, const MexicanCommandEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (asked.already_active) {
        telling.headline = {"Santa Anna and his HQ stay active."};
    } else if (end.active) {
        telling.headline = {"Santa Anna and his HQ become active, for the rest of the game."};
    } else {
        telling.headline = {"Santa Anna and his HQ stay inactive."};
        telling.hands.push_back(
            {"Mexican units enter an enemy zone only by a morale check or beside a unit of their army that is in one."});
        telling.hands.push_back({"No hidden box is made, and none is revealed at will."});
    }
    return telling;
}

} // namespace pedregal
