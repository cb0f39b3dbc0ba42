// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"
#include "rulesets/pedregal/terms.h"

#include <cstdint>

namespace pedregal {

enum class Mover : std::uint8_t { Infantry, Leader, Engineer };

/// Lava beds (19.1, 19.3): what is asked.
struct LavaBed {
    Mover mover = Mover::Infantry;
    Army army = Army::Us;
    bool engineer = false;
};

struct LavaBedNow {
    std::int64_t total;
};

struct LavaBedEnd {
    int total = 0;
    bool enters = false;
};

/// Just before a unit or leader enters a lava bed hex.
struct LavaBedRules : corneta::RulesOf<LavaBed, LavaBedNow, LavaBedEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const LavaBed& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const LavaBed& asked, LavaBedNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static LavaBedEnd end(const LavaBed& asked, const LavaBedNow& now, const Cards& cards);
    static corneta::Telling tell(const LavaBed& asked, const LavaBedEnd& end, const Cards& cards);
};

} // namespace pedregal
