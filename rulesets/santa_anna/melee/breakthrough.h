// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// What mounted cavalry does that has broken a unit. Enumerators count as the rows of the chart do.
enum class Onward : std::uint8_t { Breakthrough, Charge, Halts, Reforms, RalliesBack };
inline constexpr std::array onwards{Option{"breakthrough", "breaks through"}, Option{"charge", "charges on"}, Option{"halts", "halts"},
                                    Option{"reforms", "reforms in place"}, Option{"rallies-back", "rallies back"}};

/// The roll on the Cavalry Breakthrough chart; a charge without an enemy in reach is a breakthrough.
Onward onward(Experience experience, bool enemy_in_reach, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation);
/// Whether a die for stragglers follows.
bool straggles(Onward onward, const Charts& charts);
/// That die: the castings that straggle, of `effectives`.
int onward_stragglers(Onward onward, int effectives, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation);

/// Cavalry Breakthrough: what is asked.
struct Breakthrough {
    Experience experience = Experience::Regular;
    int effectives = 0;
    int stragglers = 0;
    bool enemy_in_reach = false;
    bool already_this_turn = false;
};

struct BreakthroughState {
    std::uint8_t links_done;
    Onward result;
    std::int16_t stragglers;
};

struct BreakthroughEnd {
    Onward result = Onward::Breakthrough;
    int stragglers = 0;
    bool breaks = false;
};

/// Two links: what it does, and its stragglers.
struct BreakthroughRules : corneta::RulesOf<Breakthrough, BreakthroughState, BreakthroughEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Breakthrough& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Breakthrough& inputs, BreakthroughState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static BreakthroughEnd end(const Breakthrough& inputs, const BreakthroughState& state, const Charts& charts);
    static corneta::Announcement announce(const Breakthrough& inputs, const BreakthroughEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<Breakthrough, BreakthroughEnd> breakthrough;
} // namespace action

} // namespace santa_anna
