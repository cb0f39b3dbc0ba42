// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "app/storage/game/game_record.h"

namespace corneta::paper {

/// What each side had left at the start and at the end of each turn, a line a side, and the luck of both below.
PageBody strength_plot(const GameRecord& record, QSizeF body);

} // namespace corneta::paper
