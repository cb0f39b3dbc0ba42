// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <algorithm>
#include <string>
#include <vector>

namespace corneta::conformance {

/// All that a property finds wrong, so that a failure names everything at once; a repeated complaint stands once.
class Complaints {
public:
    void add(std::string complaint)
    {
        if (std::ranges::find(m_lines, complaint) == m_lines.end())
            m_lines.push_back(std::move(complaint));
    }
    void add(const Problems& problems)
    {
        for (const Problem& problem : problems)
            add(corneta::text(problem));
    }
    void unless(bool holds, const std::string& complaint)
    {
        if (!holds)
            add(complaint);
    }
    bool none() const { return m_lines.empty(); }
    /// The first of them, a line each.
    std::string text() const
    {
        constexpr std::size_t shown = 40;
        std::string text = std::to_string(m_lines.size()) + " complaints";
        for (std::size_t i = 0; i < std::min(shown, m_lines.size()); ++i)
            text += "\n  " + m_lines[i];
        return text;
    }

private:
    std::vector<std::string> m_lines;
};

} // namespace corneta::conformance
