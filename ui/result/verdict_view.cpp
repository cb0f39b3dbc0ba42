// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/verdict_view.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/result/dice_faces.h"
#include "ui/result/follow_up_box.h"
#include "ui/result/hand_line.h"
#include "ui/result/working_line.h"
#include "ui/words/wording.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace corneta::ui {

namespace {

QString words_of(const std::vector<game::RecordedRoll>& rolls)
{
    QStringList words;
    for (const game::RecordedRoll& roll : rolls)
        if (!roll.is_idle)
            words << roll_words(Roll{roll.label, roll.pool, Faces{roll.faces}});
    return words.join(QStringLiteral("; "));
}

} // namespace

Account account_of(const Verdict& verdict)
{
    Account account{.sentence = said(verdict.headline), .workings = verdict.workings};
    QStringList rolls;
    for (const Roll& roll : verdict.rolls) {
        rolls << roll_words(roll);
        for (const std::uint8_t face : roll.faces)
            account.faces.emplace_back(roll.pool.sides, face);
    }
    account.dice = rolls.join(QStringLiteral("; "));
    account.instructions = said(verdict.instructions);
    return account;
}

Account account_of(const game::Told& told, const std::vector<game::RecordedRoll>& rolls)
{
    Account account{.sentence = said(told.headline), .dice = words_of(rolls), .workings = told.workings.lines()};
    for (const game::RecordedRoll& roll : rolls)
        for (const int face : roll.is_idle ? std::vector<int>{} : roll.faces)
            account.faces.emplace_back(roll.pool.sides, face);
    account.instructions = said(told.instructions);
    return account;
}

VerdictView::VerdictView(const Account& account, std::set<qsizetype>& done, QWidget* parent)
    : QWidget{parent},
      m_column{new QVBoxLayout{this}}
{
    const int unit = grid_unit(fontMetrics());
    m_column->setContentsMargins(4 * unit, 3 * unit, 4 * unit, 3 * unit);
    m_column->setSpacing(2 * unit);
    add_sentence(account);
    add_instructions(account.instructions, done);
    add_follow_ups(account.offers);
    if (account.workings.empty())
        return;
    m_working = new WorkingLine{account.workings, this};
    m_column->addWidget(m_working);
    connect(m_working, &WorkingLine::cell_chosen, this, &VerdictView::cell_chosen);
}

void VerdictView::add_sentence(const Account& account)
{
    if (!account.title.isEmpty())
        m_column->addWidget(new SectionHeading{account.title, this});
    const bool is_one_die = account.faces.size() == 1;
    auto* thrown = in_column(nullptr, {});
    auto* words = in_column(nullptr, {});
    auto* row = in_row(nullptr, {thrown, {words, 1}});
    row->setSpacing(4 * grid_unit(fontMetrics()));
    words->setSpacing(grid_unit(fontMetrics()));
    thrown->setSpacing(0);
    if (!account.faces.empty())
        thrown->addWidget(new DiceFaces{account.faces, account.dice, this}, 0, Qt::AlignHCenter);
    m_column->addLayout(row);
    const auto add = [&](QVBoxLayout& column, const char* name, Type type, QFont::Weight weight, const QString& text) {
        if (text.isEmpty())
            return;
        auto* label = new SizedLabel{type, weight, this, name};
        label->setText(text);
        if (weight == QFont::Normal)
            set_tone(*label, Tone::Faded);
        label->setAlignment(Qt::AlignTop | (&column == thrown ? Qt::AlignHCenter : Qt::AlignLeft));
        column.addWidget(label);
    };
    add(*words, "result_who", Type::Plain, QFont::Normal, account.who);
    add(*words, "sentence", Type::Headline, QFont::Bold, account.sentence);
    add(*words, "result_usual", Type::Plain, QFont::Normal, account.usual);
    add(*words, "result_when", Type::Plain, QFont::Normal, account.when);
    if (is_one_die) // its face is drawn above
        add(*thrown, "rolls", Type::Plain, QFont::Normal, account.dice.section(QStringLiteral(": "), 0, -2));
    else
        add(*words, "rolls", Type::Plain, QFont::Normal, account.dice.isEmpty() ? QString{} : tr("Dice: %1").arg(account.dice));
    thrown->addStretch();
    words->addStretch();
}

void VerdictView::add_instructions(const QList<HandWords>& instructions, std::set<qsizetype>& done)
{
    if (instructions.isEmpty())
        return;
    auto* heading = new SectionHeading{tr("On the table"), this};
    const auto count = [heading, &done, all = instructions.size()] {
        heading->set_key(done.empty() ? QString{} : tr("%1 of %2 done").arg(done.size()).arg(all));
    };
    m_column->addWidget(heading);
    for (qsizetype i = 0; i < instructions.size(); ++i) {
        m_hands.push_back(new HandLine{instructions[i], done.contains(i), this});
        m_column->addWidget(m_hands.back());
        connect(m_hands.back(), &HandLine::ticked, this, [&done, count, i](bool is_done) {
            if (is_done)
                done.insert(i);
            else
                done.erase(i);
            count();
        });
    }
    count();
}

bool VerdictView::focus()
{
    const QWidget* now = QApplication::focusWidget();
    if (now != nullptr && isAncestorOf(now) && m_working != nullptr) {
        m_working->open();
        return true;
    }
    for (QWidget* widget : findChildren<QWidget*>())
        if ((widget->focusPolicy() & Qt::TabFocus) != 0 && widget->isVisibleTo(this)) {
            widget->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    return false;
}

/// A digit ticks off that line.
void VerdictView::keyPressEvent(QKeyEvent* event)
{
    const std::size_t number = event->text().toUInt();
    if (number > 0 && number <= m_hands.size())
        m_hands[number - 1]->toggle();
    else
        QWidget::keyPressEvent(event);
}

void VerdictView::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double corner = 6;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{roles().edge, roles().is_stark ? 2.0 : 1.0});
    painter.setBrush(roles().leaf);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(1, 1, -1, -1), corner, corner);
}

void VerdictView::add_follow_ups(const std::vector<Offer>& offers)
{
    if (offers.empty())
        return;
    m_column->addWidget(new SectionHeading{tr("What follows"), this});
    for (const Offer& offer : offers) {
        auto* box = new FollowUpBox{offer, this};
        m_column->addWidget(box);
        connect(box, &FollowUpBox::chosen, this, &VerdictView::follow_up_chosen);
    }
}

} // namespace corneta::ui
