// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/question.h"
#include "ui/widgets/latest_job.h"

#include <QString>
#include <QWidget>

#include <optional>
#include <vector>

class QLabel;

namespace corneta {
struct PartialResult;
struct Verdict;
} // namespace corneta

namespace corneta::ui {

class NumberLine;
class WordButton;

/// Where dice are typed or rolled. It says which dice are wanted and what is wrong with those typed.
class DiceRow : public QWidget {
    Q_OBJECT

public:
    explicit DiceRow(QWidget* parent);

    /// Dice are wanted for another question; faces of the last result go.
    void ask_for(const Question& question);
    /// Nothing can be resolved yet; says why.
    void wait_for(const QString& why);
    void clear();
    void focus();
    /// Comes after that widget when the Tab key is pressed.
    void follow(QWidget* before);
    void roll();
    /// In a game the dice are the game's: rolling is asked for, and what is settled is shown when it is written down.
    void play_in_game(bool in_game) { m_is_in_game = in_game; }
    /// Shows the faces of a result that is written down.
    void show_recorded(const std::vector<Verdict>& verdicts);
    /// As if those faces were typed and Enter pressed.
    void type(const QString& faces);
    bool is_looking() const { return m_job.is_running(); }
    bool is_settled() const { return m_is_settled; }
    /// Whether the focus is on faces that are those of a result.
    bool is_settled_in_hand() const;
    /// Whether nothing can be resolved yet.
    bool is_waiting() const { return !m_question; }

signals:
    /// Other dice are being typed.
    void edited();
    /// Enough dice are there. `how` says where they came from.
    void settled(const std::vector<corneta::Verdict>& verdicts, const QString& how);
    /// Enter or Roll while something in the form is wrong.
    void obstructed();
    /// It says something else of the dice.
    void words_changed();
    /// The program is to roll for the game.
    void roll_asked();
    /// Enter where a result is written down: the next one.
    void next_asked();
    /// Escape: back to the form.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Whether the dice are written down and Enter asks for the next play.
    bool goes_on() const { return m_is_settled && m_is_in_game; }
    void set_settled(bool is_settled);
    void name_button();
    void enter();
    void go_on_typing();
    void look();
    void say(const QString& words);
    void say_wanted(const PartialResult& partial, std::size_t faces);
    void settle(const std::vector<Verdict>& verdicts, const QString& how);

    NumberLine* m_line;
    WordButton* m_roll;
    QLabel* m_words;
    std::optional<Question> m_question;
    QString m_why_not;
    bool m_is_settled = false;
    bool m_wants_dice = true;
    bool m_is_in_game = false;
    LatestJob m_job;
};

} // namespace corneta::ui
