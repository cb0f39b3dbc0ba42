// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Cedar Creek: zones in which the Union has set up more than two brigades. 10.5, 12.
class TestCedarCreekSetUp : public QObject {
    Q_OBJECT
private slots:
    void several_second_lines_stand_in_a_zone_of_the_set_up();
    void a_second_line_of_the_set_up_leaves_others_their_place();
    void who_has_left_its_zone_stands_in_no_set_up();
    void all_second_lines_of_the_set_up_go_back();
    void second_lines_of_the_set_up_may_stand_behind_one_of_two();
    void second_lines_of_the_set_up_may_share_a_zone();
    void all_second_lines_of_the_set_up_may_go_back_with_one_of_two();
    void the_last_of_a_set_up_takes_all_that_are_left();
};

namespace {

const char* const crowded = "a zone holds one second line (10.5)";

/// Coates, with Duval and Kitching behind it, is hit by Cook.
KeptGame crowd_hit()
{
    KeptGame game = movement_of(1);
    const std::string said = game.play("attack", "@attacker=R1 @defender=H2 @defender_support=H1+H3", {6, 6, 1});
    if (!said.empty())
        qFatal("%s", said.c_str());
    return game;
}

/// Cook, on the map, has paid for an attack upon Birge's division.
KeptGame birge_met()
{
    KeptGame game{cedar_creek::ruleset, "cedar-creek"};
    game.go_to("movement");
    game.edit("confederate", "plays=yes activated=yes divisions=0");
    game.edit("R1", "off_map=no declared=attack strength=9 strength_at_start=9");
    game.edit("B3", "artillery=0");
    return game;
}

/// It hits Porter and Molineux, with Macauley and Shunk behind one of them or both.
KeptGame two_hit()
{
    KeptGame game = birge_met();
    const std::string said = game.play("attack", "@attacker=R1 @defender=B1+B2 @defender_support=B3+B4", {6, 1});
    if (!said.empty())
        qFatal("%s", said.c_str());
    return game;
}

/// Who may retreat with whom.
std::string offered(const KeptGame& game)
{
    std::string words;
    for (const auto& owed : game.journal().state().owed)
        for (const auto& choice : owed.next.choices)
            words += text(choice.words) + "; ";
    return words;
}

} // namespace

void TestCedarCreekSetUp::several_second_lines_stand_in_a_zone_of_the_set_up()
{
    KeptGame game = crowd_hit();
    QCOMPARE(q(game.answer("defender_supports")), "1 roster");
    QCOMPARE(q(game.answer("defender_artillery")), "1 roster");
    KeptGame confederates = movement_of(1);
    QCOMPARE(q(confederates.play("attack", "@attacker=R1 @attacker_support=R2+R4 @defender=H2", {4, 4})),
             q(std::string{"attacker_support: "} + crowded));
    KeptGame others = movement_of(1);
    QCOMPARE(q(others.play("attack", "@attacker=R1 @defender=H2 @defender_support=H1+T2", {6, 6, 1})),
             "defender_support: Harris stacks with brigades of its own division (10.5)");
}

void TestCedarCreekSetUp::a_second_line_of_the_set_up_leaves_others_their_place()
{
    for (const char* const behind : {"H1+H3", "H3+H1"}) {
        KeptGame game = movement_of(3);
        game.edit("H3", "left_set_up=yes");
        QCOMPARE(q(game.play("attack", std::string{"@attacker=R1 @defender=H2 @defender_support="} + behind, {6, 6, 1})),
                 q(std::string{"defender_support: "} + crowded));
    }
}

void TestCedarCreekSetUp::who_has_left_its_zone_stands_in_no_set_up()
{
    KeptGame game = movement_of(1);
    QCOMPARE(q(game.stat("H2", "left_set_up")), "-");
    QCOMPARE(q(game.play("movement-cost", "@brigade=H3 attack=yes", {})), "");
    QCOMPARE(q(game.stat("H3", "left_set_up")), "-");
    QCOMPARE(q(game.play("movement-cost", "@brigade=H1 zones=1", {})), "");
    QCOMPARE(q(game.stat("H1", "left_set_up")), "yes");
    QCOMPARE(q(game.play("movement-cost", "@brigade=R1 zones=1", {})), "");
    QCOMPARE(q(game.stat("R1", "left_set_up")), "-");
    QCOMPARE(q(game.play("attack", "@attacker=H2 @defender=R2", {6, 1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=R2 choice=retreat", {1})), "");
    QCOMPARE(q(game.play("advance", "@brigade=H2", {})), "");
    QCOMPARE(q(game.stat("H2", "left_set_up")), "yes");
}

void TestCedarCreekSetUp::all_second_lines_of_the_set_up_go_back()
{
    KeptGame game = crowd_hit();
    QCOMPARE(q(game.stat("H2", "backed_by")), "hayes-duval+hayes-kitching");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 @second_line=H1 choice=retreat", {1})),
             "brigade: Coates has a second line that goes back with it: say which (11.3)");
    QCOMPARE(q(game.play("retreat", "@brigade=H2 choice=retreat", {1})), "");
    for (const char* const brigade : {"H1", "H3"}) {
        QCOMPARE(q(game.stat(brigade, "fatigue")), "1");
        QCOMPARE(q(game.stat(brigade, "was_attacked")), "no");
    }
    for (const char* const brigade : {"H1", "H2", "H3"})
        QCOMPARE(q(game.stat(brigade, "left_set_up")), "yes");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H2 @defender_support=H1+H3", {6, 6, 1})),
             q(std::string{"defender_support: "} + crowded));
    KeptGame named = crowd_hit();
    QCOMPARE(q(named.play("retreat", "@brigade=H2 @second_line=H1+H3 choice=retreat", {1})), "");
    QCOMPARE(q(named.stat("H3", "fatigue")), "1");
}

/// Nobody knows whether they stand behind the same brigade.
void TestCedarCreekSetUp::second_lines_of_the_set_up_may_stand_behind_one_of_two()
{
    KeptGame one = two_hit();
    QCOMPARE(q(one.answer("defender_supports")), "2 roster");
    QCOMPARE(q(one.play("retreat", "@brigade=B1 choice=retreat", {1})), "");
    QCOMPARE(q(one.play("retreat", "@brigade=B2 choice=retreat", {1})),
             "brigade: Molineux has a second line that goes back with it: say which (11.3)");
    QCOMPARE(q(one.play("retreat", "@brigade=B2 @second_line=B3+B4 choice=retreat", {1})), "");
    KeptGame other = two_hit();
    QCOMPARE(q(other.play("retreat", "@brigade=B2 @second_line=B3+B4 choice=retreat", {1})), "");
    QCOMPARE(q(other.play("retreat", "@brigade=B1 choice=retreat", {1})), "");
}

/// 11.3, 12: how many zones they are the table knows alone.
void TestCedarCreekSetUp::second_lines_of_the_set_up_may_share_a_zone()
{
    const auto attacked = [](const char* supports) {
        return birge_met().play("attack", std::string{"@attacker=R1 @defender=B1+B2 @defender_support=B3+B4 defender_supports="} + supports,
                                {6, 1});
    };
    QCOMPARE(q(attacked("1")), "");
    QCOMPARE(q(attacked("2")), "");
    for (const char* const none : {"0", "3"})
        QCOMPARE(q(attacked(none)), "defender_supports: by the roster it is 2");
    KeptGame one_left = birge_met();
    one_left.edit("B2", "left_set_up=yes");
    QCOMPARE(q(one_left.play("attack", "@attacker=R1 @defender=B1+B2 @defender_support=B3+B4 defender_supports=1", {6, 1})), "");
    KeptGame both_left = birge_met();
    both_left.edit("B3", "left_set_up=yes");
    QCOMPARE(q(both_left.play("attack", "@attacker=R1 @defender=B1+B2 @defender_support=B3+B4 defender_supports=1", {6, 1})),
             "defender_supports: by the roster it is 2");
}

/// 11.3, 12.
void TestCedarCreekSetUp::all_second_lines_of_the_set_up_may_go_back_with_one_of_two()
{
    KeptGame game = two_hit();
    QVERIFY2(offered(game).contains("Porter retreats, Macauley, Shunk behind it; "), offered(game).c_str());
    QVERIFY2(offered(game).contains("Molineux retreats, Macauley, Shunk behind it; "), offered(game).c_str());
    QCOMPARE(q(game.play("retreat", "@brigade=B1 @second_line=B3+B4 choice=retreat", {1})), "");
    QCOMPARE(q(game.stat("B4", "fatigue")), "1");
    QCOMPARE(q(game.play("retreat", "@brigade=B2 @second_line=B3 choice=retreat", {1})),
             "second_line: Macauley has gone back with another brigade (11.3)");
    QCOMPARE(q(game.play("retreat", "@brigade=B2 choice=retreat", {1})), "");
    QCOMPARE(q(game.stat("B3", "behind")), "-");
}

/// 11.3, 12.
void TestCedarCreekSetUp::the_last_of_a_set_up_takes_all_that_are_left()
{
    const char* const left = "brigade: Molineux has a second line that goes back with it: say which (11.3)";
    KeptGame game = two_hit();
    QCOMPARE(q(game.play("retreat", "@brigade=B1 @second_line=B3 choice=retreat", {1})), "");
    QCOMPARE(q(game.play("retreat", "@brigade=B2 choice=retreat", {1})), left);
    QCOMPARE(q(game.play("retreat", "@brigade=B2 @second_line=B4 choice=retreat", {1})), "");
    KeptGame none = two_hit();
    QCOMPARE(q(none.play("retreat", "@brigade=B1 choice=retreat", {1})), "");
    QCOMPARE(q(none.play("retreat", "@brigade=B2 @second_line=B4 choice=retreat", {1})), left);
    QCOMPARE(q(none.play("retreat", "@brigade=B2 @second_line=B3+B4 choice=retreat", {1})), "");
    KeptGame stays = two_hit();
    QCOMPARE(q(stays.play("retreat", "@brigade=B1 choice=hold", {})), "");
    QCOMPARE(q(stays.play("retreat", "@brigade=B2 choice=retreat", {1})), "");
}

#include "test_cedar_creek_set_up.moc"
