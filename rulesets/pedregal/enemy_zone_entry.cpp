// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/enemy_zone_entry.h"

#include "rulesets/pedregal/terms.h"
#include "rulesets/pedregal/unit_fields.h"

namespace pedregal {

using corneta::asks;
using corneta::gives;
using corneta::Then;

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
    gives<&EnemyZoneEntryEnd::may_enter>({.key = "may_enter", .label = "may enter", .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 4> enemy_zone_entry_charts{"dice", "morale-shifts", "morale-fails", "bastions"};

} // namespace

const std::span<const corneta::Field> EnemyZoneEntryRules::form = enemy_zone_entry_form;
const std::span<const corneta::OutcomeSpec> EnemyZoneEntryRules::outcomes = enemy_zone_entry_outcomes;
const std::span<const std::string_view> EnemyZoneEntryRules::charts = enemy_zone_entry_charts;

Then EnemyZoneEntryRules::step(const EnemyZoneEntry& asked, EnemyZoneEntryNow& now, const Cards& cards, corneta::Dice& dice,
                               corneta::Tale& tale)
{
    if (asked.garrison)
        tale.start(1, {"a garrison ignores enemy zones"}, section::bastions);
    else if (asked.santa_anna_active)
        tale.start(1, {"Santa Anna is active: no check"}, section::mexican_command);
    else if (asked.neighbor_in_zone)
        tale.start(1, {"beside a unit of its army in an enemy zone: no check"}, section::mexican_command);
    else
        now.check = morale_check({"morale check"}, asked.morale, section::mexican_command, cards, dice, tale);
    return Then::Done;
}

EnemyZoneEntryEnd EnemyZoneEntryRules::end(const EnemyZoneEntry& /*asked*/, const EnemyZoneEntryNow& now, const Cards& /*cards*/)
{
    return {now.check != MoraleResult::Failed};
}

corneta::Telling EnemyZoneEntryRules::tell(const EnemyZoneEntry& asked, const EnemyZoneEntryEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (end.may_enter) {
        telling.headline = {"The Mexican unit may enter the enemy zone."};
        if (asked.garrison)
            telling.hands.push_back({"A bastion holds infantry units {0}, artillery units {1}; movement points to go in or out: {2}. They "
                                     "have no zone of control and do not count for stacking.",
                                     {cards.bastion(Bastion::Infantry).number(), cards.bastion(Bastion::Artillery).number(),
                                      cards.bastion(Bastion::Entry).number()}});
        return telling;
    }
    telling.headline = {"The Mexican unit fails its morale check and stays out of the enemy zone."};
    telling.hands.push_back({"Its movement phase is over."});
    return telling;
}

} // namespace pedregal
