// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"
#include "rulesets/pedregal/ruleset.h"
#include "rulesets/revolucion/ruleset.h"
#include "tests/storage/built_in.h"

#include <QObject>
#include <QTest>

#include <set>

using namespace corneta;

/// The whole battles have the units, sums and arrivals that their orders of battle say.
class TestOrdersOfBattle : public QObject {
    Q_OBJECT

private slots:
    void cedar_creek_has_its_divisions_data();
    void cedar_creek_has_its_divisions();
    void cedar_creek_has_the_sums_of_the_example();
    void cedar_creek_has_its_superior_commanders();
    void cedar_creek_has_its_arrivals();
    void pedregal_has_the_printed_men_data();
    void pedregal_has_the_printed_men();
    void pedregal_has_its_leaders_batteries_and_arrivals();
    void pedregal_has_four_boxes_a_side();
    void llano_grande_is_a_typical_battle();
};

namespace {

game::Scenario the_creek()
{
    return built_in(cedar_creek::ruleset, "cedar-creek");
}

game::Scenario the_lava()
{
    return built_in(pedregal::ruleset, "pedregal");
}

int strengths(const game::Scenario& of, const std::set<std::string_view>& brigades)
{
    return sum(of, "strength", [&](const game::Unit& unit) { return brigades.contains(unit.key); });
}

} // namespace

void TestOrdersOfBattle::cedar_creek_has_its_divisions_data()
{
    QTest::addColumn<QString>("brigades");
    for (const auto& [division, brigades] :
         std::initializer_list<std::pair<const char*, const char*>>{{"ramseur", "Cook, Cox, Battle, Grimes"},
                                                                    {"pegram", "Hoffman, Johnston, Davis"},
                                                                    {"evans", "Lowe, Terry, Peck"},
                                                                    {"kershaw", "Conner, Humphreys, Wofford, Simms"},
                                                                    {"wharton", "Forsberg, Patton, Smith"},
                                                                    {"wheaton", "Campbell, Hamblin, Edwards"},
                                                                    {"getty", "Warner, Grant, French"},
                                                                    {"keifer", "Emerson, Ball"},
                                                                    {"mcmillan", "Thomas, Davis"},
                                                                    {"birge", "Porter, Molineux, Macauley, Shunk"},
                                                                    {"thoburn", "Wildes, Harris"},
                                                                    {"hayes", "Duval, Coates, Kitching"},
                                                                    {"merritt", "Kidd, Devin, Lowell"},
                                                                    {"custer", "Peirce, Wells"},
                                                                    {"", "Payne, Moore"}})
        QTest::newRow(division) << QString{brigades};
}

void TestOrdersOfBattle::cedar_creek_has_its_divisions()
{
    QFETCH(QString, brigades);
    const game::Scenario read = the_creek();
    QStringList names;
    for (const game::Unit& unit : read.start.units)
        if (unit.kind == "unit" && unit.command == QTest::currentDataTag()) {
            names += QString::fromStdString(unit.name);
            QVERIFY2(game::number_of(unit.word("strength")) >= 3 && game::number_of(unit.word("strength")) <= 6, unit.key.c_str());
        }
    QCOMPARE(names.join(", "), brigades);
}

void TestOrdersOfBattle::cedar_creek_has_the_sums_of_the_example()
{
    const game::Scenario read = the_creek();
    QCOMPARE(strengths(read, {"ramseur-cook", "payne"}), 7);
    QCOMPARE(strengths(read, {"hayes-kitching"}), 4);
    QCOMPARE(strengths(read, {"ramseur-battle", "ramseur-grimes"}), 8);
    QCOMPARE(strengths(read, {"hayes-coates"}), 6);
    QVERIFY(strengths(read, {"hayes-duval"}) >= 2 && strengths(read, {"ramseur-cox"}) >= 2);
    QVERIFY(read.source_of("hayes-kitching", "strength") == Source::Example
            && read.source_of("hayes-coates", "strength") == Source::Example);
    QVERIFY(read.source_of("payne", "strength") == Source::House);
    QVERIFY(game::number_of(read.start.find("hayes-kitching")->word("artillery")) >= 1);
    for (const std::string_view brigade : {"ramseur-cook", "ramseur-cox", "ramseur-battle", "ramseur-grimes"})
        QCOMPARE(word(read, brigade, "sharpshooters"), ""); // none of them is rolled
    QVERIFY(read.start.find("ramseur-cook")->word("star") == "yes" && read.start.find("ramseur-battle")->word("star") == "yes");
}

void TestOrdersOfBattle::cedar_creek_has_its_superior_commanders()
{
    const std::set<std::string> superior{"ramseur", "pegram", "kershaw", "wheaton", "keifer", "getty", "merritt", "custer"};
    const std::set<std::string> cavalry{"merritt", "custer"};
    const game::Scenario read = the_creek();
    int divisions = 0;
    for (const game::Unit& unit : read.start.units)
        if (unit.kind == "division") {
            ++divisions;
            QCOMPARE(unit.word("superior") == "yes", superior.contains(unit.key));
            QCOMPARE(unit.word("cavalry") == "yes", cavalry.contains(unit.key));
        }
    QCOMPARE(divisions, 14);
    QVERIFY(read.source_of("getty", "superior") == Source::Rules);
}

void TestOrdersOfBattle::cedar_creek_has_its_arrivals()
{
    const game::Scenario read = the_creek();
    for (const game::Unit& unit : read.start.units) {
        const std::string_view division = unit.kind == "division" ? unit.key : unit.command;
        const bool is_sixth_corps = division == "wheaton" || division == "getty" || division == "keifer";
        const int turn = is_sixth_corps ? 2 : division == "merritt" || unit.key == "moore" ? 3 : division == "custer" ? 6 : 0;
        QVERIFY2(game::number_of(unit.word("arrives")) == turn, unit.key.c_str());
        if (unit.word("arm") == "cavalry")
            QVERIFY2((unit.word("mounted") == "yes") == (division != "merritt"), unit.key.c_str());
    }
}

void TestOrdersOfBattle::pedregal_has_the_printed_men_data()
{
    QTest::addColumn<int>("men");
    QTest::addColumn<int>("counters");
    QTest::addColumn<QString>("strengths");
    QTest::newRow("us-1") << 2750 << 3 << "5 5 2";
    QTest::newRow("us-2") << 2750 << 3 << "5 5 2";
    QTest::newRow("us-3") << 2750 << 3 << "5 5 2";
    QTest::newRow("us-4") << 1750 << 5 << "1 1 1 1 2";
    QTest::newRow("us-cavalry") << 750 << 3 << "1 1 1";
    QTest::newRow("east-1") << 1000 << 2 << "2 2";
    QTest::newRow("east-2") << 800 << 1 << "3";
    QTest::newRow("east-3") << 1750 << 2 << "3 3";
    QTest::newRow("east-4") << 2000 << 2 << "3 3";
    QTest::newRow("east-5") << 2300 << 3 << "3 3 3";
    QTest::newRow("east-6") << 1200 << 4 << "1 1 1 1";
    QTest::newRow("east-7") << 1200 << 3 << "1 1 1";
    QTest::newRow("east-artillery") << 750 << 4 << "5 5 5 5";
    QTest::newRow("north-1") << 1000 << 3 << "2 2 3";
    QTest::newRow("north-2") << 1900 << 3 << "3 3 5";
    QTest::newRow("north-3") << 800 << 2 << "1 1";
    QTest::newRow("north-4") << 900 << 4 << "1 1 1 1";
    QTest::newRow("south-1") << 1500 << 4 << "1 1 1 1";
    QTest::newRow("south-2") << 1200 << 3 << "1 1 1";
}

void TestOrdersOfBattle::pedregal_has_the_printed_men()
{
    QFETCH(QString, strengths);
    const game::Scenario read = the_lava();
    QTEST(sum(read, "men", led_by(QTest::currentDataTag())), "men");
    QTEST(count(read, led_by(QTest::currentDataTag())), "counters");
    QStringList known;
    for (const game::Unit& unit : read.start.units)
        if (unit.kind == "unit" && unit.command == QTest::currentDataTag())
            known += QString::number(game::number_of(unit.word("strength")));
    QCOMPARE(known.join(' '), strengths);
}

void TestOrdersOfBattle::pedregal_has_its_leaders_batteries_and_arrivals()
{
    const game::Scenario read = the_lava();
    QCOMPARE(sum(read, "guns", in_arm("us", "artillery")), 24);
    QCOMPARE(sum(read, "guns", in_arm("mexican", "artillery")), 60 + 8 + 16);
    for (const game::Unit& unit : read.start.units) {
        const bool comes_late = unit.command == "east-5" || unit.key == "east-battery-4";
        QVERIFY2(game::number_of(unit.word("arrives")) == (comes_late ? 7 : 0), unit.key.c_str());
        if (unit.kind == "unit" && unit.word("arm") == "infantry")
            QVERIFY2(game::number_of(unit.word("steps")) == (unit.side == "us" ? 2 : 1), unit.key.c_str());
    }
    const auto engineers = std::ranges::count_if(
        read.start.units, [](const game::Unit& unit) { return unit.kind == "leader" && unit.word("engineer") == "yes"; });
    QCOMPARE(engineers, 3);
    QCOMPARE(word(read, "us-hq", "active"), "yes");
    QCOMPARE(word(read, "mexican-hq", "active"), "no");
    QCOMPARE(word(read, "santa-anna", "active"), "no");
    QCOMPARE(word(read, "lombardini", "active"), "yes");
}

void TestOrdersOfBattle::pedregal_has_four_boxes_a_side()
{
    const game::Scenario read = the_lava();
    for (const std::string_view side : {"us", "mexican"}) {
        const auto boxes =
            std::ranges::count_if(read.start.units, [&](const game::Unit& unit) { return unit.kind == "box" && unit.side == side; });
        QCOMPARE(boxes, 4);
    }
}

void TestOrdersOfBattle::llano_grande_is_a_typical_battle()
{
    const game::Scenario read = built_in(revolucion::ruleset, "llano-grande");
    const auto units = [&](std::string_view side, std::string_view type, int bases) {
        return count(read, [&](const game::Unit& unit) {
            return unit.side == side && unit.word("type") == type && game::number_of(unit.word("bases")) == bases;
        });
    };
    QCOMPARE(units("government", "irregular-infantry", 4), 2);
    QCOMPARE(units("government", "regular-infantry", 4), 2);
    QCOMPARE(units("government", "regular-cavalry", 4), 5);
    QCOMPARE(units("government", "veteran-cavalry", 4), 1);
    QCOMPARE(units("government", "machine-guns", 2), 2);
    QCOMPARE(units("government", "artillery", 2), 2);
    QCOMPARE(units("revolutionary", "artillery", 2), 1);
    QCOMPARE(units("revolutionary", "machine-guns", 2), 1);
    QCOMPARE(units("revolutionary", "irregular-infantry", 6), 5);
    QCOMPARE(units("revolutionary", "irregular-cavalry", 6), 4);
    for (const std::string side : {"government", "revolutionary"})
        QCOMPARE(word(read, side, "combat_units"), std::to_string(count(read, [&](const game::Unit& unit) { return unit.side == side; })));
    int columns = 0;
    for (const game::Unit& leader : read.start.units)
        if (leader.kind == "leader") {
            const int size = count(read, led_by(leader.command));
            QVERIFY2(size >= 3 && size <= 6, leader.key.c_str());
            columns += leader.side == "government" ? 1 : 0;
        }
    QCOMPARE(columns, 4);
}

#include "test_orders_of_battle.moc"
