// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/form_section.h"

#include "ui/form/field_row.h"
#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"

#include <QGridLayout>

#include <algorithm>
#include <iterator>

namespace corneta::ui {

FormSection::FormSection(const QString& title, QWidget* parent) : QWidget{parent}, m_grid{new QGridLayout}
{
    constexpr int between_lines = 2;
    auto* column = in_column(this, {});
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
    m_rows.push_back(&row);
    row.place(*m_grid, static_cast<int>(m_placed.size()), 0);
    m_placed.push_back(&row);
}

int FormSection::shown_rows() const
{
    return static_cast<int>(std::ranges::count_if(m_rows, [](const FieldRow* row) { return row->is_shown(); }));
}

void FormSection::arrange(int room)
{
    constexpr std::size_t most_in_pairs = 4;
    std::vector<FieldRow*> shown;
    std::ranges::copy_if(m_rows, std::back_inserter(shown), &FieldRow::is_shown);
    int widest = 0;
    for (const FieldRow* row : shown)
        widest = std::max(widest, row->width(m_grid->horizontalSpacing()));
    const bool is_few = shown.size() > 1 && shown.size() <= most_in_pairs;
    const int in_line = is_few && 2 * widest + m_grid->horizontalSpacing() <= room ? 2 : 1;
    if (shown == m_placed && in_line == m_in_line)
        return;
    m_in_line = in_line;
    m_placed = shown;
    for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i]->place(*m_grid, static_cast<int>(i) / in_line, static_cast<int>(i) % in_line);
    for (int column = 0; column < 4; ++column) // in pairs the fields stand beside their labels
        m_grid->setColumnStretch(column, in_line == 2 ? column % 2 : column < 2 ? 1 : 0);
}

} // namespace corneta::ui
