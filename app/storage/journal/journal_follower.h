// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/journal/journal_lines.h"
#include "core/text/problem.h"

#include <QDateTime>

#include <expected>
#include <string>
#include <vector>

namespace corneta {

/// Reads a journal that another program may be writing: without a lock, and it changes nothing, so that a read-only folder will do.
class JournalFollower {
public:
    explicit JournalFollower(std::string path) : m_path{std::move(path)} {}

    /// The whole lines that came since the last call, the first time all. A line still being written comes later. What was read before is
    /// checked again whenever the file has changed; a file that lost lines or holds others than before is refused until it is as it was.
    std::expected<std::vector<JournalLine>, Problems> poll();

    const std::string& path() const { return m_path; }
    std::size_t lines() const { return m_lines; } ///< so far
    const std::string& head_seal() const { return m_seal; }

private:
    /// What tells a file that has changed.
    struct Look {
        qint64 size = -1;
        QDateTime time;
        friend bool operator==(const Look&, const Look&) = default;
    };

    std::string m_path;
    Look m_look;
    std::size_t m_lines = 0;
    std::string m_seal;
};

} // namespace corneta
