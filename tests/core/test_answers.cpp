// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/declare.h"
#include "core/form/answers.h"
#include "core/form/asked_when.h"

#include <QObject>
#include <QTest>

using namespace corneta;

namespace {

enum class Colour : std::uint8_t { Red, Green, Blue };
constexpr std::array colours{Option{"red", "red"}, Option{"green", "green"}, Option{"dark-blue", "dark blue"}};

struct Inner {
    int height = 0;
};
struct Inputs {
    int count = 0;
    Tenths range;
    Colour colour = Colour::Red;
    bool lit = false;
    Words<Colour> seen;
    Inner inner;
    Rows<int, 4> sizes;
    Rows<Words<Colour>, 4> marks;
};

constexpr std::array form{
    asks<&Inputs::count>({.key = "count", .label = "Count", .least = -5, .most = 20, .start = 3}),
    asks<&Inputs::range>({.key = "range", .label = "Range", .start = 4}),
    asks<&Inputs::colour>({.key = "colour", .label = "Colour", .start = 1, .options = colours}),
    asks<&Inputs::lit>({.key = "lit", .label = "Lit", .start = 1}),
    asks<&Inputs::seen>({.key = "seen", .label = "Seen", .options = colours}),
    asks<&Inputs::inner, &Inner::height>({.key = "height", .label = "Height", .asked_when = "colour=red|dark-blue and count>3"}),
    asks<&Inputs::sizes>({.key = "sizes", .label = "Sizes", .start = 2, .group = "row", .rows_least = 1}),
    asks<&Inputs::marks>({.key = "marks", .label = "Marks", .options = colours, .group = "row", .rows_least = 1}),
};

std::string summary(const std::vector<Given>& given)
{
    std::string words;
    const auto answers = answers_from(form, given);
    if (!answers) {
        for (const Problem& problem : answers.error())
            words += (words.empty() ? "" : "; ") + text(problem);
        return words;
    }
    for (std::size_t i = 0; i < form.size(); ++i)
        words += (i == 0 ? "" : " ") + words_of(form[i], answers->at(i));
    return words;
}

} // namespace

class TestAnswers : public QObject {
    Q_OBJECT

private slots:
    void what_is_given_is_read_or_refused_data();
    void what_is_given_is_read_or_refused();
    void a_typed_struct_is_filled();
    void a_dialog_takes_the_comma_for_the_point();
    void conditions_that_speak_of_nothing_are_found();
    void unasked_answers_are_forgotten();
    void lists_of_a_group_grow_together();
};

void TestAnswers::what_is_given_is_read_or_refused_data()
{
    QTest::addColumn<std::vector<Given>>("given");
    QTest::addColumn<QString>("read");
    const auto row = [](const char* name, const std::vector<Given>& given, const char* read) {
        QTest::newRow(name) << given << QString{read};
    };
    row("nothing", {}, "3 4 green yes  0 2 -");
    row("every kind", {{"count", "-5"}, {"range", "6.5"}, {"colour", "dark-blue"}, {"lit", "no"}, {"seen", "green,red"}},
        "-5 6.5 dark-blue no red,green 0 2 -");
    row("a list, and a single value that serves all rows", {{"sizes", "1,2,3"}, {"marks", "red+green"}},
        "3 4 green yes  0 1,2,3 red+green,red+green,red+green");
    row("a list lengthens the defaults beside it", {{"sizes", "1,2"}}, "3 4 green yes  0 1,2 -,-");
    row("a number read already", {{"count", "four", {40}}}, "4 4 green yes  0 2 -");
    row("too many rows read already", {{"sizes", "1", {10, 20, 30, 40, 50}}}, "sizes: 5 rows, not from 1 to 4");
    row("asked", {{"count", "4"}, {"colour", "red"}, {"height", "7"}}, "4 4 red yes  7 2 -");
    row("unasked, its default", {{"height", "0"}}, "3 4 green yes  0 2 -");
    row("unasked, another value", {{"height", "7"}}, "height: asked only when colour=red|dark-blue and count>3; without that it stays 0");
    row("half of the condition", {{"colour", "red"}, {"height", "7"}},
        "height: asked only when colour=red|dark-blue and count>3; without that it stays 0");
    row("unknown key", {{"colors", "red"}}, "colors: there is no such field");
    row("given twice", {{"count", "1"}, {"count", "1"}}, "count: given twice");
    row("wrong words, all said", {{"colour", "Red"}, {"lit", "true"}, {"seen", "red,red"}, {"count", "four"}},
        "colour: \"Red\" is none of red, green, dark-blue; lit: \"true\" is neither yes nor no; seen: \"red\" stands there twice; count: "
        "\"four\" is not a whole number");
    row("too small", {{"count", "-6"}}, "count: -6 is not from -5 to 20");
    row("too large by a tenth", {{"range", "99.1"}}, "range: 99.1 is not from 0 to 99");
    row("hundredths", {{"range", "6.55"}}, "range: \"6.55\" is not a number in whole or tenths");
    row("a fraction", {{"range", "13/2"}}, "range: \"13/2\" is not a number in whole or tenths");
    row("a comma", {{"range", "6,5"}}, "range: \"6,5\" is not a number in whole or tenths");
    row("tenths of what is whole", {{"count", "3.0"}}, "count: \"3.0\" is not a whole number");
    row("empty", {{"count", ""}}, "count: \"\" is not a whole number");
    row("lists of unequal lengths", {{"sizes", "1,2,3"}, {"marks", "red,green"}}, "marks: 2 rows, where the longest list beside it has 3");
    row("too many rows", {{"sizes", "1,2,3,4,5"}}, "sizes: 5 rows, not from 1 to 4");
    row("too few rows", {{"sizes", ""}}, "sizes: 0 rows, not from 1 to 4");
    row("a bad row", {{"sizes", "1,,3"}}, "sizes: \"\" is not a whole number");
}

void TestAnswers::what_is_given_is_read_or_refused()
{
    QFETCH(const std::vector<Given>, given);
    QFETCH(const QString, read);
    QCOMPARE(QString::fromStdString(summary(given)), read);
}

void TestAnswers::a_typed_struct_is_filled()
{
    const auto answers = answers_from(form,
                                      std::vector<Given>{{"count", "4"},
                                                         {"range", "6.5"},
                                                         {"colour", "dark-blue"},
                                                         {"lit", "no"},
                                                         {"seen", "green"},
                                                         {"height", "7"},
                                                         {"sizes", "1,9"},
                                                         {"marks", "red,green+dark-blue"}});
    QVERIFY(answers.has_value());
    Inputs inputs;
    for (std::size_t i = 0; i < form.size(); ++i)
        form[i].put(&inputs, answers->at(i));
    QCOMPARE(inputs.count, 4);
    QCOMPARE(inputs.range.count, 65);
    QCOMPARE(inputs.colour, Colour::Blue);
    QVERIFY(!inputs.lit);
    QVERIFY(inputs.seen.has(Colour::Green) && !inputs.seen.has(Colour::Red));
    QCOMPARE(inputs.inner.height, 7);
    QCOMPARE(inputs.sizes.count, 2U);
    QCOMPARE(inputs.sizes[1], 9);
    QVERIFY(inputs.marks[0].has(Colour::Red) && !inputs.marks[0].has(Colour::Blue));
    QVERIFY(inputs.marks[1].has(Colour::Green) && inputs.marks[1].has(Colour::Blue));
}

void TestAnswers::a_dialog_takes_the_comma_for_the_point()
{
    QVERIFY(value_from(form[1], "6,5", Decimal::PointOrComma) == 65);
    QVERIFY(value_from(form[1], "6.5", Decimal::PointOrComma) == 65);
    QVERIFY(!value_from(form[1], "6,5", Decimal::Point));
    QVERIFY(!value_from(form[1], "1.000,5", Decimal::PointOrComma));
}

void TestAnswers::conditions_that_speak_of_nothing_are_found()
{
    QVERIFY(problems_in_conditions(form).empty());
    constexpr std::array unsound{
        asks<&Inputs::count>({.key = "count", .label = "Count", .asked_when = "size=3"}),
        asks<&Inputs::colour>({.key = "colour", .label = "Colour", .options = colours, .asked_when = "count=many"}),
    };
    const Problems problems = problems_in_conditions(unsound);
    QCOMPARE(problems.size(), 2U);
    QCOMPARE(text(problems[0]), "count: asked when size, which is not a field");
    QCOMPARE(text(problems[1]), "colour: asked when count is many, which it cannot be");
}

void TestAnswers::unasked_answers_are_forgotten()
{
    Answers answers{form};
    answers.set(5, 70);
    QVERIFY(!answers.asked(5));
    answers.forget_unasked();
    QCOMPARE(answers.value(5), 0);
}

void TestAnswers::lists_of_a_group_grow_together()
{
    Answers answers{form};
    answers.resize("row", 3);
    QCOMPARE(answers.rows("row"), 3U);
    QCOMPARE(answers.at(6).back(), 20);
    QCOMPARE(answers.at(7).size(), 3U);
    QVERIFY(answers_from(form, given_from(answers)) == answers);
}

#include "test_answers.moc"
