// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/account.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace corneta::conformance {

using corneta::Verdict;

namespace {

std::string words_of(const corneta::Sentence& sentence)
{
    return fmt::format("{} <{}>", text(sentence), sentence.pattern);
}

std::string words_of(const corneta::Working& line)
{
    const std::string cell = line.cell ? fmt::format("{}/{}/{}", line.cell->chart, line.cell->row, line.cell->column) : "-";
    return fmt::format("{} {} = {}: {} [{}, {}, {}]", word_of(line.op), text(line.amount), text(line.total), line.reason,
                       word_of(line.source), line.rule, cell);
}

std::string words_of(const corneta::Roll& roll)
{
    return fmt::format("{} {}d{}: {}", roll.label, roll.pool.count, roll.pool.sides, fmt::join(roll.faces.begin(), roll.faces.end(), "+"));
}

std::string words_of(const corneta::Choice& choice)
{
    std::string words = fmt::format("{} ({})", choice.action, words_of(choice.words));
    for (const corneta::Given& given : choice.presets)
        words += fmt::format(" {}={}", given.key, given.word);
    return words;
}

std::string outcome_of(const Verdict& verdict)
{
    std::string words;
    for (std::size_t key = 0; key < verdict.outcome.size(); ++key)
        words += fmt::format("[{}]", fmt::join(verdict.outcome.at(key), ","));
    return words;
}

} // namespace

std::string account_of(const corneta::Action& action, const Verdict& verdict)
{
    std::string account = fmt::format("{}\nheadline {}\noutcome {}\n", action.key, words_of(verdict.headline), outcome_of(verdict));
    for (const corneta::Working& line : verdict.workings)
        account += fmt::format("working {}\n", words_of(line));
    for (const corneta::Roll& roll : verdict.rolls)
        account += fmt::format("roll {}\n", words_of(roll));
    for (const corneta::Effect& effect : verdict.effects)
        account += fmt::format("effect {} {} {} {}\n", effect.role, effect.stat, static_cast<int>(effect.does), effect.value);
    for (const corneta::Instruction& instruction : verdict.instructions)
        account += fmt::format("hands {}\n", words_of(instruction.words));
    for (const corneta::FollowUp& next : verdict.next) {
        account += fmt::format("next {} by {}\n", word_of(next.kind), next.by);
        for (const corneta::Choice& choice : next.choices)
            account += fmt::format("  {}\n", words_of(choice));
    }
    return account;
}

std::string account_of(const corneta::Action& action, std::span<const Verdict> verdicts)
{
    std::string account;
    for (const Verdict& verdict : verdicts)
        account += account_of(action, verdict);
    return account;
}

std::string consequences_of(std::span<const Verdict> verdicts)
{
    std::string words;
    for (const Verdict& verdict : verdicts) {
        words += outcome_of(verdict);
        for (const corneta::Working& line : verdict.workings)
            words += fmt::format(" {}{}={}", word_of(line.op), text(line.amount), text(line.total));
        for (const corneta::Roll& roll : verdict.rolls)
            words += fmt::format(" {}d{}", roll.pool.count, roll.pool.sides);
        for (const corneta::Instruction& instruction : verdict.instructions)
            words += fmt::format(" {}", instruction.words.pattern);
        for (const corneta::FollowUp& next : verdict.next) {
            words += fmt::format(" {} {}", word_of(next.kind), next.by);
            for (const corneta::Choice& choice : next.choices) {
                words += fmt::format(" {}", choice.action);
                for (const corneta::Given& given : choice.presets)
                    words += fmt::format(" {}={}", given.key, corneta::fraction_from(given.word) ? given.word : "word");
            }
        }
    }
    return words;
}

std::string consequences_of(const corneta::Problems& refusals)
{
    std::string words;
    for (const corneta::Problem& problem : refusals)
        words += fmt::format("{}: {}\n", problem.where, problem.what.pattern);
    return words;
}

} // namespace corneta::conformance
