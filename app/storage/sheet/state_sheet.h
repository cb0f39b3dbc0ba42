// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sheet/sheet_ground.h"

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// Stands before each line on a printed sheet. What is typed needs none; where one stands, only what is behind them counts.
inline constexpr std::string_view line_mark = "\u00bb";

/// A line to be typed back from paper: letters with their check, and words of the players' own as they stand.
struct SheetLine {
    std::string letters;
    std::string words{};
    std::string unit{}; ///< whose numbers they are; empty: of the whole game
};
/// `AB2C D3EF "words"`
std::string as_typed(const SheetLine& line);

/// The state of a game in lines: first what it is played by, then the players' own words, the game, its units, and a line that counts all.
/// A game in the middle of a phase has none: what was played has not taken effect, or a roll is open.
std::expected<std::vector<SheetLine>, Problems> state_sheet(const GameRecord& record);

/// A sheet as it was typed, each line sound and none missing.
struct TypedSheet {
    std::string file;
    std::string ground{}; ///< letters of its ground
    std::uint64_t options = 0;
    std::string charts{}; ///< letters of the charts of its ground
    std::vector<std::string> words{};
    std::string parts{};
};
/// Reads what was typed, in any order, case and spacing of the letters, or says what is wrong by line; `file` names it.
std::expected<TypedSheet, Problems> typed_sheet(std::string_view text, const std::string& file);
/// What it says of a game that began so.
std::expected<game::State, Problems> state_in(const TypedSheet& sheet, const SheetGround& ground);

} // namespace corneta
