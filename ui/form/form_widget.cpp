// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/form_widget.h"

#include "ui/form/field_row.h"
#include "ui/form/form_section.h"
#include "ui/form/rows_table.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/word_button.h"
#include "ui/words/letters.h"
#include "ui/words/wording.h"

#include <QApplication>

#include <algorithm>
#include <ranges>
#include <string_view>

namespace corneta::ui {

FormWidget::FormWidget(QWidget* parent) : QWidget{parent}
{
    in_column(this, {});
    call_after(*this, {QEvent::FontChange, QEvent::Resize}, [this] { arrange(); });
    connect(qApp, &QApplication::focusChanged, &m_while_there, [this](QWidget* /*old*/, QWidget* now) { notice_focus(now); });
}

void FormWidget::ask(const Answers& answers)
{
    const bool same_form = m_page != nullptr && m_typed.form().data() == answers.form().data();
    m_typed = answers;
    m_answers = answers;
    m_refused.clear();
    m_refused.resize(static_cast<qsizetype>(answers.form().size()));
    m_by_hand.assign(answers.form().size(), false);
    m_last = 0;
    m_is_open = false;
    m_folded.clear();
    if (!same_form)
        build();
    for (RowsTable* table : m_tables) {
        table->begin_again();
        table->follow_units(false);
    }
    show_values();
    refresh();
    m_page->show(); // a layout measures only what is not hidden
    if (!same_form) {
        m_in_left = 0;
        arrange();
    }
    show_problems();
}

void FormWidget::build()
{
    delete m_page;
    m_sections.clear();
    m_tables.clear();
    m_page = new QWidget{this};
    layout()->addWidget(m_page);
    m_left = in_column(nullptr, {});
    m_right = in_column(nullptr, {});
    m_below = in_column(nullptr, {});
    m_columns = in_row(nullptr, {{m_left, 1}, {m_right, 1}});
    m_columns->setSpacing(2 * fontMetrics().averageCharWidth());
    m_fold = new WordButton{{}, m_page, "fold"};
    m_fold->setFlat(true);
    in_column(m_page, {m_columns, {m_fold, 0, Qt::AlignLeft}, m_below, Part::room()});
    m_fold->setToolTip(tr("What the forces say: Space, or the letter of a field, opens it."));
    connect(m_fold, &QPushButton::clicked, this, [this] {
        open_fold();
        focus_first();
    });

    const Form form = m_typed.form();
    m_rows.assign(form.size(), nullptr);
    QStringList labels;
    for (std::size_t i = 0; i < form.size(); ++i) {
        labels << (form[i].is_list_of(1) ? QString{} : translated(form[i].label));
        if (form[i].is_list() && table_of(i) == nullptr)
            add_table(i);
    }
    for (const RowsTable* table : m_tables)
        labels << table->words_to_add();
    const std::vector<QChar> letters = letters_for(labels);
    for (std::size_t i = 0; i < form.size(); ++i)
        if (!form[i].is_list_of(1))
            add_row(i, letters[i]);
    for (std::size_t i = 0; i < m_tables.size(); ++i)
        m_tables[i]->set_letter(letters[form.size() + i]);
    order_tabs();
}

/// A section holds the fields of one role that are declared one after the other, so that the Tab key follows the declaration.
void FormWidget::add_row(std::size_t field, QChar letter)
{
    const Form form = m_typed.form();
    const std::string_view role = section_of(form, field);
    const bool goes_on = !m_sections.empty() && field > 0 && m_rows[field - 1] != nullptr && section_of(form, field - 1) == role;
    if (!goes_on) {
        const bool again = std::ranges::any_of(std::views::iota(std::size_t{0}, field), [&](std::size_t before) {
            return m_rows[before] != nullptr && section_of(form, before) == role;
        });
        const QString title = section_title(role);
        m_sections.push_back(new FormSection{again && !title.isEmpty() ? tr("%1, more").arg(title) : title, m_page});
    }
    auto* row = new FieldRow{form, field, letter, m_sections.back()};
    m_sections.back()->add(*row);
    m_rows[field] = row;
    connect(&row->editor(), &FieldEditor::value_changed, this, [this, field] { take(field); });
    connect(row, &FieldRow::reached, this, [this, row] {
        if (row->is_asked() && !row->is_shown())
            open_fold();
    });
}

void FormWidget::add_table(std::size_t field)
{
    const Form form = m_typed.form();
    std::vector<std::size_t> fields;
    for (std::size_t i = field; i < form.size(); ++i)
        if (form[i].is_list() && form[i].group == form[field].group && (i == field || !form[field].group.empty()))
            fields.push_back(i);
    auto* table = new RowsTable{form, fields, m_page};
    m_tables.push_back(table);
    m_below->addWidget(table);
    connect(table, &RowsTable::values_changed, this, [this, table] { take_rows(*table); });
    connect(table, &RowsTable::cells_changed, this, &FormWidget::order_tabs);
}

RowsTable* FormWidget::table_of(std::size_t field) const
{
    const auto found = std::ranges::find_if(
        m_tables, [field](const RowsTable* table) { return std::ranges::find(table->fields(), field) != table->fields().end(); });
    return found == m_tables.end() ? nullptr : *found;
}

FieldRow* FormWidget::row_of(std::size_t field) const
{
    return m_typed.form()[field].is_list_of(m_typed.at(field).size()) ? nullptr : m_rows[field];
}

void FormWidget::show_values()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (FieldRow* row = row_of(i); row != nullptr && !m_by_hand[i])
            row->editor().show_value(m_typed.value(i));
    for (RowsTable* table : m_tables)
        table->show_values(m_typed, m_by_hand);
}

std::vector<Given> FormWidget::typed() const
{
    std::vector<Given> typed;
    const Form form = m_answers.form();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_by_hand[i] && m_answers.asked(i))
            typed.push_back(given_for(form[i], m_answers.at(i)));
    return typed;
}

void FormWidget::mark_typed_over(const QStringList& known)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i] != nullptr)
            m_rows[i]->mark_typed_over(known.value(static_cast<qsizetype>(i)));
}

void FormWidget::mark_unsaid(const Problems& unsaid)
{
    for (const Problem& problem : unsaid)
        if (const auto field = index_of(m_answers.form(), problem.where); field && row_of(*field) != nullptr)
            m_rows[*field]->mark_unsaid();
        else if (RowsTable* table = field ? table_of(*field) : nullptr; table != nullptr)
            table->mark_unsaid(*field);
}

void FormWidget::take(std::size_t field)
{
    const std::int32_t value = m_rows[field]->editor().value();
    m_typed.set(field, value);
    m_by_hand[field] = true;
    if (const RowsTable* table = table_of(field); table != nullptr)
        table->cell(0, field)->show_value(value);
    refresh();
    arrange();
    emit answers_changed();
}

void FormWidget::take_rows(const RowsTable& table)
{
    for (const std::size_t field : table.fields()) {
        const std::vector<std::int32_t> values = table.values(field);
        m_by_hand[field] =
            !table.is_unsaid(field) && (m_by_hand[field] || table.is_begun(field) || !std::ranges::equal(values, m_typed.at(field)));
        m_typed.set(field, values);
    }
    if (!table.shows_rows())
        put_back(table);
    refresh();
    arrange();
    if (!table.shows_rows())
        focus_field(table.fields().front());
    emit answers_changed();
}

/// The only row left stands in the form again, as far as it could be read.
void FormWidget::put_back(const RowsTable& table)
{
    for (const std::size_t field : table.fields()) {
        m_rows[field]->editor().show_value(m_typed.value(field));
        table.cell(0, field)->show_value(m_typed.value(field));
    }
}

void FormWidget::refresh()
{
    m_answers = m_typed;
    m_answers.forget_unasked();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const bool asked = m_answers.asked(i);
        if (m_rows[i] != nullptr)
            m_rows[i]->set_asked(asked && row_of(i) != nullptr);
        if (RowsTable* table = table_of(i); table != nullptr)
            table->set_asked(i, asked);
    }
    fit_fold();
}

QStringList FormWidget::unreadable() const
{
    QStringList problems;
    const Form form = m_answers.form();
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i] != nullptr && m_rows[i]->is_asked() && !m_rows[i]->editor().problem().isEmpty())
            problems << tr("%1: %2").arg(full_name(form, i), m_rows[i]->editor().problem());
    for (const RowsTable* table : m_tables)
        if (const QString problem = table->problem(); !problem.isEmpty())
            problems << problem;
    return problems;
}

QStringList FormWidget::show_refusals(const Problems& refusals)
{
    QStringList homeless;
    m_refused.fill({});
    const Form form = m_answers.form();
    for (const Problem& problem : refusals) {
        const std::size_t mark = problem.where.rfind(": ");
        const std::string key = mark == std::string::npos ? problem.where : problem.where.substr(mark + 2);
        const QString row = mark == std::string::npos ? QString{} : QString::fromStdString(problem.where.substr(0, mark + 2));
        if (const auto field = index_of(form, key); field && m_answers.asked(*field))
            m_refused[static_cast<qsizetype>(*field)] = row + said(problem.what);
        else
            homeless << QString::fromStdString(problem.where) + QStringLiteral(": ") + said(problem.what);
    }
    fit_fold();
    show_problems();
    return homeless;
}

void FormWidget::show_problems()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i] == nullptr)
            continue;
        const QString typed = m_rows[i]->editor().problem();
        m_rows[i]->say_problem(typed.isEmpty() ? m_refused[static_cast<qsizetype>(i)] : typed);
    }
    for (RowsTable* table : m_tables) {
        QString words = table->problem();
        for (const std::size_t field : table->fields())
            if (words.isEmpty() && table->shows_rows())
                words = m_refused[static_cast<qsizetype>(field)];
        table->say_problem(words);
    }
}

} // namespace corneta::ui
