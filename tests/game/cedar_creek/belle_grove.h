// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/cedar_creek/ruleset.h"
#include "tests/game/kept_game.h"

inline KeptGame dawn()
{
    return {cedar_creek::ruleset, "belle-grove-small"};
}

/// Before the first movement round of a turn.
inline KeptGame movement_of(int turn)
{
    KeptGame game = dawn();
    for (int now = 1; now < turn; ++now)
        game.end_turn();
    game.go_to("movement");
    return game;
}
