// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/dice_row.h"

#include "core/action/resolve.h"
#include "core/dice/random_dice.h"
#include "ui/action/faces_typed.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/labelled.h"
#include "ui/widgets/number_line.h"
#include "ui/widgets/word_button.h"
#include "ui/words/dice_words.h"
#include "ui/words/wording.h"

#include <QKeyEvent>

#include <utility>

namespace corneta::ui {

namespace {

constexpr int most_characters = 4'000;

QString problem_words(const Problems& problems)
{
    QStringList words;
    for (const Problem& problem : problems)
        words << DiceRow::tr("%1: %2").arg(translated(problem.where), said(problem.what));
    return words.join(QStringLiteral("; "));
}

} // namespace

DiceRow::DiceRow(QWidget* parent)
    : QWidget{parent},
      m_line{new NumberLine{this}},
      m_roll{new WordButton{tr("Roll (F5)"), this, "roll"}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "dice_words"}},
      m_job{*this}
{
    introduce(*m_line, "dice", tr("Dice"));
    m_line->setMaxLength(most_characters);
    m_roll->make_primary();
    set_settled(false);
    in_column(this, {in_row(nullptr, {label_before(tr("Dice"), *m_line), {m_line, 1}, m_roll}), m_words});
    connect(m_line, &QLineEdit::textEdited, this, [this] {
        set_settled(false);
        emit edited();
        look();
    });
    connect(m_roll, &QPushButton::clicked, this, [this] {
        if (goes_on())
            emit next_asked();
        else
            roll();
    });
}

void DiceRow::ask_for(const Question& question)
{
    m_question = question;
    m_why_not.clear();
    if (m_is_settled)
        clear();
    look();
}

void DiceRow::wait_for(const QString& why)
{
    m_job.drop();
    m_question.reset();
    m_why_not = why;
    say(why);
    if (m_is_settled)
        clear();
}

void DiceRow::clear()
{
    set_settled(false);
    m_line->clear();
}

void DiceRow::focus()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
}

void DiceRow::follow(QWidget* before)
{
    setTabOrder(before, m_line);
    setTabOrder(m_line, m_roll);
}

bool DiceRow::is_settled_in_hand() const
{
    return m_is_settled && m_line->hasFocus();
}

void DiceRow::set_settled(bool is_settled)
{
    m_is_settled = is_settled;
    m_wants_dice = true; // unless it turns out otherwise
    name_button();
}

/// By what Enter would do.
void DiceRow::name_button()
{
    m_line->setToolTip(goes_on()          ? tr("Enter: the next one. Ctrl+Z undoes this one. Esc: back to the form")
                           : m_wants_dice ? tr("Faces with spaces between them, Enter settles; Enter alone rolls. Esc: back to the form")
                                          : tr("No dice are needed: Enter. Esc: back to the form"));
    m_roll->setText(goes_on() ? tr("Next (Enter)") : m_wants_dice ? tr("Roll (F5)") : tr("Do it (Enter)"));
    m_roll->setAccessibleName(goes_on() ? tr("Next") : m_wants_dice ? tr("Roll") : tr("Do it"));
    m_roll->setToolTip(goes_on()          ? tr("Who may act next: Enter")
                           : m_wants_dice ? tr("The program rolls the dice: F5 from anywhere")
                                          : tr("No dice are needed"));
}

void DiceRow::type(const QString& faces)
{
    m_line->setText(faces);
    set_settled(false);
    enter();
}

void DiceRow::look()
{
    if (!m_question)
        return;
    const auto faces = faces_typed(m_line->text());
    if (!faces) {
        m_job.drop();
        say(tr("\u25b2 %1").arg(faces.error()));
        return;
    }
    if (m_is_settled) { // nothing is wanted any more
        m_job.drop();
        say_wanted({}, faces->size());
        return;
    }
    m_job.start([this, question = *m_question, faces = *faces](const std::stop_token& stop) -> LatestJob::Answer {
        TypedDice dice{faces};
        PartialResult partial = attempted(*question.action, question.answers, *question.book.typed_charts, dice, stop);
        const std::size_t used = faces.size() - dice.left_over();
        const bool too_many = partial.problems.empty() && partial.wanted.empty() && dice.left_over() > 0;
        if (too_many)
            partial.problems.push_back(
                {"dice", {used == 1 ? "one face is enough" : "{0} faces are enough", {Fraction{static_cast<std::int64_t>(used)}}}});
        return [this, partial = std::move(partial), used] { say_wanted(partial, used); };
    });
}

void DiceRow::say(const QString& words)
{
    m_words->setText(words);
    emit words_changed();
}

void DiceRow::say_wanted(const PartialResult& partial, std::size_t faces)
{
    m_wants_dice = faces > 0 || !partial.problems.empty() || !partial.wanted.empty();
    name_button();
    if (!partial.problems.empty())
        say(tr("\u25b2 %1").arg(problem_words(partial.problems)));
    else if (!partial.wanted.empty())
        say(faces == 0 ? tr("To roll: %1. Type the result, or press Enter and the program rolls.").arg(wanted_words(partial.wanted))
                       : tr("Still to roll: %1").arg(wanted_words(partial.wanted)));
    else
        say(m_is_settled     ? (m_is_in_game ? tr("Written down. Enter: the next one. Ctrl+Z: undo.") : tr("Settled. F5 rolls again."))
                : faces == 0 ? tr("No dice are needed: press Enter.")
                             : tr("All dice are there: press Enter."));
}

void DiceRow::enter()
{
    if (!m_question) {
        emit obstructed();
        return;
    }
    if (m_is_settled) {
        m_line->selectAll();
        if (goes_on())
            emit next_asked();
        return;
    }
    if (m_line->text().trimmed().isEmpty()) {
        roll();
        return;
    }
    const auto faces = faces_typed(m_line->text());
    if (!faces)
        return;
    TypedDice dice{*faces};
    std::stop_source at_once; // what is still wanted is looked for beside the window
    at_once.request_stop();
    const PartialResult partial =
        attempted(*m_question->action, m_question->answers, *m_question->book.typed_charts, dice, at_once.get_token());
    const bool is_settled = partial.verdicts.size() == m_question->action->runs(m_question->answers);
    if (is_settled && partial.problems.empty() && dice.left_over() == 0)
        settle(partial.verdicts, tr("typed"));
    else
        go_on_typing();
    look();
}

/// The dice that fell so far stay, the next ones are typed behind them.
void DiceRow::go_on_typing()
{
    if (!m_line->text().endsWith(QLatin1Char{' '}))
        m_line->setText(m_line->text() + QLatin1Char{' '});
    m_line->end(false);
}

void DiceRow::roll()
{
    if (!m_question) {
        emit obstructed();
        return;
    }
    if (m_is_in_game) {
        focus();
        if (!m_is_settled) // what is written down is not rolled twice
            emit roll_asked();
        return;
    }
    RandomDice dice = RandomDice::random();
    const std::vector<Verdict> verdicts = resolved(*m_question->action, m_question->answers, *m_question->book.typed_charts, dice);
    m_line->setText(rolled_faces(verdicts));
    settle(verdicts, tr("rolled"));
    look();
}

void DiceRow::show_recorded(const std::vector<Verdict>& verdicts)
{
    m_line->setText(rolled_faces(verdicts));
    set_settled(true);
    focus();
    m_line->selectAll();
    look();
}

void DiceRow::settle(const std::vector<Verdict>& verdicts, const QString& how)
{
    if (m_is_in_game) {
        emit settled(verdicts, how);
        return;
    }
    set_settled(true);
    focus();
    m_line->selectAll();
    emit settled(verdicts, how);
}

void DiceRow::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_line->hasFocus())
        enter();
    else if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
