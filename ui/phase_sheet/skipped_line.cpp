// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/skipped_line.h"

#include "ui/look/laid_out.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"

namespace corneta::ui {

SkippedLine::SkippedLine(QWidget* parent)
    : QWidget{parent},
      m_button{new WordButton{{}, this, "without_target"}},
      m_names{new SizedLabel{Type::Plain, QFont::Normal, this, "without_target_names"}}
{
    in_column(this, {{m_button, 0, Qt::AlignLeft}, m_names})->setSpacing(0);
    m_button->setFlat(true);
    m_button->setToolTip(tr("Space folds them. In the table Down goes to each of them."));
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
