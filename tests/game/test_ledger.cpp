// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/ledger.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta;

/// The luck of two sides reckoned by hand.
class TestLedger : public QObject {
    Q_OBJECT
private slots:
    void harms_are_added_up_for_who_dealt_and_who_suffered_them();
    void the_percentile_counts_every_sum_of_all_rolls();
    void the_worst_streak_is_where_most_was_missing();
    void what_is_undone_counts_no_more();
};

namespace {

/// A fire of the U.S. on Mexico that does 0, 1 or 2, each as likely as a coin's: 1, 2, 1 in 4.
game::Entry fire(int number, int actual)
{
    game::EntryResult result{.entry = number};
    result.played = game::PlayedAction{number, "fire", {{"firer", {"k1"}}, {"target", {"m1"}}}};
    result.luck = {{"mexican", 1.0, actual, {{0, 0.25}, {1, 0.5}, {2, 0.25}}}};
    return {.number = number, .command = game::Note{"fire"}, .results = {result}};
}

game::Journal journal_of(const std::vector<int>& harms)
{
    game::State state;
    state.units = {{.key = "us", .name = "U.S.", .kind = "side"},
                   {.key = "mexican", .name = "Mexico", .kind = "side"},
                   {.key = "k1", .name = "K1", .side = "us"},
                   {.key = "m1", .name = "M1", .side = "mexican"}};
    game::Journal journal{state};
    for (const int harm : harms)
        if (!journal.append(fire(journal.next_number(), harm)))
            qFatal("not taken");
    return journal;
}

} // namespace

void TestLedger::harms_are_added_up_for_who_dealt_and_who_suffered_them()
{
    const auto ledger = game::luck_ledger(journal_of({2, 0, 2}));
    QCOMPARE(ledger.size(), std::size_t{2});
    QCOMPARE(ledger[0].dealt.rolls, 3);
    QCOMPARE(ledger[0].dealt.expected, 3.0);
    QCOMPARE(ledger[0].dealt.actual, 4);
    QCOMPARE(ledger[0].suffered.rolls, 0);
    QCOMPARE(ledger[1].suffered.actual, 4);
    QCOMPARE(ledger[1].dealt.rolls, 0);
}

/// Two rolls: sums 0 to 4 in 1, 4, 6, 4, 1 of 16.
void TestLedger::the_percentile_counts_every_sum_of_all_rolls()
{
    QCOMPARE(game::luck_ledger(journal_of({0, 0}))[0].dealt.percentile, 0.5 / 16);
    QCOMPARE(game::luck_ledger(journal_of({1, 1}))[0].dealt.percentile, 0.5);
    QCOMPARE(game::luck_ledger(journal_of({2, 1}))[0].dealt.percentile, 13.0 / 16);
    QCOMPARE(game::luck_ledger(journal_of({2, 2}))[0].dealt.percentile, 15.5 / 16);
}

void TestLedger::the_worst_streak_is_where_most_was_missing()
{
    const auto worst = game::luck_ledger(journal_of({2, 0, 1, 0, 2, 2, 0}))[0].worst;
    QCOMPARE(worst.first_entry, 2);
    QCOMPARE(worst.last_entry, 4);
    QCOMPARE(worst.rolls, 3);
    QCOMPARE(worst.missing, 2.0);
    QCOMPARE(QString::fromStdString(game::in_words(worst, "U.S.")),
             "U.S.'s worst streak: 3 rolls from entry 2 to 4, 2.0 less harm than average.");
    QCOMPARE(game::luck_ledger(journal_of({2, 1}))[0].worst.rolls, 0);
    QCOMPARE(game::in_words({}, "U.S."), std::string{});
}

void TestLedger::what_is_undone_counts_no_more()
{
    game::Journal journal = journal_of({2, 2});
    QVERIFY(journal.append({.number = 3, .command = game::Undo{}}));
    QCOMPARE(game::luck_ledger(journal)[0].dealt.actual, 2);
}

#include "test_ledger.moc"
