// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/json.h"
#include "app/cli/printing/odds.h"

#include <utility>

namespace corneta::cli {

namespace {

constexpr int most_printed = 20'000;

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
