// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/pedregal/charts.h"
#include "rulesets/pedregal/stats.h"

/// Every action: what it asks, what it leaves, and its name for a kept game.
namespace pedregal {

/// Phases in which an action is used.
inline constexpr std::array<std::string_view, 1> in_movement{"movement"};
inline constexpr std::array<std::string_view, 1> in_combat{"combat"};
inline constexpr std::array<std::string_view, 2> in_movement_and_combat{"movement", "combat"};

/// The morale of a unit, and whether a leader helps it; an engineer does not (19.3).
struct Morale {
    int value = 0;
    bool leader = false;
};

enum class MoraleResult : std::uint8_t { Unchecked, Passed, Failed };

/// 19.4: whether Santa Anna and the Mexican HQ are active.
struct MexicanCommand {
    bool us_behind_protected_hexside = false;
    bool already_active = false;
};
struct MexicanCommandEnd {
    bool active = false;
};
extern const ActionOf<MexicanCommand, MexicanCommandEnd> mexican_command;

/// 19.4, by a Mexican unit.
struct EnemyZoneEntry {
    Morale morale;
    bool neighbor_in_zone = false;
    bool santa_anna_active = false;
    bool garrison = false;
};
struct EnemyZoneEntryEnd {
    bool may_enter = false;
};
extern const ActionOf<EnemyZoneEntry, EnemyZoneEntryEnd> enemy_zone_entry;

enum class Mover { Infantry, Leader, Engineer };

/// 19.1, 19.3, just before the hex is entered.
struct LavaBed {
    Mover mover = Mover::Infantry;
    Army army = Army::Us;
    bool engineer = false;
};
struct LavaBedEnd {
    int total = 0;
    bool enters = false;
};
extern const ActionOf<LavaBed, LavaBedEnd> lava_bed;

enum class Crossing { Stays, Crosses, Disrupted, Routed };

/// 19.1, in the move or driven back.
struct Ravine {
    bool infantry = false;
    Morale morale;
    bool disrupted = false;
    bool enemy_zone = false;
    bool forced_retreat = false;
};
struct RavineEnd {
    Crossing result = Crossing::Stays;
    Status status = Status::Good;
};
extern const ActionOf<Ravine, RavineEnd> ravine;

/// 19.1, 19.3, where there is no bridge or ford.
struct RiverCrossing {
    bool infantry = false;
    Army army = Army::Us;
    bool engineer = false;
};
struct RiverCrossingEnd {
    bool may_cross = false;
    bool stops = false;
};
extern const ActionOf<RiverCrossing, RiverCrossingEnd> river_crossing;

/// 19.5 C, of a marker.
struct HiddenMarch {
    int infantry_allowance = 0;
    bool hq_active = false;
};
struct HiddenMarchEnd {
    int allowance = 0;
};
extern const ActionOf<HiddenMarch, HiddenMarchEnd> hidden_march;

/// 19.5 E, from a hidden box.
struct Deployment {
    Morale morale;
    bool disrupted = false;
    bool near_enemy_zone = false;
};
struct DeploymentEnd {
    Status status = Status::Good;
};
extern const ActionOf<Deployment, DeploymentEnd> deployment;

enum class Hexside { Clear, Protected, Ravine };

struct Side {
    int strength = 0;
    Morale morale;
    bool disrupted = false;
    int steps = 0;
    bool retreat_blocked = false;
};

struct Attack {
    Side attacker;
    Side defender;
    Arm attacker_arm = Arm::Infantry;
    bool attacker_is_garrison = false;
    Hexside hexside = Hexside::Clear;
    bool charge_with_engineer = false;
    bool garrison = false;
    bool defender_covered = false;
};

struct SideEnd {
    int steps_lost = 0;
    int retreats = 0; ///< hexes
    Status status = Status::Good;
    bool destroyed = false;
};
struct AttackEnd {
    int differential = 0;
    CombatResult result = CombatResult::Ax;
    SideEnd attacker{};
    SideEnd defender{};
};
extern const ActionOf<Attack, AttackEnd> attack;

/// Ours: the Standard Rules hold it.
struct MoraleCheck {
    Morale morale;
};
struct MoraleCheckEnd {
    bool passes = false;
};
extern const ActionOf<MoraleCheck, MoraleCheckEnd> morale_check;

/// 19.3, after a result that cost his side a step.
struct LeaderCasualty {
    bool step_lost = false;
    bool engineer = false;
};
struct LeaderCasualtyEnd {
    bool casualty = false;
};
extern const ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty;

enum class Winner { Us, Mexican, Draw, Open };

/// 18.
struct Victory {
    int mexican_units_destroyed = 0;
    int us_steps_eliminated = 0;
    int us_leaders_lost = 0;
    int mexican_leaders_lost = 0;
    int mexican_units_on_map = 0;
    bool mexican_at_san_augustin = false;
    int turn = 0;
    bool us_north_of_churubusco = false;
    bool mexican_holds_south = false;
};
struct VictoryEnd {
    int us = 0;
    int mexican = 0;
    Winner result = Winner::Open;
};
extern const ActionOf<Victory, VictoryEnd> victory;

/// Whether the side that the code names first is the attacker.
constexpr bool concerns_attacker(CombatResult result)
{
    return result <= CombatResult::Ac;
}

/// 19.3: he has a part in a charge of infantry alone.
constexpr bool charges_with_engineer(const Attack& inputs)
{
    return inputs.charge_with_engineer && inputs.attacker_arm == Arm::Infantry;
}

/// What to do at the table with who retreats.
inline constexpr std::string_view moves_back{
    "Move {0} back, not into or through a lava bed nor into an enemy zone; guns and horse cross no ravine."};
inline constexpr std::string_view retreat_across_ravine{"Retreat across a ravine"};

/// 19.1: a garrison heeds Dx and Dm alone.
constexpr bool garrison_ignores(const Attack& inputs, CombatResult result)
{
    return inputs.garrison && (result == CombatResult::Dc || result == CombatResult::Dr);
}

/// A morale check that the section `rule` asks for: one die, not above the morale.
MoraleResult check_morale(const Label& label, const Morale& morale, std::string_view rule, const Charts& charts, Dice& dice,
                          Explanation& explanation);

/// What to do with the counter of a unit that has become disrupted or routed.
void announce_status(Status status, const Charts& charts, Announcement& announcement);

Announcement announce_attack(const Attack& inputs, const AttackEnd& end, const Charts& charts);

/// Fields that several forms ask of the one unit that acts.
inline constexpr Field unit_morale{.key = "unit_morale", .label = "Morale", .start = 3, .role = role::unit, .stat = stat::morale};
inline constexpr Field unit_leader{
    .key = "leader", .label = "Leader", .help = "Stacked with it; an engineer is no help.", .role = role::unit, .stat = stat::leader};
inline constexpr Field unit_infantry{.key = "unit_infantry", .label = "Infantry", .role = role::unit, .stat = stat::arm};
inline constexpr Field unit_army{.key = "army", .label = "Army", .options = armies, .role = role::unit, .stat = stat::army};
inline constexpr Field unit_disrupted{.key = "unit_disrupted", .label = "Disrupted", .role = role::unit, .stat = stat::status};

} // namespace pedregal
