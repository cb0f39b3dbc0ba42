// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

/// Units that hide: no target before they are seen, and where they stand lies face down.
class TestSantaAnnaHidden : public QObject {
    Q_OBJECT
private slots:
    void a_hidden_unit_is_no_target_until_it_is_seen();
    void a_unit_whose_place_lies_face_down_is_not_on_the_table();
    void who_is_seen_in_his_place_must_appear();
    void who_was_spotted_may_be_hidden_again();
};

namespace {

/// A place of the Mexicans where M3 hides, laid face down.
void hide(KeptGame& game, const char* who = "perez-light", const std::string& reason = {})
{
    corneta::game::Unit place{
        .key = "place", .code = "P1", .name = "The ravine", .kind = "place", .side = "mexican", .stats = {{"hides", who}}};
    QCOMPARE(q(game.give(corneta::game::Edit{"place", {}, place, "before the battle"})), "");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"place", 1, "sealed", "commitment", reason})), "");
}

} // namespace

void TestSantaAnnaHidden::a_hidden_unit_is_no_target_until_it_is_seen()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("M3", "hidden=yes")), "");
    QCOMPARE(q(game.edit("M4", "hidden=yes")), "");
    QCOMPARE(q(game.edit("M2", "hidden=yes")), "");
    QCOMPARE(q(game.play("reveal", "@unit=M4", {})), "");
    QCOMPARE(q(game.stat("M4", "hidden")), "no");
    QCOMPARE(q(game.play("reveal", "@unit=M4", {})), "unit_hidden: it is not hidden");
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {13})), "target: Perez's light battalion is hidden: reveal it first");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K1 range=3", {2})), "");
    game.go_to("all-moves");
    QCOMPARE(q(game.stat("M3", "hidden")), "no"); // its fire shows it
    QCOMPARE(q(game.play("spot-hidden", "@hidden=M2 @spotter=M1", {20})),
             "spotter: Uraga's 1st battalion and Uraga's 2nd battalion are on the same side");
    QCOMPARE(q(game.play("spot-hidden", "@hidden=M2 @spotter=K1+K2", {20})), "");
    QCOMPARE(q(game.answer("spotting_castings")), "39 roster");
    QCOMPARE(q(game.stat("M2", "hidden")), "no");
}

void TestSantaAnnaHidden::a_unit_whose_place_lies_face_down_is_not_on_the_table()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K4", "order=charge")), "");
    QCOMPARE(q(game.edit("M3", "order=first-fire")), "");
    QCOMPARE(q(game.edit("K1", "order=first-fire")), "");
    hide(game);
    const QString hidden = "target: Perez's light battalion is hidden: turn up The ravine first";
    game.go_to("declare-charges");
    QCOMPARE(q(game.play("declare", "@charger=K4 @target=M3", {})), hidden);
    game.go_to("first-fire");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {13})), hidden);
    QVERIFY(game.idle().contains("perez-light has not fired"));
    QVERIFY(!game.idle().contains("place hides"));
    QCOMPARE(q(game.give(corneta::game::TurnUp{{{"place", "under the third tree", "salt"}}, {}})), "");
    QCOMPARE(q(game.stat("P1", "stands_at")), "under the third tree");
    QCOMPARE(q(game.play("fire", "@firer=K1 @target=M3 range=3", {13})), "");
    KeptGame wrong = plateau();
    hide(wrong, "2nd-indiana", "the enemy's");
    QCOMPARE(q(wrong.give(corneta::game::PlaceFaceDown{"place", 2, "sealed", "commitment"})),
             "place: The ravine names no unit of its side that hides there");
}

void TestSantaAnnaHidden::who_is_seen_in_his_place_must_appear()
{
    KeptGame game = plateau();
    hide(game);
    game.go_to("all-moves");
    QCOMPARE(q(game.play("spot-hidden", "@hidden=M3 @spotter=K1+K2", {20})), "");
    QVERIFY(game.told().contains("is seen: turn up The ravine."));
    game.go_to("hold-fire");
    QVERIFY(is_idle(game, "place hides a unit that was seen: turn it up"));
    QVERIFY(game.end_phase().contains("hides a unit that was seen"));
    QCOMPARE(q(game.give(corneta::game::TurnUp{{{"place", "under the third tree", "salt"}}, {}})), "");
    QVERIFY(!game.idle().contains("place hides"));
}

void TestSantaAnnaHidden::who_was_spotted_may_be_hidden_again()
{
    KeptGame game = plateau();
    hide(game);
    game.go_to("all-moves");
    QCOMPARE(q(game.play("spot-hidden", "@hidden=M3 @spotter=K1+K2", {20})), "");
    QCOMPARE(q(game.give(corneta::game::TurnUp{{{"place", "under the third tree", "salt"}}, {}})), "");
    QCOMPARE(q(game.stat("M3", "spotted")), "yes");
    game.go_to("hold-fire");
    QCOMPARE(q(game.stat("M3", "spotted")), "no");
    QCOMPARE(q(game.give(corneta::game::PlaceFaceDown{"place", 2, "sealed", "commitment"})), "");
    QVERIFY(!game.idle().contains("hides a unit that was seen"));
}

#include "test_santa_anna_hidden.moc"
