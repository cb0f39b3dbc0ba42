// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/play/rules.h"
#include "core/game/state/state.h"

#include <QJsonObject>

namespace corneta::cli {

/// What `game show --json` says of where a game stands, without its journal.
QJsonObject json_of(const game::State& state, const Rulebook& book);

} // namespace corneta::cli
