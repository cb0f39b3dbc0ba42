// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/season_tables.h"

#include "core/game/journal/journal.h"
#include "rulesets/season/actions.h"
#include "rulesets/season/ruleset.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

namespace corneta {

namespace {

namespace stat = season::stat;
namespace kind = season::kind;

/// A column of a table.
struct Column {
    std::string_view head;
    const game::Stat<int>& stat;
};

constexpr std::array league{Column{"Won", stat::victories},
                            Column{"Lost", stat::defeats},
                            Column{"Drawn", stat::draws},
                            Column{"Morale", stat::morale},
                            Column{"Harm dealt", stat::dealt},
                            Column{"expected", stat::dealt_expected},
                            Column{"Harm suffered", stat::suffered},
                            Column{"expected", stat::suffered_expected}};
constexpr std::array strengths{Column{"Start", stat::start},        Column{"Recruits", stat::recruits}, Column{"Fit", stat::fit},
                               Column{"Waiting", stat::waiting},    Column{"Dead", stat::dead},         Column{"Captured", stat::prisoners},
                               Column{"Gone home", stat::disbanded}};
constexpr std::array service{Column{"Battles", stat::battles}, Column{"Victories", stat::honours}, Column{"Better", stat::raised},
                             Column{"Worse", stat::lowered}};

Sentence name_in(std::string_view pattern, const game::Unit& unit)
{
    return {pattern, {Name{unit.name}}};
}

Sentence name_of(const game::Unit& unit)
{
    return name_in(unit.kind == kind::unit && unit[stat::is_gone] ? "{0} (disbanded)" : "{0}", unit);
}

WordTable table_of(Sentence title, std::span<const game::Unit* const> units, std::span<const Column> columns)
{
    WordTable table{.title = std::move(title)};
    for (const Column& column : columns)
        table.columns.push_back({column.head});
    for (const game::Unit* const unit : units) {
        table.rows.push_back({name_of(*unit)});
        for (const Column& column : columns)
            table.rows.back().cells.push_back({"{0}", {(*unit)[column.stat]}});
    }
    return table;
}

std::vector<const game::Unit*> units_of(const game::State& state, const game::Unit& army)
{
    std::vector<const game::Unit*> units;
    for (const game::Unit& unit : state.units)
        if (unit.kind == kind::unit && unit.side == army.key)
            units.push_back(&unit);
    return units;
}

int sum_of(const game::State& state, const game::Unit& army, const game::Stat<int>& stat)
{
    int sum = 0;
    for (const game::Unit* const unit : units_of(state, army))
        sum += (*unit)[stat];
    return sum;
}

std::vector<const game::Unit*> armies_of(const game::State& state)
{
    std::vector<const game::Unit*> armies;
    for (const game::Unit& unit : state.units)
        if (unit.kind == kind::side)
            armies.push_back(&unit);
    return armies;
}

/// The plots of a season as they grow.
class Plots {
public:
    /// All armies of the season as they are at last, so that each has its line.
    Plots(const game::State& last, const season::Charts& charts) : m_last{last}, m_charts{charts}, m_armies{armies_of(last)}
    {
        for (const std::string_view title : {"Who is fit", "Army morale", "Battles won"}) {
            m_plots.push_back({.title = {title}});
            for (const game::Unit* const army : m_armies)
                m_plots.back().lines.push_back({.name = army->name, .at = {}});
        }
    }

    void add(const Sentence& point, const game::State& state)
    {
        for (NumberPlot& plot : m_plots)
            plot.points.push_back(point);
        for (std::size_t i = 0; i < m_armies.size(); ++i)
            if (const game::Unit* const army = state.find(m_armies[i]->key)) {
                begin(i, state, points() - 1);
                put(i, {sum_of(state, *army, stat::fit), (*army)[stat::morale], (*army)[stat::victories]});
            }
    }

    std::vector<NumberPlot> take()
    {
        for (std::size_t i = 0; i < m_armies.size(); ++i)
            begin(i, m_last, points()); // who came by hand since the last point
        return std::move(m_plots);
    }

private:
    using Numbers = std::array<int, 3>; ///< a plot each

    /// Before an army came it stands as it came: with what it began with, no battle behind it.
    void begin(std::size_t army, const game::State& state, std::size_t points)
    {
        const Numbers start{sum_of(state, *m_armies[army], stat::start), m_charts[season::Morale::AtTheStart].whole(), 0};
        while (m_plots.front().lines[army].at.size() < points)
            put(army, start);
    }
    std::size_t points() const { return m_plots.front().points.size(); }
    void put(std::size_t army, const Numbers& numbers)
    {
        for (std::size_t plot = 0; plot < numbers.size(); ++plot)
            m_plots[plot].lines[army].at.push_back(numbers[plot]);
    }

    const game::State& m_last;
    const season::Charts& m_charts;
    std::vector<const game::Unit*> m_armies;
    std::vector<NumberPlot> m_plots;
};

/// The start, every battle and every rest, each with the book as it was then; false where there was none.
bool each_point(const GameRecord& book, const std::function<void(const Sentence& point, const game::State& state)>& add)
{
    game::State state = book.journal().start();
    bool has_begun = false;
    for (const game::EntryResult* const result : book.journal().in_force()) {
        game::apply(state, result->entry, result->effects);
        const game::Entry& entry = *book.journal().find(result->entry);
        const bool is_battle = std::holds_alternative<game::FromPaper>(entry.command);
        const bool is_rest = std::holds_alternative<game::EndPhase>(entry.command) && entry.stage.phase == "rest";
        if (!is_battle && !is_rest)
            continue;
        if (!has_begun)
            add({"start"}, game::State{});
        has_begun = true;
        add({is_battle ? "battle {0}" : "rest {0}", {entry.stage.turn}}, state);
    }
    return has_begun;
}

} // namespace

std::vector<const game::Unit*> league_of(const game::State& state)
{
    std::vector<const game::Unit*> armies = armies_of(state);
    std::ranges::stable_sort(armies, [](const game::Unit* one, const game::Unit* other) {
        return std::pair{-(*one)[stat::victories], (*one)[stat::defeats]} < std::pair{-(*other)[stat::victories], (*other)[stat::defeats]};
    });
    return armies;
}

std::vector<WordTable> season_tables(const game::State& state)
{
    const std::vector<const game::Unit*> armies = league_of(state);
    std::vector<WordTable> tables{table_of({"League"}, armies, league)};
    for (const game::Unit* const army : armies) {
        const std::vector<const game::Unit*> units = units_of(state, *army);
        tables.push_back(table_of(name_in("{0}: where its men are", *army), units, strengths));
        tables.push_back(table_of(name_in("{0}: what its units lived through", *army), units, service));
    }
    return tables;
}

std::vector<WordTable> unit_tables(const game::Unit& unit)
{
    const game::Unit* const one = &unit;
    return {table_of({"Where its men are"}, {&one, 1}, strengths), table_of({"Its honours"}, {&one, 1}, service)};
}

std::vector<NumberPlot> season_plots(const GameRecord& book)
{
    Plots plots{book.journal().state(), dynamic_cast<const season::Charts&>(*book.book().typed_charts)};
    const bool has_begun = each_point(book, [&](const Sentence& point, const game::State& state) { plots.add(point, state); });
    return has_begun ? plots.take() : std::vector<NumberPlot>{};
}

std::vector<NumberPlot> unit_plots(const GameRecord& book, const game::Unit& unit)
{
    NumberPlot plot{.title = {"Its strength"}, .lines = {{"fit", {}}, {"waiting to return", {}}, {"dead", {}}}};
    const auto add = [&](const Sentence& point, const game::State& state) {
        const game::Unit* const then = state.find(unit.key);
        plot.points.push_back(point);
        plot.lines[0].at.push_back(then == nullptr ? unit[stat::start] : (*then)[stat::fit]);
        plot.lines[1].at.push_back(then == nullptr ? 0 : (*then)[stat::waiting]);
        plot.lines[2].at.push_back(then == nullptr ? 0 : (*then)[stat::dead]);
    };
    return each_point(book, add) ? std::vector{plot} : std::vector<NumberPlot>{};
}

} // namespace corneta
