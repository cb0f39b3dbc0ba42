// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"
#include "ui/widgets/latest_job.h"

#include <QFrame>
#include <QPointer>

namespace corneta::ui {

class FinderLine;
class OpenGame;
class SizedLabel;
struct CodesRead;

/// A line over the window in which a whole play is typed as codes: `k7 m3 6.5`. What it means, its odds and what is wrong stand below
/// while it is typed; Enter takes it, Esc closes it.
class CodesLine : public QFrame {
    Q_OBJECT

public:
    explicit CodesLine(QWidget* window);

    /// Opens over the window, empty; `in_hand` is the action whose form stands below.
    void open(const OpenGame& game, const Action* in_hand);
    void close_again();
    bool is_counting() const { return m_job.is_running(); }

signals:
    /// The play as typed.
    void taken(const corneta::ui::Question& question);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void read();
    void show_read(const CodesRead& read);
    void count(const Question& question);
    void take();
    void place();

    const OpenGame* m_game = nullptr;
    const Action* m_in_hand = nullptr;
    SizedLabel* m_purpose;
    FinderLine* m_line;
    SizedLabel* m_understood;
    SizedLabel* m_odds;
    SizedLabel* m_problems;
    SizedLabel* m_next;
    QPointer<QWidget> m_before;
    LatestJob m_job;
};

} // namespace corneta::ui
