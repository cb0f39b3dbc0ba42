// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/journal_model.h"

#include "core/text/match.h"
#include "ui/look/chip_picture.h"
#include "ui/session/open_game.h"
#include "ui/words/unit_names.h"

#include <QFont>

namespace corneta::ui {

namespace {

/// Who acts by a command: the first unit of a play, who lays or turns up.
std::string actor_of(const game::Command& command)
{
    return match(
        command,
        [](const game::Play& play) {
            return play.roles.empty() || play.roles.front().units.empty() ? std::string{} : play.roles.front().units.front();
        },
        [](const OneOf<game::PlaceFaceDown, game::Edit, game::Split, game::Join> auto& of_unit) { return of_unit.unit; },
        [](const game::TurnUp& up) { return up.all.size() == 1 ? up.all.front().unit : std::string{}; },
        [](const OneOf<game::EndPhase, game::Strike, game::Amend, game::Undo, game::Redo, game::Note, game::ChangeCharts,
                       game::FromPaper> auto&) { return std::string{}; });
}

} // namespace

JournalModel::Line JournalModel::line_of(const OpenGame& game, const game::Entry& entry)
{
    Line line{game.sentence(entry), game.is_in_force(entry), -1, {}};
    const game::Unit* const actor = game.state().find(actor_of(entry.command));
    if (actor == nullptr)
        return line;
    line.side = static_cast<int>(number_of_side(game.state(), *actor));
    if (std::holds_alternative<game::PlaceFaceDown>(entry.command))
        line.chip = chip_back;
    else if (const auto* const up = std::get_if<game::TurnUp>(&entry.command); up != nullptr)
        line.chip = QString::fromStdString(up->all.front().word);
    return line;
}

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
        m_lines.push_back(line_of(game, entries[i]));
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
        return (line.holds ? tr("%1: %2") : tr("%1, undone: %2")).arg(index.row() + 1).arg(line.words);
    if (role == number_role)
        return index.row() + 1;
    if (role == side_role)
        return line.side;
    if (role == chip_role)
        return line.chip;
    if (role == Qt::FontRole && !line.holds) {
        QFont font;
        font.setStrikeOut(true);
        return font;
    }
    return {};
}

} // namespace corneta::ui
