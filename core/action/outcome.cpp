// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/outcome.h"

namespace corneta {

std::vector<std::string_view> OutcomeSpec::words_that_stand_out() const
{
    if (kind != Kind::Choice)
        return {label};
    std::vector<std::string_view> words;
    for (std::size_t value = 0; value < options.size(); ++value)
        if (is_among_those_that_stand_out(static_cast<std::int32_t>(value)))
            words.push_back(options[value].label);
    return words;
}

} // namespace corneta
