// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// What a sheet need not say, since who prints it and who reads it have it: the ruleset, and the built-in scenario that the game began with.
struct SheetGround {
    Rulebook book;
    std::vector<Statement> scenario{}; ///< with the options chosen; none: an empty table
    std::uint64_t options = 0;         ///< which of its options were chosen, a bit each
    game::State start{};               ///< by the charts in use

    /// By which the ruleset and the scenario are found, before options are chosen.
    std::string letters{};
    /// By which the charts and how they let the scenario begin are told from others.
    std::string letters_of_charts() const;
};

inline constexpr std::size_t ground_size = 6; ///< of each of the letters

/// Of a game: an empty table where it began with no scenario built in.
SheetGround ground_of(const GameRecord& record);
/// The one with these letters, by the charts of a pack.
std::expected<SheetGround, Problems> ground_found(std::string_view letters, std::uint64_t options, std::span<const Ruleset* const> rulesets,
                                                  const std::optional<std::string>& pack);

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

/// The game goes on as the sheet says, by one entry; a sheet of a game with another beginning or by other charts is refused.
std::expected<const game::Entry*, Problems> take_sheet(GameFile& file, const TypedSheet& sheet, const std::string& reason);
/// A new game that stands as the sheet says; `pack` where its charts were not the ruleset's own.
std::expected<GameFile, Problems> game_from_sheet(const std::string& path, const TypedSheet& sheet, const std::optional<std::string>& pack,
                                                  const std::string& reason, std::span<const Ruleset* const> rulesets);

} // namespace corneta
