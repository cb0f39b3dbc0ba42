// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <cstdint>

namespace santa_anna {

/// Keeping a Gun in Operation: who mans a gun casting.
struct GunCrew {
    int gunners = 0;
    int helpers = 0;
    int functions = 0;
};

struct GunCrewState {
    std::int64_t functions;
};

struct GunCrewEnd {
    int functions = 0;
};

/// What a gun casting can still do with the crew it has, without a die.
struct GunCrewRules : corneta::RulesOf<GunCrew, GunCrewState, GunCrewEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const GunCrew& inputs, GunCrewState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static GunCrewEnd end(const GunCrew& inputs, const GunCrewState& state, const Charts& charts);
    static corneta::Announcement announce(const GunCrew& inputs, const GunCrewEnd& end, const Charts& charts);
};

enum class CrewCasting : std::uint8_t { Gunner, Helper };
inline constexpr std::array crew_castings{Option{"gunner", "gunner"}, Option{"helper", "helper"}};

struct MixedCrewLossState {
    std::int64_t lost;
};

struct MixedCrewLossEnd {
    CrewCasting lost = CrewCasting::Gunner;
};

/// Whom a loss of a mixed crew takes: a die with a face for each casting.
struct MixedCrewLossRules : corneta::RulesOf<GunCrew, MixedCrewLossState, MixedCrewLossEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static constexpr std::span<const std::string_view> reads{};

    static void refuse(const GunCrew& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const GunCrew& inputs, MixedCrewLossState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static MixedCrewLossEnd end(const GunCrew& inputs, const MixedCrewLossState& state, const Charts& charts);
    static corneta::Announcement announce(const GunCrew& inputs, const MixedCrewLossEnd& end, const Charts& charts);
};

namespace action {
extern const corneta::ActionOf<GunCrew, GunCrewEnd> gun_crew;
extern const corneta::ActionOf<GunCrew, MixedCrewLossEnd> mixed_crew_loss;
} // namespace action

} // namespace santa_anna
