// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "app/storage/report/report.h"

#include <string>
#include <vector>

namespace corneta {

/// A season on a page: the league, how strength and morale went from battle to battle, the battles, the units with their honours, who was lucky.
std::string season_report(const GameRecord& book, ReportKind kind);

/// A unit on a page: where its men are, its honours, how its strength went from battle to battle, all that it lived through.
std::string unit_report(const GameRecord& book, const game::Unit& unit, ReportKind kind);

/// A sentence for each entry that changed the unit.
std::vector<std::string> history_of(const GameRecord& book, const game::Unit& unit);

} // namespace corneta
