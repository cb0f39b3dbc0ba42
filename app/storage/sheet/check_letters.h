// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// The letters of sheets: 32, none of which is taken for another one. There is no O and no 0, no I and no 1.
inline constexpr std::string_view paper_letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
inline constexpr std::size_t check_size = 2; ///< letters behind a line
inline constexpr std::size_t text_check_size = 5;

/// From 0; nothing for what is none.
std::optional<unsigned> value_of(char letter);

/// The letters with two behind them by which any single wrong letter and any two neighbours that changed places are told: each weighs twice
/// what the one before does, and in all they weigh a multiple of 37.
std::string with_check(std::string letters);
/// Whether the last two are those of with_check().
bool is_checked(std::string_view letters);

/// The lowest bits of a number, five a letter.
std::string letters_of(std::uint64_t number, std::size_t count);
/// The same of a digest.
std::string letters_of_digest(std::string_view bytes, std::size_t count);
/// Letters for a text by which any single wrong letter and any two neighbours that changed places are told.
std::string check_of_text(std::string_view text);

} // namespace corneta
