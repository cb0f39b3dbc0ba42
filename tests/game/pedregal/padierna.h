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

/// A box is laid face down; what is refused is told.
inline std::string lay(KeptGame& game, const char* box, const std::string& reason = {})
{
    return game.give(corneta::game::PlaceFaceDown{box, game.last() + 1, "sealed", "commitment", reason});
}

inline std::string turn_up(KeptGame& game, const char* box, const char* contents, const std::string& reason = {})
{
    return game.give(corneta::game::TurnUp{{{box, contents, "salt"}}, reason});
}

/// What `victory` counts, as `1 roster`.
inline std::string counted(KeptGame game, const char* field)
{
    game.play("victory", "", {}, "to see it");
    return game.answer(field);
}

/// Ends phases with a reason until that turn, phase and round.
inline void until(KeptGame& game, const std::string& round)
{
    while (game.round() != round && game.end_phase("on we go").empty()) {}
}

inline constexpr const char* smith_at_cavalry = "@attacker=S1 @defender=N7 "; ///< +4: 1 Ac, 2 Dc, 3 4 Dr, 5 6 Dm
