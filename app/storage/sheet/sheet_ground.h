// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
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

} // namespace corneta
