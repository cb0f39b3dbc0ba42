// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_line.h"
#include "app/cli/options/reply.h"
#include "core/game/play/play.h"

#include <charconv>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace corneta::cli {

/// Digits alone, with a sign where the number may have one; nothing for anything else and for what it cannot hold.
template <class Number> std::optional<Number> number_from(std::string_view text)
{
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional{number} : std::nullopt;
}

/// A whole number that an option takes.
struct NumberSpec {
    OptionName option{};
    std::int64_t least = 1;
    std::int64_t most = 0;
    std::optional<std::int64_t> start{}; ///< where it is not typed; without one it must be
};
inline constexpr NumberSpec seed_of_battles{OptionName::Seed, 0, 999'999'999};
inline constexpr NumberSpec turns_of_battles{OptionName::Turns, 1, 999, 999};

std::int64_t typed_number(const CommandLine& line, const NumberSpec& spec);

/// The faces of `--dice 13,4` or `--die "fire=13" --die "stragglers=3+1"`, without a roller.
std::expected<game::DiceAtHand, Problems> dice_at_hand_from(const CommandLine& line);

/// Whether the command line has faces of a person's own dice.
bool has_faces(const CommandLine& line);

} // namespace corneta::cli
