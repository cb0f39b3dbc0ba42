// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement/movement_dice.h"

#include <cassert>

namespace santa_anna {

using corneta::Pool;
using Legs = MoveCharts::Legs;
using Mover = MoveCharts::Mover;

namespace {

Legs legs_of(const Movement& inputs)
{
    switch (inputs.arm) {
    case MovingArm::Infantry: return Legs::Foot;
    case MovingArm::Cavalry: return inputs.mounted ? Legs::Mounted : Legs::Foot;
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

std::optional<Mover> mover_of(const Movement& inputs)
{
    if (inputs.arm == MovingArm::Leader)
        return Mover::MountedColumn;
    const bool retreats = inputs.kind == MoveKind::Retreat;
    if (inputs.arm == MovingArm::Artillery)
        return inputs.unlimbered && !retreats ? Mover::GunsUnlimbered : Mover::GunsLimbered;
    const Formation formation = retreats ? Formation::Column : inputs.formation;
    return legs_of(inputs) == Legs::Mounted ? on_horse(formation) : on_foot(formation);
}

const Cell& added_dice(const Movement& inputs, const Charts& charts)
{
    assert(inputs.kind != MoveKind::Move);
    const auto move = inputs.kind == MoveKind::Charge ? MoveCharts::Added::Charge : MoveCharts::Added::Retreat;
    return charts.moves().added_dice(move, legs_of(inputs));
}

MoveDice dice_of(const Movement& inputs, const Charts& charts)
{
    const auto mover = mover_of(inputs);
    assert(mover.has_value());
    MoveDice dice{.dice = &charts.moves().dice(*mover)};
    if (inputs.kind == MoveKind::Move)
        return dice;
    const Cell& added = added_dice(inputs, charts);
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
