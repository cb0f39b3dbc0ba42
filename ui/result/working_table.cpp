// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/working_table.h"

#include "ui/look/introduced.h"
#include "ui/result/working_model.h"
#include "ui/widgets/form_scroll.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace corneta::ui {

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
