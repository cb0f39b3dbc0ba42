// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/language.h"

#include <utility>

namespace corneta {

namespace {

Catalogue& catalogue_in_use()
{
    static Catalogue catalogue;
    return catalogue;
}

Join& join_in_use()
{
    static Join join;
    return join;
}

} // namespace

void speak(Catalogue catalogue, Join join)
{
    catalogue_in_use() = std::move(catalogue);
    join_in_use() = std::move(join);
}

std::string spoken(std::string_view words)
{
    const Catalogue& catalogue = catalogue_in_use();
    auto found = catalogue && !words.empty() ? catalogue(words) : std::nullopt;
    return found ? *std::move(found) : std::string{words};
}

Speech speech_in_use()
{
    return {[](std::string_view words) { return spoken(words); }, join_in_use(), {}};
}

std::string spoken(const Sentence& sentence, const Unseen& unseen)
{
    return text(sentence, speech_in_use(), unseen);
}

std::string spoken(const Problem& problem)
{
    return problem.where + ": " + spoken(problem.what);
}

} // namespace corneta
