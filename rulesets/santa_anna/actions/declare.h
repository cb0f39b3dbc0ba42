// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/charts/chapter.h"

/// The second phase of the turn: who charges whom.
namespace santa_anna {

/// Declare Charges: the unit with the order, and the enemy that it names.
struct Declare {
    Arm charger_arm = Arm::Infantry;
    Formation charger_formation = Formation::Line;
    Arm target_arm = Arm::Infantry;
    Formation target_formation = Formation::Line;
    bool target_mounted = false;
};

struct DeclareEnd {
    bool charging = true;
};

namespace action {
extern const ActionOf<Declare, DeclareEnd> declare;
} // namespace action

} // namespace santa_anna
