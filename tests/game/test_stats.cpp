// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>

using namespace corneta;

class TestStats : public QObject {
    Q_OBJECT
private slots:
    void a_stat_is_of_one_kind_in_all_forms_and_outcomes_data();
    void a_stat_is_of_one_kind_in_all_forms_and_outcomes();
};

void TestStats::a_stat_is_of_one_kind_in_all_forms_and_outcomes_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        QTest::newRow(std::string{ruleset->key}.c_str()) << ruleset;
}

void TestStats::a_stat_is_of_one_kind_in_all_forms_and_outcomes()
{
    QFETCH(const Ruleset*, ruleset);
    const auto stats = game::stats_of(*ruleset);
    QStringList wrong;
    const bool may_fill = ruleset->game != nullptr && ruleset->game->fill != nullptr; // and so say a stat in a form's own words
    const auto check = [&](std::string_view stat, Kind kind, std::string_view action) {
        const auto known = std::ranges::find(stats, stat, [](const game::StatSpec& spec) { return spec.field.key; });
        if (!stat.empty() && known->field.kind != kind)
            wrong += QString::fromStdString(std::string{action} + ": " + std::string{stat});
    };
    for (const Action& action : ruleset->actions) {
        for (const Field& field : action.form)
            if (!may_fill)
                check(field.stat, field.kind, action.key);
        for (const OutcomeSpec& outcome : action.outcomes)
            check(outcome.stat, outcome.does == Does::Marker ? Kind::Toggle : outcome.kind, action.key);
    }
    QCOMPARE(wrong.join("; "), QString{});
}

#include "test_stats.moc"
