// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/sheet_sides.h"

#include "ui/form/form_widget.h"
#include "ui/widgets/form_scroll.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int form_stretch = 1000; ///< the form takes what it needs first

} // namespace

SheetSides::SheetSides(const Parts& parts, QWidget* parent)
    : QWidget{parent},
      m_parts{parts},
      m_sides{new QSplitter{this}},
      m_whole_scroll{new FormScroll{m_sides, this}},
      m_form_scroll{new FormScroll{parts.form, this}},
      m_odds_scroll{new FormScroll{parts.odds, this}},
      m_left{new_left_side()},
      m_right_scroll{new_right_side()},
      m_fit{new QTimer{this}},
      m_rest{new QTimer{this}}
{
    constexpr int rest_ms = 30;
    auto* whole = new QVBoxLayout{this};
    const int margin = fontMetrics().averageCharWidth();
    whole->setContentsMargins(margin, margin / 2, margin, margin / 2);
    whole->addWidget(m_whole_scroll);
    m_sides->setChildrenCollapsible(false);
    m_sides->addWidget(m_left);
    m_sides->addWidget(m_right_scroll);
    m_fit->setSingleShot(true);
    m_fit->setInterval(0);
    m_rest->setSingleShot(true);
    m_rest->setInterval(rest_ms);
    connect(m_right_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SheetSides::laid_out);
    connect(m_right_scroll, &FormScroll::content_resized, this, &SheetSides::fit_form);
    connect(m_whole_scroll, &FormScroll::laid_out, this, &SheetSides::laid_out);
    connect(m_form_scroll, &FormScroll::content_resized, parts.form, &FormWidget::arrange);
    connect(m_form_scroll, &FormScroll::content_resized, this, &SheetSides::fit_form);
    connect(m_fit, &QTimer::timeout, this, &SheetSides::fit_sides);
    for (const FormScroll* scroll : {m_whole_scroll, m_form_scroll, m_odds_scroll, m_right_scroll})
        connect(scroll, &FormScroll::content_resized, this, &SheetSides::let_settle);
}

QWidget* SheetSides::new_left_side()
{
    auto* left = new QWidget{this};
    auto* column = new QVBoxLayout{left};
    column->setContentsMargins(0, 0, fontMetrics().averageCharWidth(), 0);
    column->addWidget(m_parts.title);
    column->addWidget(m_parts.rule);
    column->addWidget(m_parts.play);
    column->addWidget(m_form_scroll, form_stretch);
    column->addWidget(m_parts.problems);
    column->addWidget(m_parts.dice);
    column->addWidget(m_odds_scroll, form_stretch / 10);
    column->addStretch(1);
    return left;
}

FormScroll* SheetSides::new_right_side()
{
    auto* right = new QWidget{this};
    m_right_column = new QVBoxLayout{right};
    m_right_column->setContentsMargins(0, 0, fontMetrics().averageCharWidth(), 0);
    m_right_column->addWidget(m_parts.result);
    m_right_column->addStretch();
    return new FormScroll{right, this};
}

bool SheetSides::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Show)
        arrange();
    return done;
}

void SheetSides::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Side by side where there is room for two sides, else one above the other. The odds stand under the dice if the form leaves room there.
void SheetSides::arrange()
{
    constexpr int characters_for_sides = 60;
    constexpr int form_share = 54;
    constexpr int whole = 100;
    constexpr int odds_lines = 15;
    const bool beside = !is_cramped() && width() >= characters_for_sides * fontMetrics().averageCharWidth();
    m_sides->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    m_parts.rule->setVisible(!m_parts.rule->text().isEmpty() && !is_cramped());
    const int room = beside ? m_sides->width() : m_sides->height();
    m_sides->setSizes({room * form_share / whole, room * (whole - form_share) / whole});
    put_odds(beside && room_for_odds() >= odds_lines * fontMetrics().lineSpacing() ? Side::Left : Side::Right);
    fit_form();
}

/// The height that the form leaves on the left.
int SheetSides::room_for_odds() const
{
    int room = height() - m_form_scroll->whole_height();
    for (const QWidget* part : {m_parts.title, static_cast<QWidget*>(m_parts.rule), m_parts.dice})
        room -= part->sizeHint().height();
    return m_parts.play->isHidden() ? room : room - m_parts.play->sizeHint().height();
}

void SheetSides::put_odds(Side side)
{
    if (m_is_placing_odds) // a scroll area that is hidden while it is being shown stays half shown
        return;
    m_is_placing_odds = true;
    const bool is_left = m_odds_scroll->widget() != nullptr;
    if (side == Side::Left && !is_left) {
        m_right_column->removeWidget(m_parts.odds);
        m_odds_scroll->setWidget(m_parts.odds);
    }
    if (side == Side::Right && is_left)
        m_right_column->insertWidget(0, m_odds_scroll->takeWidget());
    m_odds_scroll->setVisible(side == Side::Left);
    m_parts.odds->show();
    m_is_placing_odds = false;
}

/// A form that has grown may push the odds to the other side; they come back with the next form.
void SheetSides::fit_form()
{
    constexpr int least_odds_lines = 8;
    m_form_scroll->setMaximumHeight(m_form_scroll->whole_height());
    if (room_for_odds() < least_odds_lines * fontMetrics().lineSpacing())
        put_odds(Side::Right);
    m_fit->start(); // not at once: a layout may be placing the sides just now
}

bool SheetSides::is_cramped() const
{
    constexpr int lines = 22;
    constexpr int lines_in_game = 28; // its strip, its roles and what speaks against a play stand there too
    return window()->height() < (m_parts.play->isHidden() ? lines : lines_in_game) * fontMetrics().lineSpacing();
}

void SheetSides::fit_sides()
{
    const bool is_cramped = this->is_cramped();
    m_form_scroll->setMinimumHeight(is_cramped ? m_form_scroll->whole_height() : 0);
    m_left->setMinimumHeight(is_cramped ? m_left->heightForWidth(m_left->width()) : 0);
    m_right_scroll->setMinimumHeight(is_cramped ? m_right_scroll->whole_height() : 0);
}

bool SheetSides::is_settling() const
{
    return m_fit->isActive() || m_rest->isActive();
}

/// A layout within a layout settles in as many rounds of the event loop.
void SheetSides::let_settle()
{
    m_rest->start();
}

void SheetSides::show_focus()
{
    m_whole_scroll->show_focus();
}

void SheetSides::show_top_of_form()
{
    m_form_scroll->ensureVisible(0, 0);
}

void SheetSides::show_top_of_result()
{
    m_right_scroll->verticalScrollBar()->setValue(0);
}

void SheetSides::show_end_of(const QWidget& end, const QWidget& top)
{
    const FormScroll* scroll = is_cramped() ? m_whole_scroll : m_right_scroll;
    QScrollBar* bar = scroll->verticalScrollBar();
    const int bottom = end.mapTo(scroll->widget(), QPoint{0, end.height()}).y() - scroll->viewport()->height();
    bar->setValue(std::min(top.mapTo(scroll->widget(), QPoint{}).y(), std::max(bottom, bar->value())));
}

} // namespace corneta::ui
