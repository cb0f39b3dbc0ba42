// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/fire/damage.h"

/// Fire, explosions, and what decides who sees and outnumbers whom.
namespace revolucion {

enum class FireAction { Deployed, Moving, Indirect, Bomb, Strafe, AntiAircraft };
inline constexpr auto fire_actions = std::to_array<Option>({
    {"deployed-fire", "Deployed Fire"},
    {"moving-fire", "Moving Fire"},
    {"indirect-fire", "indirect fire"},
    {"bomb", "aircraft bombs"},
    {"strafe", "aircraft strafes"},
    {"anti-aircraft", "anti-aircraft fire"},
});
/// Aircraft bomb and strafe, and nobody else does.
constexpr bool is_from_the_air(FireAction action)
{
    return action == FireAction::Bomb || action == FireAction::Strafe;
}

/// Fire at aircraft is Deployed Fire. Section X.
constexpr bool is_made_deployed(FireAction action)
{
    return action == FireAction::Deployed || action == FireAction::AntiAircraft;
}

/// As the bases say, or what a player says in their place.
enum class Outnumbering { FromBases, None, Actor, ActorBadly, Target, TargetBadly };
inline constexpr auto outnumbering_words = std::to_array<Option>({
    {"from-bases", "as the bases say"},
    {"none", "neither"},
    {"actor", "actor"},
    {"actor-badly", "actor badly"},
    {"target", "target"},
    {"target-badly", "target badly"},
});

struct Fire {
    FireAction action = FireAction::Deployed;
    Firer firer{};
    Troop actor;
    bool deploying = false;
    Tenths range; ///< inches
    bool line_of_sight = false;
    bool in_arc = false;
    bool spotted = false;
    Troop target;
    Outnumbering outnumbered = Outnumbering::FromBases;
    Troop hit; ///< prepared: the target, an aircraft where only one can be meant
};
struct FireEnd {
    int score = 0;
    Hit hit{};
};
extern const ActionOf<Fire, FireEnd> fire;

/// What a fire or an explosion leaves of the unit in a role, whose status and destruction go by these labels.
template <corneta::Literal role> constexpr auto outcomes_of_fire(std::string_view status, std::string_view destroyed)
{
    using Hits = HitOutcomes<role, &FireEnd::hit>;
    return std::array{
        gives<&FireEnd::score>("score", "score"),
        Hits::levels("levels", "levels of damage", {.shown = Shown::AsBars}),
        Hits::status("target_status", status),
        Hits::bases_lost("bases_lost", "bases lost"),
        Hits::falls_back("falls_back", "falls back, inches"),
        Hits::destroyed("destroyed", destroyed, {.highlighted = these(true), .alone = "destroyed"}),
        Hits::leader_killed("leader_killed", "leader killed"),
    };
}

/// A mine or a máquina loca, and one of the units near it.
struct Explosion {
    Blast kind = Blast::Mine;
    Troop unit;
    Tenths distance; ///< inches
};
extern const ActionOf<Explosion, FireEnd> explosion;

/// Section IX: of two leaders with one unit each has a die; the fire or the assault throws that of the first.
struct LeaderCasualty {
    LeaderRisk cause = LeaderRisk::Fire;
};
struct LeaderCasualtyEnd {
    bool killed = false;
};
extern const ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty;

/// Damage without a die.
struct Level {
    Passengers cause = Passengers::TrainDestroyed;
    Troop unit;
};
struct LevelEnd {
    Hit hit{};
};
extern const ActionOf<Level, LevelEnd> level;

enum class Combat { Fire, Assault };

struct Outnumbered {
    Combat kind = Combat::Fire;
    int actor_bases = 0;
    int target_bases = 0;
    int bases_already_assaulted = 0;
};
struct OutnumberedEnd {
    Odds actor = Odds::None;
    Odds target = Odds::None;
};
extern const ActionOf<Outnumbered, OutnumberedEnd> outnumbered;

/// Past or into one tall obstruction.
struct LineOfSight {
    int levels_above = 0; ///< levels that the higher of the two stands above the obstruction
    Tenths to_far_side;
    Tenths beyond;
    Tenths inside;
    bool same_level = false;
    Figures figures = Figures::Small;
};
struct LineOfSightEnd {
    Tenths shadow;
    bool visible = false;
};
extern const ActionOf<LineOfSight, LineOfSightEnd> line_of_sight;

/// One fire as the score sees it.
struct Shot {
    Gun gun{};
    Band band = Band::First;
    bool moving = false;
    Formation target_formation = Formation::Deployed;
    Cover target_cover = Cover::Open;
    Status actor_status = Status::Ok;
    Status target_status = Status::Ok;
    OutnumberedEnd outnumbered{};
    bool leader_attached = false;
};

/// What is added to the die.
int score_of(const Shot& shot, const Charts& charts, Explanation& told);
int levels_thrown(const Label& label, const Shot& shot, const Charts& charts, Dice& dice, Explanation& told);

/// The state of Fire and Explosion: a fire, then the die for a leader.
struct Volley {
    std::int16_t levels;
    bool has_fired;
    bool leader_killed;

    Step step(const Shot& shot, const Troop& hit, const Label& leader, const Charts& charts, Dice& dice, Explanation& told);
    FireEnd end(const Shot& shot, const Troop& hit, const Charts& charts) const;
};

/// Who is outnumbered: by the bases, or as the player says.
OutnumberedEnd outnumbers(Outnumbering said, int actor_bases, int target_bases, const Charts& charts);

/// Trains march, automobiles and aircraft maneuver, and passengers but guns cannot deploy.
Formation formation_as_target(const Troop& unit);
/// Armor is hard cover, hull-down a fortification; a train has its armor or sandbags alone, and so has who rides on it.
Cover cover_against_fire(const Troop& unit);
/// Says so where the cover that was typed is not the one that counts on a train.
void announce_cover(const Troop& unit, Instructions& instructions);

} // namespace revolucion
