// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"
#include "core/odds/sensitivities.h"

#include <QString>
#include <QStringList>

namespace corneta::ui {

/// The highlighted chance: "Target breaks 8 in 20". Without one the average of the bars, or the likeliest row
/// where they are no numbers. Empty for no odds.
QString chance_line(const Action& action, const Odds& odds);

/// The highlighted chance and the average of the bars: "Target breaks 8 in 20 · Losses 2.35 on average, 0 to 6".
QString headline_and_average(const Action& action, const Odds& odds);

/// The sentence of a row; where its ends differ in what matters it is that of the likeliest, and says so.
QString row_words(const Action& action, const OddsRow& row);

/// The other outcomes in a line each: "Stragglers 1.4 on average, 0 to 3".
QStringList other_lines(const Action& action, const Odds& odds);

/// The strongest sensitivities in words: "Range 4 in: 16 in 20".
QStringList sensitivity_lines(Form form, const std::vector<Sensitivity>& sensitivities);

/// Said under odds that were played instead of counted; empty when exact.
QString exactness_line(const Odds& odds);

} // namespace corneta::ui
