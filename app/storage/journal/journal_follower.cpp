// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_follower.h"

#include "app/storage/files/whole_files.h"

#include <QFileInfo>

#include <iterator>
#include <utility>

namespace corneta {

std::expected<std::vector<JournalLine>, Problems> JournalFollower::poll()
{
    const QFileInfo info{QString::fromStdString(m_path)};
    Look look{info.exists() ? info.size() : -1, info.lastModified()};
    if (m_lines > 0 && look == m_look)
        return {};
    const auto bytes = bytes_of_file(m_path, longest_game);
    auto journal = bytes ? journal_lines(*bytes, m_path) : std::unexpected{bytes.error()};
    if (!journal)
        return std::unexpected{std::move(journal.error())};
    auto& lines = journal->lines;
    if (lines.size() < m_lines)
        return refused(m_path,
                       {"cut short: {0} lines, {1} before",
                        {Fraction{static_cast<std::int64_t>(lines.size())}, Fraction{static_cast<std::int64_t>(m_lines)}}});
    if (m_lines > 0 && lines[m_lines - 1].seal != m_seal)
        return refused(m_path, {"another game than before: line {0} has another seal", {Fraction{static_cast<std::int64_t>(m_lines)}}});
    std::vector<JournalLine> fresh{std::make_move_iterator(lines.begin() + static_cast<std::ptrdiff_t>(m_lines)),
                                   std::make_move_iterator(lines.end())};
    m_look = std::move(look);
    if (!fresh.empty()) {
        m_lines += fresh.size();
        m_seal = fresh.back().seal;
    }
    return fresh;
}

} // namespace corneta
