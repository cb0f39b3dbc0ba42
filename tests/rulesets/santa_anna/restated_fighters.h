// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/rulesets/restated.h"

#include <algorithm>
#include <string>
#include <vector>

/// Santa Anna Rules: who fights in a melee, stated a second time.
namespace restated_santa_anna {

using restated::Asked;

struct Fighter {
    std::string arm{};
    std::string formation{};
    std::string experience{};
    std::string weapon{};
    std::string aspect{};
    std::string cover{};
    bool is_mounted = false;
    bool is_manned_gun = false; ///< gunners who are unlimbered
    bool is_us = false;         ///< infantry or cavalry
    bool charges = false;
    bool is_caught = false; ///< forming square
    bool has_leader = false;
    int effectives = 0;
    int stragglers = 0;
    int contact = 0; ///< 0: all
    int holders = 0;
    bool was_broken = false;
    bool fights = true; ///< still
    bool is_beaten = false;
    int column = 0;
    int losses = 0;
    int straggled = 0; ///< taken in this melee
    int fallen = 0;
    int straggled_besides = 0;

    bool is_broken() const { return effectives == 0 || stragglers > effectives; }
    bool breaks() const { return is_broken() && !was_broken; }
    bool is_destroyed() const { return effectives == 0 && straggled + fallen > 0; }

    void straggle(int castings)
    {
        castings = std::min(castings, effectives);
        effectives -= castings;
        stragglers += castings;
        straggled += castings;
    }
    void straggle_besides(int castings)
    {
        straggled_besides += std::min(castings, effectives);
        straggle(castings);
    }
};

struct Side {
    std::string key{};
    std::vector<Fighter> units{};
    int supporters = 0;

    std::vector<Fighter*> fighting()
    {
        std::vector<Fighter*> all;
        for (Fighter& unit : units)
            if (unit.fights)
                all.push_back(&unit);
        return all;
    }
};

inline Fighter fighter(const Asked& asked, const std::string& side, std::size_t row)
{
    const auto is = [&](const char* key, const char* word) { return asked.is(side + key, word, row); };
    Fighter unit{.arm = asked.word(side + "_arm", row),
                 .formation = is("_arm", "artillery") ? "" : asked.word(side + "_formation", row),
                 .experience = asked.word(side + "_experience", row),
                 .weapon = asked.word(side + "_melee_weapon", row),
                 .aspect = asked.word(side == "defender" ? "aspect" : "attacker_aspect", row),
                 .cover = asked.word(side + "_cover", row),
                 .is_mounted = is("_arm", "cavalry") && is("_mounted", "yes"),
                 .is_manned_gun = is("_arm", "artillery") && is("_unlimbered", "yes"),
                 .is_us = is("_nation", "us") && !is("_arm", "artillery"),
                 .charges = is("_charging", "yes"),
                 .is_caught = is("_arm", "infantry") && is("_caught_forming_square", "yes"),
                 .has_leader = is("_leader_attached", "yes"),
                 .effectives = asked.number(side + "_effectives", row),
                 .stragglers = asked.number(side + "_stragglers", row),
                 .contact = asked.number(side + "_fighters", row)};
    if (unit.arm == "cavalry" && !unit.is_mounted) // Mounting and Dismounting: one in four, rounded up, of those of the turn's start
        unit.holders = (unit.effectives + asked.number(side + "_losses_this_turn", row) + 3) / 4;
    unit.was_broken = unit.is_broken() || (!is("_arm", "artillery") && is("_formation", "mob"));
    unit.fights = unit.effectives > 0;
    return unit;
}

inline Side side(const Asked& asked, const std::string& key)
{
    Side side{.key = key, .supporters = asked.number(key + "_supporters")};
    for (std::size_t row = 0; row < asked.rows(key + "_effectives"); ++row)
        side.units.push_back(fighter(asked, key, row));
    return side;
}

/// Melee Procedure: effectives in contact; half of them hit in flank or rear, a quarter in disorder (Forming Emergency Square).
inline int participants(const Fighter& unit, bool is_first_turn)
{
    int castings = std::max(unit.effectives - unit.holders, 0);
    if (unit.contact > 0)
        castings = std::min(castings, unit.contact);
    if (castings == 0)
        return 0;
    if (unit.aspect != "front")
        castings /= 2;
    if (unit.is_caught && is_first_turn)
        castings /= 4;
    return std::max(castings, 1);
}

inline int size_of(Side& side, bool is_first_turn)
{
    int size = side.supporters; // Adding Units to Melee: they count for numbers
    for (const Fighter* unit : side.fighting())
        size += participants(*unit, is_first_turn);
    return size;
}

} // namespace restated_santa_anna
