// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/corrections/table_desk.h"
#include "ui/game/forces_file.h"
#include "ui/game/game_desk.h"
#include "ui/words/wording.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

namespace corneta::ui {

QFileDialog* TableDesk::new_dialog(const QString& title)
{
    auto* dialog = new QFileDialog{&m_window, title, {}, tr("Comma-separated values (*.csv);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    return dialog;
}

void TableDesk::choose_file_to_write()
{
    auto* dialog = new_dialog(tr("Write the forces"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    connect(dialog, &QFileDialog::fileSelected, this, &TableDesk::write_forces);
    dialog->open();
}

void TableDesk::choose_file_to_read()
{
    auto* dialog = new_dialog(tr("Read forces"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TableDesk::read_forces);
    dialog->open();
}

void TableDesk::write_forces(const QString& path)
{
    if (m_desk.game() == nullptr)
        return;
    const QString name = QFileInfo{path}.fileName();
    const QString problem = corneta::ui::write_forces(*m_desk.game(), path);
    if (problem.isEmpty())
        emit told(tr("The forces stand in %1.").arg(name));
    else
        emit file_refused(tr("The forces cannot be written"), tr("Nothing is in %1 that was not there.").arg(name), {problem});
}

void TableDesk::read_forces(const QString& path)
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
        emit file_refused(tr("The forces cannot be read"), tr("What is wrong with %1 is not taken.").arg(name), problems);
        return;
    }
    m_is_of_forces = false;
    leave();
    emit told(edits->empty() ? tr("The forces are as %1 says.").arg(name)
                             : tr("From %1: entries written, %2.").arg(name).arg(edits->size()));
}

} // namespace corneta::ui
