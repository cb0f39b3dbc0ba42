// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "core/game/forces/scenario.h"

#include <expected>
#include <string>
#include <string_view>
#include <vector>

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

/// By the end of its name.
bool is_named_html(const std::string& path);

enum class Overwrites : std::uint8_t { ReportsOnly, AnyFile };

/// Writes a report or page of the game in the file `game`, whole or not at all: a browser may be reading it. A game is never overwritten.
std::expected<void, Problems> write_page(const std::string& path, const std::string& page, const std::string& game, Overwrites overwrites);

/// A page of a kept game for the players' telephones, whole in one file: turn and score, the last result, what is owed, forces and journal.
/// Nothing that lies face down is in it. With `is_reloaded` the browser reads it again every few seconds.
std::string players_page(const GameRecord& record, bool is_reloaded);

/// What a side has left on the table: of what the ruleset counts of its units the first part, such as effectives, or the units themselves.
struct Strength {
    std::string side;
    std::vector<int> at; ///< the start, then the end of each turn, the last as things stand
};

/// A row a side, in force.
std::vector<Strength> strengths(const GameRecord& record);

} // namespace corneta
