// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_model.h"

#include "ui/charts/pack_editor.h"
#include "ui/words/wording.h"

#include <algorithm>
#include <utility>

namespace corneta::ui {

void ChartModel::show_chart(std::size_t number)
{
    const Chart& chart = m_editor.charts()->charts()[number];
    const bool is_other = m_chart == nullptr || &m_chart->spec() != &chart.spec();
    if (is_other)
        beginResetModel();
    m_charts = m_editor.charts();
    m_chart = &chart;
    if (is_other) {
        m_used = {};
        m_columns.clear();
        const auto columns = chart.spec().columns;
        for (std::size_t column = 0; column < columns.size(); ++column)
            for (int place = 0; place < columns[column].count; ++place)
                m_columns.emplace_back(static_cast<int>(column), place);
        endResetModel();
    } else {
        emit dataChanged(index(0, 0), index(rowCount({}) - 1, columnCount({}) - 1));
    }
    emit headerDataChanged(Qt::Vertical, 0, rowCount({}) - 1); // a header with as many lines as before keeps its width
    emit headerDataChanged(Qt::Horizontal, 0, columnCount({}) - 1);
}

QModelIndex ChartModel::place_of(const CellName& name) const
{
    if (m_chart == nullptr || m_chart->spec().key != name.chart)
        return {};
    for (int row = 0; row < rowCount({}); ++row)
        for (int column = 0; column < columnCount({}); ++column)
            if (name_of(cell(row, column)) == name)
                return index(row, column);
    return {};
}

QModelIndex ChartModel::mark_used(const std::vector<CellName>& cells)
{
    const QModelIndexList before = std::exchange(m_used, {});
    for (const CellName& name : cells)
        if (const QModelIndex place = place_of(name); place.isValid())
            m_used << place;
    for (const QModelIndex& changed : before + m_used)
        emit dataChanged(changed, changed);
    return m_used.isEmpty() ? QModelIndex{} : m_used.back();
}

int ChartModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_chart == nullptr ? 0 : static_cast<int>(m_chart->spec().rows.size());
}

const Cell& ChartModel::cell(int row, int column) const
{
    const auto [of_chart, place] = m_columns[static_cast<std::size_t>(column)];
    return m_chart->cell(static_cast<std::size_t>(row), static_cast<std::size_t>(of_chart), static_cast<std::size_t>(place));
}

QString ChartModel::heading(int column) const
{
    const auto [of_chart, place] = m_columns[static_cast<std::size_t>(column)];
    const ColumnSpec& spec = m_chart->spec().columns[static_cast<std::size_t>(of_chart)];
    return spec.count > 1 ? QString::number(spec.first + place)
                          : with_capital(translated(m_charts->column_label(m_chart->spec(), static_cast<std::size_t>(of_chart))));
}

/// The row's own label; of bands that go by number alone, from where to where it goes.
QString ChartModel::row_heading(int row) const
{
    const std::string_view label = m_chart->spec().rows[static_cast<std::size_t>(row)].label;
    const bool is_number = !label.empty() && std::ranges::all_of(label, [](char letter) { return letter >= '0' && letter <= '9'; });
    if (m_chart->spec().shape != Shape::Bands || !is_number)
        return with_capital(translated(label));
    const Cell& from = cell(row, 0);
    const Cell& to = cell(row, 1);
    if (from.empty())
        return tr("To %1").arg(translated(text(to)));
    return to.empty() ? tr("From %1").arg(translated(text(from))) : tr("%1 to %2").arg(translated(text(from)), translated(text(to)));
}

QString ChartModel::explanation(const Cell& cell) const
{
    const QString rule = section_words(cell.rule.empty() ? m_chart->spec().rule : std::string_view{cell.rule});
    const QString value = cell.empty() ? tr("none") : translated(text(cell));
    return rule.isEmpty() ? tr("%1, source: %2").arg(value, source_words(cell.source))
                          : tr("%1, source: %2, %3").arg(value, source_words(cell.source), rule);
}

QVariant ChartModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Cell& shown = cell(index.row(), index.column());
    const bool used = m_used.contains(index);
    switch (role) {
    case Qt::EditRole: return shown.empty() ? QString{} : QString::fromStdString(text(shown));
    case Qt::DisplayRole: return shown.empty() ? tr("\u2013") : translated(text(shown));
    case Qt::TextAlignmentRole: return QVariant{Qt::AlignCenter};
    case SourceRole: return shown.empty() ? QVariant{} : QVariant{static_cast<int>(shown.source)};
    case UsedRole: return used;
    case Qt::ToolTipRole: return explanation(shown);
    case Qt::AccessibleTextRole: return used ? tr("%1, used in the last result").arg(explanation(shown)) : explanation(shown);
    default: return {};
    }
}

bool ChartModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    return role == Qt::EditRole && m_editor.type({{&cell_at(index), value.toString()}});
}

Qt::ItemFlags ChartModel::flags(const QModelIndex& index) const
{
    return QAbstractTableModel::flags(index) | (m_editor.refusal().isEmpty() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

QVariant ChartModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || m_chart == nullptr)
        return {};
    if (orientation == Qt::Horizontal)
        return heading(section);
    return row_heading(section);
}

} // namespace corneta::ui
