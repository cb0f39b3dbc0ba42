// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/command/orders.h"

#include "core/action/total.h"
#include "rulesets/revolucion/charts/thrown.h"
#include "rulesets/revolucion/charts/unit_fields.h"

namespace revolucion {

using corneta::asks;
using corneta::Choice;
using corneta::Explanation;
using corneta::Follow;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr std::array move_orders{Option{"deploy", "Deploy"}, Option{"maneuver", "Maneuver"}, Option{"march", "March"}};

constexpr std::array orders_form{
    asks<&Orders::action>({.key = "action", .label = "Action", .start = 1, .options = move_orders}),
    asks<&Orders::unit, &Ordered::type>(
        {.key = "actor_type", .label = "Unit", .start = 1, .options = unit_types, .role = "actor", .stat = "type"}),
    asks<&Orders::formation>({.key = "actor_formation",
                              .label = "Formation",
                              .help = "Before the action.",
                              .options = formations,
                              .role = "actor",
                              .stat = "formation"}),
    unit_fields::Actor::status<&Orders::unit, &Ordered::status>,
    unit_fields::leader<&Orders::unit, &Ordered::leader>,
    asks<&Orders::deployed_at_start>({.key = "deployed_at_start",
                                      .label = "Deployed at start",
                                      .help = "Since the start of the turn.",
                                      .start = 1,
                                      .role = "actor",
                                      .stat = "deployed_at_start",
                                      .asked_when = "actor_formation=deployed"}),
};
constexpr std::array orders_outcomes{
    gives<&OrdersEnd::result>({.key = "result",
                               .label = "result",
                               .shown = corneta::Shown::AsBars,
                               .highlighted = corneta::these(OrderResult::Ordered),
                               .options = order_result_words}),
    gives<&OrdersEnd::inches>({.key = "inches", .label = "inches"}),
};
constexpr std::array<std::string_view, 5> orders_charts{"dice", "command", "order-results", "base-moves", "movement-numbers"};

constexpr RefusalSpec rails_deploy{"action", "no {0} deploys: it keeps to its rails"};
constexpr RefusalSpec automobiles_deploy{"action", "no {0} deploys: it is always in maneuver formation"};
constexpr RefusalSpec aircraft_flies{"action", "aircraft only maneuver"};
constexpr std::array orders_refusals{&rails_deploy, &automobiles_deploy, &aircraft_flies};

bool flies(const Orders& inputs)
{
    return inputs.unit.type == UnitType::Aircraft;
}

const Cell& move_of(const Orders& inputs, const Charts& charts)
{
    switch (inputs.action) {
    case MoveOrder::Deploy: return charts.movement(MovementNumber::Deploy);
    case MoveOrder::Maneuver: return charts.base_move(inputs.unit.type, BaseMove::Maneuver);
    case MoveOrder::March: return charts.base_move(inputs.unit.type, BaseMove::March);
    }
    return charts.movement(MovementNumber::Deploy);
}

/// Forming up takes no inches, nor does a flight to any point.
bool takes_inches(const Orders& inputs)
{
    return !flies(inputs) && (inputs.action != MoveOrder::Deploy || inputs.formation == Formation::Deployed);
}

Fraction inches(const Orders& inputs, OrderResult result, const Charts& charts, Explanation& explanation)
{
    if (result == OrderResult::Lost || !takes_inches(inputs))
        return 0;
    const Cell& move = move_of(inputs, charts);
    if (result == OrderResult::Delayed)
        return delayed_inches(move, {"base move"}, charts, explanation);
    return explanation.note(corneta::Op::Start, move, {"base move"});
}

corneta::Sentence headline(const Orders& inputs, const OrdersEnd& end)
{
    const Fraction inches = Fraction::tenths(end.inches.count);
    if (end.result == OrderResult::Lost)
        return {"The order is lost: the unit stays where it is."};
    if (flies(inputs))
        return {"The aircraft appears at any point of the table."};
    const bool is_delayed = end.result == OrderResult::Delayed;
    if (!takes_inches(inputs))
        return is_delayed ? corneta::Sentence{"The order is delayed: the unit deploys and keeps its facing."}
                          : corneta::Sentence{"The unit deploys where it stands and faces as it likes."};
    if (is_delayed)
        return {"The order is delayed: the unit moves up to {0} {1}.", {inches, inch_word(inches)}};
    return {"The unit moves up to {0} {1}.", {inches, inch_word(inches)}};
}

void announce_instructions(const Orders& inputs, const OrdersEnd& end, const Charts& charts, corneta::Announcement& announcement)
{
    if (end.result == OrderResult::Lost || flies(inputs))
        return;
    if (runs_on_rails(inputs.unit.type)) {
        const Fraction least = move_of(inputs, charts).number() * charts.movement(MovementNumber::TrainLeast).number();
        announcement.instructions.push_back({"It goes {0} {1} at least.", {least, inch_word(least)}});
        return;
    }
    const bool changes = !is_automobile(inputs.unit.type);
    if (changes && inputs.action == MoveOrder::Maneuver)
        announcement.instructions.push_back({"Put it in maneuver formation, then move it."});
    if (changes && inputs.action == MoveOrder::March)
        announcement.instructions.push_back({"Put it in march formation, then move it."});
    if (inputs.action == MoveOrder::Deploy)
        announcement.instructions.push_back({"Put it in a single line of bases."});
    if (takes_inches(inputs))
        announcement.instructions.push_back({"It keeps {0} inch from enemies.", {charts.movement(MovementNumber::EnemyZone).number()}});
}

bool can_fire(UnitType type)
{
    return type <= UnitType::Artillery || type == UnitType::ArmoredCar || type == UnitType::Tankette;
}

void announce_what_is_left(const Orders& inputs, corneta::Announcement& announcement)
{
    const Ordered& unit = inputs.unit;
    const auto fire = [&](std::string_view action, corneta::Sentence words) {
        std::vector<corneta::Given> presets{{"action", std::string{action}},
                                            {"actor_type", word_of(unit.type, unit_types)},
                                            {"actor_status", word_of(unit.status, statuses)},
                                            {"leader", word_of(unit.leader, leaders)}};
        if (action == "moving-fire" && !is_automobile(unit.type)) {
            presets.push_back({"actor_formation", word_of(inputs.formation, formations)});
            if (inputs.formation == Formation::Deployed)
                presets.push_back({"deployed_at_start", inputs.deployed_at_start ? "yes" : "no"});
        }
        announcement.next.push_back({Follow::May, "actor", {Choice{"fire", std::move(words), std::move(presets), {{"actor", "actor"}}}}});
    };
    const bool is_deployed = inputs.formation == Formation::Deployed && inputs.deployed_at_start;
    if (can_fire(unit.type) && is_deployed && !is_automobile(unit.type))
        fire("deployed-fire", {"It may still make Deployed Fire, unless it has fired already"});
    else if (can_fire(unit.type) && (is_automobile(unit.type) || inputs.formation != Formation::March))
        fire("moving-fire", {"It may still make Moving Fire, unless it has fired already"});
    if (inputs.unit.status != Status::Ok)
        announcement.next.push_back({Follow::May,
                                     "actor",
                                     {Choice{"regroup",
                                             {"The unit regroups instead"},
                                             {{"actor_type", word_of(inputs.unit.type, unit_types)},
                                              {"actor_status", word_of(inputs.unit.status, statuses)},
                                              {"leader", word_of(inputs.unit.leader, leaders)}},
                                             {{"actor", "actor"}}}}});
}

} // namespace

int command_modifiers(const Ordered& unit, CommandRoll roll, const Charts& charts, Explanation& explanation)
{
    int sum = 0;
    const auto add = [&](Command modifier) { sum += explanation.add(charts.command(modifier, roll)); };
    if (unit.leader != Leader::None)
        add(unit.leader == Leader::Attached ? Command::Attached : Command::Within6);
    if (roll == CommandRoll::Orders && unit.status != Status::Ok)
        add(unit.status == Status::Disordered ? Command::Disordered : Command::Demoralized);
    if (grade_of(unit.type) != Grade::Regular)
        add(grade_of(unit.type) == Grade::Irregular ? Command::Irregular : Command::Veteran);
    return sum;
}

OrderResult order_result(const Ordered& unit, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    Explanation deaf{corneta::Listening::No};
    const Cell& die = charts.die(Die::Orders);
    const int modifiers = command_modifiers(unit, CommandRoll::Orders, charts, deaf);
    const std::size_t band = thrown_band({"orders"}, die, modifiers, charts.order_results(), dice);
    explain_throw(die, dice, explanation);
    command_modifiers(unit, CommandRoll::Orders, charts, explanation);
    return static_cast<OrderResult>(band);
}

Fraction delayed_inches(const Cell& base_move, const corneta::Label& reason, const Charts& charts, Explanation& explanation)
{
    corneta::Total inches{explanation};
    inches.start(base_move.number(), reason, base_move);
    inches.times(charts.movement(MovementNumber::Delayed));
    const Cell& step = charts.movement(MovementNumber::DelayedStep);
    const Fraction whole = inches.total();
    if (step.number() == Fraction{0})
        return whole;
    const Fraction rounded = corneta::folded(whole, corneta::Op::Floor, step.number());
    if (!(rounded == whole))
        explanation.note(corneta::Op::Floor, step);
    return rounded;
}

const std::span<const corneta::Field> OrdersRules::form = orders_form;
const std::span<const corneta::OutcomeSpec> OrdersRules::outcomes = orders_outcomes;
const std::span<const RefusalSpec* const> OrdersRules::refusals = orders_refusals;
const std::span<const std::string_view> OrdersRules::reads = orders_charts;

void OrdersRules::refuse(const Orders& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    const std::string_view type = label_of(inputs.unit.type, unit_types);
    if (inputs.action == MoveOrder::Deploy && runs_on_rails(inputs.unit.type))
        found.add(rails_deploy, type);
    if (inputs.action == MoveOrder::Deploy && is_automobile(inputs.unit.type))
        found.add(automobiles_deploy, type);
    if (inputs.action != MoveOrder::Maneuver && flies(inputs))
        found.add(aircraft_flies);
}

Step OrdersRules::step(const Orders& inputs, OrdersState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const OrderResult result = order_result(inputs.unit, charts, dice, explanation);
    state.result = static_cast<std::int64_t>(result);
    inches(inputs, result, charts, explanation);
    return Step::Finished;
}

OrdersEnd OrdersRules::end(const Orders& inputs, const OrdersState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    const auto result = static_cast<OrderResult>(state.result);
    return {result, {tenths_in(inches(inputs, result, charts, deaf))}};
}

corneta::Announcement OrdersRules::announce(const Orders& inputs, const OrdersEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    announcement.headline = headline(inputs, end);
    announce_instructions(inputs, end, charts, announcement);
    if (end.result == OrderResult::Lost)
        announce_what_is_left(inputs, announcement);
    return announcement;
}

} // namespace revolucion
