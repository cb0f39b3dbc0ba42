// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "core/game/forces/scenario.h"

#include <string>
#include <string_view>

namespace corneta {

/// Stands near the beginning of each report: a file that holds it there may be overwritten by another one.
inline constexpr std::string_view report_mark = "Corneta, after-action report";

enum class ReportKind : std::uint8_t { Html, Markdown };

/// The after-action report of a game: every entry in force by turn and phase with its working, its dice and who rolled them, the forces at
/// each turn's end, the rulings that were changed, the luck of both sides. Nothing that lies face down is in it.
std::string report(const GameRecord& record, ReportKind kind);

/// The scenario that the game began with, sources and all; of a game without one nothing.
game::Scenario scenario_of(const GameRecord& record);

/// A text member of the scenario that the game began with; empty without one.
std::string scenario_text(const GameRecord& record, std::string_view key);

} // namespace corneta
