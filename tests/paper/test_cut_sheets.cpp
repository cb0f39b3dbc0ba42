// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/cut_pages.h"
#include "app/paper/sheet.h"
#include "app/paper/sheet_kinds.h"
#include "app/storage/packs/packs.h"
#include "app/storage/report/report.h"
#include "core/charts/chart.h"
#include "rulesets/all_rulesets.h"
#include "tests/cli/played_record.h"
#include "tests/paper/printed.h"

#include <QObject>
#include <QTest>

using namespace corneta;

/// What is cut out, and the report.
class TestCutSheets : public QObject {
    Q_OBJECT
private slots:
    void every_kind_is_sound_for_every_ruleset_data();
    void every_kind_is_sound_for_every_ruleset();
    void a_piece_is_as_large_as_it_says_and_its_back_lies_behind_it();
    void chips_are_those_of_the_ruleset();
    void sticks_have_every_range();
    void labels_name_every_unit();
    void the_report_tells_luck_and_strengths();
};

namespace {

using Set = std::expected<paper::Sheets, Problems> (*)(const Rulebook& book, QPageSize::PageSizeId paper);

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

const Ruleset& ruleset_of(std::string_view key)
{
    return **std::ranges::find(all_rulesets(), key, &Ruleset::key);
}

} // namespace

void TestCutSheets::every_kind_is_sound_for_every_ruleset_data()
{
    QTest::addColumn<Set>("set");
    QTest::addColumn<QString>("rulesets");
    QTest::newRow("chips") << Set{paper::chips} << "santa-anna revolucion cedar-creek pedregal";
    QTest::newRow("sticks") << Set{paper::sticks} << "santa-anna revolucion";
    QTest::newRow("templates") << Set{paper::templates} << "santa-anna revolucion";
}

void TestCutSheets::every_kind_is_sound_for_every_ruleset()
{
    QFETCH(Set, set);
    QFETCH(QString, rulesets);
    for (const Ruleset* const ruleset : all_rulesets())
        for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
            const Rulebook book = *rulebook_with_pack(*ruleset);
            const auto sheets = set(book, paper);
            QCOMPARE(sheets.has_value(), rulesets.split(' ').contains(q(ruleset->key)));
            if (!sheets)
                continue;
            const QByteArray pdf = pdf_of(*sheets);
            QCOMPARE(pdf_of(*set(book, paper)), pdf);
            QCOMPARE(words_that_collide(pdf), "");
            QCOMPARE(fonts_left_out(pdf), QStringList{});
            QVERIFY(has_bars(pdf));
        }
}

void TestCutSheets::a_piece_is_as_large_as_it_says_and_its_back_lies_behind_it()
{
    const auto fill = [](QPainter& painter, const QRectF& place) { painter.fillRect(place, Qt::black); };
    for (const QPageSize::PageSizeId paper : {QPageSize::A4, QPageSize::Letter}) {
        const QByteArray pdf = paper::pdf_of(
            {paper, paper::pages_under({"", ""}, paper::cut_pages({{{paper::inch, paper::inch * 2}, fill, fill}}, paper::body_of(paper)))});
        QCOMPARE(pages_of_pdf(pdf), 2);
        const QRectF front = dark_part_of(pdf, 1);
        const QRectF back = dark_part_of(pdf, 2);
        QVERIFY(std::abs(front.width() - 25.4) < 0.2);
        QVERIFY(std::abs(front.bottom() - back.bottom()) < 0.1);
        const double page = QPageSize{paper}.size(QPageSize::Millimeter).width();
        QVERIFY(std::abs(front.left() - (page - back.right())) < 0.2); // turned over its long edge
    }
}

void TestCutSheets::chips_are_those_of_the_ruleset()
{
    const QString orders = text_of_pdf(pdf_of(*paper::chips(*rulebook_with_pack(ruleset_of("santa-anna")), QPageSize::A4)));
    for (const char* const words : {"Charge", "First Fire", "Hold Fire", "Rally", "Move", "Form", "Broken", "ammunition", "Initial"})
        QVERIFY2(orders.contains(words), words);
    const QString boxes = text_of_pdf(pdf_of(*paper::chips(*rulebook_with_pack(ruleset_of("pedregal")), QPageSize::A4)));
    for (const char* const words : {"A real", "A dummy", "D real", "D dummy"})
        QVERIFY2(boxes.contains(words), words);
    QCOMPARE(boxes.count("Box A"), 2); // alike, whatever it hides
}

void TestCutSheets::sticks_have_every_range()
{
    const Rulebook book = *rulebook_with_pack(ruleset_of("santa-anna"));
    const QString text = text_of_pdf(pdf_of(*paper::sticks(book, QPageSize::A4))).simplified();
    for (const Cell& cell : book.charts->of("weapon-ranges").cells())
        if (!cell.empty())
            QVERIFY2(text.contains(q(corneta::text(cell)) + QStringLiteral("\u2033")), corneta::text(cell).c_str());
    QVERIFY(text.contains("15 mm") && text.contains("25 mm"));
}

void TestCutSheets::labels_name_every_unit()
{
    const GameRecord record = begun_record(ruleset_of("santa-anna"), "buena-vista");
    const QByteArray pdf = pdf_of(*paper::unit_labels(record, {}, QPageSize::Letter));
    QCOMPARE(words_that_collide(pdf), "");
    const QStringList words = words_in(text_as_painted(pdf));
    for (const game::Unit& unit : record.journal().state().units)
        if (unit.kind != "side")
            QCOMPARE(missing_in(words_in(q(unit.code + " " + unit.name)), words), "");
}

void TestCutSheets::the_report_tells_luck_and_strengths()
{
    const GameRecord record = played_record(ruleset_of("santa-anna"), "buena-vista-small", 2, 250, Until::PhaseEnds);
    const QByteArray pdf = pdf_of(*paper::report_sheets(record, {}, QPageSize::Letter));
    QCOMPARE(fonts_left_out(pdf), QStringList{});
    constexpr qreal head = 56; // a text document also paints the line before a page's first one: behind the head, where the clip hides it
    QCOMPARE(words_that_collide(pdf, head), "");
    QVERIFY(has_bars(pdf));
    const QString text = text_of_pdf(pdf).simplified();
    for (const char* const words : {"What each side had left, turn by turn", "Luck", "Forces now", "Turn 1"})
        QVERIFY2(text.contains(words), words);
    const std::vector<Strength> all = strengths(record);
    QCOMPARE(all.size(), std::size_t{2});
    QCOMPARE(all.front().at.front(), 71); // castings of Lane's regiments, the Rifles, the cavalry and the guns
    for (const Strength& side : all) {
        QVERIFY(side.at.size() >= static_cast<std::size_t>(record.journal().state().stage.turn));
        QVERIFY(text.contains(q(record.journal().state().find(side.side)->name) + QString{" %1"}.arg(side.at.back())));
    }
    QCOMPARE(pdf_of(*paper::report_sheets(record, {}, QPageSize::Letter)), pdf);
}

#include "test_cut_sheets.moc"
