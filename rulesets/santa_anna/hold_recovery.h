// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// The order Hold (4.2): what is asked of a unit that recovers its stragglers.
struct HoldRecovery {
    Experience experience = Experience::Regular;
    int stragglers = 0;
    bool enemy_near = false;
    bool fired_or_fought = false;
};

struct HoldRecoveryNow {
    std::int64_t recovered;
};

struct HoldRecoveryEnd {
    int recovered = 0;
};

/// In Rally a unit on Hold that neither fired nor fought brings some of its stragglers back.
struct HoldRecoveryRules : corneta::RulesOf<HoldRecovery, HoldRecoveryNow, HoldRecoveryEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;
    static constexpr std::string_view batch{"unit"};

    static void refuse(const HoldRecovery& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const HoldRecovery& asked, HoldRecoveryNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static HoldRecoveryEnd end(const HoldRecovery& asked, const HoldRecoveryNow& now, const Cards& cards);
    static corneta::Telling tell(const HoldRecovery& asked, const HoldRecoveryEnd& end, const Cards& cards);
};

} // namespace santa_anna
