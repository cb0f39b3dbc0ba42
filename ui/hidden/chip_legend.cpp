// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/hidden/chip_legend.h"

#include "ui/look/chip_picture.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/flow_layout.h"
#include "ui/words/wording.h"

#include <QIcon>
#include <QToolButton>

#include <utility>

namespace corneta::ui {

ChipLegend::ChipLegend(QWidget* parent) : QWidget{parent}, m_flow{new FlowLayout{this}}
{
    call_after(*this, {QEvent::FontChange}, [this] { draw(); });
}

QToolButton* ChipLegend::add(const QString& words)
{
    auto* button = new QToolButton{this};
    button->setText(words);
    button->setAccessibleName(words);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::NoFocus);
    m_flow->addWidget(button);
    m_buttons.push_back(button);
    return button;
}

void ChipLegend::show_chips(const HiddenDraft& draft)
{
    for (QToolButton* button : std::exchange(m_buttons, {})) {
        button->hide();
        button->deleteLater();
    }
    m_words.clear();
    for (std::size_t i = 0; i < draft.field().options.size() && i < draft.hidden().letters.size(); ++i) {
        const char letter = draft.hidden().letters[i];
        if (letter == '-')
            continue;
        const std::string word{draft.field().options[i].word};
        m_words.push_back(QString::fromStdString(word));
        connect(add(tr("%1 %2").arg(QChar::fromLatin1(letter).toUpper()).arg(draft.label_of(word))), &QToolButton::clicked, this,
                [this, word] { emit chosen(word); });
    }
    if (!draft.hidden().dear.empty() && !draft.lines().empty())
        connect(add(tr("B %1").arg(with_capital(said(draft.placement_terms(0, {}).dear)))), &QToolButton::clicked, this,
                &ChipLegend::far_chosen);
    connect(add(tr("Del Nothing")), &QToolButton::clicked, this, &ChipLegend::nothing_chosen);
    draw();
}

void ChipLegend::draw()
{
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        m_buttons[i]->setIcon(QIcon{chip_picture(m_words[i], *this)});
        m_buttons[i]->setIconSize(QSize{fontMetrics().lineSpacing(), fontMetrics().lineSpacing()});
    }
}

} // namespace corneta::ui
