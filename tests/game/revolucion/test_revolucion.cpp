// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/game/revolucion/station.h"

#include <QObject>
#include <QString>
#include <QTest>

class TestRevolucion : public QObject {
    Q_OBJECT
private slots:
    void an_action_changes_its_units_data();
    void an_action_changes_its_units();
    void an_action_leaves_others_alone();
    void what_stays_as_it_was_is_no_change();
    void who_cannot_do_it_is_named_by_what_it_is();
    void both_leaders_of_a_side_fall();
    void a_leader_attached_to_two_units_falls_once();
};

namespace {

/// Words for a unit: `R1 status=demoralized`, several joined by `; `.
void edit_all(KeptGame& game, const std::string& edits)
{
    for (const QString& edit : q(edits).split("; ", Qt::SkipEmptyParts))
        QCOMPARE(q(game.edit(edit.section(' ', 0, 0).toStdString(), edit.section(' ', 1).toStdString())), "");
}

struct Change {
    std::string sentence;
    std::string edits;
    std::string action;
    std::string words;
    std::vector<int> faces;
    std::string unit;
    std::string stat;
    std::string before;
    std::string after;
};

const std::vector<Change> stat_changes{
    {"initiative: of the side that has it", "", "initiative", "", {10}, "government", "initiative", "-", "yes"},
    {"initiative: not of the other", "", "initiative", "", {10}, "revolutionary", "initiative", "-", "no"},
    {"orders: a Maneuver changes the formation", "", "orders", "@actor=G1", {20}, "G1", "formation", "deployed", "maneuver"},
    {"orders: a delayed one too", "", "orders", "@actor=G3", {4}, "G3", "formation", "deployed", "maneuver"},
    {"orders: a lost one not", "", "orders", "@actor=G3", {3}, "G3", "formation", "deployed", "deployed"},
    {"orders: a lost one is no action", "", "orders", "@actor=G3", {3}, "G3", "acted", "-", "-"},
    {"orders: a lost one is remembered", "", "orders", "@actor=G3", {3}, "G3", "order_lost", "-", "yes"},
    {"orders: it has acted", "", "orders", "@actor=G1", {20}, "G1", "acted", "-", "yes"},
    {"orders: no longer deployed since the start", "", "orders", "@actor=G1 action=deploy", {20}, "G1", "deployed_at_start", "yes", "no"},
    {"orders: a Deploy deploys", "", "orders", "@actor=R1 action=deploy", {20}, "R1", "formation", "maneuver", "deployed"},
    {"orders: a Deploy stays in cover", "", "orders", "@actor=R1 action=deploy", {20}, "R1", "cover", "soft", "soft"},
    {"orders: a March leaves cover", "", "orders", "@actor=R1 action=march", {20}, "R1", "cover", "soft", "-"},
    {"orders: an automobile keeps its formation", "", "orders", "@actor=R7 action=march", {20}, "R7", "formation", "maneuver", "maneuver"},
    {"orders: what a train does", "", "orders", "@actor=G8", {20}, "G8", "train_now", "halted", "maneuver"},
    {"fire: one level", "", "fire", "@actor=G1 @target=R1", {12}, "R1", "status", "ok", "disordered"},
    {"fire: its formation stays", "", "fire", "@actor=G1 @target=R1", {12}, "R1", "formation", "maneuver", "maneuver"},
    {"fire: levels are counted", "", "fire", "@actor=G1 @target=R1", {20}, "R1", "levels_taken", "-", "2"},
    {"fire: nothing", "", "fire", "@actor=G1 @target=R1", {11}, "R1", "status", "ok", "ok"},
    {"fire: bases", "", "fire", "@actor=G3 @target=R1", {20}, "R1", "bases", "6", "4"},
    {"fire: bases lost", "", "fire", "@actor=G3 @target=R1", {20}, "R1", "bases_lost", "-", "2"},
    {"fire: who falls back leaves cover", "", "fire", "@actor=G3 @target=R1", {20}, "R1", "cover", "soft", "-"},
    {"fire: present levels count", "R1 status=demoralized", "fire", "@actor=G1 @target=R1", {11}, "R1", "bases", "6", "5"},
    {"fire: it has acted", "", "fire", "@actor=G1 @target=R1", {12}, "G1", "acted", "-", "yes"},
    {"fire: Deployed Fire leaves no move", "", "fire", "@actor=G1 @target=R1", {12}, "G1", "may_move", "-", "-"},
    {"fire: Moving Fire leaves one", "", "fire", "@actor=R1 @target=G1 action=moving-fire", {12}, "R1", "may_move", "-", "yes"},
    {"fire: armored cars always may move", "", "fire", "@actor=R7 @target=G1", {2}, "R7", "may_move", "-", "yes"},
    {"fire: destroyed", "", "fire", "@actor=G4 @target=R3 range=12", {15}, "R3", "destroyed", "-", "yes"},
    {"fire: its army has lost a unit", "", "fire", "@actor=G4 @target=R3 range=12", {15}, "revolutionary", "units_destroyed", "0", "1"},
    {"fire: a surrender too",
     "R1 status=demoralized",
     "fire",
     "@actor=G1 @target=R1 target_blocked=yes",
     {15},
     "revolutionary",
     "units_destroyed",
     "0",
     "1"},
    {"fire: the leader is killed", "", "fire", "@actor=G3 @target=R2", {10, 1}, "revolutionary", "leaders_killed", "0", "1"},
    {"fire: it is the leader of its column", "", "fire", "@actor=G3 @target=R2", {10, 1}, "LR", "killed", "-", "yes"},
    {"fire: he is near nobody any more", "", "fire", "@actor=G3 @target=R2", {10, 1}, "R1", "leader", "within-6", "none"},
    {"fire: others keep theirs", "", "fire", "@actor=G3 @target=R2", {10, 1}, "R4", "leader", "attached", "attached"},
    {"fire: he lives", "", "fire", "@actor=G3 @target=R2", {10, 2}, "LR", "killed", "-", "-"},
    {"assault: the target has acted", "", "assault", "@actor=R4 @target=G4", {1, 2, 5, 10}, "G4", "acted", "-", "yes"},
    {"assault: bases that assaulted it", "", "assault", "@actor=R4 @target=G4", {1, 2, 5, 10}, "G4", "bases_assaulted", "-", "4"},
    {"assault: two levels", "", "assault", "@actor=R4 @target=G4", {1, 2, 5, 10}, "G4", "status", "ok", "demoralized"},
    {"assault: pushed back out of cover", "G4 cover=soft", "assault", "@actor=R4 @target=G4", {1, 2, 5, 10}, "G4", "cover", "soft", "-"},
    {"assault: destroyed", "", "assault", "@actor=R4 @target=G4", {1, 2, 15, 10}, "government", "units_destroyed", "0", "1"},
    {"assault: stopped by fire", "", "assault", "@actor=R4 @target=G4", {1, 8, 20}, "R4", "status", "ok", "demoralized"},
    {"assault: stopped, its leader killed", "", "assault", "@actor=R4 @target=G4", {1, 8, 2}, "LO", "killed", "-", "yes"},
    {"assault: stopped, the target may act", "", "assault", "@actor=R4 @target=G4", {1, 8, 20}, "G4", "acted", "-", "-"},
    {"assault: stopped, it has assaulted", "", "assault", "@actor=R4 @target=G4", {1, 8, 20}, "G4", "bases_assaulted", "-", "4"},
    {"assault: stopped, it has acted", "", "assault", "@actor=R4 @target=G4", {1, 8, 20}, "R4", "acted", "-", "yes"},
    {"assault: stopped, back in its cover", "R4 cover=soft", "assault", "@actor=R4 @target=G4", {1, 8, 20}, "R4", "cover", "soft", "soft"},
    {"assault: home, out of its cover", "R4 cover=soft", "assault", "@actor=R4 @target=G4", {1, 2, 5, 10}, "R4", "cover", "soft", "-"},
    {"assault: in maneuver formation", "", "assault", "@actor=G2 @target=R1", {4, 2, 10, 10}, "G2", "formation", "deployed", "maneuver"},
    {"assault: short", "", "assault", "@actor=G2 @target=R1", {3}, "G2", "formation", "deployed", "maneuver"},
    {"assault: short, it has acted", "", "assault", "@actor=G2 @target=R1", {3}, "G2", "acted", "-", "yes"},
    {"assault: short, out of its cover", "", "assault", "@actor=G2 @target=R1", {3}, "G2", "cover", "hard", "-"},
    {"assault: lost", "G2 leader=none", "assault", "@actor=G2 @target=R1", {3}, "G2", "formation", "deployed", "deployed"},
    {"assault: lost, it may still fire", "G2 leader=none", "assault", "@actor=G2 @target=R1", {3}, "G2", "acted", "-", "-"},
    {"regroup: one step", "R1 status=demoralized", "regroup", "@actor=R1", {5}, "R1", "status", "demoralized", "disordered"},
    {"regroup: no base comes back", "R1 status=demoralized bases=5", "regroup", "@actor=R1", {20}, "R1", "bases", "5", "5"},
    {"regroup: no effect", "R1 status=demoralized", "regroup", "@actor=R1", {4}, "R1", "status", "demoralized", "demoralized"},
    {"regroup: no effect, it has acted", "R1 status=demoralized", "regroup", "@actor=R1", {4}, "R1", "acted", "-", "yes"},
    {"explosion: the first", "", "explosion", "@unit=R1+R2 unit_distance=2,5", {10, 3}, "R1", "status", "ok", "demoralized"},
    {"explosion: the second", "", "explosion", "@unit=R2+R1 unit_distance=2,5", {3, 11}, "R1", "status", "ok", "demoralized"},
    {"explosion: out of cover", "", "explosion", "@unit=R2+R1 unit_distance=2,5", {3, 17}, "R1", "cover", "soft", "-"},
    {"army-morale: left", "revolutionary units_destroyed=3", "army-morale", "@army=revolutionary", {}, "revolutionary", "left", "-", "1"},
    {"army-morale: beaten", "government units_destroyed=3", "army-morale", "@army=government", {}, "government", "beaten", "-", "yes"},
    {"army-morale: no longer", "government beaten=yes", "army-morale", "@army=government", {}, "government", "beaten", "yes", "no"},
};

} // namespace

void TestRevolucion::an_action_changes_its_units_data()
{
    QTest::addColumn<std::size_t>("row");
    for (std::size_t row = 0; row < stat_changes.size(); ++row)
        QTest::newRow(stat_changes[row].sentence.c_str()) << row;
}

void TestRevolucion::an_action_changes_its_units()
{
    QFETCH(std::size_t, row);
    const Change& change = stat_changes[row];
    KeptGame game = station();
    edit_all(game, change.edits);
    QCOMPARE(q(game.stat(change.unit, change.stat)), q(change.before));
    QCOMPARE(q(game.play(change.action, change.words, change.faces, "whatever the phase")), "");
    QCOMPARE(q(game.stat(change.unit, change.stat)), q(change.after));
    QCOMPARE(q(game.give(corneta::game::Undo{})), "");
    QCOMPARE(q(game.stat(change.unit, change.stat)), q(change.before));
}

void TestRevolucion::an_action_leaves_others_alone()
{
    for (const std::string action : {"movement-cost", "line-of-sight", "outnumbered", "train-sequence"}) {
        KeptGame game = station();
        const auto before = game.journal().state();
        const std::string roles = action == "line-of-sight" ? "" : action == "train-sequence" ? "@train=G8" : "@actor=G1";
        QCOMPARE(q(game.play(action, action == "outnumbered" ? roles + " @target=R1" : roles, {})), "");
        QVERIFY(game.journal().state() == before);
    }
}

void TestRevolucion::what_stays_as_it_was_is_no_change()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=G1 @target=R1", {1})), "");
    QCOMPARE(q(game.play("assault", "@actor=R4 @target=G4", {1, 2, 5, 10})), "");
    for (const auto& entry : game.journal().entries())
        for (const auto& change : entry.results.front().effects.stats)
            QVERIFY2(!(change.unit == "san-pedro" && change.stat != "shot_at") && !(change.unit == "dorados" && change.stat == "status"),
                     change.stat.c_str());
}

void TestRevolucion::who_cannot_do_it_is_named_by_what_it_is()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("R1", "type=machine-guns")), "");
    const std::string name = game.journal().state().find("R1")->name;
    QCOMPARE(q(game.play("assault", "@actor=R1 @target=G4", {})), q("actor_type: " + name + " is machine guns: not for this role"));
    QVERIFY(
        game.play("assault", "@actor=R1 @target=G4 actor_type=train", {}).contains("actor_type: \"train\" is none of irregular-infantry"));
}

void TestRevolucion::both_leaders_of_a_side_fall()
{
    KeptGame game = station();
    QCOMPARE(q(game.play("fire", "@actor=R5 @target=G5 action=moving-fire", {20, 1})), "");
    QCOMPARE(q(game.stat("LM", "killed")), "yes");
    QCOMPARE(q(game.edit("G5", "leader=attached")), "");
    QCOMPARE(q(game.play("fire", "@actor=R4 @target=G5 action=moving-fire", {20, 1})), "");
    QCOMPARE(q(game.stat("LG", "killed")), "yes");
    QCOMPARE(q(game.stat("G1", "leader")), "none");
    QCOMPARE(q(game.stat("government", "leaders_killed")), "2");
}

/// Section IX: he may be in contact with several units.
void TestRevolucion::a_leader_attached_to_two_units_falls_once()
{
    KeptGame game = station();
    QCOMPARE(q(game.edit("G6", "leader=attached")), "");
    QCOMPARE(q(game.play("explosion", "@unit=G5+G6 kind=mine unit_distance=1,1", {18, 1, 18, 1})), "");
    QCOMPARE(q(game.stat("LM", "killed")), "yes");
    QCOMPARE(q(game.stat("LG", "killed")), "-");
    QCOMPARE(q(game.stat("G1", "leader")), "attached");
    QCOMPARE(q(game.stat("G6", "leader_killed")), "yes");
    QCOMPARE(q(game.stat("government", "leaders_killed")), "1");
}

#include "test_revolucion.moc"
