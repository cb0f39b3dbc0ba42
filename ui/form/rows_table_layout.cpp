// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_editor.h"
#include "ui/form/rows_table.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"
#include "ui/words/wording.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace corneta::ui {

QLabel* RowsTable::new_label(const QString& words, bool shown)
{
    auto* label = new SizedLabel{Type::Plain, QFont::Normal, words, this};
    label->setVisible(shown);
    m_labels.push_back(label);
    return label;
}

void RowsTable::lay_out()
{
    for (QLabel* label : m_labels)
        delete label;
    m_labels.clear();
    const bool shows_rows = this->shows_rows();
    m_heading->setVisible(shows_rows);
    m_add->setVisible(!m_follows_units);
    m_remove->setVisible(shows_rows && !m_follows_units);
    if (!shows_rows)
        hide_cells();
    else if (m_is_stacked)
        lay_out_stacked();
    else
        lay_out_as_table();
    name_cells();
    const int rows = static_cast<int>(m_cells.size());
    m_add->setEnabled(rows < m_form[m_fields.front()].rows_most);
    m_remove->setEnabled(rows > m_form[m_fields.front()].rows_least);
    emit cells_changed();
}

void RowsTable::lay_out_as_table()
{
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_grid->addWidget(new_label(heading_of(m_form[m_fields[i]]), m_asked[i] && !m_cells.empty()), 0, static_cast<int>(i) + 1);
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        const int line = static_cast<int>(row) + 1;
        m_grid->addWidget(new_label(QString::number(line), true), line, 0);
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            m_grid->addWidget(m_cells[row][i], line, static_cast<int>(i) + 1);
            m_cells[row][i]->setVisible(m_asked[i]);
        }
    }
}

void RowsTable::lay_out_stacked()
{
    int line = 0;
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        m_grid->addWidget(new_label(QString::number(row + 1), true), line, 0);
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            m_grid->addWidget(new_label(heading_of(m_form[m_fields[i]]), m_asked[i]), line, 1);
            m_grid->addWidget(m_cells[row][i], line, 2);
            m_cells[row][i]->setVisible(m_asked[i]);
            ++line;
        }
    }
}

void RowsTable::hide_cells()
{
    for (const auto& row : m_cells)
        for (FieldEditor* editor : row)
            editor->hide();
}

std::vector<QWidget*> RowsTable::key_widgets() const
{
    std::vector<QWidget*> widgets;
    if (shows_rows())
        for (const auto& row : m_cells)
            for (FieldEditor* editor : row)
                for (QWidget* widget : editor->key_widgets())
                    widgets.push_back(widget);
    if (!m_follows_units)
        widgets.push_back(m_add);
    if (shows_rows() && !m_follows_units)
        widgets.push_back(m_remove);
    return widgets;
}

QSize RowsTable::minimumSizeHint() const
{
    constexpr int characters = 24;
    return {characters * fontMetrics().averageCharWidth(), layout()->minimumSize().height()};
}

int RowsTable::width_as_table() const
{
    const int gap = 2 * fontMetrics().averageCharWidth();
    int width = gap;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        if (!m_asked[i] || m_cells.empty())
            continue;
        FieldEditor* editor = m_cells.front()[i];
        const bool wraps = m_form[m_fields[i]].kind == Kind::Set;
        int heading = 0;
        for (const QString& word : heading_of(m_form[m_fields[i]]).split(QLatin1Char{' '}))
            heading = std::max(heading, fontMetrics().horizontalAdvance(word));
        width += std::max(heading, wraps ? editor->minimumSizeHint().width() : editor->sizeHint().width()) + gap;
    }
    return width;
}

void RowsTable::fit()
{
    const bool stacked = width() < width_as_table();
    if (stacked == m_is_stacked)
        return;
    m_is_stacked = stacked;
    lay_out();
}

} // namespace corneta::ui
