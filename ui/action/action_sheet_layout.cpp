// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/action/action_sheet.h"
#include "ui/action/dice_row.h"
#include "ui/action/play_box.h"
#include "ui/form/form_widget.h"
#include "ui/odds/odds_panel.h"
#include "ui/odds/prospect_line.h"
#include "ui/result/result_panel.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/section_heading.h"
#include "ui/widgets/sized_label.h"

#include <QEvent>
#include <QScrollBar>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

namespace corneta::ui {

namespace {

constexpr double large = 1.5;
constexpr int form_stretch = 1000; ///< the form takes what it needs first

} // namespace

QWidget* ActionSheet::new_left_side()
{
    m_left = new QWidget{this};
    auto* column = new QVBoxLayout{m_left};
    column->setContentsMargins(0, 0, fontMetrics().averageCharWidth(), 0);
    m_title = new SizedLabel{large, QFont::Bold, m_left};
    m_title->setObjectName(QStringLiteral("title"));
    m_rule = new SizedLabel{1.0, QFont::Normal, m_left};
    column->addWidget(m_title);
    column->addWidget(m_rule);
    m_play = new PlayBox{m_left};
    m_play->hide();
    column->addWidget(m_play);
    m_form = new FormWidget{m_left};
    m_form_scroll = new FormScroll{m_form, m_left};
    column->addWidget(m_form_scroll, form_stretch);
    m_problems = new SizedLabel{1.0, QFont::Bold, m_left};
    m_problems->setObjectName(QStringLiteral("problems"));
    m_problems->hide();
    column->addWidget(m_problems);
    m_dice = new DiceRow{m_left};
    column->addWidget(m_dice);
    m_odds_scroll = new FormScroll{new_odds_box(), m_left};
    column->addWidget(m_odds_scroll, form_stretch / 10);
    column->addStretch(1);
    return m_left;
}

QWidget* ActionSheet::new_odds_box()
{
    m_odds_box = new QWidget{this};
    auto* column = new QVBoxLayout{m_odds_box};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(new SectionHeading{tr("Odds"), m_odds_box});
    m_odds = new OddsPanel{m_odds_box};
    column->addWidget(m_odds);
    m_prospects = new ProspectLine{m_odds_box};
    column->addWidget(m_prospects);
    column->addStretch();
    return m_odds_box;
}

QWidget* ActionSheet::new_right_side()
{
    auto* right = new QWidget{this};
    m_right_column = new QVBoxLayout{right};
    m_right_column->setContentsMargins(0, 0, fontMetrics().averageCharWidth(), 0);
    m_result_heading = new SectionHeading{tr("Result"), right};
    m_right_column->addWidget(m_result_heading);
    m_no_result = new SizedLabel{1.0, QFont::Normal, right};
    m_no_result->setText(tr("No dice yet.\n\n"
                            "Alt and the underlined letter goes to a field, Ctrl+J finds one by its name.\n"
                            "Enter goes on to the dice. Type what falls on the table and press Enter; Enter alone rolls, so does F5.\n\n"
                            "The sentence, what to do with the figures, and every step of the working with its rule will stand here.\n\n"
                            "Ctrl+K opens another action, F4 the charts, F1 all keys."));
    m_right_column->addWidget(m_no_result);
    m_result_of = new SizedLabel{1.0, QFont::Normal, right};
    m_result_of->setObjectName(QStringLiteral("result_of"));
    m_result_of->hide();
    m_right_column->addWidget(m_result_of);
    m_result = new ResultPanel{right};
    m_right_column->addWidget(m_result);
    m_session_heading = new SectionHeading{tr("This session, not saved"), right};
    m_session_heading->hide();
    m_right_column->addWidget(m_session_heading);
    m_session = new SizedLabel{1.0, QFont::Normal, right};
    m_session->setObjectName(QStringLiteral("session"));
    m_right_column->addWidget(m_session);
    m_right_column->addStretch();
    m_right_scroll = new FormScroll{right, this};
    connect(m_right_scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &ActionSheet::show_new_result);
    connect(m_right_scroll, &FormScroll::content_resized, this, &ActionSheet::fit_form);
    connect(m_whole_scroll, &FormScroll::laid_out, this, &ActionSheet::show_new_result);
    return m_right_scroll;
}

/// A layout within a layout settles in as many rounds of the event loop.
void ActionSheet::watch_layout()
{
    constexpr int rest_ms = 30;
    m_fit = new QTimer{this};
    m_fit->setSingleShot(true);
    m_fit->setInterval(0);
    connect(m_fit, &QTimer::timeout, this, &ActionSheet::fit_sides);
    m_rest = new QTimer{this};
    m_rest->setSingleShot(true);
    m_rest->setInterval(rest_ms);
    const auto wait = [this] { m_rest->start(); };
    connect(m_dice, &DiceRow::words_changed, m_whole_scroll, &FormScroll::show_focus);
    connect(m_dice, &DiceRow::words_changed, this, &ActionSheet::show_new_result);
    for (const FormScroll* scroll : {m_whole_scroll, m_form_scroll, m_odds_scroll, m_right_scroll})
        connect(scroll, &FormScroll::content_resized, this, wait);
    connect(m_form, &FormWidget::answers_changed, this, wait);
    connect(m_dice, &DiceRow::words_changed, this, wait);
    connect(m_odds, &OddsPanel::counted, this, wait);
}

bool ActionSheet::event(QEvent* event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Show)
        arrange();
    return done;
}

void ActionSheet::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Side by side where there is room for two sides, else one above the other. The odds stand under the dice if the form leaves room there.
void ActionSheet::arrange()
{
    constexpr int characters_for_sides = 60;
    constexpr int form_share = 54;
    constexpr int whole = 100;
    constexpr int odds_lines = 15;
    const bool beside = !is_cramped() && width() >= characters_for_sides * fontMetrics().averageCharWidth();
    m_sides->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    m_rule->setVisible(!m_rule->text().isEmpty() && !is_cramped());
    const int room = beside ? m_sides->width() : m_sides->height();
    m_sides->setSizes({room * form_share / whole, room * (whole - form_share) / whole});
    put_odds(beside && room_for_odds() >= odds_lines * fontMetrics().lineSpacing() ? Side::Left : Side::Right);
    fit_form();
}

/// The height that the form leaves on the left.
int ActionSheet::room_for_odds() const
{
    const int roles = m_play->isHidden() ? 0 : m_play->sizeHint().height();
    const int others = m_title->sizeHint().height() + m_rule->sizeHint().height() + roles + m_dice->sizeHint().height();
    return height() - others - m_form_scroll->whole_height();
}

void ActionSheet::put_odds(Side side)
{
    if (m_is_placing_odds) // a scroll area that is hidden while it is being shown stays half shown
        return;
    m_is_placing_odds = true;
    const bool is_left = m_odds_scroll->widget() != nullptr;
    if (side == Side::Left && !is_left) {
        m_right_column->removeWidget(m_odds_box);
        m_odds_scroll->setWidget(m_odds_box);
    }
    if (side == Side::Right && is_left)
        m_right_column->insertWidget(0, m_odds_scroll->takeWidget());
    m_odds_scroll->setVisible(side == Side::Left);
    m_odds_box->show();
    m_is_placing_odds = false;
}

/// A form that has grown may push the odds to the other side; they come back with the next form.
void ActionSheet::fit_form()
{
    constexpr int least_odds_lines = 8;
    m_form_scroll->setMaximumHeight(m_form_scroll->whole_height());
    if (room_for_odds() < least_odds_lines * fontMetrics().lineSpacing())
        put_odds(Side::Right);
    m_fit->start(); // not at once: a layout may be placing the sides just now
}

bool ActionSheet::is_cramped() const
{
    constexpr int lines = 22;
    constexpr int lines_in_game = 28; // its strip, its roles and what speaks against a play stand there too
    return window()->height() < (m_game == nullptr ? lines : lines_in_game) * fontMetrics().lineSpacing();
}

void ActionSheet::fit_sides()
{
    const bool is_cramped = this->is_cramped();
    m_form_scroll->setMinimumHeight(is_cramped ? m_form_scroll->whole_height() : 0);
    m_left->setMinimumHeight(is_cramped ? m_left->heightForWidth(m_left->width()) : 0);
    m_right_scroll->setMinimumHeight(is_cramped ? m_right_scroll->whole_height() : 0);
}

} // namespace corneta::ui
