// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QString>
#include <QTest>

/// Units that part and form again.
class TestSantaAnnaRoster : public QObject {
    Q_OBJECT
private slots:
    void parts_share_guns_and_losses_by_their_size();
    void parts_share_stragglers_by_their_size();
    void units_that_form_again_have_the_guns_of_both();
    void broken_and_locked_units_do_not_form_again();
    void a_melee_is_with_those_who_are_there();
    void who_is_named_is_somebody_else_of_the_kind_and_once();
    void names_of_a_unit_that_never_came_go_when_what_was_said_is_kept();
};

void TestSantaAnnaRoster::parts_share_guns_and_losses_by_their_size()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "guns_damaged=1 leader_attached=yes losses_this_turn=2")), "");
    QCOMPARE(q(game.give(corneta::game::Split{"K5", 3, "section", "K6", "Section", "the table agrees"})), "");
    QCOMPARE(q(game.stat("K5", "guns")), "1");
    QCOMPARE(q(game.stat("K6", "guns")), "1");
    QCOMPARE(q(game.stat("K5", "guns_damaged")), "1");
    QCOMPARE(q(game.stat("K6", "guns_damaged")), "0");
    QCOMPARE(q(game.stat("K5", "leader_attached")), "yes");
    QCOMPARE(q(game.stat("K6", "leader_attached")), "no");
    QCOMPARE(q(game.stat("K5", "losses_this_turn")), "1");
    QCOMPARE(q(game.stat("K6", "losses_this_turn")), "1");
}

void TestSantaAnnaRoster::units_that_form_again_have_the_guns_of_both()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K5", "guns_damaged=1")), "");
    QCOMPARE(q(game.give(corneta::game::Split{"K5", 3, "section", "K6", "Section", "the table agrees"})), "");
    QCOMPARE(q(game.give(corneta::game::Join{"K5", "K6"})), "unit: parts of Bragg's battery join only in All Moves");
    QCOMPARE(q(game.give(corneta::game::Join{"K5", "K6", "it was split by mistake"})), "");
    QCOMPARE(q(game.stat("K5", "guns")), "2");
    QCOMPARE(q(game.stat("K5", "guns_damaged")), "1");
}

void TestSantaAnnaRoster::broken_and_locked_units_do_not_form_again()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K2", "broken=yes")), "");
    QCOMPARE(q(game.give(corneta::game::Join{"K1", "K2"})), "other: 3rd Indiana is broken");
    QCOMPARE(q(game.edit("K1", "in_melee=yes")), "");
    QCOMPARE(q(game.give(corneta::game::Join{"K3", "K1"})), "other: 2nd Indiana is in melee");
}

void TestSantaAnnaRoster::a_melee_is_with_those_who_are_there()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "locked_with=nobody+2nd-indiana")), "locked_with: there is no unit \"nobody\"");
    QCOMPARE(q(game.edit("K1", "charge_target=M1+M2")), "charge_target: it names one unit");
    QCOMPARE(q(game.edit("K1", "charge_target=none")), "");
    QCOMPARE(q(game.stat("K1", "charge_target")), "-"); // and not one called so
    QCOMPARE(q(game.edit("K1", "locked_with=K2")), "");
    game.end_turn();
    QCOMPARE(q(game.owed()), "");
    QCOMPARE(q(game.edit("K1", "locked_with=M3")), ""); // a code does as well
    while (game.owed().find("melee") == std::string::npos)
        QCOMPARE(q(game.end_phase("on we go")), "");
    QVERIFY(game.owed().find("2nd-indiana") != std::string::npos);
}

void TestSantaAnnaRoster::who_is_named_is_somebody_else_of_the_kind_and_once()
{
    KeptGame game = plateau();
    QCOMPARE(q(game.edit("K1", "locked_with=K1")), "locked_with: 2nd Indiana cannot be named by itself");
    QCOMPARE(q(game.edit("K1", "locked_with=us")), "locked_with: United States is listed as side, not as unit");
    QCOMPARE(q(game.edit("K1", "locked_with=M1,M2+M1+none+")), "");
    QCOMPARE(game.stat("K1", "locked_with"), game.journal().state().find("M1")->key + "+" + game.journal().state().find("M2")->key);
    QCOMPARE(q(game.edit("K1", "locked_with=,")), "");
    QCOMPARE(q(game.stat("K1", "locked_with")), "-");
    corneta::game::Unit none = *game.journal().state().find("M1");
    none.key = "none";
    none.code = "";
    QCOMPARE(q(game.give(corneta::game::Edit{"none", {}, none, "late"})), "unit: \"none\" says that there is no unit");
}

void TestSantaAnnaRoster::names_of_a_unit_that_never_came_go_when_what_was_said_is_kept()
{
    KeptGame game = plateau();
    corneta::game::Unit late = *game.journal().state().find("M1");
    late.key = "late";
    late.code = "";
    QCOMPARE(q(game.give(corneta::game::Edit{"late", {}, late, "late"})), "");
    const int came = game.last();
    QCOMPARE(q(game.edit("K1", "locked_with=late+M1")), "");
    const int named = game.last();
    QCOMPARE(q(game.give(corneta::game::Strike{came, "never came", {{named, corneta::game::Rule::Keep}}})), "");
    QCOMPARE(game.stat("K1", "locked_with"), game.journal().state().find("M1")->key);
}

/// Breaking Units into Sub-Units.
void TestSantaAnnaRoster::parts_share_stragglers_by_their_size()
{
    KeptGame game = plateau();
    game.edit("K1", "effectives=15 stragglers=6");
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 7, "wing", "K7", "Wing", "the table agrees"})), ""); // a third of them
    QCOMPARE(q(game.stat("K7", "stragglers") + " " + game.stat("K7", "effectives")), "2 5");
    QCOMPARE(q(game.stat("K1", "stragglers") + " " + game.stat("K1", "effectives")), "4 10");
}

#include "test_santa_anna_roster.moc"
