// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/columns.h"
#include "app/cli/printing/verdict.h"
#include "app/storage/game/entry_words.h"
#include "core/text/language.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

namespace corneta::cli {

namespace {

std::string cell_in_words(const Working& working)
{
    return working.cell ? fmt::format("[{} {} {}]", working.cell->chart, working.cell->row, working.cell->column) : std::string{};
}

std::string instructions_of(const Verdict& verdict)
{
    std::string lines;
    for (const Instruction& instruction : verdict.instructions)
        lines += fmt::format("  {}\n", spoken(instruction.words));
    return lines;
}

std::string rolls_of(const Verdict& verdict)
{
    Columns columns{"lll"};
    for (const Roll& roll : verdict.rolls)
        columns.add(
            {spoken(roll.label), fmt::format("{}d{}", roll.pool.count, roll.pool.sides), fmt::format("{}", fmt::join(roll.faces, "+"))});
    return columns.text("  ");
}

std::string workings_of(const Verdict& verdict)
{
    Columns columns{"lrrlll"};
    for (const Working& working : verdict.workings)
        columns.add({spoken(working.reason), step_in_words(working), text(working.total), spoken(word_of(working.source)), working.rule,
                     cell_in_words(working)});
    return columns.text("  ");
}

std::string next_of(const Verdict& verdict, const Ruleset& ruleset)
{
    Columns columns{"llll"};
    for (const FollowUp& follow_up : verdict.next)
        for (const Choice& choice : follow_up.choices) {
            std::string call{choice.action};
            for (const Given& given : choice.presets)
                call += fmt::format(" {}={}", given.key, given.word);
            if (ruleset.find_action(choice.action) == nullptr)
                call += spoken(" (no action yet)");
            columns.add({spoken(word_of(follow_up.kind)), std::string{follow_up.by}, spoken(choice.words), std::move(call)});
        }
    return columns.text("  ");
}

std::string part(std::string_view title, const std::string& lines)
{
    return lines.empty() ? std::string{} : fmt::format("\n{}\n{}", spoken(title), lines);
}

} // namespace

std::string text_of(const Question& question, std::span<const Verdict> verdicts)
{
    const Action& action = *question.action;
    std::string all;
    for (std::size_t row = 0; row < verdicts.size(); ++row) {
        const Verdict& verdict = verdicts[row];
        if (row > 0)
            all += '\n';
        if (action.numbers_rows(verdicts.size()))
            all += fmt::format("{} {}: ", spoken(action.batch), row + 1);
        all += fmt::format("{}\n", spoken(verdict.headline));
        all += part("HANDS", instructions_of(verdict));
        all += part("DICE", rolls_of(verdict));
        all += part("WORKING", workings_of(verdict));
        all += part("THEN", next_of(verdict, question.ruleset()));
    }
    return all;
}

} // namespace corneta::cli
