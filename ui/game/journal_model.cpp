// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/journal_model.h"

#include "ui/session/open_game.h"

#include <QFont>

namespace corneta::ui {

void JournalModel::show(const OpenGame& game)
{
    const auto& entries = game.journal().entries();
    if (entries.size() < m_lines.size())
        clear();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const bool holds = game.is_in_force(entries[i]);
        if (m_lines[i].holds == holds)
            continue;
        m_lines[i].holds = holds;
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
    if (entries.size() == m_lines.size())
        return;
    beginInsertRows({}, rowCount(), static_cast<int>(entries.size()) - 1);
    for (std::size_t i = m_lines.size(); i < entries.size(); ++i)
        m_lines.push_back({tr("%1  %2").arg(entries[i].number).arg(game.sentence(entries[i])), game.is_in_force(entries[i])});
    endInsertRows();
}

void JournalModel::clear()
{
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

int JournalModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant JournalModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return line.words;
    if (role == Qt::AccessibleTextRole)
        return line.holds ? line.words : tr("undone: %1").arg(line.words);
    if (role == Qt::FontRole && !line.holds) {
        QFont font;
        font.setStrikeOut(true);
        return font;
    }
    return {};
}

} // namespace corneta::ui
