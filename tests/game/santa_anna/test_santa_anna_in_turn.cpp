// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

/// What comes before what, and what orders cost.
class TestSantaAnnaInTurn : public QObject {
    Q_OBJECT
private slots:
    void a_unit_parts_where_its_leader_orders_each_part();
    void chips_by_units_that_are_far_off_are_paid_or_refused();
    void no_chip_is_laid_once_orders_were_turned_up();
    void whole_infantry_that_rallies_does_not_skirmish();
    void who_was_caught_forming_square_fires_at_others();
    void who_was_caught_forming_square_fires_its_volley_at_foot();
    void how_far_a_charge_went_is_asked();
};

namespace {

std::string lay(KeptGame& game, const std::string& unit)
{
    return game.give(corneta::game::PlaceFaceDown{unit, 1, "sealed", "commitment"});
}

const corneta::game::Split company{"K1", 2, "company", "K7", "Company"};

} // namespace

/// Breaking Units into Sub-Units, 3.2: by more than one order, of which a leader who is with it has but one.
void TestSantaAnnaInTurn::a_unit_parts_where_its_leader_orders_each_part()
{
    KeptGame game = plateau();
    KeptGame without = game;
    without.edit("L1", "turns_out=2");
    QCOMPARE(q(without.give(company)), "unit: Lane is out");
    QCOMPARE(q(game.play("leader-points", "@leader=L1", {2})), "");
    KeptGame broken = game;
    broken.edit("K1", "broken=yes");
    QCOMPARE(q(broken.give(company)), "unit: 2nd Indiana is broken and does not part");
    KeptGame led = game;
    QCOMPARE(q(led.play("attach", "@leader=L1 @unit=K1", {})), "");
    QCOMPARE(q(led.give(company)), "unit: the leader with 2nd Indiana gives one order: it does not part");
    QCOMPARE(q(game.give(company)), "");
    QVERIFY2(game.end_phase().contains("company: Company: has parted and has no order of its leader"), game.idle().c_str());
    QCOMPARE(q(game.play("random-order", "@unit=K1", {2})), "unit: 2nd Indiana has parted this turn: its leader orders each part");
    QCOMPARE(q(lay(game, "2nd-indiana")), "");
    QCOMPARE(q(lay(game, "company")), "");
    QVERIFY2(!game.end_phase().contains("has parted"), game.idle().c_str());
    QCOMPARE(q(game.give(corneta::game::TurnUp{.all = {{"2nd-indiana", "hold", "salt"}, {"company", "hold", "salt"}}})), "");
    game.end_turn();
    QCOMPARE(q(game.play("random-order", "@unit=K7", {2})), "");
}

/// The Order Process, 4.1.
void TestSantaAnnaInTurn::chips_by_units_that_are_far_off_are_paid_or_refused()
{
    KeptGame game = plateau();
    game.play("leader-points", "@leader=L1", {2});
    QCOMPARE(q(lay(game, "2nd-indiana")), "");
    QCOMPARE(q(lay(game, "3rd-indiana")), "");
    QCOMPARE(q(game.play("leader-distance", "@unit=K1+K2 far=yes,yes", {})),
             "unit: the orders that Lane has given would cost 1 more than he has");
    QCOMPARE(q(game.play("leader-distance", "@unit=K1+K2 far=no,yes", {})), "");
    QCOMPARE(q(game.play("leader-distance", "@unit=K1 far=yes", {})), "unit: the orders that Lane has given would cost 1 more than he has");
    QCOMPARE(q(game.play("leader-distance", "@unit=K1 far=yes", {}, "he has ridden off")), "");
    QCOMPARE(q(game.play("leader-distance", "@unit=K1+K2 far=no,yes", {})), "");
}

/// Turn Sequence, 2.0: all orders are given before any is turned up, of both sides.
void TestSantaAnnaInTurn::no_chip_is_laid_once_orders_were_turned_up()
{
    KeptGame game = plateau();
    for (const std::string leader : {"L1", "L3"})
        game.play("leader-points", "@leader=" + leader, {4});
    QCOMPARE(q(lay(game, "2nd-indiana")), "");
    QCOMPARE(q(lay(game, "uraga-1")), "");
    QCOMPARE(q(game.give(corneta::game::TurnUp{.all = {{"2nd-indiana", "hold", "salt"}}})), "");
    for (const std::string unit : {"3rd-indiana", "uraga-2"})
        QCOMPARE(q(lay(game, unit)), q(unit + ": orders have been turned up: none is laid after them"));
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"3rd-indiana", 2, "sealed", "commitment", "it was forgotten"})), "");
    game.end_turn();
    game.play("leader-points", "@leader=L1", {4});
    QCOMPARE(q(lay(game, "2nd-indiana")), "");
}

/// Infantry: whole units form no skirmish order, whatever they do besides.
void TestSantaAnnaInTurn::whole_infantry_that_rallies_does_not_skirmish()
{
    KeptGame game = plateau();
    game.edit("K1", "broken=yes formation=mob order=rally effectives=10 stragglers=11");
    game.go_to("rally");
    QCOMPARE(q(game.play("rally", "@unit=K1", {20})), "");
    QCOMPARE(q(game.play("form", "@unit=K1 to=skirmish", {})),
             "unit: 2nd Indiana is not a company of 2 castings: whole infantry units do not skirmish");
    QCOMPARE(q(game.play("form", "@unit=K1 to=line", {})), "");
}

/// Disorder: it does not fire at the cavalry that charges it, and at anybody else it does.
void TestSantaAnnaInTurn::who_was_caught_forming_square_fires_at_others()
{
    KeptGame game = plateau();
    declare(game, "M5", "K1");
    game.play("emergency-square", "@defender=K1 distance=2", {20});
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M5 range=4", {5})),
             "firer: 2nd Indiana was caught forming square and does not fire at Lancers");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=4", {5})), "");
}

void TestSantaAnnaInTurn::who_was_caught_forming_square_fires_its_volley_at_foot()
{
    KeptGame game = charged({"M3"}, "order=hold caught_forming_square=yes");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {20})), ""); // cavalry alone closes at once
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K1", {5})), "");
    QVERIFY2(game.owed().contains("must fire (2nd-indiana)"), game.owed().c_str());
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 firer_quarter_volley=yes range=1", {15})), "");
}

/// Rolling to Stand: what the charge has left pursues whoever does not stand, and the table alone knows it.
void TestSantaAnnaInTurn::how_far_a_charge_went_is_asked()
{
    KeptGame game = plateau();
    declare(game, "M5", "K1");
    game.go_to("all-moves");
    charge_move(game, "M5");
    QCOMPARE(q(game.asked("contact", "@attacker=M5 @defender=K1")), "distance");
}

#include "test_santa_anna_in_turn.moc"
