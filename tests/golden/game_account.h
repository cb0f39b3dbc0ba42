// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/journal.h"
#include "core/game/play/rules.h"

#include <string>
#include <vector>

/// A moment of a game and what was entered then.
struct Moment {
    corneta::game::State state;
    corneta::game::Entry entry;
};

/// All of a game, entry by entry.
std::vector<Moment> moments_of(const corneta::game::Journal& journal);

/// Everything that a ruleset's game rules say and do at a moment, by themselves and to what was entered, in words.
std::string account_of(const Moment& moment, const corneta::Rulebook& book);
