// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/options/typed.h"
#include "app/cli/printing/json.h"
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/conformance/declared.h"
#include "core/conformance/tried.h"
#include "core/game/forces/season.h"
#include "core/game/play/roles.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace corneta::cli {

namespace {

constexpr int answers_of_action = 300;
constexpr std::uint64_t most_ways = 2000;
constexpr int most_seeds = 1000;
constexpr int few_seeds = 3;

/// All that was found, with how much was tried.
struct Findings {
    Problems problems{};
    int answers = 0;
    int refused = 0;
    int counted = 0;
    int battles = 0;
    int entries = 0;
    int decided = 0;

    void take(const std::string& where, const Problems& more)
    {
        for (const Problem& problem : more)
            problems.push_back({where.empty() ? problem.where : fmt::format("{}: {}", where, problem.where), problem.what});
    }
};

void try_actions(const Rulebook& book, Findings& findings)
{
    for (const Action& action : book.ruleset->actions) {
        const conformance::Tried tried = conformance::tried({&book, &action}, answers_of_action, most_ways);
        findings.answers += tried.answers;
        findings.refused += tried.refused;
        findings.counted += tried.counted;
        findings.take(std::string{action.key}, tried.problems);
    }
}

void play(const Rulebook& book, const std::string& scenario, int seeds, Findings& findings)
{
    const auto statements = scenario_statements(*book.ruleset, scenario);
    const auto starts = statements ? game::starts_of(book, *statements) : std::unexpected{statements.error()};
    if (!starts)
        return findings.take({}, starts.error());
    const game::Scenario head = game::head_of(*statements);
    if (head.key != scenario)
        findings.take(scenario, {{"scenario", {"its first line says \"{0}\": a file is called as its key", {Name{head.key}}}}});
    findings.take(scenario, game::forgotten_by_a_season(starts->front(), book));
    for (int seed = 1; seed <= seeds; ++seed) {
        const game::State& start = (*starts)[static_cast<std::size_t>(seed - 1) % starts->size()];
        const conformance::PlayedOut battle = conformance::played_out(book, start, head.attacker, static_cast<std::uint64_t>(seed));
        ++findings.battles;
        findings.entries += battle.entries;
        findings.decided += battle.is_decided ? 1 : 0;
        findings.take(fmt::format("{}, seed {}", scenario, seed), battle.problems);
    }
}

void try_game(const Rulebook& book, int seeds, Findings& findings)
{
    const Ruleset& ruleset = *book.ruleset;
    if (ruleset.game == nullptr)
        return;
    findings.take({}, conformance::problems_in_game(ruleset));
    const Problems lacking = game::lacking_for_a_season(ruleset);
    findings.take({}, lacking);
    const std::vector<std::string> scenarios = scenario_keys(ruleset);
    if (scenarios.empty())
        findings.take({},
                      {{std::string{ruleset.key}, {"no scenario, so nobody can begin a game: put one into `scenarios` in its folder"}}});
    for (const std::string& scenario : lacking.empty() ? scenarios : std::vector<std::string>{})
        play(book, scenario, seeds, findings);
}

/// Whom a play of each action needs: the author sees whether it is meant so.
std::vector<std::pair<std::string_view, std::vector<std::string_view>>> demands_of(const Ruleset& ruleset)
{
    std::vector<std::pair<std::string_view, std::vector<std::string_view>>> all;
    for (const Action& action : ruleset.game == nullptr ? std::span<const Action>{} : ruleset.actions)
        if (auto roles = game::demanded_by(ruleset, action); !roles.empty())
            all.emplace_back(action.key, std::move(roles));
    return all;
}

std::string text_of(const Findings& findings, const Ruleset& ruleset)
{
    std::string lines = phrase("{} is sound: all that its tables name is there, and fits.\n", spoken(ruleset.label));
    lines += phrase("Random answers to {} actions: {}, {} of them refused.\n", ruleset.actions.size(), findings.answers, findings.refused);
    lines += phrase("Odds against every fall of the dice: {} times the same.\n", findings.counted);
    lines += phrase("Battles that played themselves: {} with {} entries, {} decided; decided again they are the same.\n", findings.battles,
                    findings.entries, findings.decided);
    const auto demands = demands_of(ruleset);
    if (!demands.empty())
        lines += phrase("Who must be named, if you meant it so:\n");
    for (const auto& [action, roles] : demands)
        lines += fmt::format("  {}: {}\n", action, fmt::join(roles, ", "));
    return lines;
}

QJsonObject json_of(const Findings& findings, const Ruleset& ruleset)
{
    QJsonObject demands;
    for (const auto& [action, roles] : demands_of(ruleset))
        demands[words(action)] = json_words(roles);
    return {{"ruleset", words(ruleset.key)},
            {"actions", static_cast<qint64>(ruleset.actions.size())},
            {"answers", findings.answers},
            {"refused", findings.refused},
            {"counted", findings.counted},
            {"battles", findings.battles},
            {"entries", findings.entries},
            {"decided", findings.decided},
            {"demands", demands}};
}

} // namespace

Reply check_of_ruleset(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    const auto seeds = typed_number(call.line, {OptionName::Seeds, 1, most_seeds, few_seeds});
    const auto book = or_fail(rulebook_with_pack(ruleset), ExitCode::Unreadable);
    Findings findings;
    findings.take({}, conformance::problems_in_ruleset(ruleset));
    for (const Action& action : ruleset.actions)
        findings.take({}, conformance::problems_in_action(ruleset, action));
    if (findings.problems.empty()) { // what is declared wrongly makes nonsense of the rest
        try_actions(book, findings);
        try_game(book, static_cast<int>(seeds), findings);
    }
    if (!findings.problems.empty())
        throw failed(ExitCode::Refused, findings.problems);
    return call.is_json() ? printed(json_of(findings, ruleset)) : text_of(findings, ruleset);
}

} // namespace corneta::cli
