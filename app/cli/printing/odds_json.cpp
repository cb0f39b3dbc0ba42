// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/json.h"
#include "app/cli/printing/odds.h"
#include "core/action/resolve.h"
#include "core/odds/figures.h"

#include <algorithm>

namespace corneta::cli {

namespace {

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
