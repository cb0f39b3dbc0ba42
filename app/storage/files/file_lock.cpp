// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/file_lock.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>

namespace corneta {

namespace {

/// The process that the kernel's list of locks names for a file: `1: FLOCK ADVISORY WRITE 1718 fd:01:4711 0 EOF`. Nothing where none stands
/// there, as of another computer's, or several, as with files of two disks.
std::optional<QByteArray> holder_of(ino_t file)
{
    enum Column { Kind = 1, Process = 4, File = 5, Columns = 6 };
    std::optional<QByteArray> holder;
    QFile locks{"/proc/locks"};
    if (!locks.open(QIODevice::ReadOnly))
        return std::nullopt;
    for (const QByteArray& line : locks.readAll().split('\n')) {
        const QByteArrayList columns = line.simplified().split(' ');
        if (columns.size() < Columns || columns[Kind] != "FLOCK" || columns[File].split(':').back().toULongLong() != file)
            continue;
        if (holder || columns[Process].toLongLong() <= 0)
            return std::nullopt;
        holder = columns[Process];
    }
    return holder;
}

Sentence locked_by_another(const Descriptor& file)
{
    struct stat found{};
    const auto process = ::fstat(file.number(), &found) == 0 ? holder_of(found.st_ino) : std::nullopt;
    if (!process)
        return {"locked: another program, here or on another computer, has it open for writing; close it there first"};
    const QString program = QFileInfo{QFile::symLinkTarget("/proc/" + *process + "/exe")}.fileName();
    return {"locked by {0}, process {1}, which has it open for writing; close it there first",
            {Name{program.isEmpty() ? "a program of another user" : program.toStdString()}, Name{process->toStdString()}}};
}

} // namespace

std::expected<void, Sentence> lock(const Descriptor& file)
{
    if (::flock(file.number(), LOCK_EX | LOCK_NB) == 0)
        return {};
    if (errno == EWOULDBLOCK)
        return std::unexpected{locked_by_another(file)};
    return std::unexpected{failure("cannot be locked where it lies, so that nobody else writes it too: {0}")};
}

} // namespace corneta
