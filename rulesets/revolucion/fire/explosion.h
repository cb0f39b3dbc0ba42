// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/revolucion/fire/fire.h"

#include <cstdint>

namespace revolucion {

/// A mine or a máquina loca, and one of the units near it.
struct Explosion {
    Blast kind = Blast::Mine;
    Body body;
    Formation formation = Formation::Deployed;
    corneta::Tenths distance; ///< inches
    Cover cover = Cover::Open;
    Leader leader = Leader::None;
};

/// Each unit by itself: hit as by Deployed Fire of as many bases of artillery as it has, then its leader.
struct ExplosionRules : corneta::RulesOf<Explosion, FireState, FireEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;
    static constexpr std::string_view batch{"unit"};

    static void refuse(const Explosion& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Explosion& inputs, FireState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static FireEnd end(const Explosion& inputs, const FireState& state, const Charts& charts);
    static corneta::Announcement announce(const Explosion& inputs, const FireEnd& end, const Charts& charts);
};

} // namespace revolucion
