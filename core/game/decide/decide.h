// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/decide/entry_rules.h"
#include "core/game/journal/journal.h"
#include "core/game/play/play.h"

#include <expected>

namespace corneta::game {

/// The entry a command makes, or everything that speaks against it; nothing changes. Dice are for a play and for the play of an amendment.
std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice,
                                       const Deciding& how = {});

/// The command as its entry says it, units by their keys.
Command as_written(const State& state, const Rulebook& book, const Command& command);

/// The state in which an entry in force was read.
State state_before(const Journal& journal, int entry);

} // namespace corneta::game
