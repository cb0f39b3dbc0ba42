// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/ruleset.h"
#include "core/action/verdict.h"
#include "core/game/journal/entry.h"
#include "ui/session/question.h"

#include <QPointer>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace corneta::ui {

class DiceRow;
class FormWidget;
class LastResult;
class OddsPanel;
class OpenGame;
class PlayBox;
class ActionColumn;
class SizedLabel;

/// One action at work: its form, dice, odds and last result.
class ActionSheet : public QWidget {
    Q_OBJECT

public:
    explicit ActionSheet(QWidget* parent);

    /// Opens the action's form with these answers, its first field in hand.
    void open(const Question& question);
    /// What is settled is from now on written into this game, and the form is filled from its forces; null: the free table.
    void play_in(OpenGame* game);
    /// An entry that was made elsewhere in the game.
    void show_entry(const game::Entry& entry);
    /// A unit of the game goes into the first free role that takes its kind.
    void take_unit(const game::Unit& unit);
    /// The same action with other charts.
    void use_book(const Rulebook& book);
    const Action* action() const { return m_question ? m_question->action : nullptr; }
    /// Whether the form is of something that followed a result and has its own: its answers are of no use any more.
    bool is_follow_up_done() const { return m_question && m_question->is_follow_up() && m_is_settled; }
    const Question* question() const { return m_question ? &*m_question : nullptr; }
    /// The question with what is typed by now, in a game its units too; nothing where nothing is, or it is settled.
    std::optional<Question> begun() const;
    /// Whether the units in it are only proposed.
    bool is_untouched() const;
    FormWidget& form() { return *m_form; }
    DiceRow& dice() { return *m_dice; }
    OddsPanel& odds() { return *m_odds; }
    LastResult& result() { return *m_result; }
    ActionColumn& column() { return *m_column; }
    /// Whether nothing is being counted in the background, and everything that arrived has found its place.
    bool is_idle() const;
    /// What a key may come back to.
    void focus_form();
    /// Where the keys were before another page came.
    void focus_again();

signals:
    /// The sentence of a result and the cells it read.
    void settled(const QString& sentence, const std::vector<corneta::CellName>& cells);
    void cell_chosen(const corneta::CellName& cell);
    void follow_up_chosen(const corneta::ui::Question& next);
    /// Enter behind a result of a game: the next one.
    void next_asked();

private:
    void ask_again();
    bool fill_from_forces();
    void leave_what_is_gone();
    void begin_play();
    void go_on_from_roles();
    void record(const std::vector<Verdict>& typed);
    void say_problems(const QStringList& problems);
    void fade_result();
    void wait_for(const QStringList& problems);
    /// What begins the action where a game plays it link by link; else nothing.
    const Action* first_link() const;
    /// To the dice, to what has to be put right before, or to the first link.
    void go_on();
    void take_verdicts(const std::vector<Verdict>& verdicts, const QString& how);
    void settle(const QString& sentence, const std::vector<Verdict>& verdicts);
    void show_new_result();

    std::optional<Question> m_question;
    SizedLabel* m_title;
    SizedLabel* m_rule;
    FormWidget* m_form;
    PlayBox* m_play;
    SizedLabel* m_problems;
    DiceRow* m_dice;
    OddsPanel* m_odds;
    LastResult* m_result;
    ActionColumn* m_column;
    game::Roles m_proposed; ///< whoever may act next
    int m_written = 0;      ///< the entry that the dice on the row are of
    QPointer<QWidget> m_last_focus;
    bool m_result_is_new = false;
    bool m_is_settled = false; ///< since it was opened
    QObject m_while_there;     ///< of what follows the focus, which moves once more while its parts go
};

} // namespace corneta::ui
