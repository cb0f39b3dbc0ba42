// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/pedregal/ruleset.h"
#include "tests/game/kept_game.h"

inline KeptGame padierna()
{
    return {pedregal::ruleset, "padierna-small"};
}

inline KeptGame us_combat()
{
    KeptGame game = padierna();
    game.go_to("combat");
    return game;
}

inline constexpr const char* smith_at_cavalry = "@attacker=S1 @defender=N7 "; ///< +4: 1 Ac, 2 Dc, 3 4 Dr, 5 6 Dm
