// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Artillery Ammunition (optional).
struct Resupply {
    bool touching_wagon = false;
    bool low_ammunition = false;
};

struct ResupplyNow {
    std::int64_t low_ammunition;
};

struct ResupplyEnd {
    bool low_ammunition = false;
};

/// A battery that has spent the turn at the wagons has ammunition again, without a die.
struct ResupplyRules : corneta::RulesOf<Resupply, ResupplyNow, ResupplyEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static constexpr std::span<const std::string_view> charts{};

    static corneta::Then step(const Resupply& asked, ResupplyNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static ResupplyEnd end(const Resupply& asked, const ResupplyNow& now, const Cards& cards);
    static corneta::Telling tell(const Resupply& asked, const ResupplyEnd& end, const Cards& cards);
};

} // namespace santa_anna
