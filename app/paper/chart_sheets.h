// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/paper_table.h"
#include "app/paper/sheet.h"
#include "core/action/ruleset.h"
#include "core/charts/chart.h"

#include <vector>

namespace corneta::paper {

/// The charts of a rulebook as a play sheet, which is at most two pages.
std::expected<Sheets, Problems> chart_sheets(const Rulebook& book, QPageSize::PageSizeId paper);

/// Of a source: ■ rules, ◆ example, ○ house, ★ yours.
QString mark_of(Source source);

/// Every chart as a table. Where all numbers of a chart come from one source the mark stands once, by the title; else at each of them.
std::vector<PaperTable> tables_of(const ChartSet& charts);

} // namespace corneta::paper
