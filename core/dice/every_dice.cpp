// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/every_dice.h"

#include <algorithm>
#include <optional>

namespace corneta {

namespace {

constexpr std::uint64_t most_sets = 100'000;

/// How many ways there are to choose `part` of `whole`; every step divides evenly.
std::uint64_t chosen(std::uint64_t part, std::uint64_t whole)
{
    std::uint64_t ways = 1;
    for (std::uint64_t n = 1; n <= part; ++n)
        ways = ways * (whole - part + n) / n;
    return ways;
}

/// The combinations of a pool; nothing when they or its sets of faces are too many to walk.
std::optional<std::uint64_t> combinations_of(Pool pool)
{
    std::uint64_t combinations = 1;
    std::uint64_t sets = 1;
    for (int die = 1; die <= pool.count; ++die) {
        sets = sets * static_cast<std::uint64_t>(pool.sides + die - 1) / static_cast<std::uint64_t>(die);
        if (sets > most_sets || __builtin_mul_overflow(combinations, static_cast<std::uint64_t>(pool.sides), &combinations))
            return std::nullopt;
    }
    return combinations;
}

/// In how many ways the dice of a pool show these faces, which rise.
std::uint64_t ways_of(const std::vector<int>& faces)
{
    std::uint64_t ways = 1;
    std::uint64_t alike = 1;
    for (std::size_t i = 1; i <= faces.size(); ++i) {
        if (i < faces.size() && faces[i] == faces[i - 1]) {
            ++alike;
            continue;
        }
        ways *= chosen(alike, i);
        alike = 1;
    }
    return ways;
}

/// The pool, or in place of one that is too wide a single combination of it.
Pool walked(Pool pool)
{
    return combinations_of(pool) ? pool : Pool{pool.count, 1};
}

/// Calls `each(faces, ways)` for every set of faces of the pool, in rising order.
template <class Each> void every_combination(Pool pool, const Each& each)
{
    if (pool.count == 1) {
        for (int face = 1; face <= pool.sides; ++face)
            each(Faces{face}, 1);
        return;
    }
    std::vector<int> faces(static_cast<std::size_t>(pool.count), 1);
    for (;;) {
        each(Faces{faces}, ways_of(faces));
        std::size_t last = faces.size();
        while (last > 0 && faces[last - 1] == pool.sides)
            --last;
        if (last == 0)
            return;
        std::fill(faces.begin() + static_cast<std::ptrdiff_t>(last) - 1, faces.end(), faces[last - 1] + 1);
    }
}

} // namespace

void EveryDice::begin()
{
    m_too_wide = false;
    m_nodes = 0;
    m_depth = 0;
    m_weight = 1;
    m_combinations = 1;
    m_asked.clear();
}

bool EveryDice::advance()
{
    while (m_nodes > 0 && m_path[m_nodes - 1].taken + 1 == m_path[m_nodes - 1].branches.size())
        --m_nodes;
    if (m_nodes == 0)
        return false;
    ++m_path[m_nodes - 1].taken;
    m_depth = 0;
    m_weight = 1;
    m_combinations = 1;
    m_asked.clear();
    return true;
}

EveryDice::Node& EveryDice::open(Pool pool)
{
    if (m_nodes == m_path.size())
        m_path.emplace_back();
    Node& node = m_path[m_nodes++];
    node.taken = 0;
    node.own.clear();
    const auto combinations = combinations_of(pool);
    m_too_wide = m_too_wide || !combinations;
    node.combinations = combinations.value_or(1);
    return node;
}

const EveryDice::Branch& EveryDice::take(const Label& label, Pool pool)
{
    const Node& node = m_path[m_depth++];
    const Branch& branch = node.branches[node.taken];
    m_weight *= branch.weight;
    m_combinations *= node.combinations;
    show(branch.faces);
    m_asked.push_back({label, pool});
    return branch;
}

void EveryDice::add(std::vector<Branch>& branches, int result, std::uint64_t ways, const Faces& faces)
{
    // readings of neighbouring faces are mostly alike
    const auto alike = std::find_if(branches.rbegin(), branches.rend(), [&](const Branch& branch) { return branch.result == result; });
    if (alike != branches.rend())
        alike->weight += ways;
    else
        branches.push_back({result, ways, faces});
}

int EveryDice::read_pool(const Label& label, Pool pool, const Reading& reading)
{
    if (m_depth == m_nodes) {
        Node& node = open(pool);
        every_combination(walked(pool), [&](const Faces& faces, std::uint64_t ways) { add(node.own, reading(faces), ways, faces); });
        node.branches = node.own;
    }
    return take(label, pool).result;
}

const EveryDice::Table& EveryDice::table_of(std::span<const std::int8_t> results)
{
    const auto known = std::ranges::find(m_tables, results.data(), &Table::results);
    if (known != m_tables.end())
        return *known;
    Table table{results.data(), {}};
    for (std::size_t i = 0; i < results.size(); ++i)
        add(table.branches, results[i], 1, Faces{static_cast<int>(i) + 1});
    return m_tables.emplace_back(std::move(table));
}

int EveryDice::read_table(const Label& label, std::span<const std::int8_t> table)
{
    const Pool die{1, static_cast<int>(table.size())};
    if (m_depth == m_nodes)
        open(die).branches = table_of(table).branches;
    return take(label, die).result;
}

Faces EveryDice::roll_pool(const Label& label, Pool pool)
{
    if (m_depth == m_nodes) {
        Node& node = open(pool);
        every_combination(walked(pool), [&](const Faces& faces, std::uint64_t ways) { node.own.push_back({0, ways, faces}); });
        node.branches = node.own;
    }
    return take(label, pool).faces;
}

} // namespace corneta
