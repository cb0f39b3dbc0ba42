// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"
#include "core/game/state/state.h"
#include "core/text/problem.h"

#include <QPointer>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

class QHBoxLayout;
class QVBoxLayout;

namespace corneta::ui {

class FieldEditor;
class FieldRow;
class FormSection;
class RowsTable;
class WordButton;

/// Draws any declared form: its fields by role in one or two columns, only those that are asked, what is wrong beside each.
class FormWidget : public QWidget {
    Q_OBJECT

public:
    explicit FormWidget(QWidget* parent);

    /// Shows another form, or the same one with other answers.
    void ask(const Answers& answers);
    /// Shows what is known otherwise now; what was typed stays, but for lists whose rows are others now: whether all of it does.
    bool fill(const Answers& answers);
    /// As if these words were typed into their fields; what cannot be read is left out.
    void type(const std::vector<Given>& words);
    /// What was typed into fields that are asked, since the form was opened.
    std::vector<Given> typed() const;
    /// Marks the fields that are typed over something the forces say: what they say, by field; empty where nothing is typed over.
    void mark_typed_over(const QStringList& known);
    /// Shows of these fields that nobody has answered them.
    void mark_unsaid(const Problems& unsaid);
    /// Rows that are as many as the units in a role of theirs are those units.
    void follow_units(const game::Roles& roles);
    /// In tables of which some rows were typed, the others are as usual.
    void take_usual();
    /// The answers; what is not asked has its default.
    const Answers& answers() const { return m_answers; }
    /// What is typed but cannot be read, with the fields' names.
    QStringList unreadable() const;
    /// Says beside their fields what the rules refuse; gives back what belongs to no field.
    QStringList show_refusals(const Problems& refusals);

    /// Folds these fields into one line: what stands in them is known, or seldom otherwise.
    void fold(const std::vector<std::string>& keys);
    void open_fold();

    std::vector<std::size_t> asked_fields() const;
    void focus_field(std::size_t field);
    void focus_first();
    /// The first of these fields that is asked; false where none is.
    bool focus_any_of(const std::vector<std::string>& keys);
    /// The field left last, for coming back from the dice.
    void focus_last();
    void focus_problem();
    /// One column or two, as the room around the form allows.
    void arrange();
    /// The Tab key comes to the form after that widget.
    void follow(QWidget* before);

signals:
    void answers_changed();
    /// The Tab key now goes through the fields in another order; this one is the last.
    void tabs_ordered(QWidget* last);
    /// Enter was pressed in a field.
    void completed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void add_row(std::size_t field, QChar letter);
    void add_table(std::size_t field);
    void show_values();
    void take(std::size_t field);
    void take_rows(const RowsTable& table);
    void put_back(const RowsTable& table);
    void refresh();
    void show_problems();
    bool fits_two_columns(std::size_t left) const;
    /// The width that can be seen: scrolled in, the form itself never gets narrower than its columns.
    int room() const { return parentWidget() != nullptr ? parentWidget()->width() : width(); }
    void order_tabs();
    bool is_folded(std::size_t field) const;
    void fit_fold();
    void notice_focus(QWidget* now);
    /// Of a list the first row's; null when it has no rows.
    FieldEditor* editor(std::size_t field) const;
    /// Null while the field's values stand in a table.
    FieldRow* row_of(std::size_t field) const;
    RowsTable* table_of(std::size_t field) const;

    Answers m_typed{Form{}}; ///< with what was typed into fields that are no longer asked
    Answers m_answers{Form{}};
    std::vector<FieldRow*> m_rows; ///< by field; null for lists that are never plain
    std::vector<FormSection*> m_sections;
    std::vector<RowsTable*> m_tables;
    QWidget* m_page = nullptr;
    QHBoxLayout* m_columns = nullptr;
    QVBoxLayout* m_left = nullptr;
    QVBoxLayout* m_right = nullptr;
    QVBoxLayout* m_below = nullptr;
    WordButton* m_fold = nullptr;
    std::vector<std::string> m_folded; ///< by key
    bool m_is_open = false;            ///< what is folded
    std::vector<bool> m_by_hand;       ///< by field: typed since the form was opened
    QPointer<QWidget> m_before;        ///< in the order of the Tab key
    QStringList m_refused;             ///< by field
    std::size_t m_in_left = 0;         ///< sections in the left column
    std::size_t m_last = 0;
    QObject m_while_there; ///< of what follows the focus, which moves once more while its parts go
};

} // namespace corneta::ui
