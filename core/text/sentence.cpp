// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/sentence.h"

#include "core/text/match.h"
#include "core/text/problem.h"

#include <cassert>

namespace corneta {

namespace {

std::string text_of(const Argument& argument)
{
    return match(
        argument, [](const Fraction& number) { return text(number); }, [](std::string_view word) { return std::string{word}; },
        [](const Name& name) { return name.text; });
}

} // namespace

std::string filled(std::string_view pattern, const std::vector<std::string>& arguments)
{
    constexpr std::size_t place = 3; // "{0}"
    std::string words;
    words.reserve(pattern.size() + place * arguments.size());
    for (;;) {
        const std::size_t at = pattern.find('{');
        words += pattern.substr(0, at);
        if (at == std::string_view::npos)
            return words;
        pattern.remove_prefix(at);
        if (pattern.size() < place || pattern[2] != '}' || pattern[1] < '0' || pattern[1] > '9') {
            words += pattern.front();
            pattern.remove_prefix(1);
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[1] - '0');
        assert(index < arguments.size());
        words += arguments[index];
        pattern.remove_prefix(place);
    }
}

std::string text(const Sentence& sentence)
{
    std::vector<std::string> arguments;
    arguments.reserve(sentence.arguments.size());
    for (const Argument& argument : sentence.arguments)
        arguments.push_back(text_of(argument));
    return filled(sentence.pattern, arguments);
}

std::string text(const Problem& problem)
{
    return problem.where + ": " + text(problem.what);
}

} // namespace corneta
