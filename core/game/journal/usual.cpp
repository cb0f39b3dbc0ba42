// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/usual.h"

#include "core/form/answers.h"

namespace corneta::game {

Sentence usual_in(const std::vector<Answer>& answers, Form form)
{
    Sentence all{};
    for (const Answer& answer : answers) {
        const std::optional<std::size_t> index = index_of(form, answer.key);
        if (!index || answer.origin != Origin::Usual || answer.word.empty())
            continue;
        Sentence one{"{0} {1}", {form[*index].label, kept_words(answer.word)}};
        all = all.empty() ? std::move(one) : Sentence{"{0}, {1}", {std::move(all), std::move(one)}};
    }
    return all.empty() ? all : Sentence{"As usual: {0}.", {std::move(all)}};
}

} // namespace corneta::game
