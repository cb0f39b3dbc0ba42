// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/entry.h"

#include <string>

namespace corneta {

/// Who rolled: `by hand`, `number 12` of the program's dice, `seed 7`.
std::string roller_in_words(const game::RecordedRoll& roll);
/// What a line of a working does: `+2`, `x 1/4`, `at most 16`.
std::string step_in_words(const Working& working);
/// The working of a play, a line each number.
std::string working_in_lines(const game::Told& told);

} // namespace corneta
