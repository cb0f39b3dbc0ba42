// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"

#include <QString>
#include <QStringList>

namespace corneta::ui {

/// How the sides stand, in one line; empty where the ruleset does not say.
QString standing_words(const game::State& state, const Rulebook& book);

/// What the rules find unusual about this unit, about the one that leads its command and about its side.
QStringList unusual_words(const game::State& state, const Rulebook& book, const game::Unit& unit);

} // namespace corneta::ui
