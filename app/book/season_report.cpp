// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/season_report.h"

#include "app/book/book.h"
#include "app/book/season_tables.h"
#include "app/storage/game/entry_words.h"
#include "app/storage/report/report_page.h"
#include "core/text/language.h"
#include "core/text/phrase.h"
#include "rulesets/season/actions.h"

#include <fmt/format.h>

#include <algorithm>
#include <ranges>

namespace corneta {

namespace {

namespace stat = season::stat;
namespace kind = season::kind;

void add_table(const WordTable& table, int level, ReportPage& page)
{
    std::vector<std::string> head{""};
    for (const Sentence& column : table.columns)
        head.push_back(spoken(column));
    std::vector<std::vector<std::string>> rows;
    for (const WordTable::Row& row : table.rows) {
        rows.push_back({spoken(row.name)});
        for (const Sentence& cell : row.cells)
            rows.back().push_back(spoken(cell));
    }
    page.heading(level, spoken(table.title));
    page.table(head, rows);
}

void add_plots(const std::vector<NumberPlot>& plots, ReportPage& page)
{
    if (!plots.empty())
        page.heading(2, spoken("From battle to battle"));
    for (const NumberPlot& plot : plots) {
        std::vector<std::string> points;
        points.reserve(plot.points.size());
        for (const Sentence& point : plot.points)
            points.push_back(spoken(point));
        page.plot(spoken(plot.title), points, plot.lines);
    }
}

void add_battles(const game::State& state, ReportPage& page)
{
    std::vector<std::string> battles;
    for (const game::Unit& battle : state.units)
        if (battle.kind == kind::battle)
            battles.push_back(phrase("{}, {} turns: {}", battle.name, battle[stat::turns], spoken(standing_in(battle))));
    page.heading(2, spoken("Battles"));
    page.list(battles);
}

void add_entries(const GameRecord& book, ReportPage& page)
{
    std::vector<std::string> all;
    for (const game::Entry& entry : book.journal().entries())
        if (is_in_force(book.journal(), entry) && !std::holds_alternative<game::EndPhase>(entry.command))
            all.push_back(sentence_of(book, entry));
    page.heading(2, spoken("What happened"));
    page.list(all);
}

} // namespace

std::string season_report(const GameRecord& book, ReportKind kind)
{
    const std::string title = spoken(title_of(book));
    const auto page = kind == ReportKind::Html ? html_page(title) : markdown_page();
    const game::State& state = book.journal().state();
    page->heading(1, title);
    const std::vector<WordTable> tables = season_tables(state);
    add_table(tables.front(), 2, *page);
    add_plots(season_plots(book), *page);
    add_battles(state, *page);
    page->heading(2, spoken("Units"));
    for (const WordTable& table : tables | std::views::drop(1))
        add_table(table, 3, *page);
    add_entries(book, *page);
    return page->text();
}

std::vector<std::string> history_of(const GameRecord& book, const game::Unit& unit)
{
    std::vector<std::string> lines;
    for (const game::Entry& entry : book.journal().entries()) {
        const game::EntryResult* const result = book.journal().in_force(entry.number);
        if (result == nullptr)
            continue;
        const game::Effects& effects = result->effects;
        const bool is_its_own = std::ranges::find(effects.arrive, unit.key, &game::Unit::key) != effects.arrive.end()
            || std::ranges::find(effects.stats, unit.key, &game::StatChange::unit) != effects.stats.end();
        if (is_its_own && !std::holds_alternative<game::EndPhase>(entry.command))
            lines.push_back(sentence_of(book, entry));
    }
    return lines;
}

std::string unit_report(const GameRecord& book, const game::Unit& unit, ReportKind kind)
{
    const auto page = kind == ReportKind::Html ? html_page(unit.name) : markdown_page();
    page->heading(1, unit.name);
    page->list({fmt::format("{}: {}", spoken(title_of(book)), stats_in_words(book.ruleset(), book.journal().state(), unit))});
    for (const WordTable& table : unit_tables(unit))
        add_table(table, 2, *page);
    add_plots(unit_plots(book, unit), *page);
    page->heading(2, spoken("What it lived through"));
    page->list(history_of(book, unit));
    return page->text();
}

} // namespace corneta
