// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/packs/packs.h"
#include "app/storage/packs/scenarios.h"
#include "core/conformance/tried.h"
#include "core/game/automatic/automatic_game.h"
#include "core/game/decide/replay.h"
#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/automatic_coverage.h"
#include "tests/game/kept_game.h"
#include "tests/scaled.h"

#include <QObject>
#include <QTest>

#include <chrono>
#include <map>
#include <set>

using namespace corneta;

/// Battles that play themselves, of each scenario: CORNETA_LONG=1 plays 500 seeds of each, prints what was played and asserts that all was.
class TestAutomaticGames : public QObject {
    Q_OBJECT
private slots:
    void they_come_to_an_end_and_replay_the_same_data();
    void they_come_to_an_end_and_replay_the_same();
    void everything_is_played_data();
    void everything_is_played();

private:
    std::map<std::string, AutomaticCoverage> m_played; ///< by ruleset
};

namespace {

constexpr int last_turn = 40;
constexpr int most_entries = 4000;
constexpr int seeds_that_tell = 500; ///< what is played seldom

int seeds()
{
    const int wanted = qEnvironmentVariableIntValue("CORNETA_LONG");
    return wanted == 0 ? scaled(3, 1) : wanted == 1 ? seeds_that_tell : wanted;
}

/// The men of each side in units that are not as they were, without cavalry that has dismounted or mounted since: it counts otherwise then. No
/// play makes or unmakes any.
std::map<std::string, int> counted(const game::State& state, const game::State& other, const Rulebook& book)
{
    std::map<std::string, int> men;
    for (std::size_t i = 0; i < state.units.size(); ++i) {
        const game::Unit& unit = state.units[i];
        if (i < other.units.size() && other.units[i] == unit)
            continue;
        const game::Unit* const then = other.find(unit.key);
        if (then == nullptr || (!(*then == unit) && then->word("mounted") == unit.word("mounted")))
            for (const game::CountedPart& part : book.ruleset->game->summary(unit, state, book).parts)
                men[unit.side] += part.number;
    }
    return men;
}

/// A choice, an action, or a word of the tables of procedures.
bool is_known(const Ruleset& ruleset, const std::string& name)
{
    return name.contains(" or ") || ruleset.find_action(name) != nullptr || AutomaticCoverage{}.never(ruleset).contains(name);
}

/// Those of the first that are not among the others.
std::string missing(const std::set<std::string>& all, const std::set<std::string>& others)
{
    std::string words;
    for (const std::string& one : all)
        if (!others.contains(one))
            words += (words.empty() ? "" : "; ") + one;
    return words;
}

QString told_of(const game::Entry& entry)
{
    const auto* const play = std::get_if<game::Play>(&entry.command);
    return (play == nullptr ? QString{} : q(play->action) + ": ")
        + (entry.results.empty() || entry.results.front().told.empty() ? QString{} : q(text(entry.results.front().told.front().headline)));
}

/// How games of a scenario went.
struct Counted {
    int entries = 0;
    int decided = 0;
    AutomaticCoverage played;
};

void play_out(game::AutomaticGame& game, const Rulebook& book, Counted& all)
{
    while (game.journal().state().stage.turn <= last_turn && game.journal().next_number() < most_entries) {
        const game::State before = game.journal().state();
        if (!game.move())
            break;
        const game::Entry& entry = game.journal().entries().back();
        QCOMPARE(q(::joined(conformance::problems_in_entry(before, game.journal(), book))), "");
        QVERIFY2(counted(game.journal().state(), before, book) == counted(before, game.journal().state(), book),
                 qPrintable(QStringLiteral("entry %1: %2").arg(entry.number).arg(told_of(entry))));
        ++all.entries;
    }
    QCOMPARE(q(::joined(game.stuck())), "");
    QVERIFY(game.journal().next_number() < most_entries);
    all.decided += game::is_decided(game.journal().state(), book) ? 1 : 0;
    all.played.take(game.journal(), book);
}

void print(const Counted& all, double seconds)
{
    const int games = all.played.games();
    qInfo("%d games, %d decided, %d entries a game, %.0f games a second with their checks; hand to hand in %d", games, all.decided,
          all.entries / games, games / seconds, all.played.fought());
    for (const auto& [side, times] : all.played.winners())
        qInfo("won by %s: %d", side.empty() ? "nobody" : side.c_str(), times);
}

} // namespace

void TestAutomaticGames::they_come_to_an_end_and_replay_the_same_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    QTest::addColumn<std::string>("scenario");
    QTest::addColumn<std::string>("attacker");
    QTest::addColumn<std::optional<std::string>>("pack");
    for (const Ruleset* const ruleset : all_rulesets()) {
        const auto scenarios = scenarios_of(*ruleset);
        QVERIFY(scenarios);
        for (const game::Scenario& scenario : *scenarios)
            QTest::addRow("%s", scenario.key.c_str()) << ruleset << scenario.key << scenario.attacker << std::optional<std::string>{};
        for (const std::string& pack : is_sample ? std::vector<std::string>{} : built_in_keys(*ruleset, "packs"))
            for (const game::Scenario& scenario : *scenarios)
                QTest::addRow("%s by %s", scenario.key.c_str(), pack.c_str())
                    << ruleset << scenario.key << scenario.attacker << std::optional{pack};
    }
}

void TestAutomaticGames::they_come_to_an_end_and_replay_the_same()
{
    QFETCH(const Ruleset*, ruleset);
    QFETCH(std::string, scenario);
    QFETCH(std::string, attacker);
    QFETCH(std::optional<std::string>, pack);
    QVERIFY(!attacker.empty());
    const auto found = rulebook_with_pack(*ruleset, pack);
    QVERIFY(found);
    const Rulebook& book = *found;
    const auto found_starts = game::starts_of(book, *scenario_statements(*ruleset, scenario));
    QVERIFY(found_starts);
    const std::vector<game::State>& starts = *found_starts;
    Counted all;
    const auto from = std::chrono::steady_clock::now();
    for (int seed = 1; seed <= seeds(); ++seed) {
        const game::State& start = starts[static_cast<std::size_t>(seed) % starts.size()];
        game::AutomaticGame game{book, start, attacker, static_cast<std::uint64_t>(seed)};
        play_out(game, book, all);
        if (QTest::currentTestFailed()) {
            qCritical("seed %d", seed);
            break;
        }
        QCOMPARE(q(::joined(differences_in_replay(game.journal(), book))), "");
        game::AutomaticGame again{book, start, attacker, static_cast<std::uint64_t>(seed), false};
        while (again.journal().next_number() < game.journal().next_number() && again.move()) {}
        QVERIFY(again.journal().state() == game.journal().state());
        QCOMPARE(again.journal().next_number(), game.journal().next_number());
        QCOMPARE(again.journal().entries().size(), std::size_t{1}); // it tells nothing and keeps no more
        QVERIFY(!again.journal().can_undo() && again.journal().find(1) == nullptr);
    }
    if (!pack)
        m_played[std::string{ruleset->key}].add(all.played);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - from;
    if (qEnvironmentVariableIsSet("CORNETA_LONG"))
        print(all, seconds.count());
    QVERIFY(all.played.fought() * 2 >= all.played.games() || seeds() < seeds_that_tell); // many a charge is out of reach, halts or breaks
}

void TestAutomaticGames::everything_is_played_data()
{
    QTest::addColumn<const Ruleset*>("ruleset");
    for (const Ruleset* const ruleset : all_rulesets())
        QTest::addRow("%s", std::string{ruleset->key}.c_str()) << ruleset;
}

void TestAutomaticGames::everything_is_played()
{
    QFETCH(const Ruleset*, ruleset);
    const auto found = m_played.find(std::string{ruleset->key});
    if (found == m_played.end())
        QSKIP("no game of it was played");
    const AutomaticCoverage& played = found->second;
    for (const QString& line : played.table(*ruleset))
        qInfo("%s", qPrintable(line));
    const auto scenarios = scenarios_of(*ruleset);
    const bool has_what_hides = std::ranges::any_of(*scenarios, [&](const game::Scenario& scenario) {
        return std::ranges::any_of(scenario.start.units, [&](const game::Unit& unit) {
            return std::ranges::any_of(ruleset->game->hidden, [&](const game::HiddenSpec& spec) {
                return spec.kind == unit.kind && (!spec.letters.empty() || spec.words != nullptr);
            });
        });
    });
    QVERIFY(!has_what_hides || (played.laid() > 0 && played.turned_up() > 0));
    QVERIFY(played.fought() > 0);
    std::set<std::string> listed;
    for (const SeldomPlayed& seldom : ruleset->seldom)
        listed.insert(std::string{seldom.what});
    for (const std::string& one : listed)
        QVERIFY2(is_known(*ruleset, one), one.c_str());
    if (seeds() < seeds_that_tell)
        return;
    std::set<std::string> seldom = played.seldom(*ruleset, 50, 20);
    seldom.merge(played.never(*ruleset));
    QCOMPARE(q(missing(seldom, listed)), ""); // played seldom, and nobody says why
    QCOMPARE(q(missing(listed, seldom)), ""); // listed, and played all the same
}

#include "test_automatic_games.moc"
