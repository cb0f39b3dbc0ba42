// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/charts/charts.h"
#include "rulesets/revolucion/charts/fields.h"

/// Unit Status and Combat Effects.
namespace revolucion {

/// What levels of damage leave of a unit.
struct Damage {
    Status status = Status::Ok;
    int bases_lost = 0;
    Tenths falls_back{}; ///< inches
    bool destroyed = false;
    bool surrendered = false; ///< destroyed because it could not fall back
    bool is_driven() const { return falls_back.count > 0; }
};

/// What a fire or a whole assault does to a unit and its leader.
struct Hit {
    int levels = 0;
    Damage damage{};
    bool leader_killed = false;
};

/// Its outcomes for the unit in a role; `Part` leads from the end to the Hit.
template <corneta::Literal role_key, auto... Part> struct HitOutcomes {
    using Spec = corneta::OutcomeSpec;
    static constexpr std::string_view role = corneta::joined<role_key, "">;

    static constexpr Spec levels(std::string_view key, std::string_view label, Spec more = {})
    {
        return changes<Part..., &Hit::levels>(key, label, role, Does::Add, stat::levels_taken, more);
    }
    static constexpr Spec status(std::string_view key, std::string_view label)
    {
        return changes<Part..., &Hit::damage, &Damage::status>(key, label, role, Does::Set, stat::status, {.options = statuses});
    }
    static constexpr Spec bases_lost(std::string_view key, std::string_view label)
    {
        return changes<Part..., &Hit::damage, &Damage::bases_lost>(key, label, role, Does::Add, stat::bases_lost);
    }
    static constexpr Spec falls_back(std::string_view key, std::string_view label)
    {
        return gives<Part..., &Hit::damage, &Damage::falls_back>(key, label);
    }
    static constexpr Spec destroyed(std::string_view key, std::string_view label, Spec more = {})
    {
        return changes<Part..., &Hit::damage, &Damage::destroyed>(key, label, role, Does::Marker, stat::destroyed, more);
    }
    static constexpr Spec leader_killed(std::string_view key, std::string_view label)
    {
        return changes<Part..., &Hit::leader_killed>(key, label, role, Does::Marker, stat::leader_killed);
    }
};

/// At half of its starting bases or less.
bool is_destroyed(int bases, int bases_at_start, const Charts& charts);

template <corneta::Literal role, class Inputs, Troop Inputs::* unit>
inline constexpr corneta::RefusedWhen<Inputs, Charts> refused_if_destroyed{
    corneta::joined<role, "_bases">, "{0} of {1} bases: a unit with so few of its starting bases is destroyed",
    [](const Inputs& in, const Charts& charts) { return is_destroyed((in.*unit).bases, (in.*unit).bases_at_start, charts); },
    [](const Inputs& in) { return std::tuple{(in.*unit).bases, (in.*unit).bases_at_start}; }};

/// Whether a result drives a unit back besides its levels.
enum class Pushed { No, Yes };

/// Damage Levels: the levels are added to the present status. Pushed back and falling back are one move.
Damage damage(int levels, const Troop& unit, const Charts& charts, Explanation& told, Pushed pushed = Pushed::No);

/// What stands on the table afterwards; `name` is the noun for the unit there: `target`.
Sentence sentence_of(const RoleRef& name, const Troop& unit, const Damage& damage);

/// What to do with the unit's bases and markers.
void announce_damage(const RoleRef& name, const Troop& unit, const Damage& damage, const Charts& charts, Instructions& instructions);

/// Says so of a leader who is killed.
void announce_leader(const RoleRef& name, bool is_killed, Instructions& instructions);

/// A máquina loca that is destroyed explodes.
void announce_blast(std::string_view role, const Troop& unit, const Damage& damage, Announcement& said);

/// A destroyed unit or a killed leader comes off its army's break point; a máquina loca does not.
void announce_loss(std::string_view role, const Troop& unit, const Hit& hit, Announcement& said);

/// Rolls for a leader attached to a unit that took a level.
bool leader_is_killed(const Label& label, LeaderRisk risk, const Charts& charts, Dice& dice, Explanation& told);

} // namespace revolucion
