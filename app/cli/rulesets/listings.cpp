// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "core/text/language.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::string_view label_of_phase(const Ruleset& ruleset, std::string_view key)
{
    for (const PhaseSpec& phase : ruleset.phases)
        if (phase.key == key)
            return phase.label;
    return key;
}

std::string phases_in_words(const Ruleset& ruleset, const Action& action)
{
    std::vector<std::string> labels;
    for (const std::string_view key : action.phases)
        labels.push_back(spoken(label_of_phase(ruleset, key)));
    return labels.empty() ? spoken("any time") : fmt::format("{}", fmt::join(labels, ", "));
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

} // namespace corneta::cli
