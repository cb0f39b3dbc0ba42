// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/whole_files.h"

#include "app/storage/files/descriptor.h"
#include "app/storage/files/digest.h"
#include "app/storage/files/json_lines.h"

#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>
#include <utility>

namespace corneta {

namespace {

std::unexpected<Problems> refused(const std::string& path, Sentence what)
{
    return std::unexpected{Problems{{path, std::move(what)}}};
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

std::expected<QByteArray, Problems> bytes_of_file(const std::string& path)
{
    QFile file{QString::fromStdString(path)};
    if (!file.exists())
        return refused(path, {"no such file"});
    if (QFileInfo{file}.isDir())
        return refused(path, {"a folder, expected a file"});
    if (!QFileInfo{file}.isFile())
        return refused(path, {no_file});
    if (!file.open(QIODevice::ReadOnly))
        return refused(path, {"cannot be read: {0}", {Name{file.errorString().toStdString()}}});
    QByteArray bytes = file.read(static_cast<qint64>(longest_file) + 1);
    if (file.error() != QFileDevice::NoError)
        return refused(path, {"cannot be read: {0}", {Name{file.errorString().toStdString()}}});
    return bytes;
}

std::string folder_of(const std::string& path)
{
    const std::string folder = std::filesystem::path{path}.parent_path().string();
    return folder.empty() ? "." : folder;
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
    const std::string passing_path = fmt::format("{}.new-{}", path, hex(text(random_bytes32()).substr(0, 8)));
    const auto file = Descriptor::opened(passing_path, O_WRONLY | O_CREAT | O_EXCL, readers == Readers::All ? 0666 : 0600);
    if (!file)
        return refused(path, file.error());
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
