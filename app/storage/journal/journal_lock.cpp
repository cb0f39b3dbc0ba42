// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_lock.h"

#include "app/storage/files/whole_files.h"

#include <QFileInfo>

#include <utility>

namespace corneta {

namespace {

/// A program that ended between making its lock file and signing it left one that names nobody.
constexpr int unsigned_lock_stale_ms = 10'000;

std::unexpected<Problems> refused(const std::string& path, Sentence what)
{
    return std::unexpected{Problems{{path, std::move(what)}}};
}

} // namespace

std::expected<std::unique_ptr<QLockFile>, Problems> locked(const std::string& path)
{
    if (!QFileInfo{QString::fromStdString(folder_of(path))}.isDir())
        return refused(path, {"its folder {0} is not there", {Name{folder_of(path)}}});
    const std::string lock_path = path + ".lock";
    auto lock = std::make_unique<QLockFile>(QString::fromStdString(lock_path));
    lock->setStaleLockTime(0);
    if (lock->tryLock(0))
        return lock;
    qint64 pid = 0;
    QString host, program;
    if (lock->error() == QLockFile::LockFailedError && !lock->getLockInfo(&pid, &host, &program)) {
        lock->setStaleLockTime(unsigned_lock_stale_ms);
        if (lock->tryLock(0))
            return lock;
    }
    switch (lock->error()) {
    case QLockFile::PermissionError: return refused(path, {"its folder cannot be written to: {0} is needed there", {Name{lock_path}}});
    case QLockFile::LockFailedError:
        if (!lock->getLockInfo(&pid, &host, &program))
            return refused(path,
                           {"locked by a program that does not say which; try again in ten seconds or remove {0}", {Name{lock_path}}});
        return refused(path,
                       {"locked by {0}, process {1} on {2}; if that was killed, try again in ten seconds or remove {3}",
                        {Name{program.toStdString()}, Name{std::to_string(pid)}, Name{host.toStdString()}, Name{lock_path}}});
    case QLockFile::NoError:
    case QLockFile::UnknownError: break;
    }
    return refused(path, {"cannot be locked: {0} cannot be written", {Name{lock_path}}});
}

} // namespace corneta
