// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

namespace corneta {

enum class Kind : std::uint8_t { Number, Choice, Toggle, Set };
enum class Measure : std::uint8_t { None, Inches, Castings, Guns, Pounds, Bases, Points, Rows };

/// `number`, `choice`, `toggle`, `set`
std::string_view word_of(Kind kind);
/// `inches` …; empty for None
std::string_view word_of(Measure measure);

/// A word of a Choice or a Set and what a person reads for it.
struct Option {
    std::string_view word;
    std::string_view label;
};

/// The options of a word, each a literal that reads as it is written, or an Option: `options("line", Option{"mob", "mob (broken)"})`.
template <class... Each> constexpr std::array<Option, sizeof...(Each)> options(const Each&... each)
{
    const auto option = []<class One>(const One& one) -> Option {
        if constexpr (std::is_same_v<One, Option>)
            return one;
        else
            return {one, one};
    };
    return {option(each)...};
}

/// Whether a number is kept whole or in tenths.
enum class Grain : std::uint8_t { Whole, Tenths };

/// How the only row of a batch shows itself: by its number, as each of several does, or as the answers of an action that is no batch.
enum class Alone : std::uint8_t { Numbered, Plain };

/// Where a kept game has an answer from. What a stat fills is Ruled where nothing else is said; any other field says it.
enum class Fact : std::uint8_t {
    Unsaid,
    Measured, ///< only the table knows it, and nothing is usual: inches, what decides a battle, a command or a loss
    Seen,     ///< only the table knows it; its start is what is usual, which somebody must say once for all such fields of a play
    Chosen,   ///< who plays decides it; its start is what is mostly chosen
    Known,    ///< from the state; for this play it may be typed otherwise, which the result says
    Ruled,    ///< from the state, and a rule hangs on it: otherwise only with a reason
};
/// Whether only the table knows it.
constexpr bool is_of_table(Fact fact)
{
    return fact == Fact::Measured || fact == Fact::Seen;
}

/// Where a form has a field: in front of the players, who type it behind the codes of the units, or with what is known of the unit, which is
/// folded away once that is named. Unless a field says it, what has a role stands with its unit.
enum class Stands : std::uint8_t { ByRole, InFront, WithTheUnit };

/// Whether a play that asks a field names who stands in its role.
enum class Demands : std::uint8_t { Somebody, Nobody };

/// One input of an action. Form, command line, refusals, roster filling and reading are this one declaration.
/// Values are integers: a Number in tenths, a Choice its option's index, a Toggle 0 or 1, a Set a bit an option.
/// A list (`rows_most` over 0) has a value a row; lists of one `group` are the columns of a table.
struct Field {
    std::string_view key{};
    std::string_view label{};
    std::string_view help{};
    Kind kind = Kind::Number;
    Grain grain = Grain::Whole;
    Measure measure = Measure::None;
    int least = 0;
    int most = 99;
    int start = 0; ///< in units, not tenths; an option's index; bits of a set
    std::span<const Option> options{};
    std::string_view role{};    ///< whose it is; the next four members say what follows from that
    std::string_view stat{};    ///< that fills it of who stands in the role; empty: none does
    std::string_view section{}; ///< the heading under which it is asked; empty: its role, or what its key begins with
    Stands stands = Stands::ByRole;
    Demands demands = Demands::Somebody;
    /// `key=word|word`, `key!=word|word` or `key>number`, several joined by ` and `: asked only then. Example: `firer_arm=artillery`.
    std::string_view asked_when{};
    std::string_view group{};
    int rows_least = 0;
    int rows_most = 0; ///< 0: one value, no list
    int rows_start = 1;
    Alone alone = Alone::Numbered; ///< in the column of a batch; all of its columns agree
    /// Fills the member of the typed answers that the declaration names.
    void (*put)(void* asked, std::span<const std::int32_t> values) = nullptr;
    Fact fact = Fact::Unsaid;

    bool is_list() const { return rows_most > 0; }
    bool is_in_front() const { return stands == Stands::ByRole ? role.empty() : stands == Stands::InFront; }
    /// Whether so many values are shown as a list: those of a list are, but for the only one where a batch is plain alone.
    bool is_list_of(std::size_t rows) const { return is_list() && (alone == Alone::Numbered || rows != 1); }
    /// `start`, `least`, `most` as values are kept.
    std::int32_t start_value() const { return scaled(start); }
    std::int32_t least_value() const { return kind == Kind::Number ? scaled(least) : 0; }
    std::int32_t most_value() const;

private:
    std::int32_t scaled(int number) const { return kind == Kind::Number ? number * 10 : number; }
};

} // namespace corneta
