// SPDX-License-Identifier: GPL-3.0-or-later
// A library to preload into any program: it writes down the calls that change files, and makes one of them fail. By its environment:
//   FILE_CALLS_LOG    the file to write to: a line each call that was made, `<name> <path> <result>`, when it has returned; output to
//                     standard output stands there as `output - <bytes>` before its first byte leaves, even when it is only buffered; what
//                     printf and putchar write is not seen
//   FILE_CALLS_UNDER  what the paths of all calls but output begin with that are written down and counted
//   FILE_CALLS_FAIL   the number, from 1, of the call that fails
//   FILE_CALLS_HOW    how: ENOSPC, EIO, EPERM, or SHORT: half the bytes are written; another call than a write then fails with EIO; or KILL:
//                     the program is killed before it
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

std::string_view setting(const char* name)
{
    const char* const value = std::getenv(name);
    return value == nullptr ? std::string_view{} : value;
}

/// The program's own errno stays as it is.
void write_down(std::string_view name, std::string_view path, long result)
{
    const int error = errno;
    static const long log = ::syscall(SYS_openat, AT_FDCWD, std::getenv("FILE_CALLS_LOG"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    const std::string line = std::string{name} + ' ' + std::string{path} + ' ' + std::to_string(result) + '\n';
    ::syscall(SYS_write, log, line.data(), line.size());
    errno = error;
}

std::string path_of(int file)
{
    std::array<char, 4096> path{};
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const long size = ::syscall(SYS_readlinkat, AT_FDCWD, link.c_str(), path.data(), path.size());
    return {path.data(), static_cast<std::size_t>(size < 0 ? 0 : size)};
}

enum class Fate { Done, Short, Failed };

/// What becomes of the next call that counts; errno is set when it fails.
Fate fate()
{
    static std::atomic<long> number{0};
    static const long failing = std::atol(std::string{setting("FILE_CALLS_FAIL")}.c_str());
    if (++number != failing)
        return Fate::Done;
    const std::string_view how = setting("FILE_CALLS_HOW");
    if (how == "KILL")
        ::raise(SIGKILL);
    errno = how == "ENOSPC" ? ENOSPC : how == "EPERM" ? EPERM : EIO;
    return how == "SHORT" ? Fate::Short : Fate::Failed;
}

bool counts(std::string_view path)
{
    const std::string_view under = setting("FILE_CALLS_UNDER");
    return !under.empty() && path.starts_with(under);
}

/// A call that does it all or nothing.
template <class... Arguments> int called(std::string_view name, std::string_view path, long number, Arguments... arguments)
{
    if (!counts(path))
        return static_cast<int>(::syscall(number, arguments...));
    const long result = fate() == Fate::Done ? ::syscall(number, arguments...) : -1;
    write_down(name, path, result);
    return static_cast<int>(result);
}

/// A write, of which `half` writes half.
ssize_t written(std::string_view name, int file, std::size_t size, auto whole, auto half)
{
    if (file == STDOUT_FILENO) {
        write_down("output", "-", static_cast<long>(size));
        return whole();
    }
    const int error = errno;
    const std::string path = path_of(file);
    errno = error;
    if (!counts(path))
        return whole();
    const Fate what = fate();
    const ssize_t result = what == Fate::Done ? whole() : what == Fate::Short ? half() : -1;
    write_down(name, path, result);
    return result;
}

/// The function of the C library that stands behind ours.
template <class Function> Function* next(const char* name)
{
    return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

/// What is buffered may leave at any time from now on.
void buffered(std::FILE* stream, std::size_t size)
{
    if (stream == stdout)
        write_down("output", "-", static_cast<long>(size));
}

} // namespace

extern "C" {

ssize_t write(int file, const void* bytes, std::size_t size)
{
    return written(
        "write", file, size, [&] { return ::syscall(SYS_write, file, bytes, size); },
        [&] { return ::syscall(SYS_write, file, bytes, size / 2); });
}

ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t at)
{
    return written(
        "pwrite", file, size, [&] { return ::syscall(SYS_pwrite64, file, bytes, size, at); },
        [&] { return ::syscall(SYS_pwrite64, file, bytes, size / 2, at); });
}

ssize_t pwrite64(int file, const void* bytes, std::size_t size, off64_t at)
{
    return pwrite(file, bytes, size, at);
}

ssize_t writev(int file, const struct iovec* parts, int count)
{
    std::size_t size = 0;
    for (int part = 0; part < count; ++part)
        size += parts[part].iov_len;
    return written(
        "writev", file, size, [&] { return ::syscall(SYS_writev, file, parts, count); },
        [&] { return ::syscall(SYS_write, file, parts->iov_base, parts->iov_len / 2); });
}

int fsync(int file)
{
    return called("fsync", path_of(file), SYS_fsync, file);
}

int fdatasync(int file)
{
    return called("fdatasync", path_of(file), SYS_fdatasync, file);
}

int ftruncate(int file, off_t size) noexcept
{
    return called("ftruncate", path_of(file), SYS_ftruncate, file, size);
}

int ftruncate64(int file, off64_t size) noexcept
{
    return called("ftruncate", path_of(file), SYS_ftruncate, file, size);
}

int link(const char* from, const char* to) noexcept
{
    return called("link", to, SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int linkat(int from_folder, const char* from, int to_folder, const char* to, int flags) noexcept
{
    return called("link", to, SYS_linkat, from_folder, from, to_folder, to, flags);
}

int rename(const char* from, const char* to) noexcept
{
    return called("rename", to, SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int renameat(int from_folder, const char* from, int to_folder, const char* to) noexcept
{
    return called("rename", to, SYS_renameat2, from_folder, from, to_folder, to, 0);
}

int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept
{
    return called("rename", to, SYS_renameat2, from_folder, from, to_folder, to, flags);
}

std::size_t fwrite(const void* bytes, std::size_t size, std::size_t count, std::FILE* stream)
{
    buffered(stream, size * count);
    return next<decltype(::fwrite)>("fwrite")(bytes, size, count, stream);
}

int fputs(const char* text, std::FILE* stream)
{
    buffered(stream, std::strlen(text));
    return next<decltype(::fputs)>("fputs")(text, stream);
}

int puts(const char* text)
{
    buffered(stdout, std::strlen(text) + 1);
    return next<decltype(::puts)>("puts")(text);
}

int fputc(int letter, std::FILE* stream)
{
    buffered(stream, 1);
    return next<decltype(::fputc)>("fputc")(letter, stream);
}

int putc(int letter, std::FILE* stream)
{
    buffered(stream, 1);
    return next<decltype(::fputc)>("putc")(letter, stream);
}
}
