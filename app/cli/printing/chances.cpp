// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/chances.h"

#include "core/text/phrase.h"

#include <fmt/format.h>

namespace corneta::cli {

std::string in_words(const Chance& chance, const Odds& odds)
{
    constexpr std::uint64_t most = 1'000'000;
    if (!chance.weight || !odds.total || *odds.total > most)
        return {};
    return phrase("{} in {}", *chance.weight, *odds.total);
}

} // namespace corneta::cli
