// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/reveal_page.h"

#include "core/game/play/phases.h"
#include "ui/game/hidden_turn.h"
#include "ui/game/sequence_panel.h"
#include "ui/hidden/reveal_card.h"
#include "ui/look/grid.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/look/tone.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QBoxLayout>
#include <QKeyEvent>

namespace corneta::ui {

namespace {

/// Those who may roll for an order as the game stands.
std::vector<Awaited> rolling(const OpenGame& game)
{
    const game::HiddenSpec* const now = hidden_now(game);
    return now == nullptr || now->left_out.empty() || !game.state().face_down.empty() ? std::vector<Awaited>{} : left_out(game, *now);
}

} // namespace

RevealPage::RevealPage(QWidget* parent)
    : QWidget{parent},
      m_title{new SizedLabel{Type::Title, QFont::Bold, this, "reveal_title"}},
      m_words{new SizedLabel{Type::Plain, QFont::Normal, this, "reveal_words"}},
      m_problems{new SizedLabel{Type::Plain, QFont::Bold, this, "reveal_problems"}},
      m_cards{new QWidget{this}},
      m_row{new QBoxLayout{QBoxLayout::LeftToRight, m_cards}},
      m_roll{new WordButton{tr("Roll for those without (F5)"), this}},
      m_end{new WordButton{tr("End the phase (F8)"), this}}
{
    setAccessibleName(tr("Orders turned up"));
    const int unit = grid_unit(fontMetrics());
    set_tone(*m_words, Tone::Faded);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4 * unit);
    auto* whole = new QVBoxLayout{this};
    whole->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 2 * unit);
    auto* bottom = new QWidget{this};
    new FlowLayout{bottom, {m_roll, m_end}};
    put_in(*whole, {m_title, m_words, {new FormScroll{m_cards, this}, 1}, m_problems, bottom});
    m_end->make_primary();
    for (WordButton* button : {m_roll, m_end})
        button->setAccessibleName(button->text());
    m_end->setToolTip(tr("F8 goes on. Esc goes back to the form; Ctrl+Shift+U shows this page again."));
    m_roll->setToolTip(tr("The program rolls an order for each unit that has none. Typed dice: F11."));
    connect(m_roll, &QPushButton::clicked, this, &RevealPage::roll);
    connect(m_end, &QPushButton::clicked, this, &RevealPage::end_asked);
}

void RevealPage::open(OpenGame& game, const game::Entry* entry)
{
    m_game = &game;
    m_problems->clear();
    show_cards(entry);
    (m_roll->isVisibleTo(this) ? m_roll : m_end)->setFocus(Qt::OtherFocusReason);
}

void RevealPage::show_cards(const game::Entry* entry)
{
    for (QWidget* card : m_cards->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        m_row->removeWidget(card);
        card->hide();
        card->deleteLater();
    }
    const Revealed revealed = revealed_in(*m_game, entry);
    const bool may_roll = entry == nullptr && !rolling(*m_game).empty();
    std::size_t number = 0;
    for (const RevealedSide& side : revealed.sides)
        m_row->addWidget(new RevealCard{side, number++, may_roll, m_cards}, 1);
    m_title->setText(revealed.hidden == nullptr ? tr("No orders are laid in this game")
                         : entry == nullptr     ? tr("Orders turned up")
                                                : tr("Orders turned up by entry %1").arg(entry->number));
    m_words->setText(revealed.hidden == nullptr ? QString{} : tr("%1: orders of %2 units.").arg(stage_words(*m_game)).arg(revealed.orders));
    m_roll->setVisible(may_roll);
    m_end->setText(tr("End %1 (F8)").arg(translated(game::label_of_phase(*m_game->book().ruleset, m_game->state().stage.phase))));
    m_end->setAccessibleName(m_end->text());
    lay_out();
}

void RevealPage::roll()
{
    if (m_game.isNull() || !m_roll->isVisibleTo(this))
        return;
    std::vector<RowSaid> rows;
    for (const Awaited& awaited : rolling(*m_game))
        rows.push_back({.unit = awaited.unit});
    const QStringList problems = play_for(*m_game, hidden_now(*m_game)->left_out, rows);
    m_problems->setText(problems.isEmpty() ? QString{} : tr("\u25b2 %1").arg(problems.join(QStringLiteral("; "))));
    show_cards(nullptr);
    (m_roll->isVisibleTo(this) ? m_roll : m_end)->setFocus(Qt::OtherFocusReason);
}

/// The sides stand one under the other where there is little room.
void RevealPage::lay_out()
{
    constexpr int letters_a_side = 50;
    const bool is_narrow = width() < 2 * letters_a_side * fontMetrics().averageCharWidth();
    m_row->setDirection(is_narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void RevealPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    lay_out();
}

void RevealPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
