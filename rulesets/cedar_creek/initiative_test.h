// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/cedar_creek/cards.h"

#include <cstdint>

namespace cedar_creek {

/// Initiative test: what is asked.
struct InitiativeTest {
    Side side = Side::Union;
    int turn = 0;
    bool cavalry = false;
    bool in_contact = false;
    bool superior = false;
};

struct InitiativeTestNow {
    std::int64_t total;
};

struct InitiativeTestEnd {
    int total = 0;
    bool activates = false;
};

/// Whether a division out of command range acts.
struct InitiativeTestRules : corneta::RulesOf<InitiativeTest, InitiativeTestNow, InitiativeTestEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;

    static void refuse(const InitiativeTest& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const InitiativeTest& asked, InitiativeTestNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static InitiativeTestEnd end(const InitiativeTest& asked, const InitiativeTestNow& now, const Cards& cards);
    static corneta::Telling tell(const InitiativeTest& asked, const InitiativeTestEnd& end, const Cards& cards);
};

} // namespace cedar_creek
