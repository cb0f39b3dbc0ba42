// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/explanation.h"
#include "core/text/fraction.h"
#include "core/text/sentence.h"

#include <QObject>
#include <QTest>

using namespace corneta;

class TestNumbers : public QObject {
    Q_OBJECT

private slots:
    void a_number_prints_whole_in_tenths_or_as_a_fraction_data();
    void a_number_prints_whole_in_tenths_or_as_a_fraction();
    void nothing_else_is_a_number_data();
    void nothing_else_is_a_number();
    void sums_and_products_are_exact();
    void rounding_down_goes_below_zero();
    void a_sentence_takes_its_arguments();
    void a_total_is_its_lines_folded();
    void a_deaf_explanation_takes_nothing_down();
};

void TestNumbers::a_number_prints_whole_in_tenths_or_as_a_fraction_data()
{
    QTest::addColumn<int>("amount");
    QTest::addColumn<int>("over");
    QTest::addColumn<QString>("words");
    QTest::newRow("whole") << 12 << 1 << "12";
    QTest::newRow("lowest terms") << 24 << 2 << "12";
    QTest::newRow("tenths") << 13 << 2 << "6.5";
    QTest::newRow("below zero") << -1 << 2 << "-0.5";
    QTest::newRow("a minus below") << 1 << -2 << "-0.5";
    QTest::newRow("quarters") << 19 << 4 << "19/4";
    QTest::newRow("thirds below zero") << -8 << 3 << "-8/3";
    QTest::newRow("zero") << 0 << 7 << "0";
}

void TestNumbers::a_number_prints_whole_in_tenths_or_as_a_fraction()
{
    QFETCH(const int, amount);
    QFETCH(const int, over);
    QFETCH(const QString, words);
    const Fraction number{amount, over};
    QCOMPARE(QString::fromStdString(text(number)), words);
    QVERIFY(fraction_from(words.toStdString()) == number);
}

void TestNumbers::nothing_else_is_a_number_data()
{
    QTest::addColumn<QString>("words");
    for (const char* words : {"",    "-",  "+5", " 5",  "5 ",    "5.",    ".5",         "5.55", "5,5",   "1e3", "0x10",
                              "1/0", "1/", "/2", "--1", "1/2/3", "1.2/3", "1234567890", "five", "1 000", "nan"})
        QTest::newRow(words) << QString{words};
}

void TestNumbers::nothing_else_is_a_number()
{
    QFETCH(const QString, words);
    QVERIFY(!fraction_from(words.toStdString()));
}

void TestNumbers::sums_and_products_are_exact()
{
    Fraction sum;
    for (int third = 0; third < 3; ++third)
        sum = sum + Fraction{1, 3};
    QVERIFY(sum == Fraction{1});
    QVERIFY(Fraction(11) * Fraction(1, 4) == Fraction(11, 4));
    QVERIFY(Fraction(1, 3) < Fraction(1, 2));
    QVERIFY(!(Fraction(1, 2) < Fraction(1, 2)));
}

void TestNumbers::rounding_down_goes_below_zero()
{
    QCOMPARE(Fraction(11, 4).rounded_down(), 2);
    QCOMPARE(Fraction(-11, 4).rounded_down(), -3);
    QCOMPARE(Fraction(-2).rounded_down(), -2);
}

void TestNumbers::a_sentence_takes_its_arguments()
{
    const Sentence sentence{"{1} of {0}, {2} {x} {", {Fraction{13, 2}, std::string_view{"veteran"}, Name{"K7"}}};
    QCOMPARE(QString::fromStdString(text(sentence)), QString{"veteran of 6.5, K7 x {"});
}

void TestNumbers::a_total_is_its_lines_folded()
{
    Explanation explanation{Listening::Yes};
    explanation.start(11, {"castings"}, "a rule");
    explanation.note(Op::Times, {1, 4}, {"long range"}, "a rule");
    QVERIFY(explanation.total() == Fraction(11, 4));
    explanation.note(Op::Floor, 1, {"rounded down"}, "a rule");
    QVERIFY(explanation.total() == Fraction{2});
    explanation.note(Op::Add, -5, {"a shift"}, "a rule");
    explanation.note(Op::Least, 0, {"not below"}, "a rule");
    QVERIFY(explanation.total() == Fraction{0});
    explanation.note(Op::Add, 20, {"a shift"}, "a rule");
    explanation.note(Op::Most, 16, {"not above"}, "a rule");
    QVERIFY(explanation.total() == Fraction{16});
    explanation.start(3, {"another total"}, "a rule");
    QVERIFY(explanation.total() == Fraction{3});
    QVERIFY(folded({7, 4}, Op::Floor, {1, 2}) == Fraction(3, 2));
    QCOMPARE(explanation.lines().size(), 8U);
}

void TestNumbers::a_deaf_explanation_takes_nothing_down()
{
    Explanation explanation{Listening::No};
    QVERIFY(explanation.start(11, {"castings"}, "a rule") == Fraction{11});
    QVERIFY(explanation.lines().empty());
}

#include "test_numbers.moc"
