// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"
#include "app/storage/report/report_page.h"
#include "core/text/word_table.h"

#include <vector>

namespace corneta {

/// The armies of a book, who won more first.
std::vector<const game::Unit*> league_of(const game::State& state);

/// The league, then of each army where its men are and what its units lived through.
std::vector<WordTable> season_tables(const game::State& state);

/// How the armies stood at the start, after each battle and after each rest.
struct SeasonPlot {
    Sentence title{};
    std::vector<Sentence> points{};
    std::vector<ReportPage::Line> lines{}; ///< an army each
};

/// Who is fit, army morale, battles won; without a battle none.
std::vector<SeasonPlot> season_plots(const GameRecord& book);

} // namespace corneta
