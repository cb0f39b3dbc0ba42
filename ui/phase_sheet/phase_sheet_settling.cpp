// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/faces_typed.h"
#include "ui/look/sized_label.h"
#include "ui/phase_sheet/phase_sheet_model.h"
#include "ui/phase_sheet/phase_sheet_page.h"
#include "ui/phase_sheet/phase_sheet_view.h"
#include "ui/session/open_game.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QBoxLayout>

#include <algorithm>

namespace corneta::ui {

void PhaseSheetPage::roll()
{
    const int row = m_view->currentIndex().row();
    if (row >= 0 && row < m_model->rowCount() && m_model->row(row).entry == 0)
        settle(row);
}

/// It stands in its row; said once more where the row is too small for it.
void PhaseSheetPage::refuse(int row, const QString& why)
{
    m_model->refuse(row, why);
    say(m_view->is_narrow() ? tr("\u25b2 %1").arg(why) : QString{});
}

/// Writes a row down with the dice typed in it, or says why not; without dice the program rolls.
void PhaseSheetPage::settle(int row)
{
    const SheetRow& in_hand = m_model->row(row);
    if (in_hand.entry != 0) {
        say(tr("This row is written down. Ctrl+Z takes back what was written last."));
        return;
    }
    if (!in_hand.is_begun()) {
        refuse(row, tr("Nothing is typed for this unit yet."));
        return;
    }
    if (!in_hand.question) {
        refuse(row, in_hand.problem);
        return;
    }
    const Question question = *in_hand.question;
    if (in_hand.is_objected) {
        emit question_asked(question);
        return;
    }
    const auto faces = faces_typed(m_model->dice_at(row));
    if (!faces) {
        refuse(row, faces.error());
        return;
    }
    m_is_giving = true;
    const auto given = m_game->give(*question.play, {.in_order = *faces}, faces->empty() ? OpenGame::Rolls::Yes : OpenGame::Rolls::No);
    m_is_giving = false;
    if (!given) {
        refuse(row, problem_words(question.action->form, given.error()).join(QStringLiteral("; ")));
        return;
    }
    m_model->mark_written(row, (*given)->number);
    using Next = PhaseSheetView::Next;
    const bool has_more = m_view->go_to_dice(row + 1, faces->empty() ? Next::IsMeant : Next::IsInDoubt);
    say(has_more ? QString{} : tr("All rows are written down."));
}

void PhaseSheetPage::roll_all()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
    std::vector<int> rows;
    std::vector<game::Command> commands;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const SheetRow& left = m_model->row(row);
            is_left_to_roll(m_model->plan(), left) && left.question && !left.is_objected && !left.is_unsaid) {
            rows.push_back(row);
            commands.emplace_back(*left.question->play);
        }
    if (commands.empty()) {
        say(tr("\u25b2 No row is left to roll."));
        return;
    }
    const int first = m_game->journal().next_number();
    const Action* action = m_model->plan().action;
    m_is_giving = true;
    const auto given = m_game->roll_all(commands);
    m_is_giving = false;
    if (given)
        tell_rolled(rows, first);
    else
        say(tr("\u25b2 %1").arg(problem_words(action->form, given.error()).join(QStringLiteral("; "))));
}

/// They are written down as the entries from `first` on; those without an entry were thrown away.
void PhaseSheetPage::tell_rolled(const std::vector<int>& rows, int first)
{
    const auto written = static_cast<std::size_t>(m_game->journal().next_number() - first);
    for (std::size_t i = 0; i < written; ++i)
        m_model->mark_written(rows[i], first + static_cast<int>(i));
    QStringList words{written == 1 ? tr("1 row rolled.") : tr("%1 rows rolled.").arg(written)};
    QStringList thrown_away;
    QStringList left;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!is_left_to_roll(m_model->plan(), m_model->row(row)))
            continue;
        const QString& problem = m_model->row(row).problem;
        const QString name = m_model->name_of_row(row);
        (std::ranges::find(rows, row) == rows.end() ? left : thrown_away) << (problem.isEmpty() ? name : tr("%1: %2").arg(name, problem));
    }
    if (!thrown_away.isEmpty())
        words << tr("\u25b2 Thrown away: %1.").arg(thrown_away.join(QStringLiteral("; ")));
    if (!left.isEmpty())
        words << tr("\u25b2 Not rolled: %1.").arg(left.join(QStringLiteral("; ")));
    if (!m_view->go_to_dice(0))
        words << tr("All rows are written down.");
    say(words.join(QLatin1Char{' '}));
}

std::vector<game::Play> PhaseSheetPage::declared() const
{
    const bool is_open = m_game != nullptr && m_opened_in == m_game->state().stage;
    return is_open ? declared_in(m_model->rows()) : std::vector<game::Play>{};
}

std::vector<SheetRow> PhaseSheetPage::settled() const
{
    std::vector<SheetRow> rows;
    if (m_opened_in != m_model->plan().stage)
        return rows;
    std::ranges::copy_if(m_model->rows(), std::back_inserter(rows), [](const SheetRow& row) { return row.entry != 0; });
    return rows;
}

/// Whether an army may break of all rows together.
void PhaseSheetPage::show_armies()
{
    QStringList lines;
    if (m_body->direction() == QBoxLayout::LeftToRight)
        lines << tr("Exact chances over all rows together; hatched: the target gives way.");
    if (m_game != nullptr)
        lines << lines_of_armies(m_game->state(), m_model->chances());
    m_sums_words->show_words(lines.join(QLatin1Char{'\n'}));
}

} // namespace corneta::ui
