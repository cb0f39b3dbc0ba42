// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_file.h"

#include "app/storage/files/whole_files.h"

#include <QFile>
#include <QFileInfo>

#include <fmt/format.h>

#include <fcntl.h>
#include <iterator>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace corneta {

namespace {

/// The open file, which nobody else writes while it is.
std::expected<Descriptor, Problems> opened_alone(const std::string& path)
{
    if (auto folder = folder_is_there(path); !folder)
        return std::unexpected{std::move(folder.error())};
    auto file = Descriptor::opened(path, O_RDWR | O_APPEND);
    if (!file)
        return refused(path, std::move(file.error()));
    if (auto locked = file->lock(); !locked)
        return refused(path, std::move(locked.error()));
    return std::move(*file);
}

std::string free_path_for_torn(const std::string& path)
{
    std::string torn = path + ".torn";
    for (int number = 2; QFile::exists(QString::fromStdString(torn)); ++number)
        torn = fmt::format("{}.torn-{}", path, number);
    return torn;
}

/// Where it was put.
std::expected<std::string, Problems> cut_torn(const std::string& path, const Descriptor& file, std::string_view sound,
                                              std::string_view torn)
{
    if (torn.empty())
        return {};
    std::string torn_path = free_path_for_torn(path);
    auto done = create_file(torn_path, torn, Readers::All);
    if (done) {
        auto cut = file.cut(sound.size());
        if (cut)
            cut = file.sync();
        if (!cut)
            done = refused(path, std::move(cut.error()));
    }
    if (!done) {
        done.error().push_back({path, {"its last line broke off and cannot be set aside: it can only be read"}});
        return std::unexpected{std::move(done.error())};
    }
    return torn_path;
}

Problem nothing_created(const std::string& path)
{
    return {path, {"no game was written there; choose another folder or name"}};
}

} // namespace

JournalFile::JournalFile(std::string path, Descriptor file, std::vector<JournalLine> lines)
    : m_path{std::move(path)},
      m_file{std::move(file)},
      m_lines{std::move(lines)}
{
}

std::expected<JournalFile, Problems> JournalFile::create(const std::string& path, std::string first_body)
{
    return create(path, std::vector{sealed_line(std::move(first_body))});
}

std::expected<JournalFile, Problems> JournalFile::save_elsewhere(const std::string& path) const
{
    return create(path, m_lines);
}

std::expected<JournalFile, Problems> JournalFile::create(const std::string& path, std::vector<JournalLine> lines)
{
    std::string bytes;
    for (const JournalLine& line : lines)
        bytes += text(line);
    auto created = create_file(path, bytes, Readers::All);
    if (!created) {
        created.error().push_back(nothing_created(path));
        return std::unexpected{std::move(created.error())};
    }
    auto file = opened_alone(path);
    if (!file)
        return std::unexpected{std::move(file.error())};
    return JournalFile{path, std::move(*file), std::move(lines)};
}

std::expected<JournalFile, Problems> JournalFile::open(const std::string& path)
{
    auto file = opened_alone(path);
    if (!file)
        return std::unexpected{std::move(file.error())};
    const auto bytes = bytes_of_file(path, *file, longest_game);
    if (!bytes)
        return std::unexpected{bytes.error()};
    const std::string_view text{*bytes};
    auto journal = journal_lines(text, path);
    if (!journal)
        return std::unexpected{std::move(journal.error())};
    const std::size_t sound = text.size() - journal->torn;
    auto torn_path = cut_torn(path, *file, text.substr(0, sound), text.substr(sound));
    if (!torn_path)
        return std::unexpected{std::move(torn_path.error())};
    JournalFile opened{path, std::move(*file), std::move(journal->lines)};
    opened.m_torn_path = std::move(*torn_path);
    return opened;
}

bool JournalFile::can_be_written(const std::string& path)
{
    return opened_alone(path).has_value();
}

/// Whether the file that is open is still the one of the path and ends in the line that it was left with: else a line would go astray.
std::expected<void, Sentence> JournalFile::as_left() const
{
    struct stat open{}, named{};
    if (::fstat(m_file.number(), &open) != 0)
        return std::unexpected{corneta::failure("cannot be looked at: {0}")};
    if (::stat(m_path.c_str(), &named) != 0)
        return std::unexpected{corneta::failure("is gone from its place: {0}")};
    if (open.st_dev != named.st_dev || open.st_ino != named.st_ino)
        return std::unexpected{Sentence{"another file has taken its place"}};
    const std::string last = text(m_lines.back());
    std::string found(last.size() + 1, '\0');
    const auto from = static_cast<off_t>(m_lines.back().end - last.size());
    const auto read = ::pread(m_file.number(), found.data(), found.size(), from);
    if (read < 0)
        return std::unexpected{corneta::failure("cannot be read: {0}")};
    found.resize(static_cast<std::size_t>(read));
    if (found != last)
        return std::unexpected{Sentence{"another program has changed it"}};
    return {};
}

std::unexpected<Problems> JournalFile::failed(Problems problems)
{
    problems.push_back({m_path,
                        {"nothing more is written to it; the game stays on the screen, read-only: save it elsewhere, or put the file right "
                         "and open it again"}});
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
    if (auto same = as_left(); !same)
        return failed({{m_path, std::move(same.error())}});
    if (lines.back().end > longest_game)
        return failed({{m_path, {"full: it may not be larger than {0} MiB", {Fraction{static_cast<std::int64_t>(longest_game >> 20U)}}}}});
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
