// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"

#include <QString>

#include <cstddef>
#include <string>

namespace corneta::ui {

/// A key that nobody has, made from a name: "2nd Indiana" becomes `2nd-indiana`. Empty for a name without letters and digits.
std::string key_from(const QString& name, const game::State& state);

/// A code that nobody has, of the letter that most units of that kind and side have. Empty when all are taken.
std::string free_code(const game::State& state, const std::string& side, const std::string& kind);

/// Sides count from 0; behind them comes who belongs to none.
std::size_t number_of_side(const game::State& state, const game::Unit& unit);

} // namespace corneta::ui
