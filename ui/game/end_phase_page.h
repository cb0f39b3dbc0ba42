// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace corneta::ui {

class OpenGame;

/// What is still owed and who has not acted when a phase is to end, and why it ends all the same.
class EndPhasePage : public QWidget {
    Q_OBJECT

public:
    explicit EndPhasePage(QWidget* parent);

    /// Whether nothing has to be asked before the phase of this game ends.
    static bool can_end_at_once(const OpenGame& game);
    void ask(const OpenGame& game);
    void focus_reason();

signals:
    /// End it, with that reason.
    void ended(const QString& reason);
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void end();

    QLabel* m_title;
    QLabel* m_words;
    QLineEdit* m_reason;
    QLabel* m_problem;
};

} // namespace corneta::ui
