// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/pedregal/charts.h"
#include "rulesets/pedregal/stats.h"

/// Command, moves and hidden boxes: what each action asks, what it leaves, and its name for a kept game.
namespace pedregal {

/// Phases in which an action is used.
namespace phase {

inline constexpr PhaseKey command{"command"};
inline constexpr PhaseKey movement{"movement"};
inline constexpr PhaseKey combat{"combat"};

} // namespace phase

inline constexpr std::array<std::string_view, 1> in_command{phase::command};
inline constexpr std::array<std::string_view, 1> in_movement{phase::movement};
inline constexpr std::array<std::string_view, 1> in_combat{phase::combat};
inline constexpr std::array<std::string_view, 2> in_command_and_movement{phase::command, phase::movement};
inline constexpr std::array<std::string_view, 2> in_movement_and_combat{phase::movement, phase::combat};

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

/// A stack moves on the map: 19.3 trails.
struct Move {
    bool trail = false;
    bool engineer = false;
};
struct MoveEnd {
    bool as_road = false;
};
extern const ActionOf<Move, MoveEnd> unit_move;

/// 18.2, of a Mexican unit in its move or an advance.
struct SanAugustin {};
struct SanAugustinEnd {
    bool at_san_augustin = true;
    bool moved = true;
};
extern const ActionOf<SanAugustin, SanAugustinEnd> san_augustin;

/// 17.1: reinforcements come onto the map.
struct Entering {
    EntryHex hex = EntryHex::West;
};
struct EnteringEnd {
    EntryHex hex = EntryHex::West;
    bool came = true;
};
extern const ActionOf<Entering, EnteringEnd> entering;

enum class Place { Inside, Above, Outside };

/// 19.1, into a bastion, above its garrison, or out.
struct Garrison {
    Place place = Place::Inside;
    Arm arm = Arm::Infantry;
};
struct GarrisonEnd {
    bool garrison = false;
};
extern const ActionOf<Garrison, GarrisonEnd> garrison;

/// 19.5 B: units go off the map into hidden boxes.
struct Conceal {
    bool off_map = false; ///< they have not come onto the map yet
};
struct ConcealEnd {
    bool hidden = true;
    bool stocked = true;
};
extern const ActionOf<Conceal, ConcealEnd> conceal;

/// 19.5 D: an enemy sees a marker.
struct Reveal {
    bool dummy = false;
};
struct RevealEnd {
    bool seen = false;
};
extern const ActionOf<Reveal, RevealEnd> reveal;

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

/// A morale check that the section `rule` asks for: one die, not above the morale.
MoraleResult check_morale(const Label& label, const Morale& morale, std::string_view rule, const Charts& charts, Dice& dice,
                          Explanation& explanation);

/// What to do with the counter of a unit that has become disrupted or routed.
void announce_status(Status status, const Charts& charts, Announcement& announcement);

/// Fields that several forms ask of the one unit that acts.
inline constexpr Field unit_morale{.key = "unit_morale", .label = "Morale", .start = 3, .role = role::unit, .stat = stat::morale};
inline constexpr Field unit_leader{.key = "leader",
                                   .label = "Leader",
                                   .help = "Stacked with it; an engineer is no help.",
                                   .role = role::unit,
                                   .stat = stat::leader,
                                   .fact = Fact::Chosen};
inline constexpr Field unit_infantry{.key = "unit_infantry", .label = "Infantry", .role = role::unit, .stat = stat::arm};
inline constexpr Field unit_steps{.key = "unit_steps", .label = "Steps", .start = 1, .role = role::unit, .stat = stat::steps};
inline constexpr Field unit_engineer{.key = "engineer",
                                     .label = "With an engineer",
                                     .help = "He travels with it.",
                                     .role = role::unit,
                                     .stat = stat::engineer,
                                     .fact = Fact::Chosen};
inline constexpr Field unit_army{.key = "army", .label = "Army", .options = armies, .role = role::unit, .stat = stat::army};
inline constexpr Field unit_disrupted{.key = "unit_disrupted", .label = "Disrupted", .role = role::unit, .stat = stat::status};

} // namespace pedregal
