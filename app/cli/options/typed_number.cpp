// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/typed_number.h"

#include <utility>

namespace corneta::cli {

std::int64_t typed_number(const CommandLine& line, const NumberSpec& spec)
{
    const auto typed = line.value(spec.option);
    if (!typed && spec.start)
        return *spec.start;
    const auto number = number_from<std::uint64_t>(typed.value_or(""));
    if (!number || std::cmp_less(*number, spec.least) || std::cmp_greater(*number, spec.most))
        throw failed(ExitCode::Usage, std::string{word_of(spec.option)}, {"give a whole number from {0} to {1}", {spec.least, spec.most}});
    return static_cast<std::int64_t>(*number);
}

} // namespace corneta::cli
