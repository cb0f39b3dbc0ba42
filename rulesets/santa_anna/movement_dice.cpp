// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement_dice.h"

#include <cassert>

namespace santa_anna {

using corneta::Pool;
using Legs = MoveCards::Legs;
using Mover = MoveCards::Mover;

namespace {

Legs legs_of(const Movement& asked)
{
    switch (asked.arm) {
    case MovingArm::Infantry: return Legs::Foot;
    case MovingArm::Cavalry: return asked.mounted ? Legs::Mounted : Legs::Foot;
    case MovingArm::Artillery: return Legs::Guns;
    case MovingArm::Leader: return Legs::Mounted;
    }
    assert(false);
    return Legs::Foot;
}

std::optional<Mover> on_foot(Formation formation)
{
    switch (formation) {
    case Formation::Line: return Mover::FootLine;
    case Formation::Column:
    case Formation::Mob: return Mover::FootColumn;
    case Formation::RoadColumn: return Mover::FootRoadColumn;
    case Formation::Skirmish: return Mover::FootSkirmish;
    case Formation::Square: return Mover::FootSquare;
    }
    return std::nullopt;
}

std::optional<Mover> on_horse(Formation formation)
{
    switch (formation) {
    case Formation::Line: return Mover::MountedLine;
    case Formation::Column:
    case Formation::Mob: return Mover::MountedColumn;
    case Formation::RoadColumn: return Mover::MountedRoadColumn;
    case Formation::Skirmish: return Mover::MountedSkirmish;
    case Formation::Square: return std::nullopt;
    }
    return std::nullopt;
}

} // namespace

std::optional<Mover> mover_of(const Movement& asked)
{
    if (asked.arm == MovingArm::Leader)
        return Mover::MountedColumn;
    const bool retreats = asked.kind == MoveKind::Retreat;
    if (asked.arm == MovingArm::Artillery)
        return asked.unlimbered && !retreats ? Mover::GunsUnlimbered : Mover::GunsLimbered;
    const Formation formation = retreats ? Formation::Column : asked.formation;
    return legs_of(asked) == Legs::Mounted ? on_horse(formation) : on_foot(formation);
}

const Cell& added_dice(const Movement& asked, const Cards& cards)
{
    assert(asked.kind != MoveKind::Move);
    const auto move = asked.kind == MoveKind::Charge ? MoveCards::Added::Charge : MoveCards::Added::Retreat;
    return cards.moves().added_dice(move, legs_of(asked));
}

MoveDice dice_of(const Movement& asked, const Cards& cards)
{
    const auto mover = mover_of(asked);
    assert(mover.has_value());
    MoveDice dice{.dice = &cards.moves().dice(*mover)};
    if (asked.kind == MoveKind::Move)
        return dice;
    const Cell& added = added_dice(asked, cards);
    if (added.empty())
        return dice;
    dice.added = &added;
    const Pool first = dice.dice->dice().pool;
    const Pool second = added.dice().pool;
    dice.in_one_pool = first.sides == second.sides && first.count + second.count <= static_cast<int>(corneta::Faces::most);
    return dice;
}

Pool MoveDice::pool(int index) const
{
    Pool pool = (index == 0 ? dice : added)->dice().pool;
    if (added != nullptr && in_one_pool)
        pool.count += added->dice().pool.count;
    return pool;
}

int MoveDice::plus(int index) const
{
    const int plus = (index == 0 ? dice : added)->dice().plus;
    return added != nullptr && in_one_pool ? plus + added->dice().plus : plus;
}

} // namespace santa_anna
