// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/morale/morale.h"

#include <cstdint>

namespace pedregal {

/// Entry of an enemy zone of control by a Mexican unit (19.4): what is asked.
struct EnemyZoneEntry {
    Morale morale;
    bool neighbor_in_zone = false;
    bool santa_anna_active = false;
    bool garrison = false;
};

struct EnemyZoneEntryState {
    MoraleResult check;
};

struct EnemyZoneEntryEnd {
    bool may_enter = false;
};

/// Whether a Mexican unit enters an enemy zone of control.
struct EnemyZoneEntryRules : corneta::RulesOf<EnemyZoneEntry, EnemyZoneEntryState, EnemyZoneEntryEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const EnemyZoneEntry& inputs, EnemyZoneEntryState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static EnemyZoneEntryEnd end(const EnemyZoneEntry& inputs, const EnemyZoneEntryState& state, const Charts& charts);
    static corneta::Announcement announce(const EnemyZoneEntry& inputs, const EnemyZoneEntryEnd& end, const Charts& charts);
};

} // namespace pedregal
