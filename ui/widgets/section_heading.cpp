// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/section_heading.h"

#include "ui/widgets/sized_label.h"

#include <QFrame>
#include <QHBoxLayout>

namespace corneta::ui {

SectionHeading::SectionHeading(const QString& title, QWidget* parent) : QWidget{parent}, m_label{new SizedLabel{1.0, QFont::Bold, this}}
{
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    m_label->setWordWrap(false);
    m_label->setText(title);
    auto* line = new QFrame{this};
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Sunken);
    row->addWidget(m_label);
    row->addWidget(line, 1);
}

void SectionHeading::set_title(const QString& title)
{
    m_label->setText(title);
}

} // namespace corneta::ui
