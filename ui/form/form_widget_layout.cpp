// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/field_row.h"
#include "ui/form/form_section.h"
#include "ui/form/form_widget.h"
#include "ui/form/rows_table.h"
#include "ui/widgets/word_button.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace corneta::ui {

namespace {

/// How many of the sections go to the left so that the longer column is as short as can be.
std::size_t left_sections(const std::vector<FormSection*>& sections)
{
    constexpr int heading = 1;
    std::vector<int> heights;
    int total = 0;
    for (const FormSection* section : sections) {
        heights.push_back(section->shown_rows() > 0 ? section->shown_rows() + heading : 0);
        total += heights.back();
    }
    std::size_t best = sections.size();
    int best_height = total;
    int left = 0;
    for (std::size_t i = 0; i < heights.size(); ++i) {
        left += heights[i];
        if (std::max(left, total - left) < best_height) {
            best_height = std::max(left, total - left);
            best = i + 1;
        }
    }
    return best;
}

void empty_out(QVBoxLayout& column)
{
    while (column.count() > 0)
        delete column.takeAt(0);
}

} // namespace

/// Whether the first `left` sections fit beside the others.
bool FormWidget::fits_two_columns(std::size_t left) const
{
    int left_width = 0;
    int right_width = 0;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        int& width_of_column = i < left ? left_width : right_width;
        width_of_column = std::max(width_of_column, m_sections[i]->minimumSizeHint().width());
    }
    return right_width > 0 && room() >= left_width + right_width + m_columns->spacing();
}

void FormWidget::arrange()
{
    if (m_page == nullptr)
        return;
    const std::size_t balanced = left_sections(m_sections);
    const std::size_t left = fits_two_columns(balanced) ? balanced : m_sections.size();
    for (FormSection* section : m_sections)
        section->arrange(left == m_sections.size() ? room() : 0);
    if (left == m_in_left)
        return;
    m_in_left = left;
    empty_out(*m_left);
    empty_out(*m_right);
    for (std::size_t i = 0; i < m_sections.size(); ++i)
        (i < left ? m_left : m_right)->addWidget(m_sections[i]);
    m_left->addStretch();
    m_right->addStretch();
    m_columns->setStretch(1, left < m_sections.size() ? 1 : 0);
}

void FormWidget::follow(QWidget* before)
{
    m_before = before;
    order_tabs();
}

void FormWidget::order_tabs()
{
    QWidget* before = m_before;
    const auto follow = [&before](QWidget* next) {
        if (before != nullptr)
            setTabOrder(before, next);
        before = next;
    };
    for (const FormSection* section : m_sections)
        for (FieldRow* row : section->rows())
            for (QWidget* part : row->editor().key_widgets())
                follow(part);
    follow(m_fold);
    for (const RowsTable* table : m_tables)
        for (QWidget* part : table->key_widgets())
            follow(part);
    if (before != nullptr)
        emit tabs_ordered(before);
}

FieldEditor* FormWidget::editor(std::size_t field) const
{
    if (FieldRow* row = row_of(field); row != nullptr)
        return &row->editor();
    const RowsTable* table = table_of(field);
    return table->rows() > 0 ? table->cell(0, field) : nullptr;
}

std::vector<std::size_t> FormWidget::asked_fields() const
{
    std::vector<std::size_t> fields;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_answers.asked(i) && editor(i) != nullptr)
            fields.push_back(i);
    return fields;
}

void FormWidget::focus_field(std::size_t field)
{
    if (m_rows[field] != nullptr && m_rows[field]->is_asked() && !m_rows[field]->is_shown())
        open_fold();
    if (FieldEditor* there = editor(field); there != nullptr)
        there->enter();
}

void FormWidget::focus_first()
{
    for (const FormSection* section : m_sections)
        for (FieldRow* row : section->rows())
            if (row->is_shown()) {
                row->editor().enter();
                return;
            }
    if (const auto fields = asked_fields(); !fields.empty())
        focus_field(fields.front());
}

bool FormWidget::focus_any_of(const std::vector<std::string>& keys)
{
    for (const std::size_t field : asked_fields())
        if (std::ranges::find(keys, m_answers.form()[field].key) != keys.end()) {
            focus_field(field);
            return true;
        }
    return false;
}

void FormWidget::focus_last()
{
    const auto fields = asked_fields();
    if (std::ranges::find(fields, m_last) != fields.end())
        focus_field(m_last);
    else
        focus_first();
}

void FormWidget::focus_problem()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool refused = m_answers.asked(i) && !m_refused[static_cast<qsizetype>(i)].isEmpty();
        const bool unreadable =
            row_of(i) != nullptr ? m_rows[i]->is_asked() && !m_rows[i]->editor().problem().isEmpty() : !table_of(i)->problem().isEmpty();
        if (refused || unreadable) {
            focus_field(i);
            return;
        }
    }
}

void FormWidget::notice_focus(QWidget* now)
{
    if (now == nullptr || !isAncestorOf(now))
        return;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i] != nullptr && m_rows[i]->editor().isAncestorOf(now))
            m_last = i;
}

void FormWidget::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit completed();
    else if (event->key() == Qt::Key_Insert && !m_tables.empty() && !m_tables.front()->isHidden())
        m_tables.front()->append_row();
    else
        QWidget::keyPressEvent(event);
}

} // namespace corneta::ui
