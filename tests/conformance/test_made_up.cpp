// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/drawing.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/plays.h"
#include "tests/made_up/ruleset.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <set>
#include <string>
#include <vector>

using namespace corneta;
using conformance::Drawing;
using conformance::Subject;

/// The made-up ruleset leaves nothing of the core aside.
class TestMadeUp : public QObject {
    Q_OBJECT

private slots:
    void every_kind_of_input_is_asked();
    void every_form_of_condition_is_set();
    void every_kind_of_outcome_and_effect_is_left();
    void every_kind_of_chart_and_cell_is_read();
    void every_kind_of_follow_up_leads_to_an_action();
    void refusals_come_together_and_by_rows();
    void dice_that_are_sure_are_wanted_and_others_are_not();
};

namespace {

std::vector<Subject> actions()
{
    std::vector<Subject> actions;
    for (const Subject& subject : conformance::subjects())
        if (&subject.ruleset() == &made_up::ruleset)
            actions.push_back(subject);
    return actions;
}

Subject action(std::string_view key)
{
    for (const Subject& subject : actions())
        if (subject.action->key == key)
            return subject;
    qFatal("no such action");
}

std::vector<std::string> refused_of(std::string_view key, const std::vector<Given>& given)
{
    const Subject subject = action(key);
    std::vector<std::string> words;
    for (const Problem& problem : refusals(*subject.action, *answers_from(subject.action->form, given), subject.charts()))
        words.push_back(text(problem));
    return words;
}

std::vector<std::string> wanted(std::string_view key, const std::vector<Given>& given, const std::vector<TypedDice::Labelled>& faces = {})
{
    const Subject subject = action(key);
    TypedDice dice{faces};
    std::vector<std::string> labels;
    for (const DiceRequest& one : attempted(*subject.action, *answers_from(subject.action->form, given), subject.charts(), dice).wanted)
        labels.push_back(one.label);
    return labels;
}

/// `number in tenths table`
std::string in_words(const Field& field, const Action& action)
{
    std::string words{word_of(field.kind)};
    if (field.grain == Grain::Tenths)
        words += " in tenths";
    if (field.is_list() && field.group.empty())
        words += " list";
    else if (field.is_list())
        words += action.is_batch() ? " batch" : " table";
    return words;
}

using Labels = std::vector<std::string>;

} // namespace

void TestMadeUp::every_kind_of_input_is_asked()
{
    std::set<std::string> asked;
    std::set<std::string> batches;
    for (const Subject& subject : actions()) {
        for (const std::size_t rows : {1U, 2U})
            batches.insert(fmt::format("{} {}", subject.action->is_batch(), subject.action->numbers_rows(rows)));
        for (const Field& field : subject.action->form)
            asked.insert(in_words(field, *subject.action));
    }
    QCOMPARE(batches, (std::set<std::string>{"false false", "true false", "true true"}));
    for (const std::string place : {"", " table", " batch"})
        for (const std::string kind : {"number", "number in tenths", "choice", "toggle", "set"})
            QVERIFY2(asked.contains(kind + place), (kind + place).c_str());
    QVERIFY(asked.contains("number list"));
    QVERIFY(std::ranges::any_of(actions(), [](const Subject& subject) {
        return std::ranges::any_of(subject.action->form, [](const Field& field) { return field.is_list() && field.rows_least == 0; });
    }));
}

void TestMadeUp::every_form_of_condition_is_set()
{
    std::string conditions;
    for (const Subject& subject : actions())
        for (const Field& field : subject.action->form)
            conditions += std::string{field.asked_when} + "\n";
    for (const std::string form : {"=", "!=", ">", "|", " and "})
        QVERIFY2(conditions.contains(form), form.c_str());
}

void TestMadeUp::every_kind_of_outcome_and_effect_is_left()
{
    std::set<std::string> left;
    std::set<Does> effects;
    std::set<Shown> places;
    std::set<Kind> chances;
    for (const Subject& subject : actions())
        for (const OutcomeSpec& spec : subject.action->outcomes) {
            left.insert(std::string{word_of(spec.kind)} + (spec.list ? " list" : ""));
            effects.insert(spec.does);
            places.insert(spec.shown);
            if (spec.highlighted != 0)
                chances.insert(spec.kind);
        }
    QCOMPARE(left.size(), 8U);
    QCOMPARE(effects.size(), 4U);
    QCOMPARE(places.size(), 2U);
    QCOMPARE(chances, (std::set{Kind::Choice, Kind::Toggle}));
}

void TestMadeUp::every_kind_of_chart_and_cell_is_read()
{
    std::set<Shape> shapes;
    std::set<CellKind> kinds;
    std::set<Precision> precisions;
    std::set<Source> sources;
    std::set<bool> arrays;
    const ChartSet& charts = *actions().front().book->charts;
    for (const Chart& chart : charts.charts()) {
        shapes.insert(chart.spec().shape);
        for (const Cell& cell : chart.cells()) {
            kinds.insert(cell.column_spec().kind);
            precisions.insert(cell.column_spec().precision);
            sources.insert(cell.source);
            arrays.insert(cell.column_spec().count > 1);
        }
    }
    QCOMPARE(shapes.size(), 3U);
    QCOMPARE(kinds.size(), 3U);
    QCOMPARE(precisions.size(), 3U);
    QCOMPARE(sources.size(), 3U);
    QCOMPARE(arrays.size(), 2U);
    QVERIFY(!made_up::ruleset.unreachable.empty());
}

void TestMadeUp::every_kind_of_follow_up_leads_to_an_action()
{
    std::set<Follow> kinds;
    std::set<std::string_view> unlanded;
    constexpr int plays = 300;
    for (const Subject& subject : actions()) {
        Drawing drawing{subject.seed()};
        for (int play = 0; play < plays; ++play)
            if (const auto answers = drawing.resolvable(subject))
                for (const Verdict& verdict : conformance::played(subject, *answers, drawing.seed() + static_cast<std::uint64_t>(play)))
                    for (const FollowUp& next : verdict.next)
                        for (const Choice& choice : next.choices) {
                            if (subject.ruleset().find_action(choice.action) != nullptr)
                                kinds.insert(next.kind);
                            else
                                unlanded.insert(choice.action);
                        }
    }
    QCOMPARE(kinds.size(), 3U);
    QCOMPARE(unlanded, std::set<std::string_view>{"picnic"});
}

void TestMadeUp::refusals_come_together_and_by_rows()
{
    QCOMPARE(refused_of("leap", {{"turns", "0"}, {"distance", "4.6"}}),
             (Labels{"turns: an unwound beetle does not leap", "distance: 4.6 in is beyond the reach of a brass spring"}));
    QCOMPARE(refused_of("gust",
                        {{"beetle_weight", "9,1,3"},
                         {"beetle_clamped", "yes,no,no"},
                         {"beetle_ground", "cloth,glass,glass"},
                         {"beetle_height", "2.5,0,0"}}),
             (Labels{"beetle 1: beetle_clamped: a clamp does not hold a weight of 9",
                     "beetle 1: beetle_height: a clamped beetle stands on the table, not 2.5 in above it",
                     "beetle 2: beetle_weight: nothing so light stays on glass"}));
    QCOMPARE(refused_of("muster", {{"beetles", "0"}}), Labels{"beetles: without a beetle there is no muster"});
    QCOMPARE(refused_of("muster", {{"beetles", "0,1"}, {"in_file", "no,yes"}}),
             (Labels{"call 1: beetles: without a beetle there is no muster", "call 2: in_file: one beetle is no file"}));
}

void TestMadeUp::dice_that_are_sure_are_wanted_and_others_are_not()
{
    QCOMPARE(wanted("wind-up", {}), Labels{});
    QCOMPARE(wanted("parade", {{"beetle_shine", "1,2,3"}}), Labels{"a die for each of 3"});
    QCOMPARE(wanted("muster", {{"beetles", "3"}}), (Labels{"beetle 1", "beetle 2", "beetle 3"}));
    QCOMPARE(wanted("muster", {{"beetles", "2,1"}}), (Labels{"call 1: beetle 1", "call 1: beetle 2", "call 2: beetle 1"}));
    // the horns may lock, and then the second round is a link later: both are pushed in it all the same
    QCOMPARE(wanted("tussle", {{"left_grip", "1"}, {"right_grip", "1"}}),
             (Labels{"left's push, round 1", "right's push, round 1", "left's push, round 2", "right's push, round 2"}));
    QCOMPARE(wanted("tussle", {{"rounds", "1"}}, {{"left's push, round 1", {4}}, {"right's push, round 1", {4}}}),
             Labels{"locked horns, round 1"});
    // what flips holds on, what slides brakes, and what stands rolls no more
    const std::vector<Given> storm{{"wind", "9"}, {"beetle_weight", "3,1"}};
    QCOMPARE(wanted("gust", storm), (Labels{"beetle 1: gust", "beetle 2: gust"}));
    QCOMPARE(wanted("gust", storm, {{"beetle 1: gust", {6, 5}}, {"beetle 2: gust", {1, 1}}}), Labels{"beetle 1: hold on"});
    QCOMPARE(wanted("gust", storm, {{"beetle 1: gust", {2, 3}}, {"beetle 2: gust", {1, 1}}}), Labels{"beetle 1: brake"});
    // here each way rolls a second die, but not the same
    QCOMPARE(wanted("gust", {{"wind", "9"}, {"beetle_weight", "2"}, {"beetle_ground", "glass"}}), Labels{"beetle 1: gust"});
}

#include "test_made_up.moc"
