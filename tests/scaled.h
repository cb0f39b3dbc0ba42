// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

#ifdef CORNETA_SANITIZED
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif

/// Whether tests do but a sample of what they could. With CORNETA_WHOLE=1 they do all, which `./check all` asks of rows of core, rulesets and files,
/// but for programs with sanitizers, where it takes several times as long.
inline const bool is_sample =
    is_sanitized || std::getenv("CORNETA_WHOLE") == nullptr; // NOLINT(concurrency-mt-unsafe): before there is a thread

/// How much a test does.
template <class Amount> Amount scaled(Amount whole, Amount sample)
{
    return is_sample ? sample : whole;
}
