// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace corneta::ui {

class FieldEditor;
class SectionHeading;
class SizedLabel;
class WordButton;

/// The lists of one group: a column a field, a row a unit; where that is too wide the fields of a row stand below each other.
/// Ins adds a row, Ctrl+Del removes the one in hand. Of a batch that is plain alone it shows nothing but the button for a second row while
/// there is one: that one stands in the form.
class RowsTable : public QWidget {
    Q_OBJECT

public:
    RowsTable(Form form, std::vector<std::size_t> fields, QWidget* parent);

    const std::vector<std::size_t>& fields() const { return m_fields; }
    std::size_t rows() const { return m_cells.size(); }
    std::vector<std::int32_t> values(std::size_t field) const;
    /// `kept`, by field: columns that stay as they are typed while the rows are as many.
    void show_values(const Answers& answers, const std::vector<bool>& kept);
    /// Whether the rows stand here and not in the form.
    bool shows_rows() const { return m_form[m_fields.front()].is_list_of(m_cells.size()); }
    /// What the button says that adds a row, without its keys.
    QString words_to_add() const;
    /// The letter that adds a row with Alt; null: none.
    void set_letter(QChar letter);
    void set_asked(std::size_t field, bool asked);
    /// Shows of the rows of a column that nobody has answered them, unless some of them were typed.
    void mark_unsaid(std::size_t field);
    /// Whether a row of the column shows that.
    bool is_unsaid(std::size_t field) const;
    /// Whether a cell of the column was typed.
    bool is_begun(std::size_t field) const { return m_begun[column_of(field)]; }
    /// Whether its rows are the units that stand in a role: then no hand adds or removes one.
    void follow_units(bool follows);
    /// Nothing of what stands there was typed.
    void begin_again() { m_begun.assign(m_fields.size(), false); }
    /// What was not typed of the columns that are begun is as usual, where something is.
    void take_usual();
    /// The first thing wrong with what is typed: "row 2, range: ..."; empty when all can be read.
    QString problem() const;
    void say_problem(const QString& words);
    FieldEditor* cell(std::size_t row, std::size_t field) const { return m_cells[row][column_of(field)]; }
    /// Adds a row and goes there, as long as the form allows one more.
    void append_row();
    /// In the order of the Tab key.
    std::vector<QWidget*> key_widgets() const;

    QSize minimumSizeHint() const override;

signals:
    void values_changed();
    /// The order of the Tab key is another one.
    void cells_changed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    static QString heading_of(const Field& field);
    std::size_t column_of(std::size_t field) const;
    std::size_t row_in_hand() const;
    void add_row();
    void remove_row();
    void name_cells();
    int width_as_table() const;
    void lay_out();
    void lay_out_as_table();
    void lay_out_stacked();
    void hide_cells();
    QLabel* new_label(const QString& words, bool shown);
    void fit();

    Form m_form;
    std::vector<std::size_t> m_fields;
    std::vector<bool> m_asked;
    std::vector<bool> m_begun;
    std::vector<std::vector<FieldEditor*>> m_cells; ///< by row
    std::vector<QLabel*> m_labels;
    bool m_is_stacked = false;
    bool m_follows_units = false;
    SectionHeading* m_heading;
    QGridLayout* m_grid;
    SizedLabel* m_problem;
    WordButton* m_add;
    WordButton* m_remove;
};

} // namespace corneta::ui
