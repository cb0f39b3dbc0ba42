// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

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

struct InitiativeTestState {
    std::int64_t total;
};

struct InitiativeTestEnd {
    int total = 0;
    bool activates = false;
};

/// Whether a division out of command range acts.
struct InitiativeTestRules : corneta::RulesOf<InitiativeTest, InitiativeTestState, InitiativeTestEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const InitiativeTest& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const InitiativeTest& inputs, InitiativeTestState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static InitiativeTestEnd end(const InitiativeTest& inputs, const InitiativeTestState& state, const Charts& charts);
    static corneta::Announcement announce(const InitiativeTest& inputs, const InitiativeTestEnd& end, const Charts& charts);
};

} // namespace cedar_creek
