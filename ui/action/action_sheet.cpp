// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_sheet.h"

#include "core/action/resolve.h"
#include "ui/action/dice_row.h"
#include "ui/action/play_box.h"
#include "ui/action/roles_bar.h"
#include "ui/form/form_widget.h"
#include "ui/odds/odds_panel.h"
#include "ui/odds/prospect_line.h"
#include "ui/result/result_panel.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"
#include "ui/session/session_line.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/section_heading.h"
#include "ui/widgets/sized_label.h"
#include "ui/widgets/tone.h"
#include "ui/words/wording.h"

#include <QScrollBar>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

QString phases_words(const Ruleset& ruleset, const Action& action)
{
    QStringList words;
    for (const PhaseSpec& phase : ruleset.phases)
        if (std::ranges::find(action.phases, phase.key) != action.phases.end())
            words << translated(phase.label);
    if (!action.rule.empty())
        words << translated(action.rule);
    return words.join(QStringLiteral(" \u00b7 "));
}

/// The faces of these verdicts by their labels, with what they came to.
game::DiceAtHand dice_of(const std::vector<Verdict>& verdicts, const Answers& answers)
{
    game::DiceAtHand dice{.resolved = game::Resolved{answers, verdicts}};
    for (const Verdict& verdict : verdicts)
        for (const Roll& roll : verdict.rolls)
            dice.by_label.push_back({roll.label, {roll.faces.begin(), roll.faces.end()}});
    return dice;
}

} // namespace

ActionSheet::ActionSheet(QWidget* parent) : QWidget{parent}, m_sides{new QSplitter{this}}, m_whole_scroll{new FormScroll{m_sides, this}}
{
    auto* whole = new QVBoxLayout{this};
    const int margin = fontMetrics().averageCharWidth();
    whole->setContentsMargins(margin, margin / 2, margin, margin / 2);
    whole->addWidget(m_whole_scroll);
    m_sides->setChildrenCollapsible(false);
    m_sides->addWidget(new_left_side());
    m_sides->addWidget(new_right_side());

    connect(m_form, &FormWidget::answers_changed, this, &ActionSheet::ask_again);
    connect(m_form, &FormWidget::completed, this, &ActionSheet::go_on);
    connect(m_form, &FormWidget::tabs_ordered, m_dice, &DiceRow::follow);
    connect(m_form_scroll, &FormScroll::content_resized, m_form, &FormWidget::arrange);
    connect(m_form_scroll, &FormScroll::content_resized, this, &ActionSheet::fit_form);
    watch_layout();
    connect(m_dice, &DiceRow::settled, this, &ActionSheet::take_verdicts);
    connect(m_dice, &DiceRow::obstructed, m_form, &FormWidget::focus_problem);
    connect(m_dice, &DiceRow::left, m_form, &FormWidget::focus_last);
    connect(m_result, &ResultPanel::cell_chosen, this, &ActionSheet::cell_chosen);
    connect(m_dice, &DiceRow::edited, this, &ActionSheet::fade_result);
    connect(m_result, &ResultPanel::follow_up_chosen, this, &ActionSheet::follow_up_chosen);
    connect(m_play, &PlayBox::changed, this, &ActionSheet::ask_again);
    connect(m_play, &PlayBox::completed, this, &ActionSheet::go_on_from_roles);
    connect(m_dice, &DiceRow::roll_asked, this, &ActionSheet::roll_in_game);
    connect(m_dice, &DiceRow::next_asked, this, &ActionSheet::next_asked);
}

ActionSheet::~ActionSheet() = default;

void ActionSheet::open(const Question& question)
{
    const Action& action = *question.action;
    const bool other = m_question == nullptr || m_question->action != &action;
    m_question = std::make_unique<Question>(question);
    m_is_settled = false;
    m_title->setText(with_capital(translated(action.label)));
    m_rule->setText(phases_words(*question.book.ruleset, action));
    m_title->setToolTip(translated(action.help));
    if (other)
        m_odds->clear();
    m_dice->clear();
    m_form->ask(question.answers);
    m_play->setVisible(m_game != nullptr);
    if (m_game != nullptr) {
        m_question->play = question.play.value_or(game::Play{.action = std::string{action.key}});
        m_play->ask(question.book, m_game->state(), *m_question->play);
        m_form->type(m_question->play->typed);
    }
    m_form->follow(m_game != nullptr && !m_play->roles().is_empty() ? m_play->roles().key_widgets().back() : nullptr);
    m_form_scroll->ensureVisible(0, 0);
    ask_again();
    if (m_game != nullptr)
        begin_play();
    else
        m_form->focus_first();
    arrange();
}

void ActionSheet::use_book(const Rulebook& book)
{
    m_question->book = book;
    ask_again();
}

const Action* ActionSheet::action() const
{
    return m_question ? m_question->action : nullptr;
}

bool ActionSheet::is_idle() const
{
    return !m_fit->isActive() && !m_rest->isActive() && !m_odds->is_counting() && !m_prospects->is_counting() && !m_dice->is_looking()
        && !m_result->is_counting();
}

void ActionSheet::ask_again()
{
    fade_result();
    m_right_scroll->verticalScrollBar()->setValue(0);
    const QStringList unreadable = m_form->unreadable();
    if (m_game != nullptr && unreadable.isEmpty() && !fill_from_forces())
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
    m_odds->count(*m_question);
    if (m_game != nullptr)
        m_prospects->count(*m_game, play_in_hand());
    if (m_game != nullptr && m_play->wants_reason())
        m_dice->wait_for(tr("Something speaks against it: give a reason, or change it."));
    else
        m_dice->ask_for(*m_question);
}

void ActionSheet::say_problems(const QStringList& problems)
{
    m_problems->setText(problems.join(QLatin1Char{'\n'}));
    m_problems->setVisible(!problems.isEmpty());
}

/// What stands there is of other answers or dice than those that are being given.
void ActionSheet::fade_result()
{
    set_tone(*m_result, Tone::Faded);
    m_result_is_new = false;
    m_result_heading->set_title(m_result->is_empty() ? tr("Result") : tr("Last result"));
    m_result_of->setVisible(!m_result->is_empty());
}

void ActionSheet::wait_for(const QStringList& problems)
{
    const QString words = tr("To be put right: %1").arg(problems.join(QStringLiteral("; ")));
    m_odds->wait();
    m_prospects->clear();
    m_dice->wait_for(words);
}

void ActionSheet::go_on()
{
    if (m_dice->is_waiting() && m_game != nullptr && m_play->wants_reason())
        m_play->focus_reason();
    else if (m_dice->is_waiting())
        m_form->focus_problem();
    else
        m_dice->focus();
}

void ActionSheet::take_verdicts(const std::vector<Verdict>& verdicts, const QString& how)
{
    if (m_game != nullptr) {
        record(dice_of(verdicts, m_question->answers));
        return;
    }
    set_tone(*m_result, Tone::Present);
    m_result_of->setText(m_title->text());
    m_result_of->hide();
    m_result_heading->set_title(tr("Result, dice %1").arg(how));
    m_result->show_verdicts(verdicts, *m_question);
    m_no_result->hide();
    std::vector<CellName> cells;
    for (const Verdict& verdict : verdicts)
        for (const Working& line : verdict.workings)
            if (line.cell)
                cells.push_back(*line.cell);
    emit settled(session_line(*m_question, verdicts), cells);
    m_result_is_new = true;
    m_is_settled = true;
    show_new_result();
}

bool ActionSheet::is_follow_up_done() const
{
    return m_question && m_question->is_follow_up() && m_is_settled;
}

/// Scrolls until the end of the result is in view, or its sentence is at the top; again while the layout settles.
void ActionSheet::show_new_result()
{
    const bool is_cramped = this->is_cramped();
    if (!m_result_is_new || (is_cramped && !m_dice->is_settled_in_hand()))
        return;
    const FormScroll* scroll = is_cramped ? m_whole_scroll : m_right_scroll;
    QScrollBar* bar = scroll->verticalScrollBar();
    const int top = m_result_heading->mapTo(scroll->widget(), QPoint{}).y();
    const int end = m_result->mapTo(scroll->widget(), QPoint{0, m_result->height()}).y() - scroll->viewport()->height();
    bar->setValue(std::min(top, std::max(end, bar->value())));
}

void ActionSheet::show_session(const QStringList& sentences)
{
    constexpr qsizetype most = 8;
    m_session_heading->setVisible(!sentences.isEmpty());
    m_session->setText(sentences.first(std::min(sentences.size(), most)).join(QLatin1Char{'\n'}));
}

void ActionSheet::focus_form()
{
    m_form->focus_last();
}

void ActionSheet::focus_result()
{
    m_result->focus();
}

} // namespace corneta::ui
