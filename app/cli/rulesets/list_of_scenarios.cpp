// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/commands.h"
#include "app/cli/options/question.h"
#include "app/cli/printing/json.h"
#include "app/storage/packs/scenarios.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace corneta::cli {

namespace {

/// How many of its numbers come from where: `rules 12`.
std::vector<std::pair<std::string_view, qint64>> numbers_by_source(const game::Scenario& scenario)
{
    std::vector<std::pair<std::string_view, qint64>> numbers;
    for (const Source source : {Source::Rules, Source::Example, Source::House, Source::Yours})
        if (const auto count = std::ranges::count(scenario.sources, source, &game::StatSource::source); count > 0)
            numbers.emplace_back(word_of(source), count);
    return numbers;
}

QJsonObject json_of(const game::Scenario& scenario)
{
    QJsonObject sources;
    for (const auto& [source, count] : numbers_by_source(scenario))
        sources[words(source)] = count;
    const auto json_of_option = [](const game::ScenarioOption& option) {
        return QJsonObject{{"key", words(option.key)},
                           {"label", words(option.label)},
                           {"about", words(option.about)},
                           {"without", words_or_null(option.without)}};
    };
    return {{"key", words(scenario.key)},
            {"label", words(scenario.label)},
            {"about", words(scenario.about)},
            {"source", words(scenario.source)},
            {"sources", sources},
            {"options", json_list(scenario.options, json_of_option)},
            {"units", static_cast<qint64>(scenario.start.units.size())}};
}

std::string text_of(const game::Scenario& scenario)
{
    std::string lines = fmt::format("{}\n  {}\n  {}\n", scenario.key, spoken(scenario.label), spoken(scenario.about));
    std::vector<std::string> counts;
    for (const auto& [source, count] : numbers_by_source(scenario))
        counts.push_back(fmt::format("{} {}", spoken(source), count));
    if (!counts.empty())
        lines += phrase("  Its numbers: {}.\n", fmt::join(counts, ", "));
    for (const game::ScenarioOption& option : scenario.options) {
        lines += phrase("  --option {}: {}. {}", option.key, spoken(option.label), spoken(option.about));
        lines += option.without.empty() ? "\n" : phrase(" Not with {}.\n", option.without);
    }
    return lines;
}

} // namespace

Reply list_of_scenarios(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    auto scenarios = or_fail(scenarios_of(ruleset), ExitCode::Unreadable);
    std::ranges::move(own_scenarios_of(ruleset), std::back_inserter(scenarios));
    QJsonArray array;
    std::string lines;
    for (const game::Scenario& scenario : scenarios) {
        array.append(json_of(scenario));
        lines += text_of(scenario);
    }
    return call.is_json() ? printed(array) : lines;
}

} // namespace corneta::cli
