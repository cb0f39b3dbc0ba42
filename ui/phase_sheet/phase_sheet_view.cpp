// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/phase_sheet/phase_sheet_view.h"

#include "ui/look/laid_out.h"
#include "ui/phase_sheet/phase_sheet_delegate.h"
#include "ui/phase_sheet/phase_sheet_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace corneta::ui {

namespace {

constexpr int first_column = 1;

} // namespace

PhaseSheetView::PhaseSheetView(PhaseSheetModel& model, QWidget* parent)
    : QTableView{parent},
      m_model{model},
      m_header{new SheetHeader{this}},
      m_fit_rows{new QTimer{this}}
{
    setObjectName(QStringLiteral("phase_sheet"));
    setAccessibleName(tr("Phase sheet: a row for each unit that may still act"));
    setToolTip(tr("Targets and measures down the rows, then the dice. Enter settles a row."));
    setModel(&model);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectRows);
    setShowGrid(false);
    setEditTriggers(AnyKeyPressed | EditKeyPressed | DoubleClicked);
    setTabKeyNavigation(true);
    setFrameShape(QFrame::NoFrame);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerItem);
    verticalHeader()->hide();
    setHorizontalHeader(m_header);
    setSizeAdjustPolicy(AdjustToContents);
    auto* delegate = new PhaseSheetDelegate{model, this};
    setItemDelegate(delegate);
    connect(delegate, &PhaseSheetDelegate::entered, this, &PhaseSheetView::go_on);
    connect(delegate, &PhaseSheetDelegate::code_entered, this, [this] {
        go_on();
        m_has_gone_on = true;
    });
    connect(delegate, &PhaseSheetDelegate::moved, this, &PhaseSheetView::move_by);
    m_fit_rows->setSingleShot(true);
    connect(m_fit_rows, &QTimer::timeout, this, &PhaseSheetView::fit_rows);
    connect(&model, &PhaseSheetModel::words_changed, this, &PhaseSheetView::fit);
    connect(&model, &PhaseSheetModel::modelReset, this, &PhaseSheetView::fit);
    call_after(*this, {QEvent::FontChange, QEvent::Polish}, [this] { fit(); });
}

/// Names and titles have room; what is longer is cut, but what is refused wraps.
int PhaseSheetView::width_of(int column, bool narrow) const
{
    constexpr int most_of_a_name = 24;
    constexpr int of_a_code = 4;
    constexpr int of_dice = 8;
    constexpr int of_a_measure = 6;
    constexpr int of_a_chance = 8;
    constexpr int of_a_result = 28;
    const QFontMetrics metrics = fontMetrics();
    const int character = metrics.averageCharWidth();
    const int around = 4 * grid_unit(metrics);
    const auto title = [&] { return m_header->least_width(m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()); };
    if (m_model.is_of_units(column)) {
        const int name = std::min(metrics.horizontalAdvance(m_model.longest_name()), most_of_a_name * character) + 3 * character;
        return std::max(narrow ? of_a_code * character : name, title()) + around;
    }
    const int characters = column == m_model.dice_column() ? of_dice
        : column == m_model.odds_column()                  ? of_a_chance
        : column == m_model.result_column()                ? (narrow ? of_dice : of_a_result)
                                                           : of_a_measure;
    return std::max(characters * character, title()) + around;
}

/// What the measures of a column take as they are.
int PhaseSheetView::contents_of(int column) const
{
    const bool is_measure = column < m_model.dice_column() && !m_model.is_of_units(column);
    return is_measure ? fontMetrics().horizontalAdvance(m_model.longest_in(column)) + 4 * grid_unit(fontMetrics()) : 0;
}

QSize PhaseSheetView::minimumSizeHint() const
{
    constexpr int characters = 20;
    return {characters * fontMetrics().averageCharWidth(), minimumHeight()};
}

int PhaseSheetView::whole_width() const
{
    int width = verticalScrollBar()->sizeHint().width(); // whether it stands there or not
    for (int column = 0; column < m_model.columnCount(); ++column)
        width += width_of(column, false);
    return width;
}

/// With too little room for all units stand there by their codes, and the row in hand is said in full elsewhere.
void PhaseSheetView::fit()
{
    const bool is_narrow = whole_width() > width();
    if (is_narrow != m_is_narrow) {
        m_is_narrow = is_narrow;
        m_model.name_by_codes(is_narrow);
        emit row_changed();
    }
    std::vector<int> widths;
    for (int column = 0; column < m_model.columnCount(); ++column)
        widths.push_back(std::max(width_of(column, is_narrow), contents_of(column)));
    const bool fits = std::accumulate(widths.begin(), widths.end(), verticalScrollBar()->sizeHint().width()) <= width();
    for (int column = 0; column < m_model.columnCount(); ++column)
        setColumnWidth(column, fits ? widths[static_cast<std::size_t>(column)] : width_of(column, is_narrow));
    horizontalHeader()->setStretchLastSection(true);
    hide_skipped();
    m_fit_rows->start();
}

/// As high as its rows, so that what stands below follows them.
void PhaseSheetView::fit_rows()
{
    const int least_rows = m_is_narrow ? 1 : 2;
    resizeRowsToContents();
    const int frame = horizontalHeader()->height() + 2;
    const int bar = horizontalScrollBar()->isVisible() ? horizontalScrollBar()->height() : 0;
    const int row = 7 * grid_unit(fontMetrics());
    setMinimumHeight(frame + bar + least_rows * row);
    setMaximumHeight(std::max(frame + bar + verticalHeader()->length(), minimumHeight()));
    scrollTo(currentIndex());
}

std::vector<int> PhaseSheetView::skipped() const
{
    std::vector<int> rows;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.is_skipped(row) && row != currentIndex().row())
            rows.push_back(row);
    return rows;
}

void PhaseSheetView::hide_skipped()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        setRowHidden(row, m_model.is_skipped(row) && row != currentIndex().row());
}

void PhaseSheetView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
    scrollTo(currentIndex());
}

void PhaseSheetView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    m_next_enter = Next::IsMeant;
    if (current.row() != previous.row()) {
        hide_skipped();
        m_fit_rows->start();
    }
    emit row_changed();
}

bool PhaseSheetView::is_open(int row) const
{
    return (m_model.flags(m_model.index(row, first_column)) & Qt::ItemIsEditable) != 0;
}

void PhaseSheetView::go_to(int row, int column)
{
    setRowHidden(row, false); // Qt does not scroll to what is hidden
    setCurrentIndex(m_model.index(row, column));
}

void PhaseSheetView::go_to_first()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (is_open(row)) {
            go_to(row, first_column);
            return;
        }
}

bool PhaseSheetView::go_to_dice(int row, Next enter)
{
    const int rows = m_model.rowCount();
    for (const bool aimed : {true, false})
        for (int step = 0; step < rows; ++step)
            if (const int at = (row + step) % rows;
                is_open(at) && !m_model.is_skipped(at) && has_target(m_model.plan(), m_model.row(at)) == aimed) {
                go_to(at, m_model.dice_column());
                m_next_enter = enter;
                return true;
            }
    return false;
}

/// Behind the last unit to the dice. What Enter has passed over it does not come back to.
void PhaseSheetView::go_to_next_unit(int row)
{
    for (++row; row < m_model.rowCount(); ++row)
        if (is_open(row) && !(m_model.is_skipped(row) && m_model.row(row).is_passed_over)) {
            go_to(row, first_column);
            return;
        }
    if (!go_to_dice(0, Next::IsInDoubt))
        emit nobody_aims();
}

/// From a role to what stands beside it, from a measure to the next unit, from a unit without a target to the next.
void PhaseSheetView::go_on()
{
    const QModelIndex at = currentIndex();
    if (!at.isValid())
        return;
    if (m_model.is_dice(at)) {
        if (std::exchange(m_next_enter, Next::IsMeant) == Next::IsInDoubt && m_model.dice_at(at.row()).isEmpty())
            emit dice_in_doubt();
        else
            emit dice_entered(at.row());
        return;
    }
    if (m_model.is_skipped(at.row())) {
        m_model.pass_over(at.row());
        go_to_next_unit(at.row());
    } else if (m_model.is_role(at) && at.column() + 1 < m_model.dice_column()) {
        setCurrentIndex(at.siblingAtColumn(at.column() + 1));
    } else {
        go_to_next_unit(at.row());
    }
}

/// Cells go on past the last of a row to the first of the next that is open, past the last row out of the table.
void PhaseSheetView::move_by(int rows, int cells)
{
    const QModelIndex at = currentIndex();
    const int per_row = m_model.dice_column();
    if (per_row == 0)
        return;
    int cell = (at.row() + rows) * per_row + std::max(at.column() - first_column, 0) + cells;
    const auto is_there = [&] { return cell >= 0 && cell < m_model.rowCount() * per_row; };
    while (cells != 0 && is_there() && !is_open(cell / per_row))
        cell += cells;
    if (is_there())
        go_to(cell / per_row, cell % per_row + first_column);
    else if (cells != 0)
        QWidget::focusNextPrevChild(cells > 0); // NOLINT(bugprone-parent-virtual-call): the table's own would keep the key
}

/// Enter or Tab behind a code that went on by itself is one too many: what is beside it is still to be measured.
void PhaseSheetView::keyPressEvent(QKeyEvent* event)
{
    const bool has_gone_on = std::exchange(m_has_gone_on, false) && !m_model.is_dice(currentIndex());
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!has_gone_on)
            go_on();
        break;
    case Qt::Key_Tab:
        if (!has_gone_on)
            move_by(0, 1);
        break;
    case Qt::Key_Backtab: move_by(0, -1); break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: m_model.setData(currentIndex(), QString{}, Qt::EditRole); break;
    case Qt::Key_Up: move_by(-1, 0); break;
    case Qt::Key_Down: move_by(1, 0); break;
    case Qt::Key_Escape: event->ignore(); break;
    default: QTableView::keyPressEvent(event);
    }
}

} // namespace corneta::ui
