// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/entry.h"

#include <QJsonArray>

namespace corneta {

/// A sentence as a value: its pattern, then what fills it. Words of ours are texts; of other arguments each kind has a key of its own. Empty for
/// a text that stands as it is.
QJsonArray said_json(const Sentence& sentence);
/// Hands as values: what they do, to which unit, how many, and their sentences. Empty where all stand as they are.
QJsonArray said_json(const std::vector<Instruction>& hands);

/// The entry with its sentences in English alone, as a game of format 1 has them.
game::Entry in_english(game::Entry entry);

} // namespace corneta
