// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/command.h"
#include "core/game/play/unit_summary.h"
#include "ui/session/question.h"

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
    /// Why a line does nothing.
    void told(const QString& words);
    /// The line of what is laid face down.
    void hidden_chosen();
    /// The unit of the line in hand holds, or has done so at the table: the stat that says it.
    void done_said(const std::string& unit, const corneta::Given& stat);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void say_nothing_waits(const OpenGame& game);
    /// What must be done and what may follow from it; then what may have happened on the table with somebody whom the game does not know.
    enum class Part { Owed, Uncertain };
    void add_owed(const OpenGame& game, Part part);
    void add_idle(const OpenGame& game);
    void add_hidden(const OpenGame& game);
    QTreeWidgetItem* add_heading(const QString& words);
    QTreeWidgetItem* add_line(QTreeWidgetItem& heading, const QString& words, const std::optional<Question>& question);
    /// Of a line for a unit: its chip, and how it says that it holds.
    void add_unit(QTreeWidgetItem& line, const OpenGame& game, const game::Idle& idle);
    void say_done(const QTreeWidgetItem* item);
    void choose(const QTreeWidgetItem* item);

    std::vector<Question> m_questions;
};

/// Who may still do the same in this phase.
struct IdleGroup {
    QString why; ///< "has not fired"
    std::vector<game::Idle> idle;
};
/// By what they may do, in the order of the units.
std::vector<IdleGroup> idle_groups(const OpenGame& game);

/// "Has not fired", or "Must: ..." where the phase does not end without it.
QString heading_of(const IdleGroup& group);

/// How it is written down that a unit holds or has done so: by the play that says just that where there is one, else by an edit.
game::Command said_done(const OpenGame& game, const std::string& unit, const Given& stat);

/// What the form for it asks; nothing where it has none.
std::optional<Question> question_of(const OpenGame& game, const game::Idle& idle);

/// "K1 2nd Indiana"
QString unit_words(const OpenGame& game, const game::Idle& idle);

/// Where the game stands: "Turn 3, First Fire".
QString stage_words(const OpenGame& game);

} // namespace corneta::ui
