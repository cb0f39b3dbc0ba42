// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/journal.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <random>

using namespace corneta;
using namespace corneta::game;

/// A state is the fold of the results in force, whichever way a journal came to them.
class TestTimelines : public QObject {
    Q_OBJECT

private slots:
    void a_state_is_what_is_in_force();
    void a_long_game_goes_back_and_forth();
    void a_long_game_is_struck_at_its_end();
};

namespace {

State one_unit()
{
    State state;
    state.units.push_back({.key = "k1", .stats = {{"points", "0"}}});
    return state;
}

Entry entry(const Journal& journal, Command command)
{
    return {.number = journal.next_number(), .command = std::move(command)};
}

/// Points that tell the order in which they were given.
Entry given(const Journal& journal)
{
    Entry given = entry(journal, Note{"so"});
    given.results.push_back(
        {.entry = given.number, .effects = {.stats = {{"k1", "points", Does::Set, std::to_string(given.number % 997)}}}});
    return given;
}

Entry struck(const Journal& journal, int number)
{
    Entry struck = entry(journal, Strike{number, "so", {}});
    struck.struck.push_back(number);
    return struck;
}

bool took(Journal& journal, Entry entry)
{
    return journal.append(std::move(entry)).has_value();
}

State folded(const Journal& journal)
{
    State state = journal.start();
    for (const EntryResult* const result : journal.in_force())
        apply(state, result->entry, result->effects);
    return state;
}

} // namespace

void TestTimelines::a_state_is_what_is_in_force()
{
    std::mt19937 random{20261124};
    for (int game = 0; game < scaled(40, 10); ++game) {
        Journal journal{one_unit()};
        for (int turn = 0; turn < 400; ++turn) {
            const auto what = random() % 10;
            const auto in_force = journal.in_force();
            if (what < 4)
                QVERIFY(took(journal, given(journal)));
            else if (what < 7 && journal.can_undo())
                QVERIFY(took(journal, entry(journal, Undo{})));
            else if (what < 9 && journal.can_redo())
                QVERIFY(took(journal, entry(journal, Redo{})));
            else if (!in_force.empty())
                QVERIFY(took(journal, struck(journal, in_force[random() % in_force.size()]->entry)));
            QVERIFY(!took(journal, struck(journal, journal.next_number()))); // leaves nothing behind
            QVERIFY(journal.state() == folded(journal));
        }
    }
}

void TestTimelines::a_long_game_goes_back_and_forth()
{
    const int entries = scaled(40'000, 2'000);
    Journal journal{one_unit()};
    for (int number = 1; number <= entries; ++number)
        QVERIFY(took(journal, given(journal)));
    for (int back = 0; back < entries / 2; ++back)
        QVERIFY(took(journal, entry(journal, Undo{})));
    for (int turn = 0; turn < entries; ++turn) {
        QVERIFY(took(journal, entry(journal, Redo{})));
        QVERIFY(took(journal, entry(journal, Undo{})));
    }
    for (int forth = 0; forth < entries / 2; ++forth)
        QVERIFY(took(journal, entry(journal, Redo{})));
    QVERIFY(journal.state() == folded(journal));
}

void TestTimelines::a_long_game_is_struck_at_its_end()
{
    const int entries = scaled(40'000, 2'000);
    Journal journal{one_unit()};
    for (int number = 1; number <= entries; ++number)
        QVERIFY(took(journal, given(journal)));
    for (int turn = 0; turn < entries; ++turn) {
        QVERIFY(took(journal, given(journal)));
        QVERIFY(took(journal, struck(journal, journal.next_number() - 1)));
    }
    QVERIFY(journal.state() == folded(journal));
}

#include "test_timelines.moc"
