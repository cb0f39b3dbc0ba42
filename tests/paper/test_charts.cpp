// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/packed_pages.h"
#include "app/paper/sheet.h"
#include "app/paper/sheet_kinds.h"
#include "app/storage/packs/packs.h"
#include "rulesets/all_rulesets.h"
#include "tests/paper/printed.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// The chart sheets: every number of every chart, on two pages, in a frame by which a printer's scale is read.
class TestCharts : public QObject {
    Q_OBJECT
private slots:
    void every_number_stands_there_data();
    void every_number_stands_there();
    void the_frame_says_what_it_is_and_how_large_it_was_printed_data();
    void the_frame_says_what_it_is_and_how_large_it_was_printed();
    void a_pack_is_named_and_its_numbers_are_marked();
    void a_table_taller_than_a_page_continues();
};

namespace {

void add_rulesets_and_papers()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    for (const Ruleset* const ruleset : all_rulesets()) {
        QTest::addRow("%s, a4", std::string{ruleset->key}.c_str()) << ruleset << QPageSize::A4;
        QTest::addRow("%s, letter", std::string{ruleset->key}.c_str()) << ruleset << QPageSize::Letter;
    }
}

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Its cells and the names of its rows as `chart --json` says them, but for the minus and what stands for nothing.
QString words_of(const ChartSet& charts)
{
    QString all;
    for (const Chart& chart : charts.charts()) {
        for (const RowSpec& row : chart.spec().rows)
            all += q(row.label.empty() ? row.key : row.label) + ' ';
        for (const Cell& cell : chart.cells()) {
            QString word = cell.empty() ? QStringLiteral("–") : q(text(cell));
            if (!std::holds_alternative<ChartWord>(cell.value))
                word.replace('-', QStringLiteral("−"));
            all += word + ' ';
        }
    }
    return all;
}

} // namespace

void TestCharts::every_number_stands_there_data()
{
    add_rulesets_and_papers();
}

void TestCharts::every_number_stands_there()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(QPageSize::PageSizeId, paper);
    const auto book = rulebook_with_pack(*ruleset);
    const QByteArray pdf = pdf_of(*paper::chart_sheets(*book, paper));
    QVERIFY(pages_of_pdf(pdf) <= 2);
    QCOMPARE(missing_in(words_in(words_of(*book->charts)), words_in(text_of_pdf(pdf))), "");
    QCOMPARE(pdf_of(*paper::chart_sheets(*book, paper)), pdf);
    QCOMPARE(words_that_collide(pdf), "");
}

void TestCharts::the_frame_says_what_it_is_and_how_large_it_was_printed_data()
{
    add_rulesets_and_papers();
}

void TestCharts::the_frame_says_what_it_is_and_how_large_it_was_printed()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(QPageSize::PageSizeId, paper);
    const QByteArray pdf = pdf_of(*paper::chart_sheets(*rulebook_with_pack(*ruleset), paper));
    const QString text = text_of_pdf(pdf);
    for (const QString& words :
         {q(ruleset->label), q(ruleset->edition), QStringLiteral("Charts of the ruleset"), QStringLiteral("Corneta " CORNETA_VERSION)})
        QVERIFY2(text.contains(words), qPrintable(words));
    QCOMPARE(fonts_left_out(pdf), QStringList{});
    for (int page = 1; page <= pages_of_pdf(pdf); ++page) {
        const QList<double> bars = bars_of_page(pdf, page);
        QCOMPARE(bars.size(), 2);
        QVERIFY2(std::abs(bars[0] - 100) < 0.2, qPrintable(QString::number(bars[0])));
        QVERIFY2(std::abs(bars[1] - 101.6) < 0.2, qPrintable(QString::number(bars[1])));
    }
}

void TestCharts::a_pack_is_named_and_its_numbers_are_marked()
{
    for (const Ruleset* const ruleset : all_rulesets())
        for (const std::string& pack : built_in_keys(*ruleset, "packs")) {
            const auto book = rulebook_with_pack(*ruleset, pack);
            const QString text = text_of_pdf(pdf_of(*paper::chart_sheets(*book, QPageSize::A4)));
            QVERIFY2(text.contains("Charts: " + q(book->charts->pack)), pack.c_str());
            const QString own = text_of_pdf(pdf_of(*paper::chart_sheets(*rulebook_with_pack(*ruleset), QPageSize::A4)));
            QVERIFY(text.count(QStringLiteral("★")) > own.count(QStringLiteral("★")));
        }
}

void TestCharts::a_table_taller_than_a_page_continues()
{
    paper::PaperTable table{.title = "Tall", .head = {"row", "a column of many words"}, .rows = {}};
    QStringList expected;
    for (int i = 0; i < 300; ++i) {
        table.rows.push_back({{QStringLiteral("row%1").arg(i)}, {QStringLiteral("number%1").arg(i)}});
        expected << QStringLiteral("row%1").arg(i) << QStringLiteral("number%1").arg(i);
    }
    const QByteArray pdf = paper::pdf_of(
        {QPageSize::A4, paper::pages_under({"Tall", "none"}, paper::packed_pages({table}, paper::body_of(QPageSize::A4), 99))});
    const QString text = text_of_pdf(pdf);
    QCOMPARE(missing_in(expected, words_in(text)), "");
    QVERIFY(pages_of_pdf(pdf) > 1);
    QCOMPARE(words_in(text).count("(continued)"), words_in(text).count("words") - 1); // each part has its head
}

#include "test_charts.moc"
