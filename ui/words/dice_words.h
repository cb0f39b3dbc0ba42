// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"
#include "core/dice/typed_dice.h"

#include <QString>

#include <vector>

namespace corneta::ui {

/// Dice that differ by their number alone are said as one: "gun 1 to gun 9 (d20 each)".
QString wanted_words(const std::vector<DiceRequest>& wanted);

/// The faces that fell, with spaces between them.
QString rolled_faces(const std::vector<Verdict>& verdicts);

} // namespace corneta::ui
