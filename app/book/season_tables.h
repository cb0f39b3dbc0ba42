// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "core/text/number_plot.h"
#include "core/text/word_table.h"

#include <vector>

namespace corneta {

/// The armies of a book, who won more first.
std::vector<const game::Unit*> league_of(const game::State& state);

/// The league, then of each army where its men are and what its units lived through.
std::vector<WordTable> season_tables(const game::State& state);

/// Where the men of a unit are and what it lived through.
std::vector<WordTable> unit_tables(const game::Unit& unit);

/// How many of a unit are fit, wait to return or are dead, at the same points as an army's. Without a battle none.
std::vector<NumberPlot> unit_plots(const GameRecord& book, const game::Unit& unit);

/// Who is fit, army morale, battles won: of each army at the start, after each battle and after each rest. Without a battle none.
std::vector<NumberPlot> season_plots(const GameRecord& book);

} // namespace corneta
