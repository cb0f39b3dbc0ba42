// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"
#include "core/text/word_table.h"

#include <vector>

namespace corneta::game {

/// What was played, in a sentence.
Sentence title_of(const Balance& balance);
/// Who won and what it cost, then who broke, by each set of charts, a column a side; then what the sets differ by.
std::vector<WordTable> tables_of(const Balance& balance);

} // namespace corneta::game
