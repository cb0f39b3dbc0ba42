// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/forces_view.h"

#include "ui/game/forces_delegate.h"
#include "ui/game/forces_model.h"
#include "ui/look/introduced.h"
#include "ui/widgets/plain_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

namespace corneta::ui {

ForcesView::ForcesView(QWidget* parent) : QTableView{parent}
{
    introduce(*this, "forces", tr("Forces"), tr("Enter takes the unit for the form; F2 sets its numbers right."));
    make_plain(*this);
    setWordWrap(true); // else the delegate is not asked how high a line of that width is
    setItemDelegate(new ForcesDelegate{this});
    horizontalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fit();
}

bool ForcesView::event(QEvent* event)
{
    const bool done = QTableView::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish)
        fit();
    return done;
}

void ForcesView::reset()
{
    QTableView::reset();
    fit();
}

void ForcesView::fit()
{
    if (model() == nullptr)
        return;
    for (int column = 0; column < ForcesModel::Columns; ++column)
        setColumnHidden(column, column != ForcesModel::Code);
    resizeRowsToContents();
}

/// How high a line is depends on how wide it is.
void ForcesView::updateGeometries()
{
    QTableView::updateGeometries();
    const int width = columnWidth(ForcesModel::Code);
    if (model() == nullptr || width == m_width)
        return;
    m_width = width;
    resizeRowsToContents();
}

void ForcesView::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& what)
{
    QTableView::dataChanged(first, last, what);
    for (int row = first.row(); row <= last.row(); ++row)
        resizeRowToContents(row);
}

void ForcesView::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && currentIndex().isValid())
        emit activated(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

} // namespace corneta::ui
