// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_record.h"

#include <string>
#include <vector>

namespace corneta {

/// A unit that stood in a battle when it began, or came later by itself; its parts and those it joined count with it.
struct Fighter {
    game::Unit unit; ///< as it came
    int before = 0;  ///< in the strength that its ruleset counts
    int after = 0;   ///< stragglers and the like are back
    bool has_broken = false;
};

struct ArmyInBattle {
    game::Unit side;
    bool has_won = false;
    bool has_broken = false;
    int dealt = 0, suffered = 0;                   ///< harm by the luck ledger
    int dealt_expected = 0, suffered_expected = 0; ///< rounded
};

/// A game as a book takes it in.
struct BattleTold {
    std::string label;
    std::string winner; ///< a side; empty: nobody
    Sentence standing;
    int turns = 0;
    bool is_settled = false;
    std::vector<ArmyInBattle> armies;
    std::vector<Fighter> units;
    std::vector<game::Unit> leaders; ///< as they came
    std::vector<std::string> leaders_lost;
};

BattleTold battle_told(const GameRecord& record);

/// How a battle of a book ended.
Sentence standing_in(const game::Unit& battle);

} // namespace corneta
