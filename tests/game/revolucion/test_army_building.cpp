// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/forces/forces_csv.h"
#include "rulesets/revolucion/ruleset.h"
#include "tests/game/kept_game.h"

#include <QFile>
#include <QObject>
#include <QTest>

#include <fmt/format.h>

#include <algorithm>

using namespace corneta;

/// Revolucion!: an army is built on the table; its break point is known all the time, unusual sizes are warnings.
class TestArmyBuilding : public QObject {
    Q_OBJECT
private slots:
    void the_break_point_is_of_the_combat_units_that_stand_there();
    void a_stated_number_of_combat_units_goes_before();
    void lost_units_count_still();
    void sizes_that_are_not_usual_are_told_data();
    void sizes_that_are_not_usual_are_told();
    void an_army_of_usual_sizes_has_no_warning();
    void the_usual_lists_are_usual_data();
    void the_usual_lists_are_usual();
};

namespace {

std::string arrive(KeptGame& game, game::Unit unit)
{
    return game.give(game::Edit{.unit = unit.key, .arrives = unit, .reason = "it joins"});
}

/// A column of four under its leader.
void add_column(KeptGame& game, const std::string& name)
{
    QCOMPARE(q(arrive(game, {.key = name, .name = name, .kind = "leader", .side = "north", .command = name})), "");
    for (int i = 1; i <= 4; ++i)
        QCOMPARE(q(arrive(game,
                          {.key = fmt::format("{}-{}", name, i),
                           .name = fmt::format("{} {}", name, i),
                           .kind = "unit",
                           .side = "north",
                           .command = name,
                           .stats = {{"type", i == 4 ? "machine-guns" : "regular-cavalry"}, {"bases", i == 4 ? "2" : "4"}}})),
                 "");
}

/// A side with three columns of four, no number of combat units stated.
KeptGame army()
{
    KeptGame game{revolucion::ruleset, ""};
    if (const auto problem = arrive(game, {.key = "north", .name = "North", .kind = "side"}); !problem.empty())
        qFatal("%s", problem.c_str());
    for (const char* name : {"first", "second", "third"})
        add_column(game, name);
    return game;
}

std::string warnings(const KeptGame& game)
{
    std::string all;
    for (const game::Unusual& one : revolucion::ruleset.game->unusual(game.journal().state(), game.book()))
        all += (all.empty() ? "" : "; ") + one.unit + ": " + text(one.words);
    return all;
}

} // namespace

void TestArmyBuilding::the_break_point_is_of_the_combat_units_that_stand_there()
{
    KeptGame game{revolucion::ruleset, ""};
    QCOMPARE(q(arrive(game, {.key = "north", .name = "North", .kind = "side"})), "");
    QCOMPARE(q(game.standing()), ""); // an army of none has no break point
    for (int units = 1; units <= 20; ++units) {
        QCOMPARE(q(arrive(game,
                          {.key = fmt::format("u{}", units),
                           .name = "one more",
                           .kind = "unit",
                           .side = "north",
                           .stats = {{"type", "artillery"}, {"bases", "1"}}})),
                 "");
        QCOMPARE(q(arrive(game,
                          {.key = fmt::format("t{}", units),
                           .name = "mules",
                           .kind = "unit",
                           .side = "north",
                           .stats = {{"type", "slow-transport"}, {"bases", "1"}}})),
                 "");
        const int tenths = units * 4; // average: 40 in 100, rounded up
        const int point = (tenths + 9) / 10;
        QCOMPARE(q(game.standing()), q(fmt::format("north {0}: {0} left of its break point of {0}", point)));
    }
}

void TestArmyBuilding::a_stated_number_of_combat_units_goes_before()
{
    KeptGame game = army();
    QCOMPARE(q(game.standing()), "north 5: 5 left of its break point of 5"); // 12, .4
    QCOMPARE(q(game.edit("north", "combat_units=20")), "");
    QCOMPARE(q(game.standing()), "north 8: 8 left of its break point of 8");
    QCOMPARE(q(warnings(game)), "north: the break point of North is based on combat units 20; here: 12");
}

void TestArmyBuilding::lost_units_count_still()
{
    KeptGame game = army();
    QCOMPARE(q(game.edit("first-1", "destroyed=yes")), "");
    QCOMPARE(q(game.edit("north", "units_destroyed=1")), "");
    QCOMPARE(q(game.standing()), "north 4: 4 left of its break point of 5");
}

void TestArmyBuilding::sizes_that_are_not_usual_are_told_data()
{
    QTest::addColumn<QString>("unit");
    QTest::addColumn<QString>("edit");
    QTest::addColumn<QString>("told");
    QTest::newRow("too few bases") << "first-1" << "bases_at_start=3 bases=3" << "first-1: first 1 has 3 bases: 4 to 6 are usual";
    QTest::newRow("too many bases") << "first-1" << "bases_at_start=7 bases=7" << "first-1: first 1 has 7 bases: 4 to 6 are usual";
    QTest::newRow("losses are no warning") << "first-1" << "bases=3" << "";
    QTest::newRow("a single base") << "first-1" << "bases_at_start=1 bases=1" << "first-1: first 1 has 1 base: 4 to 6 are usual";
    QTest::newRow("too many guns") << "first-4" << "bases_at_start=4 bases=4" << "first-4: first 4 has 4 bases: 1 to 3 are usual";
    QTest::newRow("a car has no usual size") << "first-4" << "type=armored-car bases_at_start=9 bases=9" << "";
}

void TestArmyBuilding::sizes_that_are_not_usual_are_told()
{
    QFETCH(const QString, unit);
    QFETCH(const QString, edit);
    QFETCH(const QString, told);
    KeptGame game = army();
    QCOMPARE(q(game.edit(unit.toStdString(), edit.toStdString())), "");
    QCOMPARE(q(warnings(game)), told);
}

void TestArmyBuilding::an_army_of_usual_sizes_has_no_warning()
{
    KeptGame game = army();
    QCOMPARE(q(warnings(game)), "");
    for (int i = 5; i <= 7; ++i) {
        QCOMPARE(q(arrive(game,
                          {.key = fmt::format("first-{}", i),
                           .name = "more",
                           .kind = "unit",
                           .side = "north",
                           .command = "first",
                           .stats = {{"type", "artillery"}, {"bases", "1"}}})),
                 "");
        QCOMPARE(q(warnings(game)), i < 7 ? "" : "first: the column of first has 7 units: 3 to 6 are usual");
    }
    QCOMPARE(
        q(arrive(game, {.key = "stray", .name = "stray", .kind = "unit", .side = "north", .stats = {{"type", "car"}, {"bases", "1"}}})),
        "");
    QVERIFY(warnings(game).ends_with("stray: stray belongs to no column with a leader"));
}

void TestArmyBuilding::the_usual_lists_are_usual_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("combat_units");
    QTest::addColumn<QString>("standing");
    QTest::newRow("government") << "usual-government" << 14 << "government 6: 6 left of its break point of 6";
    QTest::newRow("revolutionaries") << "usual-revolutionaries" << 12 << "revolutionary 5: 5 left of its break point of 5";
}

void TestArmyBuilding::the_usual_lists_are_usual()
{
    QFETCH(const QString, file);
    QFETCH(const int, combat_units);
    QFETCH(const QString, standing);
    QFile list{QStringLiteral(CORNETA_SOURCE_DIR "/rulesets/revolucion/forces/%1.csv").arg(file)};
    QVERIFY(list.open(QIODevice::ReadOnly));
    KeptGame game{revolucion::ruleset, ""};
    const auto units = game::units_from_csv(game.book(), list.readAll().toStdString(), "list");
    QVERIFY(units);
    for (const game::Unit& unit : *units)
        QCOMPARE(q(arrive(game, unit)), "");
    QCOMPARE(static_cast<int>(std::ranges::count(*units, "unit", &game::Unit::kind)), combat_units);
    QCOMPARE(q(warnings(game)), "");
    QCOMPARE(q(game.standing()), standing);
}

#include "test_army_building.moc"
