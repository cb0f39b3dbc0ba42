// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "rulesets/santa_anna/game/game.h"
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta;

/// What a list of forces shows, who has not done what the phase is for, and how the sides stand.
class TestTrackerSantaAnna : public QObject {
    Q_OBJECT
private slots:
    void a_unit_shows_its_castings_and_what_is_wrong_with_it();
    void leaders_sides_and_sections_have_marks_alone();
    void in_give_orders_those_without_an_order_and_leaders_without_points_are_idle();
    void in_first_fire_those_who_have_fired_are_done_and_idle_again_when_it_is_undone();
    void in_all_moves_those_ordered_move_and_broken_units_retreat();
    void in_melee_chargers_close_and_locked_units_fight_on();
    void in_rally_broken_units_roll_and_stragglers_come_back();
    void what_must_follow_is_not_idle();
    void points_follow_the_losses();
    void parts_that_are_more_than_their_whole_are_refused_once();
    void whom_the_victory_names_has_won_whatever_the_points();
    void a_unit_gives_way_by_what_fire_declares();
    void what_is_set_right_by_hand_has_its_consequences();
};

void TestTrackerSantaAnna::a_unit_shows_its_castings_and_what_is_wrong_with_it()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.summary("K1")), "effectives 21, stragglers 0, casualties 0; initial volley unused");
    QCOMPARE(q(game.edit("K1", "order=first-fire formation=square effectives=18 stragglers=2 casualties=1 low_ammunition=yes")), "");
    QCOMPARE(q(game.summary("K1")),
             "effectives 18, stragglers 2, casualties 1; order First Fire, low ammunition, square, initial volley unused");
    QCOMPARE(q(game.edit("K4", "mounted=no broken=yes formation=mob leader_attached=yes cover=rough")), "");
    QCOMPARE(
        q(game.summary("K4")),
        "effectives 11, stragglers 0, casualties 0; broken, leader attached, in cover: rough ground, dismounted, initial volley unused");
    QCOMPARE(q(game.edit("K5", "guns_damaged=1 unlimbered=no destroyed=yes")), "");
    QCOMPARE(q(game.summary("K5")), "effectives 6, stragglers 0, casualties 0; destroyed, limbered, gun castings 2, damaged guns 1 gone");
}

void TestTrackerSantaAnna::leaders_sides_and_sections_have_marks_alone()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.summary("L1")), "; ");
    QCOMPARE(q(game.edit("L1", "turns_out=2")), "");
    QCOMPARE(q(game.summary("L1")), "; back in 2 turns");
    QCOMPARE(q(game.summary("S1")), "; light fortification, 28 points");
    QCOMPARE(q(game.edit("S1", "level=rough points=0")), "");
    QCOMPARE(q(game.summary("S1")), "; rough ground, 0 points");
}

void TestTrackerSantaAnna::in_give_orders_those_without_an_order_and_leaders_without_points_are_idle()
{
    KeptGame game = plateau();
    QVERIFY(q(game.idle()).startsWith("lane has not rolled for leader points: leader-points leader; taylor has not"));
    QVERIFY(q(game.idle()).contains("bragg has no order: random-order unit"));
    QCOMPARE(q(game.play("leader-points", "@leader=L1+L2", {2, 3})), "");
    QVERIFY(q(game.idle()).startsWith("blanco has not"));
    for (const std::string unit : {"K1", "K2", "K3", "K4", "K5", "M1", "M2", "M3"})
        QCOMPARE(q(game.edit(unit, "order=hold")), "");
    QCOMPARE(q(game.edit("L4", "turns_out=1")), "");
    QCOMPARE(q(game.edit("M4", "destroyed=yes")), "");
    QCOMPARE(q(game.edit("M5", "broken=yes")), "");
    QCOMPARE(q(game.give(game::PlaceFaceDown{"mexican-battery", 1, "sealed", "commitment", "he is late"})), "");
    QCOMPARE(q(game.idle()),
             "blanco has not rolled for leader points: leader-points leader; mexican-battery has an order that lies face down: turn it up; "
             "lancers has no Rally order");
    QCOMPARE(q(game.edit("M5", "experience=untrained")), "");
    QCOMPARE(q(game.play("leader-points", "@leader=L3", {2})), "");
    QCOMPARE(q(game.idle()), "mexican-battery has an order that lies face down: turn it up");
    game.end_turn();
    QVERIFY(q(game.idle()).startsWith("lane has not"));
}

void TestTrackerSantaAnna::in_first_fire_those_who_have_fired_are_done_and_idle_again_when_it_is_undone()
{
    KeptGame game = plateau();
    for (const std::string unit : {"K1", "K5", "M3", "M6"})
        QCOMPARE(q(game.edit(unit, "order=first-fire")), "");
    QCOMPARE(q(game.edit("K3", "order=hold-fire")), "");
    QCOMPARE(q(game.edit("M6", "unlimbered=no")), "");
    game.go_to("first-fire");
    QCOMPARE(q(game.idle()),
             "2nd-indiana has not fired: fire firer; bragg has not fired: fire firer; perez-light has not fired: fire firer");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=3", {13})), "");
    QCOMPARE(q(game.idle()), "bragg has not fired: fire firer; perez-light has not fired: fire firer");
    QCOMPARE(q(game.give(game::Undo{})), "");
    QCOMPARE(q(game.idle()),
             "2nd-indiana has not fired: fire firer; bragg has not fired: fire firer; perez-light has not fired: fire firer");
    QCOMPARE(q(game.give(game::Redo{})), "");
    game.go_to("hold-fire");
    QCOMPARE(q(game.idle()), "mississippi has not fired: fire firer");
    QCOMPARE(q(game.edit("K3", "in_melee=yes")), "");
    QCOMPARE(q(game.idle()), "");
}

void TestTrackerSantaAnna::in_all_moves_those_ordered_move_and_broken_units_retreat()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "order=move")), "");
    QCOMPARE(q(game.edit("M5", "order=charge")), "");
    QCOMPARE(q(game.edit("K2", "order=hold")), "");
    game.go_to("declare-charges");
    QCOMPARE(q(game.idle()), "lancers has not declared its charge: declare charger");
    QCOMPARE(q(game.edit("M5", "charging=yes")), "");
    QCOMPARE(q(game.idle()), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.edit("M1", "broken=yes formation=mob")), "");
    QCOMPARE(q(game.idle()),
             "lancers has not made its charge move: movement unit; 2nd-indiana has not moved: movement unit; uraga-1 has not retreated: "
             "movement unit");
    QCOMPARE(q(game.play("movement", "@unit=K1", {3, 4})), "");
    QCOMPARE(q(game.play("movement", "@unit=M1 kind=retreat", {3, 4, 2, 1})), "");
    QCOMPARE(q(game.idle()), "lancers has not made its charge move: movement unit");
    QCOMPARE(q(game.summary("K1")), "effectives 21, stragglers 0, casualties 0; order Move, has moved, initial volley unused");
}

void TestTrackerSantaAnna::in_melee_chargers_close_and_locked_units_fight_on()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M5", "order=charge")), "");
    QCOMPARE(q(game.edit("M3", "order=charge")), "");
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("declare", "@charger=M5 @target=K4", {})), "");
    QCOMPARE(q(game.play("declare", "@charger=M3 @target=K3", {})), "");
    QCOMPARE(q(game.edit("M1", "in_melee=yes locked_with=2nd-indiana")), "");
    QCOMPARE(q(game.edit("K1", "in_melee=yes")), "");
    game.go_to("melee");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 must melee (uraga-1)"));
    QCOMPARE(q(game.idle()), "");
    for (const char* const charger : {"M5", "M3"})
        QCOMPARE(q(game.edit(charger, "moved_this_turn=yes")), "");
    QCOMPARE(q(game.idle()),
             "perez-light has not charged home: roll-to-close attacker; lancers has not charged home: roll-to-close attacker");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K3", {20}, "as it comes")), "");
    QCOMPARE(q(game.idle()), "lancers has not charged home: roll-to-close attacker");
    KeptGame other = plateau();
    other.go_to("melee");
    QCOMPARE(q(other.edit("M1", "in_melee=yes locked_with=2nd-indiana")), "");
    QCOMPARE(q(other.edit("K1", "in_melee=yes")), "");
    QCOMPARE(q(other.idle()),
             "uraga-1 is locked and has not fought on: melee attacker; 2nd-indiana is locked and has not fought on: melee defender");
    QCOMPARE(q(other.play("melee", "@attacker=M1 @defender=K1", {1, 1, 1, 1})), "");
    QCOMPARE(q(other.idle()), "");
}

void TestTrackerSantaAnna::in_rally_broken_units_roll_and_stragglers_come_back()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "broken=yes formation=mob order=rally effectives=8 stragglers=10 casualties=3")), "");
    QCOMPARE(q(game.edit("K2", "order=hold effectives=18 stragglers=3")), "");
    QCOMPARE(q(game.edit("M1", "broken=yes formation=mob order=rally")), ""); // untrained
    game.go_to("rally");
    QCOMPARE(q(game.edit("K3", "leader_attached=yes losses_this_turn=2")), "");
    QCOMPARE(q(game.idle()),
             "2nd-indiana has not rolled to rally: rally unit; 3rd-indiana has stragglers to take back: hold-recovery unit; "
             "mississippi its leader has not been rolled for: leader-casualty unit");
    QCOMPARE(q(game.play("rally", "@unit=K1", {2})), "");
    QCOMPARE(q(game.play("hold-recovery", "@unit=K2", {2})), "");
    QCOMPARE(q(game.play("leader-casualty", "@unit=K3 @leader=L2", {20})), "");
    QCOMPARE(q(game.idle()), "");
}

void TestTrackerSantaAnna::what_must_follow_is_not_idle()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K2", "broken=yes formation=mob")), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.owed()), q(std::to_string(game.last()) + ".0 either movement (3rd-indiana)"));
    QCOMPARE(q(game.idle()), "");
    QCOMPARE(q(game.follow({game.last(), 0, 0}, "", {2, 2, 2, 2})), "");
    QCOMPARE(q(game.idle()), "");
}

void TestTrackerSantaAnna::points_follow_the_losses()
{
    KeptGame game = plateau();
    const auto before = "us 0: 0 points, Mexican losses 0; formed infantry on the table; mexican 0: 0 points, U.S. losses 0";
    QCOMPARE(q(game.standing()), before);
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=M6 @target=K1 range=6", {20, 20})), "");
    QCOMPARE(q(game.play("fire", "@firer=K3 @target=M1 range=3", {20})), "");
    QCOMPARE(q(game.standing()), before);
    QCOMPARE(q(game.end_phase()), "");
    const int us = std::stoi(game.stat("K1", "casualties"));
    const int mexican = std::stoi(game.stat("M1", "casualties"));
    QVERIFY(us > 0 && mexican > 0 && us != mexican);
    QCOMPARE(q(game.standing()),
             QString("us %1: %1 points, Mexican losses %1; formed infantry on the table; mexican %2: %2 points, U.S. losses %3")
                 .arg(mexican)
                 .arg(2 * us)
                 .arg(us));
    QCOMPARE(q(game.edit("M1", "effectives=12 casualties=1")), ""); // what is set right counts
    QVERIFY2(game.standing().starts_with("us 1: 1 point, Mexican losses 1;"), game.standing().c_str());
    QCOMPARE(q(game.edit("M1", "effectives=0 stragglers=13 destroyed=yes")), "");
    QVERIFY2(game.standing().starts_with("us 14: 14 points, Mexican losses 14;"), game.standing().c_str());
    for (const std::string unit : {"K1", "K2", "K3"})
        QCOMPARE(q(game.edit(unit, "broken=yes")), "");
    QVERIFY(q(game.standing()).contains("no formed infantry on the table"));
}

void TestTrackerSantaAnna::a_unit_gives_way_by_what_fire_declares()
{
    game::Unit unit{.key = "k1", .stats = {{"castings", "12"}, {"effectives", "12"}, {"stragglers", "0"}, {"casualties", "0"}}};
    QVERIFY(!santa_anna::gives_way(unit));
    const auto lose = [&unit](const char* stat, const char* number) { apply(unit, {"k1", stat, Does::Add, number}); };
    lose("stragglers", "5");
    lose("casualties", "2"); // 5 effectives are left, as many as straggle
    QVERIFY(!santa_anna::gives_way(unit));
    lose("casualties", "1");
    QVERIFY(santa_anna::gives_way(unit));
    lose("stragglers", "-5");
    lose("casualties", "8"); // 1 effective is left
    QVERIFY(!santa_anna::gives_way(unit));
    lose("casualties", "4"); // more than there are
    QVERIFY(santa_anna::gives_way(unit));
    unit.kind = "leader";
    QVERIFY(!santa_anna::gives_way(unit));
}

/// A game by an earlier program may have such a unit: other numbers of it can still be set right.
void TestTrackerSantaAnna::parts_that_are_more_than_their_whole_are_refused_once()
{
    KeptGame game = plateau();
    constexpr auto sum = "castings: castings 21 are not effectives 50, stragglers 0 and casualties 0";
    QCOMPARE(q(game.edit("K1", "effectives=50")), sum);
    QCOMPARE(q(game.edit("K1", "effectives=20")), ""); // where the one more is nobody says
    const game::Effects wrong{.stats = {{"2nd-indiana", "effectives", Does::Set, "50"}}};
    QCOMPARE(q(game.give(game::FromPaper{wrong, "as on the sheet"})), "");
    QCOMPARE(q(game.edit("K1", "cover=light")), "");
    QCOMPARE(q(game.edit("K1", "effectives=21")), "");
    QCOMPARE(q(game.edit("K1", "effectives=50")), sum);
}

void TestTrackerSantaAnna::whom_the_victory_names_has_won_whatever_the_points()
{
    KeptGame game = plateau();
    const auto verdict = [&] { return q(text(game::verdict_of(game.journal().state(), game.book()))); };
    QCOMPARE(q(game.edit("us", "turns=1")), "");
    QCOMPARE(q(game.edit("M1", "casualties=3 effectives=11")), ""); // the U.S. side is ahead
    QCOMPARE(verdict(), "");
    game.end_turn();
    QCOMPARE(verdict(), "The battle is over; who has won it is not said yet.");
    QCOMPARE(q(game.play("victory", "us_way_out_north=no", {})), "");
    QCOMPARE(verdict(), "The battle is over: won by Mexico.");
    QCOMPARE(q(game.give(game::Undo{})), "");
    QCOMPARE(q(game.play("victory", "us_way_out_north=yes", {})), "");
    QCOMPARE(verdict(), "The battle is over: won by United States.");
}

void TestTrackerSantaAnna::what_is_set_right_by_hand_has_its_consequences()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M1", "broken=yes")), "");
    QCOMPARE(q(game.stat("M1", "formation")), "mob");
    QCOMPARE(q(game.edit("M1", "broken=no")), "");
    QCOMPARE(q(game.stat("M1", "formation")), "line");
    QCOMPARE(q(game.edit("K1", "effectives=0 casualties=21")), "");
    QCOMPARE(q(game.stat("K1", "destroyed")), "yes");
    QVERIFY(!is_idle(game, "2nd-indiana has no order: random-order unit"));
    QCOMPARE(q(game.edit("K1", "effectives=21 casualties=0")), "");
    QCOMPARE(q(game.stat("K1", "destroyed")), "no");
}

#include "test_tracker_santa_anna.moc"
