// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/odds.h"

#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "core/action/resolve.h"
#include "core/form/answers.h"
#include "core/odds/figures.h"
#include "core/text/percent.h"
#include "core/text/phrase.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace corneta::cli {

namespace {

/// `7 in 20`; empty where there are no weights or too many to read.
std::string in_words(const Chance& chance, const Odds& odds)
{
    constexpr std::uint64_t most = 1'000'000;
    if (!chance.weight || !odds.total || *odds.total > most)
        return {};
    return phrase("{} in {}", *chance.weight, *odds.total);
}

/// The values under an outcome's key as a person reads them: `3`, `yes`, `retreats`; of a list joined by commas.
std::string words_of(const OutcomeSpec& spec, std::span<const std::int32_t> values)
{
    const Field as_field{.key = spec.key, .label = spec.label, .kind = spec.kind, .options = spec.options};
    const auto said = [&](std::int32_t value) { return spoken(label_of(as_field, value)); };
    return fmt::format("{}", fmt::join(values | std::views::transform(said), ", "));
}

/// `losses 3`; the sentence where no outcome is shown as bars.
std::string row_in_words(const Action& action, const OddsRow& row)
{
    if (const auto bars = outcome_in_bars(action))
        return fmt::format("{} {}", spoken(action.outcomes[*bars].label), words_of(action.outcomes[*bars], row.outcome.at(*bars)));
    return spoken(row.headline);
}

std::string standing_out_of(const Action& action, const Odds& odds)
{
    std::string lines;
    for (const auto& [key, chance] : standing_out(action, odds)) {
        const std::string weights = in_words(chance, odds);
        lines += fmt::format("{}: {}{}{}\n",
                             fmt::join(action.outcomes[key].words_that_stand_out()
                                           | std::views::transform([](std::string_view word) { return spoken(word); }),
                                       spoken(" or ")),
                             weights, weights.empty() ? "" : ", ", percent(probability_of(chance, odds)));
    }
    return lines.empty() ? lines : lines + '\n';
}

std::string rows_of(const Action& action, const Odds& odds)
{
    Columns columns{"lrr"};
    for (const OddsRow& row : odds.rows)
        columns.add({row_in_words(action, row), in_words(row.chance, odds), percent(probability_of(row.chance, odds))});
    return columns.text("  ");
}

/// A column an outcome.
std::string joint_of(const Action& action, const Odds& odds)
{
    const std::string sides(action.outcomes.size() + 2, 'r');
    Columns columns{sides};
    std::vector<std::string> head(sides.size());
    std::ranges::transform(action.outcomes, head.begin(), [](const OutcomeSpec& spec) { return spoken(spec.label); });
    columns.add(std::move(head));
    for (const OddsRow& row : odds.joint) {
        std::vector<std::string> values(action.outcomes.size());
        for (std::size_t key = 0; key < values.size(); ++key)
            values[key] = words_of(action.outcomes[key], row.outcome.at(key));
        values.push_back(in_words(row.chance, odds));
        values.push_back(percent(probability_of(row.chance, odds)));
        columns.add(std::move(values));
    }
    return columns.text("  ");
}

std::string expected_of(const Action& action, const Odds& odds)
{
    Columns columns{"lr"};
    for (const Marginal& marginal : odds.marginals) {
        const OutcomeSpec& spec = action.outcomes[marginal.key];
        const double expected = expected_value(marginal, spec.kind, odds);
        const std::string label = spec.list ? fmt::format("{} {}", spoken(spec.label), marginal.row + 1) : spoken(spec.label);
        switch (spec.kind) {
        case Kind::Number: columns.add({label, fmt::format("{:.2f}", expected)}); break;
        case Kind::Toggle: columns.add({label, percent(expected)}); break;
        case Kind::Choice:
        case Kind::Set: break;
        }
    }
    return part("TO EXPECT", columns.text("  "));
}

void put(QJsonObject& object, const Chance& chance, const Odds& odds)
{
    object["weight"] = whole_or_null(chance.weight);
    object["probability"] = probability_of(chance, odds);
}

QJsonArray outcomes_of(const Action& action, const Odds& odds, Table table)
{
    QJsonArray array;
    for (const OddsRow& row : table == Table::Joint ? odds.joint : odds.rows) {
        QJsonObject outcome;
        for (std::size_t i = 0; i < action.outcomes.size(); ++i)
            if (row.fixed[i])
                outcome[words(action.outcomes[i].key)] = json_values(action.outcomes[i], row.outcome.at(i));
        QJsonObject object{{"headline", words(text(row.headline))}, {"outcome", outcome}};
        put(object, row.chance, odds);
        array.append(object);
    }
    return array;
}

QJsonArray json_of(const OutcomeSpec& spec, const Marginal& marginal, const Odds& odds)
{
    QJsonArray array;
    for (const MarginalRow& row : marginal.rows) {
        QJsonObject object{{"value", json_value(spec.kind, spec.options, row.value)}};
        put(object, row.chance, odds);
        array.append(object);
    }
    return array;
}

bool has_expectation(const OutcomeSpec& spec)
{
    return spec.kind == Kind::Number || spec.kind == Kind::Toggle;
}

/// Puts marginals and expected values under each key; `prefixed(key)` is the key they are put under.
template <class F> void put_keys(const Action& action, const Odds& odds, const F& prefixed, QJsonObject& marginals, QJsonObject& expected)
{
    for (std::size_t key = 0; key < action.outcomes.size(); ++key) {
        const OutcomeSpec& spec = action.outcomes[key];
        const QString name = words(prefixed(spec.key));
        QJsonArray rows, means;
        for (const Marginal& marginal : odds.marginals)
            if (marginal.key == key) {
                rows.append(json_of(spec, marginal, odds));
                means.append(expected_value(marginal, spec.kind, odds));
            }
        marginals[name] = spec.list ? QJsonValue{rows} : rows.first();
        if (has_expectation(spec))
            expected[name] = spec.list ? QJsonValue{means} : means.first();
    }
}

QJsonObject json_of(const Action& action, const Odds& odds, Table table)
{
    QJsonObject marginals, expected;
    put_keys(action, odds, [](std::string_view key) { return std::string{key}; }, marginals, expected);
    QJsonObject object{{"exact", odds.exact},
                       {"total", whole_or_null(odds.total)},
                       {"outcomes", outcomes_of(action, odds, table)},
                       {"marginals", marginals},
                       {"expected", expected}};
    if (odds.margin)
        object["margin"] = *odds.margin;
    return object;
}

} // namespace

std::string text_of(const Action& action, std::span<const Odds> odds, Table table)
{
    std::string all;
    for (std::size_t row = 0; row < odds.size(); ++row) {
        const Odds& one = odds[row];
        if (row > 0)
            all += '\n';
        if (action.numbers_rows(odds.size()))
            all += fmt::format("{} {}\n", spoken(action.batch), row + 1);
        all += standing_out_of(action, one);
        all += table == Table::Joint ? joint_of(action, one) : rows_of(action, one);
        all += expected_of(action, one);
        if (one.margin)
            all += phrase("\nFrom plays at random: give or take {}.\n", percent(*one.margin));
    }
    return all;
}

QJsonObject json_of(const Action& action, std::span<const Odds> odds, Table table)
{
    if (!action.numbers_rows(odds.size()))
        return json_of(action, odds.front(), table);
    QJsonObject marginals, expected;
    QJsonArray rows;
    for (std::size_t row = 0; row < odds.size(); ++row) {
        rows.append(json_of(action, odds[row], table));
        put_keys(action, odds[row], [&](std::string_view key) { return row_key(action, {row, odds.size()}, key); }, marginals, expected);
    }
    const bool exact = std::ranges::all_of(odds, &Odds::exact);
    QJsonObject object{{"exact", exact},         {"total", QJsonValue::Null}, {"outcomes", QJsonArray{}},
                       {"marginals", marginals}, {"expected", expected},      {"rows", rows}};
    double widest = 0;
    for (const Odds& one : odds)
        widest = std::max(widest, one.margin.value_or(0));
    if (!exact)
        object["margin"] = widest;
    return object;
}

} // namespace corneta::cli
