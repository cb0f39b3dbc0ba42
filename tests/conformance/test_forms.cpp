// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/declared.h"
#include "core/conformance/drawing.h"
#include "tests/conformance/account.h"
#include "tests/conformance/complaints.h"
#include "tests/conformance/subject.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

using namespace corneta;
using conformance::Complaints;
using conformance::Drawing;
using conformance::Subject;

/// What an action declares.
class TestForms : public QObject {
    Q_OBJECT

private slots:
    void rulesets_are_declared_in_full_data() { conformance::add_row_for_every_ruleset(); }
    void rulesets_are_declared_in_full();
    void actions_are_declared_in_full_data() { conformance::add_row_for_every_action(); }
    void actions_are_declared_in_full();
    void answers_are_read_back_as_they_were_given_data() { conformance::add_row_for_every_action(); }
    void answers_are_read_back_as_they_were_given();
    void a_field_that_is_not_asked_takes_its_default_alone_data() { conformance::add_row_for_every_action(); }
    void a_field_that_is_not_asked_takes_its_default_alone();
};

void TestForms::rulesets_are_declared_in_full()
{
    QFETCH(const Rulebook*, book);
    Complaints complaints;
    complaints.add(conformance::problems_in_ruleset(*book->ruleset));
    complaints.add(conformance::problems_in_game(*book->ruleset));
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::actions_are_declared_in_full()
{
    QFETCH(const Subject*, subject);
    Complaints complaints;
    complaints.add(conformance::problems_in_action(subject->ruleset(), *subject->action));
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::answers_are_read_back_as_they_were_given()
{
    QFETCH(const Subject*, subject);
    constexpr int draws = 500;
    Drawing drawing{subject->seed()};
    Complaints complaints;
    for (int drawn = 0; drawn < draws; ++drawn) {
        const Answers answers = drawing.answers(subject->action->form, drawn % 3 + 1);
        const auto read = answers_from(subject->action->form, given_from(answers));
        if (!read)
            complaints.add(fmt::format("{}: {}", conformance::words_of(answers), text(read.error().front())));
        else
            complaints.unless(*read == answers, conformance::words_of(answers) + ": reads otherwise");
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

void TestForms::a_field_that_is_not_asked_takes_its_default_alone()
{
    QFETCH(const Subject*, subject);
    constexpr int draws = 200;
    const Form form = subject->action->form;
    Drawing drawing{subject->seed()};
    Complaints complaints;
    for (int drawn = 0; drawn < draws; ++drawn) {
        const Answers answers = drawing.answers(form);
        for (std::size_t i = 0; i < form.size(); ++i) {
            const std::size_t rows = conformance::rows_of(answers, i);
            if (answers.asked(i) || rows == 0)
                continue;
            std::vector<Given> given = given_from(answers);
            given.push_back({std::string{form[i].key}, words_of(form[i], answers.at(i))});
            complaints.unless(answers_from(form, given) == answers,
                              fmt::format("{}: its default is refused where it is not asked", form[i].key));
            const std::int32_t other = form[i].start_value() == form[i].most_value() ? form[i].least_value() : form[i].most_value();
            given.back().word = words_of(form[i], std::vector<std::int32_t>(rows, other));
            const auto read = answers_from(form, given);
            complaints.unless(!read && read.error().front().where == form[i].key,
                              fmt::format("{}: another value is not refused where it is not asked", form[i].key));
        }
    }
    QVERIFY2(complaints.none(), complaints.text().c_str());
}

#include "test_forms.moc"
