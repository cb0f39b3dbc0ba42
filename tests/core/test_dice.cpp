// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/every_dice.h"
#include "core/dice/random_dice.h"
#include "core/dice/typed_dice.h"

#include <QObject>
#include <QTest>

#include <map>

using namespace corneta;

class TestDice : public QObject {
    Q_OBJECT

private slots:
    void every_fall_of_a_pool_is_counted_once();
    void a_pool_too_wide_to_walk_is_said_to_be_so();
    void faces_that_read_alike_are_one_branch();
    void every_branch_of_several_rolls_is_walked();
    void equal_seeds_give_equal_faces();
    void every_face_falls_about_as_often();
    void typed_faces_are_taken_in_order_or_by_label();
    void what_is_wrong_with_typed_faces_is_said();
};

void TestDice::every_fall_of_a_pool_is_counted_once()
{
    EveryDice dice;
    std::map<int, std::uint64_t> ways;
    std::size_t branches = 0;
    dice.begin();
    do {
        const Faces faces = dice.roll({"pool"}, {3, 6});
        QVERIFY(std::is_sorted(faces.begin(), faces.end()));
        ways[faces.sum()] += dice.weight();
        QCOMPARE(dice.combinations(), 216U);
        ++branches;
    } while (dice.advance());
    QCOMPARE(branches, 56U);
    QCOMPARE(ways.at(3), 1U);
    QCOMPARE(ways.at(10), 27U);
    QCOMPARE(ways.at(18), 1U);
    std::uint64_t all = 0;
    for (const auto& [sum, count] : ways)
        all += count;
    QCOMPARE(all, 216U);
}

void TestDice::a_pool_too_wide_to_walk_is_said_to_be_so()
{
    for (const Pool pool : {Pool{32, 100}, Pool{32, 4}, Pool{4, 100}}) {
        EveryDice dice;
        dice.begin();
        QCOMPARE(dice.roll({"pool"}, pool).size(), static_cast<std::size_t>(pool.count));
        QVERIFY(dice.is_too_wide());
        QVERIFY(!dice.advance());
    }
    EveryDice dice;
    dice.begin();
    std::uint64_t ways = 0;
    do {
        dice.roll({"pool"}, {32, 2});
        ways += dice.weight();
    } while (dice.advance());
    QVERIFY(!dice.is_too_wide());
    QCOMPARE(ways, std::uint64_t{1} << 32U);
}

void TestDice::faces_that_read_alike_are_one_branch()
{
    EveryDice dice;
    std::vector<std::pair<int, std::uint64_t>> branches;
    dice.begin();
    do {
        const int reading = dice.read({"die"}, 20, [](int face) { return face == 1 || face > 17 ? 1 : 0; });
        branches.emplace_back(reading, dice.weight());
    } while (dice.advance());
    QCOMPARE(branches, (std::vector<std::pair<int, std::uint64_t>>{{1, 4}, {0, 16}}));
}

void TestDice::every_branch_of_several_rolls_is_walked()
{
    EveryDice dice;
    std::uint64_t weight = 0;
    std::size_t branches = 0;
    dice.begin();
    do {
        const int first = dice.read({"first"}, 4, [](int face) { return face; });
        if (first > 2)
            dice.read({"second"}, {2, 3}, [](const Faces& faces) { return faces.sum(); });
        weight += dice.weight() * (36 / dice.combinations());
        ++branches;
    } while (dice.advance());
    QCOMPARE(weight, 36U);
    QCOMPARE(branches, 12U);
}

void TestDice::equal_seeds_give_equal_faces()
{
    RandomDice one{1847};
    RandomDice other{1847};
    RandomDice third{1848};
    bool differs = false;
    for (int roll = 0; roll < 50; ++roll) {
        const Faces faces = one.roll({"roll {0}", roll}, {3, 20});
        QVERIFY(faces == other.roll({"roll {0}", roll}, {3, 20}));
        differs = differs || !(faces == third.roll({"roll {0}", roll}, {3, 20}));
    }
    QVERIFY(differs);
    const auto rolls = one.taken_rolls();
    QCOMPARE(rolls.size(), 50U);
    QCOMPARE(rolls[7].label, std::string{"roll 7"});
    QVERIFY(one.taken_rolls().empty());
}

void TestDice::every_face_falls_about_as_often()
{
    RandomDice dice{7};
    std::array<int, 21> count{};
    constexpr int rolls = 100'000;
    for (int roll = 0; roll < rolls; ++roll)
        ++count.at(static_cast<std::size_t>(dice.read({"die"}, 20, [](int face) { return face; })));
    double chi_square = 0;
    for (int face = 1; face <= 20; ++face) {
        const double off = count.at(static_cast<std::size_t>(face)) - rolls / 20.0;
        chi_square += off * off / (rolls / 20.0);
    }
    QVERIFY2(chi_square > 5.4 && chi_square < 43.8, qPrintable(QString::number(chi_square))); // p between 0.001 and 0.999 at 19 degrees
}

void TestDice::typed_faces_are_taken_in_order_or_by_label()
{
    const auto identity = [](int face) { return face; };
    TypedDice in_order{std::vector<int>{13, 6, 1, 3}};
    QCOMPARE(in_order.read({"die"}, 20, identity), 13);
    QVERIFY((in_order.roll({"pool"}, {3, 6}) == Faces{std::vector<int>{1, 3, 6}}));
    QVERIFY(!in_order.is_missing());
    in_order.read({"one more, round {0}", 2}, 20, identity);
    QVERIFY(in_order.is_missing());
    QCOMPARE(in_order.missing().label, std::string{"one more, round 2"});

    TypedDice labelled{{{"second", {4}}, {"first", {17}}, {"never", {1}}}};
    QCOMPARE(labelled.read({"first"}, 20, identity), 17);
    QCOMPARE(labelled.read({"second"}, 4, identity), 4);
    QCOMPARE(labelled.idle(), std::vector<std::string>{"never"});
}

void TestDice::what_is_wrong_with_typed_faces_is_said()
{
    TypedDice dice{{{"die", {21}}, {"pool", {1, 2}}}};
    dice.read({"die"}, 20, [](int face) { return face; });
    QCOMPARE(text(dice.problems().front()), std::string{"die: a d20 has no face 21"});
    TypedDice pool{{{"pool", {1, 2}}}};
    pool.roll({"pool"}, {3, 6});
    QCOMPARE(text(pool.problems().front()), std::string{"pool: 2 faces, where 3d6 are rolled"});
    TypedDice large{{{"die", {257}}}};
    large.read({"die"}, 6, [](int face) { return face; });
    QVERIFY(!large.problems().empty());
}

#include "test_dice.moc"
