// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/whole_files.h"

#include "app/storage/files/descriptor.h"
#include "app/storage/files/digest.h"

#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace corneta {

namespace {

std::expected<std::string, Problems> bytes_of(QFile& file, const std::string& path, std::size_t most)
{
    constexpr int bits_of_a_mebibyte = 20;
    const auto limit = static_cast<qint64>(most) + 1;
    const qint64 size = file.size(); // 0 of what the system tells as a file
    std::string bytes;
    bytes.resize_and_overwrite(static_cast<std::size_t>(size >= limit  ? 0
                                                            : size > 0 ? size
                                                                       : limit),
                               [&](char* to, std::size_t room) {
                                   return static_cast<std::size_t>(std::max<qint64>(0, file.read(to, static_cast<qint64>(room))));
                               });
    if (file.error() != QFileDevice::NoError)
        return refused(path, {"cannot be read: {0}", {Name{file.errorString().toStdString()}}});
    if (size >= limit || bytes.size() > most)
        return refused(path, {"larger than {0} MiB", {Fraction{static_cast<std::int64_t>(most >> bits_of_a_mebibyte)}}});
    return bytes;
}

/// A file that is gone when this goes.
class Passing {
public:
    explicit Passing(std::string path) : m_path{std::move(path)} {}
    Passing(const Passing&) = delete;
    Passing& operator=(const Passing&) = delete;
    ~Passing() { ::unlink(m_path.c_str()); }

private:
    std::string m_path;
};

/// Gives a file its name, which must be free. Where the disk knows no second name for a file, as on a memory stick, the file is renamed.
bool put_into_place(const std::string& from, const std::string& to)
{
    if (::link(from.c_str(), to.c_str()) == 0)
        return true;
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS)
        return false;
    return ::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0;
}

} // namespace

std::expected<std::string, Problems> bytes_of_file(const std::string& path, std::size_t most)
{
    QFile file{QString::fromStdString(path)};
    if (!file.exists())
        return refused(path, {"no such file"});
    if (QFileInfo{file}.isDir())
        return refused(path, {"a folder, expected a file"});
    if (!QFileInfo{file}.isFile())
        return refused(path, {no_file});
    if (path.starts_with(":/")) { // built in
        if (!file.open(QIODevice::ReadOnly))
            return refused(path, {"cannot be read: {0}", {Name{file.errorString().toStdString()}}});
        return bytes_of(file, path, most);
    }
    const auto open = Descriptor::opened(path, O_RDONLY); // what it is may have changed meanwhile
    if (!open)
        return refused(path, open.error());
    return bytes_of_file(path, *open, most);
}

std::expected<std::string, Problems> bytes_of_file(const std::string& path, const Descriptor& file, std::size_t most)
{
    QFile open;
    if (!open.open(file.number(), QIODevice::ReadOnly))
        return refused(path, {"cannot be read: {0}", {Name{open.errorString().toStdString()}}});
    return bytes_of(open, path, most);
}

std::string folder_of(const std::string& path)
{
    const std::string folder = std::filesystem::path{path}.parent_path().string();
    return folder.empty() ? "." : folder;
}

std::expected<void, Problems> folder_is_there(const std::string& path)
{
    if (!QFileInfo{QString::fromStdString(folder_of(path))}.isDir())
        return refused(path, {"its folder {0} is not there", {Name{folder_of(path)}}});
    return {};
}

std::expected<void, Problems> sync_folder_of(const std::string& path)
{
    const std::string folder = folder_of(path);
    const auto opened = Descriptor::opened(folder, O_RDONLY | O_DIRECTORY);
    if (!opened)
        return refused(folder, opened.error());
    if (auto synced = opened->sync(); !synced)
        return refused(folder, std::move(synced.error()));
    return {};
}

std::expected<void, Problems> create_file(const std::string& path, std::string_view bytes, Readers readers)
{
    if (auto folder = folder_is_there(path); !folder)
        return folder;
    const std::string passing_path = fmt::format("{}.new-{}", path, hex(text(random_bytes32()).substr(0, 8)));
    const auto file = Descriptor::opened(passing_path, O_WRONLY | O_CREAT | O_EXCL, readers == Readers::All ? 0666 : 0600);
    if (!file)
        return refused(path, errno == EACCES || errno == EROFS ? Sentence{"its folder cannot be written to"} : file.error());
    const Passing passing{passing_path};
    if (auto written = file->write(bytes); !written)
        return refused(path, std::move(written.error()));
    if (auto synced = file->sync(); !synced)
        return refused(path, std::move(synced.error()));
    if (!put_into_place(passing_path, path))
        return refused(path, errno == EEXIST ? Sentence{"exists already and is left as it is"} : failure("cannot be created: {0}"));
    auto synced = sync_folder_of(path);
    if (!synced)
        ::unlink(path.c_str());
    return synced;
}

} // namespace corneta
