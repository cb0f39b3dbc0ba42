// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/charts/charts.h"

#include <cstdint>

namespace revolucion {

enum class Combat : std::uint8_t { Fire, Assault };

/// Outnumbering in fire or in an assault: what is asked.
struct Outnumbered {
    Combat kind = Combat::Fire;
    int actor_bases = 0;
    int target_bases = 0;
    int bases_already_assaulted = 0;
};

struct OutnumberedState {
    std::int64_t nothing;
};

struct OutnumberedEnd {
    Odds actor = Odds::None;
    Odds target = Odds::None;
};

/// Who faces more bases, and whether twice as many.
struct OutnumberedRules : corneta::RulesOf<Outnumbered, OutnumberedState, OutnumberedEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Outnumbered& inputs, OutnumberedState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static OutnumberedEnd end(const Outnumbered& inputs, const OutnumberedState& state, const Charts& charts);
    static corneta::Announcement announce(const Outnumbered& inputs, const OutnumberedEnd& end, const Charts& charts);
};

/// Whether a side of `bases` is outnumbered by one of `others`.
Odds odds_against(int bases, int others, const Charts& charts);

} // namespace revolucion
