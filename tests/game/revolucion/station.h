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
