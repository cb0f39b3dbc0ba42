// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/fire.h"

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
struct ExplosionRules : corneta::RulesOf<Explosion, FireNow, FireEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> charts;
    static constexpr std::string_view batch{"unit"};

    static void refuse(const Explosion& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const Explosion& asked, FireNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static FireEnd end(const Explosion& asked, const FireNow& now, const Cards& cards);
    static corneta::Telling tell(const Explosion& asked, const FireEnd& end, const Cards& cards);
};

} // namespace revolucion
