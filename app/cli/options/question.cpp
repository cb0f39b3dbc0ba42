// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"

#include "app/storage/packs/packs.h"
#include "core/action/resolve.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <ranges>

namespace corneta::cli {

namespace {

std::string keys_of(Rulesets rulesets)
{
    return fmt::format("{}", fmt::join(rulesets | std::views::transform([](const Ruleset* ruleset) { return ruleset->key; }), ", "));
}

} // namespace

const Ruleset& ruleset_named(const std::string& key, Rulesets rulesets)
{
    const auto found = std::ranges::find(rulesets, key, &Ruleset::key);
    if (found == rulesets.end())
        throw failed(ExitCode::Usage, key, {"unknown ruleset; there are {0}", {Name{keys_of(rulesets)}}});
    return **found;
}

const Action& action_named(const std::string& key, const Ruleset& ruleset)
{
    const Action* const action = ruleset.find_action(key);
    if (action == nullptr)
        throw failed(ExitCode::Usage, key, {"unknown action; corneta-cli actions {0} names them", {ruleset.key}});
    return *action;
}

Rulebook rulebook_for(const Ruleset& ruleset, const CommandLine& line)
{
    return or_fail(rulebook_with_pack(ruleset, line.value(OptionName::Pack)), ExitCode::Unreadable);
}

std::vector<Given> given_in(Operands words)
{
    std::vector<Given> given;
    std::ranges::transform(words, std::back_inserter(given), [](const std::string& word) { return corneta::given_in(word); });
    return given;
}

Question question_from(const Call& call, Problems others)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    const Action& action = action_named(call.operands[1], ruleset);
    Rulebook book = rulebook_for(ruleset, call.line);
    auto answers = answers_from(action.form, given_in(call.operands.subspan(2)));
    Problems problems = answers ? refusals(action, *answers, *book.typed_charts) : std::move(answers.error());
    std::ranges::move(others, std::back_inserter(problems));
    if (!problems.empty())
        throw failed(ExitCode::Refused, problems);
    return Question{&action, std::move(book), std::move(*answers)};
}

} // namespace corneta::cli
