// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/entry.h"

#include <cstdint>
#include <deque>
#include <expected>
#include <span>
#include <vector>

namespace corneta::game {

/// All entries of a game and the timelines they made: which results were in force after each. The state is their fold.
class Journal {
public:
    /// What is kept of the entries: all, or the last one alone, of a battle that nobody goes back in.
    enum class Keeps : std::uint8_t { All, Last };

    explicit Journal(State start, Keeps keeps = Keeps::All) : m_start{std::move(start)}, m_state{m_start}, m_keeps{keeps} {}

    const State& start() const { return m_start; }
    const State& state() const { return m_state; }
    const std::deque<Entry>& entries() const { return m_entries; }
    /// Of the entry that comes next; the first is 1.
    int next_number() const { return static_cast<int>(m_forgotten + m_entries.size()) + 1; }

    /// Takes in the entry that comes next, or says why it cannot be one.
    std::expected<void, Problems> append(Entry entry);

    bool can_undo() const { return m_at > 0; }
    bool can_redo() const { return m_at + 1 < m_heads.size(); }
    /// The results in force, in the order of their entries.
    std::vector<const EntryResult*> in_force() const;
    /// The result of an entry that is in force; nothing when it was undone or struck.
    const EntryResult* in_force(int entry) const;
    /// The entry that holds the result of this one that is in force: itself or one that changed it; 0 when there is none.
    int decided_by(int entry) const;
    /// Whether an entry made a timeline that is not undone.
    bool is_standing(int entry) const;
    /// The command of an entry, by its number.
    const Entry* find(int entry) const;

private:
    /// A result and the timeline before it; timelines share their beginnings.
    struct Node {
        int before = none;
        int entry = 0; ///< whose results it is among
        int result = 0;
        std::size_t depth = 0; ///< results before it
    };
    static constexpr int none = -1;
    /// A state on the way, so that not all is folded again for each that goes back.
    struct Kept {
        std::size_t depth = 0; ///< results in it
        int node = none;       ///< the last of them
        State state;
    };

    const EntryResult& result_at(int node) const;
    /// The node of an entry that is in force; none when there is none.
    int node_of(int entry) const;
    std::expected<void, Problems> move(std::size_t to);
    std::expected<void, Problems> branch(const Entry& entry);
    std::expected<void, Problems> lengthen(const Entry& entry);
    /// The state after the first `shared` results in force and then those of `nodes`, or what does not fit.
    std::expected<State, Problems> folded(std::size_t shared, std::span<const int> nodes);
    void keep(std::size_t depth, int node, const State& state);
    void put_in_force(std::size_t shared, std::span<const int> nodes, State state);
    void put_head(std::size_t shared, std::span<const int> nodes, int entry, State state);

    State m_start;
    State m_state;
    Keeps m_keeps = Keeps::All;
    std::size_t m_forgotten = 0;
    std::deque<Entry> m_entries; ///< which are never moved
    std::vector<Node> m_nodes;
    std::vector<int> m_in_force; ///< nodes of the head, in the order of their entries
    std::vector<int> m_heads{none};
    std::vector<int> m_made_by{0}; ///< the entries that made the heads
    std::vector<Kept> m_kept;      ///< rising; of the timeline in force and those next to it
    std::size_t m_at = 0;
};

/// Why these effects cannot happen in this state: units that are not there or there already, sides that are not, numbers that are none.
Problems misfits(const State& state, const Effects& effects);

} // namespace corneta::game
