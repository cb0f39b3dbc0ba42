// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/journal_lines.h"
#include "tests/scaled.h"
#include "tests/storage/damages.h"
#include "tests/storage/sample_journal.h"

#include <QObject>
#include <QTest>

#include <fmt/format.h>

using namespace corneta;
using namespace sample_journal;

class TestJournalLines : public QObject {
    Q_OBJECT

private slots:
    void seals_are_those_a_stranger_reckons();
    void lines_are_read_as_they_were_written();
    void every_prefix_opens_to_its_last_whole_line();
    void every_flipped_bit_of_a_line_is_named_data();
    void every_flipped_bit_of_a_line_is_named();
    void bits_flipped_at_random_are_named();
    void a_damaged_last_newline_is_named_before_a_torn_tail_too();
    void a_newline_alone_in_a_block_may_be_missing();
    void lines_moved_are_named();
    void another_ending_is_no_seal_data();
    void another_ending_is_no_seal();
    void what_no_game_was_written_to_is_refused_data();
    void what_no_game_was_written_to_is_refused();
};

namespace {

constexpr int count = 64;

bool is_named(const std::string& bytes, std::size_t line)
{
    return said_of(bytes).startsWith(QStringLiteral("war.corneta:%1: damaged: ").arg(line));
}

} // namespace

void TestJournalLines::seals_are_those_a_stranger_reckons()
{
    const JournalLine first = sealed_line(R"({"format":1,"ruleset":"made-up"})");
    const JournalLine second = sealed_line(R"({"entry":1,"headline":"niño"})", first);
    QCOMPARE(first.seal, "29651e27642d594d1d81f2e878f2bbbb0f772bc239c0c2212e3c2a04d74fbfc6");
    QCOMPARE(second.seal, "bf63c8836bb044de4af3eba8298a8a9cd4d4a6f29443ec61b08ac00497528dbb");
    QCOMPARE(text(first),
             R"({"format":1,"ruleset":"made-up","seal":"29651e27642d594d1d81f2e878f2bbbb0f772bc239c0c2212e3c2a04d74fbfc6"})"
             "\n");
    QCOMPARE(first.end, text(first).size());
    QCOMPARE(second.end, text(first).size() + text(second).size());
}

void TestJournalLines::lines_are_read_as_they_were_written()
{
    const std::vector<std::string> written = lines(count);
    const auto journal = journal_lines(joined(written), "war.corneta");
    QVERIFY(journal.has_value());
    QCOMPARE(journal->lines.size(), written.size());
    QCOMPARE(journal->torn, 0U);
    std::size_t end = 0;
    for (std::size_t at = 0; at < written.size(); ++at) {
        end += written[at].size();
        QCOMPARE(journal->lines[at].body, body(static_cast<int>(at) + 1));
        QCOMPARE(text(journal->lines[at]), written[at]);
        QCOMPARE(journal->lines[at].end, end);
    }
}

void TestJournalLines::every_prefix_opens_to_its_last_whole_line()
{
    const std::vector<std::string> written = lines(count);
    QVERIFY(joined(written).size() > 25'000);
    QCOMPARE(damages::missed_in_prefixes(written), "");
}

void TestJournalLines::every_flipped_bit_of_a_line_is_named_data()
{
    QTest::addColumn<std::size_t>("line");
    for (const std::size_t line : std::initializer_list<std::size_t>{1, 2, 3, count})
        QTest::addRow("line %zu", line) << line;
}

void TestJournalLines::every_flipped_bit_of_a_line_is_named()
{
    QFETCH(std::size_t, line);
    QCOMPARE(damages::missed_in_flips_of(lines(count), line), "");
}

void TestJournalLines::bits_flipped_at_random_are_named()
{
    QCOMPARE(damages::missed_in_flips_at_random(lines(count), scaled(20'000, 4'000)), "");
}

void TestJournalLines::a_damaged_last_newline_is_named_before_a_torn_tail_too()
{
    std::string all = joined(lines(3));
    all.back() = ' ';
    QVERIFY(is_named(all, 3));
    QVERIFY(is_named(all + "{\"entry\":4,\"seal\":\"", 3));
    QVERIFY(is_named(all + all, 3));
}

void TestJournalLines::a_newline_alone_in_a_block_may_be_missing()
{
    const std::string first = lines(1)[0];
    const JournalLine before = journal_lines(first, "war.corneta")->lines.back();
    for (const std::size_t behind_a_block : {0U, 1U}) {
        JournalLine line = sealed_line(R"({"note":""})", before);
        const std::size_t newline = first.size() + text(line).size() - 1;
        const std::string words(1024 - newline % 512 + behind_a_block, 'n');
        line = sealed_line(fmt::format(R"({{"note":"{}"}})", words), before);
        std::string all = first + text(line);
        all.back() = '\0';
        QCOMPARE((all.size() - 1) % 512, behind_a_block);
        QCOMPARE(said_of(all).startsWith("1 lines, "), behind_a_block == 0);
        QCOMPARE(said_of(all + std::string(300, '\0')).startsWith("1 lines, "), behind_a_block == 0); // lines to come were in the block too
        QVERIFY(is_named(all + "x", 2));
        QCOMPARE(is_named(all, 2), behind_a_block != 0);
    }
}

void TestJournalLines::lines_moved_are_named()
{
    QCOMPARE(damages::missed_in_moved_lines(lines(count)), "");
}

void TestJournalLines::another_ending_is_no_seal_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("a carriage return") << QByteArray{"\"}\n"} << QByteArray{"\"}\r\n"};
    QTest::newRow("a space behind the colon") << QByteArray{",\"seal\":"} << QByteArray{",\"seal\": "};
    QTest::newRow("a space before the brace") << QByteArray{"\"}\n"} << QByteArray{"\" }\n"};
    QTest::newRow("no comma") << QByteArray{",\"seal\":"} << QByteArray{"\"seal\":"};
    QTest::newRow("an empty line") << QByteArray{"\"}\n"} << QByteArray{"\"}\n\n"};
}

void TestJournalLines::another_ending_is_no_seal()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const std::vector<std::string> written = lines(3);
    QByteArray second = QByteArray::fromStdString(written[1]);
    QVERIFY(second.contains(from));
    const std::string all = written[0] + second.replace(from, to).toStdString() + written[2];
    QCOMPARE(said_of(all), QStringLiteral("war.corneta:%1: damaged: it does not end in a seal").arg(to == "\"}\n\n" ? 3 : 2));

    const QByteArray seal = QByteArray::fromStdString(written[1]).right(67).left(64);
    const std::string upper = written[0] + QByteArray::fromStdString(written[1]).replace(seal, seal.toUpper()).toStdString() + written[2];
    QCOMPARE(said_of(upper), "war.corneta:2: damaged: it does not end in a seal");
}

void TestJournalLines::what_no_game_was_written_to_is_refused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    QTest::newRow("nothing") << QByteArray{} << "war.corneta: empty: no game was ever written to it";
    QTest::newRow("a torn first line") << QByteArray::fromStdString(lines(1)[0]).chopped(1)
                                       << "war.corneta:1: the first line breaks off: no game was wholly written to it";
    QTest::newRow("another file") << QByteArray{"{\"chart\":\"fire\"}\n"} << "war.corneta:1: damaged: it does not end in a seal";
    QTest::newRow("an empty line") << QByteArray{"\n"} << "war.corneta:1: damaged: it does not end in a seal";
}

void TestJournalLines::what_no_game_was_written_to_is_refused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, said);
    QCOMPARE(said_of(bytes.toStdString()), said);
}

#include "test_journal_lines.moc"
