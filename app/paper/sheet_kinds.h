// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "app/storage/game/game_record.h"

#include <span>
#include <string>
#include <string_view>

namespace corneta::paper {

/// What can be printed.
struct SheetKind {
    std::string_view word;
    std::string_view of_book; ///< what it is of a rulebook; empty: only games have it
    std::string_view of_game; ///< what it is of a game; empty: it is that of the game's charts
    bool is_by_side = false;  ///< that of one side shows what this side laid face down
    std::expected<Sheets, Problems> (*set_book)(const Rulebook& book, QPageSize::PageSizeId paper) = nullptr;
    std::expected<Sheets, Problems> (*set_game)(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper) = nullptr;

    /// Of a game, or of the charts that it is played by.
    std::expected<Sheets, Problems> set(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper) const;
};

std::span<const SheetKind> sheet_kinds();

} // namespace corneta::paper
