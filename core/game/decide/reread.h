// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/journal.h"
#include "core/game/play/play.h"

#include <expected>

namespace corneta::game {

/// What a past entry and all after it come to when it is struck or read otherwise: each later entry is read again in the state it now sees,
/// with its own dice; typed answers stay, those of units are asked again. Entries that no longer fit are named unless a ruling says what
/// becomes of them.
std::expected<Entry, Problems> reread(const Journal& journal, const Rulebook& book, const Strike& strike, const DiceAtHand& dice);
std::expected<Entry, Problems> reread(const Journal& journal, const Rulebook& book, const Amend& amend, const DiceAtHand& dice);

/// What a command that is neither undone nor amended comes to in a state.
std::expected<EntryResult, Problems> result_of(const State& state, const Rulebook& book, int entry, const Command& command,
                                               const DiceAtHand& dice, const Deciding& how = {});

} // namespace corneta::game
