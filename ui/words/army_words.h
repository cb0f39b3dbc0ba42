// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

#include <QString>
#include <QStringList>

namespace corneta::ui {

/// How the sides stand, in one line; empty where the ruleset does not say.
QString standing_words(const game::State& state, const Rulebook& book);

/// The name of the unit with that key, else of the leader of the command called so; the key itself where nobody has it.
QString command_name(const game::State& state, const std::string& key);

/// What the rules find unusual about this unit, about the one that leads its command and about its side.
QStringList unusual_words(const game::State& state, const Rulebook& book, const game::Unit& unit);

} // namespace corneta::ui
