// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/cedar_creek/belle_grove.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

using corneta::game::Rule;
using corneta::game::Ruling;

/// A kept game of Cedar Creek: what attacks and retreats do to brigades and sides.
class TestCedarCreek : public QObject {
    Q_OBJECT
private slots:
    void brigades_are_mustered_with_what_follows();
    void the_first_attack_of_the_example_is_filled_in_by_its_brigades();
    void the_second_attack_of_the_example_tires_every_first_line();
    void a_charger_and_a_tired_second_line_do_not_roll();
    void each_brigade_that_is_hit_decides_for_itself();
    void a_hit_is_answered_by_the_loser_with_his_own_numbers();
    void who_holds_loses_a_point_and_tires_a_victor();
    void the_last_point_removes_a_brigade();
    void points_take_ratings_along();
    void who_may_not_act_is_named_and_a_reason_overrules_it();
    void a_die_of_an_amended_play_is_typed_anew();
    void a_later_entry_that_no_longer_fits_is_named_and_ruled_on();
    void luck_is_kept_for_both_sides();
};

namespace {

/// A die that hits: 5 to 1 after all that modifies them.
constexpr const char* cook_at_kitching = "@attacker=R1 @defender=H3 attacker_command_bonus=no ";

} // namespace

void TestCedarCreek::brigades_are_mustered_with_what_follows()
{
    const KeptGame game = dawn();
    QCOMPARE(q(game.stat("H3", "strength_at_start")), "4");
    QCOMPARE(q(game.stat("H3", "losses")), "0");
    QCOMPARE(q(game.stat("H3", "artillery_at_start")), "1");
    QCOMPARE(q(game.stat("union", "losses")), "0");
    KeptGame more = dawn();
    corneta::game::Unit train{"wagons", "CA", "Wagons", "unit", "confederate", "", {{"losses", "1"}}};
    QCOMPARE(q(more.give(corneta::game::Edit{"", {}, train, "arrives"})), "strength: its strength is missing");
    train.stats["strength"] = "3";
    train.stats["strength_at_start"] = "3";
    QCOMPARE(q(more.give(corneta::game::Edit{"", {}, train, "arrives"})),
             "strength_at_start: strength 3 and losses 1 are not the 3 it began with");
    train.stats.erase("strength");
    QCOMPARE(q(more.give(corneta::game::Edit{"", {}, train, "arrives"})), "");
    QCOMPARE(q(more.stat("CA", "strength")), "2");
}

void TestCedarCreek::the_first_attack_of_the_example_is_filled_in_by_its_brigades()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1+P1 @charger=P1 @attacker_support=R2 @defender=H3 terrain=higher", {1, 4, 2})), "");
    QCOMPARE(q(game.answer("turn")), "2 roster");
    QCOMPARE(q(game.answer("attacker_side")), "confederate roster");
    QCOMPARE(q(game.answer("attacker_strength")), "7 roster");
    QCOMPARE(q(game.answer("defender_strength")), "4 roster");
    QCOMPARE(q(game.answer("attacker_supports")), "1 roster");
    QCOMPARE(q(game.answer("attacker_charges")), "1 roster");
    QCOMPARE(q(game.answer("attacker_command_bonus")), "yes roster");
    QCOMPARE(q(game.answer("defender_artillery")), "1 roster");
    QCOMPARE(q(game.outcome("attacker_total")), "9");
    QCOMPARE(q(game.outcome("defender_total")), "4");
    QCOMPARE(q(game.stat("H3", "fatigue")), "1");
    QCOMPARE(q(game.stat("P1", "fatigue")), "1");
    QCOMPARE(q(game.stat("R1", "fatigue")), "0");
    const int attack = game.last();
    QCOMPARE(q(game.owed()), q(std::to_string(attack) + ".0 either retreat (union)"));
    QCOMPARE(q(game.follow({attack, 0}, "", {2})), "");
    QCOMPARE(q(game.answer("side")), "union roster");
    QCOMPARE(q(game.answer("fatigue")), "1 next");
    QCOMPARE(q(game.answer("strength_at_start")), "4 roster");
    QCOMPARE(q(game.answer("choice")), "retreat next");
    QCOMPARE(q(game.stat("H3", "losses")), "0");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 may advance (confederate)"));
}

void TestCedarCreek::the_second_attack_of_the_example_tires_every_first_line()
{
    KeptGame game = movement_of(2);
    game.edit("R4", "fatigue=1");
    QCOMPARE(q(game.play("attack", "@attacker=R4+R3 @defender=H2 @defender_support=H1 terrain=higher defender_flanked=yes", {4, 1})), "");
    QCOMPARE(q(game.answer("attacker_strength")), "8 roster");
    QCOMPARE(q(game.answer("attacker_fatigue")), "1 roster");
    QCOMPARE(q(game.answer("defender_supports")), "1 roster");
    QCOMPARE(q(game.outcome("attacker_total")), "5");
    QCOMPARE(q(game.outcome("defender_total")), "2");
    QCOMPARE(q(game.stat("H2", "fatigue")), "1");
    QCOMPARE(q(game.follow({game.last(), 0}, "fronts_crossed=1", {2})), "");
    QCOMPARE(q(game.stat("H2", "losses")), "1");
    QCOMPARE(q(game.stat("H2", "strength")), "5");
    QCOMPARE(q(game.stat("H1", "fatigue")), "1");
    QCOMPARE(q(game.stat("H1", "losses")), "0");
    QCOMPARE(q(game.stat("union", "losses")), "1");
}

void TestCedarCreek::a_charger_and_a_tired_second_line_do_not_roll()
{
    KeptGame game = movement_of(2);
    game.edit("P1", "artillery=2");
    game.edit("R1", "artillery=1");
    game.edit("R4", "sharpshooters=2");
    game.edit("H1", "artillery=2");
    QCOMPARE(q(game.play("attack", "@attacker=R1+P1+R4 @charger=P1 @defender=H2 @defender_support=H1", {1, 3, 2, 4, 4})), "");
    QCOMPARE(q(game.answer("attacker_artillery")), "1 roster");
    QCOMPARE(q(game.answer("attacker_sharpshooters")), "2 roster");
    QCOMPARE(q(game.answer("defender_artillery")), "2 roster");
    game.edit("H1", "fatigue=2");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H3 @defender_support=H1", {1, 4, 4}, "they moved")), "");
    QCOMPARE(q(game.answer("defender_artillery")), "1 roster");
    QCOMPARE(q(game.answer("defender_supports")), "0 roster");
}

void TestCedarCreek::each_brigade_that_is_hit_decides_for_itself()
{
    KeptGame game = movement_of(2);
    game.edit("R4", "fatigue=2");
    QCOMPARE(q(game.play("attack", "@attacker=R3+R4 @defender=H2 terrain=higher", {1, 6})), "");
    QCOMPARE(q(game.outcome("result")), "attacker-loses");
    QCOMPARE(q(game.stat("R3", "fatigue")), "1");
    QCOMPARE(q(game.stat("R4", "fatigue")), "2");
    const std::string n = std::to_string(game.last());
    QCOMPARE(q(game.owed()), q(n + ".0 either retreat (confederate); " + n + ".1 either retreat (confederate)"));
    const int attack = game.last();
    QCOMPARE(q(game.follow({attack, 1}, "", {1})), "");
    QCOMPARE(q(game.answer("fatigue")), "2 next");
    QCOMPARE(q(game.answer("side")), "confederate roster");
    QCOMPARE(q(game.follow({attack, 0, 1}, "", {})), "");
    QCOMPARE(q(game.stat("R3", "losses")), "1");
    QCOMPARE(q(game.stat("R4", "losses")), "0");
    QCOMPARE(q(game.stat("H2", "fatigue")), "1");
}

void TestCedarCreek::a_hit_is_answered_by_the_loser_with_his_own_numbers()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@defender=H2 attacker_strength=12", {6, 1}, "nobody attacks")), "attacker: name who is the attacker");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2 attacker_strength=12", {6, 1}, "others join")), "");
    QCOMPARE(q(game.answer("attacker_side")), "confederate roster");
    QCOMPARE(q(game.follow({game.last(), 0}, "", {6})), "");
    QCOMPARE(q(game.stat("H2", "routed")), "yes");
    QCOMPARE(q(game.stat("H2", "strength")), "5");
}

void TestCedarCreek::who_holds_loses_a_point_and_tires_a_victor()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", cook_at_kitching, {6, 6, 1}, "no star")), "");
    QCOMPARE(q(game.follow({game.last(), 0, 1}, "", {})), "");
    QCOMPARE(q(game.stat("H3", "strength")), "3");
    QCOMPARE(q(game.stat("H3", "losses")), "1");
    QCOMPARE(q(game.stat("H3", "artillery")), "0");
    QCOMPARE(q(game.stat("union", "losses")), "1");
    QCOMPARE(q(game.stat("R1", "fatigue")), "1");
}

void TestCedarCreek::the_last_point_removes_a_brigade()
{
    KeptGame game = movement_of(2);
    game.edit("H3", "losses=3 strength=1");
    QCOMPARE(q(game.play("attack", cook_at_kitching, {6, 6, 1}, "no star")), "");
    QCOMPARE(q(game.follow({game.last(), 0, 1}, "", {})), "");
    QCOMPARE(q(game.stat("H3", "eliminated")), "yes");
    QCOMPARE(q(game.stat("H3", "strength")), "0");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H3", {6, 1})),
             "defender: Kitching is no longer there; defender: the zone of Kitching has been attacked in this round (11.1)");
    QCOMPARE(q(game.play("movement-cost", "@brigade=H3", {})), "brigade: Kitching is no longer there");
}

void TestCedarCreek::points_take_ratings_along()
{
    KeptGame game = movement_of(2);
    game.edit("R4", "sharpshooters=2");
    QCOMPARE(q(game.play("retreat", "@brigade=R4 choice=hold", {}, "no attack was written down")), "");
    QCOMPARE(q(game.stat("R4", "sharpshooters")), "1");
    QCOMPARE(q(game.play("retreat", "@brigade=R4 choice=hold", {}, "no attack was written down")), "");
    QCOMPARE(q(game.stat("R4", "sharpshooters")), "0");
    QCOMPARE(q(game.play("retreat", "@brigade=R4 choice=voluntary-rout", {})), "");
    QCOMPARE(q(game.stat("R4", "routed")), "yes");
    QCOMPARE(q(game.stat("R4", "moved")), "yes");
    QCOMPARE(q(game.stat("R4", "losses")), "2");
    QCOMPARE(q(game.stat("confederate", "losses")), "2");
    QCOMPARE(q(game.play("attack", "@attacker=R1+R4 @defender=H2", {4, 3}, "a test of lists")), "");
    QCOMPARE(q(game.answer("attacker_sharpshooters")), " roster");
}

void TestCedarCreek::who_may_not_act_is_named_and_a_reason_overrules_it()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=R2", {4, 4})), "defender: Cox and Cook are on the same side");
    QVERIFY(game.play("attack", "@attacker=R1 @charger=R2 @defender=H2", {4, 4})
                .contains("charger: Cox is not in the attacker's first line (10.5)"));
    QVERIFY(game.play("attack", "@attacker=R1 @charger=R1 @defender=H2", {4, 4}).contains("charger: Cook is not mounted (10.3)"));
    QVERIFY(game.play("attack", "@attacker=R1+R2 @defender=union", {4, 4}).contains("defender: Union is listed as side, not as unit"));
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=H2", {4, 4})), "");
    QCOMPARE(q(game.play("attack", "@attacker=R1 @defender=T1", {4, 4})), "attacker: Cook has attacked in this round (7.1)");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H2", {4, 4})),
             "defender: the zone of Coates has been attacked in this round (11.1)");
    QCOMPARE(q(game.play("attack", "@attacker=R3 @defender=H2", {4, 4}, "the other zone")), "");
    QVERIFY(game.play("attack", "@attacker=M1 @defender=R2", {4, 4}).contains("Kidd acts from turn 3 on (12)"));
    game.edit("union", "tactical_retreat=yes");
    QCOMPARE(q(game.play("attack", "@attacker=T1 @defender=R2", {4, 4})), "attacker: in a tactical retreat no Union brigade attacks (6.1)");
    game.edit("R2", "routed=yes");
    QVERIFY(game.play("attack", "@attacker=R2 @defender=T1", {4, 4}).contains("Cox is routed"));
}

void TestCedarCreek::a_die_of_an_amended_play_is_typed_anew()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", cook_at_kitching, {6, 4, 3}, "no star")), "");
    const int attack = game.last();
    QCOMPARE(q(game.amend(attack, "", {{"defender's die", {2}}})), "");
    const auto& rolls = game.journal().in_force(attack)->rolls;
    QCOMPARE(rolls.size(), 3U);
    QCOMPARE(rolls[1].faces, std::vector<int>{4});
    QCOMPARE(rolls[2].faces, std::vector<int>{2});
    QCOMPARE(q(game.amend(attack, "", {{"no such die", {2}}})), "no such die: there is no such die in this roll");
}

void TestCedarCreek::a_later_entry_that_no_longer_fits_is_named_and_ruled_on()
{
    const auto played = [] {
        KeptGame game = movement_of(2);
        game.play("attack", cook_at_kitching, {6, 6, 1}, "no star");
        game.follow({game.last(), 0}, "", {5}); // a disorderly retreat, a rout on turn 2
        return game;
    };
    KeptGame game = played();
    const int retreat = game.last();
    const int attack = retreat - 1;
    const auto named = "entry " + std::to_string(retreat) + ": no longer fits: retreat: nobody owes it any more: ";
    QVERIFY(game.amend(attack, "terrain=higher,woods", {{"attacker's die", {1}}}).starts_with(named));
    QCOMPARE(q(game.stat("H3", "routed")), "yes");

    QCOMPARE(q(game.amend(attack, "terrain=higher,woods", {{"attacker's die", {1}}}, {{retreat, Rule::Strike}})), "");
    QCOMPARE(q(game.stat("H3", "routed")), "-");
    QCOMPARE(q(game.stat("H3", "fatigue")), "0");
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");
    QCOMPARE(q(game.stat("H3", "routed")), "yes");

    QCOMPARE(q(game.amend(attack, "terrain=higher,woods", {{"attacker's die", {1}}}, {{retreat, Rule::Keep}})), "");
    QCOMPARE(q(game.stat("H3", "routed")), "yes");
    QCOMPARE(q(game.stat("H3", "losses")), "1");

    KeptGame other = played();
    corneta::game::Play alone{"retreat", {{"brigade", {"hayes-kitching"}}}, {{"choice", "hold"}}, std::nullopt, "it stood all the same"};
    QCOMPARE(q(other.amend(attack, "terrain=higher,woods", {{"attacker's die", {1}}}, {{retreat, Rule::Amend, alone}})), "");
    QCOMPARE(q(other.stat("H3", "routed")), "-");
    QCOMPARE(q(other.stat("H3", "losses")), "1");
}

void TestCedarCreek::luck_is_kept_for_both_sides()
{
    KeptGame game = movement_of(2);
    QCOMPARE(q(game.play("attack", cook_at_kitching, {6, 6, 1}, "no star")), "");
    const auto& luck = game.journal().in_force(game.last())->luck;
    QCOMPARE(luck.size(), 2U);
    const auto of = [&](const std::string& side) { return *std::ranges::find(luck, side, &corneta::game::Luck::side); };
    QCOMPARE(of("union").actual, 1);
    QCOMPARE(of("confederate").actual, 0);
    QVERIFY(of("union").expected > of("confederate").expected);
}

#include "test_cedar_creek.moc"
