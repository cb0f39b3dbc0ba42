// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/language.h"

#include "core/text/match.h"

#include <utility>
#include <vector>

namespace corneta {

namespace {

Catalogue& catalogue_in_use()
{
    static Catalogue catalogue;
    return catalogue;
}

Finish& finish_in_use()
{
    static Finish finish;
    return finish;
}

} // namespace

void speak(Catalogue catalogue, Finish finish)
{
    catalogue_in_use() = std::move(catalogue);
    finish_in_use() = std::move(finish);
}

std::string spoken(std::string_view words)
{
    const Catalogue& catalogue = catalogue_in_use();
    auto found = catalogue && !words.empty() ? catalogue(words) : std::nullopt;
    return found ? *std::move(found) : std::string{words};
}

std::string spoken(const Sentence& sentence)
{
    std::vector<std::string> arguments;
    arguments.reserve(sentence.arguments.size());
    for (const Argument& argument : sentence.arguments)
        arguments.push_back(match(
            argument, [](const Fraction& number) { return text(number); }, [](std::string_view word) { return spoken(word); },
            [](const Name& name) { return spoken(name.text); }));
    std::string words = filled(spoken(sentence.pattern), arguments);
    return finish_in_use() ? finish_in_use()(std::move(words)) : words;
}

std::string spoken(const Problem& problem)
{
    return problem.where + ": " + spoken(problem.what);
}

} // namespace corneta
