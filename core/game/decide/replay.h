// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/journal.h"
#include "core/game/play/play.h"

namespace corneta::game {

/// The recorded faces with which an entry is decided again.
DiceAtHand dice_of(const Entry& entry);

/// Decides every command of a journal again with its recorded dice: rolls, outcomes and effects that differ now, by entry. Words may differ
/// between versions and are not compared.
Problems differences_in_replay(const Journal& journal, const Rulebook& book);

} // namespace corneta::game
