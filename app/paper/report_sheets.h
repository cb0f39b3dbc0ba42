// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "app/storage/game/game_record.h"

namespace corneta::paper {

/// The after-action report, behind a page with a plot of the sides' strengths over the turns; the same for every `side`.
std::expected<Sheets, Problems> report_sheets(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper);

} // namespace corneta::paper
