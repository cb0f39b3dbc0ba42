// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conformance/subject.h"

namespace corneta::conformance {

std::uint64_t Subject::seed() const
{
    std::uint64_t seed = 14695981039346656037U ^ first_seed; // FNV-1a over the name
    for (const char letter : name())
        seed = (seed ^ static_cast<unsigned char>(letter)) * 1099511628211U;
    return seed;
}

} // namespace corneta::conformance
