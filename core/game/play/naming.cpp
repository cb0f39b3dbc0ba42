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
    const auto same = [](char a, char b) { return a == b || (a == 'T' && b == 't') || (a == 'I' && b == 'i'); };
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

} // namespace

Told by_name(Told told, const State& state, const Ruleset& ruleset, const Action& action, const Roles& roles)
{
    if (ruleset.game == nullptr)
        return told;
    const auto name_in = [&](std::string_view role) -> const std::string* {
        const std::vector<std::string>& units = units_in(roles, role);
        const Unit* const unit = units.size() == 1 ? state.find(units.front()) : nullptr;
        return unit == nullptr || unit->key == role ? nullptr : &unit->name; // a side in its own role has its name in the sentences
    };
    bool is_named = false;
    for (const RoleNoun& noun : ruleset.game->nouns) {
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
