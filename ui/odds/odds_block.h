// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <vector>

namespace corneta::ui {

class OddsBars;
class SizedLabel;

/// Rows `first` to `last` of the odds, and the chance that any of them falls.
struct FoldedRow {
    std::size_t first = 0;
    std::size_t last = 0;
    Chance chance;
};

/// The odds of one run of an action: the highlighted chance in large words, what would move it, a bar a value, the other outcomes.
class OddsBlock : public QWidget {
    Q_OBJECT

public:
    explicit OddsBlock(QWidget* parent);

    void show_odds(const Action& action, const Odds& odds, const QString& title);
    /// What would move the chance most, a line each.
    void show_sensitivities(const QStringList& lines);
    /// Marks the row that came true; `odds` are those shown.
    void mark(const Odds& odds, const Outcome& outcome);

private:
    void show_bars(const Action& action, const Odds& odds);

    std::vector<FoldedRow> m_rows;
    SizedLabel* m_title;
    SizedLabel* m_chance;
    SizedLabel* m_percentage;
    SizedLabel* m_sensitivities;
    OddsBars* m_bars;
    SizedLabel* m_others;
};

} // namespace corneta::ui
