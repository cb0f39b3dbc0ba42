// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/json.h"
#include "app/cli/printing/odds_json.h"
#include "app/cli/printing/odds_text.h"

#include <utility>

namespace corneta::cli {

namespace {

constexpr int most_printed = 20'000;

}

Reply odds_of_action(std::span<const std::string> operands, const CommandLine& line, Rulesets rulesets)
{
    const auto question = question_from(operands, line, rulesets);
    if (!question)
        return std::unexpected{question.error()};
    const Table table = line.has(OptionName::Joint) ? Table::Joint : Table::Rows;
    const std::vector<Odds> all = odds(*question->action, question->answers, question->charts(), table);
    for (const Odds& one : all)
        if (one.is_joint_too_long || std::cmp_greater(one.joint.size(), most_printed))
            return failed(ExitCode::Refused, "--joint", {"more than {0} different results, too many to print", {most_printed}});
    if (line.has(OptionName::Json))
        return printed(json_of(*question->action, all, table));
    return text_of(*question->action, all, table);
}

} // namespace corneta::cli
