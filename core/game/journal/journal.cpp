// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/journal.h"

#include <algorithm>
#include <cassert>

namespace corneta::game {

namespace {

std::expected<void, Problems> refused(std::string_view why)
{
    return std::unexpected{Problems{{"entry", {why}}}};
}

bool changes_its_entry(const Entry& entry, int changed)
{
    return std::ranges::find(entry.struck, changed) != entry.struck.end()
        || std::ranges::find(entry.results, changed, &EntryResult::entry) != entry.results.end();
}

} // namespace

const EntryResult& Journal::result_at(int node) const
{
    const Node& at = m_nodes[static_cast<std::size_t>(node)];
    return m_entries[static_cast<std::size_t>(at.entry) - 1].results[static_cast<std::size_t>(at.result)];
}

int Journal::node_of(int entry) const
{
    const auto found = std::ranges::lower_bound(m_in_force, entry, {}, [this](int node) { return result_at(node).entry; });
    return found == m_in_force.end() || result_at(*found).entry != entry ? none : *found;
}

std::vector<const EntryResult*> Journal::in_force() const
{
    std::vector<const EntryResult*> results;
    results.reserve(m_in_force.size());
    for (const int node : m_in_force)
        results.push_back(&result_at(node));
    return results;
}

const EntryResult* Journal::in_force(int entry) const
{
    const int node = node_of(entry);
    return node == none ? nullptr : &result_at(node);
}

int Journal::decided_by(int entry) const
{
    const int node = node_of(entry);
    return node == none ? 0 : m_nodes[static_cast<std::size_t>(node)].entry;
}

bool Journal::is_standing(int entry) const
{
    return std::binary_search(m_made_by.begin() + 1, m_made_by.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, entry);
}

const Entry* Journal::find(int entry) const
{
    return entry < 1 || std::cmp_greater(entry, m_entries.size()) ? nullptr : &m_entries[static_cast<std::size_t>(entry) - 1];
}

std::expected<State, Problems> Journal::folded(const std::vector<int>& nodes) const
{
    State state = m_start;
    for (const int node : nodes) {
        const EntryResult& result = result_at(node);
        Problems problems = misfits(state, result.effects);
        if (!problems.empty())
            return std::unexpected{std::move(problems)};
        apply(state, result.entry, result.effects);
    }
    return state;
}

std::expected<void, Problems> Journal::move(std::size_t to)
{
    std::vector<int> nodes;
    for (int node = m_heads[to]; node != none; node = m_nodes[static_cast<std::size_t>(node)].before)
        nodes.push_back(node);
    std::ranges::reverse(nodes);
    auto state = folded(nodes);
    if (!state)
        return std::unexpected{std::move(state.error())};
    m_at = to;
    m_in_force = std::move(nodes);
    m_state = std::move(*state);
    return {};
}

/// Makes these nodes the timeline that is in force.
void Journal::put_head(std::vector<int> nodes, int entry, State state)
{
    m_heads.resize(m_at + 1);
    m_made_by.resize(m_at + 1);
    m_heads.push_back(nodes.empty() ? none : nodes.back());
    m_in_force = std::move(nodes);
    m_made_by.push_back(entry);
    ++m_at;
    m_state = std::move(state);
}

/// The timeline without what the entry strikes and with its results in the place of older ones.
std::expected<void, Problems> Journal::branch(const Entry& entry)
{
    const std::size_t nodes_before = m_nodes.size();
    std::size_t changed = 0;
    std::vector<int> nodes;
    for (const int old : m_in_force) {
        const int number = result_at(old).entry;
        const bool is_struck = std::ranges::find(entry.struck, number) != entry.struck.end();
        const auto again = std::ranges::find(entry.results, number, &EntryResult::entry);
        changed += is_struck || again != entry.results.end() ? 1U : 0U;
        if (is_struck)
            continue;
        const int before = nodes.empty() ? none : nodes.back();
        if (again == entry.results.end() && m_nodes[static_cast<std::size_t>(old)].before == before) {
            nodes.push_back(old);
            continue;
        }
        Node node = m_nodes[static_cast<std::size_t>(old)];
        node.before = before;
        if (again != entry.results.end()) {
            node.entry = entry.number;
            node.result = static_cast<int>(again - entry.results.begin());
        }
        nodes.push_back(static_cast<int>(m_nodes.size()));
        m_nodes.push_back(node);
    }
    auto state = changed == entry.struck.size() + entry.results.size()
        ? folded(nodes)
        : std::unexpected{Problems{{"entry", {"it changes an entry twice or one that is not in force"}}}};
    if (!state) {
        m_nodes.resize(nodes_before);
        return std::unexpected{std::move(state.error())};
    }
    put_head(std::move(nodes), entry.number, std::move(*state));
    return {};
}

/// The timeline with the entry's own result behind it.
std::expected<void, Problems> Journal::lengthen(const Entry& entry)
{
    if (entry.results.size() != 1 || entry.results.front().entry != entry.number)
        return refused("it has no reading of its own");
    const Effects& effects = entry.results.front().effects;
    Problems problems = misfits(m_state, effects);
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    State state = std::move(m_state);
    apply(state, entry.number, effects);
    m_nodes.push_back({m_heads[m_at], entry.number, 0});
    m_in_force.push_back(static_cast<int>(m_nodes.size()) - 1);
    put_head(std::move(m_in_force), entry.number, std::move(state));
    return {};
}

std::expected<void, Problems> Journal::append(Entry entry)
{
    if (entry.number != next_number())
        return refused("its number is not the next one");
    m_entries.push_back(std::move(entry));
    const Entry& taken = m_entries.back();
    auto made = match(
        taken.command, [&](const Undo&) { return can_undo() ? move(m_at - 1) : refused("there is nothing to undo"); },
        [&](const Redo&) { return can_redo() ? move(m_at + 1) : refused("there is nothing to redo"); },
        [&](const Branching auto& command) {
            return changes_its_entry(taken, command.entry) ? branch(taken) : refused("it does not change the entry that it names");
        },
        [&](const Appending auto&) { return lengthen(taken); });
    if (!made)
        m_entries.pop_back();
    return made;
}

} // namespace corneta::game
