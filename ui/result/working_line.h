// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/working.h"

#include <QWidget>

#include <vector>

namespace corneta::ui {

class WordButton;

/// The working in one line: how it came out, and how many steps come from where; it opens the table below itself.
class WorkingLine : public QWidget {
    Q_OBJECT

public:
    WorkingLine(const std::vector<Working>& lines, QWidget* parent);

    bool is_open() const;
    void open();

signals:
    void cell_chosen(const corneta::CellName& cell);

private:
    QString m_words;
    WordButton* m_button;
    QWidget* m_table;
};

} // namespace corneta::ui
