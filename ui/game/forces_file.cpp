// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/game/forces_file.h"

#include "core/game/decide/edits.h"
#include "core/game/forces/forces_csv.h"
#include "ui/session/open_game.h"
#include "ui/words/wording.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace corneta::ui {

namespace {

constexpr qint64 longest_file = 4 << 20; ///< bytes

/// What the game would say against one of the edits, tried one after the other before any of them is written.
Problems problems_with(const std::vector<game::Command>& edits, const OpenGame& game, const std::vector<game::UnitRead>& lines)
{
    game::State state = game.state();
    Problems problems;
    for (const game::Command& command : edits) {
        const auto& edit = std::get<game::Edit>(command);
        const auto result = game::result_of_edit(state, game.book(), 0, edit);
        if (result) {
            apply(state, 0, result->effects);
            continue;
        }
        const auto line = std::ranges::find(lines, edit.unit, [](const game::UnitRead& read) { return read.unit.key; });
        for (Problem problem : result.error()) {
            if (line != lines.end())
                problem.where = line->where;
            problems.push_back(std::move(problem));
        }
    }
    return problems;
}

} // namespace

QString write_forces(const OpenGame& game, const QString& path)
{
    const std::string csv = game::csv_of(*game.book().ruleset, game.state().units);
    QSaveFile file{path};
    const bool is_written =
        file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(csv)) == static_cast<qint64>(csv.size()) && file.commit();
    return is_written ? QString{} : file.errorString();
}

std::expected<std::vector<game::Command>, Problems> edits_from_file(const OpenGame& game, const QString& path)
{
    const std::string name = QFileInfo{path}.fileName().toStdString();
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected{Problems{{name, {"it cannot be read: {0}", {Name{file.errorString().toStdString()}}}}}};
    if (file.size() > longest_file)
        return std::unexpected{Problems{{name, {"larger than {0} MiB", {static_cast<std::int64_t>(longest_file >> 20)}}}}};
    const std::string text = file.readAll().toStdString();
    const auto lines = game::unit_lines_from_csv(game.book(), text, name, game.state().units);
    if (!lines)
        return std::unexpected{lines.error()};
    std::vector<game::Unit> units;
    for (const game::UnitRead& line : *lines)
        units.push_back(line.unit);
    const QString reason = tr("as %1 says").arg(QString::fromStdString(name));
    auto edits = game::edits_to(game.state(), units, reason.toStdString());
    if (Problems problems = problems_with(edits, game, *lines); !problems.empty())
        return std::unexpected{std::move(problems)};
    return edits;
}

} // namespace corneta::ui
