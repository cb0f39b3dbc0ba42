// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/screen.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPixmap>
#include <QTextEdit>

namespace {

void add_cells(const QAbstractItemModel& model, const QModelIndex& parent, QStringList& words)
{
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            for (const int role : {int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{Qt::AccessibleTextRole}, int{Qt::StatusTipRole}})
                words << index.data(role).toString();
            if (column == 0)
                add_cells(model, index, words);
        }
}

} // namespace

Screen screen_of(QMainWindow& window)
{
    Screen screen{window.grab().toImage(), {window.windowTitle()}};
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        screen.words << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip() << widget->statusTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            screen.words << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            screen.words << button->text();
        if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            screen.words << line->text();
        if (const auto* text = qobject_cast<const QTextEdit*>(widget))
            screen.words << text->toPlainText();
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view != nullptr && view->model() != nullptr)
            add_cells(*view->model(), {}, screen.words);
    }
    for (const QAction* action : window.findChildren<QAction*>())
        screen.words << action->text();
    return screen;
}
