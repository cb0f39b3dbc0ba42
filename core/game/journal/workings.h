// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/working.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta::game {

/// The lines of a working. Of a game that was read they are kept as they stood in its file: they are most of it, and seldom looked at.
class Workings {
public:
    using Lines = std::vector<Working>;
    using Read = Lines (*)(std::string_view text);

    Workings() = default;
    Workings(Lines lines) : m_lines{std::move(lines)} {} // NOLINT(google-explicit-constructor): as a list
    /// A text from which `read` makes lines each time that they are asked for.
    Workings(std::string text, Read read) : m_text{std::move(text)}, m_read{read} {}

    Lines lines() const { return m_read == nullptr ? m_lines : m_read(m_text); }

private:
    Lines m_lines;
    std::string m_text;
    Read m_read = nullptr;
};

} // namespace corneta::game
