// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/conformance/complaints.h"
#include "tests/conformance/distribution.h"
#include "tests/conformance/occurrences.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Occurrences;
using conformance::Subject;

/// What random answers meet.
class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void at_least_half_of_them_resolve_data() { conformance::add_row_for_every_action(); }
    void at_least_half_of_them_resolve();
    void every_refusal_option_and_end_of_a_number_occurs_data() { conformance::add_row_for_every_action(); }
    void every_refusal_option_and_end_of_a_number_occurs();
};

namespace {
constexpr int draws = 4000;
}

void TestAnswers::at_least_half_of_them_resolve()
{
    QFETCH(const Subject*, subject);
    Drawing drawing{subject->seed()};
    drawing.prefer(conformance::numbers_in_charts(*subject));
    Occurrences seen{*subject};
    for (int drawn = 0; drawn < draws; ++drawn)
        seen.count(drawing.answers(subject->action->form));
    conformance::print(fmt::format("seed {}: {} of {} answers are refused", drawing.seed(), seen.refused(), draws));
    for (const std::string& line : seen.shares_of_refusals())
        conformance::print("  " + line);
    QVERIFY2(seen.refused() * 2 <= draws, "more than half are refused");
}

void TestAnswers::every_refusal_option_and_end_of_a_number_occurs()
{
    QFETCH(const Subject*, subject);
    Drawing drawing{subject->seed()};
    std::vector<std::int32_t> numbers = conformance::numbers_in_charts(*subject);
    for (const Field& field : subject->action->form)
        numbers.insert(numbers.end(), {field.least_value(), field.most_value()});
    drawing.prefer(numbers);
    Occurrences seen{*subject};
    for (int drawn = 0; drawn < draws; ++drawn)
        seen.count(drawing.answers(subject->action->form));
    const std::size_t by_chance = seen.missing().size();
    seen.aim(drawing);
    conformance::print(fmt::format("seed {}: {} of {} things to see did not occur by chance and were aimed at; {} never occurred",
                                   drawing.seed(), by_chance, seen.expected(), seen.missing().size()));
    Complaints complaints;
    for (const std::string& thing : seen.missing())
        complaints.add(thing + " never occurred");
    for (const std::string& undeclared : seen.undeclared())
        complaints.add(undeclared + " is a refusal that is not declared");
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_answers.moc"
