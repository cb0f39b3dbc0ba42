// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/forces_model.h"

#include "core/action/ruleset.h"
#include "ui/look/chip_picture.h"
#include "ui/words/army_words.h"
#include "ui/words/unit_names.h"
#include "ui/words/wording.h"

#include <QFont>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace corneta::ui {

namespace {

/// "effectives 9, stragglers 2, casualties 1", without what is 0 but for the first.
QString strength_words(const game::UnitSummary& summary)
{
    QStringList words;
    for (const game::CountedPart& part : summary.parts)
        if (part.number != 0 || words.isEmpty())
            words << ForcesModel::tr("%1 %2").arg(translated(part.label)).arg(part.number);
    return words.join(QStringLiteral(", "));
}

} // namespace

std::vector<ForcesModel::Line> ForcesModel::lines_of(const Rulebook& book, const game::State& state)
{
    std::vector<Line> lines;
    const auto summary_of = book.ruleset->game == nullptr ? nullptr : book.ruleset->game->summary;
    for (const game::Unit& unit : state.units) {
        const game::UnitSummary summary = summary_of == nullptr ? game::UnitSummary{} : summary_of(unit, state, book);
        Line line{unit.key,
                  as_text(unit.code),
                  as_text(unit.name),
                  command_name(state, unit.command),
                  strength_words(summary),
                  {},
                  command_name(state, unit.kind == "side" ? unit.key : unit.side),
                  {},
                  game::is_gone(unit, book),
                  static_cast<int>(number_of_side(state, unit)),
                  {},
                  chip_by(*book.ruleset, unit)};
        QStringList marks;
        for (const Sentence& mark : summary.marks)
            marks << said(mark);
        line.marks = marks.join(QStringLiteral(", "));
        for (const game::CountedPart& part : summary.parts)
            line.parts << part.number;
        lines.push_back(std::move(line));
    }
    put_in_commands(lines);
    return lines;
}

/// Side by side, in each command by command, in the order in which they first stand.
void ForcesModel::put_in_commands(std::vector<Line>& lines)
{
    QStringList commands;
    for (const Line& line : lines)
        if (!commands.contains(line.command))
            commands << line.command;
    std::ranges::stable_sort(lines, {}, [&](const Line& line) { return std::pair{line.side_number, commands.indexOf(line.command)}; });
    const Line* before = nullptr;
    for (Line& line : lines) {
        if (before == nullptr || before->command != line.command || before->side_number != line.side_number)
            line.heading = line.command.isEmpty() ? line.side : line.command;
        before = &line;
    }
}

void ForcesModel::show(const Rulebook& book, const game::State& state)
{
    std::vector<Line> lines = lines_of(book, state);
    const bool same_units = std::ranges::equal(lines, m_lines, {}, &Line::key, &Line::key);
    if (!same_units) {
        beginResetModel();
        m_lines = std::move(lines);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i] != m_lines[i]) {
            m_lines[i] = std::move(lines[i]);
            const int row = static_cast<int>(i);
            emit dataChanged(index(row, 0), index(row, Columns - 1));
        }
}

int ForcesModel::row_of(const std::string& unit) const
{
    const auto found = std::ranges::find(m_lines, unit, &Line::key);
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

QVariant ForcesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Line& line = m_lines[static_cast<std::size_t>(index.row())];
    if (role == parts_role && index.column() == Strength)
        return QVariant::fromValue(line.parts);
    if (role == heading_role)
        return line.heading;
    if (role == side_role)
        return line.side_number;
    if (role == chip_role)
        return line.chip;
    if (role == Qt::FontRole && line.is_gone) {
        QFont font;
        font.setStrikeOut(true);
        return font;
    }
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
        return QStringList{line.side, line.code, line.name, line.command, line.strength, line.marks}
            .filter(QRegularExpression{QStringLiteral(".")})
            .join(QStringLiteral(", "));
    if (role != Qt::DisplayRole)
        return {};
    const std::array<QString, Columns> words{line.code, line.name, line.command.isEmpty() ? line.side : line.command, line.strength,
                                             line.marks};
    return words.at(static_cast<std::size_t>(index.column()));
}

QVariant ForcesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= Columns)
        return {};
    const std::array<QString, Columns> words{tr("Code"), tr("Name"), tr("Command"), tr("Strength"), tr("Marks")};
    return words.at(static_cast<std::size_t>(section));
}

} // namespace corneta::ui
