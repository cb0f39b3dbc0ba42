// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/journal/salvage.h"
#include "tests/storage/sample_journal.h"

#include <QObject>
#include <QTest>

#include <random>

using namespace corneta;
using namespace sample_journal;

/// What is sound of a damaged journal is found, whatever happened to it, and nothing of it is made up.
class TestSalvage : public QObject {
    Q_OBJECT

private slots:
    void a_sound_journal_is_saved_whole();
    void a_journal_cut_anywhere_keeps_its_whole_lines();
    void a_changed_byte_costs_what_hangs_on_it_at_most();
    void a_damaged_seal_is_mended();
    void a_lost_line_break_costs_nothing();
    void of_a_fork_the_longer_chain_is_taken();
    void bytes_that_are_no_game_save_nothing();
    void nothing_is_thrown_away();
    void what_is_no_line_takes_no_more_room_than_it_is_long();
    void a_long_game_costs_no_more_than_a_short_one_data();
    void a_long_game_costs_no_more_than_a_short_one();
};

namespace {

std::string saved(const Salvage& salvage)
{
    std::string bytes;
    for (const JournalLine& line : salvage.lines)
        bytes += text(line);
    return bytes;
}

QString told(const Salvage& salvage)
{
    QStringList lines;
    for (const Sentence& sentence : salvage.told)
        lines += QString::fromStdString(text(sentence));
    return lines.join('\n');
}

/// Lines that say something else behind `before`.
std::vector<JournalLine> other_lines(JournalLine before, int count)
{
    std::vector<JournalLine> all;
    for (int number = 1; number <= count; ++number) {
        all.push_back(sealed_line("{\"other\":" + std::to_string(number) + "}", before));
        before = all.back();
    }
    return all;
}

} // namespace

void TestSalvage::a_sound_journal_is_saved_whole()
{
    const std::string bytes = joined(lines(12));
    const Salvage salvage = salvaged(bytes);
    QCOMPARE(saved(salvage), bytes);
    QCOMPARE(told(salvage), "");
    QVERIFY(salvage.left_out.empty());
}

void TestSalvage::a_journal_cut_anywhere_keeps_its_whole_lines()
{
    const std::string bytes = joined(lines(4));
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        const std::string cut = bytes.substr(0, size);
        const std::string is_saved = saved(salvaged(cut));
        // A last line that lacks nothing but its line break is whole.
        const std::string whole = bytes[size] == '\n' && size > 0 ? cut + '\n' : cut.substr(0, cut.rfind('\n') + 1);
        QVERIFY2(is_saved == whole, qPrintable(QString::number(size)));
    }
}

void TestSalvage::a_changed_byte_costs_what_hangs_on_it_at_most()
{
    const std::vector<std::string> all = lines(4);
    const std::string bytes = joined(all);
    std::size_t line = 0, start = 0;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (at == start + all[line].size())
            start += all[line++].size();
        for (const unsigned bit : {0U, 3U, 6U}) {
            std::string damaged = bytes;
            damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ (1U << bit));
            const Salvage salvage = salvaged(damaged);
            const std::string is_saved = saved(salvage);
            QVERIFY2(bytes.starts_with(is_saved) && is_saved.size() >= start,
                     qPrintable(QStringLiteral("byte %1, bit %2: %3").arg(at).arg(bit).arg(told(salvage))));
        }
    }
}

void TestSalvage::a_damaged_seal_is_mended()
{
    std::vector<std::string> all = lines(6);
    const std::string bytes = joined(all);
    all[2][all[2].size() - 10] = all[2][all[2].size() - 10] == 'a' ? 'b' : 'a';
    const Salvage salvage = salvaged(joined(all));
    QCOMPARE(saved(salvage), bytes);
    QCOMPARE(told(salvage), "line 3: its seal was damaged and is mended");
    all[2][all[2].size() - 10] = '?';
    QCOMPARE(saved(salvaged(joined(all))), bytes);
    std::vector<std::string> last = lines(6);
    last[5][last[5].size() - 10] = '?'; // nothing hangs on it that shows what it said
    QCOMPARE(saved(salvaged(joined(last))), joined(lines(5)));
}

void TestSalvage::a_lost_line_break_costs_nothing()
{
    std::vector<std::string> all = lines(6);
    const std::string bytes = joined(all);
    all[3].back() = ' ';
    QCOMPARE(saved(salvaged(joined(all))), bytes);
    all[3].pop_back();
    QCOMPARE(saved(salvaged(joined(all))), bytes);
}

void TestSalvage::of_a_fork_the_longer_chain_is_taken()
{
    std::vector<JournalLine> first{sealed_line(body(1))};
    for (int number = 2; number <= 20; ++number)
        first.push_back(sealed_line(body(number), first.back()));
    for (const int count : {5, 30}) {
        const std::vector<JournalLine> second = other_lines(first[9], count); // behind line 10
        std::vector<JournalLine> by_turns{first.begin(), first.begin() + 10};
        for (std::size_t at = 0; at < std::max<std::size_t>(10, second.size()); ++at) {
            if (at < 10)
                by_turns.push_back(first[10 + at]);
            if (at < second.size())
                by_turns.push_back(second[at]);
        }
        std::string bytes, expected;
        for (const JournalLine& line : by_turns)
            bytes += text(line);
        for (const JournalLine& line : count > 10 ? std::vector(first.begin(), first.begin() + 10) : first)
            expected += text(line);
        if (count > 10)
            for (const JournalLine& line : second)
                expected += text(line);
        const Salvage salvage = salvaged(bytes);
        QCOMPARE(saved(salvage), expected);
        QCOMPARE(
            told(salvage),
            QStringLiteral("a fork: line %1 also follows line 10; it was left out with all that depends on it").arg(count > 10 ? 11 : 12));
        QCOMPARE(salvage.left_out.size(), std::size_t{count > 10 ? 10U : 5U});
    }
}

void TestSalvage::bytes_that_are_no_game_save_nothing()
{
    std::mt19937 random{20261122};
    for (int times = 0; times < 200; ++times) {
        std::string bytes;
        for (std::size_t size = random() % 2000; size > 0; --size)
            bytes += random() % 8 == 0 ? "{}\"\n,:a1"[random() % 8] : static_cast<char>(random());
        QVERIFY(salvaged(bytes).lines.empty());
    }
    const std::vector<std::string> all = lines(3);
    QVERIFY(salvaged(all[1] + all[2]).lines.empty());
}

/// What is between the lines of the chain, with them, is all of the file but line breaks that end a line.
void TestSalvage::nothing_is_thrown_away()
{
    std::mt19937 random{20261125};
    const std::vector<std::string> all = lines(6);
    for (int times = 0; times < 300; ++times) {
        std::string bytes;
        for (const std::string& line : all) {
            for (std::size_t size = random() % 3 == 0 ? random() % 40 : 0; size > 0; --size)
                bytes += "{}\"\n,:a1"[random() % 8];
            bytes += line;
        }
        bytes[random() % bytes.size()] = '?';
        const Salvage salvage = salvaged(bytes);
        std::string_view rest = bytes;
        auto left = salvage.left_out.begin();
        for (auto line = salvage.lines.begin(); !rest.empty();) {
            const std::string head = line == salvage.lines.end() ? "" : line->body.substr(0, line->body.size() - 1);
            if (rest.front() == '\n') {
                rest.remove_prefix(1);
            } else if (!head.empty() && rest.starts_with(head)) {
                rest.remove_prefix(head.size() + bytes_of_seal);
                ++line;
            } else {
                QVERIFY(left != salvage.left_out.end() && rest.starts_with(*left));
                rest.remove_prefix((left++)->size());
            }
        }
        QVERIFY(left == salvage.left_out.end());
    }
}

void TestSalvage::what_is_no_line_takes_no_more_room_than_it_is_long()
{
    const std::string before = lines(1)[0];
    std::string bytes = before;
    for (int line = 0; line < 1000; ++line)
        bytes += "x\n{\n";
    const Salvage salvage = salvaged(bytes);
    QCOMPARE(saved(salvage), before);
    QCOMPARE(salvage.left_out.size(), std::size_t{1});
    QCOMPARE(salvage.left_out.front(), bytes.substr(before.size(), bytes.size() - before.size() - 1));
    QCOMPARE(told(salvage), "from line 2 to line 2001: damaged, or behind a damaged line, and left out");
}

void TestSalvage::a_long_game_costs_no_more_than_a_short_one_data()
{
    const std::vector<std::string> all = lines(2);
    const auto repeated = [](const std::string& text, int times) { return QByteArray::fromStdString(text).repeated(times); };
    std::string changed = all[1];
    changed[10] = changed[10] == 'a' ? 'b' : 'a';
    QByteArray damaged = QByteArray::fromStdString(all[0] + changed);
    JournalLine before = sealed_line(body(2), sealed_line(body(1)));
    for (int number = 3; number < 60'000; ++number) {
        before = sealed_line(body(number), before);
        damaged += QByteArray::fromStdString(text(before));
    }
    const QByteArray seal = QByteArray::fromStdString(all[1]).right(bytes_of_seal + 1).chopped(1);
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a byte changed at the beginning of a long game") << damaged;
    QTest::newRow("lines that hang on nothing") << QByteArray::fromStdString(all[0]) + repeated(changed, 60'000);
    QTest::newRow("pieces without a seal") << QByteArray::fromStdString(all[0])
            + ('{' + QByteArray(bytes_of_seal, 'x') + '\n').repeated(200'000);
    QTest::newRow("what looks like seals, and no line break") << QByteArray::fromStdString(all[0]) + '{' + seal.repeated(400'000);
}

void TestSalvage::a_long_game_costs_no_more_than_a_short_one()
{
    QFETCH(QByteArray, bytes);
    const std::string all = bytes.toStdString();
    QCOMPARE(saved(salvaged(all)), lines(1)[0]);
    QVERIFY(said_of(all).startsWith("1 lines, ") || said_of(all).startsWith("war.corneta:2: damaged"));
}

#include "test_salvage.moc"
