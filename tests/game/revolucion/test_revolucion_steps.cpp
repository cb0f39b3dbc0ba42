// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>
#include <optional>
#include <string_view>

using corneta::game::Edit;
using corneta::game::Unit;

/// Section IX: what a leader does besides his own move, how long he may, and with whom.
class TestRevolucionSteps : public QObject {
    Q_OBJECT
private slots:
    void a_move_of_his_own_is_no_step_aside();
    void he_steps_aside_before_he_moves_or_not_at_all();
    void he_steps_aside_before_another_round_begins();
    void both_leaders_of_an_assaulted_unit_step_aside();
    void nobody_steps_aside_from_an_assault_that_fire_stops();
    void he_stays_before_he_moves_or_not_at_all();
    void he_stays_only_with_whom_he_touched_last();
    void he_stays_from_a_stopped_assault_before_he_moves();
    void a_free_step_begins_no_round();
    void a_rider_takes_its_leader_along_as_its_vehicle_is_driven_back();
    void a_leader_of_a_vehicle_stays_with_none_of_its_riders();
    void he_goes_along_with_a_unit_that_stays_deployed();
};

namespace {

/// Ochoa's horse has charged the battalion that General Garza is with, and has been thrown back.
KeptGame run_over()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    game.play("initiative", "", {13});
    game.go_to("actions");
    game.play("assault", "@actor=R5 @target=G1 distance=6", {20, 1, 10, 10});
    return game;
}

/// The 12th is driven off with General Garza, who has touched the 21st too.
KeptGame driven_off()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    game.edit("G2", "leader=attached");
    game.edit("G1", "status=demoralized");
    game.play("initiative", "", {13});
    game.go_to("actions");
    game.play("fire", "@actor=R4 @target=G1 range=5 action=moving-fire", {20, 20});
    return game;
}

/// The Rurales ride on trucks that cavalry drives back; Colonel Medina is with those named and has moved.
KeptGame trucks_driven_back(const char* touched, const std::vector<int>& faces)
{
    KeptGame game = station();
    const Unit trucks{"v1", "V1", "Trucks", "unit", "government", "medina", {{"type", "truck"}, {"bases", "3"}}};
    game.give(Edit{"", {}, trucks, "they come"});
    game.play("get-on", "@actor=G6 @vehicle=V1", {});
    game.play("move-leader", std::string{"@leader=LM @attached="} + touched, {});
    game.play("assault", "@actor=R4 @target=V1 distance=6", faces);
    return game;
}

const char* const rest_of_ochoa = "@holding=R4+R6+R7";
const char* const no_assault = "leader: General Garza steps out of the way only right after an assault on a unit that he is attached to";
const char* const no_retreat = "leader: General Garza stays only when a unit that he is attached to falls back and he touches another";

/// The step that is offered to a leader and can be taken; nothing when there is none.
std::optional<corneta::game::Follows> open_step(const KeptGame& game, std::string_view leader)
{
    const auto open = corneta::game::open_follow_ups(game.journal().state(), game.book());
    const auto found = std::ranges::find_if(
        open, [&](const auto& owed) { return owed.next.by == leader && owed.next.choices.front().action == "move-leader"; });
    return found == open.end() ? std::nullopt : std::optional{corneta::game::Follows{found->entry, found->index, 0}};
}

bool is_open(const KeptGame& game, std::string_view leader)
{
    return open_step(game, leader).has_value();
}

} // namespace

void TestRevolucionSteps::a_move_of_his_own_is_no_step_aside()
{
    for (const char* const words : {"@leader=LG @near=G2+G3", "@leader=LG @attached=G4", "@leader=LG"}) {
        KeptGame game = run_over();
        QVERIFY(is_open(game, "garza"));
        QCOMPARE(q(game.play("hold", rest_of_ochoa, {})), "");
        QCOMPARE(q(game.play("move-leader", words, {})), "");
        QCOMPARE(q(game.answer("how")), "moves default");
        QCOMPARE(q(game.stat("LG", "acted")), "yes");
        QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G4", {})), "leader: General Garza has acted this turn");
        QVERIFY(!is_open(game, "garza"));
    }
}

void TestRevolucionSteps::he_steps_aside_before_he_moves_or_not_at_all()
{
    KeptGame game = run_over();
    QCOMPARE(q(game.play("hold", rest_of_ochoa, {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=moves @attached=G4", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})), no_assault);
    QCOMPARE(q(game.stat("G4", "leader")), "attached");
    KeptGame taken = run_over();
    QCOMPARE(q(taken.follow(open_step(taken, "garza").value_or(corneta::game::Follows{}), "", {})), "");
    QCOMPARE(q(taken.answer("how")), "aside next");
    QCOMPARE(q(taken.stat("G1", "leader")), "none");
    QCOMPARE(q(taken.stat("LG", "acted")), "-");
    QVERIFY(!is_open(taken, "garza"));
}

void TestRevolucionSteps::he_steps_aside_before_another_round_begins()
{
    KeptGame game = run_over();
    QCOMPARE(q(game.play("hold", rest_of_ochoa, {})), "");
    QVERIFY(is_open(game, "garza")); // nobody has acted since
    QCOMPARE(q(game.play("orders", "@actor=G3", {20})), "");
    QVERIFY(!is_open(game, "garza"));
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})), no_assault);
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G2", {})), "");
    QCOMPARE(q(game.stat("LG", "acted")), "yes");
}

void TestRevolucionSteps::both_leaders_of_an_assaulted_unit_step_aside()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G5", {})), "");
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G5 distance=6", {20, 1, 10, 10, 20})), "");
    for (const char* const leader : {"garza", "medina"}) {
        QVERIFY(is_open(game, leader));
        QCOMPARE(q(game.play("move-leader", std::string{"@leader="} + leader + " how=aside", {})), "");
        QVERIFY(!is_open(game, leader));
    }
    QCOMPARE(q(game.stat("G5", "leader")), "none");
    QCOMPARE(q(game.stat("G5", "also_attached")), "none");
}

void TestRevolucionSteps::nobody_steps_aside_from_an_assault_that_fire_stops()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G4", "leader=attached")), "");
    QCOMPARE(q(game.play("assault", "@actor=R5 @target=G4 distance=6", {20, 15})), "");
    QCOMPARE(q(game.outcome("went_home")), "no");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})), no_assault);
}

void TestRevolucionSteps::he_stays_before_he_moves_or_not_at_all()
{
    KeptGame game = driven_off();
    QVERIFY(is_open(game, "garza"));
    QCOMPARE(q(game.play("hold", "@holding=R4+R5+R6+R7", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G4", {})), "");
    QVERIFY(!is_open(game, "garza"));
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=stays @attached=G2", {})), no_retreat);
    QCOMPARE(q(game.stat("G4", "leader")), "attached");
    KeptGame later = driven_off();
    QCOMPARE(q(later.play("hold", "@holding=R4+R5+R6+R7", {})), "");
    QCOMPARE(q(later.play("orders", "@actor=G3", {20})), "");
    QVERIFY(!is_open(later, "garza"));
    QCOMPARE(q(later.play("move-leader", "@leader=LG @attached=G2", {})), ""); // his own move
    QCOMPARE(q(later.stat("LG", "acted")), "yes");
}

void TestRevolucionSteps::he_stays_only_with_whom_he_touched_last()
{
    KeptGame game = driven_off();
    QCOMPARE(q(game.edit("G4", "status=demoralized bases=3 bases_at_start=3")), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G3+G4", {}, "a messenger")), "");
    QCOMPARE(q(game.play("fire", "@actor=R5 @target=G4 range=5 action=moving-fire", {15, 20}, "they come up")), "");
    QVERIFY(game.told().contains("General Garza goes back with it."));
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=stays @attached=G2", {})),
             "attached: the leader does not touch 21st Battalion, and he stays where he is");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=stays @attached=G3", {})), "");
}

void TestRevolucionSteps::he_stays_from_a_stopped_assault_before_he_moves()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    QCOMPARE(q(game.edit("R5", "leader=attached")), "");
    QCOMPARE(q(game.play("initiative", "", {13})), "");
    game.go_to("actions");
    QCOMPARE(q(game.play("assault", "@actor=R5 @target=G3 distance=6 leader=none", {20, 13})), "");
    QVERIFY(is_open(game, "ochoa"));
    QCOMPARE(q(game.play("move-leader", "@leader=LO @attached=R6", {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LO how=stays @attached=R4", {})),
             "leader: Colonel Ochoa stays only when a unit that he is attached to falls back and he touches another");
    QCOMPARE(q(game.stat("R6", "leader")), "attached");
}

void TestRevolucionSteps::a_free_step_begins_no_round()
{
    KeptGame game = run_over();
    QCOMPARE(q(game.play("hold", rest_of_ochoa, {})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=aside", {})), "");
    QCOMPARE(q(game.stat("government", "column")), "none");
    QCOMPARE(q(game.play("orders", "@actor=G6", {20})), "");
}

void TestRevolucionSteps::a_rider_takes_its_leader_along_as_its_vehicle_is_driven_back()
{
    KeptGame game = trucks_driven_back("G6+G7", {20, 4, 8});
    QVERIFY2(game.told().contains("Trucks is demoralized and pushed back 4 inches"), game.told().c_str());
    QVERIFY2(game.told().contains("Colonel Medina goes back with it."), game.told().c_str());
    QCOMPARE(q(game.stat("G6", "leader")), "attached");
    QCOMPARE(q(game.stat("G7", "leader")), "none");
    QCOMPARE(q(game.play("move-leader", "@leader=LM how=stays @attached=G7", {})), "");
    QCOMPARE(q(game.stat("G6", "leader")), "none");
    QCOMPARE(q(game.stat("G7", "leader")), "attached");
}

void TestRevolucionSteps::a_leader_of_a_vehicle_stays_with_none_of_its_riders()
{
    KeptGame game = trucks_driven_back("V1+G6+G7", {20, 4, 8, 20});
    QVERIFY2(game.told().contains("Colonel Medina goes back with it."), game.told().c_str());
    for (const char* const along : {"V1", "G6"})
        QCOMPARE(q(game.stat(along, "leader")), "attached");
    QCOMPARE(q(game.play("move-leader", "@leader=LM how=stays @attached=G6", {})),
             "attached: the leader does not touch Rurales, and he stays where he is");
    QCOMPARE(q(game.play("move-leader", "@leader=LM how=stays @attached=G7", {})), "");
}

void TestRevolucionSteps::he_goes_along_with_a_unit_that_stays_deployed()
{
    KeptGame game = begun();
    QCOMPARE(q(game.play("move-leader", "@leader=LG @attached=G1+G2", {})), "");
    QCOMPARE(q(game.play("orders", "@actor=G1 action=deploy", {18})), "");
    QCOMPARE(q(game.play("move-leader", "@leader=LG how=goes-along @attached=G1", {})), "");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
    QCOMPARE(q(game.stat("G2", "leader")), "none");
    KeptGame forming = begun();
    QCOMPARE(q(forming.edit("G1", "formation=maneuver deployed_at_start=no")), "");
    QCOMPARE(q(forming.play("orders", "@actor=G1 action=deploy", {18})), "");
    QCOMPARE(q(forming.play("move-leader", "@leader=LG how=goes-along @attached=G1", {})),
             "leader: no unit that General Garza is attached to and stays with has moved this turn");
}

#include "test_revolucion_steps.moc"
