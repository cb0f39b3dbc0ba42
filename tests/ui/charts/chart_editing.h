// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/all_rulesets.h"
#include "tests/ui/player.h"
#include "ui/charts/chart_page.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>

/// Somebody at the charts.
struct Editing {
    Player player{corneta::all_rulesets()};
    corneta::ui::ChartPage* page = nullptr;
    QTableView* table = nullptr;

    explicit Editing(const QString& chart) { open(chart); }

    /// F4, Down to the chart, Tab to its cells.
    void open(const QString& chart)
    {
        player.press(Qt::Key_F4);
        page = player.window().findChild<corneta::ui::ChartPage*>();
        const auto* choice = page->findChild<QComboBox*>("chart");
        player.press(Qt::Key_Home);
        while (choice->currentText() != chart && choice->currentIndex() + 1 < choice->count())
            player.press(Qt::Key_Down);
        player.press(Qt::Key_Tab);
        table = page->findChild<QTableView*>("chart_table");
    }

    void go_to(int row, int column)
    {
        table->setFocus();
        player.press(Qt::Key_Home, Qt::ControlModifier);
        for (int down = 0; down < row; ++down)
            player.press(Qt::Key_Down);
        for (int right = 0; right < column; ++right)
            player.press(Qt::Key_Right);
    }
    void push(const char* button)
    {
        page->findChild<QPushButton*>(button)->setFocus();
        player.press(Qt::Key_Space);
    }
    void write(const char* line, const QString& words)
    {
        auto* field = page->findChild<QLineEdit*>(line);
        field->setFocus();
        field->selectAll();
        player.type(words);
    }
    QString at(int row, int column) const { return table->model()->index(row, column).data(Qt::EditRole).toString(); }
    /// The cell by which dice are resolved now.
    std::string in_use(std::string_view chart, std::size_t row, std::size_t column, std::size_t place = 0)
    {
        return text(player.window().book().charts->of(chart).cell(row, column, place));
    }
    QString beside() const
    {
        const auto* label = table->findChild<QLabel*>("beside_cell");
        return label->isVisible() ? label->text() : QString{};
    }
};

inline QStringList files_of_packs()
{
    const QDir folder{QString::fromLocal8Bit(qgetenv("XDG_DATA_HOME")) + "/corneta/packs"};
    QStringList files;
    for (const QString& name : folder.entryList(QDir::Files))
        files << folder.filePath(name);
    return files;
}

inline QByteArray bytes_of(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}
