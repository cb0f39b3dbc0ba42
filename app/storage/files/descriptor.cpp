// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/descriptor.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
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

} // namespace corneta
