// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/percent.h"

#include <fmt/format.h>

#include <cmath>

namespace corneta {

std::string percent(double probability)
{
    const double tenths = std::round(probability * 1000);
    if (tenths == 0 && probability > 0)
        return "under 0.1 %";
    if (tenths == 1000 && probability < 1)
        return "over 99.9 %";
    return fmt::format("{:.{}f} %", tenths / 10, std::fmod(tenths, 10) == 0 ? 0 : 1);
}

} // namespace corneta
