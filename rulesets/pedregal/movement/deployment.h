// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "rulesets/pedregal/charts/charts.h"
#include "rulesets/pedregal/charts/terms.h"
#include "rulesets/pedregal/morale/morale.h"

#include <cstdint>

namespace pedregal {

/// Deployment of a revealed unit (19.5 E): what is asked.
struct Deployment {
    Morale morale;
    bool disrupted = false;
    bool near_enemy_zone = false;
};

struct DeploymentState {
    MoraleResult check;
};

struct DeploymentEnd {
    Status status = Status::Good;
};

/// What becomes of a unit that deploys from a hidden box.
struct DeploymentRules : corneta::RulesOf<Deployment, DeploymentState, DeploymentEnd, Charts> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> reads;

    static corneta::Step step(const Deployment& inputs, DeploymentState& state, const Charts& charts, corneta::Dice& dice,
                              corneta::Explanation& explanation);
    static DeploymentEnd end(const Deployment& inputs, const DeploymentState& state, const Charts& charts);
    static corneta::Announcement announce(const Deployment& inputs, const DeploymentEnd& end, const Charts& charts);
};

} // namespace pedregal
