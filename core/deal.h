// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/ruleset.h"

namespace corneta {

/// Deals the charts out as the cards of a ruleset: its Ruleset::deal.
template <class Own> std::unique_ptr<const Cards> deal(const ChartSet& charts)
{
    return std::make_unique<const Own>(charts);
}

} // namespace corneta
