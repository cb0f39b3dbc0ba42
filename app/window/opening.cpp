// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/opening.h"

#include "app/storage/packs/packs.h"
#include "core/action/resolve.h"
#include "core/text/language.h"
#include "ui/action/faces_typed.h"

#include <algorithm>

namespace corneta::window {

namespace {

constexpr int refused = 1;
constexpr int misused = 2;
constexpr int unreadable = 3;

std::string lines(const Problems& problems)
{
    std::string words;
    for (const Problem& problem : problems)
        words += spoken(problem) + '\n';
    return words;
}

/// What is wrong with the faces asked for; empty when they settle the action or none are given.
std::string problem_of_dice(const Opening& opening, const QString& typed)
{
    if (typed.isEmpty())
        return {};
    const auto faces = ui::faces_typed(typed);
    if (!faces)
        return "dice: " + faces.error().toStdString() + '\n';
    TypedDice dice{*faces};
    const PartialResult partial = attempted(*opening.action, opening.answers, *opening.books[opening.book].typed_charts, dice);
    if (!partial.problems.empty())
        return lines(partial.problems);
    if (!partial.wanted.empty())
        return "dice: too few; " + partial.wanted.front().label + " is needed too\n";
    return dice.left_over() > 0 ? "dice: too many\n" : "";
}

} // namespace

std::expected<Opening, Failure> opening_from(const Arguments& arguments, std::span<const Ruleset* const> rulesets)
{
    Opening opening;
    for (const Ruleset* ruleset : rulesets) {
        auto book = rulebook_with_pack(*ruleset);
        if (!book)
            return std::unexpected{Failure{unreadable, lines(book.error())}};
        opening.books.push_back(std::move(*book));
    }
    if (arguments.ruleset.empty() && arguments.dice.isEmpty())
        return opening;
    if (arguments.ruleset.empty())
        return std::unexpected{Failure{misused, "--dice needs RULESET and ACTION\n"}};
    const auto found = std::ranges::find_if(rulesets, [&](const Ruleset* ruleset) { return ruleset->key == arguments.ruleset; });
    if (found == rulesets.end())
        return std::unexpected{Failure{misused, "no ruleset \"" + arguments.ruleset + "\"\n"}};
    opening.book = static_cast<std::size_t>(found - rulesets.begin());
    opening.action = (*found)->find_action(arguments.action);
    if (opening.action == nullptr)
        return std::unexpected{Failure{misused, "no action \"" + arguments.action + "\" in " + arguments.ruleset + '\n'}};
    auto answers = answers_from(opening.action->form, arguments.given);
    if (!answers)
        return std::unexpected{Failure{refused, lines(answers.error())}};
    opening.answers = std::move(*answers);
    if (const Problems problems = refusals(*opening.action, opening.answers, *opening.books[opening.book].typed_charts); !problems.empty())
        return std::unexpected{Failure{refused, lines(problems)}};
    if (std::string problem = problem_of_dice(opening, arguments.dice); !problem.empty())
        return std::unexpected{Failure{refused, std::move(problem)}};
    return opening;
}

ui::PackShelf packs_on_disk()
{
    const auto named = [](const Ruleset& ruleset) {
        std::vector<std::pair<std::string, std::string>> packs;
        for (NamedPack& pack : named_packs(ruleset))
            packs.emplace_back(std::move(pack.path), std::move(pack.name));
        return packs;
    };
    return {rulebook_with_pack, named, path_of_new_pack, pack_draft_from, write_pack};
}

} // namespace corneta::window
