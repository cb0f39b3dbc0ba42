// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/santa_anna/cards.h"

#include <cstdint>

namespace santa_anna {

/// Keeping a Gun in Operation: who mans a gun casting.
struct GunCrew {
    int gunners = 0;
    int helpers = 0;
    int functions = 0;
};

struct GunCrewNow {
    std::int64_t functions;
};

struct GunCrewEnd {
    int functions = 0;
};

/// What a gun casting can still do with the crew it has, without a die.
struct GunCrewRules : corneta::RulesOf<GunCrew, GunCrewNow, GunCrewEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const GunCrew& asked, GunCrewNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static GunCrewEnd end(const GunCrew& asked, const GunCrewNow& now, const Cards& cards);
    static corneta::Telling tell(const GunCrew& asked, const GunCrewEnd& end, const Cards& cards);
};

enum class CrewCasting : std::uint8_t { Gunner, Helper };
inline constexpr std::array crew_castings{Option{"gunner", "gunner"}, Option{"helper", "helper"}};

struct MixedCrewLossNow {
    std::int64_t lost;
};

struct MixedCrewLossEnd {
    CrewCasting lost = CrewCasting::Gunner;
};

/// Whom a loss of a mixed crew takes: a die with a face for each casting.
struct MixedCrewLossRules : corneta::RulesOf<GunCrew, MixedCrewLossNow, MixedCrewLossEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static constexpr std::span<const std::string_view> charts{};

    static void refuse(const GunCrew& asked, const Cards& cards, corneta::Refusals& found);
    static corneta::Then step(const GunCrew& asked, MixedCrewLossNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static MixedCrewLossEnd end(const GunCrew& asked, const MixedCrewLossNow& now, const Cards& cards);
    static corneta::Telling tell(const GunCrew& asked, const MixedCrewLossEnd& end, const Cards& cards);
};

} // namespace santa_anna
