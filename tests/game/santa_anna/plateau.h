// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

inline KeptGame plateau()
{
    return {santa_anna::ruleset, "buena-vista-small"};
}

/// A unit with a Charge order declares it at another; what is refused is told.
inline std::string declare(KeptGame& game, const std::string& charger, const std::string& target)
{
    game.edit(charger, "order=charge");
    game.go_to("declare-charges");
    return game.play("declare", "@charger=" + charger + " @target=" + target, {});
}
