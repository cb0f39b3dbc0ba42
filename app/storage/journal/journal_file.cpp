// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_file.h"

#include "app/storage/files/json_lines.h"
#include "app/storage/files/whole_files.h"
#include "app/storage/journal/journal_lock.h"

#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>

#include <fcntl.h>
#include <iterator>
#include <sys/stat.h>
#include <utility>

namespace corneta {

namespace {

std::unexpected<Problems> refused(const std::string& path, Sentence what)
{
    return std::unexpected{Problems{{path, std::move(what)}}};
}

/// Where links lead: who opens the file by another name has to meet the same lock.
std::string real_path(const std::string& path)
{
    const QString real = QFileInfo{QString::fromStdString(path)}.canonicalFilePath();
    return real.isEmpty() ? path : real.toStdString();
}

std::string free_path_for_torn(const std::string& path)
{
    std::string torn = path + ".torn";
    for (int number = 2; QFile::exists(QString::fromStdString(torn)); ++number)
        torn = fmt::format("{}.torn-{}", path, number);
    return torn;
}

std::expected<void, Problems> cut_torn(const std::string& path, const Descriptor& file, std::string_view sound, std::string_view torn)
{
    if (torn.empty())
        return {};
    auto done = create_file(free_path_for_torn(path), torn, Readers::All);
    if (done) {
        auto cut = file.cut(sound.size());
        if (cut)
            cut = file.sync();
        if (!cut)
            done = refused(path, std::move(cut.error()));
    }
    if (!done)
        done.error().push_back({path, {"its last line broke off and cannot be set aside: it can only be read"}});
    return done;
}

Problem nothing_created(const std::string& path)
{
    return {path, {"no game was written there; choose another folder or name"}};
}

} // namespace

JournalFile::JournalFile(std::string path, std::unique_ptr<QLockFile> lock, Descriptor file, std::vector<JournalLine> lines)
    : m_path{std::move(path)},
      m_lock{std::move(lock)},
      m_file{std::move(file)},
      m_lines{std::move(lines)}
{
}

std::expected<JournalFile, Problems> JournalFile::create(const std::string& path, std::string first_body)
{
    return created(path, {sealed_line(std::move(first_body))});
}

std::expected<JournalFile, Problems> JournalFile::save_elsewhere(const std::string& path) const
{
    return created(path, m_lines);
}

std::expected<JournalFile, Problems> JournalFile::created(const std::string& path, std::vector<JournalLine> lines)
{
    std::string bytes;
    for (const JournalLine& line : lines)
        bytes += text(line);
    auto lock = locked(path);
    auto created = lock ? create_file(path, bytes, Readers::All) : std::unexpected{lock.error()};
    if (!created) {
        created.error().push_back(nothing_created(path));
        return std::unexpected{std::move(created.error())};
    }
    auto file = Descriptor::opened(path, O_WRONLY | O_APPEND);
    if (!file)
        return refused(path, std::move(file.error()));
    return JournalFile{path, std::move(*lock), std::move(*file), std::move(lines)};
}

std::expected<JournalFile, Problems> JournalFile::open(const std::string& path)
{
    auto lock = locked(real_path(path));
    if (!lock)
        return std::unexpected{std::move(lock.error())};
    auto file = Descriptor::opened(path, O_WRONLY | O_APPEND);
    if (!file)
        return refused(path, std::move(file.error()));
    const auto bytes = bytes_of_file(path);
    if (!bytes)
        return std::unexpected{bytes.error()};
    const std::string_view text{bytes->data(), static_cast<std::size_t>(bytes->size())};
    auto journal = journal_lines(text, path);
    if (!journal)
        return std::unexpected{std::move(journal.error())};
    const std::size_t sound = text.size() - journal->torn;
    if (auto cut = cut_torn(path, *file, text.substr(0, sound), text.substr(sound)); !cut)
        return std::unexpected{std::move(cut.error())};
    return JournalFile{path, std::move(*lock), std::move(*file), std::move(journal->lines)};
}

/// Whether the file that is open is still the one of the path, as long as it was left: else a line would go astray.
std::expected<void, Sentence> JournalFile::unchanged() const
{
    struct stat open{}, named{};
    if (::fstat(m_file.number(), &open) != 0)
        return std::unexpected{corneta::failure("cannot be looked at: {0}")};
    if (::stat(m_path.c_str(), &named) != 0)
        return std::unexpected{corneta::failure("is gone from its place: {0}")};
    if (open.st_dev != named.st_dev || open.st_ino != named.st_ino)
        return std::unexpected{Sentence{"another file has taken its place"}};
    if (static_cast<std::size_t>(open.st_size) != m_lines.back().end)
        return std::unexpected{Sentence{"another program has changed it"}};
    return {};
}

std::unexpected<Problems> JournalFile::failed(Problems problems)
{
    problems.push_back(
        {m_path, {"nothing more is written to it; the game stays on the screen, read-only: put the file right and open it again"}});
    m_failure = std::move(problems);
    return std::unexpected{m_failure};
}

std::expected<void, Problems> JournalFile::append(std::span<const std::string> bodies)
{
    if (!m_failure.empty())
        return std::unexpected{m_failure};
    std::vector<JournalLine> lines;
    std::string bytes;
    for (const std::string& body : bodies) {
        lines.push_back(sealed_line(body, lines.empty() ? m_lines.back() : lines.back()));
        bytes += text(lines.back());
    }
    if (bytes.empty())
        return {};
    if (auto as_left = unchanged(); !as_left)
        return failed({{m_path, std::move(as_left.error())}});
    if (lines.back().end > longest_file)
        return failed({{m_path, {"full: it may not be larger than {0} MiB", {Fraction{static_cast<std::int64_t>(longest_file >> 20U)}}}}});
    auto written = m_file.write(bytes);
    if (written)
        written = m_file.sync_bytes();
    if (!written)
        return failed({{m_path, std::move(written.error())},
                       {m_path, {"all up to line {0} is safe on the disk", {Fraction{static_cast<std::int64_t>(m_lines.size())}}}}});
    m_lines.insert(m_lines.end(), std::make_move_iterator(lines.begin()), std::make_move_iterator(lines.end()));
    return {};
}

} // namespace corneta
