// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/declare.h"
#include "core/action/explanation.h"
#include "core/dice/dice.h"
#include "rulesets/santa_anna/charts/charts.h"

#include <array>

namespace santa_anna {

/// What the Roll to Rally or Route asks of a unit.
struct MoraleRoll {
    Experience experience = Experience::Regular;
    int castings = 0;
    int casualties = 0;
    bool leader_attached = false;
    int leader_rating = 0;
    bool enemy_near = false;
    Cover cover = Cover::None;
};

/// One roll with its modifiers.
int morale_total(const MoraleRoll& roll, MoraleRollTo to, const Charts& charts, corneta::Dice& dice, corneta::Explanation& explanation);

/// The fields of the MoraleRoll that is the member `Roll` of an action's answers, in the order of its members.
template <auto Roll> constexpr std::array<corneta::Field, 7> asks_morale_roll()
{
    using corneta::asks;
    return {
        asks<Roll, &MoraleRoll::experience>(
            {.key = "unit_experience", .label = "Experience", .start = 2, .options = experiences, .role = "unit", .stat = "experience"}),
        asks<Roll, &MoraleRoll::castings>({.key = "unit_castings",
                                           .label = "Castings at the start",
                                           .help = "Effectives, stragglers and casualties together.",
                                           .measure = corneta::Measure::Castings,
                                           .start = 12,
                                           .role = "unit",
                                           .stat = "castings"}),
        asks<Roll, &MoraleRoll::casualties>({.key = "unit_casualties",
                                             .label = "Casualties",
                                             .help = "In the whole game so far.",
                                             .measure = corneta::Measure::Castings,
                                             .role = "unit",
                                             .stat = "casualties"}),
        asks<Roll, &MoraleRoll::leader_attached>(
            {.key = "leader_attached", .label = "Leader attached", .role = "leader", .stat = "attached"}),
        asks<Roll, &MoraleRoll::leader_rating>({.key = "leader_rating",
                                                .label = "Leader rating",
                                                .help = "LR, 0 to 3; it counts when he is attached.",
                                                .most = 3,
                                                .start = 1,
                                                .role = "leader",
                                                .stat = "rating"}),
        asks<Roll, &MoraleRoll::enemy_near>({.key = "enemy_near", .label = "Enemy near", .help = "An enemy is within 12 inches."}),
        asks<Roll, &MoraleRoll::cover>({.key = "unit_cover", .label = "Cover", .options = covers, .role = "unit", .stat = "cover"}),
    };
}

} // namespace santa_anna
