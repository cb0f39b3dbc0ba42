// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "app/storage/game/game_record.h"

namespace corneta::paper {

/// The order of battle of each side by its commands, with a box for each of a unit's number to tick off: those lost are crossed, those
/// that may come back half dark. `side`: of one alone.
std::expected<Sheets, Problems> rosters(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper);

/// For a battle of the players' own.
std::expected<Sheets, Problems> blank_rosters(const Rulebook& book, QPageSize::PageSizeId paper);

} // namespace corneta::paper
