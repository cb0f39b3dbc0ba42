// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet/state_coding.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace corneta {

namespace {

constexpr std::uint64_t spelled_out = 0; ///< the word itself follows
constexpr std::uint64_t first_number = 1;

void take(std::set<std::string_view>& words, std::span<const Option> options)
{
    for (const Option& option : options)
        words.insert(option.word);
}

std::set<std::string_view> words_of(const Ruleset& ruleset)
{
    std::set<std::string_view> words{"", "unit", "side", "yes", "no"};
    for (const PhaseSpec& phase : ruleset.phases)
        words.insert(phase.key);
    for (const Action& action : ruleset.actions) {
        words.insert(action.key);
        for (const Field& field : action.form) {
            words.insert({field.key, field.role});
            take(words, field.options);
        }
        for (const OutcomeSpec& outcome : action.outcomes)
            words.insert(outcome.role);
    }
    if (ruleset.game != nullptr)
        for (const game::RoleSpec& role : ruleset.game->roles)
            words.insert({role.role, role.kind, role.also});
    return words;
}

} // namespace

SheetWords::SheetWords(const Ruleset& ruleset, const game::State& start) : m_stats{game::stats_of(ruleset)}
{
    std::set<std::string_view> words = words_of(ruleset);
    for (const game::Unit& unit : start.units) {
        words.insert({unit.key, unit.code, unit.name, unit.kind, unit.side, unit.command});
        for (const auto& [stat, word] : unit.stats)
            words.insert(word);
    }
    for (const std::string_view word : words)
        add(word);
}

void SheetWords::add(std::string_view word)
{
    if (m_numbers.try_emplace(std::string{word}, m_words.size()).second)
        m_words.emplace_back(word);
}

void SheetWords::spell(const std::string& text)
{
    m_spelled.push_back(text);
    add(text);
    add(std::string_view{text}.substr(0, text.find(' ')));
}

void SheetWords::put(LetterWriter& letters, const std::string& word)
{
    if (!m_numbers.contains(word))
        spell(word);
    letters.put(m_numbers.find(word)->second);
}

std::string SheetWords::word(LetterReader& letters) const
{
    const std::uint64_t number = letters.number();
    if (number < m_words.size())
        return m_words[number];
    letters.fail();
    return {};
}

/// Of a number or an option, which then needs one letter mostly.
std::uint64_t SheetWords::number_of(const game::StatSpec& stat, const std::string& word) const
{
    if (stat.field.kind == Kind::Toggle)
        return word == "yes" ? first_number + 1 : word == "no" ? first_number : spelled_out;
    if (stat.field.kind == Kind::Choice) {
        const auto option = std::ranges::find(stat.field.options, word, &Option::word);
        return option == stat.field.options.end() ? spelled_out
                                                  : first_number + static_cast<std::uint64_t>(option - stat.field.options.begin());
    }
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_plain = error == std::errc{} && end == word.data() + word.size() && std::to_string(number) == word;
    return stat.field.kind == Kind::Number && is_plain ? first_number + number : spelled_out;
}

void SheetWords::put_stat(LetterWriter& letters, const std::string& stat, const std::string& word)
{
    const auto spec = std::ranges::find(m_stats, stat, [](const game::StatSpec& one) { return one.field.key; });
    letters.put(static_cast<std::uint64_t>(spec - m_stats.begin()));
    const std::uint64_t number = spec == m_stats.end() ? spelled_out : number_of(*spec, word);
    letters.put(number);
    if (number == spelled_out)
        put(letters, word);
}

std::pair<std::string, std::string> SheetWords::stat(LetterReader& letters) const
{
    const std::uint64_t at = letters.number();
    const std::uint64_t number = letters.number();
    if (at >= m_stats.size()) {
        letters.fail();
        return {};
    }
    const game::StatSpec& spec = m_stats[at];
    std::string key{spec.field.key};
    if (number == spelled_out)
        return {std::move(key), word(letters)};
    if (spec.field.kind == Kind::Toggle)
        return {std::move(key), number == first_number ? "no" : "yes"};
    if (spec.field.kind == Kind::Number)
        return {std::move(key), std::to_string(number - first_number)};
    if (number - first_number < spec.field.options.size())
        return {std::move(key), std::string{spec.field.options[number - first_number].word}};
    letters.fail();
    return {};
}

} // namespace corneta
