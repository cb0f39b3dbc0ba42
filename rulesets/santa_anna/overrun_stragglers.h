// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Mounted cavalry goes over a unit's stragglers.
struct OverrunStragglers {
    int stragglers = 0;
};

struct OverrunStragglersNow {
    std::int64_t casualties;
};

struct OverrunStragglersEnd {
    int casualties = 0;
};

/// Cavalry: half of the stragglers that it overruns become casualties, without a die.
struct OverrunStragglersRules : corneta::RulesOf<OverrunStragglers, OverrunStragglersNow, OverrunStragglersEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const OverrunStragglers& asked, OverrunStragglersNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static OverrunStragglersEnd end(const OverrunStragglers& asked, const OverrunStragglersNow& now, const Cards& cards);
    static corneta::Telling tell(const OverrunStragglers& asked, const OverrunStragglersEnd& end, const Cards& cards);
};

} // namespace santa_anna
