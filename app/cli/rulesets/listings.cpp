// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/commands.h"
#include "app/cli/options/question.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "app/storage/packs/scenarios.h"
#include "core/game/play/phases.h"
#include "core/text/language.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace corneta::cli {

namespace {

/// `add`, `set`, `marker`; empty for nothing.
std::string_view word_of(Does does)
{
    constexpr std::array<std::string_view, 4> words{"", "add", "set", "marker"};
    return words.at(static_cast<std::size_t>(does));
}

QJsonObject json_of(const OutcomeSpec& spec)
{
    return {{"key", words(spec.key)},           {"label", words(spec.label)},       {"kind", words(word_of(spec.kind))},
            {"role", words_or_null(spec.role)}, {"stat", words_or_null(spec.stat)}, {"effect", words_or_null(word_of(spec.does))}};
}

QJsonObject json_of(const Action& action)
{
    const auto json_of_outcome = [](const OutcomeSpec& spec) { return json_of(spec); };
    return {{"key", words(action.key)},   {"label", words(action.label)},        {"help", words(action.help)},
            {"rule", words(action.rule)}, {"phases", json_words(action.phases)}, {"outcomes", json_list(action.outcomes, json_of_outcome)}};
}

std::string phases_in_words(const Ruleset& ruleset, const Action& action)
{
    std::vector<std::string> labels;
    for (const std::string_view key : action.phases)
        labels.push_back(spoken(game::label_of_phase(ruleset, key)));
    return labels.empty() ? spoken("any time") : fmt::format("{}", fmt::join(labels, ", "));
}

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

Reply list_of_rulesets(const Call& call)
{
    QJsonArray array;
    Columns columns{"lll"};
    columns.add({spoken("RULESET"), spoken("TITLE"), spoken("EDITION")});
    for (const Ruleset* const ruleset : call.rulesets) {
        array.append(QJsonObject{{"key", words(ruleset->key)}, {"label", words(ruleset->label)}, {"edition", words(ruleset->edition)}});
        columns.add({std::string{ruleset->key}, std::string{ruleset->label}, spoken(ruleset->edition)});
    }
    return call.is_json() ? printed(array) : columns.text();
}

Reply list_of_actions(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    QJsonArray array;
    Columns columns{"llll"};
    columns.add({spoken("ACTION"), spoken("WHAT IT RESOLVES"), spoken("PHASES"), spoken("RULE")});
    for (const Action& action : ruleset.actions) {
        array.append(json_of(action));
        columns.add({std::string{action.key}, spoken(action.help), phases_in_words(ruleset, action), std::string{action.rule}});
    }
    return call.is_json() ? printed(array) : columns.text();
}

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
