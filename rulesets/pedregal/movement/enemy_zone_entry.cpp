// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/movement/enemy_zone_entry.h"

#include "rulesets/pedregal/charts/terms.h"
#include "rulesets/pedregal/charts/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Step;

namespace {

constexpr std::array enemy_zone_entry_form{
    unit_fields::morale<&EnemyZoneEntry::morale, &Morale::value>(),
    unit_fields::leader<&EnemyZoneEntry::morale, &Morale::leader>(),
    asks<&EnemyZoneEntry::neighbor_in_zone>(
        {.key = "neighbor_in_zone",
         .label = "Beside a unit in a zone",
         .help = "The hex is adjacent to another unit of its army that is in an enemy zone too; of any formation.",
         .role = "unit"}),
    asks<&EnemyZoneEntry::santa_anna_active>(
        {.key = "santa_anna_active", .label = "Santa Anna active", .role = "mexican", .stat = "santa_anna_active"}),
    asks<&EnemyZoneEntry::garrison>({.key = "garrison", .label = "Garrison of a bastion", .role = "unit", .stat = "garrison"}),
};
constexpr std::array enemy_zone_entry_outcomes{
    gives<&EnemyZoneEntryEnd::may_enter>({.key = "may_enter", .label = "may enter", .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 4> enemy_zone_entry_charts{"dice", "morale-shifts", "morale-fails", "bastions"};

} // namespace

const std::span<const corneta::Field> EnemyZoneEntryRules::form = enemy_zone_entry_form;
const std::span<const corneta::OutcomeSpec> EnemyZoneEntryRules::outcomes = enemy_zone_entry_outcomes;
const std::span<const std::string_view> EnemyZoneEntryRules::reads = enemy_zone_entry_charts;

Step EnemyZoneEntryRules::step(const EnemyZoneEntry& inputs, EnemyZoneEntryState& state, const Charts& charts, corneta::Dice& dice,
                               corneta::Explanation& explanation)
{
    if (inputs.garrison)
        explanation.start(1, {"a garrison ignores enemy zones"}, section::bastions);
    else if (inputs.santa_anna_active)
        explanation.start(1, {"Santa Anna is active: no check"}, section::mexican_command);
    else if (inputs.neighbor_in_zone)
        explanation.start(1, {"beside a unit of its army in an enemy zone: no check"}, section::mexican_command);
    else
        state.check = morale_check({"morale check"}, inputs.morale, section::mexican_command, charts, dice, explanation);
    return Step::Finished;
}

EnemyZoneEntryEnd EnemyZoneEntryRules::end(const EnemyZoneEntry& /*inputs*/, const EnemyZoneEntryState& state, const Charts& /*charts*/)
{
    return {state.check != MoraleResult::Failed};
}

corneta::Announcement EnemyZoneEntryRules::announce(const EnemyZoneEntry& inputs, const EnemyZoneEntryEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (end.may_enter) {
        announcement.headline = {"The Mexican unit may enter the enemy zone."};
        if (inputs.garrison)
            announcement.instructions.push_back(
                {"A bastion holds infantry units {0}, artillery units {1}; movement points to go in or out: {2}. They "
                 "have no zone of control and do not count for stacking.",
                 {charts.bastion(Bastion::Infantry).number(), charts.bastion(Bastion::Artillery).number(),
                  charts.bastion(Bastion::Entry).number()}});
        return announcement;
    }
    announcement.headline = {"The Mexican unit fails its morale check and stays out of the enemy zone."};
    announcement.instructions.push_back({"Its movement phase is over."});
    return announcement;
}

} // namespace pedregal
