// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/revolucion/cards.h"

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

struct OutnumberedNow {
    std::int64_t nothing;
};

struct OutnumberedEnd {
    Odds actor = Odds::None;
    Odds target = Odds::None;
};

/// Who faces more bases, and whether twice as many.
struct OutnumberedRules : corneta::RulesOf<Outnumbered, OutnumberedNow, OutnumberedEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Outnumbered& asked, OutnumberedNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static OutnumberedEnd end(const Outnumbered& asked, const OutnumberedNow& now, const Cards& cards);
    static corneta::Telling tell(const Outnumbered& asked, const OutnumberedEnd& end, const Cards& cards);
};

/// Whether a side of `bases` is outnumbered by one of `others`.
Odds odds_against(int bases, int others, const Cards& cards);

} // namespace revolucion
