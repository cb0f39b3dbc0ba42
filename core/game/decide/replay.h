// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/journal.h"
#include "core/game/play/play.h"

#include <expected>

namespace corneta::game {

/// The recorded faces with which an entry is decided again.
DiceAtHand dice_of(const Entry& entry);

/// The command with what the program of then took for granted where today's asks the table.
Command said_then(const Entry& then, const Ruleset& ruleset);

/// The entry decided again in that state of the game, as far as today's rules allow it with what was said then.
std::expected<Entry, Problems> decided_as_then(const Journal& journal, const Rulebook& book, const Entry& then);

/// Decides every command of a journal again with its recorded dice: rolls, outcomes and effects that differ now, by entry. Words may differ
/// between versions and are not compared.
Problems differences_in_replay(const Journal& journal, const Rulebook& book);

} // namespace corneta::game
