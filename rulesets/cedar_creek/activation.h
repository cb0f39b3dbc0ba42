// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/cedar_creek/cards.h"

#include <cstdint>

namespace cedar_creek {

/// Activation: what is asked.
struct Activation {
    Side side = Side::Union;
    int turn = 0;
    bool sheridan = false;
    bool tactical_retreat = false;
};

struct ActivationNow {
    std::int64_t total;
};

struct ActivationEnd {
    int total = 0;
    int divisions = 0;
};

/// How many divisions a side must activate in a round.
struct ActivationRules : corneta::RulesOf<Activation, ActivationNow, ActivationEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Activation& asked, ActivationNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static ActivationEnd end(const Activation& asked, const ActivationNow& now, const Cards& cards);
    static corneta::Telling tell(const Activation& asked, const ActivationEnd& end, const Cards& cards);
};

} // namespace cedar_creek
