// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/orders.h"

#include "core/total.h"
#include "rulesets/revolucion/thrown.h"
#include "rulesets/revolucion/unit_fields.h"

namespace revolucion {

using corneta::asks;
using corneta::Choice;
using corneta::Follow;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

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
                               .stands_out = corneta::these(OrderResult::Ordered),
                               .options = order_result_words}),
    gives<&OrdersEnd::inches>({.key = "inches", .label = "inches"}),
};
constexpr std::array<std::string_view, 5> orders_charts{"dice", "command", "order-results", "base-moves", "movement-numbers"};

constexpr RefusalSpec rails_deploy{"action", "no {0} deploys: it keeps to its rails"};
constexpr RefusalSpec automobiles_deploy{"action", "no {0} deploys: it is always in maneuver formation"};
constexpr RefusalSpec aircraft_flies{"action", "aircraft only maneuver"};
constexpr std::array orders_refusals{&rails_deploy, &automobiles_deploy, &aircraft_flies};

bool flies(const Orders& asked)
{
    return asked.unit.type == UnitType::Aircraft;
}

const Cell& move_of(const Orders& asked, const Cards& cards)
{
    switch (asked.action) {
    case MoveOrder::Deploy: return cards.movement(MovementNumber::Deploy);
    case MoveOrder::Maneuver: return cards.base_move(asked.unit.type, BaseMove::Maneuver);
    case MoveOrder::March: return cards.base_move(asked.unit.type, BaseMove::March);
    }
    return cards.movement(MovementNumber::Deploy);
}

/// Forming up takes no inches, nor does a flight to any point.
bool takes_inches(const Orders& asked)
{
    return !flies(asked) && (asked.action != MoveOrder::Deploy || asked.formation == Formation::Deployed);
}

Fraction inches(const Orders& asked, OrderResult result, const Cards& cards, Tale& tale)
{
    if (result == OrderResult::Lost || !takes_inches(asked))
        return 0;
    const Cell& move = move_of(asked, cards);
    if (result == OrderResult::Delayed)
        return delayed_inches(move, {"base move"}, cards, tale);
    return tale.note(corneta::Op::Start, move, {"base move"});
}

corneta::Sentence headline(const Orders& asked, const OrdersEnd& end)
{
    const Fraction inches = Fraction::tenths(end.inches.count);
    if (end.result == OrderResult::Lost)
        return {"The order is lost: the unit stays where it is."};
    if (flies(asked))
        return {"The aircraft appears at any point of the table."};
    const bool is_delayed = end.result == OrderResult::Delayed;
    if (!takes_inches(asked))
        return is_delayed ? corneta::Sentence{"The order is delayed: the unit deploys and keeps its facing."}
                          : corneta::Sentence{"The unit deploys where it stands and faces as it likes."};
    if (is_delayed)
        return {"The order is delayed: the unit moves up to {0} {1}.", {inches, inch_word(inches)}};
    return {"The unit moves up to {0} {1}.", {inches, inch_word(inches)}};
}

void tell_hands(const Orders& asked, const OrdersEnd& end, const Cards& cards, corneta::Telling& telling)
{
    if (end.result == OrderResult::Lost || flies(asked))
        return;
    if (runs_on_rails(asked.unit.type)) {
        const Fraction least = move_of(asked, cards).number() * cards.movement(MovementNumber::TrainLeast).number();
        telling.hands.push_back({"It goes {0} {1} at least.", {least, inch_word(least)}});
        return;
    }
    const bool changes = !is_automobile(asked.unit.type);
    if (changes && asked.action == MoveOrder::Maneuver)
        telling.hands.push_back({"Put it in maneuver formation, then move it."});
    if (changes && asked.action == MoveOrder::March)
        telling.hands.push_back({"Put it in march formation, then move it."});
    if (asked.action == MoveOrder::Deploy)
        telling.hands.push_back({"Put it in a single line of bases."});
    if (takes_inches(asked))
        telling.hands.push_back({"It keeps {0} inch from enemies.", {cards.movement(MovementNumber::EnemyZone).number()}});
}

bool can_fire(UnitType type)
{
    return type <= UnitType::Artillery || type == UnitType::ArmoredCar || type == UnitType::Tankette;
}

void tell_what_is_left(const Orders& asked, corneta::Telling& telling)
{
    const Ordered& unit = asked.unit;
    const auto fire = [&](std::string_view action, corneta::Sentence words) {
        std::vector<corneta::Given> inputs{{"action", std::string{action}},
                                           {"actor_type", word_of(unit.type, unit_types)},
                                           {"actor_status", word_of(unit.status, statuses)},
                                           {"leader", word_of(unit.leader, leaders)}};
        if (action == "moving-fire" && !is_automobile(unit.type)) {
            inputs.push_back({"actor_formation", word_of(asked.formation, formations)});
            if (asked.formation == Formation::Deployed)
                inputs.push_back({"deployed_at_start", asked.deployed_at_start ? "yes" : "no"});
        }
        telling.next.push_back({Follow::May, "actor", {Choice{"fire", std::move(words), std::move(inputs), {{"actor", "actor"}}}}});
    };
    const bool is_deployed = asked.formation == Formation::Deployed && asked.deployed_at_start;
    if (can_fire(unit.type) && is_deployed && !is_automobile(unit.type))
        fire("deployed-fire", {"It may still make Deployed Fire, unless it has fired already"});
    else if (can_fire(unit.type) && (is_automobile(unit.type) || asked.formation != Formation::March))
        fire("moving-fire", {"It may still make Moving Fire, unless it has fired already"});
    if (asked.unit.status != Status::Ok)
        telling.next.push_back({Follow::May,
                                "actor",
                                {Choice{"regroup",
                                        {"The unit regroups instead"},
                                        {{"actor_type", word_of(asked.unit.type, unit_types)},
                                         {"actor_status", word_of(asked.unit.status, statuses)},
                                         {"leader", word_of(asked.unit.leader, leaders)}},
                                        {{"actor", "actor"}}}}});
}

} // namespace

int command_modifiers(const Ordered& unit, CommandRoll roll, const Cards& cards, Tale& tale)
{
    int sum = 0;
    const auto add = [&](Command modifier) { sum += tale.add(cards.command(modifier, roll)); };
    if (unit.leader != Leader::None)
        add(unit.leader == Leader::Attached ? Command::Attached : Command::Within6);
    if (roll == CommandRoll::Orders && unit.status != Status::Ok)
        add(unit.status == Status::Disordered ? Command::Disordered : Command::Demoralized);
    if (grade_of(unit.type) != Grade::Regular)
        add(grade_of(unit.type) == Grade::Irregular ? Command::Irregular : Command::Veteran);
    return sum;
}

OrderResult order_result(const Ordered& unit, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    Tale deaf{corneta::Listening::No};
    const Cell& die = cards.die(Die::Orders);
    const int modifiers = command_modifiers(unit, CommandRoll::Orders, cards, deaf);
    const std::size_t band = thrown_band({"orders"}, die, modifiers, cards.order_results(), dice);
    tell_throw(die, dice, tale);
    command_modifiers(unit, CommandRoll::Orders, cards, tale);
    return static_cast<OrderResult>(band);
}

Fraction delayed_inches(const Cell& base_move, const corneta::Label& reason, const Cards& cards, Tale& tale)
{
    corneta::Total inches{tale};
    inches.start(base_move.number(), reason, base_move);
    inches.times(cards.movement(MovementNumber::Delayed));
    const Cell& step = cards.movement(MovementNumber::DelayedStep);
    const Fraction whole = inches.total();
    if (step.number() == Fraction{0})
        return whole;
    const Fraction rounded = corneta::folded(whole, corneta::Op::Floor, step.number());
    if (!(rounded == whole))
        tale.note(corneta::Op::Floor, step);
    return rounded;
}

const std::span<const corneta::Field> OrdersRules::form = orders_form;
const std::span<const corneta::OutcomeSpec> OrdersRules::outcomes = orders_outcomes;
const std::span<const RefusalSpec* const> OrdersRules::refusals = orders_refusals;
const std::span<const std::string_view> OrdersRules::charts = orders_charts;

void OrdersRules::refuse(const Orders& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    const std::string_view type = label_of(asked.unit.type, unit_types);
    if (asked.action == MoveOrder::Deploy && runs_on_rails(asked.unit.type))
        found.add(rails_deploy, type);
    if (asked.action == MoveOrder::Deploy && is_automobile(asked.unit.type))
        found.add(automobiles_deploy, type);
    if (asked.action != MoveOrder::Maneuver && flies(asked))
        found.add(aircraft_flies);
}

Then OrdersRules::step(const Orders& asked, OrdersNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const OrderResult result = order_result(asked.unit, cards, dice, tale);
    now.result = static_cast<std::int64_t>(result);
    inches(asked, result, cards, tale);
    return Then::Done;
}

OrdersEnd OrdersRules::end(const Orders& asked, const OrdersNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    const auto result = static_cast<OrderResult>(now.result);
    return {result, {tenths_in(inches(asked, result, cards, deaf))}};
}

corneta::Telling OrdersRules::tell(const Orders& asked, const OrdersEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    telling.headline = headline(asked, end);
    tell_hands(asked, end, cards, telling);
    if (end.result == OrderResult::Lost)
        tell_what_is_left(asked, telling);
    return telling;
}

} // namespace revolucion
