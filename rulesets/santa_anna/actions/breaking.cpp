// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/breaking.h"

#include "rulesets/santa_anna/actions/morale.h"

namespace santa_anna {

void announce_rout_checks(std::string_view role, Announcement& announcement)
{
    announcement.follow(Follow::May, role, choice(action::rout_check, {"Each friend that sees it break rolls a rout check"}));
}

std::vector<Preset> move_of(MoveKind kind, Arm arm, Nation nation, int effectives, int stragglers)
{
    return {preset<&Movement::kind>(kind), preset<&Movement::arm>(static_cast<MovingArm>(arm)), preset<&Movement::nation>(nation),
            preset<&Movement::effectives>(effectives), preset<&Movement::stragglers>(stragglers)};
}

} // namespace santa_anna
