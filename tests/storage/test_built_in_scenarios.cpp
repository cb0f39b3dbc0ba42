// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/scenarios.h"
#include "rulesets/all_rulesets.h"
#include "rulesets/santa_anna/ruleset.h"
#include "tests/storage/built_in.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <set>

using namespace corneta;

/// The scenarios built in have the units, numbers and sources that the orders of battle say.
class TestBuiltInScenarios : public QObject {
    Q_OBJECT

private slots:
    void every_choice_can_be_read_data();
    void every_choice_can_be_read();
    void every_unit_has_a_code_of_a_letter_and_a_digit();
    void every_number_says_where_it_comes_from();
    void buena_vista_has_its_castings();
    void buena_vista_begins_in_the_formations_of_its_text();
    void buena_vista_has_its_printed_ratings();
    void buena_vista_has_two_times_of_arrival();
    void marshall_takes_his_companies_from_their_regiments();
    void a_third_brigade_has_a_leader_or_its_regiments_go_to_the_others();
};

namespace {

game::Scenario buena_vista(const std::vector<std::string>& options = {})
{
    return built_in(santa_anna::ruleset, "buena-vista", options);
}

} // namespace

void TestBuiltInScenarios::every_choice_can_be_read_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::vector<std::string>>("options");
    for (const Ruleset* const ruleset : all_rulesets()) {
        const auto scenarios = scenarios_of(*ruleset);
        QVERIFY2(scenarios, scenarios ? "" : text(scenarios.error().front()).c_str());
        for (const game::Scenario& one : *scenarios) {
            QTest::addRow("%s", one.key.c_str()) << ruleset << one.key << std::vector<std::string>{};
            for (const game::ScenarioOption& option : one.options)
                QTest::addRow("%s, %s", one.key.c_str(), option.key.c_str()) << ruleset << one.key << std::vector{option.key};
        }
    }
}

void TestBuiltInScenarios::every_choice_can_be_read()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(std::string, key);
    QFETCH(std::vector<std::string>, options);
    const game::Scenario read = built_in(*ruleset, key, options);
    QCOMPARE(read.key, key);
    QVERIFY(!read.start.units.empty());
    QCOMPARE(read.options.size(), options.empty() ? built_in(*ruleset, key).options.size() : 1);
}

void TestBuiltInScenarios::every_unit_has_a_code_of_a_letter_and_a_digit()
{
    const std::set<std::string> small{"buena-vista-small", "belle-grove-small", "padierna-small", "rio-seco"};
    for (const Ruleset* const ruleset : all_rulesets())
        for (const game::Scenario& one : scenarios_of(*ruleset).value_or(std::vector<game::Scenario>{})) {
            std::set<std::string> codes;
            for (const game::Unit& unit : one.start.units) {
                if (unit.kind == "side")
                    continue;
                QVERIFY2(codes.insert(unit.code).second, unit.key.c_str());
                QCOMPARE(unit.code.size(), 2U);
                if (!small.contains(one.key))
                    QVERIFY2(unit.code[0] >= 'A' && unit.code[0] <= 'Z' && unit.code[1] >= '0' && unit.code[1] <= '9', unit.code.c_str());
            }
        }
}

void TestBuiltInScenarios::every_number_says_where_it_comes_from()
{
    for (const Ruleset* const ruleset : all_rulesets())
        for (const game::Scenario& one : scenarios_of(*ruleset).value_or(std::vector<game::Scenario>{})) {
            QVERIFY2(source_from(one.source), one.key.c_str());
            QVERIFY2(!one.sources.empty(), one.key.c_str());
        }
}

void TestBuiltInScenarios::buena_vista_has_its_castings()
{
    const game::Scenario read = buena_vista();
    QCOMPARE(sum(read, "castings", in_arm("mexican", "infantry")), 420);
    QCOMPARE(sum(read, "castings", in_arm("mexican", "cavalry")), 110);
    QCOMPARE(sum(read, "guns", in_arm("mexican", "artillery")), 6);
    QCOMPARE(sum(read, "castings", in_arm("us", "infantry")), 19 + 19 + 21 + 21 + 19 + 12);
    QCOMPARE(sum(read, "castings", in_arm("us", "cavalry")), 11 + 16 + 4 + 3 + 2);
    QCOMPARE(sum(read, "guns", in_arm("us", "artillery")), 3 + 2 + 2);
    QCOMPARE(sum(read, "castings", in_arm("us", "artillery")), 3 * 7);
    QCOMPARE(sum(read, "castings", led_by("wool")), 38);
    QCOMPARE(sum(read, "castings", led_by("lane")), 42);
    for (const game::Unit& unit : read.start.units)
        if (unit.side == "mexican" && unit.word("arm") == "infantry" && unit.command != "blanco")
            QVERIFY2(game::number_of(unit.word("castings")) >= 8 && game::number_of(unit.word("castings")) <= 16, unit.key.c_str());
    for (const std::string_view brigade : {"uraga", "perez", "terres", "parrodi", "ampudia"}) {
        const auto battalions = std::ranges::count_if(
            read.start.units, [&](const game::Unit& unit) { return unit.command == brigade && unit.word("arm") == "infantry"; });
        QVERIFY2(battalions >= 3 && battalions <= 6, brigade.data());
    }
}

void TestBuiltInScenarios::buena_vista_begins_in_the_formations_of_its_text()
{
    const std::set<std::string> on_the_road{"terres", "parrodi", "ortega", "andrade"};
    const game::Scenario read = buena_vista();
    for (const game::Unit& unit : read.start.units)
        if (unit.side == "mexican" && !unit.word("formation").empty())
            QCOMPARE(std::string{unit.word("formation")}, std::string{on_the_road.contains(unit.command) ? "road-column" : "column"});
}

void TestBuiltInScenarios::buena_vista_has_its_printed_ratings()
{
    const game::Scenario read = buena_vista();
    const std::vector<std::pair<std::string, int>> printed{{"wool", 2},       {"lane", 1},  {"blanco", 0}, {"pacheco", 1},  {"uraga", 1},
                                                           {"lombardini", 1}, {"perez", 1}, {"ortega", 1}, {"terres", 1},   {"parrodi", 1},
                                                           {"ampudia", 2},    {"minon", 1}, {"juvera", 1}, {"torrejon", 1}, {"andrade", 0}};
    for (const auto& [leader, rating] : printed) {
        QCOMPARE(word(read, leader, "rating"), std::to_string(rating));
        QVERIFY2(read.source_of(leader, "rating") == Source::Rules, leader.c_str());
    }
    QVERIFY(read.source_of("taylor", "rating") == Source::House);
    QVERIFY(read.source_of("uraga-1", "castings") == Source::House);
    QVERIFY(read.source_of("uraga-1", "experience") == Source::Rules);
    for (const std::string& battalion : {std::string{"engineers-1"}, std::string{"engineers-2"}}) {
        QCOMPARE(word(read, battalion, "castings"), "7");
        QCOMPARE(word(read, battalion, "experience"), "green");
        QVERIFY(read.source_of(battalion, "castings") == Source::Rules);
    }
    QCOMPARE(word(read, "engineers-gun", "castings"), "2");
    QCOMPARE(word(read, "engineers-gun", "guns"), "1");
    QCOMPARE(word(read, "engineers-gun", "poundage"), "8");
    QVERIFY(!read.source_of("engineers-gun", "losses")); // the program reckons it
}

void TestBuiltInScenarios::buena_vista_has_two_times_of_arrival()
{
    const game::Scenario late = buena_vista();
    const game::Scenario early = buena_vista({"minon-early", "ortega-andrade-early"});
    for (const auto& [unit, first, second] :
         {std::tuple{"minon", "7", "19"}, {"minon-3", "7", "19"}, {"ortega", "3", "5"}, {"parrodi-6", "3", "5"}, {"andrade-1", "3", "8"}}) {
        QCOMPARE(word(early, unit, "arrives"), first);
        QCOMPARE(word(late, unit, "arrives"), second);
        QVERIFY(early.source_of(unit, "arrives") == Source::Rules && late.source_of(unit, "arrives") == Source::Rules);
    }
    QVERIFY(early.source_of("minon-3", "castings") == Source::House);
    QCOMPARE(early.options.size(), 2U);
}

void TestBuiltInScenarios::marshall_takes_his_companies_from_their_regiments()
{
    const game::Scenario without = buena_vista();
    const game::Scenario with = buena_vista({"marshall"});
    QVERIFY(without.start.find("marshall") == nullptr);
    QCOMPARE(sum(with, "castings", led_by("marshall")), 8 + 4 + 3 + 6);
    for (const std::string_view arm : {"infantry", "cavalry"})
        QCOMPARE(sum(with, "castings", in_arm("us", arm)), sum(without, "castings", in_arm("us", arm)));
}

void TestBuiltInScenarios::a_third_brigade_has_a_leader_or_its_regiments_go_to_the_others()
{
    QCOMPARE(sum(buena_vista({"third-brigade"}), "castings", led_by("mckee")), 19 + 12);
    const game::Scenario larger = buena_vista({"larger-brigades"});
    QCOMPARE(sum(larger, "castings", led_by("wool")), 38 + 19);
    QCOMPARE(sum(larger, "castings", led_by("lane")), 42 + 12);
}

#include "test_built_in_scenarios.moc"
