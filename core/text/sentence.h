// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/fraction.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace corneta {

/// What fills a place of a pattern: a number, a word of ours that a catalogue may translate, or a text to leave as it is.
struct Name {
    std::string text;
    friend bool operator==(const Name&, const Name&) = default;
};
using Argument = std::variant<Fraction, std::string_view, Name>;

/// Words for a person: a pattern with places `{0}`, `{1}` … and what fills them. Patterns and words are literals of the program.
struct Sentence {
    std::string_view pattern;
    std::vector<Argument> arguments{};
    friend bool operator==(const Sentence&, const Sentence&) = default;
};

/// The sentence in English, arguments in place.
std::string text(const Sentence& sentence);

/// `pattern` with its places `{0}` … `{9}` taken by `arguments`; other braces stand as they are.
std::string filled(std::string_view pattern, const std::vector<std::string>& arguments);

} // namespace corneta
