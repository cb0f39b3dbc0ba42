// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_sheet.h"

#include "core/action/resolve.h"
#include "core/game/journal/followed.h"
#include "core/game/play/duties.h"
#include "ui/action/action_column.h"
#include "ui/action/dice_row.h"
#include "ui/action/play_box.h"
#include "ui/action/roles_bar.h"
#include "ui/form/form_widget.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/odds/odds_panel.h"
#include "ui/result/last_result.h"
#include "ui/result/result_panel.h"
#include "ui/session/open_game.h"
#include "ui/session/phase_actions.h"
#include "ui/session/question.h"
#include "ui/words/wording.h"

#include <QApplication>

namespace corneta::ui {

ActionSheet::ActionSheet(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this, "title"}},
      m_rule{new SizedLabel{Type::Plain, QFont::Normal, this}},
      m_form{new FormWidget{this}},
      m_play{new PlayBox{*m_form, this}},
      m_problems{new SizedLabel{Type::Plain, QFont::Bold, this, "problems"}},
      m_dice{new DiceRow{this}},
      m_odds{new OddsPanel{this}},
      m_result{new LastResult{this}},
      m_column{new ActionColumn{{m_title, m_rule, m_play, m_form, m_problems, m_dice, m_odds, m_result}, this}}
{
    in_column(this, {m_column});
    set_tone(*m_rule, Tone::Faded);
    m_problems->hide();
    m_play->hide();
    connect(m_form, &FormWidget::answers_changed, this, &ActionSheet::ask_again);
    connect(m_form, &FormWidget::completed, this, &ActionSheet::go_on);
    connect(m_form, &FormWidget::tabs_ordered, m_dice, &DiceRow::follow);
    connect(m_column, &ActionColumn::laid_out, this, &ActionSheet::show_new_result);
    connect(m_dice, &DiceRow::words_changed, m_column, &ActionColumn::show_focus);
    connect(m_dice, &DiceRow::words_changed, this, &ActionSheet::show_new_result);
    connect(m_form, &FormWidget::answers_changed, m_column, &ActionColumn::let_settle);
    connect(m_dice, &DiceRow::words_changed, m_column, &ActionColumn::let_settle);
    connect(m_odds, &OddsPanel::counted, m_column, &ActionColumn::let_settle);
    connect(m_dice, &DiceRow::settled, this, &ActionSheet::take_verdicts);
    connect(m_dice, &DiceRow::obstructed, m_form, &FormWidget::focus_problem);
    connect(m_dice, &DiceRow::left, m_form, &FormWidget::focus_last);
    connect(m_dice, &DiceRow::edited, this, &ActionSheet::fade_result);
    connect(m_dice, &DiceRow::roll_asked, this, [this] { record({}); });
    connect(m_dice, &DiceRow::next_asked, this, &ActionSheet::next_asked);
    connect(&m_result->panel(), &ResultPanel::cell_chosen, this, &ActionSheet::cell_chosen);
    connect(&m_result->panel(), &ResultPanel::follow_up_chosen, this, &ActionSheet::follow_up_chosen);
    connect(qApp, &QApplication::focusChanged, &m_while_there, [this](const QWidget* /*old*/, QWidget* now) {
        if (isAncestorOf(now))
            m_last_focus = now;
    });
    connect(m_play, &PlayBox::changed, this, &ActionSheet::ask_again);
    connect(m_play, &PlayBox::completed, this, &ActionSheet::go_on_from_roles);
    connect(m_play, &PlayBox::dice_begun, this, [this](bool& begun) {
        begun = !m_dice->is_waiting();
        if (begun)
            m_dice->focus();
    });
    connect(m_play, &PlayBox::game_changed, this, [this] {
        if (m_question && m_dice->is_settled() && m_play->game()->journal().in_force(m_written) == nullptr)
            m_dice->clear(); // it was taken back
        if (m_question && !m_dice->is_settled())
            ask_again();
        QMetaObject::invokeMethod(this, &ActionSheet::leave_what_is_gone, Qt::QueuedConnection); // when all lists are as the game is
    });
}

void ActionSheet::open(const Question& question)
{
    const Action& action = *question.action;
    const bool other = !m_question || m_question->action != &action;
    m_question = question;
    m_proposed = question.is_proposed ? question.play->roles : game::Roles{};
    m_is_settled = false;
    m_title->setText(with_capital(translated(action.label)));
    m_rule->setText(where_used(*question.book.ruleset, action));
    m_title->setToolTip(translated(action.help));
    if (other)
        m_odds->clear();
    m_dice->clear();
    m_form->ask(question.answers);
    const bool is_in_game = m_play->game() != nullptr;
    m_play->setVisible(is_in_game);
    if (is_in_game)
        m_play->ask(question);
    m_form->follow(is_in_game ? m_play->order_tabs() : nullptr);
    m_column->show_top_of_form();
    ask_again();
    if (is_in_game)
        begin_play();
    else
        m_form->focus_first();
    m_column->arrange();
}

void ActionSheet::play_in(OpenGame* game)
{
    m_play->play_in(game);
    m_dice->play_in_game(game != nullptr);
    m_result->play_in(game);
}

void ActionSheet::use_book(const Rulebook& book)
{
    m_question->book = book;
    ask_again();
}

/// What it is to follow was played or taken back meanwhile.
void ActionSheet::leave_what_is_gone()
{
    if (!m_question || m_is_settled || !isVisible() || m_play->game() == nullptr)
        return;
    if (const auto follows = m_play->play().follows; follows && !game::followed(m_play->game()->state(), *follows))
        emit next_asked();
}

bool ActionSheet::is_untouched() const
{
    return m_question->is_proposed && !m_is_settled && !begun();
}

std::optional<Question> ActionSheet::begun() const
{
    Question question = *m_question;
    question.answers = m_form->answers();
    const bool is_in_game = m_play->game() != nullptr;
    if (is_in_game)
        question.play = m_play->play();
    const bool names_others = is_in_game && question.play->roles != m_proposed;
    const bool is_begun =
        is_in_game ? names_others || !question.play->typed.empty() : question.answers != Answers{m_question->action->form};
    return is_begun && !m_is_settled ? std::optional{question} : std::nullopt;
}

bool ActionSheet::is_idle() const
{
    return !m_column->is_settling() && !m_odds->is_counting() && !m_dice->is_looking() && !m_result->panel().is_counting();
}

void ActionSheet::ask_again()
{
    fade_result();
    m_column->show_top_of_result();
    const QStringList unreadable = m_form->unreadable();
    if (m_play->game() != nullptr && unreadable.isEmpty() && !fill_from_forces())
        return;
    m_question->answers = m_form->answers();
    if (!unreadable.isEmpty()) {
        m_form->show_refusals({});
        m_problems->hide();
        wait_for(unreadable);
        return;
    }
    const Problems refused = refusals(*m_question->action, m_question->answers, *m_question->book.typed_charts);
    say_problems(m_form->show_refusals(refused));
    if (!refused.empty()) {
        QStringList words;
        for (const Problem& problem : refused)
            words << said(problem.what);
        wait_for(words);
        return;
    }
    const QString unsaid = m_play->game() != nullptr ? m_play->lacking() : QString{};
    if (const QString lacking = m_play->game() != nullptr ? m_play->roles().lacking() : QString{}; !lacking.isEmpty())
        m_odds->wait_for_role(lacking);
    else
        m_odds->count(*m_question, m_play->game(), !unsaid.isEmpty());
    if (const Action* const first = first_link())
        m_dice->wait_for(tr("In a game it is played link by link. Enter: %1").arg(with_capital(translated(first->label))));
    else if (m_play->game() != nullptr && m_play->wants_reason())
        m_dice->wait_for(tr("This breaks a rule. Change it, or say why."));
    else if (!unsaid.isEmpty())
        m_dice->wait_for(unsaid);
    else
        m_dice->ask_for(*m_question);
}

/// Shows in the form what the forces and the follow-up say; false where the play cannot be made, which is said.
bool ActionSheet::fill_from_forces()
{
    const QStringList problems = m_play->fill_form();
    if (problems.isEmpty()) {
        m_question->play = m_play->play();
        return true;
    }
    m_form->show_refusals({});
    say_problems(problems);
    wait_for(problems);
    return false;
}

void ActionSheet::say_problems(const QStringList& problems)
{
    m_problems->show_words(problems.join(QLatin1Char{'\n'}));
}

void ActionSheet::fade_result()
{
    m_result->fade();
    m_result_is_new = false;
}

void ActionSheet::wait_for(const QStringList& problems)
{
    const QString words = tr("Put right first: %1").arg(problems.join(QStringLiteral("; ")));
    m_odds->wait();
    m_dice->wait_for(words);
}

const Action* ActionSheet::first_link() const
{
    return m_play->game() == nullptr ? nullptr : game::first_link(*m_question->book.ruleset, m_question->action->key);
}

void ActionSheet::go_on()
{
    if (const Action* const first = first_link(); first != nullptr && m_play->roles().lacking().isEmpty())
        emit follow_up_chosen(Question{m_question->book,
                                       first,
                                       Answers{first->form},
                                       {},
                                       game::Play{.action = std::string{first->key}, .roles = m_play->play().roles}});
    else if (m_dice->is_waiting() && m_play->game() != nullptr && m_play->wants_reason())
        m_play->focus_reason();
    else if (m_dice->is_waiting() && m_play->game() != nullptr && !m_play->lacking().isEmpty())
        m_play->focus_unsaid();
    else if (m_dice->is_waiting())
        m_form->focus_problem();
    else
        m_dice->focus();
}

/// To the first role that wants a unit. What follows something knows its units, but for those whom the players choose.
void ActionSheet::begin_play()
{
    if (m_question->is_proposed && !m_play->roles().is_empty())
        m_play->roles().focus_top();
    else if (m_play->play().follows ? !m_play->roles().lacking().isEmpty() : m_play->roles().wants_units())
        m_play->roles().focus_first();
    else
        go_on_from_roles();
}

/// To what is measured on the table unless some of it is typed, then to the dice.
void ActionSheet::go_on_from_roles()
{
    if (first_link() != nullptr)
        m_form->focus_first(); // the odds of the whole are seen before it begins
    else if (m_dice->is_waiting())
        go_on();
    else if (!m_play->focus_measured())
        m_dice->focus();
}

void ActionSheet::take_unit(const game::Unit& unit)
{
    if (m_play->game() != nullptr && m_play->roles().take(unit))
        go_on_from_roles();
}

void ActionSheet::focus_again()
{
    if (m_last_focus != nullptr && m_last_focus->isVisibleTo(this))
        m_last_focus->setFocus(Qt::OtherFocusReason);
    else
        focus_form();
}

void ActionSheet::focus_form()
{
    m_form->focus_last();
}

} // namespace corneta::ui
