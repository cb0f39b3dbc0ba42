// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"
#include "core/action/ruleset.h"
#include "ui/session/open_game.h"

#include <expected>
#include <span>

namespace corneta::window {

inline constexpr const char* sheet_name = "sheet"; ///< what is typed in the window is in no file

/// What is typed of a sheet, and what it is of once it is whole.
ui::SheetReading sheet_reading(const ui::GameStart& start, std::span<const Ruleset* const> rulesets);
/// A new game that begins so.
std::expected<GameFile, Problems> game_of_sheet(const QString& path, const ui::GameStart& start, std::span<const Ruleset* const> rulesets);

} // namespace corneta::window
