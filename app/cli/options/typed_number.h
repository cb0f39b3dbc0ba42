// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_line.h"
#include "app/cli/options/reply.h"

#include <cstdint>
#include <expected>
#include <optional>

namespace corneta::cli {

/// A whole number that an option takes.
struct NumberSpec {
    OptionName option{};
    std::int64_t least = 1;
    std::int64_t most = 0;
    std::optional<std::int64_t> start{}; ///< where it is not typed; without one it must be
};
inline constexpr NumberSpec seed_of_battles{OptionName::Seed, 0, 999'999'999};
inline constexpr NumberSpec turns_of_battles{OptionName::Turns, 1, 999, 999};

std::expected<std::int64_t, Failure> typed_number(const CommandLine& line, const NumberSpec& spec);

} // namespace corneta::cli
