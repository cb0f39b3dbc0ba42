// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/melee.h"

#include <array>

namespace santa_anna {

using corneta::Announcement;
using corneta::Choice;
using corneta::Follow;
using corneta::Sentence;

namespace {

/// Attacker's stragglers and casualties are {0} and {1}, the defender's {2} and {3}, rounds {4}.
Sentence headline(const MeleeEnd& end)
{
    const auto with = [&](std::string_view pattern) {
        return Sentence{
            pattern,
            {end.attacker.stragglers, end.attacker.casualties, end.defender.stragglers, end.defender.casualties, end.rounds_fought}};
    };
    if (end.square_held)
        return with("The square holds and the cavalry goes back. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, "
                    "casualties {3}.");
    if (end.locked)
        return with("Locked in melee. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.");
    if (end.attacker.breaks && end.defender.breaks)
        return with("Both break. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.");
    if (end.attacker.breaks)
        return with("The attacker breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.");
    if (end.defender.breaks)
        return with("The defender breaks. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.");
    if (end.attacker.beaten && !end.defender.beaten)
        return with("The attacker is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.");
    if (end.defender.beaten && !end.attacker.beaten)
        return with("The defender is beaten. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.");
    return with("The melee is over. Attacker: stragglers {0}, casualties {1}; defender: stragglers {2}, casualties {3}.");
}

/// One unit of a side and what the melee did to it.
struct Fought {
    Body body;
    Present left;
    int stragglers = 0;
    int casualties = 0;
    int straggled = 0;
    bool breaks = false;
    bool destroyed = false;
};

Fought fought(const MeleeSide& side, const MeleeEndSide& end, std::size_t unit)
{
    Fought one{.body = side.body(unit), .left = {}};
    const bool alone = side.size() == 1;
    one.stragglers = alone ? end.stragglers : end.unit_stragglers[unit];
    one.casualties = alone ? end.casualties : end.unit_casualties[unit];
    one.straggled = alone ? end.straggled : end.unit_straggled[unit];
    one.breaks = alone ? end.breaks : end.unit_breaks[unit];
    one.destroyed = alone ? end.destroyed : end.unit_destroyed[unit];
    one.left = {static_cast<std::uint8_t>(one.body.effectives - one.stragglers - one.casualties),
                static_cast<std::uint8_t>(one.body.stragglers + one.stragglers)};
    return one;
}

void announce_unit_losses(const Fought& unit, bool is_attacker, bool alone, int number, Announcement& announcement)
{
    const int effectives = unit.left.effectives;
    if (unit.destroyed) {
        announcement.instructions.push_back(
            alone ? Sentence{is_attacker ? "Take the attacker off the table." : "Take the defender off the table."}
                  : Sentence{is_attacker ? "Take attacker {0} off the table." : "Take defender {0} off the table.", {number}});
        return;
    }
    if (unit.stragglers == 0 && unit.casualties == 0)
        return;
    if (alone)
        announcement.instructions.push_back({is_attacker ? "Attacker: take off {0}, put {1} behind as stragglers; effectives left {2}."
                                                         : "Defender: take off {0}, put {1} behind as stragglers; effectives left {2}.",
                                             {unit.casualties, unit.stragglers, effectives}});
    else
        announcement.instructions.push_back({is_attacker ? "Attacker {3}: take off {0}, put {1} behind as stragglers; effectives left {2}."
                                                         : "Defender {3}: take off {0}, put {1} behind as stragglers; effectives left {2}.",
                                             {unit.casualties, unit.stragglers, effectives, number}});
}

Sentence broken_hand(bool is_attacker, bool alone, int number)
{
    if (alone)
        return {is_attacker ? "Mark the attacker broken and turn it away as a mob."
                            : "Mark the defender broken and turn it away as a mob."};
    return {is_attacker ? "Mark attacker {0} broken and turn it away as a mob." : "Mark defender {0} broken and turn it away as a mob.",
            {number}};
}

void announce_winner(const Fought& unit, std::string_view role, Announcement& announcement)
{
    if (unit.body.is_mounted_cavalry() && !unit.left.is_broken())
        announcement.next.push_back({Follow::Must,
                                     role,
                                     {Choice{"breakthrough",
                                             {"The victorious cavalry rolls for a breakthrough"},
                                             {{"attacker_experience", word_of(unit.body.experience, experiences)},
                                              {"attacker_effectives", castings_word(unit.left.effectives)},
                                              {"attacker_stragglers", castings_word(unit.left.stragglers)}},
                                             {{"attacker", role.starts_with("attacker") ? "attacker" : "defender"}}}}});
}

/// Who of a side a follow-up is for: `defender 2` is the second of several.
std::string_view one_of(bool is_attacker, std::size_t unit, bool alone)
{
    constexpr std::array<std::string_view, 4> attackers{"attacker 1", "attacker 2", "attacker 3", "attacker 4"};
    constexpr std::array<std::string_view, 4> defenders{"defender 1", "defender 2", "defender 3", "defender 4"};
    if (alone)
        return is_attacker ? "attacker" : "defender";
    return (is_attacker ? attackers : defenders).at(unit);
}

void announce_side(const MeleeSide& side, const MeleeEndSide& end, bool is_attacker, bool goes_back, bool has_won,
                   Announcement& announcement)
{
    for (std::size_t unit = 0; unit < side.size(); ++unit) {
        const std::string_view role = one_of(is_attacker, unit, side.size() == 1);
        const Fought one = fought(side, end, unit);
        announce_unit_losses(one, is_attacker, side.size() == 1, static_cast<int>(unit) + 1, announcement);
        const bool is_seen = one.breaks || one.destroyed;
        if (one.breaks && !one.destroyed)
            announcement.instructions.push_back(broken_hand(is_attacker, side.size() == 1, static_cast<int>(unit) + 1));
        if (is_seen || goes_back)
            announce_retreat(one.body, one.left, Away::Retreat, is_seen, role, announcement);
        if (has_won)
            announce_winner(one, role, announcement);
        announce_leader(one.body, one.stragglers + one.casualties - one.straggled, role, announcement);
        if (one.body.initial_volley && one.body.arm != Arm::Artillery)
            announcement.instructions.push_back({is_attacker ? "Melee uses up the attacker's initial volley: take its marker off."
                                                             : "Melee uses up the defender's initial volley: take its marker off."});
    }
}

} // namespace

Announcement MeleeRules::announce(const Melee& inputs, const MeleeEnd& end, const Charts& /*charts*/)
{
    Announcement announcement{headline(end), {}, {}};
    const bool attacker_has_won = end.defender.beaten && !end.attacker.beaten;
    const bool defender_has_won = end.attacker.beaten && !end.defender.beaten;
    announce_side(inputs.attacker, end.attacker, true, end.square_held, attacker_has_won, announcement);
    announce_side(inputs.defender, end.defender, false, false, defender_has_won, announcement);
    if (end.guns_lost)
        announcement.instructions.push_back({"The gunners leave their guns behind."});
    if (end.locked)
        announcement.instructions.push_back({"Both sides stay locked until next turn; more units may join."});
    return announcement;
}

} // namespace santa_anna
