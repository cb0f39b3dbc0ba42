// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/json.h"
#include "app/cli/printing/odds.h"
#include "app/cli/printing/verdict.h"
#include "core/action/resolve.h"
#include "core/dice/random_dice.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace corneta::cli {

namespace {

/// The dice that are surely wanted whatever falls.
std::vector<DiceRequest> wanted_from_the_start(const Question& question)
{
    TypedDice none{std::vector<int>{}};
    return attempted(*question.action, question.answers, question.charts(), none).wanted;
}

/// Dice that are still wanted, and typed ones of which nobody can say yet whether they will be.
Problems problems_with_missing(const Question& question, const std::vector<DiceRequest>& missing, const TypedDice& dice)
{
    Problems problems;
    for (const DiceRequest& wanted : missing)
        problems.push_back(problem_with_missing(wanted));
    const auto idle = dice.idle();
    const std::vector<DiceRequest> sure = idle.empty() ? std::vector<DiceRequest>{} : wanted_from_the_start(question);
    for (const std::string& label : idle)
        if (std::ranges::find(sure, label, &DiceRequest::label) == sure.end())
            problems.push_back({label, {"not asked for so far"}});
    return problems;
}

/// What is wrong with the dice after they were tried: faces the dice lack, dice still wanted, faces nobody asked for.
Problems problems_with(const Question& question, const PartialResult& partial, const TypedDice& dice, std::size_t given)
{
    if (!partial.problems.empty())
        return partial.problems;
    if (!partial.wanted.empty())
        return problems_with_missing(question, partial.wanted, dice);
    Problems problems;
    for (const std::string& label : dice.idle())
        problems.push_back({label, {"there is no such die in this roll"}});
    if (dice.left_over() > 0)
        problems.push_back(
            {"dice",
             {"{0} given, {1} asked for", {static_cast<std::int64_t>(given), static_cast<std::int64_t>(given - dice.left_over())}}});
    return problems;
}

std::vector<Verdict> resolved_by(const Question& question, TypedDice dice)
{
    const std::size_t given = dice.left_over();
    PartialResult partial = attempted(*question.action, question.answers, question.charts(), dice);
    if (const Problems problems = problems_with(question, partial, dice, given); !problems.empty())
        throw failed(ExitCode::Refused, problems);
    return std::move(partial.verdicts);
}

std::vector<Verdict> resolved_by(const Question& question, RandomDice dice)
{
    return resolved(*question.action, question.answers, question.charts(), dice);
}

constexpr int most_printed = 20'000;

} // namespace

Reply resolution(const Call& call)
{
    const auto seed_text = call.line.value(OptionName::Seed);
    const auto seed = seed_text ? number_from<std::uint64_t>(*seed_text) : std::nullopt;
    if (seed_text && !seed)
        throw failed(ExitCode::Usage, "--seed", {"\"{0}\" is not a whole number from 0 to 18446744073709551615", {Name{*seed_text}}});
    auto typed = dice_at_hand_from(call.line);
    const Question question = question_from(call, typed ? Problems{} : typed.error());
    const std::vector<Verdict> verdicts = has_faces(call.line)
        ? resolved_by(question, TypedDice{std::move(typed->by_label), std::move(typed->in_order), nullptr})
        : resolved_by(question, seed ? RandomDice{*seed} : RandomDice::random());
    return call.is_json() ? printed(json_of(question, verdicts)) : text_of(question, verdicts);
}

Reply odds_of_action(const Call& call)
{
    const Question question = question_from(call);
    const Table table = call.line.has(OptionName::Joint) ? Table::Joint : Table::Rows;
    const std::vector<Odds> all = odds(*question.action, question.answers, question.charts(), table);
    for (const Odds& one : all)
        if (one.is_joint_too_long || std::cmp_greater(one.joint.size(), most_printed))
            throw failed(ExitCode::Refused, "--joint", {"more than {0} different results, too many to print", {most_printed}});
    return call.is_json() ? printed(json_of(*question.action, all, table)) : text_of(*question.action, all, table);
}

} // namespace corneta::cli
