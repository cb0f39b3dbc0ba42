// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/procedure.h"
#include "core/action/verdict.h"
#include "core/text/sentence.h"
#include "rulesets/revolucion/charts/charts.h"

namespace revolucion {

/// A unit that may be hit.
struct Body {
    UnitType type = UnitType::RegularInfantry;
    int bases = 0;
    int bases_at_start = 0;
    Status status = Status::Ok;
    bool passenger = false;
    bool blocked = false; ///< it cannot complete a forced move
};

/// What levels of damage leave of a unit.
struct Damage {
    Status status = Status::Ok;
    int bases_lost = 0;
    corneta::Tenths falls_back; ///< inches
    bool destroyed = false;
    bool surrendered = false; ///< destroyed because it could not fall back
};

inline constexpr std::string_view too_few_bases = "{0} of {1} bases: a unit with so few of its starting bases is destroyed";
inline constexpr corneta::RefusalSpec actor_destroyed{"actor_bases", too_few_bases};
inline constexpr corneta::RefusalSpec target_destroyed{"target_bases", too_few_bases};

/// Whether a unit has so few of its starting bases left that it is destroyed.
bool is_destroyed(int bases, int bases_at_start, const Charts& charts);

/// A forced move moves it: trains and passengers stay.
bool can_be_driven(const Body& body);

/// Whether a result drives a unit back besides its levels.
enum class Pushed : std::uint8_t { No, Yes };

/// Damage Levels: the levels are added to the present status. Pushed back and falling back are one move.
Damage damage(int levels, const Body& body, const Charts& charts, corneta::Explanation& explanation, Pushed pushed = Pushed::No);

/// What a unit of its type is called.
std::string_view name_of(const Body& body);

/// One plain sentence: what stands on the table afterwards. `name`: as it is called there, by its type or its part in the action.
corneta::Sentence sentence_of(std::string_view name, const Body& body, const Damage& damage);

/// A máquina loca that is destroyed explodes.
void announce_blast(std::string_view role, const Body& body, const Damage& damage, corneta::Announcement& announcement);

/// A destroyed unit or a killed leader comes off its army's break point; a máquina loca does not.
void announce_loss(std::string_view role, const Body& body, const Damage& damage, bool leader_killed, corneta::Announcement& announcement);

/// What to do with the unit's bases and markers.
void announce_damage(std::string_view name, const Body& body, const Damage& damage, std::vector<corneta::Sentence>& instructions);

/// Rolls for a leader attached to a unit that took a level.
bool leader_is_killed(const corneta::Label& label, LeaderRisk risk, const Charts& charts, corneta::Dice& dice,
                      corneta::Explanation& explanation);

} // namespace revolucion
