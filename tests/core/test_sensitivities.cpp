// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/action/declare.h"
#include "core/odds/sensitivities.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>
#include <fmt/ranges.h>

using namespace corneta;

namespace {

enum class Colour : std::uint8_t { Red, Green, Blue };
constexpr std::array colours{Option{"red", "red"}, Option{"green", "green"}, Option{"blue", "blue"}};

struct Inputs {
    int count = 0;
    Tenths range;
    Colour colour = Colour::Red;
    bool lit = false;
    Words<Colour> seen;
};

constexpr std::array form{
    asks<&Inputs::count>({.key = "count", .label = "Count", .least = 1, .most = 5}),
    asks<&Inputs::range>({.key = "range", .label = "Range", .most = 3}),
    asks<&Inputs::colour>({.key = "colour", .label = "Colour", .options = colours}),
    asks<&Inputs::lit>({.key = "lit", .label = "Lit"}),
    asks<&Inputs::seen>({.key = "seen", .label = "Seen", .options = colours}),
};

} // namespace

/// What an answer is moved to when the fields are looked for that would move the chance most.
class TestSensitivities : public QObject {
    Q_OBJECT

private slots:
    void neighbours_stay_within_the_field_data();
    void neighbours_stay_within_the_field();
    void a_number_is_tried_twelve_steps_away_and_no_farther();
};

void TestSensitivities::neighbours_stay_within_the_field_data()
{
    QTest::addColumn<int>("field");
    QTest::addColumn<int>("value");
    QTest::addColumn<QString>("ways");
    QTest::newRow("a number goes down and up to both its ends") << 0 << 30 << "[[20, 10], [40, 50]]";
    QTest::newRow("from its least only up") << 0 << 10 << "[[], [20, 30, 40, 50]]";
    QTest::newRow("from its most only down") << 0 << 50 << "[[40, 30, 20, 10], []]";
    QTest::newRow("from between whole numbers to whole ones") << 1 << 15 << "[[10, 0], [20, 30]]";
    QTest::newRow("a choice to each other option") << 2 << 1 << "[[0], [2]]";
    QTest::newRow("a toggle to the other") << 3 << 1 << "[[0]]";
    QTest::newRow("a set to one word more or less") << 4 << 0b101 << "[[4], [7], [1]]";
}

void TestSensitivities::neighbours_stay_within_the_field()
{
    QFETCH(const int, field);
    QFETCH(const int, value);
    QTEST(QString::fromStdString(fmt::format("{}", neighbours(form[static_cast<std::size_t>(field)], value))), "ways");
}

void TestSensitivities::a_number_is_tried_twelve_steps_away_and_no_farther()
{
    constexpr Field wide = asks<&Inputs::count>({.key = "count", .label = "Count", .most = 99});
    const auto ways = neighbours(wide, 500);
    QCOMPARE(ways[0].back(), 500 - 12 * 10);
    QCOMPARE(ways[1].back(), 500 + 12 * 10);
}

#include "test_sensitivities.moc"
