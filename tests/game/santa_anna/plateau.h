// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

inline KeptGame plateau()
{
    return {santa_anna::ruleset, "buena-vista-small"};
}
