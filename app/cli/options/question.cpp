// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"

#include "app/storage/packs/packs.h"
#include "core/action/resolve.h"

#include <algorithm>
#include <iterator>

namespace corneta::cli {

namespace {

std::string keys_of(Rulesets rulesets)
{
    std::string keys;
    for (const Ruleset* const ruleset : rulesets) {
        keys += keys.empty() ? "" : ", ";
        keys += ruleset->key;
    }
    return keys;
}

std::vector<Given> given_from(std::span<const std::string> operands)
{
    std::vector<Given> given;
    for (const std::string& operand : operands) {
        const std::size_t mark = operand.find('=');
        given.push_back({operand.substr(0, mark), operand.substr(mark + 1)});
    }
    return given;
}

} // namespace

std::expected<const Ruleset*, Failure> ruleset_named(const std::string& key, Rulesets rulesets)
{
    const auto found = std::ranges::find(rulesets, key, &Ruleset::key);
    if (found == rulesets.end())
        return failed(ExitCode::Usage, key, {"unknown ruleset; there are {0}", {Name{keys_of(rulesets)}}});
    return *found;
}

std::expected<const Action*, Failure> action_named(const std::string& key, const Ruleset& ruleset)
{
    const Action* const action = ruleset.find_action(key);
    if (action == nullptr)
        return failed(ExitCode::Usage, key, {"unknown action; corneta-cli actions {0} names them", {ruleset.key}});
    return action;
}

std::expected<Rulebook, Failure> rulebook_for(const Ruleset& ruleset, const CommandLine& line)
{
    auto book = rulebook_with_pack(ruleset, line.value(OptionName::Pack));
    if (!book)
        return failed(ExitCode::Unreadable, book.error());
    return std::move(*book);
}

std::expected<Question, Failure> question_from(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets,
                                               Problems others)
{
    const auto ruleset = ruleset_named(operands[0], rulesets);
    if (!ruleset)
        return std::unexpected{ruleset.error()};
    const auto action = action_named(operands[1], **ruleset);
    if (!action)
        return std::unexpected{action.error()};
    auto book = rulebook_for(**ruleset, line);
    if (!book)
        return std::unexpected{std::move(book.error())};
    auto answers = answers_from((*action)->form, given_from(operands.subspan(2)));
    Problems problems = answers ? refusals(**action, *answers, *book->typed_charts) : std::move(answers.error());
    std::ranges::move(others, std::back_inserter(problems));
    if (!problems.empty())
        return failed(ExitCode::Refused, problems);
    return Question{*action, std::move(*book), std::move(*answers)};
}

} // namespace corneta::cli
