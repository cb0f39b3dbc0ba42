// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/problem.h"

#include <cstddef>

namespace corneta {

/// What a reader of files tells of one file: nobody reads more, and a file may hold a million of them.
inline constexpr std::size_t most_problems = 20;

/// Adds a problem while there are fewer than `most_problems`; then the last one says how many more there are.
void add(Problems& problems, Problem problem);

} // namespace corneta
