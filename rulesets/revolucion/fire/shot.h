// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "rulesets/revolucion/charts/charts.h"

namespace revolucion {

/// One fire as the score sees it.
struct Shot {
    Gun gun = Gun::RegularInfantry;
    std::size_t band = 0;
    bool moving = false;
    Formation target_formation = Formation::Deployed;
    Cover target_cover = Cover::Open;
    Status actor_status = Status::Ok;
    Status target_status = Status::Ok;
    Odds actor_odds = Odds::None;
    Odds target_odds = Odds::None;
    bool leader_attached = false;
};

/// What is added to the die: score of the gun at that range, and the shifts.
int score_of(const Shot& shot, const Charts& charts, corneta::Explanation& explanation);

/// Rolls for a fire of that score: levels of damage.
int levels_thrown(const corneta::Label& label, const Shot& shot, const Charts& charts, corneta::Dice& dice,
                  corneta::Explanation& explanation);

} // namespace revolucion
