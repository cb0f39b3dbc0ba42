// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/question.h"
#include "app/cli/printing/columns.h"
#include "app/cli/printing/json.h"
#include "core/text/language.h"
#include "core/text/match.h"
#include "core/text/phrase.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>

namespace corneta::cli {

namespace {

constexpr std::array sources{Source::Rules, Source::Example, Source::House, Source::Yours};

std::ptrdiff_t count_of(Source source, const Chart& chart)
{
    return std::ranges::count(chart.cells(), source, &Cell::source);
}

QJsonValue json_of(const Cell& cell)
{
    return match(
        cell.value, [](NoValue) { return QJsonValue{}; }, [](const Fraction& number) { return QJsonValue{json_number(number)}; },
        [&](const OneOf<ChartDice, ChartWord> auto&) { return QJsonValue{words(text(cell))}; });
}

QJsonArray cells_of(const Chart& chart)
{
    return json_list(chart.cells(), [&](const Cell& cell) {
        return QJsonObject{{"chart", words(chart.spec().key)},      {"row", words(cell.row_spec().key)},
                           {"column", words(cell.column_key())},    {"value", json_of(cell)},
                           {"source", words(word_of(cell.source))}, {"rule", words(cell.rule)}};
    });
}

/// The actions that read it.
std::vector<std::string_view> readers_of(const Chart& chart, const Ruleset& ruleset)
{
    std::vector<std::string_view> readers;
    for (const Action& action : ruleset.actions)
        if (std::ranges::find(action.charts, chart.spec().key) != action.charts.end())
            readers.push_back(action.key);
    return readers;
}

QJsonObject json_of(const Chart& chart, const Ruleset& ruleset)
{
    QJsonObject counts;
    for (const Source source : sources)
        counts[words(word_of(source))] = static_cast<qint64>(count_of(source, chart));
    return {{"chart", words(chart.spec().key)},
            {"label", words(chart.spec().label)},
            {"rule", words(chart.spec().rule)},
            {"rows", static_cast<qint64>(chart.spec().rows.size())},
            {"sources", counts},
            {"actions", json_words(readers_of(chart, ruleset))}};
}

std::vector<std::string> row_of(const Chart& chart, const Ruleset& ruleset)
{
    std::vector<std::string> counts;
    for (const Source source : sources)
        if (const auto count = count_of(source, chart); count > 0)
            counts.push_back(fmt::format("{} {}", count, spoken(word_of(source))));
    const auto readers = readers_of(chart, ruleset);
    const std::string read_by = readers.empty() ? spoken("no action yet") : fmt::format("{}", fmt::join(readers, ", "));
    return {std::string{chart.spec().key},
            spoken(chart.spec().label),
            std::string{chart.spec().rule},
            fmt::format("{}", chart.spec().rows.size()),
            fmt::format("{}", fmt::join(counts, ", ")),
            read_by};
}

std::string mark_of(Source source, Source usual)
{
    return {source == usual ? ' ' : word_of(source).front()};
}

/// The sections that the row's cells name beside the chart's own.
std::string rules_of(std::span<const Cell> row, std::string_view rule_of_chart)
{
    std::set<std::string> rules;
    for (const Cell& cell : row)
        if (cell.rule != rule_of_chart)
            rules.insert(cell.rule);
    return fmt::format("{}", fmt::join(rules, ", "));
}

std::string legend(const Chart& chart, Source usual)
{
    std::string words = phrase("rule: {}; source: {}", chart.spec().rule, spoken(word_of(usual)));
    for (const Source source : sources)
        if (source != usual && count_of(source, chart) > 0)
            words += fmt::format("; {}: {}", mark_of(source, usual), spoken(word_of(source)));
    return words + '\n';
}

/// A chart as a table; a letter behind a number says its source where it is not the usual one of the chart.
std::string text_of(const Chart& chart)
{
    const ChartSpec& spec = chart.spec();
    const Source usual = *std::ranges::max_element(sources, {}, [&](Source source) { return count_of(source, chart); });
    const std::size_t width = chart.row(0).size();
    const std::string sides = "l" + std::string(width, 'r') + "l";
    Columns columns{sides};
    std::vector<std::string> head{spoken(spec.row_name)};
    for (const Cell& cell : chart.row(0))
        head.push_back(cell.column_key() + " ");
    head.emplace_back();
    columns.add(std::move(head));
    for (std::size_t i = 0; i < spec.rows.size(); ++i) {
        std::vector<std::string> row{std::string{spec.rows[i].key}};
        for (const Cell& cell : chart.row(i))
            row.push_back(cell.empty() ? "- " : text(cell) + mark_of(cell.source, usual));
        row.push_back(rules_of(chart.row(i), spec.rule));
        columns.add(std::move(row));
    }
    const bool is_one_array = spec.columns.size() == 1 && spec.columns.front().count > 1;
    const std::string across = is_one_array ? fmt::format(", {}", spoken(spec.columns.front().label)) : std::string{};
    return fmt::format("{}{}\n\n{}\n{}", spoken(spec.label), across, columns.text("  "), legend(chart, usual));
}

} // namespace

Reply charts_of_ruleset(const Call& call)
{
    const Ruleset& ruleset = ruleset_named(call.operands[0], call.rulesets);
    const bool is_known =
        call.operands.size() == 1 || std::ranges::find(ruleset.charts, call.operands[1], &ChartSpec::key) != ruleset.charts.end();
    if (!is_known)
        throw failed(ExitCode::Usage, call.operands[1], {"unknown chart; corneta-cli chart {0} names them", {ruleset.key}});
    const auto book = rulebook_for(ruleset, call.line);
    if (call.operands.size() > 1) {
        const Chart& chart = book.charts->of(call.operands[1]);
        return call.is_json() ? printed(cells_of(chart)) : text_of(chart);
    }
    QJsonArray array;
    Columns columns{"lllrll"};
    columns.add({"CHART", "TITLE", "RULE", "ROWS", "SOURCES", "ACTIONS"});
    for (const Chart& chart : book.charts->charts()) {
        array.append(json_of(chart, ruleset));
        columns.add(row_of(chart, ruleset));
    }
    return call.is_json() ? printed(array) : columns.text();
}

} // namespace corneta::cli
