// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <cstddef>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// One line of a journal, and what a line is: `{...,"seal":"<64 digits of 0-9a-f>"}` and a newline. The seal is the SHA-256 of the seal
/// before, as text, and of this line's bytes up to but without `,"seal"`; before the first line stands the empty text. Example, when
/// `body` holds the first line up to there: `printf %s "$body" | openssl dgst -sha256`.
struct JournalLine {
    std::string body; ///< a JSON object, whole without its seal
    std::string seal;
    std::size_t end = 0; ///< bytes of the file up to and with the newline
};

struct JournalText {
    std::vector<JournalLine> lines; ///< at least one
    std::size_t torn = 0;           ///< bytes behind them that a crash left: a line that broke off, or blocks that were never written
};

/// The line that says `body`, an object of one member or more without a line break, behind the line `before`; behind none it is the first.
JournalLine sealed_line(std::string body, const JournalLine& before = {});

/// The line as it stands in the file, newline and all.
std::string text(const JournalLine& line);

/// A line without its newline, taken apart by its shape alone.
struct SealedParts {
    std::string_view head; ///< what is sealed
    std::string_view seal;
};
inline constexpr std::size_t bytes_of_seal = std::string_view{R"(,"seal":""})"}.size() + 64; ///< at the end of a line, without the newline
std::optional<SealedParts> sealed_parts(std::string_view line);
/// Where the seal of the first line of that shape ends in the text; npos where there is none.
std::size_t end_of_seal(std::string_view text);
/// Of a head behind the line with this seal.
std::string seal_of(std::string_view seal_before, std::string_view head);

/// The lines of a journal as they stand in its bytes.
struct JournalView {
    std::vector<SealedParts> lines; ///< at least one
    std::size_t torn = 0;           ///< as in a JournalText
};
/// Of a journal that is called `file` in problems, or the first line that is damaged. Whether a body is JSON is not asked.
std::expected<JournalView, Problems> journal_view(std::string_view bytes, const std::string& file);
/// The same with lines of their own.
std::expected<JournalText, Problems> journal_lines(std::string_view bytes, const std::string& file);
std::vector<JournalLine> own_lines(std::span<const SealedParts> lines, std::size_t end_before = 0);

} // namespace corneta
