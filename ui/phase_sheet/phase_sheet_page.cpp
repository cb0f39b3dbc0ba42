// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_page.h"

#include "ui/action/faces_typed.h"
#include "ui/game/sequence_panel.h"
#include "ui/look/sized_label.h"
#include "ui/phase_sheet/phase_sheet_model.h"
#include "ui/phase_sheet/phase_sheet_view.h"
#include "ui/session/open_game.h"
#include "ui/widgets/word_button.h"
#include "ui/words/typed_words.h"
#include "ui/words/wording.h"

#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

} // namespace

PhaseSheetPage::PhaseSheetPage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this}},
      m_model{new PhaseSheetModel{this}},
      m_view{new PhaseSheetView{*m_model, this}},
      m_words{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_roll_all{new WordButton{tr("Roll for all rows that are left (Shift+F5)"), this}}
{
    auto* column = new QVBoxLayout{this};
    column->addWidget(m_title);
    column->addWidget(m_view, 1);
    column->addWidget(m_words);
    column->addWidget(m_roll_all, 0, Qt::AlignLeft);
    m_roll_all->setAccessibleName(tr("Roll for all rows that are left"));
    m_roll_all->setObjectName(QStringLiteral("roll_all_rows"));
    m_words->setObjectName(QStringLiteral("phase_sheet_words"));
    setFocusProxy(m_view);
    say({});
    connect(m_view, &PhaseSheetView::row_changed, this, &PhaseSheetPage::show_words);
    connect(m_model, &PhaseSheetModel::words_changed, this, &PhaseSheetPage::show_words);
    connect(m_view, &PhaseSheetView::dice_entered, this, &PhaseSheetPage::settle);
    connect(m_view, &PhaseSheetView::dice_in_doubt, this,
            [this] { say(tr("Type this unit's dice. Enter once more: the program rolls them. Shift+F5: it rolls for all rows.")); });
    connect(m_roll_all, &WordButton::clicked, this, &PhaseSheetPage::roll_all);
}

bool PhaseSheetPage::is_counting() const
{
    return m_model->is_counting();
}

void PhaseSheetPage::open(OpenGame& game)
{
    if (m_game != &game) {
        close_game();
        m_game = &game;
        connect(m_game, &OpenGame::changed, this, &PhaseSheetPage::refresh);
    }
    refresh();
    if (!m_view->currentIndex().isValid())
        m_view->go_to_first();
}

void PhaseSheetPage::close_game()
{
    if (m_game != nullptr)
        disconnect(m_game, nullptr, this, nullptr);
    m_game = nullptr;
    m_model->clear();
}

void PhaseSheetPage::focus_dice()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
    m_view->go_to_dice(0);
}

void PhaseSheetPage::roll()
{
    const int row = m_view->currentIndex().row();
    if (row >= 0 && row < m_model->rowCount() && m_model->row(row).entry == 0)
        settle(row);
}

void PhaseSheetPage::refresh()
{
    m_model->show(*m_game);
    const Action* action = m_model->plan().action;
    m_title->setText(action == nullptr ? stage_words(*m_game) : with_capital(translated(action->label)));
    m_roll_all->setVisible(m_model->rowCount() > 0);
    if (action == nullptr)
        say(tr("No unit acts by itself in this phase. Esc: back to the form."));
    else if (m_model->rowCount() == 0)
        say(tr("Nobody may still act so in this phase. Esc: back to the form."));
    else if (!m_is_giving)
        say({});
}

void PhaseSheetPage::say(const QString& words)
{
    m_said = words;
    show_words();
}

/// What is said, and where the table has no room for them who the row in hand is and its chances.
void PhaseSheetPage::show_words()
{
    QStringList lines;
    if (!m_said.isEmpty())
        lines << m_said;
    const int row = m_view->currentIndex().row();
    if (m_view->is_narrow() && row >= 0 && row < m_model->rowCount())
        for (const QString& words : m_model->words_of_row(row))
            lines << words;
    m_title->setVisible(!m_view->is_narrow());
    m_words->setText(lines.join(QLatin1Char{'\n'}));
    m_words->setVisible(!lines.isEmpty());
}

/// Writes a row down with the dice typed in it, or says why not; without dice the program rolls.
void PhaseSheetPage::settle(int row)
{
    const SheetRow& in_hand = m_model->row(row);
    if (!in_hand.is_begun()) {
        say(tr("\u25b2 Nothing is typed for this unit."));
        return;
    }
    if (!in_hand.question) {
        say(tr("\u25b2 %1").arg(in_hand.problem));
        return;
    }
    const Question question = *in_hand.question;
    if (in_hand.is_objected) {
        emit question_asked(question);
        return;
    }
    const auto faces = faces_typed(m_model->dice_at(row));
    if (!faces) {
        say(tr("\u25b2 %1").arg(faces.error()));
        return;
    }
    m_is_giving = true;
    const auto given = m_game->give(*question.play, {.in_order = *faces}, faces->empty() ? OpenGame::Rolls::Yes : OpenGame::Rolls::No);
    m_is_giving = false;
    if (!given) {
        say(tr("\u25b2 %1").arg(problem_words(question.action->form, given.error()).join(QStringLiteral("; "))));
        return;
    }
    m_model->mark_written(row, (*given)->number);
    const bool has_more = m_view->go_to_dice(row + 1);
    say(has_more ? m_game->sentence(**given) : tr("%1 All rows are written down.").arg(m_game->sentence(**given)));
}

void PhaseSheetPage::roll_all()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
    std::vector<int> rows;
    std::vector<game::Command> commands;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const SheetRow& left = m_model->row(row); is_left_to_roll(m_model->plan(), left) && left.question && !left.is_objected) {
            rows.push_back(row);
            commands.emplace_back(*left.question->play);
        }
    if (commands.empty()) {
        say(tr("\u25b2 No row is left that the program can roll for."));
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
    QStringList words{written == 1 ? tr("1 row is rolled.") : tr("%1 rows are rolled by one opening.").arg(written)};
    QStringList thrown_away;
    QStringList left;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (!is_left_to_roll(m_model->plan(), m_model->row(row)))
            continue;
        const QString& problem = m_model->row(row).problem;
        const QString name = m_model->index(row, 0).data().toString();
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

} // namespace corneta::ui
