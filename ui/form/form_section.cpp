// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/form_section.h"

#include "ui/form/field_row.h"
#include "ui/look/section_heading.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

FormSection::FormSection(const QString& title, QWidget* parent) : QWidget{parent}, m_grid{new QGridLayout}
{
    constexpr int between_lines = 2;
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(between_lines);
    if (!title.isEmpty())
        column->addWidget(new SectionHeading{title, this});
    column->addLayout(m_grid);
    m_grid->setVerticalSpacing(between_lines);
    m_grid->setHorizontalSpacing(fontMetrics().averageCharWidth() * 2);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
}

void FormSection::add(FieldRow& row)
{
    row.place(*m_grid, static_cast<int>(m_rows.size()));
    m_rows.push_back(&row);
}

int FormSection::shown_rows() const
{
    return static_cast<int>(std::ranges::count_if(m_rows, [](const FieldRow* row) { return row->is_shown(); }));
}

void FormSection::fit()
{
    setVisible(shown_rows() > 0);
}

} // namespace corneta::ui
