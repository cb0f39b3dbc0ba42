// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Leader Casualty Table: what is asked of a leader attached to a unit, once a turn after Rally.
struct LeaderCasualty {
    Nation nation = Nation::Mexican;
    int rating = 0;
    int unit_losses_this_turn = 0;
};

enum class LeaderFate : std::uint8_t { Unhurt, Grazed, Incapacitated, Dead };

struct LeaderCasualtyState {
    std::uint8_t links_done;
    LeaderFate fate;
    std::int16_t turns_out;
};

struct LeaderCasualtyEnd {
    bool hit = false;
    LeaderFate fate = LeaderFate::Unhurt;
    int turns_out = 0;
    int new_rating = 0;
};

/// Three links: whether he is hit, how badly, and when his replacement comes.
struct LeaderCasualtyRules : corneta::RulesOf<LeaderCasualty, LeaderCasualtyState, LeaderCasualtyEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const LeaderCasualty& inputs, LeaderCasualtyState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static LeaderCasualtyEnd end(const LeaderCasualty& inputs, const LeaderCasualtyState& state, const Charts& charts);
    static corneta::Announcement announce(const LeaderCasualty& inputs, const LeaderCasualtyEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty;
} // namespace action

} // namespace santa_anna
