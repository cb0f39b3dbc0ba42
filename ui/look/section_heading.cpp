// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/section_heading.h"

#include "ui/look/colours.h"
#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"

#include <QPainter>

namespace corneta::ui {

SectionHeading::SectionHeading(const QString& title, QWidget* parent)
    : QWidget{parent},
      m_label{new SizedLabel{Type::Plain, QFont::Bold, title, this}},
      m_key{new SizedLabel{Type::Plain, QFont::Normal, this}}
{
    m_label->setWordWrap(false);
    m_key->setWordWrap(false);
    m_key->hide();
    set_tone(*m_key, Tone::Faded);
    in_row(this, {m_label, Part::room(1), m_key});
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

void SectionHeading::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter{this};
    const int gap = 2 * grid_unit(fontMetrics());
    const int right = m_key->isHidden() ? width() : m_key->x() - gap;
    painter.setPen(roles().line);
    painter.drawLine(m_label->geometry().right() + gap, height() / 2, right, height() / 2);
}

} // namespace corneta::ui
