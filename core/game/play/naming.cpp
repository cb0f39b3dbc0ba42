// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/naming.h"

#include "core/form/answers.h"
#include "core/game/play/rules.h"

#include <algorithm>

namespace corneta::game {

namespace {

constexpr std::string_view article = "the ";

std::span<const RoleNoun> nouns_of(const Ruleset& ruleset)
{
    return ruleset.game == nullptr ? std::span<const RoleNoun>{} : ruleset.game->nouns;
}

/// The unit, but no side in its own role.
std::optional<NamedUnit> named_in(const State& state, std::string_view role, const std::string& key)
{
    const Unit* const unit = state.find(key);
    return unit == nullptr || unit->key == role ? std::nullopt : std::optional<NamedUnit>{*unit};
}

/// Whether a noun with a number means one of those that this noun is for: `attacker 2` of `the attacker`.
bool is_one_of(std::string_view numbered, std::string_view noun)
{
    const std::size_t space = numbered.rfind(' ');
    return space != std::string_view::npos && noun.starts_with(article) && noun.substr(article.size()) == numbered.substr(0, space);
}

/// Puts units where they are known: in the places of nouns and for the roles among the arguments.
Sentence bound(Sentence sentence, const Seated& seated)
{
    for (Argument& argument : sentence.arguments) {
        if (const auto* const role = std::get_if<RoleRef>(&argument)) {
            if (auto unit = seated.find(role->noun))
                argument = *std::move(unit);
        } else if (auto* const within = std::get_if<Inner>(&argument)) {
            for (Sentence& one : within->all)
                one = bound(std::move(one), seated);
        }
    }
    for (const std::string& noun : nouns_in(sentence.pattern))
        if (auto unit = seated.find(noun)) {
            unit->as = kept_words(noun);
            sentence.arguments.emplace_back(*std::move(unit));
        }
    return sentence;
}

bool names_anybody(const Sentence& sentence)
{
    return std::ranges::any_of(sentence.arguments, [](const Argument& argument) {
        const auto* const within = std::get_if<Inner>(&argument);
        return within == nullptr ? std::holds_alternative<NamedUnit>(argument) : std::ranges::any_of(within->all, names_anybody);
    });
}

Sentence behind(const NamedUnit& unit, Sentence sentence)
{
    return {"{0}: {1}", {unit, std::move(sentence)}};
}

} // namespace

std::optional<NamedUnit> Seated::find(std::string_view noun) const
{
    for (const RoleNoun& one : nouns_of(ruleset)) {
        const bool is_of_action = one.action.empty() || one.action == action;
        const std::vector<std::string>& units = units_in(roles, one.role);
        if (is_of_action && units.size() == 1 && one.words == noun)
            return named_in(state, one.role, units.front());
        if (is_of_action && units.size() > 1 && is_one_of(noun, one.words)) {
            const auto number = static_cast<std::size_t>(number_of(noun.substr(noun.rfind(' ') + 1)));
            return number == 0 || number > units.size() ? std::nullopt : named_in(state, one.role, units[number - 1]);
        }
    }
    return std::nullopt;
}

Told by_name(const Verdict& verdict, const Seated& seated)
{
    Told told{bound(verdict.headline, seated), verdict.workings, {}};
    for (const Instruction& instruction : verdict.instructions)
        told.instructions.emplace_back(instruction.hand, bound(instruction.words, seated));
    if (seated.ruleset.game == nullptr || told.headline.empty() || seated.roles.empty() || names_anybody(told.headline))
        return told;
    const auto& [role, units] = seated.roles.front();
    if (const auto first = units.size() == 1 ? named_in(seated.state, role, units.front()) : std::nullopt)
        told.headline = behind(*first, std::move(told.headline));
    return told;
}

Sentence label_by_name(Sentence label, const Seated& seated, const std::string& by)
{
    Sentence named = bound(std::move(label), seated);
    const Unit* const unit = seated.state.find(by);
    return unit == nullptr || unit->kind == "side" || names(named, unit->key) ? named : behind(*unit, std::move(named));
}

Sentence nobody_is(const Ruleset& ruleset, const Action& action, std::string_view role)
{
    std::string_view first;
    for (const RoleNoun& noun : nouns_of(ruleset)) {
        const bool is_of_it = noun.role == role && (noun.action.empty() || noun.action == action.key);
        if (!is_of_it || !noun.words.starts_with(article))
            continue;
        if (first.empty() || noun.words.substr(article.size()) == role)
            first = noun.words;
    }
    return first.empty() ? Sentence{"name who is the {0}", {role}} : Sentence{"name who is {0}", {first}};
}

} // namespace corneta::game
