// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/cedar_creek/ruleset.h"
#include "tests/game/kept_game.h"

inline KeptGame dawn()
{
    return {cedar_creek::ruleset, "belle-grove-small"};
}

/// As if everybody had been activated and had paid for an attack, whoever plays.
inline void make_ready(KeptGame& game)
{
    for (const char* const side : {"union", "confederate"})
        game.edit(side, "activated=yes divisions=0 plays=no first=no");
    for (const char* const division : {"DR", "DH", "DT", "DM", "P1", "MO"})
        game.edit(division, "selected=yes acting=yes");
    for (const char* const brigade : {"R1", "R2", "R3", "R4", "H1", "H2", "H3", "T1", "T2", "M1", "M2", "M3", "MO"})
        game.edit(brigade, "declared=attack");
    game.edit("P1", "declared=charge");
}

/// The first movement round of a turn, before anybody rolls for activation.
inline KeptGame round_of(int turn)
{
    KeptGame game = dawn();
    for (int now = 1; now < turn; ++now)
        game.end_turn();
    game.go_to("movement");
    return game;
}

/// The same where that side plays first.
inline KeptGame round_of(int turn, const char* first)
{
    KeptGame game = round_of(turn);
    game.edit(first, "first=yes");
    return game;
}

/// The same where everybody may do anything.
inline KeptGame movement_of(int turn)
{
    KeptGame game = round_of(turn);
    make_ready(game);
    return game;
}
