// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement/movement_dice.h"

#include <cassert>

namespace santa_anna {

using corneta::Pool;

namespace {

constexpr std::string_view distances = "Movement: Movement Distances";

Legs legs_of(const Movement& inputs)
{
    if (inputs.arm == MovingArm::Artillery)
        return Legs::Guns;
    const bool rides = inputs.arm == MovingArm::Leader || (inputs.arm == MovingArm::Cavalry && inputs.mounted);
    return rides ? Legs::Mounted : Legs::Foot;
}

std::optional<Mover> in_formation(Formation formation, bool mounted)
{
    switch (formation) {
    case Formation::Line: return mounted ? Mover::MountedLine : Mover::InfantryLine;
    case Formation::Column:
    case Formation::Mob: return mounted ? Mover::MountedColumn : Mover::InfantryColumn;
    case Formation::RoadColumn: return mounted ? Mover::MountedRoadColumn : Mover::InfantryRoadColumn;
    case Formation::Skirmish: return mounted ? Mover::MountedSkirmish : Mover::InfantrySkirmish;
    case Formation::Square: break;
    }
    return mounted ? std::nullopt : std::optional{Mover::InfantrySquare};
}

void pay(Total& inches, const Cell& cost, int times, const Label& reason)
{
    const Fraction spent = Fraction{-times} * cost.number();
    if (!(spent == Fraction{0}))
        inches.add(spent, reason, cost);
}

} // namespace

std::optional<Mover> mover_of(const Movement& inputs)
{
    if (inputs.arm == MovingArm::Leader)
        return Mover::MountedColumn;
    const bool retreats = inputs.kind == MoveKind::Retreat;
    if (inputs.arm == MovingArm::Artillery)
        return inputs.unlimbered && !retreats ? Mover::GunsUnlimbered : Mover::GunsLimbered;
    return in_formation(retreats ? Formation::Column : inputs.formation, legs_of(inputs) == Legs::Mounted);
}

const Cell& added_dice(const Movement& inputs, const Charts& charts)
{
    assert(is_hurried(inputs.kind));
    return charts[inputs.kind == MoveKind::Charge ? Added::Charge : Added::Retreat, legs_of(inputs)];
}

MoveDice dice_of(const Movement& inputs, const Charts& charts)
{
    const auto mover = mover_of(inputs);
    assert(mover.has_value());
    MoveDice dice{.dice = &charts[*mover]};
    if (!is_hurried(inputs.kind))
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

int tenths_of(const Movement& inputs, const Charts& charts, int roll, bool changes, Explanation& explanation)
{
    Total inches{explanation};
    inches.start(roll, {"inches rolled"}, *dice_of(inputs, charts).dice);
    if (inputs.terrain == Terrain::Rough)
        inches.times(charts[MoveNumber::Rough], {"rough terrain"});
    if (changes)
        pay(inches, charts[cost_of(inputs.change), CostIn::Inches], 1, {charts[cost_of(inputs.change), CostIn::Inches].row_spec().label});
    pay(inches, charts[Cost::Contour, CostIn::Inches], inputs.contours, {"contour lines crossed: {0}", inputs.contours});
    pay(inches, charts[Cost::Obstacle, CostIn::Inches], inputs.obstacles, {"walls, ravines and streams crossed: {0}", inputs.obstacles});
    inches.least(0, {"no inches left"}, distances);
    Fraction left = inches.total();
    const Fraction tenth = Fraction::tenths(1);
    if (!(left * Fraction{10}).is_whole())
        left = corneta::folded(left, Op::Floor, explanation.note(Op::Floor, tenth, {"rounded down to a tenth"}, distances));
    explanation.agrees(left);
    return static_cast<int>((left * Fraction{10}).amount());
}

int tolls(const Movement& inputs, const Charts& charts)
{
    const auto dice = [&](Cost cost, int times) { return charts[cost, CostIn::Stragglers].empty() ? 0 : times; };
    if (!is_unit(inputs))
        return 0;
    return dice(Cost::Contour, inputs.contours) + dice(Cost::Obstacle, inputs.obstacles);
}

Toll toll(const Movement& inputs, const Charts& charts, int index)
{
    const Cell& contour = charts[Cost::Contour, CostIn::Stragglers];
    const Cell& obstacle = charts[Cost::Obstacle, CostIn::Stragglers];
    const int contours = contour.empty() ? 0 : inputs.contours;
    const int obstacles = obstacle.empty() ? 0 : inputs.obstacles;
    if (index < contours)
        return {&contour, {"contour {0}", index + 1}, {"stragglers at contour {0}", index + 1}};
    index -= contours;
    if (index < obstacles)
        return {&obstacle, {"obstacle {0}", index + 1}, {"stragglers at obstacle {0}", index + 1}};
    return {&charts[cost_of(inputs.change), CostIn::Stragglers], {"change"}, {"stragglers at the change"}};
}

} // namespace santa_anna
