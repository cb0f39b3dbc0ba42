// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/fraction.h"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace corneta {

/// A text to leave as it is, in every language: what somebody typed, a key, a path.
struct Name {
    std::string text;
    friend bool operator==(const Name&, const Name&) = default;
};

/// A unit by its key, with the name that it had when this was said. `as`: the noun of the pattern in whose place it stands.
struct NamedUnit {
    std::string key;
    std::string name;
    std::string_view as{};
    friend bool operator==(const NamedUnit&, const NamedUnit&) = default;
};

/// Who stands in a role of an action, by a noun of its ruleset, while nobody knows which unit that is: `the target`, `attacker 2`.
struct RoleRef {
    std::string_view noun;
    explicit RoleRef(std::string_view words) : noun{words} {}
    friend bool operator==(const RoleRef&, const RoleRef&) = default;
};

struct Sentence;

/// Sentences within a sentence, one behind the other.
struct Inner {
    std::vector<Sentence> all;
    inline Inner(Sentence one);               // NOLINT(google-explicit-constructor): a sentence is an argument
    inline Inner(std::vector<Sentence> some); // NOLINT(google-explicit-constructor)
    friend bool operator==(const Inner& a, const Inner& b);
};

/// What fills a place of a pattern. Words are ours, a catalogue may translate them; names are nobody's.
using Argument = std::variant<Fraction, std::string_view, Name, NamedUnit, std::vector<NamedUnit>, RoleRef, Inner>;

/// Words that a file has, which were literals of a program: each is kept once, as long as this program runs.
std::string_view kept_words(std::string_view words);

/// Words for a person: a pattern with places and what fills them. Patterns and words are literals of the program, or `kept_words`. `{0}`, `{1}` … are filled by the arguments; `{The target}` by the unit that stands there as that noun, else by the noun.
struct Sentence {
    std::string_view pattern;
    std::vector<Argument> arguments{};
    friend bool operator==(const Sentence&, const Sentence&) = default;

    bool empty() const { return pattern.empty() && arguments.empty(); }
};

inline Inner::Inner(Sentence one) : all{std::move(one)} {}
inline Inner::Inner(std::vector<Sentence> some) : all{std::move(some)} {}
inline bool operator==(const Inner& a, const Inner& b)
{
    return a.all == b.all;
}

/// A text that was said once and has no pattern any more; a language may have it as a whole.
Sentence as_it_stands(std::string text);
/// Whether it is such a text, or empty.
inline bool stands_as_it_is(const Sentence& sentence)
{
    return sentence.pattern.empty();
}

/// Whether the sentence names this unit.
bool names(const Sentence& sentence, std::string_view unit);

/// The nouns that stand in the pattern of a sentence in places of their own, as they begin within a sentence: `the target`.
std::vector<std::string> nouns_in(std::string_view pattern);

/// Whether a reader may not see a unit, by its key: he is not told its name.
using Unseen = std::function<bool(std::string_view unit)>;

/// What such a unit is called.
inline constexpr std::string_view hidden_unit = "a hidden unit";

/// How a language says what sentences are made of.
struct Speech {
    /// Words, nouns and patterns of ours.
    std::function<std::string(std::string_view words)> said{};
    /// Puts words of ours behind what was said before them; nothing: as they are. `de` and `el blanco` are `del blanco`.
    std::function<void(std::string& before, std::string_view words)> join{};
    std::function<std::string(Fraction number)> number{};      ///< nothing: as files have them
    std::function<std::string(const NamedUnit& unit)> named{}; ///< what units are called; nothing: by their names
};

/// The sentence for a reader, arguments in place: the one way by which sentences become text. Names are put in as they are.
std::string text(const Sentence& sentence, const Speech& speech, const Unseen& unseen = {});
/// The same in English.
std::string text(const Sentence& sentence, const Unseen& unseen = {});

/// `pattern` with its places `{0}` … `{9}` taken by `arguments`; what has none and other braces stand as they are.
std::string filled(std::string_view pattern, const std::vector<std::string>& arguments);

} // namespace corneta
