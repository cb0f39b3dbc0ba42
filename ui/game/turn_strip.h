// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace corneta::ui {

class OpenGame;

/// Where a game stands: the turn, its phases as steps, and how the sides stand. A click asks to end the phase.
class TurnStrip : public QWidget {
    Q_OBJECT

public:
    explicit TurnStrip(QWidget* parent);

    void show_game(const OpenGame& game);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void pressed();

protected:
    void mouseReleaseEvent(QMouseEvent* /*event*/) override { emit pressed(); }
    void paintEvent(QPaintEvent* event) override;

private:
    friend class StripPainting;

    struct Score {
        QString side, points, words;
    };

    /// One line alone where the window is low: no words of the standing.
    bool is_low() const;
    /// The phase in hand and its place among all.
    QString place() const { return tr("%1, %2 of %3").arg(m_phases.value(m_now)).arg(m_now + 1).arg(m_phases.size()); }

    QString m_turn;
    QString m_round; ///< empty in the first
    QStringList m_phases;
    qsizetype m_now = 0;
    std::vector<Score> m_scores;
};

} // namespace corneta::ui
