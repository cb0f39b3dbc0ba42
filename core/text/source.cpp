// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/source.h"

#include <algorithm>
#include <array>

namespace corneta {

namespace {
constexpr std::array<std::string_view, 4> words{"rules", "example", "house", "yours"};
}

std::string_view word_of(Source source)
{
    return words.at(static_cast<std::size_t>(source));
}

std::optional<Source> source_from(std::string_view word)
{
    const auto* const found = std::ranges::find(words, word);
    if (found == words.end())
        return std::nullopt;
    return static_cast<Source>(found - words.begin());
}

} // namespace corneta
