// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/forces_files.h"

#include "ui/game/forces_file.h"
#include "ui/game/game_desk.h"
#include "ui/words/wording.h"

#include <QFileDialog>
#include <QFileInfo>

namespace corneta::ui {

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
