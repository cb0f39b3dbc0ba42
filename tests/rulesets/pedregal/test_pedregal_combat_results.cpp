// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/pedregal/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <algorithm>
#include <array>

using namespace rows_of_rules;

/// Pedregal, the Combat Results Table: its cells, and the chances of an attack.
class TestPedregalCombatResults : public QObject {
    Q_OBJECT

private slots:
    void a_cell_of_the_table_holds_at_both_edges_of_its_column_data();
    void a_cell_of_the_table_holds_at_both_edges_of_its_column() { check(m_table); }
    void chances_of_an_even_attack();
    void codes_against_the_defender_and_his_end_stand_out_data();
    void codes_against_the_defender_and_his_end_stand_out();

private:
    const PlayedTable m_table{pedregal::ruleset};
};

namespace {

struct TableColumn {
    int from;
    int to;
    const char* results; ///< of the faces 1 to 6
};
constexpr std::array printed{
    TableColumn{-99, -5, "ax ax ax ar ar ac"}, TableColumn{-4, -3, "ax ax ar ar ac dc"}, TableColumn{-2, -1, "ax ar ar ac dc dr"},
    TableColumn{0, 1, "ar ar ac dc dr dr"},    TableColumn{2, 3, "ar ac dc dr dr dm"},   TableColumn{4, 5, "ac dc dr dr dm dm"},
    TableColumn{6, 7, "dc dr dr dm dm dx"},    TableColumn{8, 9, "dr dr dm dm dx dx"},   TableColumn{10, 99, "dr dm dm dx dx dx"}};

void cell_row(int differential, int face, std::string_view result)
{
    const int attack = std::max(0, differential);
    const std::string answers = "attack_strength=" + std::to_string(attack) + " defense_strength=" + std::to_string(attack - differential);
    std::vector<int> faces{face};
    if (result == "ac" || result == "dc" || result == "dm")
        faces.push_back(1);
    const std::string outcome = "differential=" + std::to_string(differential) + " result=" + std::string{result};
    row(("attack less defense " + std::to_string(differential) + ", die " + std::to_string(face)).c_str(), "attack", answers.c_str(), faces,
        outcome.c_str());
}

} // namespace

void TestPedregalCombatResults::a_cell_of_the_table_holds_at_both_edges_of_its_column_data()
{
    add_columns();
    for (const auto& [from, to, results] : printed) {
        const auto codes = corneta::split(results, ' ');
        for (int face = 1; face <= 6; ++face)
            for (const int differential : {from, to})
                cell_row(differential, face, codes.at(static_cast<std::size_t>(face) - 1));
    }
}

void TestPedregalCombatResults::chances_of_an_even_attack()
{
    // Column 3: 1 and 2 Ar, 3 Ac, 4 Dc, 5 and 6 Dr; morale 3 fails its check 3 times in 6.
    const corneta::Odds odds = m_table.odds("attack", "");
    QCOMPARE(odds.total, std::optional<std::uint64_t>{36U});
    std::uint64_t attacker_disrupted = 0;
    const auto& outcomes = m_table.action("attack").outcomes;
    for (const corneta::OddsRow& one : odds.joint)
        for (std::size_t key = 0; key < outcomes.size(); ++key)
            if (outcomes[key].key == "attacker_status" && one.outcome.value(key) == 1)
                attacker_disrupted += *one.chance.weight;
    QCOMPARE(attacker_disrupted, 3U);
}

void TestPedregalCombatResults::codes_against_the_defender_and_his_end_stand_out_data()
{
    QTest::addColumn<QString>("answers");
    QTest::addColumn<quint64>("codes"); ///< of 36: Dr, Dm or Dx
    QTest::addColumn<quint64>("destroyed");
    QTest::newRow("even, Dr 2 times in 6") << "" << quint64{12} << quint64{0};
    QTest::newRow("4 more, Dr and Dm 2 times in 6 each") << "attack_strength=8" << quint64{24} << quint64{0};
    QTest::newRow("10 more, every face; a garrison heeds 5 of them") << "attack_strength=14 garrison=yes" << quint64{36} << quint64{18};
    QTest::newRow("without a way out Dm destroys who passes")
        << "attack_strength=8 garrison=yes defender_retreat_blocked=yes" << quint64{24} << quint64{6};
}

void TestPedregalCombatResults::codes_against_the_defender_and_his_end_stand_out()
{
    QFETCH(const QString, answers);
    QFETCH(const quint64, codes);
    QFETCH(const quint64, destroyed);
    const corneta::Action& action = m_table.action("attack");
    const corneta::Odds odds = m_table.odds("attack", answers.toStdString());
    const auto out = corneta::standing_out(action, odds);
    QCOMPARE(out.size(), 2U);
    QCOMPARE(action.outcomes[out[0].key].key, "result");
    QCOMPARE(action.outcomes[out[1].key].key, "defender_destroyed");
    const auto in_36 = [&](const corneta::StandingOut& one) { return quint64{*one.chance.weight * 36 / *odds.total}; };
    QCOMPARE(in_36(out[0]), codes);
    QCOMPARE(in_36(out[1]), destroyed);
}

#include "test_pedregal_combat_results.moc"
