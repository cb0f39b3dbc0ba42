// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/set_table.h"
#include "app/paper/sheet.h"
#include "app/storage/game/game_record.h"
#include "core/charts/chart.h"

#include <QList>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta::paper {

using SheetsOfBook = std::expected<Sheets, Problems>(const Rulebook& book, QPageSize::PageSizeId paper);
/// `side`: the pages of one alone; empty: of all. What has no pages of sides is the same for every one.
using SheetsOfGame = std::expected<Sheets, Problems>(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper);

/// The charts of a rulebook as a play sheet, which is at most two pages.
SheetsOfBook chart_sheets;
/// Every chart as a table. Where all numbers of a chart come from one source the mark stands once, by the title; else at each of them.
std::vector<PaperTable> tables_of(const ChartSet& charts);

/// Order chips of an inch with their backs, markers, and boxes that hide what stands in them, as far as the ruleset has them; or that it has
/// none.
SheetsOfBook chips;
/// Labels with code and name for the units of a game, of each side, and caps for those that break.
SheetsOfGame unit_labels;

/// Sticks with the ranges and moves of a rulebook's charts in inches, for each size of figures; one longer than a page is in parts. Or that the
/// ruleset measures none.
SheetsOfBook sticks;
/// The arcs and zones of its charts as shapes to be laid by a base, and cards of formations.
SheetsOfBook templates;

/// The order of battle of each side by its commands, with a box for each of a unit's number to tick off: those lost are crossed, those
/// that may come back half dark.
SheetsOfGame rosters;
/// For a battle of the players' own.
SheetsOfBook blank_rosters;

/// The after-action report, behind a page with a plot of the sides' strengths over the turns.
SheetsOfGame report_sheets;
/// Where a game stands, a page a side, with the letters by which it is typed back; or why it cannot be printed now.
SheetsOfGame state_sheets;

/// Keys and what each does, under headings.
using Keys = std::vector<std::pair<QString, QList<std::pair<QString, QString>>>>;
/// All on one page in two columns, as large as they have room; the first heading is that of the page.
Sheets keys_sheet(const Keys& keys, QPageSize::PageSizeId paper);

/// What can be printed of a rulebook or a game.
struct SheetKind {
    std::string_view word;
    std::string_view of_book; ///< what it is of a rulebook; empty: only games have it
    std::string_view of_game; ///< what it is of a game; empty: it is that of the game's charts
    bool is_by_side = false;  ///< that of one side shows what this side laid face down
    SheetsOfBook* set_book = nullptr;
    SheetsOfGame* set_game = nullptr;

    /// Of a game, or of the charts that it is played by.
    std::expected<Sheets, Problems> set(const GameRecord& record, const std::string& side, QPageSize::PageSizeId paper) const;
};

std::span<const SheetKind> sheet_kinds();

} // namespace corneta::paper
