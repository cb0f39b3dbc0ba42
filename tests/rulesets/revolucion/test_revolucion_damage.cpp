// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "rulesets/revolucion/fire/damage.h"
#include "rulesets/revolucion/ruleset.h"
#include "tests/rulesets/rows_of_rules.h"

#include <QObject>

#include <fmt/format.h>

#include <array>

using namespace revolucion;

/// Revolucion!, Unit Status and Combat Effects, against a restatement of its rules.
class TestRevolucionDamage : public QObject {
    Q_OBJECT

private slots:
    void every_status_level_and_pair_of_bases();
    void destroyed_pairs_are_refused_data();
    void destroyed_pairs_are_refused() { rows_of_rules::check_refusal(m_table); }

private:
    const PlayedTable m_table{ruleset};
};

namespace {

constexpr int most_bases = 6;
constexpr int most_levels = 6;

bool lives(int bases, int at_start)
{
    return bases > at_start - bases;
}

/// The sentences one after the other: a level at a time.
struct Restated {
    int status = 0; ///< 0 OK, 1 disordered, 2 demoralized
    int bases = 0;
    int lost = 0;

    void take_a_level()
    {
        if (status < 2)
            ++status;
        else if (bases > 0) {
            --bases;
            ++lost;
        }
    }
};

std::string words_of(int status, int lost, bool destroyed, int inches)
{
    return fmt::format("status {}, lost {}, destroyed {}, falls back {}", status, lost, destroyed, inches);
}

} // namespace

void TestRevolucionDamage::every_status_level_and_pair_of_bases()
{
    const auto* const charts = dynamic_cast<const Charts*>(m_table.rulebook().typed_charts.get());
    QVERIFY(charts != nullptr);
    int pairs = 0;
    for (int at_start = 1; at_start <= most_bases; ++at_start)
        for (int bases = 1; bases <= at_start; ++bases) {
            if (!lives(bases, at_start))
                continue;
            ++pairs;
            for (int status = 0; status <= 2; ++status)
                for (int levels = 0; levels <= most_levels; ++levels) {
                    Restated wanted{status, bases};
                    for (int level = 0; level < levels; ++level)
                        wanted.take_a_level();
                    const bool destroyed = !lives(wanted.bases, at_start);
                    const int inches = wanted.lost > 0 && !destroyed ? 120 : 0;
                    corneta::Explanation explanation{corneta::Listening::Yes};
                    const Damage found = damage(levels,
                                                {.type = UnitType::RegularCavalry,
                                                 .bases = bases,
                                                 .bases_at_start = at_start,
                                                 .status = static_cast<Status>(status)},
                                                *charts, explanation);
                    QCOMPARE(words_of(static_cast<int>(found.status), found.bases_lost, found.destroyed, found.falls_back.count),
                             words_of(wanted.status, wanted.lost, destroyed, inches));
                }
        }
    QCOMPARE(pairs, 12);
}

void TestRevolucionDamage::destroyed_pairs_are_refused_data()
{
    rows_of_rules::refusal_columns();
    struct Asked {
        const char* action;
        const char* role;
        const char* where;
    };
    constexpr std::array all{Asked{"fire", "actor", ""}, Asked{"fire", "target", ""}, Asked{"assault", "actor", ""},
                             Asked{"assault", "target", ""}, Asked{"explosion", "unit", "unit 1: "}};
    for (const auto& [action, role, where] : all)
        for (int at_start = 0; at_start <= most_bases; ++at_start)
            for (int bases = 0; bases <= at_start; ++bases) {
                const std::string answers = fmt::format("{0}_bases={1} {0}_bases_at_start={2}", role, bases, at_start);
                const std::string refusal = fmt::format("{}{}_bases: {} of {} bases: a unit with so few of its starting bases is destroyed",
                                                        where, role, bases, at_start);
                rows_of_rules::refused(action, answers.c_str(), lives(bases, at_start) ? "" : refusal.c_str());
            }
}

#include "test_revolucion_damage.moc"
