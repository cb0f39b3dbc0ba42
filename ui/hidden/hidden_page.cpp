// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/hidden_page.h"

#include "ui/game/sequence_panel.h"
#include "ui/hidden/box_editor.h"
#include "ui/hidden/chip_legend.h"
#include "ui/hidden/dice_lines.h"
#include "ui/hidden/hidden_model.h"
#include "ui/hidden/hidden_table.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/sized_label.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QHideEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace corneta::ui {

namespace {

constexpr double large = 1.5;

} // namespace

HiddenPage::HiddenPage(QWidget* parent) : QWidget{parent}
{
    setAccessibleName(tr("Orders and boxes face down"));
    auto* whole = new QVBoxLayout{this};
    auto* content = new QWidget{this};
    auto* column = new QVBoxLayout{content};
    m_title = new SizedLabel{large, QFont::Bold, content};
    m_words = new SizedLabel{1.0, QFont::Normal, content};
    m_button_box = new QWidget{content};
    m_button_column = new QVBoxLayout{m_button_box};
    m_button_column->setContentsMargins(0, 0, 0, 0);
    m_dice = new DiceLines{content};
    m_roll = new WordButton{{}, content};
    m_problems = new SizedLabel{1.0, QFont::Bold, content};
    m_lines = build_lines();
    m_title->setObjectName(QStringLiteral("hidden_title"));
    m_words->setObjectName(QStringLiteral("hidden_words"));
    m_problems->setObjectName(QStringLiteral("hidden_problems"));
    m_roll->setObjectName(QStringLiteral("hidden_roll"));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_words, m_button_box, m_dice, m_roll})
        column->addWidget(widget);
    column->addWidget(m_lines, 1);
    column->addWidget(m_problems);
    column->addStretch();
    m_scroll = new FormScroll{content, this};
    whole->addWidget(m_scroll);
    const auto go_on = [this] { m_step == Step::Means ? take_means() : turn_up(); };
    connect(m_dice, &DiceLines::finished, this, go_on);
    connect(m_roll, &QPushButton::clicked, this, go_on);
    show_step(Step::Curtain);
}

QWidget* HiddenPage::build_lines()
{
    auto* box = new QWidget{this};
    auto* column = new QVBoxLayout{box};
    column->setContentsMargins(0, 0, 0, 0);
    m_legend = new ChipLegend{box};
    m_table = new HiddenTable{box};
    m_box = new BoxEditor{box};
    m_line_words = new SizedLabel{1.0, QFont::Bold, box};
    m_line_words->setObjectName(QStringLiteral("hidden_line"));
    m_lay = new WordButton{{}, box};
    m_lay->setObjectName(QStringLiteral("hidden_lay"));
    column->addWidget(m_legend);
    column->addWidget(m_table, 1);
    column->addWidget(m_box);
    column->addWidget(m_line_words);
    column->addWidget(m_lay);
    connect(m_legend, &ChipLegend::chosen, m_table, &HiddenTable::put);
    connect(m_legend, &ChipLegend::far_chosen, m_table, &HiddenTable::turn_dear);
    connect(m_legend, &ChipLegend::nothing_chosen, m_table, &HiddenTable::take_off);
    connect(m_table, &HiddenTable::line_changed, this, &HiddenPage::say_line);
    connect(m_table, &HiddenTable::passed_end, this, [this] { m_lay->setFocus(Qt::TabFocusReason); });
    connect(m_table, &HiddenTable::finished, this, &HiddenPage::lay);
    connect(m_table, &HiddenTable::edit_asked, this, &HiddenPage::edit_box);
    connect(m_box, &BoxEditor::filled, this, &HiddenPage::fill_box);
    connect(m_lay, &QPushButton::clicked, this, &HiddenPage::lay);
    m_box->hide();
    return box;
}

void HiddenPage::open(OpenGame& game)
{
    if (m_game != &game) {
        m_passed.clear();
        m_game = &game;
        connect(&game, &OpenGame::changed, this, &HiddenPage::refresh);
    }
    draw_curtain();
}

void HiddenPage::show_step(Step step)
{
    m_step = step;
    m_button_box->setVisible(step == Step::Curtain);
    m_dice->setVisible(step == Step::Means || step == Step::LeftOut);
    m_roll->setVisible(step == Step::Means || step == Step::LeftOut);
    m_lines->setVisible(step == Step::Laying);
    m_problems->clear();
}

void HiddenPage::say(const QStringList& problems)
{
    m_problems->setText(problems.isEmpty() ? QString{} : tr("\u25b2 %1").arg(problems.join(QStringLiteral("; "))));
}

void HiddenPage::forget()
{
    m_side.clear();
    m_table->lines().close();
    m_line_words->clear();
    m_lay->setText({});
    m_lay->setAccessibleName({});
    m_dice->clear();
    m_box->clear();
    m_box->hide();
    show_step(Step::Curtain);
}

void HiddenPage::draw_curtain()
{
    forget();
    fill_curtain();
}

/// Ctrl+Z and the like change what is on the screen.
void HiddenPage::refresh()
{
    if (m_is_busy || m_game.isNull() || !isVisible())
        return;
    if (m_step == Step::Laying && without_means(*m_game, *m_hidden, m_side).empty()) {
        const QModelIndex index = m_table->currentIndex();
        m_table->lines().refresh(*m_game);
        m_table->setCurrentIndex(index);
    } else if (m_step == Step::Laying || m_step == Step::Means)
        ask_means();
    else
        draw_curtain();
}

/// Ctrl+Enter lays what is drawn here; elsewhere it parks a form.
bool HiddenPage::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): its type says so
        const bool is_enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (is_enter && key->modifiers().testFlag(Qt::ControlModifier)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void HiddenPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) {
        if (!reveal_by(event->text()))
            QWidget::keyPressEvent(event);
    } else if (m_step == Step::Curtain)
        emit left();
    else
        draw_curtain();
}

void HiddenPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        forget();
}

void HiddenPage::say_line()
{
    const HiddenModel& lines = m_table->lines();
    if (!lines.is_open())
        return;
    m_line_words->setText(lines.words_at(m_table->currentIndex().row()));
    const QString words = tr("Lay them face down: %1 (Ctrl+Enter)").arg(lines.draft().count());
    m_lay->setText(words);
    m_lay->setAccessibleName(words);
}

} // namespace corneta::ui
