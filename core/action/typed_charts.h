// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

namespace corneta {

/// Gives the charts as the typed charts of a ruleset: its Ruleset::typed_charts.
template <class Own> std::unique_ptr<const RulesetCharts> typed_charts(const ChartSet& charts)
{
    return std::make_unique<const Own>(charts);
}

} // namespace corneta
