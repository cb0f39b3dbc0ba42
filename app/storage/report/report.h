// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <string>

namespace corneta {

enum class ReportKind : std::uint8_t { Html, Markdown };

/// The after-action report of a game: every entry in force by turn and phase with its working, its dice and who rolled them, the forces at
/// each turn's end, the rulings that were changed, the luck of both sides. Nothing that lies face down is in it.
std::string report(const GameRecord& record, ReportKind kind);

} // namespace corneta
