// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/decide/entry_rules.h"
#include "core/game/journal/journal.h"
#include "core/game/play/play.h"

#include <expected>
#include <optional>
#include <span>
#include <vector>

namespace corneta::game {

/// The entry a command makes, or everything that speaks against it; nothing changes. Dice are for a play and for the play of an amendment.
std::expected<Entry, Problems> decided(const Journal& journal, const Rulebook& book, const Command& command, const DiceAtHand& dice,
                                       const Deciding& how = {});

/// What must follow next for the units of a play alone. Nothing where nothing does, where there is a choice, something may come first or speaks
/// against it, and where only the table knows an answer.
std::optional<Play> play_on(const State& state, const Rulebook& book, const Play& play);
/// A play and all by which it is played on, as far as the dice go: each takes those it asks for, and none is left.
std::expected<std::vector<Entry>, Problems> decided_on(const Journal& journal, const Rulebook& book, const Play& play,
                                                       const DiceAtHand& dice);
/// Plays one after the other, with the dice as above; all of them or none.
std::expected<std::vector<Entry>, Problems> decided_in_turn(const Journal& journal, const Rulebook& book, std::span<const Play> plays,
                                                            const DiceAtHand& dice);
/// Whether all that stands in the way is dice that nobody has thrown yet.
bool lacks_dice_alone(const Problems& problems);

/// The command as its entry says it, units by their keys.
Command as_written(const State& state, const Rulebook& book, const Command& command);

/// The state in which an entry in force was read.
State state_before(const Journal& journal, int entry);

} // namespace corneta::game
