// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"
#include "app/storage/sheet/state_sheet.h"

#include <optional>
#include <string>

namespace corneta {

/// The game goes on as the sheet says, by one entry; a sheet of a game with another beginning or by other charts is refused.
std::expected<const game::Entry*, Problems> take_sheet(GameFile& file, const TypedSheet& sheet, const std::string& reason);
/// A new game that stands as the sheet says; `pack` where its charts were not the ruleset's own.
std::expected<GameFile, Problems> game_from_sheet(const std::string& path, const TypedSheet& sheet, const std::optional<std::string>& pack,
                                                  const std::string& reason, std::span<const Ruleset* const> rulesets);

} // namespace corneta
