// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifdef CORNETA_SANITIZED
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// How much a test does: the whole of it, or less under the sanitizers, where it takes several times as long. `./check all` runs a class whose
/// source includes this once more without them, unless its program needs the window or the command line: that one is whole in `./check`.
template <class Amount> constexpr Amount scaled(Amount whole, Amount sanitized)
{
    return is_sanitized ? sanitized : whole;
}
