// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_column.h"

#include "ui/form/form_widget.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/form_scroll.h"

#include <QLabel>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr int form_stretch = 1000; ///< the form takes what it needs first

} // namespace

ActionColumn::ActionColumn(const Parts& parts, QWidget* parent)
    : QWidget{parent},
      m_parts{parts},
      m_form_scroll{new FormScroll{parts.form, this}},
      m_odds_scroll{new FormScroll{parts.odds, this}},
      m_result_scroll{new FormScroll{parts.result, this}},
      m_whole_scroll{new FormScroll{new_column(), this}},
      m_fit{new QTimer{this}},
      m_rest{new QTimer{this}}
{
    constexpr int rest_ms = 30;
    const int margin = 2 * grid_unit(fontMetrics());
    auto* whole = new QVBoxLayout{this};
    whole->setContentsMargins(margin, margin, margin, 0);
    whole->addWidget(m_whole_scroll);
    m_fit->setSingleShot(true);
    m_fit->setInterval(0);
    m_rest->setSingleShot(true);
    m_rest->setInterval(rest_ms);
    connect(m_result_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ActionColumn::laid_out);
    connect(m_whole_scroll, &FormScroll::laid_out, this, &ActionColumn::laid_out);
    connect(m_form_scroll, &FormScroll::content_resized, parts.form, &FormWidget::arrange);
    connect(m_fit, &QTimer::timeout, this, &ActionColumn::fit_parts);
    call_after(*this, {QEvent::FontChange, QEvent::Show, QEvent::Resize}, [this] { arrange(); });
    for (const FormScroll* scroll : {m_whole_scroll, m_form_scroll, m_odds_scroll, m_result_scroll}) {
        connect(scroll, &FormScroll::content_resized, m_fit,
                qOverload<>(&QTimer::start)); // not at once: a layout may be placing it just now
        connect(scroll, &FormScroll::content_resized, this, &ActionColumn::let_settle);
    }
}

QWidget* ActionColumn::new_column()
{
    auto* content = new QWidget{this};
    auto* heading = in_row(nullptr, {m_parts.title, {m_parts.rule, 1, Qt::AlignBottom}});
    heading->setSpacing(4 * grid_unit(fontMetrics()));
    m_column = in_column(content,
                         {heading,
                          m_parts.play,
                          {m_form_scroll, form_stretch},
                          m_parts.problems,
                          m_parts.dice,
                          {m_odds_scroll, form_stretch / 10},
                          Part::room(1)});
    m_column->setSpacing(2 * grid_unit(fontMetrics()));
    return content;
}

void ActionColumn::hold_result(bool is_below)
{
    if (is_below == m_is_result_below)
        return;
    m_is_result_below = is_below;
    if (is_below)
        m_column->insertWidget(m_column->count() - 1, m_result_scroll->takeWidget());
    else
        m_result_scroll->setWidget(m_parts.result);
    m_parts.result->show();
    arrange();
}

void ActionColumn::arrange()
{
    m_parts.rule->setVisible(!m_parts.rule->text().isEmpty() && !is_low());
    m_form_scroll->setMaximumHeight(m_form_scroll->whole_height());
    m_fit->start();
}

/// Whether too few lines fit for form and odds to scroll by themselves.
bool ActionColumn::is_low() const
{
    constexpr int lines = 26;
    return m_is_result_below || height() < lines * fontMetrics().lineSpacing();
}

void ActionColumn::fit_parts()
{
    constexpr int least_odds_lines = 8;
    const bool is_whole = is_low();
    const int odds = m_odds_scroll->whole_height();
    m_form_scroll->setMaximumHeight(m_form_scroll->whole_height());
    m_form_scroll->setMinimumHeight(is_whole ? m_form_scroll->whole_height() : 0);
    m_odds_scroll->setMinimumHeight(is_whole ? odds : std::min(odds, least_odds_lines * fontMetrics().lineSpacing()));
    QWidget* content = m_whole_scroll->widget();
    content->setMinimumHeight(is_whole ? content->heightForWidth(content->width()) : 0);
}

bool ActionColumn::is_settling() const
{
    return m_fit->isActive() || m_rest->isActive();
}

/// A layout within a layout settles in as many rounds of the event loop.
void ActionColumn::let_settle()
{
    m_rest->start();
}

void ActionColumn::show_focus()
{
    m_whole_scroll->show_focus();
}

void ActionColumn::show_top_of_form()
{
    m_form_scroll->ensureVisible(0, 0);
}

void ActionColumn::show_top_of_result()
{
    m_result_scroll->verticalScrollBar()->setValue(0);
}

void ActionColumn::show_result(const QWidget& panel, bool is_wanted_here)
{
    if (m_is_result_below && !is_wanted_here)
        return;
    const FormScroll* scroll = m_is_result_below ? m_whole_scroll : m_result_scroll;
    QScrollBar* bar = scroll->verticalScrollBar();
    const int bottom = panel.mapTo(scroll->widget(), QPoint{0, panel.height()}).y() - scroll->viewport()->height();
    bar->setValue(std::min(m_parts.result->mapTo(scroll->widget(), QPoint{}).y(), std::max(bottom, bar->value())));
}

} // namespace corneta::ui
