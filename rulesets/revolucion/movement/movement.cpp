// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/movement/movement.h"

#include "rulesets/revolucion/charts/stats.h"
#include "rulesets/revolucion/command/command.h"

namespace revolucion {

namespace {

bool is_leader(const MovementCost& inputs)
{
    return inputs.action == Move::MoveLeader;
}

bool is_train(const MovementCost& inputs)
{
    return !is_leader(inputs) && runs_on_rails(inputs.type);
}

bool flies(const MovementCost& inputs)
{
    return !is_leader(inputs) && inputs.type == UnitType::Aircraft;
}

/// Leaders and deployed units that move an inch go in any direction, trains backward as they go forward.
bool goes_any_way(const MovementCost& inputs)
{
    return is_leader(inputs) || is_train(inputs) || (inputs.action == Move::Deploy && inputs.formation == Formation::Deployed);
}

bool marches(const MovementCost& inputs)
{
    if (is_leader(inputs))
        return false;
    return (inputs.formation == Formation::March && !is_automobile(inputs.type)) || inputs.action == Move::March
        || inputs.action == Move::RouteMarch;
}

Fraction base_inches(const MovementCost& inputs, const Charts& charts, Explanation& told)
{
    if (inputs.base_move.count > 0)
        return told.start(charts.in_charts(inputs.base_move, inputs.figures), {"base move"}, section::distances);
    return told.note(Op::Start, base_move(inputs.type, inputs.action, charts), {"base move"});
}

Ground rough_ground(const MovementCost& inputs)
{
    if (is_train(inputs))
        return Ground::SteepSlope;
    const Arm arm = arm_of(inputs.type);
    return is_leader(inputs) || arm == Arm::Cavalry || arm == Arm::Fast ? Ground::RoughMounted : Ground::RoughFoot;
}

/// Inches of movement, not rounded.
Fraction cost(const MovementCost& inputs, const Charts& charts, Explanation& told)
{
    const Cell& road = charts[Road::March];
    Total used{told};
    const auto inches = [&](Tenths measured) { return charts.in_charts(measured, inputs.figures); };
    used.start(inches(inputs.open), {"open ground"}, section::distances);
    used.add_times(inches(inputs.rough), charts[rough_ground(inputs)]);
    const Fraction on_road = inches(inputs.road);
    if (inputs.road.count > 0 && marches(inputs) && !is_train(inputs))
        used.add(on_road * Fraction{road.number().over(), road.number().amount()}, {"road or town in march formation"}, road);
    else if (inputs.road.count > 0)
        used.add(on_road, {"road, not marching"}, section::distances);
    if (inputs.backward.count > 0 && goes_any_way(inputs))
        used.add(inches(inputs.backward), {"sideways or backward at full speed"}, section::distances);
    else
        used.add_times(inches(inputs.backward), charts[Ground::Backward]);
    if (!is_train(inputs))
        used.add_times(inputs.linear, charts[Ground::Linear]);
    if (!is_train(inputs) && !marches(inputs))
        used.add_times(inputs.chokes, charts[Ground::Choke]);
    return used.total();
}

Fraction least_of_a_train(Fraction base, const MovementCost& inputs, const Charts& charts, Explanation& told)
{
    const bool is_launched = inputs.type == UnitType::MaquinaLoca && inputs.action == Move::March; // it goes on until it explodes
    if (!is_train(inputs) || is_launched)
        return 0;
    told.start(base, {"base move"}, section::distances);
    return base * told.times(charts[MovementNumber::TrainLeast]);
}

constexpr RefusalSpec too_short{"open", "{0} in is less than the {1} in that a train goes at least"};

Tenths tenths_up(Fraction number)
{
    const Tenths down = tenths_in(number);
    return {down.count + (exact(down) == number ? 0 : 1)};
}

struct MovementCostRules : CalculationOf<MovementCostRules, MovementCost, MovementCostEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::type>("actor_type", "Unit", role::actor, stat::type, {.start = 1, .options = unit_types, .fact = Fact::Known}),
        asks<&Inputs::action>("action", "Action", {}, {}, {.start = 1, .options = moves, .fact = Fact::Chosen}),
        asks<&Inputs::base_move>("base_move", "Base move", {}, {},
                                 {.help = "If it differs from the action's, such as after a delayed order; 0: the action's own.",
                                  .measure = Measure::Inches,
                                  .fact = Fact::Chosen}),
        asks<&Inputs::formation>("formation", "Formation on the way", role::actor, stat::formation,
                                 {.help = "A March or Route March is made in march formation whatever stands here.",
                                  .start = 1,
                                  .options = formations,
                                  .fact = Fact::Known}),
        asks<&Inputs::open>("open", "Open ground", {}, {}, {.measure = Measure::Inches, .fact = Fact::Measured}),
        asks<&Inputs::rough>("rough", "Rough ground", {}, {},
                             {.help = "Towns too, unless marching. Of a train: steep slopes, which alone slow it.",
                              .measure = Measure::Inches,
                              .fact = Fact::Seen}),
        asks<&Inputs::road>("road", "Road", {}, {},
                            {.help = "Marching, towns too; otherwise it is open ground.", .measure = Measure::Inches, .fact = Fact::Seen}),
        asks<&Inputs::backward>("backward", "Sideways or backward", {}, {},
                                {.help = "In the open.", .measure = Measure::Inches, .fact = Fact::Seen}),
        asks<&Inputs::linear>("linear", "Linear obstacles", {}, {}, {.help = "Hedges, walls and the like to cross.", .fact = Fact::Seen}),
        asks<&Inputs::chokes>("chokes", "Choke-points", {}, {},
                              {.help = "Bridges, gates and the like; marching they are free.", .fact = Fact::Seen}),
        asks<&Inputs::figures>(large_figures),
    };
    static constexpr std::array outcomes{
        gives<&End::used>("used", "inches used"),
        gives<&End::left>("left", "inches left"),
        gives<&End::can>("can", "it can"),
    };
    static constexpr std::array refusals{&too_short};
    static constexpr auto reads = Charts::keys<Mover, MovementNumber, Ground, Road, Figures>;

    static void refuse(const Inputs& inputs, const Charts& charts, Refusals& found)
    {
        Explanation deaf{Listening::No};
        const auto shown = [&](Fraction inches) { return exact(tenths_up(charts.on_table(inches, inputs.figures))); };
        const Fraction used = cost(inputs, charts, deaf);
        const Fraction base = base_inches(inputs, charts, deaf);
        if (const Fraction least = least_of_a_train(base, inputs, charts, deaf); used < least)
            found.add(too_short, shown(used), shown(least));
    }

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told)
    {
        if (flies(inputs))
            return {.can = true};
        const Fraction used = cost(inputs, charts, told);
        const Fraction base = base_inches(inputs, charts, told);
        told.note(Op::Add, used * Fraction{-1}, {"used"}, section::distances);
        const Fraction least = least_of_a_train(base, inputs, charts, told);
        const auto shown = [&](Fraction inches) { return charts.on_table(inches, inputs.figures); };
        return {.used = tenths_up(shown(used)),
                .left = base < used ? Tenths{} : tenths_in(shown(base + used * Fraction{-1})),
                .can = !(base < used),
                .least = tenths_up(shown(least))};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        if (flies(inputs))
            return {.headline = {"{It} can move so: an aircraft appears at any point of the table."}};
        Announcement said;
        const Fraction used = exact(end.used);
        const Fraction kept = charts.on_table(charts[MovementNumber::EnemyZone].number(), inputs.figures);
        if (end.can)
            said.headline = {"{It} can move so: {0} {1} used, {2} left.", {used, inch_word(used), exact(end.left)}};
        else
            said.headline = {"{It} cannot move so: the path takes {0} {1}.", {used, inch_word(used)}};
        if (is_train(inputs) && end.least.count > 0)
            said.instruct("A train goes {0} {1} at least.", exact(end.least), inch_word(exact(end.least)));
        else
            said.instruct("Keep {0} {1} from enemies.", kept, inch_word(kept));
        return said;
    }
};

constexpr std::array next_moves{Option{"halt", "halt"}, Option{"maneuver", "Maneuver"}, Option{"march", "March"},
                                Option{"reverse", "Maneuver the other way"}};
constexpr std::array train_reasons{Option{"none", "nothing against it"}, Option{"run-up", "a Maneuver first"},
                                   Option{"slow-down", "a Maneuver before the halt"}, Option{"must-halt", "a halt first"}};
/// As they are told; counts as TrainReason does.
constexpr std::array<std::string_view, 4> train_sentences{
    "{The train} may do that.", "Not yet: from a halt a train first makes a Maneuver.",
    "Not yet: a train that marched makes a Maneuver before it halts.", "Not yet: a train halts before it goes the other way."};

TrainReason reason_against(const TrainSequence& inputs)
{
    if (inputs.next == TrainMove::Reverse && inputs.last != TrainMove::Halt)
        return TrainReason::MustHalt;
    if (inputs.next == TrainMove::March && inputs.last == TrainMove::Halt)
        return TrainReason::RunUp;
    return inputs.next == TrainMove::Halt && inputs.last == TrainMove::March ? TrainReason::SlowDown : TrainReason::None;
}

struct TrainSequenceRules : CalculationOf<TrainSequenceRules, TrainSequence, TrainSequenceEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::last>("last", "Last turn", role::train, stat::last_move, {.options = last_moves, .fact = Fact::Known}),
        asks<&Inputs::next>("next", "This turn", {}, {}, {.start = 1, .options = next_moves, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&End::allowed>("allowed", "allowed"),
        gives<&End::reason>("reason", "reason", {.options = train_reasons}),
    };

    static End reckon(const Inputs& inputs)
    {
        const TrainReason reason = reason_against(inputs);
        return {reason == TrainReason::None, reason};
    }

    static Announcement announce(const End& end) { return {.headline = {train_sentences.at(static_cast<std::size_t>(end.reason))}}; }
};

} // namespace

constinit const ActionOf<MovementCost, MovementCostEnd> movement_cost = action_of<MovementCostRules>(
    {"movement-cost", "Movement cost", "Whether a base move suffices for a path.", section::distances, in_actions});

constinit const ActionOf<TrainSequence, TrainSequenceEnd> train_sequence = action_of<TrainSequenceRules>(
    {"train-sequence", "Train sequence", "Whether a train may halt, maneuver or march next.", section::trains, in_actions});

} // namespace revolucion
