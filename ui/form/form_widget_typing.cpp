// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/form_widget.h"
#include "ui/form/rows_table.h"

#include <algorithm>

namespace corneta::ui {

void FormWidget::type(const std::vector<Given>& words)
{
    const Form form = m_typed.form();
    std::vector<std::size_t> fields;
    for (const Given& given : words) {
        const auto field = index_of(form, given.key);
        if (!field)
            continue;
        auto values = readable_values(form[*field], given);
        if (values.empty())
            continue;
        if (form[*field].is_list() && !form[*field].group.empty())
            m_typed.resize(form[*field].group, values.size());
        m_typed.set(*field, values);
        fields.push_back(*field);
    }
    show_values();
    for (const std::size_t field : fields)
        m_by_hand[field] = true;
    refresh();
    arrange();
}

bool FormWidget::fill(const Answers& answers)
{
    bool keeps_all = true;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool has_other_rows = m_by_hand[i] && answers.at(i).size() != m_typed.at(i).size();
        keeps_all = keeps_all && !has_other_rows;
        if (!m_by_hand[i] || has_other_rows)
            m_typed.set(i, std::vector<std::int32_t>{answers.at(i).begin(), answers.at(i).end()});
        m_by_hand[i] = m_by_hand[i] && !has_other_rows;
    }
    show_values();
    refresh();
    arrange();
    return keeps_all;
}

void FormWidget::follow_units(const game::Roles& roles)
{
    for (RowsTable* table : m_tables)
        table->follow_units(std::ranges::any_of(table->fields(), [&](std::size_t field) {
            const std::size_t units = game::units_in(roles, m_typed.form()[field].role).size();
            return units > 0 && units == table->rows();
        }));
}

void FormWidget::take_usual()
{
    for (RowsTable* table : m_tables)
        if (table->shows_rows())
            table->take_usual();
}

} // namespace corneta::ui
