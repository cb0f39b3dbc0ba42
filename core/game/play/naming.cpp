// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/naming.h"

#include "core/game/play/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

namespace corneta::game {

namespace {

bool is_word(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '-';
}

/// Where `words` stand as whole words, in a sentence or at its beginning; npos where they do not.
std::size_t found(std::string_view text, std::string_view words)
{
    const auto same = [](char a, char b) { return a == b || (std::isupper(static_cast<unsigned char>(a)) != 0 && a - 'A' + 'a' == b); };
    for (auto at = text.begin(); at != text.end(); ++at) {
        at = std::search(at, text.end(), words.begin(), words.end(), same);
        if (at == text.end())
            break;
        const auto end = at + static_cast<std::ptrdiff_t>(words.size());
        if ((at == text.begin() || !is_word(*(at - 1))) && (end == text.end() || !is_word(*end)))
            return static_cast<std::size_t>(at - text.begin());
    }
    return std::string_view::npos;
}

/// The name of a unit, but of a side in its own role: that has its name in the sentences.
const std::string* name_of(const State& state, std::string_view role, const std::string& key)
{
    const Unit* const unit = state.find(key);
    return unit == nullptr || unit->key == role ? nullptr : &unit->name;
}

/// Puts the name in the place of the words, once. A pronoun is one only as the first word.
bool put(std::string& text, std::string_view words, const std::string& name)
{
    const std::size_t at = found(text, words);
    if (at == std::string_view::npos || (!words.contains(' ') && at != 0))
        return false;
    text.replace(at, words.size(), name);
    if (const std::size_t end = at + name.size(); name.ends_with('s') && text.substr(end).starts_with("'s"))
        text.erase(end + 1, 1); // Perez's scouts' order
    return true;
}

/// `attacker 2` where several units stand in the role.
void put_each(std::string& text, const RoleNoun& noun, const State& state, const Roles& roles)
{
    constexpr std::string_view article = "the ";
    const std::vector<std::string>& units = units_in(roles, noun.role);
    if (units.size() < 2 || !noun.words.starts_with(article))
        return;
    for (std::size_t i = 0; i < units.size(); ++i)
        if (const std::string* const name = name_of(state, noun.role, units[i]))
            put(text, fmt::format("{} {}", noun.words.substr(article.size()), i + 1), *name);
}

} // namespace

std::string label_by_name(std::string label, const State& state, const Ruleset& ruleset, const Roles& roles, const std::string& by)
{
    for (const RoleNoun& noun : ruleset.game == nullptr ? std::span<const RoleNoun>{} : ruleset.game->nouns) {
        const std::vector<std::string>& units = units_in(roles, noun.role);
        if (!noun.action.empty() || units.size() != 1)
            continue;
        if (const std::string* const name = name_of(state, noun.role, units.front()))
            put(label, noun.words, *name);
    }
    const Unit* const unit = state.find(by);
    return unit == nullptr || unit->kind == "side" || label.contains(unit->name) ? label : fmt::format("{}: {}", unit->name, label);
}

Sentence nobody_is(const Ruleset& ruleset, const Action& action, std::string_view role)
{
    constexpr std::string_view article = "the ";
    std::string_view first;
    for (const RoleNoun& noun : ruleset.game == nullptr ? std::span<const RoleNoun>{} : ruleset.game->nouns) {
        const bool is_of_it = noun.role == role && (noun.action.empty() || noun.action == action.key);
        if (!is_of_it || !noun.words.starts_with(article))
            continue;
        if (first.empty() || noun.words.substr(article.size()) == role)
            first = noun.words;
    }
    return first.empty() ? Sentence{"name who is the {0}", {role}} : Sentence{"name who is {0}", {first}};
}

Told by_name(Told told, const State& state, const Ruleset& ruleset, const Action& action, const Roles& roles)
{
    if (ruleset.game == nullptr)
        return told;
    const auto name_in = [&](std::string_view role) -> const std::string* {
        const std::vector<std::string>& units = units_in(roles, role);
        return units.size() == 1 ? name_of(state, role, units.front()) : nullptr;
    };
    bool is_named = false;
    for (const RoleNoun& noun : ruleset.game->nouns) {
        for (std::string& instruction : told.instructions)
            put_each(instruction, noun, state, roles);
        const std::string* const name = noun.action.empty() || noun.action == action.key ? name_in(noun.role) : nullptr;
        if (name == nullptr)
            continue;
        is_named |= put(told.headline, noun.words, *name) || told.headline.contains(*name);
        for (std::string& instruction : told.instructions)
            if (noun.words.contains(' '))
                put(instruction, noun.words, *name);
    }
    if (is_named || told.headline.empty() || roles.empty())
        return told;
    if (const std::string* const first = name_in(roles.front().role))
        told.headline = fmt::format("{}: {}", *first, told.headline);
    return told;
}

} // namespace corneta::game
