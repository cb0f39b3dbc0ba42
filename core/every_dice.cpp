// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/every_dice.h"

#include <algorithm>

namespace corneta {

namespace {

/// Calls `each(faces, ways)` for every set of faces of the pool, in rising order.
template <class Each> void every_fall(Pool pool, const Each& each)
{
    std::vector<int> faces(static_cast<std::size_t>(pool.count), 1);
    std::uint64_t arrangements = 1;
    for (int n = 2; n <= pool.count; ++n)
        arrangements *= static_cast<std::uint64_t>(n);
    for (;;) {
        std::uint64_t ways = arrangements;
        std::uint64_t alike = 1;
        for (std::size_t i = 1; i < faces.size(); ++i) {
            alike = faces[i] == faces[i - 1] ? alike + 1 : 1;
            ways /= alike;
        }
        each(Faces{faces}, ways);
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
    m_nodes = 0;
    m_depth = 0;
    m_weight = 1;
    m_falls = 1;
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
    m_falls = 1;
    m_asked.clear();
    return true;
}

EveryDice::Node& EveryDice::open(Pool pool)
{
    if (m_nodes == m_path.size())
        m_path.emplace_back();
    Node& node = m_path[m_nodes++];
    node.taken = 0;
    node.branches.clear();
    node.falls = 1;
    for (int die = 0; die < pool.count; ++die)
        node.falls *= static_cast<std::uint64_t>(pool.sides);
    return node;
}

const EveryDice::Branch& EveryDice::take(const Label& label, Pool pool)
{
    const Node& node = m_path[m_depth++];
    const Branch& branch = node.branches[node.taken];
    m_weight *= branch.weight;
    m_falls *= node.falls;
    show(branch.faces);
    m_asked.push_back({label, pool});
    return branch;
}

int EveryDice::read_pool(const Label& label, Pool pool, const Reading& reading)
{
    if (m_depth == m_nodes) {
        Node& node = open(pool);
        every_fall(pool, [&](const Faces& faces, std::uint64_t ways) {
            const int result = reading(faces);
            // readings of neighbouring faces are mostly alike
            const auto alike =
                std::find_if(node.branches.rbegin(), node.branches.rend(), [&](const Branch& branch) { return branch.result == result; });
            if (alike != node.branches.rend())
                alike->weight += ways;
            else
                node.branches.push_back({result, ways, faces});
        });
    }
    return take(label, pool).result;
}

Faces EveryDice::roll_pool(const Label& label, Pool pool)
{
    if (m_depth == m_nodes) {
        Node& node = open(pool);
        every_fall(pool, [&](const Faces& faces, std::uint64_t ways) { node.branches.push_back({0, ways, faces}); });
    }
    return take(label, pool).faces;
}

} // namespace corneta
