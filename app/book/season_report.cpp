// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/season_report.h"

#include "app/storage/game/entry_words.h"
#include "app/storage/report/report_page.h"
#include "core/game/decide/decide.h"
#include "rulesets/season/actions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

namespace corneta {

namespace {

namespace stat = season::stat;
namespace kind = season::kind;

int fit_of(const game::State& state, const std::string& army)
{
    int fit = 0;
    for (const game::Unit& unit : state.units)
        fit += unit.kind == kind::unit && unit.side == army ? unit[stat::fit] : 0;
    return fit;
}

void add_league(const game::State& state, ReportPage& page)
{
    std::vector<std::vector<std::string>> rows;
    for (const game::Unit* const army : league_of(state)) {
        rows.push_back({army->name});
        for (const game::Stat<int>& one :
             {stat::victories, stat::defeats, stat::morale, stat::dealt, stat::dealt_expected, stat::suffered, stat::suffered_expected})
            rows.back().push_back(std::to_string((*army)[one]));
    }
    page.heading(2, "League");
    page.table({"Army", "Won", "Lost", "Morale", "Harm dealt", "expected", "Harm suffered", "expected"}, rows);
}

/// Before the first battle nobody is there; then a point for each battle added and each rest.
void add_plots(const GameRecord& book, ReportPage& page)
{
    std::vector<std::string> points;
    std::map<std::string, ReportPage::Line> fit;
    std::map<std::string, ReportPage::Line> morale;
    for (const game::Entry& entry : book.journal().entries()) {
        const bool is_battle = std::holds_alternative<game::FromPaper>(entry.command);
        const bool is_rest = std::holds_alternative<game::EndPhase>(entry.command) && entry.stage.phase == "rest";
        if (book.journal().in_force(entry.number) == nullptr || (!is_battle && !is_rest))
            continue;
        points.emplace_back(fmt::format("{} {}", is_battle ? "battle" : "rest", entry.stage.turn));
        const game::State state = game::state_before(book.journal(), entry.number + 1);
        for (const game::Unit& army : state.units) {
            if (army.kind != kind::side)
                continue;
            for (auto* const lines : {&fit, &morale})
                (*lines)[army.key].name = army.name;
            fit[army.key].at.push_back(fit_of(state, army.key));
            morale[army.key].at.push_back(army[stat::morale]);
        }
    }
    const auto plotted = [&](const char* title, const std::map<std::string, ReportPage::Line>& all) {
        std::vector<ReportPage::Line> lines;
        lines.reserve(all.size());
        for (const auto& [army, line] : all)
            lines.push_back(line);
        page.plot(title, points, lines);
    };
    if (points.empty())
        return;
    page.heading(2, "From battle to battle");
    plotted("Who is fit", fit);
    plotted("Army morale", morale);
}

void add_battles(const game::State& state, ReportPage& page)
{
    std::vector<std::string> battles;
    for (const game::Unit& battle : state.units)
        if (battle.kind == kind::battle)
            battles.push_back(fmt::format("{}, {} turns: {}", battle.name, battle[stat::turns], battle[stat::told]));
    page.heading(2, "Battles");
    page.list(battles);
}

void add_units(const game::State& state, ReportPage& page)
{
    constexpr std::array numbers{stat::start,     stat::recruits, stat::fit,     stat::waiting, stat::dead,   stat::prisoners,
                                 stat::disbanded, stat::battles,  stat::honours, stat::raised,  stat::lowered};
    page.heading(2, "Units");
    for (const game::Unit* const army : league_of(state)) {
        std::vector<std::vector<std::string>> rows;
        for (const game::Unit& unit : state.units) {
            if (unit.kind != kind::unit || unit.side != army->key)
                continue;
            rows.push_back({unit[stat::is_gone] ? unit.name + " (disbanded)" : unit.name});
            for (const game::Stat<int>& one : numbers)
                rows.back().push_back(std::to_string(unit[one]));
        }
        page.heading(3, army->name);
        page.table(
            {"Unit", "Start", "Recruits", "Fit", "Waiting", "Dead", "Captured", "Gone home", "Battles", "Victories", "Better", "Worse"},
            rows);
    }
}

void add_entries(const GameRecord& book, ReportPage& page)
{
    std::vector<std::string> all;
    for (const game::Entry& entry : book.journal().entries())
        if (is_in_force(book.journal(), entry) && !std::holds_alternative<game::EndPhase>(entry.command))
            all.push_back(sentence_of(book, entry));
    page.heading(2, "What happened");
    page.list(all);
}

} // namespace

std::vector<const game::Unit*> league_of(const game::State& state)
{
    std::vector<const game::Unit*> armies;
    for (const game::Unit& unit : state.units)
        if (unit.kind == kind::side)
            armies.push_back(&unit);
    std::ranges::stable_sort(armies, [](const game::Unit* one, const game::Unit* other) {
        return std::pair{-(*one)[stat::victories], (*one)[stat::defeats]} < std::pair{-(*other)[stat::victories], (*other)[stat::defeats]};
    });
    return armies;
}

std::string season_report(const GameRecord& book, ReportKind kind)
{
    const std::string title = scenario_text(book, "label");
    const auto page = kind == ReportKind::Html ? html_page(title) : markdown_page();
    const game::State& state = book.journal().state();
    page->heading(1, title);
    add_league(state, *page);
    add_plots(book, *page);
    add_battles(state, *page);
    add_units(state, *page);
    add_entries(book, *page);
    return page->text();
}

} // namespace corneta
