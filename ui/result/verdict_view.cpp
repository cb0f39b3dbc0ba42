// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/verdict_view.h"

#include "ui/result/follow_up_box.h"
#include "ui/result/working_table.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/words/wording.h"

#include <QVBoxLayout>

namespace corneta::ui {

namespace {

} // namespace

Account account_of(const Verdict& verdict)
{
    Account account{.sentence = said(verdict.headline), .workings = verdict.workings};
    QStringList rolls;
    for (const Roll& roll : verdict.rolls)
        rolls << roll_words(roll);
    account.dice = rolls.join(QStringLiteral("; "));
    for (const Sentence& instruction : verdict.instructions)
        account.instructions << said(instruction);
    return account;
}

VerdictView::VerdictView(const Account& account, QWidget* parent) : QWidget{parent}, m_column{new QVBoxLayout{this}}
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(fontMetrics().height() / 3);
    add_sentence(account);
    add_instructions(account.instructions);
    add_follow_ups(account.offers);
    if (account.workings.empty())
        return;
    auto* working = new WorkingTable{account.workings, this};
    m_column->addWidget(working);
    connect(working, &WorkingTable::cell_chosen, this, &VerdictView::cell_chosen);
}

void VerdictView::add_sentence(const Account& account)
{
    if (!account.title.isEmpty())
        m_column->addWidget(new SectionHeading{account.title, this});
    auto* sentence = new SizedLabel{Type::Headline, QFont::Bold, this};
    sentence->setObjectName(QStringLiteral("sentence"));
    sentence->setText(account.sentence);
    m_column->addWidget(sentence);
    if (account.dice.isEmpty())
        return;
    auto* dice = new SizedLabel{Type::Plain, QFont::Normal, this};
    dice->setObjectName(QStringLiteral("rolls"));
    dice->setText(tr("Dice: %1").arg(account.dice));
    m_column->addWidget(dice);
}

void VerdictView::add_instructions(const QStringList& instructions)
{
    if (instructions.isEmpty())
        return;
    m_column->addWidget(new SectionHeading{tr("Hands"), this});
    for (const QString& sentence : instructions) {
        auto* line = new SizedLabel{Type::Plain, QFont::Normal, this};
        line->setObjectName(QStringLiteral("hands"));
        line->setText(tr("\u2022 %1").arg(sentence));
        m_column->addWidget(line);
    }
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
