// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/files/descriptor.h"
#include "app/storage/journal/journal_lines.h"
#include "core/text/problem.h"

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// A journal open for writing, which no other program has. What it says it holds is safe on the disk.
class JournalFile {
public:
    /// A new file of one line, there wholly or not at all; a file that is there already is left as it is.
    static std::expected<JournalFile, Problems> create(const std::string& path, std::string first_body);

    /// A file that is there. A last line that broke off is copied to `<path>.torn` (`.torn-2` and on if that is taken) and cut.
    static std::expected<JournalFile, Problems> open(const std::string& path);
    /// Whether it is there and this program could open it now, alone, to write.
    static bool can_be_written(const std::string& path);

    /// A line each body, in one write; they are safe on the disk when this returns without problems. Of several, a crash may leave the
    /// first ones. After one failure every further call is refused with the same problems: the file may end in a torn line.
    std::expected<void, Problems> append(std::span<const std::string> bodies);

    /// A new file of these lines, otherwise as by create().
    static std::expected<JournalFile, Problems> create(const std::string& path, std::vector<JournalLine> lines);

    /// All lines in a new file of another path, open for writing and otherwise as by create(); also after a failure, without what failed.
    std::expected<JournalFile, Problems> save_elsewhere(const std::string& path) const;

    const std::string& path() const { return m_path; }
    const std::vector<JournalLine>& lines() const { return m_lines; }
    /// Where open() put the last line that broke off; empty where none did.
    const std::string& torn_path() const { return m_torn_path; }
    const std::string& head_seal() const { return m_lines.back().seal; }
    /// Why nothing more is appended; empty while it is.
    const Problems& failure() const { return m_failure; }

private:
    JournalFile(std::string path, Descriptor file, std::vector<JournalLine> lines);

    std::expected<void, Sentence> as_left() const;
    std::unexpected<Problems> failed(Problems problems);

    std::string m_path;
    std::string m_torn_path;
    Descriptor m_file;
    std::vector<JournalLine> m_lines;
    Problems m_failure;
};

} // namespace corneta
