// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/follow_up_box.h"

#include "core/action/resolve.h"
#include "core/odds/odds.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/session/question.h"
#include "ui/widgets/word_button.h"
#include "ui/words/odds_words.h"
#include "ui/words/wording.h"

#include <QStringList>

#include <cassert>

namespace corneta::ui {

namespace {

QString odds_words_of(const Question& question, const std::stop_token& stop)
{
    if (!refusals(*question.action, question.answers, *question.book.typed_charts).empty())
        return {};
    const std::vector<Odds> runs = odds(*question.action, question.answers, *question.book.typed_charts, Table::Rows, stop);
    QStringList words;
    for (const Odds& run : runs)
        words << chance_line(*question.action, run);
    return words.join(QStringLiteral("; "));
}

} // namespace

FollowUpBox::FollowUpBox(const Offer& offer, QWidget* parent) : QWidget{parent}, m_job{*this}
{
    in_column(this, {new SizedLabel{Type::Plain, QFont::Bold, offer.kind, this}});
    for (const Offer::Choice& choice : offer.choices)
        add_choice(choice);
    if (!m_buttons.empty())
        count_odds();
}

void FollowUpBox::add_choice(const Offer::Choice& choice)
{
    if (!choice.question) {
        layout()->addWidget(new SizedLabel{Type::Plain, QFont::Normal, tr("\u2022 %1").arg(choice.words), this});
        return;
    }
    auto* button = new WordButton{choice.words, this, "follow_up"};
    button->setAccessibleName(button->text());
    m_buttons.push_back(button);
    m_questions.push_back(*choice.question);
    layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, next = *choice.question] { emit chosen(next); });
}

void FollowUpBox::count_odds()
{
    m_job.start([this, questions = m_questions](const std::stop_token& stop) -> LatestJob::Answer {
        QStringList words;
        for (const Question& question : questions)
            words << odds_words_of(question, stop);
        return [this, words] {
            for (std::size_t i = 0; i < m_buttons.size(); ++i) {
                const QString& odds = words[static_cast<qsizetype>(i)];
                if (odds.isEmpty())
                    continue;
                m_buttons[i]->setText(tr("%1 (%2)").arg(m_buttons[i]->text(), odds));
                m_buttons[i]->setAccessibleName(m_buttons[i]->text());
            }
        };
    });
}

} // namespace corneta::ui
