// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "app/storage/game/game_record.h"

namespace corneta::paper {

/// Order chips of an inch with their backs, markers, and boxes that hide what stands in them, as far as the ruleset has them; or that it has
/// none.
std::expected<Sheets, Problems> chips(const Rulebook& book, QPageSize::PageSizeId paper);

/// Labels with code and name for the units of a game, of each side, and caps for those that break; the same for every `side`.
std::expected<Sheets, Problems> unit_labels(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper);

} // namespace corneta::paper
