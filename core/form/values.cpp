// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/form/answers.h"
#include "core/text/fraction.h"
#include "core/text/words.h"

#include <algorithm>
#include <cassert>
#include <charconv>

namespace corneta {

namespace {

/// A set without words in a list: one empty row would read as no row.
constexpr std::string_view no_words = "-";

std::string joined_options(const Field& field)
{
    std::string words;
    for (const Option& option : field.options) {
        words += words.empty() ? "" : ", ";
        words += option.word;
    }
    return words;
}

std::expected<std::int32_t, Sentence> option_from(const Field& field, std::string_view word)
{
    const auto found = std::ranges::find(field.options, word, &Option::word);
    if (found == field.options.end())
        return std::unexpected{Sentence{"\"{0}\" is none of {1}", {Name{std::string{word}}, Name{joined_options(field)}}}};
    return static_cast<std::int32_t>(found - field.options.begin());
}

std::expected<std::int32_t, Sentence> number_from(const Field& field, std::string_view word, Decimal decimal)
{
    int whole = 0;
    if (const auto [rest, error] = std::from_chars(word.data(), word.data() + word.size(), whole); // nearly all of them are
        error == std::errc{} && rest == word.data() + word.size() && whole >= field.least && whole <= field.most)
        return 10 * whole;
    std::string pointed{word};
    if (decimal == Decimal::PointOrComma)
        std::ranges::replace(pointed, ',', '.');
    const auto number = fraction_from(pointed);
    if (!number || pointed.contains('/'))
        return std::unexpected{field.grain == Grain::Whole
                                   ? Sentence{"\"{0}\" is not a whole number", {Name{std::string{word}}}}
                                   : Sentence{"\"{0}\" is not a number in whole or tenths", {Name{std::string{word}}}}};
    if (field.grain == Grain::Whole && pointed.contains('.'))
        return std::unexpected{Sentence{"\"{0}\" is not a whole number", {Name{std::string{word}}}}};
    const auto tenths = (*number * Fraction{10}).amount();
    if (tenths < field.least_value() || tenths > field.most_value())
        return std::unexpected{Sentence{"{0} is not from {1} to {2}", {*number, field.least, field.most}}};
    return static_cast<std::int32_t>(tenths);
}

std::expected<std::int32_t, Sentence> set_from(const Field& field, std::string_view text)
{
    std::uint32_t bits = 0;
    if (text.empty() || (field.is_list() && text == no_words))
        return 0;
    for (const std::string_view word : split(text, field.is_list() ? '+' : ',')) {
        const auto option = option_from(field, word);
        if (!option)
            return option;
        const std::uint32_t bit = std::uint32_t{1} << static_cast<std::uint32_t>(*option);
        if ((bits & bit) != 0)
            return std::unexpected{Sentence{"\"{0}\" stands there twice", {Name{std::string{word}}}}};
        bits |= bit;
    }
    return static_cast<std::int32_t>(bits);
}

std::expected<std::int32_t, Sentence> toggle_from(std::string_view word)
{
    if (word == "yes" || word == "no")
        return word == "yes" ? 1 : 0;
    return std::unexpected{Sentence{"\"{0}\" is neither yes nor no", {Name{std::string{word}}}}};
}

/// The words of a set's bits, each made by `text_of(option)`.
template <class F> std::string of_bits(const Field& field, std::int32_t bits, std::string_view join, const F& text_of)
{
    std::string words;
    for (std::size_t i = 0; i < field.options.size(); ++i)
        if ((static_cast<std::uint32_t>(bits) >> i & 1U) != 0) {
            words += words.empty() ? "" : join;
            words += text_of(field.options[i]);
        }
    return words;
}

} // namespace

std::expected<std::int32_t, Sentence> value_from(const Field& field, std::string_view word, Decimal decimal)
{
    switch (field.kind) {
    case Kind::Number: return number_from(field, word, decimal);
    case Kind::Choice: return option_from(field, word);
    case Kind::Toggle: return toggle_from(word);
    case Kind::Set: return set_from(field, word);
    }
    assert(false);
    return 0;
}

std::string word_of(const Field& field, std::int32_t value)
{
    switch (field.kind) {
    case Kind::Number: return text(Fraction::tenths(value));
    case Kind::Choice: return std::string{field.options[static_cast<std::size_t>(value)].word};
    case Kind::Toggle: return value != 0 ? "yes" : "no";
    case Kind::Set:
        return field.is_list() && value == 0
            ? std::string{no_words}
            : of_bits(field, value, field.is_list() ? "+" : ",", [](const Option& option) { return option.word; });
    }
    assert(false);
    return {};
}

std::string words_of(const Field& field, std::span<const std::int32_t> values)
{
    std::string words = values.empty() ? std::string{} : word_of(field, values.front());
    for (const std::int32_t value : values.subspan(std::min<std::size_t>(1, values.size())))
        words += "," + word_of(field, value);
    return words;
}

std::string label_of(const Field& field, std::int32_t value)
{
    switch (field.kind) {
    case Kind::Number:
    case Kind::Toggle: return word_of(field, value);
    case Kind::Choice: return std::string{field.options[static_cast<std::size_t>(value)].label};
    case Kind::Set: return value == 0 ? "none" : of_bits(field, value, ", ", [](const Option& option) { return option.label; });
    }
    assert(false);
    return {};
}

} // namespace corneta
