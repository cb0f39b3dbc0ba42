// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement.h"

#include "core/thrown.h"
#include "core/total.h"
#include "rulesets/santa_anna/movement_dice.h"
#include "rulesets/santa_anna/straggling.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Fraction;
using corneta::Label;
using corneta::Op;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;
using corneta::Total;
using Cost = MoveCards::Cost;
using Number = MoveCards::Number;

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

bool is_unit(const Movement& asked)
{
    return asked.arm != MovingArm::Leader;
}

bool is_of_formation(Change change)
{
    return change == Change::Formation || change == Change::Mount || change == Change::Dismount;
}

void refuse_change(const Movement& asked, corneta::Refusals& found)
{
    if (asked.change == Change::None)
        return;
    if (asked.kind == MoveKind::Charge)
        found.add(change_in_charge);
    if (asked.kind == MoveKind::Retreat)
        found.add(change_in_retreat);
    const bool has_formation = asked.arm == MovingArm::Infantry || asked.arm == MovingArm::Cavalry;
    const bool is_in_the_saddle = asked.change == Change::Mount || asked.change == Change::Dismount;
    if (asked.change == Change::Formation && !has_formation)
        found.add(no_formation);
    else if (is_in_the_saddle && asked.arm != MovingArm::Cavalry)
        found.add(not_cavalry);
    else if (asked.change == Change::Mount && asked.mounted)
        found.add(mounted_already);
    else if (asked.change == Change::Dismount && !asked.mounted)
        found.add(dismounted_already);
    else if (is_of_formation(asked.change) && asked.kind == MoveKind::Move && !changes_on_the_move(asked.nation))
        found.add(needs_form, nations.at(static_cast<std::size_t>(asked.nation)).label);
}

bool suffices(int roll, const Cell& needed)
{
    return needed.empty() || !(Fraction{roll} < needed.number());
}

/// Whether a roll lets the unit change formation in this move, or mount or dismount if it wants that.
bool lets_change(const Movement& asked, const Cards& cards, int roll)
{
    const bool may = asked.kind == MoveKind::Move && changes_on_the_move(asked.nation)
        && (asked.arm == MovingArm::Infantry || asked.arm == MovingArm::Cavalry);
    return may && suffices(roll, cards.moves().needed(is_of_formation(asked.change) ? cost_of(asked.change) : Cost::Formation));
}

void pay(Total& inches, const Cell& cost, int times, const Label& reason)
{
    const Fraction spent = Fraction{-times} * cost.number();
    if (!(spent == Fraction{0}))
        inches.add(spent, reason, cost);
}

/// Movement Distances: what a roll comes to, in tenths of an inch.
int tenths_of(const Movement& asked, const Cards& cards, int roll, bool changes, Tale& tale)
{
    const MoveCards& moves = cards.moves();
    Total inches{tale};
    inches.start(roll, {"inches rolled"}, *dice_of(asked, cards).dice);
    if (asked.terrain == Terrain::Rough)
        inches.times(moves.number(Number::Rough), {"rough terrain"});
    if (changes)
        pay(inches, moves.inches(cost_of(asked.change)), 1, {moves.inches(cost_of(asked.change)).row_spec().label});
    pay(inches, moves.inches(Cost::Contour), asked.contours, {"contour lines crossed: {0}", asked.contours});
    pay(inches, moves.inches(Cost::Obstacle), asked.obstacles, {"walls, ravines and streams crossed: {0}", asked.obstacles});
    inches.least(0, {"no inches left"}, distances);
    Fraction left = inches.total();
    const Fraction tenth = Fraction::tenths(1);
    if (!(left * Fraction{10}).is_whole())
        left = corneta::folded(left, Op::Floor, tale.note(Op::Floor, tenth, {"rounded down to a tenth"}, distances));
    tale.agrees(left);
    return static_cast<int>((left * Fraction{10}).amount());
}

/// A die that a crossing or a change costs.
struct Toll {
    const Cell* cell = nullptr;
    Label die;
    Label reason;
};

/// The dice after the pools, contours first.
std::optional<Toll> toll(const Movement& asked, const Cards& cards, bool changes, int index)
{
    if (!is_unit(asked))
        return std::nullopt;
    const auto dice = [&](Cost cost, int times) { return cards.moves().stragglers(cost).empty() ? 0 : times; };
    const int contours = dice(Cost::Contour, asked.contours);
    const int obstacles = dice(Cost::Obstacle, asked.obstacles);
    if (index < contours)
        return Toll{&cards.moves().stragglers(Cost::Contour), {"contour {0}", index + 1}, {"stragglers at contour {0}", index + 1}};
    if (index < contours + obstacles)
        return Toll{&cards.moves().stragglers(Cost::Obstacle),
                    {"obstacle {0}", index + 1 - contours},
                    {"stragglers at obstacle {0}", index + 1 - contours}};
    if (changes && index == contours + obstacles && dice(cost_of(asked.change), 1) == 1)
        return Toll{&cards.moves().stragglers(cost_of(asked.change)), {"change"}, {"stragglers at the change"}};
    return std::nullopt;
}

bool loses_by_dice(const Movement& asked)
{
    return is_unit(asked) && asked.kind != MoveKind::Move;
}

/// Stragglers by the dice of a charge or retreat: `faces` of them show the face that loses some.
int lost_by_dice(const Cards& cards, int faces, Tale& tale)
{
    const Cell& face = cards.moves().number(Number::StragglerFace);
    Total stragglers{tale};
    stragglers.start(faces, {"dice that show {0}", face.whole()}, face);
    stragglers.times(cards.moves().number(Number::Stragglers), {"stragglers for each of them"});
    stragglers.round_down(distances);
    return stragglers.whole();
}

void roll_pool(const Movement& asked, MovementNow& now, const MoveDice& move, const Cards& cards, corneta::Dice& dice)
{
    constexpr int faces_at_most = static_cast<int>(corneta::Faces::most) + 1;
    const Fraction face = cards.moves().number(Number::StragglerFace).number();
    const Label label = now.rolled == 0 ? Label{"movement"} : Label{"movement, dice added"};
    const int reading = dice.read(label, move.pool(now.rolled), [&](const corneta::Faces& faces) {
        const int losing = loses_by_dice(asked) && face.is_whole() ? faces.count(static_cast<int>(face.amount())) : 0;
        return faces.sum() * faces_at_most + losing;
    });
    now.roll += reading / faces_at_most + move.plus(now.rolled);
    now.stragglers = static_cast<std::int16_t>(now.stragglers + reading % faces_at_most);
}

/// Ends the pools: what they come to, and the stragglers by their faces.
int cover_ground(const Movement& asked, MovementNow& now, const Cards& cards, Tale& tale)
{
    const bool changes = asked.change != Change::None && suffices(now.roll, cards.moves().needed(cost_of(asked.change)));
    now.inches = tenths_of(asked, cards, now.roll, changes, tale);
    now.may_change = lets_change(asked, cards, now.roll) ? 1 : 0;
    now.changes = changes && !cards.moves().stragglers(cost_of(asked.change)).empty() ? 1 : 0;
    now.roll = 0;
    return loses_by_dice(asked) ? lost_by_dice(cards, now.stragglers, tale) : 0;
}

int roll_toll(const Movement& asked, const MovementNow& now, int index, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const auto cost = toll(asked, cards, now.changes != 0, index);
    assert(cost.has_value());
    const int thrown = read_thrown(dice, cost->die, *cost->cell, [](int sum) { return std::max(0, sum); });
    const bool is_first_line = index == 0 && !loses_by_dice(asked);
    return static_cast<int>(tale.note(is_first_line ? Op::Start : Op::Add, thrown, cost->reason, *cost->cell).amount());
}

} // namespace

const std::span<const RefusalSpec* const> MovementRules::refusals = movement_refusals;

void MovementRules::refuse(const Movement& asked, const Cards& cards, corneta::Refusals& found)
{
    refuse_change(asked, found);
    if (asked.arm == MovingArm::Artillery && asked.kind == MoveKind::Charge && added_dice(asked, cards).empty())
        found.add(no_charge);
    if (is_unit(asked) && asked.formation == Formation::Mob && asked.kind == MoveKind::Move)
        found.add(broken);
    if (!mover_of(asked))
        found.add(no_dice);
}

Then MovementRules::step(const Movement& asked, MovementNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const MoveDice move = dice_of(asked, cards);
    const int most = is_unit(asked) ? most_by_movement(asked.effectives, asked.stragglers) : 0;
    int stragglers = now.stragglers;
    if (now.rolled < move.pools()) {
        roll_pool(asked, now, move, cards, dice);
        if (++now.rolled < move.pools())
            return Then::More;
        stragglers = cover_ground(asked, now, cards, tale);
    } else {
        stragglers += roll_toll(asked, now, now.rolled - move.pools(), cards, dice, tale);
        ++now.rolled;
    }
    now.stragglers = static_cast<std::int16_t>(std::min(stragglers, most + 1));
    if (toll(asked, cards, now.changes != 0, now.rolled - move.pools()))
        return Then::More;
    if (now.stragglers > most) {
        tell_most(most, tale);
        now.stragglers = static_cast<std::int16_t>(most);
        tale.agrees(most);
    }
    return Then::Done;
}

MovementEnd MovementRules::end(const Movement& /*asked*/, const MovementNow& now, const Cards& /*cards*/)
{
    return {.inches = {now.inches}, .stragglers = now.stragglers, .can_change_formation = now.may_change != 0};
}

} // namespace santa_anna
