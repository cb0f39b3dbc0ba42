// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/dice/fair_dice.h"
#include "tests/scaled.h"
#include "tests/storage/chi_square.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <span>
#include <vector>

using namespace corneta;

class TestFairDice : public QObject {
    Q_OBJECT

private slots:
    void the_chance_is_that_of_the_tables_data();
    void the_chance_is_that_of_the_tables();
    void faces_are_those_a_stranger_reckons_data();
    void faces_are_those_a_stranger_reckons();
    void a_commitment_is_that_a_stranger_reckons();
    void words_are_joined_so_that_no_others_give_the_same();
    void every_face_of_a_die_falls_and_no_other_data();
    void every_face_of_a_die_falls_and_no_other();
    void a_face_hangs_on_seed_words_and_number();
    void a_wrong_face_is_found();
    void faces_fall_alike_data();
    void faces_fall_alike();
    void random_seeds_differ();
};

namespace {

const int seeds = scaled(20, 2);

constexpr std::uint64_t last_number = std::numeric_limits<std::uint64_t>::max();

/// 0, 1, 2 … from `first`, as far as a byte goes.
Bytes32 seed_from(int first)
{
    Bytes32 seed{};
    for (std::size_t at = 0; at < seed.size(); ++at)
        seed.at(at) = static_cast<char>(static_cast<std::size_t>(first) + at);
    return seed;
}

/// A face as a journal tells it.
struct RecordedFace {
    std::uint64_t n = 0;
    int sides = 0;
    int face = 0;
};

/// The places in the list of what did not come from this opening.
std::vector<std::size_t> wrong_faces(const Opening& opening, std::span<const RecordedFace> faces)
{
    std::vector<std::size_t> wrong;
    for (std::size_t at = 0; at < faces.size(); ++at) {
        const auto& [n, sides, recorded] = faces[at];
        if (sides < 1 || sides > most_sides || face(opening, n, sides) != recorded)
            wrong.push_back(at);
    }
    return wrong;
}

} // namespace

void TestFairDice::the_chance_is_that_of_the_tables_data()
{
    QTest::addColumn<int>("freedom");
    QTest::addColumn<double>("sum");
    QTest::addColumn<double>("chance");
    // Quantiles of the chi-square distribution as printed in any table.
    QTest::newRow("1, 5%") << 1 << 3.841459 << 0.05;
    QTest::newRow("3, 95%") << 3 << 0.351846 << 0.95;
    QTest::newRow("5, 1%") << 5 << 15.086272 << 0.01;
    QTest::newRow("9, 99.9%") << 9 << 1.151950 << 0.999;
    QTest::newRow("19, 50%") << 19 << 18.337653 << 0.5;
    QTest::newRow("100, 0.1%") << 100 << 149.449253 << 0.001;
}

void TestFairDice::the_chance_is_that_of_the_tables()
{
    QFETCH(int, freedom);
    QFETCH(double, sum);
    QFETCH(double, chance);
    QVERIFY(std::abs(upper_gamma(freedom / 2.0, sum / 2) - chance) < 1e-6);
}

void TestFairDice::faces_are_those_a_stranger_reckons_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<quint64>("n");
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("expected");
    const QString words = QStringLiteral("4:U.S.,5:apple,7:México,7:niño 7,");
    // Reckoned with Python's hmac and hashlib after the layout in fair_dice.h.
    QTest::newRow("first") << QString{} << quint64{0} << 6 << 6;
    QTest::newRow("second") << QString{} << quint64{1} << 6 << 5;
    QTest::newRow("d20") << QString{} << quint64{17} << 20 << 16;
    QTest::newRow("last number") << QString{} << quint64{last_number} << 10 << 4;
    QTest::newRow("d1000") << QString{} << quint64{5} << 1000 << 89;
    QTest::newRow("d1") << QString{} << quint64{5} << 1 << 1;
    QTest::newRow("d7") << QString{} << quint64{12} << 7 << 2;
    QTest::newRow("d1000, first draw too high") << QString{} << quint64{67} << 1000 << 51;
    QTest::newRow("d1000, first draw too high again") << QString{} << quint64{229} << 1000 << 407;
    QTest::newRow("words, first") << words << quint64{0} << 6 << 6;
    QTest::newRow("words, second") << words << quint64{1} << 6 << 2;
    QTest::newRow("words, d20") << words << quint64{17} << 20 << 7;
    QTest::newRow("words, last number") << words << quint64{last_number} << 10 << 10;
    QTest::newRow("words, d1000") << words << quint64{5} << 1000 << 177;
    QTest::newRow("words, d6, first draw too high") << words << quint64{9704} << 6 << 5;
}

void TestFairDice::faces_are_those_a_stranger_reckons()
{
    QFETCH(QString, words);
    QFETCH(quint64, n);
    QFETCH(int, sides);
    QFETCH(int, expected);
    QCOMPARE(face({seed_from(0), words.toStdString()}, n, sides), expected);
}

void TestFairDice::a_commitment_is_that_a_stranger_reckons()
{
    QCOMPARE(commitment_to(seed_from(0)), "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
}

void TestFairDice::words_are_joined_so_that_no_others_give_the_same()
{
    QCOMPARE(joined(std::span<const SideWord>{}), "");
    QCOMPARE(joined(std::array<SideWord, 2>{{{"U.S.", "apple"}, {"México", "niño 7"}}}), "4:U.S.,5:apple,7:México,7:niño 7,");
    const std::vector<std::vector<SideWord>> alike{
        {{"a", "b"}, {"c", "d"}},
        {{"c", "d"}, {"a", "b"}},
        {{"a", "b,1:c,1:d"}},
        {{"ab", ""}},
        {{"", "ab"}},
        {{"a", "b"}},
        {{"a,1:b", ""}},
        {{"1:a", "1:b"}},
        {},
    };
    std::set<std::string> texts;
    for (const auto& words : alike)
        texts.insert(joined(words));
    QCOMPARE(texts.size(), alike.size());
}

void TestFairDice::every_face_of_a_die_falls_and_no_other_data()
{
    QTest::addColumn<int>("sides");
    for (const int sides : {1, 2, 3, 4, 6, 7, 10, 12, 20, 100, 999, 1000})
        QTest::addRow("d%d", sides) << sides;
}

void TestFairDice::every_face_of_a_die_falls_and_no_other()
{
    QFETCH(int, sides);
    const Opening opening{seed_from(7), {}};
    std::set<int> fallen;
    for (std::uint64_t n = 0; n < static_cast<std::uint64_t>(sides) * 20; ++n)
        fallen.insert(face(opening, n, sides));
    QCOMPARE(fallen.size(), static_cast<std::size_t>(sides));
    QCOMPARE(*fallen.begin(), 1);
    QCOMPARE(*fallen.rbegin(), sides);
}

void TestFairDice::a_face_hangs_on_seed_words_and_number()
{
    Bytes32 near = seed_from(1);
    near.back() ^= 1;
    const auto faces = [](const Opening& opening, std::uint64_t first) {
        std::vector<int> all;
        for (std::uint64_t n = first; n < first + 20; ++n)
            all.push_back(face(opening, n, 20));
        return all;
    };
    const std::set<std::vector<int>> all{faces({seed_from(1), {}}, 0), faces({near, {}}, 0), faces({seed_from(1), "1:a,1:b,"}, 0),
                                         faces({seed_from(1), "1:a,1:c,"}, 0), faces({seed_from(1), {}}, 20)};
    QCOMPARE(all.size(), 5U);
}

void TestFairDice::a_wrong_face_is_found()
{
    const Opening opening{seed_from(3), "1:a,1:b,"};
    std::vector<RecordedFace> faces;
    for (std::uint64_t n = 0; n < 40; ++n) {
        const int sides = n % 2 == 0 ? 20 : 6;
        faces.push_back({n, sides, face(opening, n, sides)});
    }
    QVERIFY(wrong_faces(opening, faces).empty());
    QVERIFY(wrong_faces({seed_from(4), opening.words}, faces).size() > 30);
    faces[7].face = faces[7].face % 6 + 1;
    faces[12].n = 13;
    faces[20].sides = 0;
    faces[21].sides = most_sides + 1;
    QVERIFY(face(opening, 13, 20) != faces[12].face);
    QCOMPARE(wrong_faces(opening, faces), (std::vector<std::size_t>{7, 12, 20, 21}));
}

void TestFairDice::faces_fall_alike_data()
{
    QTest::addColumn<int>("sides");
    for (const int sides : {4, 6, 10, 20})
        QTest::addRow("d%d", sides) << sides;
}

/// The seeds are fixed, so that the chances are the same at every run: a row fails always or never.
void TestFairDice::faces_fall_alike()
{
    QFETCH(int, sides);
    constexpr int rolls = 100'000;
    const auto cells = static_cast<std::size_t>(sides);
    double least = 1, most = 0;
    for (int number = 1; number <= seeds; ++number) {
        const Opening opening{seed_from(number), {}};
        std::vector<int> singles(cells), pairs(cells * cells);
        std::size_t before = 0;
        for (std::uint64_t n = 0; n < rolls; ++n) {
            const auto at = static_cast<std::size_t>(face(opening, n, sides)) - 1;
            ++singles[at];
            if (n % 2 == 1)
                ++pairs[before * cells + at];
            before = at;
        }
        for (const double chance : {chance_of(singles), chance_of(pairs)}) {
            QVERIFY2(chance > 0.001 && chance < 0.999, qPrintable(QStringLiteral("seed %1: %2").arg(number).arg(chance)));
            least = std::min(least, chance);
            most = std::max(most, chance);
        }
    }
    qInfo("chances from %.3f to %.3f", least, most);
}

void TestFairDice::random_seeds_differ()
{
    std::set<Bytes32> all;
    std::array<std::set<char>, 32> bytes;
    for (int draw = 0; draw < 100; ++draw) {
        const Bytes32 seed = random_bytes32();
        all.insert(seed);
        for (std::size_t at = 0; at < seed.size(); ++at)
            bytes.at(at).insert(seed.at(at));
    }
    QCOMPARE(all.size(), 100U);
    QVERIFY(std::ranges::all_of(bytes, [](const auto& values) { return values.size() > 50; }));
}

#include "test_fair_dice.moc"
