// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/percent.h"
#include "tests/cli/ran.h"

#include <QObject>
#include <QTest>

#include <algorithm>

/// What a person at a table reads.
class TestText : public QObject {
    Q_OBJECT

private slots:
    void a_result_begins_with_its_sentence_then_instructions_dice_working();
    void what_follows_can_be_typed_as_it_stands();
    void a_batch_is_told_row_by_row();
    void odds_are_a_table_in_words_and_percent();
    void rare_chances_are_neither_nothing_nor_certain();
    void the_joint_table_has_a_column_an_outcome();
    void a_chart_marks_its_sources();
    void charts_that_no_action_reads_yet_say_so();
    void a_form_shows_what_may_be_typed();
    void no_line_ends_in_blanks();
};

namespace {

QStringList lines_of(const QStringList& arguments)
{
    const Ran result = ran(arguments);
    if (result.code != 0)
        qFatal("%s", result.err.constData());
    QStringList lines = QString::fromUtf8(result.out).split('\n');
    lines.removeLast();
    return lines;
}

/// The line that begins with `start`, blanks between columns as one.
QString line_of(const QStringList& lines, const QString& start)
{
    for (const QString& line : lines)
        if (line.trimmed().startsWith(start))
            return line.simplified();
    return {};
}

} // namespace

void TestText::a_result_begins_with_its_sentence_then_instructions_dice_working()
{
    const QStringList call = words("resolve santa-anna fire --dice 13");
    const QStringList lines = lines_of(call);
    QCOMPARE(lines.first(), json_object(call)["headline"].toString());
    QVERIFY(lines.indexOf("HANDS") == 2);
    QVERIFY(lines.indexOf("DICE") > lines.indexOf("HANDS"));
    QVERIFY(lines.indexOf("WORKING") > lines.indexOf("DICE"));
    QCOMPARE(line_of(lines, "fire "), "fire 1d20 13");
    QVERIFY(line_of(lines, "castings firing").startsWith("castings firing = 12 12 rules Firing, step 1"));
    QVERIFY(line_of(lines, "short range").startsWith("short range x 2 24 rules"));
    QVERIFY(line_of(lines, "losses on a 13").endsWith("4 house Combat Effects Chart [combat-effects 6 13]"));
}

void TestText::what_follows_can_be_typed_as_it_stands()
{
    const QStringList lines = lines_of(words("resolve made-up leap --dice 1"));
    const qsizetype then = lines.indexOf("THEN");
    QVERIFY(then > 0);
    const QString next = lines[then + 1].simplified();
    QVERIFY(next.startsWith("must leaper "));
    const QStringList call = next.mid(next.indexOf("gust wind=")).split(' ');
    QCOMPARE(ran(words("resolve made-up") + call).code, 0);
}

void TestText::a_batch_is_told_row_by_row()
{
    const QStringList lines = lines_of(words("resolve made-up gust beetle_weight=1,9 --dice 1,2,6,5"));
    QVERIFY(lines.first().startsWith("beetle 1: "));
    QVERIFY(!line_of(lines, "beetle 2: The").isEmpty());
    QCOMPARE(line_of(lines, "beetle 2: gust"), "beetle 2: gust 2d6 5+6");
    const QStringList odds = lines_of(words("odds made-up gust beetle_weight=1,9"));
    QVERIFY(odds.contains("beetle 1") && odds.contains("beetle 2"));
}

void TestText::odds_are_a_table_in_words_and_percent()
{
    const QStringList lines = lines_of(words("odds santa-anna fire"));
    QCOMPARE(lines.first(), "target breaks: 0 in 20, 0 %");
    QCOMPARE(lines[2], "  losses 1  4 in 20  20 %");
    QCOMPARE(lines[6], "  losses 5  4 in 20  20 %");
    QCOMPARE(line_of(lines, "stragglers"), "stragglers 1.80");
    QCOMPARE(line_of(lines, "runs low"), "runs low on ammunition 5 %");
    QCOMPARE(line_of(lines_of(words("odds made-up leap")), "lands on the mark:"), "lands on the mark: 1 in 6, 16.7 %");
    QCOMPARE(line_of(lines_of(words("odds made-up leap")), "above what was needed -5"), "above what was needed -5 1 in 6 16.7 %");
}

void TestText::rare_chances_are_neither_nothing_nor_certain()
{
    using corneta::percent;
    QCOMPARE(percent(0), "0 %");
    QCOMPARE(percent(1e-9), "under 0.1 %");
    QCOMPARE(percent(0.001), "0.1 %");
    QCOMPARE(percent(0.125), "12.5 %");
    QCOMPARE(percent(0.35), "35 %");
    QCOMPARE(percent(1 - 1e-9), "over 99.9 %");
    QCOMPARE(percent(1), "100 %");
}

void TestText::the_joint_table_has_a_column_an_outcome()
{
    const QStringList lines = lines_of(words("odds santa-anna fire --joint"));
    QCOMPARE(lines[2].simplified(), "column strength losses stragglers casualties runs low on ammunition target breaks target destroyed");
    QCOMPARE(lines[3].simplified(), "6 24 1 1 0 no no no 3 in 20 15 %");
    QCOMPARE(lines[4].simplified(), "6 24 1 1 0 yes no no 1 in 20 5 %");
}

void TestText::a_chart_marks_its_sources()
{
    const QStringList lines = lines_of(words("chart santa-anna weapon-ranges"));
    QCOMPARE(line_of(lines, "weapon"), "weapon short medium long");
    QCOMPARE(line_of(lines, "musket"), "musket 4 8 14");
    QCOMPARE(line_of(lines, "carbine"), "carbine 3h 6h 10h");
    QCOMPARE(line_of(lines, "pistol"), "pistol - 1 2");
    QVERIFY(lines.last().endsWith("source: rules; h: house"));
    QVERIFY(line_of(lines_of(words("chart santa-anna combat-effects")), "5 ").contains(" 3e "));
}

void TestText::charts_that_no_action_reads_yet_say_so()
{
    const QStringList lines = lines_of(words("chart santa-anna"));
    for (const QJsonValue chart : json_array(words("chart santa-anna"))) {
        const QString line = line_of(lines, chart["chart"].toString() + "  ");
        QVERIFY2(!line.isEmpty(), qPrintable(chart["chart"].toString()));
        QCOMPARE(line.endsWith("no action yet"), chart["actions"].toArray().isEmpty());
    }
    QVERIFY(line_of(lines, "weapon-ranges").endsWith("fire"));
}

void TestText::a_form_shows_what_may_be_typed()
{
    const QStringList lines = lines_of(words("form santa-anna fire"));
    QVERIFY(line_of(lines, "range ").startsWith("range 4 0 to 99 by 0.1 inches Range"));
    QVERIFY(line_of(lines, "aspect ").startsWith("aspect front front|flank|rear "));
    QVERIFY(line_of(lines, "firer_in_melee ").startsWith("firer_in_melee firer no yes or no "));
    QVERIFY(line_of(lines, "firer_guns ").endsWith("(asked when firer_arm=artillery)"));
    QVERIFY(line_of(lines_of(words("form made-up gust")), "beetle_height ")
                .startsWith("beetle_height beetle 0,0 0 to 8 by 0.1 inches a row, 1 to 12 rows Height"));
}

void TestText::no_line_ends_in_blanks()
{
    for (const QStringList& call : {words("--help"), words("rulesets"), words("actions santa-anna"), words("form santa-anna fire"),
                                    words("resolve santa-anna fire"), words("odds santa-anna fire"), words("odds made-up tussle --joint"),
                                    words("chart santa-anna"), words("chart santa-anna shifts"), words("resolve made-up gust")})
        for (const QString& line : lines_of(call))
            QVERIFY2(!line.endsWith(' '), qPrintable(line));
}

#include "test_text.moc"
