// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;

namespace corneta::ui {

class FieldRow;

/// Fields of one role under their heading.
class FormSection : public QWidget {
    Q_OBJECT

public:
    FormSection(const QString& title, QWidget* parent);

    void add(FieldRow& row);
    const std::vector<FieldRow*>& rows() const { return m_rows; }
    /// Those that are to be seen.
    int shown_rows() const;
    /// Hides the section when nothing in it is asked.
    void fit() { setVisible(shown_rows() > 0); }
    /// A few fields stand two in a line where there is room for them.
    void arrange(int room);

private:
    QGridLayout* m_grid;
    std::vector<FieldRow*> m_rows;
    std::vector<FieldRow*> m_placed; ///< as they stand, line by line
    int m_in_line = 1;
};

} // namespace corneta::ui
