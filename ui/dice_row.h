// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace corneta {
struct Attempt;
struct Verdict;
} // namespace corneta

namespace corneta::ui {

class LatestJob;
class NumberLine;
class WordButton;
struct Question;

/// Where dice are typed or rolled. It says which dice are wanted and what is wrong with those typed.
class DiceRow : public QWidget {
    Q_OBJECT

public:
    explicit DiceRow(QWidget* parent);
    ~DiceRow() override;

    /// Dice are wanted for another question; faces of the last result go.
    void ask_for(const Question& question);
    /// Nothing can be resolved yet; says why.
    void wait_for(const QString& why);
    void clear();
    void focus();
    /// Comes after that widget when the Tab key is pressed.
    void follow(QWidget* before);
    void roll();
    /// As if those faces were typed and Enter pressed.
    void type(const QString& faces);
    bool is_looking() const;
    /// Whether the focus is on faces that are those of a result.
    bool is_settled_in_hand() const;
    /// Whether nothing can be resolved yet.
    bool is_waiting() const { return m_question == nullptr; }

signals:
    /// Other dice are being typed.
    void edited();
    /// Enough dice are there. `how` says where they came from.
    void settled(const std::vector<corneta::Verdict>& verdicts, const QString& how);
    /// Enter or Roll while something in the form is wrong.
    void obstructed();
    /// It says something else of the dice.
    void words_changed();
    /// Escape: back to the form.
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void enter();
    void go_on_typing();
    void look();
    void say(const QString& words);
    void say_wanted(const Attempt& attempt, std::size_t faces);
    void settle(const std::vector<Verdict>& verdicts, const QString& how);

    NumberLine* m_line;
    WordButton* m_roll;
    QLabel* m_words;
    std::unique_ptr<Question> m_question;
    QString m_why_not;
    bool m_is_settled = false;
    std::unique_ptr<LatestJob> m_job;
};

} // namespace corneta::ui
