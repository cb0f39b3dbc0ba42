// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/moves.h"

/// Mexican Command Control: 19.4.
namespace pedregal {

namespace {

struct MexicanCommandRules : RulesOf<MexicanCommand, Command, MexicanCommandEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::us_behind_protected_hexside>(
            "us_behind_protected_hexside", "U.S. unit behind a protected hexside", role::us, {},
            {.help = "The moment one enters such a hex Santa Anna becomes active, without a die.", .fact = Fact::Measured}),
        asks<&Inputs::already_active>("already_active", "Active already", role::mexican, stat::active),
    };
    static constexpr std::array outcomes{
        gives<&End::active>("active", "active", {.highlighted = these(true)}),
    };
    static constexpr auto reads = Charts::keys<Die, Command>;

    static void step(const Inputs& inputs, Command& command, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.already_active)
            explanation.note(Op::Start, 1, {"once active, active for good"}, section::command, Source::House);
        else if (inputs.us_behind_protected_hexside)
            explanation.start(1, {"a U.S. unit is behind a protected hexside: active at once"}, section::command);
        else
            command = charts.throw_for<Command>(charts[Die::MexicanCommand], {"Mexican command"}, {"die for Santa Anna and his HQ"}, dice,
                                                explanation);
    }

    static End end(Command command) { return {command == Command::Active}; }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        if (inputs.already_active)
            return {.headline = {"Mexican command stays active."}};
        if (end.active)
            return {.headline = {"Mexican command becomes active."},
                    .instructions = {{"From now on the Standard Rules of command hold. Until they are typed in, both stay active for the "
                                      "rest of the game: a ruling of ours."}}};
        return {
            .headline = {"Mexican command stays inactive."},
            .instructions = {{"Mexican units enter an enemy zone only by a morale check or beside a unit of their army that is in one."},
                             {"No hidden box is made, and none is revealed at will."}}};
    }
};

struct EnemyZoneEntryRules : RulesOf<EnemyZoneEntry, MoraleResult, EnemyZoneEntryEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::morale, &Morale::value>(unit_morale),
        asks<&Inputs::morale, &Morale::leader>(unit_leader),
        asks<&Inputs::neighbor_in_zone>(
            "neighbor_in_zone", "Beside a unit in a zone", role::unit, {},
            {.help = "The hex is adjacent to another unit of its army that is in an enemy zone too; of any formation.",
             .fact = Fact::Seen}),
        asks<&Inputs::santa_anna_active>("santa_anna_active", "Santa Anna active", role::mexican, stat::active),
        asks<&Inputs::garrison>("garrison", "Garrison of a bastion", role::unit, stat::garrison),
    };
    static constexpr std::array outcomes{gives<&End::may_enter>("may_enter", "may enter", {.highlighted = these(true)})};
    static constexpr auto reads = Charts::keys<Die, MoraleShift, MoraleFails, Bastion>;

    static void step(const Inputs& inputs, MoraleResult& check, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.garrison)
            explanation.start(1, {"a garrison ignores enemy zones"}, section::bastions);
        else if (inputs.santa_anna_active)
            explanation.start(1, {"Santa Anna is active: no check"}, section::command);
        else if (inputs.neighbor_in_zone)
            explanation.start(1, {"beside a unit of its army in an enemy zone: no check"}, section::command);
        else
            check = check_morale({"morale check"}, inputs.morale, section::command, charts, dice, explanation);
    }

    static End end(MoraleResult check) { return {check != MoraleResult::Failed}; }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        if (!end.may_enter)
            return {.headline = {"{The Mexican unit} fails its morale check and stays out of the enemy zone."},
                    .instructions = {{"Its movement phase is over."}}};
        Announcement announcement{.headline = {"{The Mexican unit} may enter the enemy zone."}};
        if (inputs.garrison)
            announcement.instructions = {
                {"A bastion holds infantry units {0}, artillery units {1}; movement points to go in or out: {2}. They "
                 "have no zone of control and do not count for stacking.",
                 {charts[Bastion::Infantry].number(), charts[Bastion::Artillery].number(), charts[Bastion::Entry].number()}}};
        return announcement;
    }
};

} // namespace

constinit const ActionOf<MexicanCommand, MexicanCommandEnd> mexican_command = action_of<MexicanCommandRules>(
    {"mexican-command", "Mexican command", "Whether Santa Anna and his HQ become active, at the start of each Mexican movement phase.",
     section::command});

constinit const ActionOf<EnemyZoneEntry, EnemyZoneEntryEnd> enemy_zone_entry = action_of<EnemyZoneEntryRules>(
    {"enemy-zone-entry", "Enemy zone entry", "Whether a Mexican unit enters an enemy zone of control while Santa Anna is inactive.",
     section::command, in_movement_and_combat});

} // namespace pedregal
