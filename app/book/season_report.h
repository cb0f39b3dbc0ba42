// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "app/storage/report/report.h"

#include <string>

namespace corneta {

/// A season on a page: the league, how strength and morale went from battle to battle, the battles, the units with their honours, who was lucky.
std::string season_report(const GameRecord& book, ReportKind kind);

} // namespace corneta
