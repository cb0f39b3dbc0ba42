// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/journal.h"

#include <algorithm>
#include <bit>
#include <map>

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
    const bool is_kept = entry < next_number() && std::cmp_greater(entry, m_forgotten);
    return is_kept ? &m_entries[static_cast<std::size_t>(entry) - m_forgotten - 1] : nullptr;
}

void Journal::keep(std::size_t depth, int node, const State& state)
{
    const auto place = std::ranges::lower_bound(m_kept, depth, {}, &Kept::depth);
    if (depth > 0 && (place == m_kept.end() || place->depth != depth))
        m_kept.insert(place, {depth, node, state});
}

std::expected<State, Problems> Journal::folded(std::size_t shared, std::span<const int> nodes)
{
    const std::size_t length = shared + nodes.size();
    const auto node_at = [&](std::size_t depth) { return depth < shared ? m_in_force[depth] : nodes[depth - shared]; };
    std::erase_if(m_kept, [&](const Kept& kept) { return kept.depth > length || node_at(kept.depth - 1) != kept.node; });
    if (shared == m_in_force.size() && shared > 0)
        keep(shared, m_in_force.back(), m_state);
    State state = m_kept.empty() ? m_start : m_kept.back().state;
    for (std::size_t depth = m_kept.empty() ? 0 : m_kept.back().depth; depth < length; ++depth) {
        const EntryResult& result = result_at(node_at(depth));
        Problems problems = misfits(state, result.effects);
        if (!problems.empty())
            return std::unexpected{std::move(problems)};
        apply(state, result.entry, result.effects);
        if (depth + 1 < length && std::has_single_bit(length - depth - 1)) // the nearer the more of them
            keep(depth + 1, node_at(depth), state);
    }
    std::size_t behind = 0;
    for (std::size_t at = m_kept.size(); at-- > 0;)
        if (behind > 0 && length - m_kept[at].depth < 2 * behind)
            m_kept.erase(m_kept.begin() + static_cast<std::ptrdiff_t>(at));
        else
            behind = length - m_kept[at].depth;
    return state;
}

std::expected<void, Problems> Journal::move(std::size_t to)
{
    std::vector<int> nodes;
    std::size_t shared = 0;
    for (int node = m_heads[to]; node != none && shared == 0;) {
        const Node& at = m_nodes[static_cast<std::size_t>(node)];
        if (at.depth < m_in_force.size() && m_in_force[at.depth] == node) {
            shared = at.depth + 1;
        } else {
            nodes.push_back(node);
            node = at.before;
        }
    }
    std::ranges::reverse(nodes);
    auto state = folded(shared, nodes);
    if (!state)
        return std::unexpected{std::move(state.error())};
    m_at = to;
    put_in_force(shared, nodes, std::move(*state));
    return {};
}

void Journal::put_in_force(std::size_t shared, std::span<const int> nodes, State state)
{
    m_in_force.resize(shared);
    m_in_force.insert(m_in_force.end(), nodes.begin(), nodes.end());
    m_state = std::move(state);
}

/// Makes the first `shared` results in force and these the timeline that is in force.
void Journal::put_head(std::size_t shared, std::span<const int> nodes, int entry, State state)
{
    put_in_force(shared, nodes, std::move(state));
    m_heads.resize(m_at + 1);
    m_made_by.resize(m_at + 1);
    m_heads.push_back(m_in_force.empty() ? none : m_in_force.back());
    m_made_by.push_back(entry);
    ++m_at;
}

/// The timeline without what the entry strikes and with its results in the place of older ones.
std::expected<void, Problems> Journal::branch(const Entry& entry)
{
    constexpr int struck = -1;
    std::map<int, int> changes; ///< by entry, the result in its place
    for (const int number : entry.struck)
        changes.emplace(number, struck);
    for (std::size_t i = 0; i < entry.results.size(); ++i)
        changes.emplace(entry.results[i].entry, static_cast<int>(i));
    const auto first = std::ranges::lower_bound(m_in_force, changes.empty() ? 0 : changes.begin()->first, {},
                                                [this](int node) { return result_at(node).entry; });
    const auto shared = static_cast<std::size_t>(first - m_in_force.begin());
    const std::size_t nodes_before = m_nodes.size();
    std::size_t changed = 0;
    std::vector<int> nodes;
    for (auto old = first; old != m_in_force.end(); ++old) {
        const auto change = changes.find(result_at(*old).entry);
        changed += change != changes.end() ? 1U : 0U;
        if (change != changes.end() && change->second == struck)
            continue;
        Node node = m_nodes[static_cast<std::size_t>(*old)];
        node.before = !nodes.empty() ? nodes.back() : shared > 0 ? m_in_force[shared - 1] : none;
        node.depth = shared + nodes.size();
        if (change != changes.end()) {
            node.entry = entry.number;
            node.result = change->second;
        }
        nodes.push_back(static_cast<int>(m_nodes.size()));
        m_nodes.push_back(node);
    }
    auto state = changed == entry.struck.size() + entry.results.size()
        ? folded(shared, nodes)
        : std::unexpected{Problems{{"entry", {"it changes an entry twice or one that is not in force"}}}};
    if (!state) {
        m_nodes.resize(nodes_before);
        std::erase_if(m_kept, [&](const Kept& kept) { return std::cmp_greater_equal(kept.node, nodes_before); });
        return std::unexpected{std::move(state.error())};
    }
    put_head(shared, nodes, entry.number, std::move(*state));
    return {};
}

/// The timeline with the entry's own result behind it.
std::expected<void, Problems> Journal::lengthen(const Entry& entry)
{
    if (entry.results.size() != 1 || entry.results.front().entry != entry.number)
        return refused("it has no reading of its own");
    const Effects& effects = entry.results.front().effects;
    if (m_keeps == Keeps::Last) { // of what this program has just decided: it fits
        apply(m_state, entry.number, effects);
        return {};
    }
    Problems problems = misfits(m_state, effects);
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    State state = std::move(m_state);
    apply(state, entry.number, effects);
    const auto node = static_cast<int>(m_nodes.size());
    m_nodes.push_back({m_heads[m_at], entry.number, 0, m_in_force.size()});
    put_head(m_in_force.size(), {&node, 1}, entry.number, std::move(state));
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
            if (m_keeps == Keeps::Last)
                return refused("the entries before it are not kept");
            return changes_its_entry(taken, command.entry) ? branch(taken) : refused("it does not change the entry that it names");
        },
        [&](const Appending auto&) { return lengthen(taken); });
    if (!made) {
        m_entries.pop_back();
    } else if (m_keeps == Keeps::Last && m_entries.size() > 1) {
        m_entries.pop_front();
        ++m_forgotten;
    }
    return made;
}

} // namespace corneta::game
