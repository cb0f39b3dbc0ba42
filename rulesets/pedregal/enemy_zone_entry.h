// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"
#include "rulesets/pedregal/morale.h"

#include <cstdint>

namespace pedregal {

/// Entry of an enemy zone of control by a Mexican unit (19.4): what is asked.
struct EnemyZoneEntry {
    Morale morale;
    bool neighbor_in_zone = false;
    bool santa_anna_active = false;
    bool garrison = false;
};

struct EnemyZoneEntryNow {
    MoraleResult check;
};

struct EnemyZoneEntryEnd {
    bool may_enter = false;
};

/// Whether a Mexican unit enters an enemy zone of control.
struct EnemyZoneEntryRules : corneta::RulesOf<EnemyZoneEntry, EnemyZoneEntryNow, EnemyZoneEntryEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const EnemyZoneEntry& asked, EnemyZoneEntryNow& now, const Cards& cards, corneta::Dice& dice,
                              corneta::Tale& tale);
    static EnemyZoneEntryEnd end(const EnemyZoneEntry& asked, const EnemyZoneEntryNow& now, const Cards& cards);
    static corneta::Telling tell(const EnemyZoneEntry& asked, const EnemyZoneEntryEnd& end, const Cards& cards);
};

} // namespace pedregal
