// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"
#include "core/game/state/state.h"
#include "core/odds/odds.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace corneta::game {

/// The exact chance that a unit gives way: breaks, routs, is destroyed, as the ruleset's game says.
struct GivingWay {
    Chance chance;
    std::optional<std::uint64_t> total; ///< that its weight is out of, in lowest terms; nothing when it does not fit 64 bits
    bool has_given_way = false;         ///< as things stand, before any of these plays
};

/// How a unit comes out of a phase: of what waits in the state and of the plays that are declared but not rolled, all together. What each
/// combination comes to is what the ruleset's game says, once for all combinations that change the unit alike. Nothing where the ruleset
/// does not say who gives way, a play cannot be made, the odds are not exact or there are too many ways, when stopped, and for several
/// plays where they take effect at once: there each is another one after what those before it leave.
std::optional<GivingWay> chance_to_give_way(const State& state, const Rulebook& book, std::string_view unit, std::span<const Play> declared,
                                            const std::stop_token& stop = {});

} // namespace corneta::game
