// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

struct PassingUnit {
    bool formed = false;
    int effectives = 0;
    int stragglers = 0;
};

/// Passing Through Other Units (7.4): a unit moves through a friend.
struct PassThrough {
    PassingUnit mover;
    PassingUnit passed;
    bool charging = false;
};

struct PassThroughNow {
    std::int16_t mover_stragglers;
    std::int16_t passed_stragglers;
    std::int32_t mover_has_rolled;
};

struct PassThroughEnd {
    int mover_stragglers = 0;
    int passed_stragglers = 0;
};

/// A die for each of the two whom the passage disorders, the mover's first.
struct PassThroughRules : corneta::RulesOf<PassThrough, PassThroughNow, PassThroughEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const PassThrough& asked, PassThroughNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static PassThroughEnd end(const PassThrough& asked, const PassThroughNow& now, const Cards& cards);
    static corneta::Telling tell(const PassThrough& asked, const PassThroughEnd& end, const Cards& cards);
};

} // namespace santa_anna
