// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <QByteArray>
#include <QPageSize>

#include <expected>

namespace corneta::paper {

/// Order chips of an inch with their backs, markers, and boxes that hide what stands in them, as far as the ruleset has them; or that it has
/// none.
std::expected<QByteArray, Problems> chips(const Rulebook& book, QPageSize::PageSizeId paper);

/// Labels with code and name for the units of a game, of each side, and caps for those that break.
QByteArray unit_labels(const GameRecord& record, QPageSize::PageSizeId paper);

} // namespace corneta::paper
