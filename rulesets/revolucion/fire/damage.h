// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/charts.h"

/// Unit Status and Combat Effects.
namespace revolucion {

/// What levels of damage leave of a unit.
struct Damage {
    Status status = Status::Ok;
    int bases_lost = 0;
    Tenths falls_back{}; ///< inches
    bool destroyed = false;
    bool surrendered = false; ///< destroyed because it could not fall back
};

inline constexpr std::string_view too_few_bases = "{0} of {1} bases: a unit with so few of its starting bases is destroyed";
inline constexpr RefusalSpec actor_destroyed{"actor_bases", too_few_bases};
inline constexpr RefusalSpec target_destroyed{"target_bases", too_few_bases};

/// Refuses a unit that has so few of its starting bases left that it is destroyed.
void refuse_destroyed(const RefusalSpec& refusal, const Troop& unit, const Charts& charts, Refusals& found);

/// Whether a result drives a unit back besides its levels.
enum class Pushed : std::uint8_t { No, Yes };

/// Damage Levels: the levels are added to the present status. Pushed back and falling back are one move.
Damage damage(int levels, const Troop& unit, const Charts& charts, Explanation& explanation, Pushed pushed = Pushed::No);

/// What a unit of its type is called.
std::string_view name_of(const Troop& unit);

/// One plain sentence: what stands on the table afterwards. `name`: as it is called there, by its type or its part in the action.
Sentence sentence_of(std::string_view name, const Troop& unit, const Damage& damage);

/// What to do with the unit's bases and markers.
void announce_damage(std::string_view name, const Troop& unit, const Damage& damage, const Charts& charts,
                     std::vector<Sentence>& instructions);

/// Says so of a leader who is killed.
void announce_leader(bool is_killed, std::vector<Sentence>& instructions);

/// A máquina loca that is destroyed explodes.
void announce_blast(std::string_view role, const Troop& unit, const Damage& damage, Announcement& announcement);

/// A destroyed unit or a killed leader comes off its army's break point; a máquina loca does not.
void announce_loss(std::string_view role, const Troop& unit, const Damage& damage, bool leader_killed, Announcement& announcement);

/// Rolls for a leader attached to a unit that took a level.
bool leader_is_killed(const Label& label, LeaderRisk risk, const Charts& charts, Dice& dice, Explanation& explanation);

} // namespace revolucion
