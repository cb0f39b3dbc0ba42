// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"
#include "ui/form/field_editor.h"

#include <QObject>
#include <QString>

class QGridLayout;
class QLabel;

namespace corneta::ui {

/// A field's label, editor and what is wrong with it: two lines of a section's grid.
class FieldRow : public QObject {
    Q_OBJECT

public:
    FieldRow(Form form, std::size_t field, QChar letter, QWidget* section);

    /// In a line of the grid, `column` counts pairs of label and editor.
    void place(QGridLayout& grid, int line, int column);
    /// Of label and editor with the gap between them.
    int width(int gap) const;
    FieldEditor& editor() { return *m_editor; }
    bool is_asked() const { return m_asked; }
    void set_asked(bool asked);
    /// Folded away: it is asked, and its answer known.
    void set_folded(bool folded);
    bool is_shown() const { return m_asked && !m_folded; }
    /// Marks what is typed over something that is known; empty: nothing is.
    void mark_typed_over(const QString& known);
    /// Marks what only the table knows and nobody has said yet.
    void mark_unsaid();
    /// Said beside the field; empty: all is well.
    void say_problem(const QString& words);

signals:
    /// Its letter was pressed.
    void reached();

private:
    QString m_words; ///< of the label
    QString m_help;
    FieldLabel* m_label;
    FieldEditor* m_editor;
    QLabel* m_problem;
    bool m_asked = true;
    bool m_folded = false;

    void show_parts();
};

} // namespace corneta::ui
