// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/resolve.h"
#include "core/game/play/prepared.h"
#include "ui/action/action_sheet.h"
#include "ui/action/dice_row.h"
#include "ui/action/play_box.h"
#include "ui/action/roles_bar.h"
#include "ui/form/form_widget.h"
#include "ui/odds/odds_panel.h"
#include "ui/result/result_panel.h"
#include "ui/session/open_game.h"
#include "ui/session/question.h"
#include "ui/widgets/section_heading.h"
#include "ui/widgets/tone.h"
#include "ui/words/wording.h"

#include <QLabel>

#include <algorithm>

namespace corneta::ui {

namespace {

/// Fields that nobody has answered and no unit could: what is measured on the table.
std::vector<std::string> measured(const game::FilledIn& filled)
{
    std::vector<std::string> keys;
    for (const game::Answer& answer : filled.origins) {
        const auto field = index_of(filled.answers.form(), answer.key);
        if (answer.origin == game::Origin::Default && filled.answers.form()[*field].role.empty())
            keys.push_back(answer.key);
    }
    return keys;
}

/// The verdicts of a play that is written down, from the dice that the program rolled.
std::vector<Verdict> verdicts_of(const game::EntryResult& result, const Question& question)
{
    std::vector<TypedDice::Labelled> faces;
    faces.reserve(result.rolls.size());
    for (const game::RecordedRoll& roll : result.rolls)
        faces.push_back({roll.label, roll.faces, roll.pool.sides});
    TypedDice dice{std::move(faces)};
    return attempted(*question.action, question.answers, *question.book.typed_charts, dice).verdicts;
}

} // namespace

void ActionSheet::play_in(OpenGame* game)
{
    if (m_game != nullptr)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = game;
    m_dice->play_in_game(game != nullptr);
    m_session_heading->set_title(game != nullptr ? tr("The latest of this game") : tr("This session, not saved"));
    m_result->clear();
    if (game == nullptr)
        return;
    connect(game, &OpenGame::changed, this, [this] {
        m_play->roles().refresh(m_game->state());
        if (m_question && !m_is_recording && m_dice->is_settled() && m_game->journal().in_force(m_written) == nullptr)
            m_dice->clear(); // it was taken back
        if (m_question && !m_is_recording && !m_dice->is_settled())
            ask_again();
    });
}

game::Play ActionSheet::play_in_hand() const
{
    game::Play play = m_play->play();
    play.typed = m_form->typed();
    return play;
}

std::optional<Question> ActionSheet::begun() const
{
    Question question = *m_question;
    question.answers = m_form->answers();
    if (m_game != nullptr)
        question.play = play_in_hand();
    const bool is_begun = m_game != nullptr ? !question.play->roles.empty() || !question.play->typed.empty()
                                            : question.answers != Answers{m_question->action->form};
    return is_begun && !m_is_settled ? std::optional{question} : std::nullopt;
}

/// Shows in the form what the forces and the follow-up say; false where the play cannot be made, which is said.
bool ActionSheet::fill_from_forces()
{
    const game::Play play = play_in_hand();
    game::Play without_reason = play;
    without_reason.reason.clear();
    const auto ready = game::prepared(m_game->state(), m_game->book(), without_reason);
    QStringList problems = m_play->roles().unknown();
    if (!ready)
        problems << sentences_of(ready.error());
    if (!problems.isEmpty()) {
        m_form->show_refusals({});
        say_problems(problems);
        wait_for(problems);
        return false;
    }
    m_form->fill(ready->filled.answers);
    m_question->play = play;
    m_play->say_objections(ready->objected);
    mark_typed_over(play);
    return true;
}

void ActionSheet::mark_typed_over(const game::Play& play)
{
    const Form form = m_form->answers().form();
    QStringList known(static_cast<qsizetype>(form.size()), QString{});
    game::Play untouched = play;
    untouched.typed.clear();
    if (const auto ready = game::prepared(m_game->state(), m_game->book(), untouched); ready && !play.typed.empty())
        for (const game::Answer& answer : ready->filled.origins) {
            const bool is_known = answer.origin == game::Origin::Roster || answer.origin == game::Origin::Next;
            const bool is_typed = std::ranges::find(play.typed, answer.key, &Given::key) != play.typed.end();
            if (const auto field = index_of(form, answer.key); is_known && is_typed)
                known[static_cast<qsizetype>(*field)] = QString::fromStdString(answer.word);
        }
    m_form->mark_typed_over(known);
}

/// To the first role without a unit, but for what follows something: that knows its units.
void ActionSheet::begin_play()
{
    if (m_play->roles().has_free_role() && !m_question->play->follows)
        m_play->roles().focus_first();
    else
        go_on_from_roles();
}

/// To what is measured on the table unless some of it is typed, then to the dice.
void ActionSheet::go_on_from_roles()
{
    if (m_dice->is_waiting()) {
        go_on();
        return;
    }
    const auto ready = game::prepared(m_game->state(), m_game->book(), play_in_hand());
    const auto is_measure = [&](const Given& given) {
        const auto field = index_of(m_form->answers().form(), given.key);
        return field && m_form->answers().form()[*field].role.empty();
    };
    const std::vector<Given> typed = m_form->typed();
    if (!ready || std::ranges::any_of(typed, is_measure) || !m_form->focus_any_of(measured(ready->filled)))
        m_dice->focus();
}

void ActionSheet::take_unit(const game::Unit& unit)
{
    if (m_game != nullptr && m_play->roles().take(unit))
        go_on_from_roles();
}

void ActionSheet::roll_in_game()
{
    if (m_game != nullptr)
        record({});
}

/// Writes the play down; with no dice the program rolls. Says why it cannot be written.
bool ActionSheet::record(const game::DiceAtHand& dice)
{
    const auto rolls = dice.by_label.empty() ? OpenGame::Rolls::Yes : OpenGame::Rolls::No;
    if (const QStringList unknown = m_play->roles().unknown(); !unknown.isEmpty()) {
        say_problems(unknown);
        m_play->roles().focus_first();
        return false;
    }
    if (m_play->asks_for_nobody()) {
        fill_from_forces();
        m_play->focus_reason();
        return false;
    }
    m_is_recording = true;
    const auto given = m_game->give(play_in_hand(), dice, rolls);
    m_is_recording = false;
    if (!given) {
        say_problems(sentences_of(given.error()));
        return false;
    }
    say_problems({});
    show_recorded(**given, dice.resolved ? dice.resolved->verdicts : verdicts_of((*given)->results.front(), *m_question));
    return true;
}

void ActionSheet::show_recorded(const game::Entry& entry, const std::vector<Verdict>& verdicts)
{
    m_written = entry.number;
    m_dice->show_recorded(verdicts);
    m_is_settled = true;
    show_written(entry, verdicts);
    std::vector<CellName> cells;
    for (const Verdict& verdict : verdicts)
        for (const Working& line : verdict.workings)
            if (line.cell)
                cells.push_back(*line.cell);
    emit settled(m_game->sentence(entry), cells);
    m_result_is_new = true;
    show_new_result();
}

void ActionSheet::show_entry(const game::Entry& entry)
{
    show_written(entry, {});
}

void ActionSheet::show_written(const game::Entry& entry, const std::vector<Verdict>& verdicts)
{
    set_tone(*m_result, Tone::Present);
    m_result_of->setText(tr("Entry %1").arg(entry.number));
    m_result_of->hide();
    m_no_result->hide();
    m_result_heading->set_title(tr("Entry %1, written down").arg(entry.number));
    m_result->show_entry(*m_game, entry, verdicts);
}

} // namespace corneta::ui
