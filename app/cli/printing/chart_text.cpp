// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/printing/chart_text.h"

#include "app/cli/printing/columns.h"
#include "core/text/phrase.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace corneta::cli {

namespace {

std::map<Source, int> counts_of(const Chart& chart)
{
    std::map<Source, int> counts;
    for (const Cell& cell : chart.cells())
        ++counts[cell.source];
    return counts;
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
    std::string all;
    for (const std::string& rule : rules)
        all += (all.empty() ? "" : ", ") + rule;
    return all;
}

std::string legend(const ChartSpec& spec, const std::map<Source, int>& counts, Source usual)
{
    std::string words = phrase("rule: {}; source: {}", spec.rule, spoken(word_of(usual)));
    for (const auto& [source, count] : counts)
        if (source != usual)
            words += fmt::format("; {}: {}", mark_of(source, usual), spoken(word_of(source)));
    return words + '\n';
}

} // namespace

std::string text_of(const Chart& chart)
{
    const ChartSpec& spec = chart.spec();
    const auto counts = counts_of(chart);
    const Source usual = std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; })->first;
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
    return fmt::format("{}{}\n\n{}\n{}", spoken(spec.label), across, columns.text("  "), legend(spec, counts, usual));
}

} // namespace corneta::cli
