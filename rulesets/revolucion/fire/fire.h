// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/fire/damage.h"
#include "rulesets/revolucion/fire/shot.h"

#include <cstdint>

namespace revolucion {

enum class FireAction : std::uint8_t { Deployed, Moving, Indirect, Bomb, Strafe, AntiAircraft };

/// The types that can fire; the first eight count as UnitType and as Gun do.
enum class Firer : std::uint8_t {
    IrregularInfantry,
    RegularInfantry,
    VeteranInfantry,
    IrregularCavalry,
    RegularCavalry,
    VeteranCavalry,
    MachineGuns,
    Artillery,
    ArmoredCar,
    Tankette,
    Aircraft
};

/// `from-bases`, or what a player says in its place.
enum class Outnumbering : std::uint8_t { FromBases, None, Actor, ActorBadly, Target, TargetBadly };
inline constexpr std::array outnumbering_words{
    Option{"from-bases", "as the bases say"}, Option{"none", "neither"},  Option{"actor", "actor"},
    Option{"actor-badly", "actor badly"},     Option{"target", "target"}, Option{"target-badly", "target badly"}};

struct FireActor {
    Firer type = Firer::RegularInfantry;
    int bases = 0;
    int bases_at_start = 0;
    Status status = Status::Ok;
    Formation formation = Formation::Deployed;
    bool deployed_at_start = false;
    bool deploying = false;
    Leader leader = Leader::None;
};

struct FireTarget {
    Body body;
    Formation formation = Formation::Deployed;
    Cover cover = Cover::Open;
    bool hull_down = false;
    Leader leader = Leader::None;
};

/// Fire: what is asked.
struct Fire {
    FireAction action = FireAction::Deployed;
    FireActor actor;
    corneta::Tenths range; ///< inches
    bool line_of_sight = false;
    bool in_arc = false;
    bool spotted = false;
    FireTarget target;
    Outnumbering outnumbered = Outnumbering::FromBases;
};

struct FireState {
    std::int16_t levels;
    std::int16_t has_fired;
    std::int16_t leader_killed;
    std::int16_t nothing;
};

struct FireEnd {
    int score = 0;
    int levels = 0;
    Damage damage;
    bool leader_killed = false;
};

/// A fire, then the leader attached to a unit that took a level.
struct FireRules : corneta::RulesOf<Fire, FireState, FireEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Fire& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Fire& inputs, FireState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static FireEnd end(const Fire& inputs, const FireState& state, const Charts& charts);
    static corneta::Announcement announce(const Fire& inputs, const FireEnd& end, const Charts& charts);
};

UnitType type_of(Firer firer);
/// Aircraft bomb and strafe, and nobody else does.
bool is_from_the_air(const Fire& inputs);
/// Who is outnumbered: by the bases, or as the player says.
struct Outnumbers {
    Odds actor = Odds::None;
    Odds target = Odds::None;
};
Outnumbers outnumbers(Outnumbering said, int actor_bases, int target_bases, const Charts& charts);

/// The formation in which a unit is hit: trains march, automobiles and aircraft maneuver, and passengers but guns cannot deploy.
Formation formation_as_target(const Body& body, Formation formation);
/// The cover that counts against fire: armor is hard cover, hull-down a fortification; a train has its armor or sandbags alone.
Cover cover_against_fire(UnitType type, Cover cover, bool hull_down);
/// Says so where the cover that was typed is not the one that counts for a train.
void announce_cover(UnitType type, Cover cover, std::vector<corneta::Sentence>& instructions);

} // namespace revolucion
