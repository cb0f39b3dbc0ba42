// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/word_table.h"

#include <string>

namespace corneta::cli {

/// An empty line, the title, the table in columns, its remarks.
std::string text_of(const WordTable& table);

} // namespace corneta::cli
