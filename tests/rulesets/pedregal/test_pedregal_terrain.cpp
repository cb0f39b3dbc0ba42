// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "rulesets/pedregal/actions.h"
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>

using namespace rows_of_rules;

/// Pedregal, section 19.1 and the engineers' part in it (19.3): lava beds, ravines, the Churubusco. Bastions stand with the attack.
class TestPedregalTerrain : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }
    void words_of_the_rules_are_said_data();
    void words_of_the_rules_are_said() { check_said(m_table); }
    void a_reading_of_the_text_is_said_in_the_working();
    void a_lava_bed_is_entered_or_not();
    void one_movement_point_is_no_plural();

private:
    const PlayedTable m_table{pedregal::ruleset};
};

namespace {

void lava_bed_rows()
{
    row("19.1 a lava bed is entered on a 4", "lava-bed", "", {4}, "total=4 enters=yes");
    row("19.1 on a 5", "lava-bed", "", {5}, "total=5 enters=yes");
    row("19.1 on a 6", "lava-bed", "", {6}, "total=6 enters=yes");
    row("19.1 not on a 3", "lava-bed", "", {3}, "total=3 enters=no");
    row("19.1 not on a 2", "lava-bed", "", {2}, "total=2 enters=no");
    row("19.1 not on a 1", "lava-bed", "", {1}, "total=1 enters=no");
    row("19.1 a leader alone rolls as well", "lava-bed", "mover=leader", {3}, "total=3 enters=no");
    row("19.1 with an engineer 1 more", "lava-bed", "engineer=yes", {3}, "total=4 enters=yes");
    row("19.1 not on a 2 with an engineer", "lava-bed", "engineer=yes", {2}, "total=3 enters=no");
    row("19.3 a leader with an engineer too", "lava-bed", "mover=leader engineer=yes", {3}, "total=4 enters=yes");
    row("19.3 an engineer alone always enters", "lava-bed", "mover=engineer", {}, "total=0 enters=yes");
}

void ravine_rows()
{
    const auto ravine = [](const char* sentence, const char* answers, const std::vector<int>& faces, const char* outcome) {
        row(sentence, "ravine", (std::string{"unit_infantry=yes "} + answers).c_str(), faces, outcome);
    };
    ravine("19.1 infantry crosses a ravine", "", {}, "result=crosses status=good");
    ravine("19.1 disrupted infantry crosses as it is", "unit_disrupted=yes", {}, "result=crosses status=disrupted");
    ravine("19.1 into an enemy zone by a morale check", "enemy_zone=yes", {3}, "result=crosses status=good");
    ravine("19.1 failing it disrupts", "enemy_zone=yes", {4}, "result=disrupted status=disrupted");
    ravine("19.1 failing it routs the disrupted", "enemy_zone=yes unit_disrupted=yes", {4}, "result=routed status=routed");
    ravine("19.1 the disrupted who pass stay disrupted", "enemy_zone=yes unit_disrupted=yes", {3}, "result=crosses status=disrupted");
    ravine("19.1 the check is against its morale", "enemy_zone=yes unit_morale=4", {4}, "result=crosses status=good");
    ravine("19.1 a forced retreat across a ravine disrupts", "forced_retreat=yes", {}, "result=disrupted status=disrupted");
    ravine("19.1 without a check in an enemy zone too", "forced_retreat=yes enemy_zone=yes unit_morale=5", {},
           "result=disrupted status=disrupted");
    ravine("19.1 it routs the disrupted", "forced_retreat=yes unit_disrupted=yes", {}, "result=routed status=routed");
}

void others_at_ravines_rows()
{
    row("19.1 nobody else crosses a ravine", "ravine", "", {}, "result=stays status=good");
    row("19.1 nor rolls for it", "ravine", "enemy_zone=yes unit_disrupted=yes", {}, "result=stays status=disrupted");
    row("19.1 nor retreats across it", "ravine", "forced_retreat=yes", {}, "result=stays status=good");
}

void river_rows()
{
    row("19.1 U.S. infantry with an engineer crosses the Churubusco", "river-crossing", "unit_infantry=yes engineer=yes", {},
        "may_cross=yes stops=yes");
    row("19.1 not without an engineer", "river-crossing", "unit_infantry=yes", {}, "may_cross=no stops=no");
    row("19.1 infantry only", "river-crossing", "engineer=yes", {}, "may_cross=no stops=no");
    row("19.1 U.S. only", "river-crossing", "unit_infantry=yes army=mexican engineer=yes", {}, "may_cross=no stops=no");
}

} // namespace

void TestPedregalTerrain::a_sentence_of_the_rules_holds_data()
{
    add_columns();
    lava_bed_rows();
    ravine_rows();
    others_at_ravines_rows();
    river_rows();
}

void TestPedregalTerrain::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("lava-bed", "army=mexican", "army: only U.S. infantry and leaders enter a lava bed (19.1)");
    refused("lava-bed", "army=mexican mover=engineer", "army: only U.S. infantry and leaders enter a lava bed (19.1)");
}

void TestPedregalTerrain::words_of_the_rules_are_said_data()
{
    add_columns();
    row("19.1 infantry enters for 2 movement points, stacks with no unit; no retreat there; the volcano is closed", "lava-bed", "", {4},
        "It enters the lava bed for 2 movement points. It stacks with no other unit there and passes through none; leaders may be with it. "
        "No unit retreats into or through a lava bed, and nobody enters the volcano.");
    row("19.1 a leader may pass through a unit", "lava-bed", "mover=leader", {4},
        "It enters the lava bed for 2 movement points. Moving without a unit, it may pass through one there or stay with it. "
        "No unit retreats into or through a lava bed, and nobody enters the volcano.");
    row("19.3 an engineer enters for 2 movement points", "lava-bed", "mover=engineer", {},
        "It enters the lava bed for 2 movement points. Moving without a unit, it may pass through one there or stay with it. "
        "No unit retreats into or through a lava bed, and nobody enters the volcano.");
    row("19.3 a leader with an engineer moves without a unit too", "lava-bed", "mover=leader engineer=yes", {4},
        "It enters the lava bed for 2 movement points. Moving without a unit, it may pass through one there or stay with it. "
        "No unit retreats into or through a lava bed, and nobody enters the volcano.");
    row("19.1 on 1 to 3 the move ends", "lava-bed", "", {3}, "It stays out of the lava bed, and its move ends for this turn.");
    row("19.1 infantry stops after a ravine", "ravine", "unit_infantry=yes", {},
        "The infantry crosses the ravine. It stops beyond the ravine.");
    row("19.1 disrupted by the check it stops too", "ravine", "unit_infantry=yes enemy_zone=yes", {6},
        "The infantry crosses the ravine and is disrupted. Put a disruption marker on it. It stops beyond the ravine.");
    row("19.1 a retreat does not end there", "ravine", "unit_infantry=yes forced_retreat=yes", {},
        "The infantry crosses the ravine and is disrupted. Put a disruption marker on it.");
    row("19.1 horse and guns do not cross", "ravine", "", {}, "The unit may not cross the ravine: only infantry does.");
    row("19.1 a ravine is no retreat for them", "ravine", "forced_retreat=yes", {},
        "The unit may not cross the ravine: only infantry does. "
        "The ravine is no way out: without another one a step is lost instead.");
    row("a routed unit is off the map for two turns", "ravine", "unit_infantry=yes unit_disrupted=yes forced_retreat=yes", {},
        "The infantry was disrupted before: at the ravine it routs. "
        "Take it off the map. It returns in 2 turns beside its HQ, disrupted.");
    row("19.3 a trail is a road to it, and it stops on the far bank of the Churubusco", "river-crossing", "unit_infantry=yes engineer=yes",
        {},
        "The infantry may cross the Churubusco as by a ford. Along a trail it moves as on a road while the engineer is with it. "
        "It stops on the far bank.");
    row("19.3 engineers are American: no road for Mexicans", "river-crossing", "unit_infantry=yes army=mexican engineer=yes", {},
        "The unit may not cross the Churubusco here.");
    row("19.1 others do not cross", "river-crossing", "", {}, "The unit may not cross the Churubusco here.");
}

void TestPedregalTerrain::a_reading_of_the_text_is_said_in_the_working()
{
    const corneta::Verdict engineer = m_table.verdict("lava-bed", "mover=engineer", {});
    QCOMPARE(engineer.workings.size(), 1U);
    QCOMPARE(engineer.workings.front().reason, "no die: 19.1 rolls for every mover, but 19.3 lets an engineer alone always enter");
    QCOMPARE(engineer.workings.front().rule, "19.3 Engineers");
}

void TestPedregalTerrain::a_lava_bed_is_entered_or_not()
{
    QCOMPARE(m_table.odds("lava-bed", "").rows.size(), 2U);
    QCOMPARE(m_table.odds("lava-bed", "mover=engineer").rows.size(), 1U);
}

void TestPedregalTerrain::one_movement_point_is_no_plural()
{
    const QTemporaryDir folder;
    QFile pack{folder.filePath(QStringLiteral("club.jsonl"))};
    QVERIFY(pack.open(QIODevice::WriteOnly));
    pack.write(R"({"chart":"lava-bed-cost","item":"enters","amount":1})");
    pack.close();
    const auto book = corneta::rulebook_with_pack(pedregal::ruleset, pack.fileName().toStdString());
    QVERIFY(book.has_value());
    const std::array given{corneta::Given{"mover", "engineer"}};
    const auto answers = corneta::answers_from(pedregal::lava_bed.form, given);
    QVERIFY(answers.has_value());
    const auto entry = pedregal::lava_bed.bind(*answers, 0, *book->typed_charts);
    QCOMPARE(corneta::text(entry->announce({}).headline), "It enters the lava bed for 1 movement point.");
}

#include "test_pedregal_terrain.moc"
