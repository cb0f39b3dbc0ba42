// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/typed_dice.h"

#include <algorithm>

namespace corneta {

namespace {

/// A combination that stands in where the typed one is missing or wrong; what follows from it is thrown away.
Faces lowest(Pool pool)
{
    return Faces{std::vector<int>(static_cast<std::size_t>(pool.count), 1)};
}

void check(const std::string& label, Pool pool, std::span<const int> faces, Problems& problems)
{
    if (faces.size() != static_cast<std::size_t>(pool.count))
        problems.push_back(
            {label, {"{0} faces, where {1}d{2} are rolled", {static_cast<std::int64_t>(faces.size()), pool.count, pool.sides}}});
    for (const int face : faces)
        if (face < 1 || face > pool.sides)
            problems.push_back({label, {"a d{1} has no face {0}", {face, pool.sides}}});
}

} // namespace

Problem problem_with_missing(const DiceRequest& wanted)
{
    return {"dice", {"wanted \"{0}\" {1}d{2}", {kept_words(wanted.label), wanted.pool.count, wanted.pool.sides}}, ProblemCode::DiceMissing};
}

std::vector<int> TypedDice::found_or_rolled(const std::string& name, Pool pool)
{
    const auto counts = [&](const Labelled& typed) {
        const bool is_of_pool = typed.sides == 0 || Pool{static_cast<int>(typed.faces.size()), typed.sides} == pool;
        return typed.label == name && is_of_pool;
    };
    const auto found = std::ranges::find_if(m_labelled, counts);
    if (found != m_labelled.end()) {
        m_used[static_cast<std::size_t>(found - m_labelled.begin())] = true;
        return found->faces;
    }
    std::vector<int> faces;
    if (left_over() >= static_cast<std::size_t>(pool.count)) {
        const auto first = m_in_order.begin() + static_cast<std::ptrdiff_t>(m_next);
        faces.assign(first, first + pool.count);
        m_next += faces.size();
    } else if (m_roller != nullptr && left_over() == 0) {
        m_rolled.push_back({name, m_roller->next_number()});
        m_roller->roll_for(name);
        for (int die = 0; die < pool.count; ++die)
            faces.push_back(m_roller->face(pool.sides));
    } else {
        m_missing = DiceRequest{name, pool};
    }
    return faces;
}

Faces TypedDice::faces_for(const Label& label, Pool pool)
{
    if (m_missing || !m_problems.empty())
        return lowest(pool);
    const std::string name = name_of(label);
    const std::vector<int> faces = found_or_rolled(name, pool);
    if (m_missing)
        return lowest(pool);
    check(name, pool, faces, m_problems);
    if (!m_problems.empty())
        return lowest(pool);
    const Faces fallen{faces};
    record(name, pool, fallen);
    return fallen;
}

Faces TypedDice::roll_pool(const Label& label, Pool pool)
{
    const Faces faces = faces_for(label, pool);
    show(faces);
    return faces;
}

int TypedDice::read_pool(const Label& label, Pool pool, const Reading& reading)
{
    return reading(roll_pool(label, pool));
}

bool TypedDice::has(const std::string& label) const
{
    return std::ranges::find(m_labelled, label, &Labelled::label) != m_labelled.end();
}

std::vector<std::string> TypedDice::idle() const
{
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < m_labelled.size(); ++i)
        if (!m_used[i])
            labels.push_back(m_labelled[i].label);
    return labels;
}

} // namespace corneta
