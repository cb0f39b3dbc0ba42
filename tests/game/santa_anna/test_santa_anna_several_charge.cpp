// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/random_game.h"
#include "tests/game/santa_anna/plateau.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

/// Charges of several at each other: who stands before whom, who fights with whom, and what each brings on whichever side it stands.
class TestSantaAnnaSeveralCharge : public QObject {
    Q_OBJECT
private slots:
    void who_charges_one_stands_before_another();
    void a_charger_that_is_charged_stands();
    void who_charges_closes_before_it_stands();
    void who_has_met_another_stands();
    void who_does_not_stand_goes_back_before_the_melee();
    void who_was_charged_and_fights_on_has_no_charge();
    void cover_stays_when_a_friend_joins();
    void a_section_covers_whoever_is_behind_it();
    void who_has_fought_fights_no_more_this_turn();
    void who_breaks_is_fallen_upon_by_nobody();
    void whose_enemies_have_broken_is_free();
    void who_has_to_go_back_supports_nobody();
};

namespace {

using Pairs = std::vector<std::pair<std::string, std::string>>;

/// Those units have been edited so; the first of each pair have charged the second, and in `touching` they touch them; in Melee.
KeptGame charges(const Pairs& edits, const Pairs& attacks, const Pairs& touching)
{
    KeptGame game = plateau();
    for (const auto& [unit, words] : edits)
        game.edit(unit, words);
    for (const auto& [charger, target] : attacks)
        declare(game, charger, target);
    game.go_to("all-moves");
    for (const auto& [charger, target] : touching)
        meet(game, charger, target);
    game.go_to("melee");
    return game;
}

std::string close(KeptGame& game, const std::string& one, const std::string& other)
{
    return game.play("roll-to-close", "@attacker=" + one + " @defender=" + other, {20});
}

std::string stand(KeptGame& game, const std::string& attacker, const std::string& defender, const std::vector<int>& faces = {20})
{
    return game.play("roll-to-stand", "@attacker=" + attacker + " @defender=" + defender, faces);
}

bool is_owed(KeptGame game, const char* words)
{
    return q(game.end_phase()).contains(words);
}

/// The melee that was offered last, by dice of a roller.
std::string fight(KeptGame& game)
{
    const auto& owed = game.journal().state().owed;
    const auto is_melee = [](const auto& one) { return one.next.choices.front().action == "melee"; };
    const auto found = std::find_if(owed.rbegin(), owed.rend(), is_melee);
    SeededRoller roller{1};
    return found == owed.rend()
        ? "no melee"
        : game.give(corneta::game::Play{.action = "melee", .follows = corneta::game::Follows{found->entry, found->index, 0}},
                    {.roller = &roller});
}

/// M3 attacks K2 in its works and is charged by K1 in the turn after.
KeptGame joined_in_works(const std::string& works)
{
    KeptGame game = charges({{"K2", works}}, {{"M3", "K2"}}, {{"M3", "K2"}});
    close(game, "M3", "K2");
    stand(game, "M3", "K2");
    game.play("melee", "@attacker=M3 @defender=K2", {1, 1, 1, 1});
    game.end_turn();
    declare(game, "K1", "M3");
    game.go_to("all-moves");
    meet(game, "K1", "M3");
    game.go_to("melee");
    close(game, "K1", "M3");
    return game;
}

} // namespace

/// Rolling to Stand, Multiple-Unit Melees: in whatever order they close.
void TestSantaAnnaSeveralCharge::who_charges_one_stands_before_another()
{
    Pairs rolls{{"K1", "M1"}, {"M1", "K1"}, {"M3", "K1"}};
    do {
        KeptGame game = charges({}, {{"M1", "K1"}, {"M3", "K1"}, {"K1", "M1"}}, {{"M1", "K1"}, {"M3", "K1"}});
        for (const auto& [one, other] : rolls)
            QCOMPARE(q(close(game, one, other)), "");
        QVERIFY2(is_owed(game, "2nd Indiana rolls to stand"), game.owed().c_str());
        QCOMPARE(q(game.play("melee", "@attacker=M1+M3 @defender=K1", {1, 1, 1, 1, 1, 1})), "defender: 2nd Indiana rolls to stand first");
        QCOMPARE(q(stand(game, "M1", "K1")), "defender: 2nd Indiana charges too: it rolls to close and does not stand");
        QCOMPARE(q(stand(game, "M3", "K1")), "");
        QVERIFY2(is_owed(game, "All who touch fight in one melee"), game.owed().c_str());
        QCOMPARE(q(fight(game)), "");
        QVERIFY2(game.answer("attacker_charging") == "yes,yes roster" || game.answer("defender_charging") == "yes,yes roster",
                 game.answer("attacker_charging").c_str());
        QCOMPARE(q(game.end_phase()), "");
    } while (std::ranges::next_permutation(rolls).found);
}

/// Rolling to Stand.
void TestSantaAnnaSeveralCharge::a_charger_that_is_charged_stands()
{
    const Pairs attacks{{"M1", "K1"}, {"K1", "M3"}};
    const Pairs charged_first{{"M1", "K1"}, {"K2", "M1"}};
    for (const Pairs& chain : {attacks, charged_first})
        for (const bool is_turned : {false, true}) {
            KeptGame game = charges({{"M3", "order=hold"}}, chain, chain);
            for (const auto& [one, other] : is_turned ? Pairs{chain[1], chain[0]} : chain)
                QCOMPARE(q(close(game, one, other)), "");
            for (const auto& [one, other] : chain) {
                const std::string name = other == "K1" ? "2nd Indiana"
                    : other == "M3"                    ? "Perez's light battalion"
                                                       : "Uraga's 1st battalion";
                QVERIFY2(is_owed(game, (name + " rolls to stand").c_str()), game.owed().c_str());
                const std::string refused = game.play("melee", "@attacker=" + one + " @defender=" + other, {1, 1, 1, 1});
                QVERIFY2(q(refused).contains(q(name + " rolls to stand first")), refused.c_str());
                QCOMPARE(q(stand(game, one, other)), "");
            }
            QVERIFY2(is_owed(game, "All who touch fight in one melee"), game.owed().c_str());
        }
}

void TestSantaAnnaSeveralCharge::who_charges_closes_before_it_stands()
{
    const Pairs attacks{{"M1", "K1"}, {"K2", "M1"}};
    KeptGame game = charges({{"K1", "order=hold"}}, attacks, attacks);
    QCOMPARE(q(close(game, "K2", "M1")), "");
    QCOMPARE(q(stand(game, "K2", "M1")), "defender: Uraga's 1st battalion touches 2nd Indiana and rolls to close first");
    QVERIFY2(!is_owed(game, "rolls to stand"), game.owed().c_str());
    QCOMPARE(q(close(game, "M1", "K1")), "");
    QCOMPARE(q(stand(game, "K2", "M1")), "");
}

/// Rolling to Close: it charges whom it has touched.
void TestSantaAnnaSeveralCharge::who_has_met_another_stands()
{
    KeptGame game = charges({{"M3", "order=hold"}}, {{"M1", "K1"}, {"K1", "M1"}}, {{"M1", "K1"}, {"K1", "M3"}});
    game.edit("K1", "touches=perez-light");
    for (const auto& [one, other] : Pairs{{"K1", "M3"}, {"M1", "K1"}})
        QCOMPARE(q(close(game, one, other)), "");
    QVERIFY2(is_owed(game, "2nd Indiana rolls to stand"), game.owed().c_str());
    QCOMPARE(q(stand(game, "M1", "K1")), "");
    QCOMPARE(q(stand(game, "K1", "M3")), "");
    QCOMPARE(q(fight(game)), "");
    QCOMPARE(q(game.end_phase()), "");
}

/// Rolling to Stand: a melee only where the charge has the inches.
void TestSantaAnnaSeveralCharge::who_does_not_stand_goes_back_before_the_melee()
{
    for (const int die : {2, 6}) // it fires first
        for (const bool are_two : {false, true}) {
            const Pairs all{{"M1", "K1"}, {"M3", "K1"}};
            const Pairs attacks(all.begin(), all.begin() + (are_two ? 2 : 1));
            KeptGame game = charges({{"K1", "order=hold"}}, attacks, attacks);
            for (const auto& [one, other] : attacks)
                QCOMPARE(q(close(game, one, other)), "");
            QCOMPARE(q(stand(game, "M1", "K1", die == 2 ? std::vector{2, 1} : std::vector{die})), "");
            if (die == 6)
                QCOMPARE(q(game.play("fire", "@firer=K1 @target=M1 range=1 firer_quarter_volley=yes", {2})), "");
            const std::string both = are_two ? "@attacker=M1+M3 @defender=K1" : "@attacker=M1 @defender=K1";
            QCOMPARE(q(game.play("melee", both, {5, 5, 5, 5, 5, 5})), "defender: 2nd Indiana makes its retreat move first");
            KeptGame gone = game;
            QCOMPARE(q(gone.play("movement", "@unit=K1 kind=retreat", {6, 6, 6, 6})), "");
            QCOMPARE(q(gone.end_phase()), "");
            QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {1, 1, 1, 1})), "");
            QVERIFY2(is_owed(game, are_two ? "2nd Indiana" : "catches 2nd Indiana in its rear") || are_two, game.owed().c_str());
            QCOMPARE(q(fight(game)), "");
            QVERIFY2(game.answer("aspect").starts_with("rear"), game.answer("aspect").c_str());
            QVERIFY(!is_owed(game, "melee") && !is_owed(game, "in its rear"));
        }
}

/// Melee Procedure, after one between them has gone.
void TestSantaAnnaSeveralCharge::who_was_charged_and_fights_on_has_no_charge()
{
    const Pairs attacks{{"M1", "K1"}, {"K1", "M3"}, {"M3", "K2"}};
    KeptGame game = charges({{"K2", "order=hold cover=heavy"}}, attacks, attacks);
    for (const auto& [one, other] : {attacks[1], attacks[0], attacks[2]})
        QCOMPARE(q(close(game, one, other)), "");
    QCOMPARE(q(stand(game, "K1", "M3")), "");
    QCOMPARE(q(stand(game, "M3", "K2")), "");
    QCOMPARE(q(stand(game, "M1", "K1", {2, 1})), "");
    QCOMPARE(q(game.play("movement", "@unit=K1 kind=retreat", {4, 4, 4, 4})), "");
    for (const bool is_turned : {false, true}) {
        KeptGame one = game;
        QCOMPARE(q(one.play("melee", is_turned ? "@attacker=K2 @defender=M3" : "@attacker=M3 @defender=K2", {5, 5, 5, 5})), "");
        QCOMPARE(one.outcome(is_turned ? "defender_column" : "attacker_column"), "2"); // 16, charging, heavy, outnumbered by 5
        QCOMPARE(one.outcome(is_turned ? "attacker_column" : "defender_column"), "7"); // 21, U.S.
    }
    QCOMPARE(q(fight(game)), "");
    QCOMPARE(q(game.end_phase()), "");
}

/// Melee Procedure: of several the best counts.
void TestSantaAnnaSeveralCharge::cover_stays_when_a_friend_joins()
{
    KeptGame game = joined_in_works("order=hold cover=heavy");
    for (const bool is_turned : {false, true}) {
        KeptGame one = game;
        QCOMPARE(q(one.play("melee", is_turned ? "@attacker=M3 @defender=K1+K2" : "@attacker=K1+K2 @defender=M3", {1, 1, 1, 1, 1, 1})), "");
        QCOMPARE(q(one.answer(is_turned ? "defender_cover" : "attacker_cover")), "none,heavy roster");
        QCOMPARE(q(one.outcome(is_turned ? "attacker_column" : "defender_column")), "0");
    }
    QCOMPARE(q(fight(game)), "");
    QVERIFY2(game.outcome("attacker_column") == "0" || game.outcome("defender_column") == "0", game.told().c_str());
}

/// Reducing Fortifications.
void TestSantaAnnaSeveralCharge::a_section_covers_whoever_is_behind_it()
{
    KeptGame game = joined_in_works("order=hold");
    game.edit("S1", "level=light");
    game.edit("K2", "behind=redan");
    QCOMPARE(q(game.play("melee", "@attacker=K1+K2 @defender=M3", {1, 1, 1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_cover")), "none,light roster");
}

/// Melee Procedure, Cavalry Breakthrough: two rounds a turn.
void TestSantaAnnaSeveralCharge::who_has_fought_fights_no_more_this_turn()
{
    KeptGame game = charges({{"M5", "castings=20 effectives=20"}, {"K1", "castings=14 effectives=7 stragglers=7 order=hold"}},
                            {{"M5", "K1"}, {"M3", "K2"}}, {{"M5", "K1"}, {"M3", "K2"}});
    close(game, "M3", "K2");
    stand(game, "M3", "K2");
    game.play("melee", "@attacker=M3 @defender=K2", {5, 5, 5, 5});
    close(game, "M5", "K1");
    stand(game, "M5", "K1");
    game.play("melee", "@attacker=M5 @defender=K1", {3, 1, 2});
    QCOMPARE(q(game.play("breakthrough", "@attacker=M5 enemy_in_reach=yes", {8, 1})), "");
    meet(game, "M5", "K2", 3);
    QCOMPARE(q(close(game, "M5", "K2")), "");
    QCOMPARE(q(game.play("melee", "@attacker=M5+M3 @defender=K2", {1, 1, 1, 1, 1, 1})),
             "attacker: Perez's light battalion has fought its rounds this turn");
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K2", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_supporters")), q(game.stat("M3", "effectives") + " roster"));
    QVERIFY2(!is_owed(game, "melee"), game.owed().c_str());
    game.end_turn();
    game.go_to("melee");
    QCOMPARE(q(game.play("melee", "@attacker=M5 @defender=K2", {1, 1, 1, 1})),
             "attacker: Perez's light battalion fights in this melee too");
}

/// Rolling to Close: a quarter volley that breaks its target ends the charge.
void TestSantaAnnaSeveralCharge::who_breaks_is_fallen_upon_by_nobody()
{
    KeptGame game = charges({{"K1", "order=hold effectives=11 stragglers=10"}}, {{"M1", "K1"}, {"M3", "K1"}}, {{"M1", "K1"}, {"M3", "K1"}});
    QCOMPARE(q(close(game, "M1", "K1")), "");
    QCOMPARE(q(game.play("roll-to-close", "@attacker=M3 @defender=K1", {6})), "");
    QCOMPARE(q(game.play("fire", "@firer=M3 @target=K1 firer_quarter_volley=yes range=1", {15})), "");
    QCOMPARE(q(game.stat("K1", "broken")), "yes");
    QVERIFY(game.play("melee", "@attacker=M1 @defender=K1", {1, 1, 1, 1}).contains("2nd Indiana is broken"));
}

void TestSantaAnnaSeveralCharge::whose_enemies_have_broken_is_free()
{
    const std::string strong = "effectives=20 castings=20";
    const Pairs at_k1{{"M1", "K1"}, {"M3", "K1"}, {"K2", "M3"}};
    KeptGame game =
        charges({{"M1", strong}, {"M3", strong}, {"K2", strong}, {"K1", "effectives=9 stragglers=9 casualties=3"}}, at_k1, at_k1);
    for (const auto& [charger, target] : at_k1)
        QCOMPARE(q(close(game, charger, target)), "");
    QCOMPARE(q(stand(game, "M1", "K1") + stand(game, "K2", "M3")), "");
    QCOMPARE(q(game.play("melee", "@attacker=M1+M3 @defender=K1+K2", std::vector<int>(11, 1))), "");
    QCOMPARE(q(game.stat("K1", "broken") + ", " + game.stat("M1", "in_melee") + ", " + game.stat("M3", "in_melee")), "yes, no, yes");
    QCOMPARE(q(game.stat("K2", "locked_with") + ", " + game.stat("M3", "locked_with")), "perez-light, -"); // K2 has charged it
}

void TestSantaAnnaSeveralCharge::who_has_to_go_back_supports_nobody()
{
    const Pairs attacks{{"M3", "K1"}, {"K2", "M2"}};
    KeptGame game = charges({{"M2", "supports=perez-light"}}, attacks, attacks);
    QCOMPARE(q(close(game, "M3", "K1") + close(game, "K2", "M2")), "");
    QCOMPARE(q(stand(game, "M3", "K1") + stand(game, "K2", "M2", {1, 1, 1})), "");
    QCOMPARE(q(game.play("melee", "@attacker=M3 @defender=K1", {1, 1, 1, 1})), "");
    QCOMPARE(q(game.answer("attacker_supporters")), "0 typed");
}

#include "test_santa_anna_several_charge.moc"
