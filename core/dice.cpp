// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice.h"

#include "core/sentence.h"

#include <algorithm>
#include <numeric>

namespace corneta {

Faces::Faces(std::span<const int> faces) : m_size{static_cast<std::uint8_t>(faces.size())}
{
    assert(faces.size() <= most);
    std::ranges::transform(faces, m_faces.begin(), [](int face) { return static_cast<std::uint8_t>(face); });
    std::sort(m_faces.begin(), m_faces.begin() + m_size);
}

int Faces::sum() const
{
    return std::accumulate(begin(), end(), 0);
}

int Faces::count(int face) const
{
    return static_cast<int>(std::count(begin(), end(), face));
}

bool operator==(const Faces& a, const Faces& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

std::string text(const Label& label)
{
    return filled(label.pattern, {std::to_string(label.first), std::to_string(label.second)});
}

} // namespace corneta
