// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/play/duties.h"
#include "core/game/play/roles.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <ranges>
#include <utility>

namespace corneta::cli {

namespace {

using Candidates = std::vector<std::string>;

/// What a person is about to type: the command, if it is known by now, what stands behind its words, and the word in hand.
struct Typing {
    const CommandSpec* spec = nullptr;
    std::vector<std::string> operands{};
    std::string_view option{}; ///< whose value is being typed
    std::string word{};
};

const OptionSpec* option_named(std::string_view word)
{
    const auto found = std::ranges::find(option_specs(), word, &OptionSpec::word);
    return found == option_specs().end() ? nullptr : &*found;
}

Typing typing_of(Operands typed)
{
    Typing typing;
    std::vector<std::string> words;
    for (const std::string& word : typed | std::views::take(typed.empty() ? 0 : typed.size() - 1)) {
        const OptionSpec* const option = option_named(word);
        if (!std::exchange(typing.option, {}).empty())
            continue;
        if (option != nullptr && !option->value.empty())
            typing.option = option->word;
        else if (!word.starts_with('-'))
            words.push_back(word);
    }
    typing.word = typed.empty() ? "" : typed.back();
    typing.spec = command_named(words);
    if (typing.spec != nullptr)
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(typing.spec->word_count()));
    typing.operands = std::move(words);
    return typing;
}

/// The words of commands that go on as typed.
void add_commands(Operands before, Candidates& all)
{
    for (const CommandSpec& spec : command_specs()) {
        const auto space = spec.words.find(' ');
        if (before.empty())
            all.emplace_back(spec.words.substr(0, space));
        else if (before.size() == 1 && space != std::string_view::npos && spec.words.substr(0, space) == before.front())
            all.emplace_back(spec.words.substr(space + 1));
    }
    if (before.empty())
        std::ranges::copy(std::array{"--help", "--version"}, std::back_inserter(all));
}

/// What a command's operands name, as far as they name something: a ruleset, a game that can be read, an action.
struct Named {
    const Ruleset* ruleset = nullptr;
    std::optional<GameRead> game{};
    const Action* action = nullptr;
};

Named named_in(const Typing& typing, Rulesets rulesets)
{
    Named named;
    const std::vector<std::string_view> names = typing.spec->names();
    for (std::size_t i = 0; i < std::min(names.size(), typing.operands.size()); ++i) {
        const std::string& word = typing.operands[i];
        if (names[i] == "RULESET") {
            const auto found = std::ranges::find(rulesets, word, &Ruleset::key);
            named.ruleset = found == rulesets.end() ? nullptr : *found;
        } else if (names[i] == "FILE" && typing.spec->words.starts_with("game ") && typing.spec->words != "game new") {
            if (auto game = game_read(word, rulesets))
                named.game.emplace(std::move(*game));
            named.ruleset = named.game ? &named.game->record.ruleset() : nullptr;
        } else if (names[i].contains("ACTION") && named.ruleset != nullptr) {
            const Action* const link = named.game ? game::first_link(*named.ruleset, word) : nullptr;
            named.action = link == nullptr ? named.ruleset->find_action(word) : link;
        }
    }
    return named;
}

void add_units(const Named& named, const std::string& before, Candidates& all)
{
    if (named.game)
        for (const game::Unit& unit : named.game->record.journal().state().units)
            all.push_back(before + (unit.code.empty() ? unit.key : unit.code));
}

/// `KEY=` of the form and `ROLE=` of a game; behind the sign the words of the field, or the units.
void add_answers(const Typing& typing, const Named& named, Candidates& all)
{
    if (named.action == nullptr)
        return;
    const auto roles = named.game ? game::roles_of(*named.ruleset, *named.action) : std::vector<std::string_view>{};
    const std::size_t sign = typing.word.find('=');
    if (sign == std::string::npos) {
        for (const std::string_view role : roles)
            all.push_back(std::string{role} + '=');
        for (const Field& field : named.action->form)
            all.push_back(std::string{field.key} + '=');
        return;
    }
    const std::string key = typing.word.substr(0, sign);
    const std::string before = typing.word.substr(0, std::max(sign, typing.word.find_last_of("=,")) + 1);
    if (std::ranges::find(roles, key) != roles.end())
        add_units(named, before, all);
    for (const Field& field : named.action->form) {
        if (field.key != key)
            continue;
        if (field.kind == Kind::Toggle)
            std::ranges::copy(std::array{before + "yes", before + "no"}, std::back_inserter(all));
        for (const Option& option : field.options)
            all.push_back(before + std::string{option.word});
    }
}

void add_keys(const auto& all_that_have_one, Candidates& all)
{
    for (const auto& one : all_that_have_one)
        all.emplace_back(one.key);
}

/// What may stand for an operand by its name.
void add_named(std::string_view name, const Named& named, Rulesets rulesets, Candidates& all)
{
    if (name == "RULESET")
        std::ranges::transform(rulesets, std::back_inserter(all), [](const Ruleset* ruleset) { return std::string{ruleset->key}; });
    else if (name.contains("UNIT") || name == "OTHER")
        add_units(named, "", all);
    else if (named.ruleset == nullptr)
        return;
    else if (name.contains("ACTION"))
        add_keys(named.ruleset->actions, all);
    else if (name.contains("CHART"))
        add_keys(named.ruleset->charts, all);
    else if (name == "SCENARIO")
        std::ranges::copy(all_scenario_keys(*named.ruleset), std::back_inserter(all));
    else if (name == "SIDE=WORD" && named.game)
        for (const game::Unit& unit : named.game->record.journal().state().units)
            if (unit.kind == "side")
                all.push_back(unit.key + '=');
}

Candidates candidates(const Typing& typing, Rulesets rulesets)
{
    Candidates all;
    if (typing.spec == nullptr) {
        add_commands(typing.operands, all);
        return all;
    }
    const CommandSpec& spec = *typing.spec;
    const std::vector<std::string_view> names = spec.names();
    const Named named = named_in(typing, rulesets);
    if (typing.option == "--scenario") {
        if (named.ruleset != nullptr)
            std::ranges::copy(all_scenario_keys(*named.ruleset), std::back_inserter(all));
    } else if (!typing.option.empty())
        return all;
    else if (typing.word.starts_with('-')) {
        for (const OptionSpec& option : option_specs())
            if (spec.takes(option.name))
                all.emplace_back(option.word);
    } else if (const std::size_t at = typing.operands.size(); at < names.size()) {
        add_named(names[at], named, rulesets, all);
        if (names[at].starts_with('[') && spec.takes() == Takes::Answers)
            add_answers(typing, named, all);
        if (at == 0 && spec.word_count() == 1)
            add_commands(std::array{std::string{spec.words}}, all); // `chart` goes on with a ruleset or `check`
    } else if (spec.takes() == Takes::Answers)
        add_answers(typing, named, all);
    else if (spec.takes() == Takes::Words)
        add_units(named, "", all);
    return all;
}

} // namespace

Reply completions(const Call& call)
{
    const Typing typing = typing_of(call.operands);
    Candidates all = candidates(typing, call.rulesets);
    std::erase_if(all, [&](const std::string& candidate) { return !candidate.starts_with(typing.word); });
    std::ranges::sort(all);
    const auto twice = std::ranges::unique(all);
    all.erase(twice.begin(), twice.end());
    std::string lines;
    for (const std::string& candidate : all)
        lines += candidate + '\n';
    return lines;
}

} // namespace corneta::cli
