// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/game/kept_game.h"

#include <random>
#include <string>

/// A roller of its own: faces by a seed, numbers from 1.
class SeededRoller final : public corneta::Roller {
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

/// A game of random commands: plays in and out of season, phases, undo and redo, amendments and strikes.
class RandomGame {
public:
    RandomGame(const corneta::Ruleset& ruleset, const std::string& scenario, unsigned seed);

    /// Gives a random command; what is refused changes nothing.
    bool give();
    /// Sets a stat of each unit of the kind `unit` to one of the words at random.
    void deal(const std::string& stat, const std::vector<std::string>& words);
    const corneta::game::Journal& journal() const { return m_game.journal(); }
    const corneta::Rulebook& book() const { return m_game.book(); }

private:
    int below(int most) { return static_cast<int>(m_random() % static_cast<unsigned>(most)); }
    corneta::game::Command command();
    corneta::game::Roles roles_for(const corneta::Action& action);
    corneta::game::Play play();
    corneta::game::Command past();

    KeptGame m_game;
    std::mt19937 m_random;
    SeededRoller m_roller;
};
