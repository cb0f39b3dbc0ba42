// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/odds.h"
#include "core/odds/sensitivities.h"
#include "ui/widgets/latest_job.h"

#include <QString>
#include <QWidget>

#include <vector>

class QLabel;
class QTimer;
class QVBoxLayout;

namespace corneta {
struct Effort;
struct Verdict;
} // namespace corneta

namespace corneta::ui {

class OddsBlock;
class OpenGame;
class ProspectLine;
struct Question;

/// The exact odds of the question in hand, counted on a thread of their own. The last answer stays, greyed, until the new one is there. In a
/// game what its play may do to how the sides stand comes below.
class OddsPanel : public QWidget {
    Q_OBJECT

public:
    explicit OddsPanel(QWidget* parent);

    /// `game` is null at the free table. `is_unsaid`: nobody has said yet all that only the table knows, which is said above them.
    void count(const Question& question, const OpenGame* game, bool is_unsaid);
    /// There is no question to count until something is put right; the last answer stays, greyed.
    void wait();
    /// There is none before somebody stands in that role: nothing is shown but who is wanted.
    void wait_for_role(const QString& role);
    /// What came of it, a verdict a block: the rows that came true are marked.
    void mark(const std::vector<Verdict>& verdicts);
    /// Another action: nothing of the last answer stays.
    void clear();
    bool is_counting() const;
    const std::vector<Odds>& odds() const { return m_odds; }
    const std::vector<Sensitivity>& sensitivities() const { return m_sensitivities; }

signals:
    void counted();

private:
    void count(const Question& question, const Effort& effort);
    void show_odds(const Question& question, std::vector<Odds> odds);
    void count_sensitivities(const Question& question);
    void show_sensitivities(const Question& question, std::vector<Sensitivity> sensitivities);
    void mark_blocks();
    void grey();

    QLabel* m_why;
    QWidget* m_answer;
    QVBoxLayout* m_column;
    std::vector<OddsBlock*> m_blocks;
    std::vector<Odds> m_odds;
    std::vector<Outcome> m_came_true; ///< a run; empty before the dice
    std::vector<Sensitivity> m_sensitivities;
    ProspectLine* m_prospects;
    QTimer* m_patience;
    LatestJob m_job;
};

} // namespace corneta::ui
