// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/movement.h"

#include "rulesets/santa_anna/actions/breaking.h"
#include "rulesets/santa_anna/movement/movement_dice.h"

namespace santa_anna {

namespace {

constexpr auto terrains = options("open", "rough");
constexpr auto changes_made = options("none", "formation", "mount", "dismount", "about-face");

/// `roll` is the pools so far, `inches` in tenths what they come to; `stragglers` stops one past what movement may cost.
struct MovementState {
    std::int32_t roll;
    std::int32_t inches;
    std::int16_t stragglers;
    std::int16_t rolled;
    std::int16_t may_change;
    std::int16_t changes;
};

/// Formation Changes: U.S. and foreign units make them in a move, the others by a Form order only.
constexpr bool changes_on_the_move(Nation nation)
{
    return nation == Nation::Us || nation == Nation::Foreign;
}

bool is_of_formation(Change change)
{
    return change == Change::Formation || change == Change::Mount || change == Change::Dismount;
}

/// Whether it would be mounted in square.
bool is_square_on_horseback(const Movement& inputs)
{
    if (inputs.arm != MovingArm::Cavalry)
        return false;
    return inputs.change == Change::Formation ? inputs.mounted && inputs.to == Formation::Square
                                              : inputs.change == Change::Mount && inputs.formation == Formation::Square;
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
    return may && suffices(roll, charts[is_of_formation(inputs.change) ? cost_of(inputs.change) : Cost::Formation, CostIn::Needed]);
}

bool loses_by_dice(const Movement& inputs)
{
    return is_unit(inputs) && is_hurried(inputs.kind);
}

/// Stragglers by the dice of a charge or retreat: `faces` of them show the face that loses some.
int lost_by_dice(const Charts& charts, int faces, Explanation& explanation)
{
    const Cell& face = charts[MoveNumber::StragglerFace];
    Total stragglers{explanation};
    stragglers.start(faces, {"dice that show {0}", face.whole()}, face);
    stragglers.times(charts[MoveNumber::Stragglers], {"stragglers for each of them"});
    stragglers.round_down("Movement: Movement Distances");
    return stragglers.whole();
}

void roll_pool(const Movement& inputs, MovementState& state, const MoveDice& move, const Charts& charts, Dice& dice)
{
    constexpr int faces_at_most = static_cast<int>(corneta::Faces::most) + 1;
    const Fraction face = charts[MoveNumber::StragglerFace].number();
    const Label label = state.rolled == 0 ? Label{"movement"} : Label{"movement, dice added"};
    const int reading = dice.read(label, move.pool(state.rolled), [&](const corneta::Faces& faces) {
        const int losing = loses_by_dice(inputs) && face.is_whole() ? faces.count(static_cast<int>(face.amount())) : 0;
        return faces.sum() * faces_at_most + losing;
    });
    state.roll += reading / faces_at_most + move.plus(state.rolled);
    add(state.stragglers, reading % faces_at_most);
}

/// Ends the pools: what they come to, and the stragglers by their faces.
int cover_ground(const Movement& inputs, MovementState& state, const Charts& charts, Explanation& explanation)
{
    const bool changes = inputs.change != Change::None && suffices(state.roll, charts[cost_of(inputs.change), CostIn::Needed]);
    state.inches = tenths_of(inputs, charts, state.roll, changes, explanation);
    state.may_change = lets_change(inputs, charts, state.roll) ? 1 : 0;
    state.changes = is_unit(inputs) && changes && !charts[cost_of(inputs.change), CostIn::Stragglers].empty() ? 1 : 0;
    state.roll = 0;
    return loses_by_dice(inputs) ? lost_by_dice(charts, state.stragglers, explanation) : 0;
}

int roll_toll(const Movement& inputs, int index, const Charts& charts, Dice& dice, Explanation& explanation)
{
    const Toll cost = toll(inputs, charts, index);
    const int thrown = read_thrown(dice, cost.die, *cost.cell, [](int sum) { return std::max(0, sum); });
    const bool is_first_line = index == 0 && !loses_by_dice(inputs);
    return static_cast<int>(explanation.note(is_first_line ? Op::Start : Op::Add, thrown, cost.reason, *cost.cell).amount());
}

/// What a move comes to, without stragglers and with some.
template <Literal what> Sentence how_far(const MovementEnd& end)
{
    const Fraction inches = in_inches(end.inches);
    if (end.stragglers == 0)
        return {joined<what, " {0} in.">, {inches}};
    return {joined<what, " {0} in; stragglers {1}.">, {inches, end.stragglers}};
}

bool is_mob(const Movement& inputs)
{
    return is_unit(inputs) && inputs.formation == Formation::Mob;
}

/// Movement does not break it: it may lose more by its retreat, but for the last casting.
bool was_broken(const Movement& inputs)
{
    return is_mob(inputs) || is_broken(inputs.effectives, inputs.stragglers);
}

/// Rolling to Close: who breaks on the way makes a charge move away from the enemy; a mob makes no other.
bool flees(const Movement& inputs)
{
    return inputs.kind == MoveKind::Charge && is_mob(inputs);
}

Sentence headline(const Movement& inputs, const MovementEnd& end)
{
    if (flees(inputs))
        return how_far<"Flees">(end);
    if (inputs.kind == MoveKind::Charge)
        return how_far<"The charge goes">(end);
    if (inputs.kind == MoveKind::Retreat)
        return how_far<"Retreats">(end);
    if (inputs.kind == MoveKind::Full)
        return how_far<"Goes all">(end);
    const bool can = end.can_change_formation;
    switch (inputs.change) {
    case Change::Formation:
        return can ? how_far<"Changes formation and moves up to">(end) : how_far<"Cannot change formation; moves up to">(end);
    case Change::Mount: return can ? how_far<"Mounts and moves up to">(end) : how_far<"Cannot mount; moves up to">(end);
    case Change::Dismount: return can ? how_far<"Dismounts and moves up to">(end) : how_far<"Cannot dismount; moves up to">(end);
    case Change::None:
    case Change::AboutFace: break;
    }
    return how_far<"Moves up to">(end);
}

/// Movement Distances: the pool of the move, then a die for each contour and each obstacle.
struct MovementRules : RulesOf<Movement, MovementState, MovementEnd, Charts> {
    static constexpr std::array form{
        asks<&Movement::kind>(
            "kind", "Kind of move", {}, {},
            {.help = "An ordinary move, a charge, a retreat, or all of a move, as cavalry makes it that has broken through.",
             .options = move_kinds,
             .fact = Fact::Chosen}),
        asks<&Movement::arm>("unit_arm", role::unit, stat::arm,
                             {.help = "Leaders move as mounted cavalry in column and lose no stragglers.", .options = moving_arms}),
        asks<&Movement::formation>("unit_formation", role::unit, stat::formation,
                                   {.help = "At the start of the move. A retreat is made at the speed of a column whatever stands here."}),
        fields::mounted<"unit", &Movement::mounted>,
        fields::unlimbered<"unit", &Movement::unlimbered>,
        fields::with_help("U.S. and foreign units may change formation in a move.", fields::nation<"unit", &Movement::nation>),
        fields::effectives<"unit", &Movement::effectives>,
        fields::with_help(
            "Movement never breaks a unit: straggling stops when stragglers equal effectives, of a broken one at its last casting.",
            fields::stragglers<"unit", &Movement::stragglers>),
        asks<&Movement::terrain>("terrain", "Terrain", {}, {},
                                 {.help = "Rough terrain halves the inches.", .options = terrains, .fact = Fact::Seen}),
        asks<&Movement::contours>("contours", "Contour lines", {}, {}, {.help = "How many the move crosses.", .fact = Fact::Seen}),
        asks<&Movement::obstacles>("obstacles", "Obstacles", {}, {},
                                   {.help = "Walls, ravines and streams that the move crosses.", .fact = Fact::Seen}),
        asks<&Movement::change>(
            "change", "Change", {}, {},
            {.help = "What the unit does beside moving. A change of formation takes a Form order except of U.S. and foreign "
                     "units.",
             .options = changes_made,
             .fact = Fact::Chosen}),
        asks<&Movement::to>("to", "New formation", {}, {},
                            {.help = "What it changes into.",
                             .options = std::span{formations}.first<5>(),
                             .asked_when = "change=formation",
                             .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&MovementEnd::inches>("inches", "inches", as_bars),
        straggles<&MovementEnd::stragglers>(role::unit),
        gives<&MovementEnd::can_change_formation>("can_change_formation", "can change formation"),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"change", "a unit that makes a change may not charge",
         [](const Inputs& in) { return in.change != Change::None && in.kind == MoveKind::Charge; }},
        {"change", "a unit that retreats makes no change",
         [](const Inputs& in) { return in.change != Change::None && in.kind == MoveKind::Retreat; }},
        {"change", "a unit that goes all of its move makes no change",
         [](const Inputs& in) { return in.change != Change::None && in.kind == MoveKind::Full; }},
        {"change", "guns and leaders have no formation to change",
         [](const Inputs& in) { return in.change == Change::Formation && in.arm != MovingArm::Infantry && in.arm != MovingArm::Cavalry; }},
        otherwise({"change", "only cavalry mounts and dismounts",
                   [](const Inputs& in) {
                       return (in.change == Change::Mount || in.change == Change::Dismount) && in.arm != MovingArm::Cavalry;
                   }}),
        otherwise({"change", "the cavalry is mounted already", [](const Inputs& in) { return in.change == Change::Mount && in.mounted; }}),
        otherwise(
            {"change", "the cavalry is dismounted already", [](const Inputs& in) { return in.change == Change::Dismount && !in.mounted; }}),
        otherwise({"change", "mounted cavalry forms no square", [](const Inputs& in) { return is_square_on_horseback(in); }}),
        otherwise({"to", "a skirmish company forms a line or goes back into its unit",
                   [](const Inputs& in) {
                       return in.arm == MovingArm::Infantry && in.formation == Formation::Skirmish && in.change == Change::Formation
                           && in.to != Formation::Line && in.to != Formation::Skirmish;
                   }}),
        otherwise(
            {"change", "a {0} unit needs a Form order for it, not a move",
             [](const Inputs& in) { return is_of_formation(in.change) && in.kind == MoveKind::Move && !changes_on_the_move(in.nation); },
             [](const Inputs& in) { return at(nations, in.nation).label; }}),
        {"kind", "guns do not charge",
         [](const Inputs& in, const Charts& charts) {
             return in.arm == MovingArm::Artillery && in.kind == MoveKind::Charge && added_dice(in, charts).empty();
         }},
        {"unit_formation", "a broken unit makes no move but a retreat",
         [](const Inputs& in) { return is_unit(in) && in.formation == Formation::Mob && !is_hurried(in.kind); }},
        {"unit_formation", "the movement chart has no dice for mounted cavalry in square", [](const Inputs& in) { return !mover_of(in); }},
    });
    static constexpr auto reads = Charts::keys<Mover, Added, Cost, MoveNumber, Detachment>;

    static void prepare(Movement& inputs, const Charts& charts)
    {
        inputs.tolls = santa_anna::tolls(inputs, charts);
        inputs.most = was_broken(inputs) ? std::max(0, inputs.effectives - 1) : most_by_movement(inputs.effectives, inputs.stragglers);
        if (!is_unit(inputs))
            inputs.most = 0;
    }

    static Step step(const Movement& inputs, MovementState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const MoveDice move = dice_of(inputs, charts);
        int stragglers = state.stragglers;
        if (state.rolled < move.pools()) {
            roll_pool(inputs, state, move, charts, dice);
            if (++state.rolled < move.pools())
                return Step::Continue;
            stragglers = cover_ground(inputs, state, charts, explanation);
        } else {
            stragglers += roll_toll(inputs, state.rolled - move.pools(), charts, dice, explanation);
            ++state.rolled;
        }
        state.stragglers = static_cast<std::int16_t>(std::min(stragglers, inputs.most + 1));
        if (state.rolled - move.pools() < inputs.tolls + state.changes)
            return Step::Continue;
        if (state.stragglers > inputs.most) {
            explain_most(inputs.most, explanation,
                         was_broken(inputs) ? Label{"the last casting does not straggle"} : Label{"movement never breaks a unit"});
            state.stragglers = static_cast<std::int16_t>(inputs.most);
            explanation.agrees(inputs.most);
        }
        return Step::Finished;
    }

    static MovementEnd end(const MovementState& state)
    {
        return {.inches = {state.inches}, .stragglers = state.stragglers, .can_change_formation = state.may_change != 0};
    }

    static Announcement announce(const Movement& inputs, const MovementEnd& end, const Charts& charts)
    {
        const Fraction inches = in_inches(end.inches);
        Announcement announcement{.headline = headline(inputs, end)};
        if (flees(inputs))
            announcement.instruct(Hand::Move, "Move it {0} in straight away from the enemy as a mob.", inches);
        else if (inputs.kind == MoveKind::Charge)
            announcement.instruct(Hand::Move, "Move it at its target, all {0} in or until it touches a formed enemy.", inches);
        if (inputs.kind == MoveKind::Retreat)
            announcement.instruct(Hand::Move, "Move it {0} in straight away from the enemy and leave it facing away.", inches);
        if (inputs.kind == MoveKind::Full)
            announcement.instruct(Hand::Move, "Move it all {0} in, no less.", inches);
        if (inputs.change == Change::Formation && end.can_change_formation)
            announcement.instruct(Hand::Turn, "Form it anew, {0}, on the center of its front, facing as before.",
                                  at(formations, inputs.to).label);
        announce_losses(RoleRef{"the unit"}, end.stragglers, 0, announcement);
        const Cell& company = charts[Detachment::Company];
        if (inputs.arm == MovingArm::Infantry && inputs.formation == Formation::Skirmish && inputs.effectives > company.whole())
            announcement.instruct("Whole infantry units do not skirmish: detach a company of {0} castings.", company.number());
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Movement, MovementEnd> action::movement =
    action_of<MovementRules>({"movement", "Movement", "How far a unit or a leader may go, and who drops out on the way.",
                              "Movement: Movement Distances", during::moves});

} // namespace santa_anna
