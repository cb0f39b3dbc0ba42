// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement/movement.h"

#include "core/action/thrown.h"
#include "core/action/total.h"
#include "rulesets/santa_anna/fire/straggling.h"
#include "rulesets/santa_anna/movement/movement_dice.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Label;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Step;
using corneta::Total;
using Cost = MoveCharts::Cost;
using Number = MoveCharts::Number;

namespace {

constexpr std::string_view distances = "Movement: Movement Distances";

constexpr RefusalSpec change_in_charge{"change", "a unit that makes a change may not charge"};
constexpr RefusalSpec change_in_retreat{"change", "a unit that retreats makes no change"};
constexpr RefusalSpec needs_form{"change", "a {0} unit needs a Form order for it, not a move"};
constexpr RefusalSpec not_cavalry{"change", "only cavalry mounts and dismounts"};
constexpr RefusalSpec mounted_already{"change", "the cavalry is mounted already"};
constexpr RefusalSpec dismounted_already{"change", "the cavalry is dismounted already"};
constexpr RefusalSpec no_formation{"change", "guns and leaders have no formation to change"};
constexpr RefusalSpec no_charge{"kind", "guns do not charge"};
constexpr RefusalSpec broken{"unit_formation", "a broken unit makes no move but a retreat"};
constexpr RefusalSpec no_dice{"unit_formation", "the movement chart has no dice for mounted cavalry in square"};
constexpr std::array movement_refusals{&change_in_charge,   &change_in_retreat, &needs_form, &not_cavalry, &mounted_already,
                                       &dismounted_already, &no_formation,      &no_charge,  &broken,      &no_dice};

bool is_unit(const Movement& inputs)
{
    return inputs.arm != MovingArm::Leader;
}

bool is_of_formation(Change change)
{
    return change == Change::Formation || change == Change::Mount || change == Change::Dismount;
}

void refuse_change(const Movement& inputs, corneta::Refusals& found)
{
    if (inputs.change == Change::None)
        return;
    if (inputs.kind == MoveKind::Charge)
        found.add(change_in_charge);
    if (inputs.kind == MoveKind::Retreat)
        found.add(change_in_retreat);
    const bool has_formation = inputs.arm == MovingArm::Infantry || inputs.arm == MovingArm::Cavalry;
    const bool is_in_the_saddle = inputs.change == Change::Mount || inputs.change == Change::Dismount;
    if (inputs.change == Change::Formation && !has_formation)
        found.add(no_formation);
    else if (is_in_the_saddle && inputs.arm != MovingArm::Cavalry)
        found.add(not_cavalry);
    else if (inputs.change == Change::Mount && inputs.mounted)
        found.add(mounted_already);
    else if (inputs.change == Change::Dismount && !inputs.mounted)
        found.add(dismounted_already);
    else if (is_of_formation(inputs.change) && inputs.kind == MoveKind::Move && !changes_on_the_move(inputs.nation))
        found.add(needs_form, nations.at(static_cast<std::size_t>(inputs.nation)).label);
}

bool suffices(int roll, const Cell& needed)
{
    return needed.empty() || !(Fraction{roll} < needed.number());
}

/// Whether a roll lets the unit change formation in this move, or mount or dismount if it wants that.
bool lets_change(const Movement& inputs, const Charts& charts, int roll)
{
    const bool may = inputs.kind == MoveKind::Move && changes_on_the_move(inputs.nation)
        && (inputs.arm == MovingArm::Infantry || inputs.arm == MovingArm::Cavalry);
    return may && suffices(roll, charts.moves().needed(is_of_formation(inputs.change) ? cost_of(inputs.change) : Cost::Formation));
}

void pay(Total& inches, const Cell& cost, int times, const Label& reason)
{
    const Fraction spent = Fraction{-times} * cost.number();
    if (!(spent == Fraction{0}))
        inches.add(spent, reason, cost);
}

/// Movement Distances: what a roll comes to, in tenths of an inch.
int tenths_of(const Movement& inputs, const Charts& charts, int roll, bool changes, Explanation& explanation)
{
    const MoveCharts& moves = charts.moves();
    Total inches{explanation};
    inches.start(roll, {"inches rolled"}, *dice_of(inputs, charts).dice);
    if (inputs.terrain == Terrain::Rough)
        inches.times(moves.number(Number::Rough), {"rough terrain"});
    if (changes)
        pay(inches, moves.inches(cost_of(inputs.change)), 1, {moves.inches(cost_of(inputs.change)).row_spec().label});
    pay(inches, moves.inches(Cost::Contour), inputs.contours, {"contour lines crossed: {0}", inputs.contours});
    pay(inches, moves.inches(Cost::Obstacle), inputs.obstacles, {"walls, ravines and streams crossed: {0}", inputs.obstacles});
    inches.least(0, {"no inches left"}, distances);
    Fraction left = inches.total();
    const Fraction tenth = Fraction::tenths(1);
    if (!(left * Fraction{10}).is_whole())
        left = corneta::folded(left, Op::Floor, explanation.note(Op::Floor, tenth, {"rounded down to a tenth"}, distances));
    explanation.agrees(left);
    return static_cast<int>((left * Fraction{10}).amount());
}

/// A die that a crossing or a change costs.
struct Toll {
    const Cell* cell = nullptr;
    Label die;
    Label reason;
};

/// The dice after the pools, contours first.
std::optional<Toll> toll(const Movement& inputs, const Charts& charts, bool changes, int index)
{
    if (!is_unit(inputs))
        return std::nullopt;
    const auto dice = [&](Cost cost, int times) { return charts.moves().stragglers(cost).empty() ? 0 : times; };
    const int contours = dice(Cost::Contour, inputs.contours);
    const int obstacles = dice(Cost::Obstacle, inputs.obstacles);
    if (index < contours)
        return Toll{&charts.moves().stragglers(Cost::Contour), {"contour {0}", index + 1}, {"stragglers at contour {0}", index + 1}};
    if (index < contours + obstacles)
        return Toll{&charts.moves().stragglers(Cost::Obstacle),
                    {"obstacle {0}", index + 1 - contours},
                    {"stragglers at obstacle {0}", index + 1 - contours}};
    if (changes && index == contours + obstacles && dice(cost_of(inputs.change), 1) == 1)
        return Toll{&charts.moves().stragglers(cost_of(inputs.change)), {"change"}, {"stragglers at the change"}};
    return std::nullopt;
}

bool loses_by_dice(const Movement& inputs)
{
    return is_unit(inputs) && inputs.kind != MoveKind::Move;
}

/// Stragglers by the dice of a charge or retreat: `faces` of them show the face that loses some.
int lost_by_dice(const Charts& charts, int faces, Explanation& explanation)
{
    const Cell& face = charts.moves().number(Number::StragglerFace);
    Total stragglers{explanation};
    stragglers.start(faces, {"dice that show {0}", face.whole()}, face);
    stragglers.times(charts.moves().number(Number::Stragglers), {"stragglers for each of them"});
    stragglers.round_down(distances);
    return stragglers.whole();
}

void roll_pool(const Movement& inputs, MovementState& state, const MoveDice& move, const Charts& charts, corneta::Dice& dice)
{
    constexpr int faces_at_most = static_cast<int>(corneta::Faces::most) + 1;
    const Fraction face = charts.moves().number(Number::StragglerFace).number();
    const Label label = state.rolled == 0 ? Label{"movement"} : Label{"movement, dice added"};
    const int reading = dice.read(label, move.pool(state.rolled), [&](const corneta::Faces& faces) {
        const int losing = loses_by_dice(inputs) && face.is_whole() ? faces.count(static_cast<int>(face.amount())) : 0;
        return faces.sum() * faces_at_most + losing;
    });
    state.roll += reading / faces_at_most + move.plus(state.rolled);
    state.stragglers = static_cast<std::int16_t>(state.stragglers + reading % faces_at_most);
}

/// Ends the pools: what they come to, and the stragglers by their faces.
int cover_ground(const Movement& inputs, MovementState& state, const Charts& charts, Explanation& explanation)
{
    const bool changes = inputs.change != Change::None && suffices(state.roll, charts.moves().needed(cost_of(inputs.change)));
    state.inches = tenths_of(inputs, charts, state.roll, changes, explanation);
    state.may_change = lets_change(inputs, charts, state.roll) ? 1 : 0;
    state.changes = changes && !charts.moves().stragglers(cost_of(inputs.change)).empty() ? 1 : 0;
    state.roll = 0;
    return loses_by_dice(inputs) ? lost_by_dice(charts, state.stragglers, explanation) : 0;
}

int roll_toll(const Movement& inputs, const MovementState& state, int index, const Charts& charts, corneta::Dice& dice,
              Explanation& explanation)
{
    const auto cost = toll(inputs, charts, state.changes != 0, index);
    assert(cost.has_value());
    const int thrown = read_thrown(dice, cost->die, *cost->cell, [](int sum) { return std::max(0, sum); });
    const bool is_first_line = index == 0 && !loses_by_dice(inputs);
    return static_cast<int>(explanation.note(is_first_line ? Op::Start : Op::Add, thrown, cost->reason, *cost->cell).amount());
}

} // namespace

const std::span<const RefusalSpec* const> MovementRules::refusals = movement_refusals;

void MovementRules::refuse(const Movement& inputs, const Charts& charts, corneta::Refusals& found)
{
    refuse_change(inputs, found);
    if (inputs.arm == MovingArm::Artillery && inputs.kind == MoveKind::Charge && added_dice(inputs, charts).empty())
        found.add(no_charge);
    if (is_unit(inputs) && inputs.formation == Formation::Mob && inputs.kind == MoveKind::Move)
        found.add(broken);
    if (!mover_of(inputs))
        found.add(no_dice);
}

Step MovementRules::step(const Movement& inputs, MovementState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const MoveDice move = dice_of(inputs, charts);
    const int most = is_unit(inputs) ? most_by_movement(inputs.effectives, inputs.stragglers) : 0;
    int stragglers = state.stragglers;
    if (state.rolled < move.pools()) {
        roll_pool(inputs, state, move, charts, dice);
        if (++state.rolled < move.pools())
            return Step::Continue;
        stragglers = cover_ground(inputs, state, charts, explanation);
    } else {
        stragglers += roll_toll(inputs, state, state.rolled - move.pools(), charts, dice, explanation);
        ++state.rolled;
    }
    state.stragglers = static_cast<std::int16_t>(std::min(stragglers, most + 1));
    if (toll(inputs, charts, state.changes != 0, state.rolled - move.pools()))
        return Step::Continue;
    if (state.stragglers > most) {
        explain_most(most, explanation);
        state.stragglers = static_cast<std::int16_t>(most);
        explanation.agrees(most);
    }
    return Step::Finished;
}

MovementEnd MovementRules::end(const Movement& /*inputs*/, const MovementState& state, const Charts& /*charts*/)
{
    return {.inches = {state.inches}, .stragglers = state.stragglers, .can_change_formation = state.may_change != 0};
}

} // namespace santa_anna
