// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"
#include "rulesets/pedregal/morale.h"
#include "rulesets/pedregal/terms.h"

#include <cstdint>

namespace pedregal {

enum class Crossing : std::uint8_t { Stays, Crosses, Disrupted, Routed };

/// Ravine hexsides (19.1): what is asked.
struct Ravine {
    bool infantry = false;
    Morale morale;
    bool disrupted = false;
    bool enemy_zone = false;
    bool forced_retreat = false;
};

struct RavineNow {
    MoraleResult check;
};

struct RavineEnd {
    Crossing result = Crossing::Stays;
    Status status = Status::Good;
};

/// A unit crosses a ravine, in its move or driven back.
struct RavineRules : corneta::RulesOf<Ravine, RavineNow, RavineEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Ravine& asked, RavineNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static RavineEnd end(const Ravine& asked, const RavineNow& now, const Cards& cards);
    static corneta::Telling tell(const Ravine& asked, const RavineEnd& end, const Cards& cards);
};

} // namespace pedregal
