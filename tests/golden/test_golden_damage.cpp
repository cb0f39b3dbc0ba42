// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files/whole_files.h"
#include "app/storage/journal/journal_lines.h"
#include "core/text/words.h"
#include "rulesets/all_rulesets.h"
#include "tests/golden/golden_game.h"
#include "tests/scaled.h"
#include "tests/storage/damages.h"
#include "tests/storage/sample_journal.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace corneta;

/// The shortest golden game broken in every way a disk and a hand can: what is left is opened, what is wrong is named by its line.
class TestGoldenDamage : public QObject {
    Q_OBJECT
private slots:
    void every_prefix_opens_to_its_last_whole_line_data() { add_shortest_golden_row(CORNETA_SOURCE_DIR); }
    void every_prefix_opens_to_its_last_whole_line();
    void every_line_ends_a_game_of_its_own_data() { add_shortest_golden_row(CORNETA_SOURCE_DIR); }
    void every_line_ends_a_game_of_its_own();
    void flipped_bits_are_named_data() { add_shortest_golden_row(CORNETA_SOURCE_DIR); }
    void flipped_bits_are_named();
    void the_power_cut_costs_no_line_that_was_safe_data() { add_shortest_golden_row(CORNETA_SOURCE_DIR); }
    void the_power_cut_costs_no_line_that_was_safe();
    void moved_lines_are_named_data() { add_shortest_golden_row(CORNETA_SOURCE_DIR); }
    void moved_lines_are_named();
};

namespace {

constexpr std::size_t lines_between_swaps = 17;
/// With CORNETA_LONG=1 all there is, else a sample.
template <class Amount> Amount sampled(Amount all, Amount sample)
{
    return qgetenv("CORNETA_LONG") == "1" ? all : sample;
}
const std::size_t bytes_between_prefixes = sampled<std::size_t>(1, scaled<std::size_t>(31, 499));
const std::size_t lines_between_flips = sampled<std::size_t>(1, 4);
const int flips_at_random = sampled(20'000, 2'000);
const int power_cuts = sampled(10'000, scaled(500, 40));

std::vector<std::string> lines_of(const std::string& path)
{
    const auto bytes = bytes_of_file(path);
    if (!bytes)
        qFatal("%s: cannot be read", path.c_str());
    std::vector<std::string> lines;
    for (const std::string_view line : split(std::string_view{*bytes}.substr(0, bytes->size() - 1), '\n'))
        lines.push_back(std::string{line} + '\n');
    return lines;
}

/// Each line of a game behind its shortest one, a journal of two lines: every byte of it is tried in the time of a few whole games.
std::vector<std::vector<std::string>> short_journals(const std::vector<std::string>& lines)
{
    const auto game = journal_lines(sample_journal::joined(lines), "war.corneta");
    const auto size = [](const JournalLine& line) { return line.body.size(); };
    const JournalLine first = sealed_line(std::ranges::min_element(game->lines, {}, size)->body);
    std::vector<std::vector<std::string>> journals;
    for (const JournalLine& line : game->lines)
        journals.push_back({text(first), text(sealed_line(line.body, first))});
    return journals;
}

} // namespace

void TestGoldenDamage::every_prefix_opens_to_its_last_whole_line()
{
    QFETCH(std::string, path);
    const std::vector<std::string> lines = lines_of(path);
    QCOMPARE(damages::missed_in_prefixes(lines, bytes_between_prefixes), "");
    for (const std::vector<std::string>& journal : short_journals(lines))
        QCOMPARE(damages::missed_in_prefixes(journal), "");
}

void TestGoldenDamage::every_line_ends_a_game_of_its_own()
{
    QFETCH(std::string, path);
    const auto bytes = bytes_of_file(path);
    QVERIFY(bytes);
    const auto whole = journal_lines(*bytes, path);
    QVERIFY(whole);
    const auto full = GameRecord::from_lines(whole->lines, path, all_rulesets());
    QVERIFY(full);
    for (std::size_t count = 1; count <= whole->lines.size(); ++count) {
        const auto record = GameRecord::from_lines(std::span{whole->lines}.first(count), path, all_rulesets());
        QVERIFY2(record, qPrintable(QStringLiteral("%1 lines").arg(count)));
        QCOMPARE(record->lines(), static_cast<int>(count));
        const std::size_t entries = record->journal().entries().size();
        QVERIFY(entries == full->journal().entries().size() || full->line_of(static_cast<int>(entries) + 1) > static_cast<int>(count));
        QVERIFY(entries == 0 || full->line_of(static_cast<int>(entries)) <= static_cast<int>(count));
    }
}

void TestGoldenDamage::flipped_bits_are_named()
{
    QFETCH(std::string, path);
    const std::vector<std::string> lines = lines_of(path);
    const auto journals = short_journals(lines);
    for (std::size_t line = 0; line < journals.size(); line += lines_between_flips)
        QCOMPARE(damages::missed_in_flips_of(journals[line], 2), "");
    QCOMPARE(damages::missed_in_flips_at_random(lines, flips_at_random), "");
}

void TestGoldenDamage::the_power_cut_costs_no_line_that_was_safe()
{
    QFETCH(std::string, path);
    QCOMPARE(damages::missed_in_power_cuts(lines_of(path), power_cuts), "");
}

void TestGoldenDamage::moved_lines_are_named()
{
    QFETCH(std::string, path);
    QCOMPARE(damages::missed_in_moved_lines(lines_of(path), lines_between_swaps), "");
}

#include "test_golden_damage.moc"
