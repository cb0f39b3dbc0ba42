// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/rows_table.h"

#include "ui/form/field_editor.h"
#include "ui/look/laid_out.h"
#include "ui/look/section_heading.h"
#include "ui/look/sized_label.h"
#include "ui/widgets/word_button.h"
#include "ui/words/letters.h"
#include "ui/words/wording.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QShortcut>

#include <algorithm>
#include <cassert>
#include <utility>

namespace corneta::ui {

namespace {

QString title_of(const Field& first)
{
    return section_title(first.group.empty() ? first.label : first.group);
}

} // namespace

RowsTable::RowsTable(Form form, std::vector<std::size_t> fields, QWidget* parent)
    : QWidget{parent},
      m_form{form},
      m_fields{std::move(fields)},
      m_asked(m_fields.size(), true),
      m_begun(m_fields.size(), false),
      m_heading{new SectionHeading{title_of(form[m_fields.front()]), this}},
      m_grid{new QGridLayout},
      m_problem{new SizedLabel{Type::Plain, QFont::Bold, this}},
      m_add{new WordButton{{}, this, "another"}},
      m_remove{new WordButton{tr("Remove row (Ctrl+Del)"), this}}
{
    in_column(this, {m_heading, m_grid, m_problem, in_row(nullptr, {m_add, m_remove, Part::room()})});
    m_problem->hide();
    m_add->setAccessibleName(words_to_add());
    m_remove->setAccessibleName(tr("Remove row"));
    connect(m_add, &QPushButton::clicked, this, &RowsTable::append_row);
    connect(m_remove, &QPushButton::clicked, this, &RowsTable::remove_row);
    call_after(*this, {QEvent::FontChange, QEvent::Resize}, [this] { fit(); });
}

QString RowsTable::words_to_add() const
{
    const Field& first = m_form[m_fields.front()];
    return first.alone == Alone::Plain ? tr("Another %1", "unit, leader").arg(translated(first.group)) : tr("Add row");
}

void RowsTable::set_letter(QChar letter)
{
    m_add->setText(tr("%1 (Ins)").arg(ampersanded(words_to_add(), letter)));
    if (letter.isNull())
        return;
    m_add->setShortcut({}); // the button's own would click it a while after the key
    m_add->setToolTip(tr("Ins, Alt+%1").arg(letter));
    connect(new QShortcut{QKeySequence{Qt::ALT | static_cast<Qt::Key>(letter.unicode())}, m_add}, &QShortcut::activated, this,
            &RowsTable::append_row);
}

QString RowsTable::heading_of(const Field& field)
{
    const QString unit = measure_beside_label(field);
    const QString label = with_capital(translated(field.label));
    return unit.isEmpty() ? label : tr("%1, %2").arg(label, unit);
}

std::size_t RowsTable::column_of(std::size_t field) const
{
    const auto found = std::ranges::find(m_fields, field);
    assert(found != m_fields.end());
    return static_cast<std::size_t>(found - m_fields.begin());
}

std::vector<std::int32_t> RowsTable::values(std::size_t field) const
{
    std::vector<std::int32_t> values;
    values.reserve(m_cells.size());
    for (const auto& row : m_cells) {
        const FieldEditor& cell = *row[column_of(field)];
        values.push_back(cell.is_unsaid() ? m_form[field].start_value() : cell.value());
    }
    return values;
}

void RowsTable::show_values(const Answers& answers, const std::vector<bool>& kept)
{
    const std::size_t rows = answers.at(m_fields.front()).size();
    const bool stays = m_cells.size() == rows;
    while (m_cells.size() < rows)
        add_row();
    while (m_cells.size() > rows) {
        qDeleteAll(m_cells.back());
        m_cells.pop_back();
    }
    if (!stays)
        begin_again();
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t i = 0; i < m_fields.size(); ++i)
            if (!stays || (!kept[m_fields[i]] && !m_begun[i]))
                m_cells[row][i]->show_value(answers.at(m_fields[i])[row]);
    if (!stays || m_labels.empty())
        lay_out();
}

void RowsTable::set_asked(std::size_t field, bool asked)
{
    const std::size_t column = column_of(field);
    if (m_asked[column] == asked)
        return;
    m_asked[column] = asked;
    setVisible(std::ranges::find(m_asked, true) != m_asked.end());
    lay_out();
}

void RowsTable::follow_units(bool follows)
{
    if (std::exchange(m_follows_units, follows) != follows)
        lay_out();
}

void RowsTable::mark_unsaid(std::size_t field)
{
    if (is_begun(field))
        return;
    for (std::size_t row = 0; row < rows(); ++row)
        cell(row, field)->show_unsaid();
}

bool RowsTable::is_unsaid(std::size_t field) const
{
    return std::ranges::any_of(m_cells, [column = column_of(field)](const auto& row) { return row[column]->is_unsaid(); });
}

void RowsTable::take_usual()
{
    for (const std::size_t field : m_fields)
        for (std::size_t row = 0; row < rows(); ++row)
            if (is_begun(field) && m_form[field].fact == Fact::Seen && cell(row, field)->is_unsaid())
                cell(row, field)->show_value(m_form[field].start_value());
    emit values_changed();
}

QString RowsTable::problem() const
{
    if (!shows_rows())
        return {};
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (std::size_t i = 0; i < m_fields.size(); ++i)
            if (m_asked[i] && !m_cells[row][i]->problem().isEmpty())
                return tr("Row %1, %2: %3").arg(row + 1).arg(translated(m_form[m_fields[i]].label), m_cells[row][i]->problem());
    return {};
}

void RowsTable::say_problem(const QString& words)
{
    m_problem->show_words(words.isEmpty() ? QString{} : tr("\u25b2 %1").arg(words));
}

void RowsTable::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Insert)
        append_row();
    else if (event->key() == Qt::Key_Delete && event->modifiers().testFlag(Qt::ControlModifier))
        remove_row();
    else
        QWidget::keyPressEvent(event);
}

std::size_t RowsTable::row_in_hand() const
{
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (FieldEditor* editor : m_cells[row])
            if (editor->isAncestorOf(focusWidget()) && focusWidget() != nullptr)
                return row;
    return m_cells.size() - 1;
}

void RowsTable::add_row()
{
    auto& row = m_cells.emplace_back();
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        FieldEditor* editor = new_field_editor(m_form[m_fields[i]], EditorPlace::Table, this);
        editor->setToolTip(translated(m_form[m_fields[i]].help));
        connect(editor, &FieldEditor::value_changed, this, [this, i] {
            m_begun[i] = true;
            emit values_changed();
        });
        row.push_back(editor);
    }
}

void RowsTable::append_row()
{
    if (m_follows_units || static_cast<int>(m_cells.size()) >= m_form[m_fields.front()].rows_most)
        return;
    add_row();
    lay_out();
    m_cells.back().front()->key_widget()->setFocus(Qt::OtherFocusReason);
    emit values_changed();
}

void RowsTable::remove_row()
{
    if (m_follows_units || static_cast<int>(m_cells.size()) <= m_form[m_fields.front()].rows_least)
        return;
    const std::size_t row = row_in_hand();
    qDeleteAll(m_cells[row]);
    m_cells.erase(m_cells.begin() + static_cast<std::ptrdiff_t>(row));
    lay_out();
    QWidget* next = m_cells.empty() ? m_add : m_cells[std::min(row, m_cells.size() - 1)].front()->key_widget();
    next->setFocus(Qt::OtherFocusReason);
    emit values_changed();
}

void RowsTable::name_cells()
{
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (std::size_t i = 0; i < m_fields.size(); ++i) {
            const std::string_view key = m_form[m_fields[i]].key;
            const QString object = QStringLiteral("%1_%2").arg(as_text(key)).arg(row + 1);
            m_cells[row][i]->name(object, tr("Row %1, %2").arg(row + 1).arg(heading_of(m_form[m_fields[i]])));
        }
}

} // namespace corneta::ui
