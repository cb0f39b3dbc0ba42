// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <expected>
#include <string>

namespace corneta {

/// By the end of its name.
bool is_named_html(const std::string& path);

enum class Overwrites : std::uint8_t { ReportsOnly, AnyFile };

/// Writes a report or page of the game in the file `game`, whole or not at all: a browser may be reading it. A game is never overwritten.
std::expected<void, Problems> write_page(const std::string& path, const std::string& page, const std::string& game, Overwrites overwrites);

} // namespace corneta
