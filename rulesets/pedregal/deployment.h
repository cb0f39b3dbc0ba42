// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action.h"
#include "rulesets/pedregal/cards.h"
#include "rulesets/pedregal/morale.h"
#include "rulesets/pedregal/terms.h"

#include <cstdint>

namespace pedregal {

/// Deployment of a revealed unit (19.5 E): what is asked.
struct Deployment {
    Morale morale;
    bool disrupted = false;
    bool near_enemy_zone = false;
};

struct DeploymentNow {
    MoraleResult check;
};

struct DeploymentEnd {
    Status status = Status::Good;
};

/// What becomes of a unit that deploys from a hidden box.
struct DeploymentRules : corneta::RulesOf<Deployment, DeploymentNow, DeploymentEnd, Cards> {
    static const std::span<const corneta::Field> form;
    static const std::span<const corneta::OutcomeSpec> outcomes;
    static const std::span<const std::string_view> charts;

    static corneta::Then step(const Deployment& asked, DeploymentNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale);
    static DeploymentEnd end(const Deployment& asked, const DeploymentNow& now, const Cards& cards);
    static corneta::Telling tell(const Deployment& asked, const DeploymentEnd& end, const Cards& cards);
};

} // namespace pedregal
