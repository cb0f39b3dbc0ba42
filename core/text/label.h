// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace corneta {

/// The name of a die or of a line of working: a literal pattern with places `{0}`, `{1}` for numbers. It costs nothing until it is read.
/// Example: `Label{"attacker's melee, round {0}", 2}`.
struct Label {
    std::string_view pattern;
    int first = 0;
    int second = 0;
    friend bool operator==(const Label&, const Label&) = default;
};

std::string text(const Label& label);

} // namespace corneta
