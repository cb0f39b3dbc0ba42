// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <cstdint>
#include <string>

namespace santa_anna {

/// How castings were lost: on the way are stragglers that neither fire nor melee cost.
enum class LostBy : std::uint8_t { Fire, Melee, OnTheWay };

/// Stragglers and casualties of one unit from one play.
struct Losses {
    std::string unit;
    int stragglers = 0;
    int casualties = 0;
    LostBy by = LostBy::OnTheWay;
    int straggled = 0; ///< of the stragglers of a melee, those on the way
};

/// Takes them off the unit; whether there were any.
bool lose(const Losses& lost, corneta::game::EffectsBuilder& effects);

/// Stragglers that are effectives again.
void gather(const std::string& unit, int count, corneta::game::EffectsBuilder& effects);

/// Stragglers that fall under the hooves. Cavalry.
void overrun(const std::string& unit, int count, corneta::game::EffectsBuilder& effects);

} // namespace santa_anna
