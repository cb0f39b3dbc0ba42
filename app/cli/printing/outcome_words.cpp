// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/outcome_words.h"

#include "core/form/answers.h"
#include "core/text/language.h"

namespace corneta::cli {

std::string words_of(const OutcomeSpec& spec, std::span<const std::int32_t> values)
{
    const Field as_field{.key = spec.key, .label = spec.label, .kind = spec.kind, .options = spec.options};
    std::string words;
    for (const std::int32_t value : values)
        words += (words.empty() ? "" : ", ") + spoken(label_of(as_field, value));
    return words;
}

} // namespace corneta::cli
