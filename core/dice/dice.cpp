// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dice.h"

#include <algorithm>
#include <numeric>
#include <utility>

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
    using Place = std::pair<std::string_view, int>;
    std::string words{label.pattern};
    for (const auto& [place, number] : {Place{"{0}", label.first}, Place{"{1}", label.second}})
        for (std::size_t at = words.find(place); at != std::string::npos; at = words.find(place, at))
            words.replace(at, place.size(), std::to_string(number));
    return words;
}

} // namespace corneta
