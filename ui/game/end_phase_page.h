// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;

namespace corneta::ui {

class FormScroll;
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
    /// The form for something that must be done before the phase ends.
    void question_asked(const corneta::ui::Question& question);

private:
    void fit();
    void end();
    /// "Alt+2: ", the key that leads to the form for it; empty where there is none.
    QString key_to(const std::optional<Question>& question);
    void go_to(std::size_t way);
    QString owed_words(const OpenGame& game);
    QString idle_words(const OpenGame& game);

    QLabel* m_title;
    QLabel* m_words;
    FormScroll* m_scroll;
    QLineEdit* m_reason;
    QLabel* m_problem;
    std::vector<Question> m_ways; ///< by the digit that goes there with Alt
};

} // namespace corneta::ui
