// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/forces_files.h"

#include "core/game/decide/edits.h"
#include "core/game/forces/forces_csv.h"
#include "core/game/journal/command.h"
#include "core/text/problem.h"
#include "ui/game/game_desk.h"
#include "ui/session/open_game.h"
#include "ui/words/wording.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>
#include <expected>
#include <vector>

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

/// Writes the forces of a game as comma-separated values, whole or not at all. Says why it could not; empty when it did.
QString write_forces(const OpenGame& game, const QString& path)
{
    const std::string csv = game::csv_of(*game.book().ruleset, game.state().units);
    QSaveFile file{path};
    const bool is_written =
        file.open(QIODevice::WriteOnly) && file.write(QByteArray::fromStdString(csv)) == static_cast<qint64>(csv.size()) && file.commit();
    return is_written ? QString{} : file.errorString();
}

/// What makes the forces of a game those of a file of comma-separated values, or everything that is wrong with it, by line. The game would
/// take all of them, one after the other.
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

} // namespace

ForcesFiles::ForcesFiles(QWidget& window, const GameDesk& desk) : QObject{&window}, m_window{window}, m_desk{desk} {}

QFileDialog* ForcesFiles::new_dialog(const QString& title)
{
    auto* dialog = new QFileDialog{&m_window, title, {}, tr("Comma-separated values (*.csv);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    return dialog;
}

void ForcesFiles::choose_file_to_write()
{
    auto* dialog = new_dialog(tr("Save the forces"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &ForcesFiles::write);
    dialog->open();
}

void ForcesFiles::choose_file_to_read()
{
    auto* dialog = new_dialog(tr("Load forces"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ForcesFiles::read);
    dialog->open();
}

void ForcesFiles::write(const QString& path)
{
    if (m_desk.game() == nullptr)
        return;
    const QString name = QFileInfo{path}.fileName();
    const QString problem = write_forces(*m_desk.game(), path);
    if (problem.isEmpty())
        emit told(tr("The forces are saved in %1.").arg(name));
    else
        emit refused(tr("The forces cannot be written"), tr("%1 is as it was.").arg(name), {problem});
}

void ForcesFiles::read(const QString& path)
{
    if (m_desk.game() == nullptr)
        return;
    const QString name = QFileInfo{path}.fileName();
    const auto edits = edits_from_file(*m_desk.game(), path);
    QStringList problems;
    if (!edits)
        problems = sentences_with_places(edits.error());
    else
        for (const game::Command& edit : *edits)
            if (const auto given = m_desk.game()->give(edit, {}, OpenGame::Rolls::No); !given && problems.isEmpty())
                problems = sentences_with_places(given.error());
    if (!problems.isEmpty()) {
        emit refused(tr("The forces cannot be read"), tr("Nothing is taken from %1 until this is put right.").arg(name), problems);
        return;
    }
    emit taken();
    emit told(edits->empty() ? tr("The forces are already as %1 says.").arg(name)
                             : tr("Entries written from %1: %2.").arg(name).arg(edits->size()));
}

} // namespace corneta::ui
