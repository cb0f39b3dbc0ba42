// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/working_line.h"

#include "ui/look/laid_out.h"
#include "ui/result/working_table.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <algorithm>

namespace corneta::ui {

namespace {

QString words_of(const std::vector<Working>& lines)
{
    QStringList counts;
    for (const Source source : {Source::Rules, Source::Example, Source::House, Source::Yours})
        if (const auto count = std::ranges::count(lines, source, &Working::source); count > 0)
            counts << WorkingLine::tr("%1 %2").arg(count).arg(source_words(source));
    const QString steps = lines.size() == 1 ? WorkingLine::tr("1 step") : WorkingLine::tr("%1 steps").arg(lines.size());
    return WorkingLine::tr("Working: %1 (%2)").arg(steps, counts.join(QStringLiteral(", ")));
}

} // namespace

WorkingLine::WorkingLine(const std::vector<Working>& lines, QWidget* parent)
    : QWidget{parent},
      m_words{words_of(lines)},
      m_button{new WordButton{{}, this, "working_line"}},
      m_table{new WorkingTable{lines, this}}
{
    in_column(this, {{m_button, 0, Qt::AlignLeft}, m_table});
    m_button->setFlat(true);
    m_button->setCheckable(true);
    m_button->setAccessibleName(m_words);
    m_button->setToolTip(tr("Space opens the working, so does F6 once more."));
    const auto show = [this](bool is_open) {
        m_button->setText((is_open ? QStringLiteral("\u25be ") : QStringLiteral("\u25b8 ")) + m_words);
        m_table->setVisible(is_open);
    };
    show(false);
    connect(m_button, &QPushButton::toggled, this, show);
    connect(m_table, &WorkingTable::cell_chosen, this, &WorkingLine::cell_chosen);
}

bool WorkingLine::is_open() const
{
    return m_button->isChecked();
}

void WorkingLine::open()
{
    m_button->setChecked(true);
    m_table->setFocus(Qt::ShortcutFocusReason);
}

} // namespace corneta::ui
