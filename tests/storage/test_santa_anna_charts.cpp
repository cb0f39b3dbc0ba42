// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "rulesets/santa_anna/ruleset.h"

#include <QObject>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace corneta;

class TestSantaAnnaCharts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void every_cell_has_a_source_and_a_rule();
    void every_label_is_there();
    void no_chart_nor_row_nor_column_stands_twice();
    void a_cell_of_the_digest_stands_with_its_source_data();
    void a_cell_of_the_digest_stands_with_its_source();
    void combat_effects_are_those_of_the_digest();
    void the_header_of_combat_effects_is_that_of_the_digest();
    void results_fall_where_the_digest_says_data();
    void results_fall_where_the_digest_says();

private:
    const Chart& chart(const QString& key) const { return m_charts.of(key.toStdString()); }

    ChartSet m_charts{{}};
};

namespace {

QString quoted(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

/// `chart row column`
QString name_in_words(const Cell& cell)
{
    return QString{"%1 %2 %3"}.arg(quoted(cell.chart->key), quoted(cell.row_spec().key), QString::fromStdString(cell.column_key()));
}

/// The losses that section 6.12 of the digest gives, said once more.
int losses_by_the_digest(int column, int roll)
{
    if (column == 0)
        return roll >= 17 ? 1 : 0;
    if (column == 1)
        return (roll >= 13 ? 1 : 0) + (roll >= 19 ? 1 : 0);
    int losses = 0;
    for (int points = 2 * column + roll - 9; points >= 4; points -= 4)
        ++losses;
    return losses;
}

} // namespace

void TestSantaAnnaCharts::initTestCase()
{
    auto charts = built_in_charts(santa_anna::ruleset);
    if (!charts)
        QFAIL(text(charts.error().front()).c_str());
    m_charts = std::move(*charts);
}

void TestSantaAnnaCharts::every_cell_has_a_source_and_a_rule()
{
    int cells = 0;
    for (const Chart& each : m_charts.charts())
        for (const Cell& cell : each.cells()) {
            QVERIFY2(cell.source != Source::Yours, qPrintable(name_in_words(cell)));
            QVERIFY2(!cell.rule.empty(), qPrintable(name_in_words(cell)));
            ++cells;
        }
    QVERIFY(cells > 340);
}

void TestSantaAnnaCharts::every_label_is_there()
{
    for (const ChartSpec& spec : santa_anna::ruleset.charts) {
        QVERIFY(!spec.label.empty() && !spec.rule.empty() && !spec.row_name.empty());
        QVERIFY2(std::ranges::none_of(spec.rows, [](const RowSpec& row) { return row.label.empty(); }), spec.key.data());
        QVERIFY2(std::ranges::none_of(spec.columns, [](const ColumnSpec& column) { return column.label.empty(); }), spec.key.data());
    }
}

void TestSantaAnnaCharts::no_chart_nor_row_nor_column_stands_twice()
{
    QSet<QString> keys;
    for (const ChartSpec& spec : santa_anna::ruleset.charts) {
        const QString chart_key = quoted(spec.key);
        QVERIFY2(!keys.contains(chart_key), spec.key.data());
        keys += chart_key;
        for (const RowSpec& row : spec.rows) {
            QVERIFY2(!keys.contains(chart_key + " row " + quoted(row.key)), qPrintable(chart_key + " " + quoted(row.key)));
            keys += chart_key + " row " + quoted(row.key);
        }
        for (const ColumnSpec& column : spec.columns) {
            QVERIFY2(!keys.contains(chart_key + " column " + quoted(column.key)), qPrintable(chart_key + " " + quoted(column.key)));
            keys += chart_key + " column " + quoted(column.key);
        }
    }
}

void TestSantaAnnaCharts::a_cell_of_the_digest_stands_with_its_source_data()
{
    QTest::addColumn<QString>("source");
    const auto row = [](const char* cell_and_value, const char* source) { QTest::newRow(cell_and_value) << QString{source}; };
    row("weapon-ranges musket short 4", "rules");
    row("weapon-ranges rifle short none", "rules");
    row("weapon-ranges gun-24 long 32", "rules");
    row("weapon-ranges carbine long 10", "house");
    row("weapon-ranges gun-8 medium 12", "house");
    row("fire-strength castings long 1/4", "rules");
    row("fire-strength gun long 1/3", "rules");
    row("strength-factors horse-holders times 1/4", "rules");
    row("shifts green fire -1", "example");
    row("shifts regular melee 0", "example");
    row("shifts untrained fire -2", "house");
    row("shifts initial-volley fire 2", "rules");
    row("shifts skirmishers melee 4", "rules");
    row("shifts behind-skirmishers fire -2", "rules");
    row("shifts us melee 1", "example");
    row("shifts charging melee 2", "example");
    row("shifts lance melee 2", "house");
    row("shifts heavy melee -4", "house");
    row("loss-allocation rear stragglers 3", "rules");
    row("firing-limits quarter-volley-range amount 1", "house");
    row("firing-limits us-battery-stragglers amount 1", "rules");
    row("artillery-functions us-heaviest amount 12", "rules");
    row("leader-points die dice 1d4", "rules");
    row("leader-points die amount none", "rules");
    row("leader-points far-distance amount 24", "rules");
    row("strength-header 3 to 9", "example");
    row("strength-header 5 from 15", "house");
    row("combat-effects 3 20 4", "example");
    row("combat-effects 5 3 1", "example");
    row("combat-effects 2 12 1", "example");
    row("combat-effects 5 13 3", "example");
    row("combat-effects 5 14 3", "house");
    row("close-and-stand green close -2", "example");
    row("close-and-stand green stand -2", "house");
    row("close-and-stand charging close 3", "example");
    row("close-and-stand heavy stand 5", "house");
    row("close-results closes from 12", "example");
    row("close-results recoils stragglers 2d4", "house");
    row("rally-and-rout part-lost rout -1", "house");
    row("morale-numbers sight amount 24", "rules");
    row("hold-recovery untrained stragglers 1d4-2", "house");
    row("leader-replacement texan turns 1d4-2", "rules");
    row("random-orders 6 moving charge", "house");
    row("random-orders 10 standing as-friend", "house");
    row("movement-dice mounted-road-column dice 6d6", "house");
    row("added-dice charge mounted 2d6", "house");
    row("added-dice retreat guns none", "rules");
    row("movement-costs formation needed 5", "rules");
    row("movement-costs contour stragglers 1d4", "rules");
    row("movement-costs contour inches 2", "house");
    row("fortifications heavy points 56", "example");
    row("spotting number amount 25", "rules");
    row("victory minon amount -20", "rules");
}

void TestSantaAnnaCharts::a_cell_of_the_digest_stands_with_its_source()
{
    QFETCH(QString, source);
    const QString name = QString::fromUtf8(QTest::currentDataTag());
    const auto cells = chart(name.section(' ', 0, 0)).cells();
    const auto named = [&](const Cell& cell) { return name == name_in_words(cell) + ' ' + QString::fromStdString(text(cell)); };
    const auto found = std::ranges::find_if(cells, named);
    QVERIFY(found != cells.end());
    QCOMPARE(quoted(word_of(found->source)), source);
}

void TestSantaAnnaCharts::combat_effects_are_those_of_the_digest()
{
    for (int column = 0; column <= 16; ++column)
        for (int roll = 1; roll <= 20; ++roll) {
            const Cell& cell = chart("combat-effects").cell(static_cast<std::size_t>(column), 0, static_cast<std::size_t>(roll) - 1);
            QVERIFY2(cell.whole() == losses_by_the_digest(column, roll), qPrintable(name_in_words(cell)));
        }
    const auto cells = chart("combat-effects").cells();
    QCOMPARE(cells.size(), 340U);
    QCOMPARE(std::ranges::count(cells, Source::Example, &Cell::source), 4);
    QCOMPARE(std::ranges::count(cells, Source::House, &Cell::source), 336);
}

void TestSantaAnnaCharts::the_header_of_combat_effects_is_that_of_the_digest()
{
    const auto column_by_the_digest = [](int strength) {
        if (strength >= 70)
            return 16;
        if (strength >= 10)
            return strength / 5 + 2;
        return (strength >= 3 ? 1 : 0) + (strength >= 5 ? 1 : 0) + (strength >= 8 ? 1 : 0);
    };
    for (int strength = 0; strength <= 200; ++strength)
        QCOMPARE(chart("strength-header").band_of(strength), static_cast<std::size_t>(column_by_the_digest(strength)));
}

void TestSantaAnnaCharts::results_fall_where_the_digest_says_data()
{
    QTest::addColumn<int>("roll");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* key, int roll, const char* result) { QTest::addRow("%s %d", key, roll) << roll << QString{result}; };
    row("close-results", 12, "closes");
    row("close-results", 11, "halts-and-fires");
    row("close-results", 6, "halts-and-fires");
    row("close-results", 5, "halts");
    row("close-results", 1, "halts");
    row("close-results", 0, "recoils");
    row("stand-results", 8, "stands");
    row("stand-results", 7, "fires-and-retreats");
    row("stand-results", 4, "fires-and-retreats");
    row("stand-results", 3, "retreats");
    row("stand-results", 0, "retreats");
    row("stand-results", -1, "recoils");
    row("breakthrough-results", 3, "breakthrough");
    row("breakthrough-results", 4, "charge");
    row("breakthrough-results", 8, "halts");
    row("breakthrough-results", 12, "reforms");
    row("breakthrough-results", 16, "rallies-back");
    row("rally-results", 12, "rallies");
    row("rally-results", 11, "stays-broken");
    row("rout-results", 2, "holds");
    row("rout-results", 1, "breaks");
    row("leader-casualties", 9, "grazed");
    row("leader-casualties", 10, "incapacitated");
    row("leader-casualties", 16, "dead");
}

void TestSantaAnnaCharts::results_fall_where_the_digest_says()
{
    QFETCH(int, roll);
    QFETCH(QString, result);
    const Chart& results = chart(QString::fromUtf8(QTest::currentDataTag()).section(' ', 0, 0));
    QCOMPARE(quoted(results.spec().rows[results.band_of(roll)].key), result);
}

#include "test_santa_anna_charts.moc"
