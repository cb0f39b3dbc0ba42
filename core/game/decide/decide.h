// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/decide/entry_rules.h"
#include "core/game/journal/journal.h"
#include "core/game/play/play.h"

#include <expected>

namespace corneta::game {

/// The entry a command makes, or everything that speaks against it; nothing changes. Dice are for a play and for the play of an amendment.
std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice);
/// The same with the ruleset's entry rules at hand, for those who decide many; without any where nobody keeps the entry: it is not looked over.
std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice,
                                       const EntryRules* rules);

/// The state in which an entry in force was read.
State state_before(const Journal& journal, int entry);

} // namespace corneta::game
