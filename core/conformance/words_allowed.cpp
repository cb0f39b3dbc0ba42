// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/words_allowed.h"

#include <algorithm>

namespace corneta::conformance {

namespace {

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view digits = "0123456789";

bool are_joined_by(char mark, std::string_view word)
{
    const auto fits = [mark](char letter) { return letters.contains(letter) || digits.contains(letter) || letter == mark; };
    const auto both_marks = [mark](char a, char b) { return a == mark && b == mark; };
    return !word.empty() && std::ranges::all_of(word, fits) && word.front() != mark && word.back() != mark
        && std::ranges::adjacent_find(word, both_marks) == word.end();
}

} // namespace

bool is_key(std::string_view word)
{
    return are_joined_by('_', word) && letters.contains(word.front());
}

bool is_word(std::string_view word)
{
    return are_joined_by('-', word);
}

} // namespace corneta::conformance
