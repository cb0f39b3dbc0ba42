// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence.h"

#include "core/problem.h"

#include <cassert>

namespace corneta {

namespace {

std::string text_of(const Argument& argument)
{
    if (const auto* number = std::get_if<Fraction>(&argument))
        return text(*number);
    if (const auto* word = std::get_if<std::string_view>(&argument))
        return std::string{*word};
    return std::get<Name>(argument).text;
}

} // namespace

std::string filled(std::string_view pattern, const std::vector<std::string>& arguments)
{
    std::string words;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const bool place =
            pattern[at] == '{' && at + 2 < pattern.size() && pattern[at + 2] == '}' && pattern[at + 1] >= '0' && pattern[at + 1] <= '9';
        if (!place) {
            words += pattern[at];
            continue;
        }
        const auto index = static_cast<std::size_t>(pattern[at + 1] - '0');
        assert(index < arguments.size());
        words += arguments[index];
        at += 2;
    }
    return words;
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
