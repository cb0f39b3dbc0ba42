// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_page.h"

#include "core/game/play/phases.h"
#include "ui/game/sequence_panel.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/phase_sheet/lines_below.h"
#include "ui/phase_sheet/phase_sheet_model.h"
#include "ui/phase_sheet/phase_sheet_view.h"
#include "ui/phase_sheet/sums_view.h"
#include "ui/session/open_game.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace corneta::ui {

PhaseSheetPage::PhaseSheetPage(QWidget* parent)
    : QWidget{parent},
      m_body{new QBoxLayout{QBoxLayout::LeftToRight, this}},
      m_title{new SizedLabel{Type::Headline, QFont::Bold, this}},
      m_counts{new SizedLabel{Type::Plain, QFont::Normal, this, "phase_sheet_counts"}},
      m_model{new PhaseSheetModel{this}},
      m_view{new PhaseSheetView{*m_model, this}},
      m_usual{new UsualLine{this}},
      m_skipped{new SkippedLine{this}},
      m_words{new SizedLabel{Type::Plain, QFont::Bold, this, "phase_sheet_words"}},
      m_roll_all{new WordButton{{}, this, "roll_all_rows"}},
      m_end{new WordButton{{}, this, "end_phase_of_sheet"}},
      m_sums_side{new QWidget{this}},
      m_sums_title{new SizedLabel{Type::Name, QFont::Bold, tr("Each target in all"), m_sums_side}},
      m_sums{new SumsView{m_sums_side}},
      m_sums_scroll{new QScrollArea{m_sums_side}},
      m_sums_words{new SizedLabel{Type::Plain, QFont::Normal, m_sums_side, "sums_words"}}
{
    m_body->setContentsMargins(0, 0, 0, 0);
    put_in(*m_body, {build_table(), build_sums(), Part::room()});
    setFocusProxy(m_view);
    say({});
    connect(m_usual, &UsualLine::ticked, m_model, &PhaseSheetModel::take_usual);
    connect(m_usual, &UsualLine::ticked, this, [this] { say({}); });
    connect(m_view, &PhaseSheetView::row_changed, this, &PhaseSheetPage::show_all);
    connect(m_model, &PhaseSheetModel::words_changed, this, &PhaseSheetPage::show_all);
    connect(m_view, &PhaseSheetView::dice_entered, this, &PhaseSheetPage::settle);
    connect(m_view, &PhaseSheetView::nobody_aims, this,
            [this] { say(tr("\u25b2 No unit has a target: type the code of one in its row.")); });
    connect(m_view, &PhaseSheetView::dice_in_doubt, this,
            [this] { say(tr("Type this unit's dice. Enter once more: the program rolls them. Shift+F5: it rolls for all rows.")); });
    connect(m_roll_all, &WordButton::clicked, this, &PhaseSheetPage::roll_all);
    connect(m_end, &WordButton::clicked, this, &PhaseSheetPage::end_asked);
    call_after(*this, {QEvent::Resize}, [this] { fit(); });
}

QWidget* PhaseSheetPage::build_table()
{
    auto* side = new QWidget{this};
    put_in(*new QVBoxLayout{side},
           {in_row(nullptr, {{m_title, 1}, {m_counts, 1}}),
            {m_view, 100},
            m_usual,
            m_skipped,
            m_words,
            in_row(nullptr, {m_roll_all, m_end, Part::room()}),
            Part::room(1)});
    m_counts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    set_tone(*m_counts, Tone::Faded);
    m_roll_all->make_primary();
    m_roll_all->setAccessibleName(tr("Roll for all rows that are left"));
    return side;
}

QWidget* PhaseSheetPage::build_sums()
{
    put_in(*new QVBoxLayout{m_sums_side}, {m_sums_title, {m_sums_scroll, 1}, m_sums_words});
    set_tone(*m_sums_words, Tone::Faded);
    m_sums_scroll->setWidget(m_sums);
    m_sums_scroll->setWidgetResizable(true);
    m_sums_scroll->setFrameShape(QFrame::NoFrame);
    m_sums_scroll->setFocusPolicy(Qt::NoFocus);
    m_sums_scroll->setAccessibleName(m_sums_title->text());
    return m_sums_side;
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
    m_opened_in = game.state().stage;
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
    if (!m_view->go_to_dice(0) && m_model->rowCount() > 0)
        say(tr("\u25b2 No unit has a target: type the code of one in its row."));
}

void PhaseSheetPage::refresh()
{
    m_model->show(*m_game);
    const Action* action = m_model->plan().action;
    const QString phase = translated(game::label_of_phase(*m_game->book().ruleset, m_game->state().stage.phase));
    m_title->setText(action == nullptr ? stage_words(*m_game) : tr("%1, unit by unit").arg(phase));
    m_view->setAccessibleDescription(action == nullptr ? QString{} : with_capital(translated(action->label)));
    m_end->setText(tr("End %1 (F8)").arg(phase));
    m_end->setAccessibleName(tr("End %1").arg(phase));
    m_view->setVisible(m_model->rowCount() > 0);
    m_roll_all->setVisible(m_model->rowCount() > 0);
    fit();
    if (action == nullptr)
        say(tr("Nothing in this phase is played unit by unit. Esc: back to the form."));
    else if (m_model->rowCount() == 0)
        say(tr("No unit can do this any more in this phase. Esc: back to the form."));
    else if (!m_is_giving)
        say({});
}

void PhaseSheetPage::say(const QString& words)
{
    m_said = words;
    show_words();
}

/// What is said, and where the table has no room for it the row in hand in full.
void PhaseSheetPage::show_words()
{
    QStringList lines;
    if (!m_said.isEmpty())
        lines << m_said;
    const int row = m_view->currentIndex().row();
    if (m_game != nullptr && row >= 0 && row < m_model->rowCount() && (m_view->is_narrow() || m_model->row(row).entry != 0)
        && m_said.isEmpty())
        lines << (words_of_sum().isEmpty() ? m_model->words_of_row(row) : words_of_sum());
    m_title->setVisible(!m_view->is_narrow());
    QLayout& table = *m_view->parentWidget()->layout(); // where it is narrow every line counts
    const QMargins margins = table.contentsMargins();
    const int above = m_view->is_narrow() ? 0 : margins.left();
    table.setContentsMargins(margins.left(), above, margins.right(), above);
    m_words->show_words(lines.join(QLatin1Char{'\n'}));
}

/// Of the row in hand, where the cards have no room; else nothing.
QString PhaseSheetPage::words_of_sum() const
{
    if (has_room_for_sums())
        return {};
    const std::string& aim = m_model->row(m_view->currentIndex().row()).aim;
    const auto found = std::ranges::find(m_sums->sums(), aim, &TargetSum::unit);
    return found == m_sums->sums().end() ? QString{} : found->words();
}

bool PhaseSheetPage::has_room_for_sums() const
{
    constexpr int lines = 13;
    return height() >= lines * fontMetrics().height();
}

void PhaseSheetPage::show_counts()
{
    int left = 0;
    int to_settle = 0;
    int settled = 0;
    int skipped = 0;
    for (const SheetRow& row : m_model->rows()) {
        settled += row.entry != 0 ? 1 : 0;
        skipped += is_skipped(m_model->plan(), row) ? 1 : 0;
        left += is_left_to_roll(m_model->plan(), row) && row.question && !row.is_objected && !row.is_unsaid ? 1 : 0;
        to_settle += row.entry == 0 && row.is_begun() ? 1 : 0;
    }
    QStringList words{tr("%1 to roll, %2 done").arg(to_settle).arg(settled)};
    if (skipped > 0)
        words << tr("%1 without a target").arg(skipped);
    m_counts->setVisible(!m_view->is_narrow());
    m_counts->setText(m_model->rowCount() == 0 ? QString{} : words.join(QStringLiteral(", ")));
    m_roll_all->setText(left == 0       ? tr("Roll all that are left (Shift+F5)")
                            : left == 1 ? tr("Roll the one left (Shift+F5)")
                                        : tr("Roll the %1 left (Shift+F5)").arg(left));
    m_roll_all->setAccessibleName(m_roll_all->text());
}

void PhaseSheetPage::show_sums()
{
    const int row = m_view->currentIndex().row();
    m_sums->show_sums(m_model->sums(), row >= 0 && row < m_model->rowCount() ? m_model->row(row).aim : std::string{});
    const bool is_beside = m_body->direction() == QBoxLayout::LeftToRight;
    m_sums_side->setVisible(is_beside || (!m_sums->sums().empty() && has_room_for_sums()));
    fit_sums();
    if (const QRect card = m_sums->in_hand(); !card.isEmpty())
        m_sums_scroll->ensureVisible(card.center().x(), card.center().y(), 0, card.height() / 2);
}

void PhaseSheetPage::show_skipped()
{
    QStringList names;
    for (const int row : m_view->skipped())
        names << (m_view->is_narrow() ? m_model->index(row, 0).data().toString() : m_model->name_of_row(row));
    m_skipped->show_units(has_room_for_sums() ? names : QStringList{});
}

/// Below the table they take a third of the height at most.
void PhaseSheetPage::fit_sums()
{
    constexpr int frame = 2;
    const bool is_beside = m_body->direction() == QBoxLayout::LeftToRight;
    const int card = m_sums->card_height() + frame;
    const int whole = m_sums->heightForWidth(width() - 8 * grid_unit(fontMetrics())) + frame;
    m_sums_scroll->setMinimumHeight(is_beside ? 0 : std::max(card / 2, std::min(card, height() / 4)));
    m_sums_scroll->setMaximumHeight(is_beside ? QWIDGETSIZE_MAX : std::max(card, std::min(whole, height() / 3)));
}

/// The sums stand beside the table, or below it where there is no room.
void PhaseSheetPage::fit()
{
    const int margins = 8 * grid_unit(fontMetrics());
    const bool is_beside = width() >= m_view->whole_width() + m_sums->card_width() + margins;
    const bool was_beside = m_body->direction() == QBoxLayout::LeftToRight;
    m_body->setDirection(is_beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sums_title->setVisible(is_beside);
    m_sums_side->setMaximumWidth(is_beside ? m_sums->card_width() * 3 / 2 : QWIDGETSIZE_MAX);
    m_sums_side->setMinimumWidth(is_beside ? m_sums->card_width() + margins / 2 : 0);
    if (is_beside != was_beside)
        m_skipped->fold(!is_beside);
    for (const auto& [item, beside, below] : {std::tuple{0, 3, 0}, std::tuple{1, 1, 0}, std::tuple{2, 0, 1}})
        m_body->setStretch(item, is_beside ? beside : below);
    show_all();
}

void PhaseSheetPage::show_all()
{
    show_counts();
    show_sums();
    show_armies();
    show_skipped();
    show_words();
    m_usual->show_usual(m_model->usual_words(), m_model->plan().as_usual, !m_view->is_narrow());
}

} // namespace corneta::ui
