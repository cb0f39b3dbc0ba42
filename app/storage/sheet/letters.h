// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// The letters of sheets: 32, none of which is taken for another one. There is no O and no 0, no I and no 1.
inline constexpr std::string_view paper_letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
inline constexpr std::size_t check_size = 2; ///< letters behind a line
inline constexpr std::size_t text_check_size = 5;

/// From 0; nothing for what is none.
std::optional<unsigned> value_of(char letter);

/// The letters with two behind them by which any single wrong letter and any two neighbours that changed places are told: each weighs twice
/// what the one before does, and in all they weigh a multiple of 37.
std::string with_check(std::string letters);
/// Whether the last two are those of with_check().
bool is_checked(std::string_view letters);

/// The lowest bits of a number, five a letter.
std::string letters_of(std::uint64_t number, std::size_t count);
/// The same of a digest.
std::string letters_of_digest(std::string_view bytes, std::size_t count);
/// Letters for a text by which any single wrong letter and any two neighbours that changed places are told.
std::string check_of_text(std::string_view text);

/// Numbers as letters, four bits a letter: up to 15 one, up to 255 two.
class LetterWriter {
public:
    void put(std::uint64_t number);
    void put_plainly(std::string_view letters) { m_letters += letters; }
    const std::string& letters() const { return m_letters; }

private:
    std::string m_letters;
};

/// Reads them again. Once it has come to an end or to what is no number everything else it reads is 0.
class LetterReader {
public:
    explicit LetterReader(std::string_view letters) : m_left{letters} {}

    std::uint64_t number();
    /// For what is counted: no more than there could be letters for.
    std::size_t count();
    std::string plainly(std::size_t count);
    bool is_at_end() const { return m_left.empty(); }
    bool has_failed() const { return m_has_failed; }
    void fail();

private:
    std::string_view m_left;
    bool m_has_failed = false;
};

} // namespace corneta
