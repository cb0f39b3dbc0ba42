// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/section_heading.h"

#include "ui/look/sized_label.h"
#include "ui/look/tone.h"

#include <QFrame>
#include <QHBoxLayout>

namespace corneta::ui {

SectionHeading::SectionHeading(const QString& title, QWidget* parent)
    : QWidget{parent},
      m_label{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_key{new SizedLabel{Type::Plain, QFont::Normal, this}}
{
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    m_label->setWordWrap(false);
    m_label->setText(title);
    auto* line = new QFrame{this};
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    m_key->setWordWrap(false);
    m_key->hide();
    set_tone(*m_key, Tone::Faded);
    row->addWidget(m_label);
    row->addWidget(line, 1);
    row->addWidget(m_key);
}

void SectionHeading::set_title(const QString& title)
{
    m_label->setText(title);
}

void SectionHeading::set_key(const QString& key)
{
    m_key->setText(key);
    m_key->setVisible(!key.isEmpty());
}

} // namespace corneta::ui
