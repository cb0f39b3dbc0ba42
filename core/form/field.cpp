// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/form/field.h"

#include <array>

namespace corneta {

std::string_view word_of(Kind kind)
{
    constexpr std::array<std::string_view, 4> words{"number", "choice", "toggle", "set"};
    return words.at(static_cast<std::size_t>(kind));
}

std::string_view word_of(Measure measure)
{
    constexpr std::array<std::string_view, 8> words{"", "inches", "castings", "guns", "pounds", "bases", "points", "rows"};
    return words.at(static_cast<std::size_t>(measure));
}

std::int32_t Field::most_value() const
{
    switch (kind) {
    case Kind::Number: return scaled(most);
    case Kind::Choice: return static_cast<std::int32_t>(options.size()) - 1;
    case Kind::Toggle: return 1;
    case Kind::Set: return static_cast<std::int32_t>((std::uint32_t{1} << options.size()) - 1);
    }
    return 0;
}

} // namespace corneta
