// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/language.h"

#include <fmt/format.h>

namespace corneta {

/// A pattern of {fmt} in the language in use, its places taken.
template <class... Arguments> std::string phrase(fmt::format_string<Arguments...> pattern, Arguments&&... arguments)
{
    const fmt::string_view words = pattern;
    return fmt::vformat(spoken({words.data(), words.size()}), fmt::make_format_args(arguments...));
}

} // namespace corneta
