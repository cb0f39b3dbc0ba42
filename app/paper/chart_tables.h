// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/paper/paper_table.h"
#include "core/charts/chart.h"

#include <vector>

namespace corneta::paper {

/// Of a source: ■ rules, ◆ example, ○ house, ★ yours.
QString mark_of(Source source);

/// Every chart as a table. Where all numbers of a chart come from one source the mark stands once, by the title; else at each of them.
std::vector<PaperTable> tables_of(const ChartSet& charts);

} // namespace corneta::paper
