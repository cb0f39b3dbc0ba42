// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/dice/typed_dice.h"
#include "core/game/automatic/line_map.h"
#include "core/game/journal/journal.h"
#include "core/game/play/rules.h"

#include <cstdint>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace corneta::game {

/// Faces that follow from a seed alone: nobody could choose them and nothing proves it. Their number is the seed.
class SeededRoller final : public Roller {
public:
    explicit SeededRoller(std::uint64_t seed) : m_seed{seed}, m_random{seed} {}
    int face(int sides) override { return static_cast<int>(m_random() % static_cast<std::uint64_t>(sides)) + 1; }
    std::int64_t next_number() const override { return static_cast<std::int64_t>(m_seed); }

private:
    std::uint64_t m_seed;
    std::mt19937_64 m_random;
};

/// What an automatic player does: an entry that is decided, or a word to be laid face down or all of them to be turned up, which is up to who
/// keeps what lies there.
struct AutomaticMove {
    std::optional<Entry> entry{};
    std::string unit{}; ///< by which `word` is laid; without one all is turned up
    std::string word{};
};

/// Plays both sides of a game by what it offers: what is owed, who has not acted, what may follow, and then the next phase. It gives no
/// reasons and makes no edits. What it has to measure it takes from a map of one line: each command stands at a place that follows from the
/// seed and the turn. Equal seeds play equal games.
class AutomaticPlayer {
public:
    AutomaticPlayer(const Rulebook& book, std::uint64_t seed);

    /// The next move, or nothing: the battle is decided, or `stuck` says what the rules want that it could not do.
    std::optional<AutomaticMove> next(const Journal& journal);
    const Problems& stuck() const { return m_stuck; }

private:
    using Tried = std::set<std::pair<std::string, std::string>>;

    std::optional<AutomaticMove> owed(const Journal& journal, bool must);
    std::optional<AutomaticMove> anything(const Journal& journal);
    /// Of those who have not acted: who must, before anything is laid face down and after it, and who may.
    enum class Asks : std::uint8_t { First, Must, May };
    std::optional<AutomaticMove> idle(const Journal& journal, Asks asks);
    std::optional<AutomaticMove> hidden(const Journal& journal);
    std::optional<AutomaticMove> another(const Journal& journal);
    std::optional<AutomaticMove> phase(const Journal& journal);

    /// The entry of that play, its open answers and roles filled and mended until nothing speaks against it; nothing when it cannot be.
    std::optional<Entry> played(const Journal& journal, Play play);
    /// Answers a problem with another word or unit; false where there is none.
    bool mend(const State& state, const Action& action, const Problem& problem, const Roles& seated, Play& play);
    bool seat(const State& state, std::string_view role, const Roles& seated, Play& play);
    void answer(const Action& action, const Field& field, Play& play, std::string word) const;
    std::string any_word(const Field& field);
    /// Whether a field asks for a distance that the map tells.
    bool is_measured_between(const Field& field, const Play& play) const;
    /// Answers measured on the map, and now and then another choice than the usual one.
    void measure(const State& state, const Action& action, Play& play);

    std::uint64_t below(std::uint64_t most) { return m_random() % most; }
    bool by_chance(int in_a_hundred) { return below(100) < static_cast<std::uint64_t>(in_a_hundred); }

    const Rulebook& m_book;
    std::vector<StatSpec> m_stats;
    LineMap m_map;
    std::mt19937_64 m_random;
    SeededRoller m_roller;
    Stage m_stage; ///< to which what was tried belongs
    Tried m_tried; ///< unit and action, or entry and follow-up
    bool m_is_second_try = false;
    Problems m_stuck;
};

} // namespace corneta::game
