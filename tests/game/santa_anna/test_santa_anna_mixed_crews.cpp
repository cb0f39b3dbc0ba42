// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

/// Infantry at the guns: it is counted, straggles and falls with the gunners. Keeping a Gun in Operation.
class TestSantaAnnaMixedCrews : public QObject {
    Q_OBJECT
private slots:
    void a_mixed_crew_stands_or_breaks_as_it_is_told();
    void a_mixed_crew_runs_as_it_is_counted();
    void stragglers_are_infantry_first();
    void losses_of_a_crew_that_breaks_count_for_the_turn();
    void a_crew_that_breaks_in_melee_is_what_the_melee_says();
    void nobody_is_lent_to_guns_that_fight_or_run();
    void parts_share_what_they_have_lent();
};

namespace {

/// M3 touches K5 in Melee.
KeptGame at_the_guns(const std::string& crew)
{
    KeptGame game = plateau();
    game.edit("K5", "order=hold " + crew);
    declare(game, "M3", "K5");
    game.go_to("all-moves");
    meet(game, "M3", "K5");
    game.go_to("melee");
    return game;
}

int castings(const KeptGame& game, const std::string& unit)
{
    int sum = 0;
    for (const char* const stat : {"effectives", "helpers", "stragglers", "casualties"})
        sum += game.stat(unit, stat) == "-" ? 0 : std::stoi(game.stat(unit, stat));
    return sum;
}

} // namespace

/// Rolling to Close, Rolling to Stand.
void TestSantaAnnaMixedCrews::a_mixed_crew_stands_or_breaks_as_it_is_told()
{
    for (const bool breaks : {false, true}) {
        KeptGame game = at_the_guns(breaks ? "effectives=1 castings=1 helpers=2" : "effectives=3 casualties=3 helpers=4");
        const std::string all = breaks ? "3 roster" : "7 roster";
        QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K5", {19})), "");
        QCOMPARE(game.answer("defender_effectives"), all);
        QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K5", {1, 2})), "");
        QCOMPARE(game.answer("defender_effectives"), all);
        QCOMPARE(game.told().contains("and breaks"), breaks);
        QCOMPARE(game.stat("K5", "broken") == "yes", breaks);
        QCOMPARE(q(game.stat("K5", "destroyed")), "-");
        QCOMPARE(game.owed().contains("either rout-check"), breaks);
        QVERIFY2(game.owed().contains(breaks ? "either movement" : "must movement"), game.owed().c_str());
        QCOMPARE(castings(game, "K5"), breaks ? 3 : 10);
    }
}

void TestSantaAnnaMixedCrews::a_mixed_crew_runs_as_it_is_counted()
{
    KeptGame game = at_the_guns("effectives=1 casualties=5 helpers=4");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K5", {19})), "");
    QCOMPARE(q(game.play("roll-to-stand", "@attacker=M3 @defender=K5", {1, 1})), "");
    QCOMPARE(q(game.play("movement", "@unit=K5 kind=retreat", {6, 1, 1})), "");
    QCOMPARE(q(game.answer("unit_effectives")), "4 roster");
    QCOMPARE(q(game.stat("K5", "stragglers")), "2");
    QCOMPARE(q(game.stat("K5", "helpers")), "2");
    QCOMPARE(q(game.stat("K5", "effectives")), "1");
}

void TestSantaAnnaMixedCrews::stragglers_are_infantry_first()
{
    KeptGame game = plateau();
    game.edit("K5", "order=hold-fire effectives=1 casualties=5 helpers=5");
    game.edit("M1", "order=hold-fire");
    game.go_to("hold-fire");
    QCOMPARE(q(game.play("fire", "@firer=M1 @target=K5 range=4", {8})), "");
    QCOMPARE(q(game.outcome("stragglers")), "1");
    QCOMPARE(q(game.end_phase()), "");
    QCOMPARE(q(game.stat("K5", "destroyed")), "-");
    QCOMPARE(q(game.stat("K5", "effectives")), "1");
    QCOMPARE(q(game.stat("K5", "helpers")), "4");
    QCOMPARE(q(game.stat("K5", "stragglers")), "1");
    QCOMPARE(castings(game, "K5"), 11);
}

void TestSantaAnnaMixedCrews::losses_of_a_crew_that_breaks_count_for_the_turn()
{
    KeptGame game = plateau();
    game.edit("K5", "order=hold effectives=3 castings=3 helpers=2 in_melee=yes");
    game.edit("M3", "order=hold in_melee=yes locked_with=bragg");
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K5", {20, 1})), "");
    QCOMPARE(q(game.outcome("defender_stragglers")), "2");
    QCOMPARE(q(game.outcome("defender_casualties")), "3");
    QCOMPARE(q(game.stat("K5", "losses_this_turn")), "5");
    QCOMPARE(castings(game, "K5"), 5);
}

void TestSantaAnnaMixedCrews::a_crew_that_breaks_in_melee_is_what_the_melee_says()
{
    int seen = 0;
    for (int face = 1; face <= 20; ++face) {
        KeptGame game = plateau();
        game.edit("K5", "order=hold effectives=2 castings=2 helpers=8 in_melee=yes");
        game.edit("M3", "order=hold in_melee=yes locked_with=bragg");
        game.go_to("melee");
        const auto fight = [&](const std::vector<int>& faces) { return q(game.play("melee", "@attacker=M3 @defender=K5", faces)); };
        if (fight({face, 1, face, 1}) == "dice: 4 given, 2 asked for")
            QCOMPARE(fight({face, 1}), "");
        if (game.outcome("defender_breaks") != "yes")
            continue;
        seen += game.outcome("defender_destroyed") == "no" ? 1 : 0;
        QCOMPARE(q(game.stat("K5", "broken")), "yes");
        QCOMPARE(game.stat("K5", "destroyed") == "yes", game.outcome("defender_destroyed") == "yes");
        QCOMPARE(castings(game, "K5"), 10);
    }
    QVERIFY(seen > 0);
}

void TestSantaAnnaMixedCrews::nobody_is_lent_to_guns_that_fight_or_run()
{
    for (const bool is_broken : {false, true}) {
        KeptGame game = plateau();
        game.edit("K1", "order=form");
        game.edit("K5", is_broken ? "broken=yes" : "in_melee=yes");
        game.edit("M3", is_broken ? "order=hold" : "order=hold in_melee=yes locked_with=bragg");
        game.go_to("all-moves");
        QCOMPARE(q(game.play("lend", "@unit=K1 @gun=K5 castings=2", {})),
                 is_broken ? "gun: Bragg's battery is broken" : "gun: Bragg's battery is locked in melee");
    }
}

/// Units: Breaking Units into Sub-Units.
void TestSantaAnnaMixedCrews::parts_share_what_they_have_lent()
{
    KeptGame game = plateau();
    game.edit("K1", "order=form");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("lend", "@unit=K1 @gun=K5 castings=3", {})), "");
    game.end_turn();
    QCOMPARE(q(game.give(corneta::game::Split{"K1", 6, "part", "K7", "Part", "the table agrees"})), "");
    QCOMPARE(q(game.stat("part", "lent")), "1");
    QCOMPARE(q(game.stat("K1", "lent")), "2");
    for (const char* const unit : {"K1", "part"})
        game.edit(unit, "order=form");
    game.go_to("all-moves");
    QCOMPARE(q(game.play("reunite", "@unit=K1 @part=part", {})), "");
    QCOMPARE(q(game.stat("K1", "lent")), "3");
}

#include "test_santa_anna_mixed_crews.moc"
