// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/descriptor.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace corneta {

namespace {

/// Makes the call again while a signal breaks it off before it did anything.
auto called(auto call)
{
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// Instead of ending the program.
void fail_where_a_file_may_grow_no_more()
{
    struct sigaction unmoved{};
    unmoved.sa_handler = [](int) {};
    ::sigaction(SIGXFSZ, &unmoved, nullptr);
}

std::expected<void, Sentence> done(int result, std::string_view pattern)
{
    if (result < 0)
        return std::unexpected{failure(pattern)};
    return {};
}

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

Sentence locked_by_another(int file)
{
    struct stat found{};
    const auto process = ::fstat(file, &found) == 0 ? holder_of(found.st_ino) : std::nullopt;
    if (!process)
        return {"locked: another program, here or on another computer, has it open for writing; close it there first"};
    const QString program = QFileInfo{QFile::symLinkTarget("/proc/" + *process + "/exe")}.fileName();
    return {"locked by {0}, process {1}, which has it open for writing; close it there first",
            {Name{program.isEmpty() ? "a program of another user" : program.toStdString()}, Name{process->toStdString()}}};
}

} // namespace

Sentence failure(std::string_view pattern)
{
    return {pattern, {Name{std::generic_category().message(errno)}}};
}

std::expected<Descriptor, Sentence> Descriptor::opened(const std::string& path, int flags, mode_t mode)
{
    const int number = called([&] { return ::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK, mode); }); // a pipe would wait
    if (number < 0)
        return std::unexpected{errno == ENXIO ? Sentence{no_file} : failure("cannot be opened: {0}")};
    Descriptor opened{number};
    struct stat found{};
    if (::fstat(number, &found) != 0)
        return std::unexpected{failure("cannot be looked at: {0}")};
    if (!S_ISREG(found.st_mode) && !S_ISDIR(found.st_mode))
        return std::unexpected{Sentence{no_file}};
    return opened;
}

Descriptor::Descriptor(Descriptor&& other) noexcept : m_number{std::exchange(other.m_number, -1)} {}

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept
{
    std::swap(m_number, other.m_number);
    return *this;
}

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::close(m_number);
}

std::expected<void, Sentence> Descriptor::write(std::string_view bytes) const
{
    fail_where_a_file_may_grow_no_more();
    const ssize_t written = called([&] { return ::write(m_number, bytes.data(), bytes.size()); });
    if (written < 0)
        return std::unexpected{failure("cannot be written: {0}")};
    if (static_cast<std::size_t>(written) != bytes.size())
        return std::unexpected{Sentence{"only {0} of {1} bytes could be written",
                                        {Fraction{static_cast<std::int64_t>(written)}, Fraction{static_cast<std::int64_t>(bytes.size())}}}};
    return {};
}

std::expected<void, Sentence> Descriptor::cut(std::size_t size) const
{
    return done(called([&] { return ::ftruncate(m_number, static_cast<off_t>(size)); }), "cannot be cut: {0}");
}

std::expected<void, Sentence> Descriptor::sync() const
{
    return done(called([&] { return ::fsync(m_number); }), "cannot be brought safely to the disk: {0}");
}

std::expected<void, Sentence> Descriptor::sync_bytes() const
{
    return done(called([&] { return ::fdatasync(m_number); }), "cannot be brought safely to the disk: {0}");
}

std::expected<void, Sentence> Descriptor::lock() const
{
    if (::flock(m_number, LOCK_EX | LOCK_NB) == 0)
        return {};
    if (errno == EWOULDBLOCK)
        return std::unexpected{locked_by_another(m_number)};
    return std::unexpected{failure("cannot be locked where it lies, so that nobody else writes it too: {0}")};
}

} // namespace corneta
