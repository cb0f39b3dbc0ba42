// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/ruleset.h"
#include "tests/game/kept_game.h"

/// At the actions of the first turn.
inline KeptGame station()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    game.go_to("actions");
    return game;
}

/// The same where the government begins.
inline KeptGame begun()
{
    KeptGame game{revolucion::ruleset, "rio-seco"};
    game.play("initiative", "", {3});
    game.go_to("actions");
    return game;
}

/// At its actions.
inline void next_turn(KeptGame& game)
{
    game.end_turn();
    game.go_to("actions");
}
