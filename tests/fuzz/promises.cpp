// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/promises.h"

#include "app/storage/files/printable.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace promises {

namespace {

/// The number of a line, or 0 for a text that is none as we write it; behind it may stand what in the line is wrong.
std::ptrdiff_t line_from(std::string_view words)
{
    const std::string_view digits = words.substr(0, words.find(": "));
    std::ptrdiff_t line = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), line);
    return error == std::errc{} && end == digits.data() + digits.size() ? line : 0;
}

} // namespace

void each_has_its_line(const corneta::Problems& problems, const std::string& file, std::string_view bytes)
{
    assert(!problems.empty());
    const std::ptrdiff_t lines = std::ranges::count(bytes, '\n') + (bytes.ends_with('\n') ? 0 : 1);
    for (const corneta::Problem& problem : problems) {
        const std::string_view where = problem.where;
        assert(where.starts_with(file));
        if (where != file) {
            assert(where[file.size()] == ':');
            const std::ptrdiff_t line = line_from(where.substr(file.size() + 1));
            assert(line >= 1 && line <= lines);
        }
        assert(!problem.what.pattern.empty());
        assert(!corneta::has_control_characters(text(problem)));
    }
}

} // namespace promises
