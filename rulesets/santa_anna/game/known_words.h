// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/game/game.h"

#include <optional>
#include <string>
#include <vector>

/// Answers that a kept game knows, beside the stats of who stands in a role.
namespace santa_anna {

/// Whether a field asks for this member of an action's answers.
template <auto... Member> bool asks_for(const Field& field)
{
    return field.put == corneta::declared::put<corneta::declared::Path<Member...>>;
}

/// What the section that it stands behind counts as by now. Reducing Fortifications.
std::optional<std::string> cover_of(const State& state, const Unit& unit);

// known_of_melee.cpp
/// In which zone each is hit; nothing where all are hit in front.
std::optional<std::string> aspects_of(const State& state, const std::vector<std::string>& units);
/// Of dismounted horse those who hold no horses; nothing where all fight. Mounting and Dismounting.
std::optional<std::string> fighters_of(const std::vector<const Unit*>& units, const Charts& charts);
std::optional<std::string> known_of_melee(const State& state, const Field& field, const Roles& roles, const Charts& charts);

} // namespace santa_anna
