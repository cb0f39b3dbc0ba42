// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/ruleset.h"
#include "tests/game/kept_game.h"

#include <vector>

inline KeptGame plateau()
{
    return {santa_anna::ruleset, "buena-vista-small"};
}

/// The number behind words of how the sides stand: `Mexican losses`; -1 where they are not there.
inline int lost(const KeptGame& game, const std::string& words)
{
    const std::string standing = game.standing();
    const std::size_t at = standing.find(words + " ");
    return at == std::string::npos ? -1 : std::stoi(standing.substr(at + words.size() + 1));
}

/// A unit with a Charge order declares it at another; what is refused is told.
inline std::string declare(KeptGame& game, const std::string& charger, const std::string& target)
{
    game.edit(charger, "order=charge");
    game.go_to("declare-charges");
    return game.play("declare", "@charger=" + charger + " @target=" + target, {});
}

/// Its charge move, 4 on each of the dice of its arm and formation: M1 is in column, M5 and K4 are mounted, the rest are in line.
inline void charge_move(KeptGame& game, const std::string& charger)
{
    const int dice = charger == "M5" ? 7 : charger == "K4" ? 6 : charger == "M1" ? 4 : 3;
    game.play("movement", "@unit=" + charger + " kind=charge", std::vector<int>(static_cast<std::size_t>(dice), 4));
}

/// And it touches its enemy, that many inches away.
inline void meet(KeptGame& game, const std::string& charger, const std::string& enemy, int distance = 6)
{
    charge_move(game, charger);
    game.play("contact", "@attacker=" + charger + " @defender=" + enemy + " distance=" + std::to_string(distance), {});
}

/// Infantry or cavalry of 14 castings has charged K1, which has been edited so, and touches it; in Melee.
inline KeptGame charged(const std::vector<std::string>& chargers, const std::string& edit = "order=hold")
{
    KeptGame game = plateau();
    game.edit("K1", edit);
    for (const std::string& charger : chargers)
        game.edit(charger, "order=charge effectives=14 castings=14");
    for (const std::string& charger : chargers)
        declare(game, charger, "K1");
    game.go_to("all-moves");
    for (const std::string& charger : chargers)
        charge_move(game, charger);
    for (const std::string& charger : chargers)
        game.play("contact", "@attacker=" + charger + " @defender=K1 distance=6", {});
    game.go_to("melee");
    return game;
}

/// M5 and K4 charge each other and touch.
inline KeptGame at_each_other()
{
    KeptGame game = plateau();
    for (const char* const unit : {"M5", "K4"})
        game.edit(unit, "order=charge");
    declare(game, "M5", "K4");
    declare(game, "K4", "M5");
    game.go_to("all-moves");
    meet(game, "M5", "K4");
    game.go_to("melee");
    return game;
}
