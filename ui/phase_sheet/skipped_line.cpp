// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/skipped_line.h"

#include "ui/look/sized_label.h"
#include "ui/look/tone.h"
#include "ui/widgets/word_button.h"

#include <QVBoxLayout>

namespace corneta::ui {

SkippedLine::SkippedLine(QWidget* parent)
    : QWidget{parent},
      m_button{new WordButton{{}, this}},
      m_names{new SizedLabel{Type::Plain, QFont::Normal, this}}
{
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_button, 0, Qt::AlignLeft);
    column->addWidget(m_names);
    m_button->setObjectName(QStringLiteral("without_target"));
    m_button->setFlat(true);
    m_button->setToolTip(tr("Space folds them. In the table Down goes to each of them."));
    m_names->setObjectName(QStringLiteral("without_target_names"));
    set_tone(*m_names, Tone::Faded);
    connect(m_button, &QPushButton::clicked, this, [this] { fold(m_is_open); });
    hide();
}

void SkippedLine::show_units(const QStringList& names)
{
    m_units = names;
    setVisible(!names.isEmpty());
    say();
}

void SkippedLine::fold(bool folds)
{
    m_is_open = !folds;
    say();
}

void SkippedLine::say()
{
    const QString words =
        m_units.size() == 1 ? tr("1 without a target: Enter skips it") : tr("%1 without a target: Enter skips them").arg(m_units.size());
    m_button->setAccessibleName(words);
    m_button->setText((m_is_open ? QStringLiteral("\u25be ") : QStringLiteral("\u25b8 ")) + words);
    m_names->setText(m_units.join(QStringLiteral(" \u00b7 ")));
    m_names->setVisible(m_is_open && !m_units.isEmpty());
}

} // namespace corneta::ui
