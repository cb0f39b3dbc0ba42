// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/working_table.h"

#include "core/action/working.h"
#include "ui/look/introduced.h"
#include "ui/widgets/form_scroll.h"
#include "ui/widgets/source_mark.h"
#include "ui/words/wording.h"

#include <QAbstractTableModel>
#include <QFocusEvent>
#include <QFont>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPalette>
#include <QStyle>

#include <algorithm>
#include <utility>
#include <vector>

namespace corneta::ui {

/// The working of a result, a row a line: step, reason, total, source with rule.
class WorkingModel : public QAbstractTableModel {
public:
    enum Column { Step, Reason, Total, From, Columns };

    WorkingModel(std::vector<Working> lines, QObject* parent);

    const Working& line(int row) const { return m_lines[static_cast<std::size_t>(row)]; }
    int rowCount(const QModelIndex& parent) const override;
    int columnCount(const QModelIndex& parent) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const Working& line, int column) const;

    std::vector<Working> m_lines;
};

WorkingModel::WorkingModel(std::vector<Working> lines, QObject* parent) : QAbstractTableModel{parent}, m_lines{std::move(lines)} {}

int WorkingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int WorkingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString WorkingModel::words(const Working& line, int column) const
{
    switch (column) {
    case Step: return step_words(line.op, line.amount);
    case Reason: return translated(line.reason);
    case Total: return decimal_words(text(line.total));
    case From: return line.rule.empty() ? source_words(line.source) : tr("%1: %2").arg(source_words(line.source), section_words(line.rule));
    default: return {};
    }
}

QVariant WorkingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Working& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return words(line, index.column());
    case Qt::TextAlignmentRole: return QVariant{(index.column() == Total ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
    case Qt::DecorationRole:
        if (index.column() != From)
            return {};
        return source_icon(line.source, QFontMetrics{QGuiApplication::font()}.ascent(), QGuiApplication::palette().color(QPalette::Text));
    case Qt::FontRole:
        if (index.column() == Reason && line.cell) {
            QFont font;
            font.setUnderline(true);
            return font;
        }
        return {};
    case Qt::ToolTipRole:
        if (line.cell)
            return tr("Enter shows the chart: %1, %2, %3")
                .arg(translated(line.cell->chart), translated(line.cell->row), translated(line.cell->column));
        return words(line, index.column());
    default: return {};
    }
}

QVariant WorkingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant{section == Total ? Qt::AlignRight : Qt::AlignLeft};
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Step: return tr("Step");
    case Reason: return tr("Why");
    case Total: return tr("Total");
    case From: return tr("Source");
    default: return {};
    }
}

WorkingTable::WorkingTable(std::vector<Working> lines, QWidget* parent)
    : QTableView{parent},
      m_model{new WorkingModel{std::move(lines), this}}
{
    setModel(m_model);
    introduce(*this, "working", tr("Working, line by line"), tr("Up and down choose a line; Enter on an underlined one shows its chart"));
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(true);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setTextElideMode(Qt::ElideNone);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    horizontalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setMinimumSectionSize(1);
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Minimum};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    fit();
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) { choose(index.row()); });
}

QSize WorkingTable::sizeHint() const
{
    constexpr int characters = 50;
    const int width = characters * fontMetrics().averageCharWidth();
    return {width, heightForWidth(width)};
}

QSize WorkingTable::minimumSizeHint() const
{
    constexpr int characters = 24;
    return {characters * fontMetrics().averageCharWidth(), fontMetrics().height()};
}

int WorkingTable::heightForWidth(int width) const
{
    const int frame = 2 * frameWidth();
    const Widths widths = widths_for(width - frame);
    int height = horizontalHeader()->sizeHint().height() + frame;
    for (int row = 0; row < m_model->rowCount({}); ++row)
        height += line_height(row, widths);
    return height;
}

int WorkingTable::beside_words(int column) const
{
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    const int spare = 2; // a style may break lines a little earlier than the font's measure
    const int mark = column == WorkingModel::From ? iconSize().width() + 2 * margin : 0;
    return 2 * margin + spare + mark;
}

int WorkingTable::widest_words(int column) const
{
    int widest = horizontalHeader()->sectionSizeHint(column);
    for (int row = 0; row < m_model->rowCount({}); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(m_model->index(row, column).data().toString()) + beside_words(column));
    return widest;
}

WorkingTable::Widths WorkingTable::widths_for(int width) const
{
    const int most = width / 5;
    const int step = std::min(widest_words(WorkingModel::Step), most);
    const int total = std::min(widest_words(WorkingModel::Total), most);
    const int room = width - step - total;
    const int from = std::min(widest_words(WorkingModel::From), std::max(room / 2, room - widest_words(WorkingModel::Reason)));
    return {step, room - from, total, from};
}

int WorkingTable::line_height(int row, const Widths& widths) const
{
    constexpr int boundless = 10'000;
    constexpr int padding = 4;
    int height = fontMetrics().height();
    for (int column = 0; column < WorkingModel::Columns; ++column) {
        const QRect room{0, 0, std::max(widths[static_cast<std::size_t>(column)] - beside_words(column), 1), boundless};
        height =
            std::max(height, fontMetrics().boundingRect(room, Qt::TextWordWrap, m_model->index(row, column).data().toString()).height());
    }
    return height + padding;
}

void WorkingTable::fit()
{
    setIconSize({fontMetrics().ascent(), fontMetrics().ascent()});
    const Widths widths = widths_for(viewport()->width());
    for (int column = 0; column < WorkingModel::Columns; ++column)
        setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
    for (int row = 0; row < m_model->rowCount({}); ++row)
        setRowHeight(row, line_height(row, widths));
}

bool WorkingTable::event(QEvent* event)
{
    const bool done = QTableView::event(event);
    if (event->type() == QEvent::FontChange) {
        fit();
        updateGeometry();
    }
    return done;
}

void WorkingTable::choose(int row)
{
    if (const auto& cell = m_model->line(row).cell; cell)
        emit cell_chosen(*cell);
}

void WorkingTable::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QTableView::currentChanged(current, previous);
    for (QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget())
        if (auto* scroll = qobject_cast<FormScroll*>(around); scroll != nullptr)
            scroll->show_focus();
}

void WorkingTable::focusInEvent(QFocusEvent* event)
{
    QTableView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason)
        selectRow(std::max(currentIndex().row(), 0));
}

void WorkingTable::keyPressEvent(QKeyEvent* event)
{
    const bool is_enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (is_enter && currentIndex().isValid())
        choose(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

void WorkingTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fit();
}

} // namespace corneta::ui
