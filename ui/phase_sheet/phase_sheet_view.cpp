// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_view.h"

#include "ui/phase_sheet/phase_sheet_delegate.h"
#include "ui/phase_sheet/phase_sheet_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace corneta::ui {

namespace {

constexpr int first_column = 1;

} // namespace

PhaseSheetView::PhaseSheetView(PhaseSheetModel& model, QWidget* parent) : QTableView{parent}, m_model{model}, m_fit_rows{new QTimer{this}}
{
    setObjectName(QStringLiteral("phase_sheet"));
    setAccessibleName(tr("Phase sheet: a row for each unit that may still act"));
    setToolTip(tr("Targets and measures down the rows, then dice down their column: Enter settles a row, without dice it rolls."));
    setModel(&model);
    setSelectionMode(SingleSelection);
    setEditTriggers(AnyKeyPressed | EditKeyPressed | DoubleClicked);
    setTabKeyNavigation(true);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter | static_cast<Qt::Alignment>(Qt::TextWordWrap));
    auto* delegate = new PhaseSheetDelegate{model, this};
    setItemDelegate(delegate);
    connect(delegate, &PhaseSheetDelegate::entered, this, &PhaseSheetView::go_on);
    connect(delegate, &PhaseSheetDelegate::moved, this, &PhaseSheetView::move_by);
    m_fit_rows->setSingleShot(true);
    connect(m_fit_rows, &QTimer::timeout, this, &QTableView::resizeRowsToContents);
    connect(&model, &PhaseSheetModel::words_changed, m_fit_rows, qOverload<>(&QTimer::start));
    connect(&model, &PhaseSheetModel::modelReset, this, &PhaseSheetView::fit);
}

bool PhaseSheetView::event(QEvent* event)
{
    const bool done = QTableView::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::Polish)
        fit();
    return done;
}

/// As wide as its words are in general; what is longer wraps.
int PhaseSheetView::width_of(int column, bool narrow) const
{
    constexpr int code_characters = 7;
    constexpr int unit_characters = 22;
    constexpr int dice_characters = 10;
    constexpr int chance_characters = 26;
    const int character = fontMetrics().averageCharWidth();
    const bool is_unit = column == 0 || m_model.is_role(m_model.index(0, column));
    const int characters = is_unit        ? (narrow ? code_characters : unit_characters)
        : column >= m_model.odds_column() ? chance_characters
                                          : dice_characters;
    const QString title = m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return std::max(characters * character, horizontalHeader()->fontMetrics().horizontalAdvance(title) + 3 * character);
}

/// With too little room for all units stand there by their codes, and the chances of the row in hand are said elsewhere.
void PhaseSheetView::fit()
{
    int width = 0;
    for (int column = 0; column < m_model.columnCount(); ++column)
        width += width_of(column, false);
    const bool is_narrow = width > this->width() - verticalScrollBar()->sizeHint().width(); // whether it stands there or not
    if (is_narrow != m_is_narrow) {
        m_is_narrow = is_narrow;
        m_model.name_by_codes(is_narrow);
        emit row_changed();
    }
    for (int column = 0; column < m_model.columnCount(); ++column) {
        setColumnHidden(column, is_narrow && column >= m_model.odds_column());
        setColumnWidth(column, width_of(column, is_narrow));
    }
    horizontalHeader()->setStretchLastSection(true);
    m_fit_rows->start();
}

void PhaseSheetView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

void PhaseSheetView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    m_has_come_to_dice = false;
    emit row_changed();
}

bool PhaseSheetView::is_open(int row) const
{
    return (m_model.flags(m_model.index(row, first_column)) & Qt::ItemIsEditable) != 0;
}

void PhaseSheetView::go_to_first()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (is_open(row)) {
            setCurrentIndex(m_model.index(row, first_column));
            return;
        }
}

bool PhaseSheetView::go_to_dice(int row)
{
    m_has_come_to_dice = false;
    const int rows = m_model.rowCount();
    for (const bool aimed : {true, false})
        for (int step = 0; step < rows; ++step)
            if (const int at = (row + step) % rows; is_open(at) && has_target(m_model.plan(), m_model.row(at)) == aimed) {
                setCurrentIndex(m_model.index(at, m_model.dice_column()));
                return true;
            }
    return false;
}

/// From a role to what stands beside it, from a measure to the next row, behind the last one to the dice.
void PhaseSheetView::go_on()
{
    const QModelIndex at = currentIndex();
    if (m_model.is_dice(at)) {
        if (std::exchange(m_has_come_to_dice, false) && m_model.dice_at(at.row()).isEmpty())
            emit dice_in_doubt();
        else
            emit dice_entered(at.row());
        return;
    }
    const bool has_measure = at.column() + 1 < m_model.dice_column();
    if (m_model.is_role(at) && has_measure) {
        setCurrentIndex(at.siblingAtColumn(at.column() + 1));
        return;
    }
    for (int row = at.row() + 1; row < m_model.rowCount(); ++row)
        if (is_open(row)) {
            setCurrentIndex(m_model.index(row, first_column));
            return;
        }
    m_has_come_to_dice = go_to_dice(0);
}

/// Past the last cell of a row to the first of the next.
void PhaseSheetView::move_by(int rows, int cells)
{
    const QModelIndex at = currentIndex();
    const int per_row = m_model.dice_column();
    const int cell = (at.row() + rows) * per_row + std::max(at.column() - first_column, 0) + cells;
    if (per_row > 0 && cell >= 0 && cell < m_model.rowCount() * per_row)
        setCurrentIndex(m_model.index(cell / per_row, cell % per_row + first_column));
}

void PhaseSheetView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: go_on(); break;
    case Qt::Key_Tab: move_by(0, 1); break;
    case Qt::Key_Backtab: move_by(0, -1); break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: m_model.setData(currentIndex(), QString{}, Qt::EditRole); break;
    case Qt::Key_Escape: event->ignore(); break;
    default: QTableView::keyPressEvent(event);
    }
}

} // namespace corneta::ui
