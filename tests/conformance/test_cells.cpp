// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/account.h"
#include "tests/conformance/cell_search.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/plays.h"
#include "tests/scaled.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <set>

using namespace corneta;
using conformance::CellSearch;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Place;
using conformance::Subject;

/// What stands in a chart is read, and what is read stands in a chart.
class TestCells : public QObject {
    Q_OBJECT

private slots:
    void every_cell_changes_the_odds_of_some_action_data() { conformance::add_row_for_every_ruleset(); }
    void every_cell_changes_the_odds_of_some_action();
    void a_cell_listed_as_unreachable_changes_no_odds_data() { conformance::add_row_for_every_ruleset(); }
    void a_cell_listed_as_unreachable_changes_no_odds();
    void workings_name_only_declared_charts_data() { conformance::add_row_for_every_action(); }
    void workings_name_only_declared_charts();
    void charts_that_are_not_declared_change_nothing_data() { conformance::add_row_for_every_action(); }
    void charts_that_are_not_declared_change_nothing();
    void each_declared_chart_changes_something_data() { conformance::add_row_for_every_action(); }
    void each_declared_chart_changes_something();
};

namespace {

constexpr std::size_t tries_a_cell = 2000;
const std::size_t tries_a_listed_cell = scaled<std::size_t>(500, 8);

bool is_listed(const Ruleset& ruleset, const Place& place)
{
    return std::ranges::any_of(ruleset.unreachable, [&](const UnreachableCell& listed) {
        return std::ranges::any_of(place.cells, [&](const CellName& cell) {
            return cell.chart == listed.chart && cell.row == listed.row && cell.column == listed.column;
        });
    });
}

bool is_declared(const Action& action, std::string_view chart)
{
    return std::ranges::find(action.charts, chart) != action.charts.end();
}

/// The charts with every place of some of them changed, as far as their shapes allow; `way` chooses among the changes.
template <class Which> Rulebook changed_book(const Subject& subject, std::size_t way, const Which& which)
{
    ChartSet charts = *subject.book->charts;
    for (const Chart& chart : subject.book->charts->charts())
        if (which(chart.spec().key))
            for (const Place& place : conformance::places_in(chart))
                if (auto changed = conformance::charts_changed_once(charts, subject.ruleset().key, place, way))
                    charts = *std::move(changed);
    return rulebook(subject.ruleset(), std::move(charts));
}

/// All that an action says to these answers.
std::string said(const Subject& subject, const Answers& answers, const RulesetCharts& charts, std::uint64_t seed)
{
    const Problems refused = refusals(*subject.action, answers, charts);
    std::string words;
    for (const Problem& problem : refused)
        words += text(problem) + "\n";
    return refused.empty() ? conformance::account_of(*subject.action, conformance::played(subject, answers, charts, seed)) : words;
}

/// Random answers to which the changed book makes the action say something else.
std::optional<std::string> difference(const Subject& subject, const Rulebook& changed, int tries)
{
    Drawing drawing{subject.seed()};
    drawing.prefer(conformance::numbers_in_charts(subject));
    for (int tried = 0; tried < tries; ++tried) {
        const Answers answers = drawing.answers(subject.action->form, tried % 3 + 2);
        const std::uint64_t seed = drawing.seed() + static_cast<std::uint64_t>(tried);
        if (said(subject, answers, subject.charts(), seed) != said(subject, answers, *changed.typed_charts, seed))
            return conformance::words_of(answers);
    }
    return std::nullopt;
}

} // namespace

void TestCells::every_cell_changes_the_odds_of_some_action()
{
    if (is_sample)
        QSKIP("CORNETA_WHOLE=1 does it");
    QFETCH(const Rulebook*, book);
    QElapsedTimer timer;
    timer.start();
    CellSearch search{*book};
    Complaints complaints;
    std::size_t places = 0;
    std::string unread;
    for (const Chart& chart : book->charts->charts()) {
        if (!search.is_read(chart.spec().key)) {
            unread += " " + std::string{chart.spec().key};
            continue;
        }
        for (const Place& place : conformance::places_in(chart)) {
            if (is_listed(*book->ruleset, place))
                continue;
            ++places;
            complaints.unless(search.proof(place, tries_a_cell).has_value(),
                              place.name() + " changes no odds and is not listed as unreachable");
        }
    }
    conformance::print(fmt::format("{} places, {} answers tried, {} ms; no action yet:{}", places, search.tried(), timer.elapsed(),
                                   unread.empty() ? " -" : unread));
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestCells::a_cell_listed_as_unreachable_changes_no_odds()
{
    QFETCH(const Rulebook*, book);
    CellSearch search{*book};
    Complaints complaints;
    for (const UnreachableCell& listed : book->ruleset->unreachable) {
        const std::string name = fmt::format("{}/{}/{}", listed.chart, listed.row, listed.column);
        const Chart* const chart = book->charts->find(listed.chart);
        const std::vector<Place> places = chart == nullptr ? std::vector<Place>{} : conformance::places_in(*chart);
        const auto place = std::ranges::find_if(places, [&](const Place& one) { return one.name() == name; });
        complaints.unless(!listed.reason.empty(), name + " is listed without a reason");
        if (place == places.end())
            complaints.add(name + " is listed and not there");
        else if (!search.is_read(listed.chart))
            complaints.add(name + " is listed, and no action reads its chart");
        else if (const auto proof = search.proof(*place, tries_a_listed_cell))
            complaints.add(fmt::format("{} is listed as unreachable and changes the odds of {}", name, *proof));
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestCells::workings_name_only_declared_charts()
{
    QFETCH(const Subject*, subject);
    const int plays = scaled(500, 4);
    Drawing drawing{subject->seed()};
    Complaints complaints;
    for (int play = 0; play < plays; ++play)
        if (const auto answers = drawing.resolvable(*subject, play % 3 + 2))
            for (const Verdict& verdict : conformance::played(*subject, *answers, drawing.seed() + static_cast<std::uint64_t>(play)))
                for (const Working& line : verdict.workings)
                    complaints.unless(!line.cell || is_declared(*subject->action, line.cell->chart),
                                      line.cell ? line.cell->chart + " is not declared" : "");
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestCells::charts_that_are_not_declared_change_nothing()
{
    QFETCH(const Subject*, subject);
    constexpr std::size_t ways = 3;
    const int tries = scaled(300, 2);
    Complaints complaints;
    for (std::size_t way = 0; way < ways; ++way) {
        const Rulebook changed = changed_book(*subject, way, [&](std::string_view chart) { return !is_declared(*subject->action, chart); });
        if (const auto answers = difference(*subject, changed, tries))
            complaints.add("a chart that is not declared is read with " + *answers);
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestCells::each_declared_chart_changes_something()
{
    QFETCH(const Subject*, subject);
    constexpr std::size_t ways = 3;
    constexpr int tries = 2000;
    Complaints complaints;
    for (const std::string_view declared : subject->action->charts) {
        bool is_read = false;
        for (std::size_t way = 0; way < ways && !is_read; ++way)
            is_read = difference(*subject, changed_book(*subject, way, [&](std::string_view chart) { return chart == declared; }), tries)
                          .has_value();
        complaints.unless(is_read, fmt::format("{} is declared and changes nothing", declared));
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_cells.moc"
