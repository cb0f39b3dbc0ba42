// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/sheet.h"
#include "app/storage/game/game_record.h"

namespace corneta::paper {

/// Where a game stands, a page a side, with the letters by which it is typed back; or why it cannot be printed now. `side`: for one alone.
std::expected<Sheets, Problems> state_sheets(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper);

} // namespace corneta::paper
