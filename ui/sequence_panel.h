// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/question.h"

#include <QTreeWidget>

#include <vector>

namespace corneta::ui {

class OpenGame;

/// The phases of the turn with the one in hand, what is owed in it and who may still do something. Enter opens the form for it.
class SequencePanel : public QTreeWidget {
    Q_OBJECT

public:
    explicit SequencePanel(QWidget* parent);

    void show_game(const OpenGame& game);
    /// What comes first of all that is owed or may still be done; nothing where nothing has a form.
    const Question* first() const { return m_questions.empty() ? nullptr : &m_questions.front(); }
    /// Of the line in hand; nothing where it has no form.
    const Question* question_in_hand() const;

signals:
    void chosen(const corneta::ui::Question& question);
    /// The line of what is laid face down.
    void hidden_chosen();
    /// The unit of the line in hand holds, or has done so at the table: the stat that says it.
    void done_said(const std::string& unit, const corneta::Given& stat);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add_phases(const OpenGame& game);
    void add_owed(const OpenGame& game);
    void add_idle(const OpenGame& game);
    void add_hidden(const OpenGame& game);
    QTreeWidgetItem* add_heading(const QString& words);
    QTreeWidgetItem* add_line(QTreeWidgetItem& heading, const QString& words, const std::optional<Question>& question);
    void say_done(const QTreeWidgetItem* item);
    void choose(const QTreeWidgetItem* item);

    std::vector<Question> m_questions;
};

/// Who may still do something in this phase, a line each: "K1 2nd Indiana has not fired".
QStringList idle_lines(const OpenGame& game);

/// Where the game stands: "Turn 3, First Fire".
QString stage_words(const OpenGame& game);

} // namespace corneta::ui
