// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/effects_builder.h"

#include <string>

namespace santa_anna {

/// Who says what a unit that breaks has to do: its own action, or the end of the phase in which it was fired at.
enum class ToldBy : std::uint8_t { Action, PhaseEnd };

/// A mob that fights no more.
void break_unit(const std::string& unit, corneta::game::EffectsBuilder& effects);

/// More stragglers than effectives: it breaks; no effectives: it is removed and all its castings count as lost.
void judge(const std::string& unit, ToldBy told_by, corneta::game::EffectsBuilder& effects);

/// The retreat that a broken unit owes.
corneta::game::Next retreat(const corneta::game::Unit& broken);

} // namespace santa_anna
