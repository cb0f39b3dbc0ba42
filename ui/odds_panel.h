// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QTimer;
class QVBoxLayout;

namespace corneta {
struct Lever;
struct Odds;
} // namespace corneta

namespace corneta::ui {

class LatestJob;
class OddsBlock;
struct Question;

/// The exact odds of the question in hand, counted on a thread of their own. The last answer stays, greyed, until the new one is there.
class OddsPanel : public QWidget {
    Q_OBJECT

public:
    explicit OddsPanel(QWidget* parent);
    ~OddsPanel() override;

    void count(const Question& question);
    /// There is no question to count until something is put right.
    void wait();
    /// Another action: nothing of the last answer stays.
    void clear();
    bool is_counting() const;
    const std::vector<Odds>& odds() const { return m_odds; }
    const std::vector<Lever>& levers() const { return m_levers; }

signals:
    void counted();

private:
    void show_odds(const Question& question, std::vector<Odds> odds);
    void count_levers(const Question& question);
    void show_levers(const Question& question, std::vector<Lever> levers);
    void grey();

    QLabel* m_why;
    QWidget* m_answer;
    QVBoxLayout* m_column;
    std::vector<OddsBlock*> m_blocks;
    std::vector<Odds> m_odds;
    std::vector<Lever> m_levers;
    QTimer* m_patience;
    std::unique_ptr<LatestJob> m_job;
};

} // namespace corneta::ui
