// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/chart_reading.h"

#include <QString>

#include <span>

/// A few charts of no game, one for each shape and kind of cell, and what is said about texts that state them.
namespace few_charts {

std::span<const corneta::ChartSpec> specs();

/// A sound file of them, a line each statement.
QString sound_file();

/// The charts of sound_file().
corneta::ChartSet built_in();

/// What reading `text` as the file `charts.jsonl` says, a line each problem.
QString said_of_file(const QString& text);

/// What reading `text` as the pack `packs/club.jsonl` for the ruleset `few` says, a line each problem.
QString said_of_pack(const QString& text);

/// The charts with a sound pack; a failed test otherwise.
corneta::ChartSet with_pack(const QString& text);

QString in_lines(const corneta::Problems& problems);

/// The cell as `source value (rule)`.
QString told(const corneta::ChartSet& charts, const char* chart, std::size_t row, std::size_t column, std::size_t place = 0);

} // namespace few_charts
