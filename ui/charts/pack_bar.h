// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_table.h"

#include <QWidget>

class QLineEdit;

namespace corneta::ui {

class Books;
class ChoiceBox;
class PackChoice;
class PackEditor;
class SizedLabel;
class WordButton;

/// Which pack is in use, what it is called, where its numbers are from, and what is done with the cells in hand.
class PackBar : public QWidget {
    Q_OBJECT

public:
    PackBar(Books& books, PackEditor& editor, ChartTable& table, QWidget* parent);

    /// The pack in use, and the others there are.
    void show_pack();

signals:
    void whole_chart_reset_asked();

private:
    WordButton* add(const QString& words, const char* name);
    void choose();

    Books& m_books;
    PackEditor& m_editor;
    PackChoice* m_packs;
    QLineEdit* m_name;
    QLineEdit* m_taken_from;
    ChoiceBox* m_way;
    SizedLabel* m_words;
    QList<QWidget*> m_of_packs{};
};

} // namespace corneta::ui
