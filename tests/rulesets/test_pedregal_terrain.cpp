// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

using namespace rows_of_rules;

/// Pedregal, section 19.1 and the engineers' part in it: lava beds.
class TestPedregalTerrain : public QObject {
    Q_OBJECT

private slots:
    void a_sentence_of_the_rules_holds_data();
    void a_sentence_of_the_rules_holds() { check(m_table); }
    void a_refusal_names_field_and_reason_data();
    void a_refusal_names_field_and_reason() { check_refusal(m_table); }

private:
    const PlayedTable m_table{pedregal::ruleset};
};

namespace {

void lava_bed_rows()
{
    row("19.1 a lava bed is entered on a 4", "lava-bed", "", {4}, "total=4 enters=yes");
    row("19.1 on a 6", "lava-bed", "", {6}, "total=6 enters=yes");
    row("19.1 not on a 3", "lava-bed", "", {3}, "total=3 enters=no");
    row("19.1 not on a 1", "lava-bed", "", {1}, "total=1 enters=no");
    row("19.1 a leader alone rolls as well", "lava-bed", "mover=leader", {3}, "total=3 enters=no");
    row("19.1 with an engineer 1 more", "lava-bed", "engineer=yes", {3}, "total=4 enters=yes");
    row("19.1 not on a 2 with an engineer", "lava-bed", "engineer=yes", {2}, "total=3 enters=no");
    row("19.3 a leader with an engineer too", "lava-bed", "mover=leader engineer=yes", {3}, "total=4 enters=yes");
    row("19.3 an engineer alone always enters", "lava-bed", "mover=engineer", {}, "total=0 enters=yes");
}

} // namespace

void TestPedregalTerrain::a_sentence_of_the_rules_holds_data()
{
    columns();
    lava_bed_rows();
}

void TestPedregalTerrain::a_refusal_names_field_and_reason_data()
{
    refusal_columns();
    refused("lava-bed", "army=mexican", "army: only U.S. infantry and leaders enter a lava bed");
}

QTEST_APPLESS_MAIN(TestPedregalTerrain)
#include "test_pedregal_terrain.moc"
