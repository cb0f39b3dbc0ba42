// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game/game_json.h"
#include "app/storage/packs/scenarios.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/random_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QString>
#include <QTest>

using namespace corneta;

/// Games of random commands: the state is always the fold of the timeline in force, and every line is read as it was written.
class TestRandomGames : public QObject {
    Q_OBJECT
private slots:
    void the_state_is_the_fold_of_the_timeline_in_force_data();
    void the_state_is_the_fold_of_the_timeline_in_force();
};

namespace {

const int games = scaled<int>(250, 25); // of each of the four rulesets
constexpr int commands = 50;

game::State fold_of(const game::Journal& journal)
{
    game::State state = journal.start();
    for (const game::EntryResult* const result : journal.in_force())
        apply(state, result->entry, result->effects);
    return state;
}

/// The journal read from the lines its entries are written in.
game::Journal read_again(const game::Journal& journal)
{
    game::Journal again{journal.start()};
    for (const game::Entry& entry : journal.entries()) {
        const std::string line = json_of(GameLine{entry});
        const auto read = line_from(line, "game", entry.number);
        if (!read)
            qFatal("%s: %s", ::joined(read.error()).c_str(), line.c_str());
        if (json_of(*read) != line)
            qFatal("read otherwise than written: %s", line.c_str());
        if (const auto taken = again.append(std::get<game::Entry>(*read)); !taken)
            qFatal("%s: %s", ::joined(taken.error()).c_str(), line.c_str());
    }
    return again;
}

} // namespace

void TestRandomGames::the_state_is_the_fold_of_the_timeline_in_force_data()
{
    QTest::addColumn<int>("ruleset");
    for (std::size_t i = 0; i < all_rulesets().size(); ++i)
        QTest::addRow("%s", std::string{all_rulesets()[i]->key}.c_str()) << static_cast<int>(i);
}

void TestRandomGames::the_state_is_the_fold_of_the_timeline_in_force()
{
    QFETCH(int, ruleset);
    const Ruleset& known = *all_rulesets()[static_cast<std::size_t>(ruleset)];
    const auto scenarios = scenarios_of(known);
    QVERIFY(scenarios);
    if (scenarios->empty())
        QSKIP("no scenario yet");
    int taken = 0;
    int changed = 0;
    for (int number = 0; number < games; ++number) {
        const std::string& scenario = (*scenarios)[static_cast<std::size_t>(number) % scenarios->size()].key;
        RandomGame game{known, scenario, static_cast<unsigned>(number + 1)};
        for (int i = 0; i < commands; ++i) {
            if (!game.give())
                continue;
            ++taken;
            QVERIFY(game.journal().state() == fold_of(game.journal()));
            changed += game.journal().entries().back().results.size() > 1 ? 1 : 0;
        }
        QVERIFY(read_again(game.journal()).state() == game.journal().state());
    }
    qInfo("%d of %d commands taken, %d read later entries again", taken, games * commands, changed);
    QVERIFY(taken > games * commands / 4);
    QVERIFY(changed > 0);
}

#include "test_random_games.moc"
