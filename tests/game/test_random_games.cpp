// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/game_json.h"
#include "app/storage/scenarios.h"
#include "core/game/roster.h"
#include "core/game/rules.h"
#include "rulesets/all_rulesets.h"
#include "tests/game/kept_game.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <random>

using namespace corneta;

/// Games of random commands: the state is always the fold of the timeline in force, and every line is read as it was written.
class TestRandomGames : public QObject {
    Q_OBJECT
private slots:
    void the_state_is_the_fold_of_the_timeline_in_force_data();
    void the_state_is_the_fold_of_the_timeline_in_force();
};

namespace {

#ifdef CORNETA_SANITIZED
constexpr int games = 25; // ten times as slow
#else
constexpr int games = 250; // of each of the four rulesets
#endif
constexpr int commands = 50;

/// A roller of its own: faces by a seed, numbers from 1.
class SeededRoller final : public Roller {
public:
    explicit SeededRoller(unsigned seed) : m_random{seed} {}
    int face(int sides) override
    {
        ++m_next;
        return static_cast<int>(m_random() % static_cast<unsigned>(sides)) + 1;
    }
    std::int64_t next_number() const override { return m_next; }

private:
    std::mt19937 m_random;
    std::int64_t m_next = 1;
};

class RandomGame {
public:
    RandomGame(const Ruleset& ruleset, const std::string& scenario, unsigned seed)
        : m_game{ruleset, scenario},
          m_random{seed},
          m_roller{seed}
    {
    }

    /// Gives a random command; what is refused changes nothing.
    bool give()
    {
        const game::State before = m_game.journal().state();
        const std::string refusal = m_game.give(command(), {.roller = &m_roller});
        if (!refusal.empty() && !(before == m_game.journal().state()))
            qFatal("a refusal changed the state: %s", refusal.c_str());
        if (refusal.starts_with("not taken"))
            qFatal("decided and not taken: %s", refusal.c_str());
        return refusal.empty();
    }
    const game::Journal& journal() const { return m_game.journal(); }

private:
    int below(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most)); }

    game::Command command()
    {
        const int draw = below(20);
        if (draw < 10)
            return play();
        if (draw < 12)
            return game::Undo{};
        if (draw < 13)
            return game::Redo{};
        if (draw < 15)
            return game::EndPhase{below(2) == 0 ? "" : "on we go"};
        if (draw < 16)
            return game::Note{"a note"};
        return past();
    }

    game::Roles roles_for(const Action& action)
    {
        game::Roles roles;
        for (const std::string_view role : game::roles_of(*m_game.book().ruleset, action)) {
            std::vector<std::string> fit;
            for (const game::Unit& unit : m_game.journal().state().units)
                if (unit.kind == game::kind_in_role(*m_game.book().ruleset, role))
                    fit.push_back(unit.key);
            if (!fit.empty() && below(8) > 0)
                roles.push_back({std::string{role}, {fit[static_cast<std::size_t>(below(static_cast<int>(fit.size())))]}});
        }
        return roles;
    }

    game::Play play()
    {
        const auto& owed = m_game.journal().state().owed;
        if (!owed.empty() && below(2) == 0) {
            const game::Owed& one = owed[static_cast<std::size_t>(below(static_cast<int>(owed.size())))];
            game::Play play{.action = one.next.choices.front().action, .follows = game::Follows{one.entry, one.index, 0}};
            return play;
        }
        const auto actions = m_game.book().ruleset->actions;
        const Action& action = actions[static_cast<std::size_t>(below(static_cast<int>(actions.size())))];
        return {.action = std::string{action.key}, .roles = roles_for(action), .reason = "as it comes"};
    }

    /// An amendment or a strike of a past entry; what no longer fits is struck in the second try.
    game::Command past()
    {
        const int entry = below(m_game.journal().next_number()) + 1;
        std::vector<game::Ruling> rulings;
        if (below(2) == 0)
            for (int later = entry + 1; later < m_game.journal().next_number(); ++later)
                if (m_game.journal().in_force(later) != nullptr && below(3) == 0)
                    rulings.push_back({later, below(2) == 0 ? game::Rule::Strike : game::Rule::Keep, std::nullopt});
        const game::Reading* const reading = m_game.journal().in_force(entry);
        if (reading == nullptr || !reading->play || below(3) == 0)
            return game::Strike{entry, "struck", rulings};
        game::Play play = *reading->play;
        if (const Action* const action = m_game.book().ruleset->find_action(play.action); below(2) == 0)
            play.roles = roles_for(*action);
        return game::Amend{entry, play, "read otherwise", rulings};
    }

    KeptGame m_game;
    std::mt19937 m_random;
    SeededRoller m_roller;
};

game::State fold_of(const game::Journal& journal)
{
    game::State state = journal.start();
    for (const game::Reading* const reading : journal.in_force())
        apply(state, reading->entry, reading->effects);
    return state;
}

/// The journal read from the lines its entries are written in.
game::Journal read_again(const game::Journal& journal)
{
    game::Journal again{journal.start()};
    for (const game::Entry& entry : journal.entries()) {
        const std::string line = json_of(GameLine{entry});
        const auto statement = statement_of_line(line, "game", entry.number);
        const auto read = statement ? line_from(*statement) : std::unexpected{statement.error()};
        if (!read)
            qFatal("%s: %s", joined(read.error()).c_str(), line.c_str());
        if (json_of(*read) != line)
            qFatal("read otherwise than written: %s", line.c_str());
        if (const auto taken = again.append(std::get<game::Entry>(*read)); !taken)
            qFatal("%s: %s", joined(taken.error()).c_str(), line.c_str());
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
        RandomGame game{known, scenarios->front().key, static_cast<unsigned>(number + 1)};
        for (int i = 0; i < commands; ++i) {
            if (!game.give())
                continue;
            ++taken;
            QVERIFY(game.journal().state() == fold_of(game.journal()));
            changed += game.journal().entries().back().readings.size() > 1 ? 1 : 0;
        }
        QVERIFY(read_again(game.journal()).state() == game.journal().state());
    }
    qInfo("%d of %d commands taken, %d read later entries again", taken, games * commands, changed);
    QVERIFY(taken > games * commands / 4);
    QVERIFY(changed > 0);
}

QTEST_GUILESS_MAIN(TestRandomGames)
#include "test_random_games.moc"
