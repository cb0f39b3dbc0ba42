// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/json_lines.h"
#include "app/storage/packs/packs.h"
#include "core/game/play/prepared.h"
#include "tests/game/pedregal/padierna.h"

#include <QObject>
#include <QString>
#include <QTest>

/// A kept game of Pedregal: several units that attack or defend together.
class TestPedregalStacks : public QObject {
    Q_OBJECT
private slots:
    void a_retreat_owed_for_nobody_named_is_anybodys();
    void a_garrison_has_no_part_in_the_fight_of_others();
    void nothing_but_infantry_joins_an_attack_on_a_garrison();
    void an_attack_by_nobody_is_refused();
    void a_unit_that_is_disrupted_retreats_while_the_first_routs();
    void each_unit_that_is_disrupted_is_named();
    void a_unit_that_routs_does_not_retreat_with_the_first();
    void infantry_that_joined_horse_retreats_too();
    void a_retreat_comes_before_the_next_attack();
    void a_morale_check_says_what_it_is_for();
    void a_way_back_that_is_blocked_is_so_for_all();
    void steps_that_one_has_not_are_lost_by_the_others_data();
    void steps_that_one_has_not_are_lost_by_the_others();
    void defenders_stand_in_one_hex();
    void a_step_that_is_owed_is_lost_before_another_attack();
};

namespace {

/// What is owed, without the number of the last entry.
std::string owed_of_last(const KeptGame& game)
{
    QString owed = q(game.owed());
    return owed.replace(q(std::to_string(game.last())) + ".", "").toStdString();
}

} // namespace

/// 19.1 Bastions.
void TestPedregalStacks::a_garrison_has_no_part_in_the_fight_of_others()
{
    KeptGame game = us_combat();
    const std::string apart = "defender: Bravos National Guard is a garrison and is attacked apart from other units (19.1)";
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4+G1", {4})), q(apart));
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=G1+N4", {4})), q(apart));
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N4+N5", {2})), "");
    QCOMPARE(q(game.edit("N3", "garrison=yes")), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=G1+N3", {2})),
             "defender: Battery of the Vanguard is not in the same hex as Bravos National Guard");
    QCOMPARE(q(game.edit("N3", "bastion=bastion-1")), "");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=G1+N3", {2})), "");
}

/// 19.1 Bastions.
void TestPedregalStacks::nothing_but_infantry_joins_an_attack_on_a_garrison()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=S1+S3+D1 @defender=G1", {4})),
             "attacker: Taylor's Battery is not infantry: nothing else attacks a garrison (19.1); "
             "attacker: 1st Dragoons is not infantry: nothing else attacks a garrison (19.1)");
    QCOMPARE(q(game.play("attack", "@attacker=S1+S2 @defender=G1", {1})), "");
}

void TestPedregalStacks::an_attack_by_nobody_is_refused()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@defender=N4+N5", {2})), "attacker: name who is the attacker");
    QCOMPARE(q(game.play("attack", "@defender=N4+N5", {2}, "all the same")), "attacker: name who is the attacker");
}

void TestPedregalStacks::a_unit_that_is_disrupted_retreats_while_the_first_routs()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "status=disrupted")), "");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=N4+N5", {3, 6})), ""); // +2: Dc, failed
    QCOMPARE(q(game.outcome("result")), "dc");
    QCOMPARE(q(game.stat("N4", "status")), "routed");
    QCOMPARE(q(game.stat("N5", "status")), "disrupted");
    QVERIFY(game.told().contains("[Activos of the Centre is disrupted.]"));
    QCOMPARE(q(owed_of_last(game)), "0 must retreat (north-2-activos)");
}

void TestPedregalStacks::each_unit_that_is_disrupted_is_named()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=P1+P2 @defender=N4+N5", {1, 6})), ""); // +4: Ac, failed
    QVERIFY2(game.told().contains("[Cadwalader's Brigade is disrupted.]"), game.told().c_str());
    QVERIFY(game.told().contains("Put a disruption marker on Cadwalader's Brigade."));
    QVERIFY(!game.told().contains("Pierce's Brigade is disrupted."));
}

void TestPedregalStacks::a_unit_that_routs_does_not_retreat_with_the_first()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "status=disrupted")), "");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=N5+N4", {5, 6})), ""); // -1: Dc, failed
    QCOMPARE(q(game.outcome("result")), "dc");
    QCOMPARE(q(game.stat("N5", "status")), "disrupted");
    QCOMPARE(q(game.stat("N4", "status")), "routed");
    QVERIFY(game.told().contains("[Take 10th Line and Tampico off the map until turn 3.]"));
    QCOMPARE(q(owed_of_last(game)), "0 must retreat (north-2-activos)");
}

void TestPedregalStacks::infantry_that_joined_horse_retreats_too()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=D1+V1 @defender=N4", {2})), ""); // -1: Ar
    QCOMPARE(q(game.outcome("result")), "ar");
    QCOMPARE(q(owed_of_last(game)), "0 must retreat (dragoons-1); 1 must retreat (new-york)");
}

/// What is driven back goes before it is attacked again.
void TestPedregalStacks::a_retreat_comes_before_the_next_attack()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=N6", {4})), "");
    const int fought = game.last();
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N6", {4})), "defender: Zapadores retreats first");
    QCOMPARE(q(game.follow({fought, 0}, "", {})), "");
    QCOMPARE(q(game.play("attack", "@attacker=S1 @defender=N6", {5, 1})), "");
}

/// The Standard Rules' checks by themselves: what follows changes the unit.
void TestPedregalStacks::a_morale_check_says_what_it_is_for()
{
    KeptGame game = padierna();
    game.edit("S1", "status=disrupted");
    QCOMPARE(q(game.play("morale-check", "@unit=S1 purpose=recovery", {1})), "purpose: that is checked in movement");
    game.go_to("movement");
    QCOMPARE(q(game.play("morale-check", "@unit=S2 purpose=recovery", {1})), "unit: Riley's Brigade is not disrupted");
    QCOMPARE(q(game.play("morale-check", "@unit=S1", {1})), "");
    QCOMPARE(q(game.answer("purpose")), "recovery roster");
    QCOMPARE(q(game.stat("S1", "status")), "good");
    QCOMPARE(q(game.stat("S1", "rested")), "yes");
    QVERIFY(!game.idle().contains("smith has not moved"));
    QCOMPARE(q(game.play("morale-check", "@unit=S2 purpose=enemy-zone", {1})),
             "unit: Riley's Brigade is not Mexican and enters enemy zones without a check (19.4)");
    game.go_to("combat");
    QCOMPARE(q(game.play("morale-check", "@unit=N1 purpose=charge", {1})),
             "unit: Mejia's infantry does not act in the other side's half of the turn (17.1)");
    QCOMPARE(q(game.play("morale-check", "@unit=S2 purpose=charge", {6})), "");
    QCOMPARE(q(game.told()), "Riley's Brigade fails its morale check. [It does not attack in this phase.]");
    QCOMPARE(q(game.play("attack", "@attacker=S2 @defender=N4", {4})),
             "attacker: Riley's Brigade has attacked in this phase, or failed to charge");
    game.go_to("movement"); // the Mexican one
    QCOMPARE(q(game.play("morale-check", "@unit=N1 purpose=enemy-zone", {6})), "");
    QCOMPARE(q(game.stat("N1", "move_over")), "yes");
    QCOMPARE(q(game.play("morale-check", "@unit=N2", {6})), "");
    QCOMPARE(q(game.answer("purpose")), "other default");
    QCOMPARE(q(game.stat("N2", "move_over")), "-");
}

/// As games that were written before may owe it.
void TestPedregalStacks::a_retreat_owed_for_nobody_named_is_anybodys()
{
    using namespace corneta;
    const KeptGame game = us_combat();
    game::State state = game.journal().state();
    const game::Play retreat{.action = "retreat", .roles = {{"unit", {"N4"}}}};
    QVERIFY(!game::prepared(state, game.book(), retreat)->objected.empty());
    state.owed.push_back({1, 0, {Follow::Must, "defender", {{.action = "retreat", .words = {"It retreats"}}}}});
    QCOMPARE(q(::joined(game::prepared(state, game.book(), retreat)->objected)), "");
}

/// Whoever of them routs.
void TestPedregalStacks::a_way_back_that_is_blocked_is_so_for_all()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "status=disrupted")), "");
    QCOMPARE(q(game.play("attack", "@attacker=P1 @defender=N4+N5 defender_retreat_blocked=yes", {3, 6})), "");
    QCOMPARE(q(game.stat("N4", "status")), "routed");
    QCOMPARE(q(game.play("retreat", "@unit=N5 way=open", {})), "way: by the result that it follows from it is none");
    QCOMPARE(q(game.play("retreat", "@unit=N5", {})), "");
    QCOMPARE(q(game.stat("N5", "destroyed")), "yes");
}

void TestPedregalStacks::steps_that_one_has_not_are_lost_by_the_others_data()
{
    QTest::addColumn<QStringList>("defenders");
    QTest::addColumn<QStringList>("lose");
    QTest::addColumn<bool>("is_clear");
    QTest::newRow("of three") << QStringList{"N4", "N5", "N6"} << QStringList{"N4", "N6"} << false;
    QTest::newRow("of two, both") << QStringList{"N4", "N5"} << QStringList{} << true;
}

/// By a chart that takes two.
void TestPedregalStacks::steps_that_one_has_not_are_lost_by_the_others()
{
    using namespace corneta;
    QFETCH(const QStringList, defenders);
    QFETCH(const QStringList, lose);
    QFETCH(const bool, is_clear);
    const auto pack = statements_from_bytes(
        R"({"pack":"two","ruleset":"pedregal"}
{"chart":"combat-numbers","item":"step-lost","amount":2})",
        "two");
    const Rulebook book = *rulebook_with(pedregal::ruleset, *pack);
    game::Journal journal = us_combat().journal();
    const auto play = [&](const char* action, const char* role, const QStringList& units, game::Roles roles = {},
                          std::vector<int> faces = {}) {
        roles.push_back({role, {}});
        for (const QString& unit : units)
            roles.back().units.push_back(unit.toStdString());
        auto entry =
            game::decided(journal, book, game::Play{.action = action, .roles = roles, .as_usual = true}, {.in_order = std::move(faces)});
        return entry && journal.append(*std::move(entry));
    };
    QVERIFY(play("attack", "defender", defenders, {{"attacker", {"S1", "S2", "P1", "P2"}}}, {6}));
    for (const QString& unit : lose)
        QVERIFY(play("step-loss", "unit", {unit}));
    QCOMPARE(std::ranges::count_if(journal.state().units, [](const auto& unit) { return unit.word("destroyed") == "yes"; }), 2);
    QVERIFY(journal.state().owed.empty());
    QCOMPARE(play("ravine", "unit", {"P2"}), is_clear);
}

/// 19.1: whether it counts as clear does not hang on who is named first.
void TestPedregalStacks::defenders_stand_in_one_hex()
{
    KeptGame game = padierna();
    QCOMPARE(q(game.play("garrison", "@unit=N4 @bastion=J1 place=above", {})), "");
    game.go_to("combat");
    const std::string attack = "@attacker=P1 hexside=protected @defender=";
    QCOMPARE(q(game.play("attack", attack + "N1+N4", {4})), "defender: 10th Line and Tampico is not in the same hex as Mejia's infantry");
    QCOMPARE(q(game.play("attack", attack + "N4+N1", {4})), "defender: Mejia's infantry is not in the same hex as 10th Line and Tampico");
}

void TestPedregalStacks::a_step_that_is_owed_is_lost_before_another_attack()
{
    KeptGame game = us_combat();
    QCOMPARE(q(game.edit("N4", "strength=9")), "");
    QCOMPARE(q(game.play("attack", "@attacker=V1+V2 @defender=N4", {1})), "");
    QVERIFY2(game.owed().contains("either step-loss (new-york)"), game.owed().c_str()); // by one of the two
    const std::string early = game.play("attack", "@attacker=V1 @defender=N1", {1});
    QVERIFY2(early.contains("attacker: a step is to be lost first, by New York Regiment or a unit with it"), early.c_str());
}

#include "test_pedregal_stacks.moc"
