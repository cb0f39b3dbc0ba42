// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_table.h"

#include "ui/charts/chart_model.h"
#include "ui/charts/pack_editor.h"
#include "ui/look/laid_out.h"
#include "ui/widgets/source_mark.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QWidget>

#include <algorithm>

namespace corneta::ui {

namespace {

int mark_side(const QStyleOptionViewItem& option)
{
    return std::max(option.fontMetrics.height() / 2, 6);
}

void paint_frame(QPainter& painter, const QStyleOptionViewItem& option)
{
    const int thick = std::max(mark_side(option) / 3, 2);
    painter.save();
    painter.setPen(QPen{option.palette.color(QPalette::Text), static_cast<double>(thick), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
    painter.drawRect(option.rect.adjusted(thick / 2, thick / 2, -thick / 2 - 1, -thick / 2 - 1));
    painter.restore();
}

/// Paints a chart's cell with the mark of its source, framed if the last result used it.
class ChartDelegate : public QStyledItemDelegate {
public:
    explicit ChartDelegate(QObject* parent) : QStyledItemDelegate{parent} {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

void ChartDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString words = cell.text;
    cell.text.clear();
    const QStyle* style = option.widget->style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);

    const int side = mark_side(option);
    const QPalette::ColorRole role = option.state.testFlag(QStyle::State_Selected) ? QPalette::HighlightedText : QPalette::Text;
    const QRect room = option.rect.adjusted(side / 2, 0, -2 * side, 0);
    style->drawItemText(painter, room, Qt::AlignCenter, option.palette, true, words, role);
    const QRectF mark{QPointF{option.rect.right() - 1.5 * side, option.rect.center().y() - side / 2.0},
                      QSizeF{static_cast<double>(side), static_cast<double>(side)}};
    if (const QVariant source = index.data(ChartModel::SourceRole); source.isValid())
        paint_source_mark(*painter, mark, static_cast<Source>(source.toInt()), option.palette.color(role));
    if (index.data(ChartModel::UsedRole).toBool())
        paint_frame(*painter, option);
}

QSize ChartDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize words = QStyledItemDelegate::sizeHint(option, index);
    return words + QSize{3 * mark_side(option), mark_side(option) / 2};
}

} // namespace

ChartTable::ChartTable(PackEditor& editor, ChartModel& model, QWidget* parent)
    : QTableView{parent},
      m_editor{editor},
      m_chart{model},
      m_beside{new QLabel{viewport()}}
{
    introduce(*this, "chart_table", tr("Cells of the chart"),
              tr("Type over a cell, Enter keeps it and goes on; Delete: as built in. Framed: read for the last result"));
    setModel(&model);
    setItemDelegate(new ChartDelegate{this});
    setTabKeyNavigation(false);
    keep_height();
    setEditTriggers(AnyKeyPressed | DoubleClicked | EditKeyPressed);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_beside->setObjectName(QStringLiteral("beside_cell"));
    m_beside->setFrameStyle(QFrame::Box);
    m_beside->setMargin(fontMetrics().averageCharWidth() / 2);
    m_beside->setAutoFillBackground(true);
    m_beside->hide();
    call_after(*this, {QEvent::FontChange}, [this] {
        horizontalHeader()->setFont(font()); // the header above has a font of its own
        keep_height();
    });
}

QModelIndexList ChartTable::chosen() const
{
    QModelIndexList cells = selectionModel()->selectedIndexes();
    if (currentIndex().isValid() && !cells.contains(currentIndex())) // Ctrl and Home leave what was selected behind
        cells = {currentIndex()};
    std::sort(cells.begin(), cells.end()); // the order of ranges wants more of an index than it has
    return cells;
}

/// As a spreadsheet takes it: tabs between cells, a line a row.
void ChartTable::copy() const
{
    const QModelIndexList cells = chosen();
    QString words;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            words += cells[i].row() == cells[i - 1].row() ? QLatin1Char{'\t'} : QLatin1Char{'\n'};
        words += cells[i].data(Qt::EditRole).toString();
    }
    QApplication::clipboard()->setText(words);
}

/// From the cell in hand, to the right and down; all of it or nothing.
void ChartTable::paste()
{
    const QModelIndex first = currentIndex();
    QStringList lines = QApplication::clipboard()->text().remove(QLatin1Char{'\r'}).split(QLatin1Char{'\n'});
    if (lines.size() > 1 && lines.back().isEmpty())
        lines.pop_back();
    PackEditor::TypedCells cells;
    for (int row = 0; row < lines.size(); ++row) {
        const QStringList words = lines[row].split(QLatin1Char{'\t'});
        for (int column = 0; column < words.size(); ++column) {
            const QModelIndex place = m_chart.index(first.row() + row, first.column() + column);
            if (!first.isValid() || !place.isValid()) {
                emit told(tr("Nothing is pasted: it does not fit in the chart from the selected cell on."));
                return;
            }
            const Cell& cell = m_chart.cell_at(place);
            const QString word = words[column].isEmpty() ? QStringLiteral("-") : words[column];
            if (const QString flaw = m_editor.flaw(cell, word); !flaw.isEmpty()) {
                setCurrentIndex(place);
                say_beside(flaw);
                emit told(tr("Nothing is pasted, because of line %1, column %2: %3").arg(row + 1).arg(column + 1).arg(flaw));
                return;
            }
            cells.emplace_back(&cell, word);
        }
    }
    const auto count = cells.size();
    if (m_editor.type(cells))
        emit told(tr("Pasted cells: %1").arg(count));
}

void ChartTable::reset_selected()
{
    std::vector<Cell> cells;
    for (const QModelIndex& place : chosen())
        cells.push_back(m_chart.cell_at(place));
    m_editor.reset(cells);
}

/// A few rows are seen in the smallest window: then the page scrolls.
void ChartTable::keep_height()
{
    constexpr int lines = 9;
    setMinimumHeight(lines * fontMetrics().height());
}

void ChartTable::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        reset_selected();
    else if (is_enter)
        go_on();
    else
        QTableView::keyPressEvent(event);
    if (state() != EditingState && !is_enter)
        m_beside->hide();
}

bool ChartTable::edit(const QModelIndex& index, EditTrigger trigger, QEvent* event)
{
    const bool was_open = state() == EditingState;
    if (!QTableView::edit(index, trigger, event))
        return false;
    if (auto* const line = qobject_cast<QLineEdit*>(indexWidget(index)); line != nullptr && !was_open) {
        line->setAccessibleName(tr("The cell"));
        line->setMinimumSize(line->minimumSizeHint()); // which may be more than the cell
        line->installEventFilter(this);
        connect(line, &QLineEdit::textEdited, this, [this, line] { look_at(*line); });
        look_at(*line);
    }
    return true;
}

/// Of the line in which a cell is typed.
bool ChartTable::eventFilter(QObject* watched, QEvent* event)
{
    auto* const line = qobject_cast<QLineEdit*>(watched);
    if (line == nullptr || event->type() != QEvent::KeyPress)
        return QTableView::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool is_enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const bool is_tab = key == Qt::Key_Tab || key == Qt::Key_Backtab;
    if (!is_enter && !is_tab && key != Qt::Key_Down && key != Qt::Key_Up)
        return QTableView::eventFilter(watched, event);
    if (!keep(*line))
        return true;
    if (is_tab)
        focusNextPrevChild(key == Qt::Key_Tab);
    else if (is_enter)
        go_on();
    else
        step(key == Qt::Key_Down ? 1 : -1, 0);
    return true;
}

bool ChartTable::keep(QLineEdit& line)
{
    if (!m_editor.flaw(m_chart.cell_at(currentIndex()), line.text()).isEmpty()) {
        look_at(line);
        return false;
    }
    commitData(&line);
    closeEditor(&line, QAbstractItemDelegate::NoHint);
    return true;
}

/// On by one; from the last of a column or row to the first of the next.
void ChartTable::step(int rows, int columns)
{
    int row = currentIndex().row() + rows;
    int column = currentIndex().column() + columns;
    const bool is_through = row >= m_chart.rowCount({}) || column >= m_chart.columnCount({});
    if (row >= m_chart.rowCount({})) {
        row = 0;
        ++column;
    } else if (column >= m_chart.columnCount({})) {
        column = 0;
        ++row;
    }
    if (const QModelIndex next = m_chart.index(row, column); next.isValid())
        setCurrentIndex(next);
    else if (is_through)
        emit told(tr("That was the last cell of the chart."));
}

void ChartTable::look_at(const QLineEdit& line)
{
    const Cell& cell = m_chart.cell_at(currentIndex());
    const QString flaw = line.text().isEmpty() ? QString{} : m_editor.flaw(cell, line.text());
    say_beside(flaw.isEmpty() && !line.text().isEmpty() ? m_editor.doubt(cell, line.text()) : flaw);
}

/// Under the cell in hand, above it where there is no room.
void ChartTable::say_beside(const QString& words)
{
    m_beside->setVisible(!words.isEmpty());
    if (words.isEmpty())
        return;
    emit told(words);
    m_beside->setText(tr("\u25b8 %1").arg(words));
    m_beside->adjustSize();
    const QRect cell = visualRect(currentIndex());
    const bool has_room_below = cell.bottom() + m_beside->height() < viewport()->height();
    const int left = std::max(0, std::min(cell.left(), viewport()->width() - m_beside->width()));
    m_beside->move(left, has_room_below ? cell.bottom() + 1 : cell.top() - m_beside->height());
    m_beside->raise();
}

void ChartTable::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint)
{
    m_beside->hide();
    QTableView::closeEditor(editor, hint);
}

void ChartTable::scrollContentsBy(int dx, int dy)
{
    m_beside->hide();
    QTableView::scrollContentsBy(dx, dy);
}

} // namespace corneta::ui
