// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/verdict_view.h"

#include "ui/follow_up_box.h"
#include "ui/section_heading.h"
#include "ui/sized_label.h"
#include "ui/wording.h"
#include "ui/working_table.h"

#include <QVBoxLayout>

namespace corneta::ui {

namespace {

constexpr double large = 1.35;

} // namespace

VerdictView::VerdictView(const Verdict& verdict, const Question& question, const QString& title, QWidget* parent)
    : QWidget{parent},
      m_column{new QVBoxLayout{this}}
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(fontMetrics().height() / 3);
    add_sentence(verdict, title);
    add_hands(verdict);
    add_follow_ups(verdict, question);
    if (verdict.workings.empty())
        return;
    auto* working = new WorkingTable{verdict.workings, this};
    m_column->addWidget(working);
    connect(working, &WorkingTable::cell_chosen, this, &VerdictView::cell_chosen);
}

void VerdictView::add_sentence(const Verdict& verdict, const QString& title)
{
    if (!title.isEmpty())
        m_column->addWidget(new SectionHeading{title, this});
    auto* sentence = new SizedLabel{large, QFont::Bold, this};
    sentence->setObjectName(QStringLiteral("sentence"));
    sentence->setText(said(verdict.headline));
    m_column->addWidget(sentence);
    QStringList rolls;
    for (const Roll& roll : verdict.rolls)
        rolls << roll_words(roll);
    if (rolls.isEmpty())
        return;
    auto* dice = new SizedLabel{1.0, QFont::Normal, this};
    dice->setObjectName(QStringLiteral("rolls"));
    dice->setText(tr("Dice: %1").arg(rolls.join(QStringLiteral("; "))));
    m_column->addWidget(dice);
}

void VerdictView::add_hands(const Verdict& verdict)
{
    if (verdict.hands.empty())
        return;
    m_column->addWidget(new SectionHeading{tr("Hands"), this});
    for (const Sentence& sentence : verdict.hands) {
        auto* line = new SizedLabel{1.0, QFont::Normal, this};
        line->setObjectName(QStringLiteral("hands"));
        line->setText(tr("\u2022 %1").arg(said(sentence)));
        m_column->addWidget(line);
    }
}

void VerdictView::add_follow_ups(const Verdict& verdict, const Question& question)
{
    if (verdict.next.empty())
        return;
    m_column->addWidget(new SectionHeading{tr("What follows"), this});
    for (const FollowUp& follow_up : verdict.next) {
        auto* box = new FollowUpBox{follow_up, question, this};
        m_column->addWidget(box);
        connect(box, &FollowUpBox::chosen, this, &VerdictView::follow_up_chosen);
    }
}

} // namespace corneta::ui
