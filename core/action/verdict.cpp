// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/verdict.h"

#include <array>

namespace corneta {

std::string_view word_of(Follow kind)
{
    constexpr std::array<std::string_view, 3> words{"must", "either", "may"};
    return words.at(static_cast<std::size_t>(kind));
}

} // namespace corneta
