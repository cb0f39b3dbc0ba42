// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifdef CORNETA_SANITIZED
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// How much a test does: the whole of it, or less under the sanitizers, where it takes several times as long. A program whose source
/// includes this is built and run a second time by `./check all`, without them.
template <class Amount> constexpr Amount scaled(Amount whole, Amount sanitized)
{
    return is_sanitized ? sanitized : whole;
}
