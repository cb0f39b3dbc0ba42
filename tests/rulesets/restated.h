// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"
#include "tests/rulesets/played_table.h"

#include <cstdint>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

/// A procedure stated a second time, from the text of the rules alone, and compared with what the program makes of the same answers and faces.
namespace restated {

/// What was answered, by key. A field that is not asked is an empty word, no or 0.
class Asked {
public:
    explicit Asked(const corneta::Answers& answers) : m_answers{&answers} {}

    std::string word(std::string_view key, std::size_t row = 0) const;
    bool is(std::string_view key, std::string_view word, std::size_t row = 0) const { return this->word(key, row) == word; }
    bool yes(std::string_view key, std::size_t row = 0) const { return is(key, "yes", row); }
    int number(std::string_view key, std::size_t row = 0) const { return tenths(key, row) / 10; }
    int tenths(std::string_view key, std::size_t row = 0) const;
    std::size_t rows(std::string_view key) const;

private:
    std::size_t field(std::string_view key) const;

    const corneta::Answers* m_answers;
};

/// Faces thrown in the order in which the restatement asks for them.
class Thrown {
public:
    explicit Thrown(std::uint64_t seed) : m_engine{seed} {}

    int die(int sides)
    {
        m_faces.push_back(1 + static_cast<int>(m_engine() % static_cast<std::uint64_t>(sides)));
        return m_faces.back();
    }
    const std::vector<int>& faces() const { return m_faces; }

private:
    std::mt19937_64 m_engine;
    std::vector<int> m_faces;
};

/// A part that a chart states: `1/4`, `2`.
struct Part {
    std::int64_t over = 1;
    std::int64_t under = 1;

    Part times(Part other) const { return {over * other.over, under * other.under}; }
    /// Rounded down; nothing here is below 0.
    int whole() const { return static_cast<int>(over / under); }
};

/// The lines of a ruleset's `charts.jsonl`, read as they stand.
class Lines {
public:
    /// Example: `Lines{"santa_anna"}`.
    explicit Lines(std::string_view folder);

    /// The cell of the line that is named `row`; 0 where nothing stands.
    int number(std::string_view chart, std::string_view row, std::string_view column) const { return part(chart, row, column).whole(); }
    /// The same in tenths.
    int tenths(std::string_view chart, std::string_view row, std::string_view column) const;
    Part part(std::string_view chart, std::string_view row, std::string_view column) const;
    bool has(std::string_view chart, std::string_view row, std::string_view column) const;
    std::string word(std::string_view chart, std::string_view row, std::string_view column) const;
    /// What stands under `column` in the line whose `from` and `to` hold `number`.
    std::string in_band(std::string_view chart, int number, std::string_view column) const;
    int number_in_band(std::string_view chart, int number, std::string_view column) const;

private:
    using Line = std::map<std::string, std::string, std::less<>>;
    const Line& line(std::string_view chart, std::string_view row) const;
    const Line& band(std::string_view chart, int number) const;

    std::map<std::string, std::vector<Line>, std::less<>> m_lines; ///< by chart
};

/// What comes of it, a word a key. Where it has `next` that is compared too: `must attacker retreat unit_steps=1; `
using Words = std::map<std::string, std::string>;

inline std::string word_of(bool yes)
{
    return yes ? "yes" : "no";
}
/// `2,0,1`
std::string word_of(const std::vector<std::string>& rows);

using Restatement = std::function<Words(const Asked& asked, Thrown& thrown)>;

/// Which answers are drawn.
struct Draw {
    std::string action;
    int cases = 0;
    std::uint64_t seed = 1847;
    std::vector<std::int32_t> preferred{}; ///< numbers, in tenths, that are drawn half of the time
};

/// Plays that many random answers both ways, prints each that differs and says how many were compared.
void compare(const PlayedTable& table, const Draw& draw, const Restatement& restatement);

} // namespace restated
