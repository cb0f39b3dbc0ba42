// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/melee_fight.h"

namespace santa_anna {

namespace {

Sentence headline(const MeleeEnd& end)
{
    if (end.attacker.goes_back || end.defender.goes_back)
        return with_losses<"The square holds and {the cavalry} goes back.">(end);
    if (end.locked)
        return with_losses<"Locked in melee.">(end);
    if (end.attacker.breaks && end.defender.breaks)
        return with_losses<"Both break.">(end);
    if (end.attacker.breaks)
        return with_losses<"{The attacker} breaks.">(end);
    if (end.defender.breaks)
        return with_losses<"{The defender} breaks.">(end);
    if (end.attacker.beaten && !end.defender.beaten)
        return with_losses<"{The attacker} is beaten.">(end);
    if (end.defender.beaten && !end.attacker.beaten)
        return with_losses<"{The defender} is beaten.">(end);
    return with_losses<"The melee is over.">(end);
}

SideEnd unit_of(const MeleeEndSide& end, bool alone, std::size_t unit)
{
    const SideEnd& side = end;
    if (alone)
        return side;
    return {.losses = end.unit_losses[unit],
            .stragglers = end.unit_stragglers[unit],
            .casualties = end.unit_casualties[unit],
            .straggled = end.unit_straggled[unit],
            .breaks = end.unit_breaks[unit],
            .destroyed = end.unit_destroyed[unit]};
}

/// Who of a side is meant: the one, or `attacker 2` of several.
struct Who {
    bool is_attacker;
    bool alone;
    std::size_t unit;

    std::string_view role() const
    {
        using Roles = std::array<std::string_view, most_units + 1>;
        constexpr Roles attackers{"attacker", "attacker 1", "attacker 2", "attacker 3", "attacker 4"};
        constexpr Roles defenders{"defender", "defender 1", "defender 2", "defender 3", "defender 4"};
        return (is_attacker ? attackers : defenders).at(alone ? 0 : unit + 1);
    }
    RoleRef noun() const { return RoleRef{alone ? (is_attacker ? "the attacker" : "the defender") : role()}; }
};

void announce_hits(const Who& who, const SideEnd& unit, Announcement& announcement)
{
    if (unit.destroyed)
        announce_destroyed(who.noun(), announcement);
    else
        announce_losses(who.noun(), unit.stragglers, unit.casualties, announcement);
    if (unit.breaks && !unit.destroyed)
        announce_broken(who.noun(), announcement);
}

void announce_winner(const Who& who, const Body& body, Present left, Announcement& announcement)
{
    if (!body.is_mounted_cavalry() || left.is_broken())
        return;
    announcement.follow(Follow::Must, who.role(),
                        choice(action::breakthrough, {"The victorious cavalry rolls for a breakthrough"},
                               {preset<&Breakthrough::experience>(body.experience), preset<&Breakthrough::effectives>(left.effectives),
                                preset<&Breakthrough::stragglers>(left.stragglers)},
                               {{role::attacker, who.is_attacker ? role::attacker : role::defender}}));
}

void announce_side(const MeleeSide& side, const MeleeEndSide& end, bool is_attacker, bool has_won, Announcement& announcement)
{
    for (std::size_t i = 0; i < side.size(); ++i) {
        const Who who{is_attacker, side.size() == 1, i};
        const Body body = side.body(i);
        const SideEnd unit = unit_of(end, who.alone, i);
        const Present left = present(body.effectives - unit.stragglers - unit.casualties, body.stragglers + unit.stragglers);
        announce_hits(who, unit, announcement);
        const bool is_seen = unit.breaks || unit.destroyed;
        if (is_seen || (end.goes_back && body.is_mounted_cavalry()))
            announce_retreat(body, left, MoveKind::Retreat, is_seen, who.role(), announcement);
        if (has_won)
            announce_winner(who, body, left, announcement);
        announce_leader(body, unit.stragglers + unit.casualties - unit.straggled, who.role(), announcement);
        if (body.initial_volley && body.arm != Arm::Artillery)
            announcement.instruct(Hand::Unmark, "Melee uses up {0}'s initial volley: take its marker off.", who.noun());
    }
}

} // namespace

Announcement announce_melee(const Melee& inputs, const MeleeEnd& end)
{
    Announcement announcement{headline(end)};
    if (end.attacker.goes_back || end.defender.goes_back)
        announce_square_held(announcement);
    const bool attacker_has_won = end.defender.beaten && !end.attacker.beaten;
    const bool defender_has_won = end.attacker.beaten && !end.defender.beaten;
    announce_side(inputs.attacker, end.attacker, true, attacker_has_won, announcement);
    announce_side(inputs.defender, end.defender, false, defender_has_won, announcement);
    if (end.guns_lost)
        announcement.instruct("The gunners leave their guns behind.");
    if (end.locked)
        announcement.instruct("Both sides stay locked until next turn; more units may join.");
    return announcement;
}

} // namespace santa_anna
