// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/forces/csv.h"

#include "core/game/state/state.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace corneta {

namespace {

constexpr std::size_t longest_cell = 2000;
constexpr std::size_t most_cells = 500'000; ///< of a file: empty ones take a byte of it and many of memory
constexpr char quote = '"';

/// Reads a text byte by byte; the bytes of a letter beyond ASCII are none of the marks that it looks for.
constexpr char apostrophe = '\'';

/// Whether a spreadsheet would take the text, or what stands behind its apostrophes, for a formula. A number is none.
bool is_like_a_formula(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(apostrophe);
    if (start == std::string_view::npos || !std::string_view{"=+-@"}.contains(text[start]))
        return false;
    const bool is_number = start == 0 && text.size() > 1 && text.find_first_not_of("0123456789.", 1) == std::string_view::npos;
    return !is_number;
}

/// The text that csv_cell() marked so that it is no formula.
std::string without_apostrophe(std::string cell)
{
    if (cell.starts_with(apostrophe) && is_like_a_formula(cell))
        cell.erase(0, 1);
    return cell;
}

class CsvReader {
public:
    CsvReader(std::string_view text, char separator, std::vector<LineProblem>& problems)
        : m_text{text},
          m_separator{separator},
          m_problems{problems}
    {
    }

    std::vector<CsvRow> rows()
    {
        std::vector<CsvRow> rows;
        while (m_at < m_text.size()) {
            CsvRow row = next_row();
            const bool is_blank = row.cells.size() == 1 && row.cells.front().find_first_not_of(" \t") == std::string::npos;
            if (is_blank)
                continue;
            if (rows.size() > game::most_units_of_game) {
                refuse(row.line,
                       {"more than {0} units: nothing from here on is read", {static_cast<std::int64_t>(game::most_units_of_game)}});
                break;
            }
            rows.push_back(std::move(row));
        }
        return rows;
    }

private:
    bool is_over() const { return m_at >= m_text.size(); }
    bool is_at_end_of_line() const { return is_over() || m_text[m_at] == '\n' || m_text.substr(m_at, 2) == "\r\n"; }

    void refuse(int line, Sentence what) { m_problems.push_back({line, std::move(what)}); }

    CsvRow next_row()
    {
        CsvRow row{m_line, {next_cell()}};
        while (!is_at_end_of_line()) {
            if (++m_cells > most_cells) {
                refuse(row.line, {"more than {0} cells: nothing from here on is read", {static_cast<std::int64_t>(most_cells)}});
                m_at = m_text.size();
                break;
            }
            ++m_at; // the separator
            row.cells.push_back(next_cell());
        }
        if (!is_over())
            m_at += m_text[m_at] == '\n' ? 1U : 2U;
        ++m_line;
        return row;
    }

    std::string next_cell()
    {
        if (!is_over() && m_text[m_at] == quote)
            return quoted_cell();
        std::string cell;
        for (; !is_at_end_of_line() && m_text[m_at] != m_separator; ++m_at)
            cell += m_text[m_at];
        if (cell.contains(quote))
            refuse(m_line, {"a quote stands within a cell that is not quoted"});
        return without_apostrophe(std::move(cell));
    }

    std::string quoted_cell()
    {
        const int line = m_line;
        std::string cell;
        for (++m_at; !is_over(); ++m_at) {
            if (m_text[m_at] == quote && m_text.substr(m_at, 2) != "\"\"")
                break;
            if (m_text[m_at] == quote)
                ++m_at;
            if (m_text[m_at] == '\n')
                ++m_line;
            cell += m_text[m_at];
        }
        if (is_over())
            refuse(line, {"a quote is not closed"});
        else
            ++m_at;
        if (!is_at_end_of_line() && m_text[m_at] != m_separator) {
            refuse(m_line, {"something stands behind a closed quote"});
            while (!is_at_end_of_line() && m_text[m_at] != m_separator)
                ++m_at;
        }
        return without_apostrophe(std::move(cell));
    }

    std::string_view m_text;
    char m_separator;
    std::vector<LineProblem>& m_problems;
    std::size_t m_at = 0;
    int m_line = 1;
    std::size_t m_cells = 0; ///< behind the first of their rows
};

/// The letter that a text begins with and its bytes; 0 bytes where it is no UTF-8.
std::pair<std::uint32_t, std::size_t> letter_of(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(text[i])); };
    const std::uint32_t first = byte(0);
    if (first < 0x80)
        return {first, 1};
    const std::size_t size = first >= 0xC2 && first < 0xE0 ? 2 : first >= 0xE0 && first < 0xF0 ? 3 : first >= 0xF0 && first < 0xF5 ? 4 : 0;
    if (size == 0 || text.size() < size)
        return {0, 0};
    std::uint32_t letter = first & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xC0U) != 0x80U)
            return {0, 0};
        letter = letter << 6U | (byte(i) & 0x3FU);
    }
    constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool is_sound = letter >= least.at(size) && letter <= 0x10FFFF && (letter < 0xD800 || letter > 0xDFFF);
    return {letter, is_sound ? size : 0};
}

bool is_control_character(std::uint32_t letter)
{
    struct Range {
        std::uint32_t first;
        std::uint32_t last;
    };
    constexpr std::array ranges{
        Range{0x00, 0x09},       Range{0x0B, 0x0C},       Range{0x0E, 0x1F},       Range{0x7F, 0x9F},       Range{0xAD, 0xAD},
        Range{0x600, 0x605},     Range{0x61C, 0x61C},     Range{0x6DD, 0x6DD},     Range{0x70F, 0x70F},     Range{0x890, 0x891},
        Range{0x8E2, 0x8E2},     Range{0x180E, 0x180E},   Range{0x200B, 0x200B},   Range{0x200E, 0x200F},   Range{0x2028, 0x202E},
        Range{0x2060, 0x206F},   Range{0xFEFF, 0xFEFF},   Range{0xFFF9, 0xFFFB},   Range{0x110BD, 0x110BD}, Range{0x110CD, 0x110CD},
        Range{0x13430, 0x1343F}, Range{0x1BCA0, 0x1BCA3}, Range{0x1D173, 0x1D17A}, Range{0xE0001, 0xE0001}, Range{0xE0020, 0xE007F}};
    return std::ranges::any_of(ranges, [letter](const Range& range) { return letter >= range.first && letter <= range.last; });
}

} // namespace

std::vector<CsvRow> csv_rows(std::string_view text, char separator, std::vector<LineProblem>& problems)
{
    return CsvReader{text, separator, problems}.rows();
}

std::string csv_cell(std::string_view text)
{
    std::string said = (is_like_a_formula(text) ? std::string{apostrophe} : "") + std::string{text};
    const bool needs_quotes = said.find_first_of("\",;\r\n") != std::string::npos || said.starts_with(' ') || said.ends_with(' ');
    if (!needs_quotes)
        return said;
    std::string cell{quote};
    for (const char letter : said)
        cell += letter == quote ? "\"\"" : std::string{letter};
    return cell + quote;
}

std::optional<Sentence> flaw_of_cell(std::string_view text)
{
    if (text.size() > longest_cell)
        return Sentence{"longer than {0} letters", {static_cast<std::int64_t>(longest_cell)}};
    while (!text.empty()) {
        const auto [letter, size] = letter_of(text);
        if (size == 0)
            return Sentence{"not UTF-8"};
        if (is_control_character(letter) || (letter == '\r' && !text.starts_with("\r\n")))
            return Sentence{"leave out the control character U+{0}", {Name{fmt::format("{:04X}", letter)}}};
        text.remove_prefix(size);
    }
    return std::nullopt;
}

} // namespace corneta
