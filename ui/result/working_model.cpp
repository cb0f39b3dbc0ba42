// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/result/working_model.h"

#include "ui/widgets/source_mark.h"
#include "ui/words/wording.h"

#include <QFont>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPalette>

#include <utility>

namespace corneta::ui {

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

} // namespace corneta::ui
