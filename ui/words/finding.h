// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace corneta::ui {

/// Ranks up to here: the text or one of its words begins with what was typed.
constexpr int word_rank = 1;

/// How well typed letters fit a text, 0 the best: its beginning, a word's beginning, anywhere, its letters in order. Nothing if not at all.
std::optional<int> match_rank(const QString& text, const QString& letters);

/// The indexes of the texts that fit, the best first; of equal ones the earlier. Several typed words must each fit.
/// Texts that only have the letters in order count when no other text fits.
std::vector<int> matches(const QStringList& titles, const QStringList& hidden, const QString& typed);

} // namespace corneta::ui
