// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/balance/balance.h"
#include "core/text/word_table.h"

#include <string>

namespace corneta::cli {

/// An empty line, the title, the table in columns, its remarks.
std::string text_of(const WordTable& table);

/// What battles came to, in tables.
std::string text_of(const game::Balance& balance);

} // namespace corneta::cli
