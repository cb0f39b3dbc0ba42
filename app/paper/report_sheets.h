// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <QByteArray>
#include <QPageSize>

namespace corneta::paper {

/// The after-action report, behind a page with a plot of the sides' strengths over the turns.
QByteArray report_sheets(const GameRecord& record, QPageSize::PageSizeId paper);

} // namespace corneta::paper
