// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/wording.h"

#include <QTest>

#include <cstdint>
#include <optional>

using namespace corneta;

/// Chances as a player reads them.
class TestWording : public QObject {
    Q_OBJECT

private slots:
    void a_chance_is_said_in_small_numbers_data();
    void a_chance_is_said_in_small_numbers();
    void without_weights_only_what_is_certain_is_100_percent();
    void a_label_that_says_its_unit_says_it_once();
    void there_is_one_minus_sign();
    void an_answer_says_its_unit_and_a_yes_once();
};

void TestWording::a_chance_is_said_in_small_numbers_data()
{
    QTest::addColumn<quint64>("weight");
    QTest::addColumn<quint64>("total");
    QTest::addColumn<QString>("words");
    QTest::newRow("of a die it is the faces") << quint64{8} << quint64{20} << "8 in 20, 40\u00A0%";
    QTest::newRow("never on a die") << quint64{0} << quint64{20} << "0 in 20, 0\u00A0%";
    QTest::newRow("always on a die") << quint64{20} << quint64{20} << "20 in 20, 100\u00A0%";
    QTest::newRow("of several dice it is shortened") << quint64{32'000'000} << quint64{64'000'000} << "1 in 2, 50\u00A0%";
    QTest::newRow("percent alone past a thousand") << quint64{35} << quint64{1296} << "2.7\u00A0%";
    QTest::newRow("shortened past a die") << quint64{36} << quint64{1296} << "1 in 36, 2.8\u00A0%";
    QTest::newRow("percent alone where nothing shortens it") << quint64{8'528'000} << quint64{64'000'000} << "13\u00A0%";
    QTest::newRow("never") << quint64{0} << quint64{1296} << "0\u00A0%";
    QTest::newRow("always") << quint64{1296} << quint64{1296} << "100\u00A0%";
    QTest::newRow("hardly ever") << quint64{1} << quint64{64'000'000} << "under 0.1\u00A0%";
    QTest::newRow("nearly always") << quint64{63'999'999} << quint64{64'000'000} << "over 99.9\u00A0%";
}

void TestWording::a_chance_is_said_in_small_numbers()
{
    QFETCH(const quint64, weight);
    QFETCH(const quint64, total);
    const double probability = static_cast<double>(weight) / static_cast<double>(total);
    QLocale::setDefault(QLocale{QLocale::English});
    QTEST(ui::chance_words({weight, probability}, total), "words");
}

void TestWording::without_weights_only_what_is_certain_is_100_percent()
{
    QCOMPARE(ui::chance_words({std::nullopt, 1}, std::nullopt), QStringLiteral("100\u00A0%"));
    QCOMPARE(ui::chance_words({std::nullopt, 1 - 1e-13}, std::nullopt), QStringLiteral("over 99.9\u00A0%"));
}

void TestWording::there_is_one_minus_sign()
{
    const QString minus{QChar{0x2212}};
    const Field field{.key = "rating", .kind = Kind::Number, .least = -5, .most = 5};
    QCOMPARE(ui::value_words(field, -20), minus + "2");
    QCOMPARE(ui::outcome_words(OutcomeSpec{.key = "steps", .kind = Kind::Number}, -30), minus + "3");
    QCOMPARE(ui::said({"rating {0}", {Fraction{-3, 2}}}), "rating " + minus + "1.5");
    QCOMPARE(ui::step_words(Op::Add, Fraction{-1}), minus + "1");
    QCOMPARE(ui::step_words(Op::Add, Fraction{1}), QString{"+1"});
}

void TestWording::a_label_that_says_its_unit_says_it_once()
{
    const auto beside = [](std::string_view label, Measure measure) {
        return ui::measure_beside_label({.key = "number", .label = label, .measure = measure});
    };
    QCOMPARE(beside("Bases", Measure::Bases), QString{});
    QCOMPARE(beside("Bases at the start", Measure::Bases), QString{});
    QCOMPARE(beside("Assaulted by", Measure::Bases), QStringLiteral("bases"));
    QCOMPARE(beside("Inside it", Measure::Inches), QStringLiteral("in"));
    QCOMPARE(beside("Rating", Measure::None), QString{});
}

void TestWording::an_answer_says_its_unit_and_a_yes_once()
{
    const auto said = [](const Field& field, std::int32_t value) {
        return ui::answer_words(QString::fromUtf8(field.label.data(), static_cast<qsizetype>(field.label.size())), field, value);
    };
    QCOMPARE(said({.key = "castings", .label = "castings firing", .measure = Measure::Castings, .most = 99}, 130),
             QString{"castings firing 13"});
    QCOMPARE(said({.key = "range", .label = "range", .measure = Measure::Inches, .most = 99}, 60), QString{"range 6 in"});
    QCOMPARE(said({.key = "volley", .label = "initial volley", .kind = Kind::Toggle}, 1), QString{"initial volley"});
    QCOMPARE(said({.key = "volley", .label = "initial volley", .kind = Kind::Toggle}, 0), QString{"initial volley: no"});
}

#include "test_wording.moc"
