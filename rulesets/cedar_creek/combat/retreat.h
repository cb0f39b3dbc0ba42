// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/cedar_creek/charts/charts.h"

#include <cstdint>

namespace cedar_creek {

/// A rout move is what a routed brigade makes in the Administrative Phase.
enum class HitChoice : std::uint8_t { Retreat, Hold, VoluntaryRout, RoutMove };

constexpr bool is_without_roll(HitChoice choice)
{
    return choice == HitChoice::VoluntaryRout || choice == HitChoice::RoutMove;
}

/// Counts as Withdrawal does, but that a voluntary rout is a rout.
enum class RetreatResult : std::uint8_t { Hold, Orderly, Disorderly, Rout };

/// Why a disorderly retreat is a rout.
enum class WhyRout : std::uint8_t { No, Turn, Strength };

/// A brigade that was hit, routs by choice or is routed: what is asked.
struct Retreat {
    Side side = Side::Union;
    int turn = 0;
    HitChoice choice = HitChoice::Retreat;
    bool command_bonus = false;
    int fatigue = 0; ///< after the result's
    int losses = 0;  ///< before it
    int strength_at_start = 0;
    bool mounted = false;
    int fronts_crossed = 0;
};

struct RetreatState {
    std::int32_t total;
    std::int32_t nothing;
};

struct RetreatEnd {
    int total = 0;
    Withdrawal withdrawal = Withdrawal::Hold;
    RetreatResult result = RetreatResult::Hold;
    int zones = 0;
    int losses = 0;
    bool routs = false;
    bool eliminated = false;
    WhyRout why = WhyRout::No;
};

/// What becomes of a brigade that is hit, routs by choice or is routed.
struct RetreatRules : corneta::RulesOf<Retreat, RetreatState, RetreatEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const corneta::RefusalSpec* const> refusals;
    static const std::span<const std::string_view> reads;

    static void refuse(const Retreat& inputs, const Charts& charts, corneta::Refusals& found);
    static corneta::Step step(const Retreat& inputs, RetreatState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static RetreatEnd end(const Retreat& inputs, const RetreatState& state, const Charts& charts);
    static corneta::Announcement announce(const Retreat& inputs, const RetreatEnd& end, const Charts& charts);
};

} // namespace cedar_creek
