// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/extremes.h"

#include "app/storage/packs/packs.h"
#include "core/action/resolve.h"
#include "core/odds/odds.h"
#include "rulesets/all_rulesets.h"
#include "tests/bench/row.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bench {

using namespace corneta;

namespace {

/// As many rows as there may be, and one number after the other at its most where the rules do not refuse it.
Answers at_extremes(const Action& action, const RulesetCharts& charts)
{
    Answers answers{action.form};
    for (const Field& field : action.form)
        if (!field.group.empty())
            answers.resize(field.group, static_cast<std::size_t>(field.rows_most));
    for (std::size_t i = 0; i < action.form.size(); ++i) {
        if (action.form[i].kind != Kind::Number || !answers.asked(i))
            continue;
        Answers more = answers;
        more.set(i, std::vector<std::int32_t>(answers.at(i).size(), action.form[i].most_value()));
        more.forget_unasked();
        if (refusals(action, more, charts).empty())
            answers = std::move(more);
    }
    return answers;
}

} // namespace

void print_extremes()
{
    constexpr double budget = 1;
    // chains of many links in Santa Anna: more castings, and the rest as it is
    const std::vector<std::pair<std::string_view, std::vector<Given>>> crowds{
        {"melee", {{"attacker_effectives", "99,99,99,99"}, {"defender_effectives", "99,99,99,99"}}},
        {"deal-losses", {{"losses", "99"}, {"units", "6"}}}};
    std::pair<double, std::string> slowest;
    const auto measure = [&](const Rulebook& book, const Action& action, const Answers& answers) {
        const auto start = std::chrono::steady_clock::now();
        (void)odds(action, answers, *book.typed_charts);
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        slowest = std::max(slowest, {seconds.count(), fmt::format("{} {}", book.ruleset->key, action.key)});
    };
    for (const Ruleset* ruleset : all_rulesets()) {
        const auto book = rulebook_with_pack(*ruleset);
        if (!book)
            return;
        for (const Action& action : ruleset->actions)
            measure(*book, action, at_extremes(action, *book->typed_charts));
        if (ruleset->key != "santa-anna")
            continue;
        for (const auto& [key, given] : crowds) {
            const Action& action = *ruleset->find_action(key);
            measure(*book, action, answers_from(action.form, given).value());
        }
    }
    print_row(fmt::format("the slowest odds at the extremes of a form, {}", slowest.second), slowest.first, budget, "s");
}

} // namespace bench
