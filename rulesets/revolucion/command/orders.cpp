// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/command/command.h"

namespace revolucion {

namespace {

/// What leader, grade and, for orders, status add to the die.
int modifiers(const Troop& unit, CommandRoll roll, const Charts& charts, Explanation& told)
{
    int sum = 0;
    const auto add = [&](Command modifier) { sum += told.add(charts[modifier, roll]); };
    if (unit.leader != Leader::None)
        add(unit.leader == Leader::Attached ? Command::Attached : Command::Within6);
    if (roll == CommandRoll::Orders && unit.status != Status::Ok)
        add(unit.status == Status::Disordered ? Command::Disordered : Command::Demoralized);
    if (grade_of(unit.type) != Grade::Regular)
        add(grade_of(unit.type) == Grade::Irregular ? Command::Irregular : Command::Veteran);
    return sum;
}

template <class Row>
Row thrown(const Troop& unit, Die die, const Label& label, CommandRoll roll, const Charts& charts, Dice& dice, Explanation& told)
{
    Explanation deaf{Listening::No};
    const Row row = charts.thrown<Row>(die, label, modifiers(unit, roll, charts, deaf), dice);
    charts.explain(die, Op::Start, dice, told);
    modifiers(unit, roll, charts, told);
    return row;
}

constexpr auto move_orders = first<3>(moves);

bool flies(const Orders& inputs)
{
    return inputs.unit.type == UnitType::Aircraft;
}

/// Forming up takes no inches, nor does a flight to any point.
bool takes_inches(const Orders& inputs)
{
    return !flies(inputs) && (inputs.action != Move::Deploy || inputs.unit.formation == Formation::Deployed);
}

Fraction inches(const Orders& inputs, OrderResult result, const Charts& charts, Explanation& told)
{
    if (result == OrderResult::Lost || !takes_inches(inputs))
        return 0;
    const Cell& move = base_move(inputs.unit.type, inputs.action, charts);
    if (result == OrderResult::Delayed)
        return charts.on_table(delayed_inches(move, {"base move"}, charts, told), inputs.unit.figures);
    return charts.on_table(told.note(Op::Start, move, {"base move"}), inputs.unit.figures);
}

Sentence headline(const Orders& inputs, const OrdersEnd& end)
{
    const Fraction inches = exact(end.inches);
    if (end.result == OrderResult::Lost)
        return {"The order is lost: {the unit} does not carry it out."};
    if (flies(inputs))
        return {"{The aircraft} appears at any point of the table."};
    const bool is_delayed = end.result == OrderResult::Delayed;
    if (!takes_inches(inputs))
        return {is_delayed ? "The order is delayed: {the unit} deploys and keeps its facing."
                           : "{The unit} deploys where it stands and faces as it likes."};
    return {is_delayed ? "The order is delayed: {the unit} moves up to {0} {1}." : "{The unit} moves up to {0} {1}.",
            {inches, inch_word(inches)}};
}

/// Section X: once launched it goes on until it explodes, wherever that is.
bool is_launched(UnitType type, Move move)
{
    return type == UnitType::MaquinaLoca && move == Move::March;
}

/// A train goes at least so far.
Fraction least_inches(const Orders& inputs, Move kind, Fraction move, const Charts& charts)
{
    if (is_launched(inputs.unit.type, kind))
        return 0;
    return charts.on_table(move * charts[MovementNumber::TrainLeast].number(), inputs.unit.figures);
}

/// Section X: by itself a train that marched maneuvers, and a máquina loca marches.
void tell_how_far_it_rolls(const Orders& inputs, const Charts& charts, Instructions& instructions)
{
    const Move by_itself = inputs.unit.type == UnitType::MaquinaLoca ? Move::March : Move::Maneuver;
    const Fraction base = base_move(inputs.unit.type, by_itself, charts).number();
    instructions.push_back({"If it is rolling it goes on by itself: {0} to {1} inches.",
                            {least_inches(inputs, by_itself, base, charts), charts.on_table(base, inputs.unit.figures)}});
}

void instruct(const Orders& inputs, OrderResult result, const Charts& charts, Instructions& instructions)
{
    if (runs_on_rails(inputs.unit.type)) {
        Explanation deaf{Listening::No};
        const Cell& base = base_move(inputs.unit.type, inputs.action, charts);
        const Fraction move = result == OrderResult::Delayed ? delayed_inches(base, {"base move"}, charts, deaf) : base.number();
        const Fraction shown = least_inches(inputs, inputs.action, move, charts);
        if (is_launched(inputs.unit.type, inputs.action))
            return instructions.push_back({"It explodes where the track is blocked or ends for it, however near that is."});
        instructions.push_back({"It goes at least {0} {1}.", {shown, inch_word(shown)}});
        return;
    }
    const bool changes = !is_automobile(inputs.unit.type);
    if (changes && inputs.action != Move::Deploy)
        instructions.push_back({Hand::Turn, "Put it in {0} formation, then move it.", {label_of(inputs.action, formations)}});
    if (inputs.action == Move::Deploy)
        instructions.push_back({Hand::Turn, "Put it in a single line of bases."});
    const Fraction kept = charts.on_table(charts[MovementNumber::EnemyZone].number(), inputs.unit.figures);
    if (takes_inches(inputs))
        instructions.push_back({"It keeps {0} {1} from enemies.", {kept, inch_word(kept)}});
}

struct OrdersRules : RulesOf<Orders, OrderResult, OrdersEnd, Charts> {
    using Unit = UnitFields<"actor", &Inputs::unit>;
    static constexpr std::array form{
        asks<&Inputs::action>("action", "Action", {}, {}, {.start = 1, .options = move_orders, .fact = Fact::Chosen}),
        Unit::type("Unit"),
        Unit::formation({.help = "Before the action."}),
        Unit::status(),
        Unit::leader(),
        Unit::deployed_at_start(),
        Unit::figures,
    };
    static constexpr std::array outcomes{
        gives<&End::result>("result", "result",
                            {.shown = Shown::AsBars, .highlighted = these(OrderResult::Ordered), .options = order_results}),
        gives<&End::inches>("inches", "inches"),
    };
    static constexpr auto type = [](const Inputs& in) { return label_of(in.unit.type, unit_types); };
    static constexpr auto refusals = std::to_array<Refused>({
        {"action", "no {0} deploys: it keeps to its rails",
         [](const Inputs& in) { return in.action == Move::Deploy && runs_on_rails(in.unit.type); }, type},
        {"action", "no {0} deploys: it is always in maneuver formation",
         [](const Inputs& in) { return in.action == Move::Deploy && is_automobile(in.unit.type); }, type},
        {"action", "aircraft only maneuver", [](const Inputs& in) { return in.action != Move::Maneuver && flies(in); }},
    });
    static constexpr auto reads = Charts::keys<Die, Command, OrderResult, Mover, MovementNumber, Figures>;

    static void step(const Inputs& inputs, OrderResult& result, const Charts& charts, Dice& dice, Explanation& told)
    {
        result = order_result(inputs.unit, charts, dice, told);
        inches(inputs, result, charts, told);
    }

    static End end(const Inputs& inputs, OrderResult result, const Charts& charts, Explanation& deaf)
    {
        return {result, tenths_in(inches(inputs, result, charts, deaf))};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement said{.headline = headline(inputs, end)};
        if (end.result == OrderResult::Lost)
            offer_what_is_left(inputs.unit, {"{It} may still make Deployed Fire, unless it has fired already"},
                               {"{It} may still make Moving Fire, unless it has fired already"}, said);
        else if (!flies(inputs))
            instruct(inputs, end.result, charts, said.instructions);
        if (end.result == OrderResult::Lost && runs_on_rails(inputs.unit.type))
            tell_how_far_it_rolls(inputs, charts, said.instructions);
        return said;
    }
};

struct RegroupRules : RulesOf<Regroup, RegroupResult, RegroupEnd, Charts> {
    using Unit = UnitFields<"actor", &Inputs::unit>;
    static constexpr std::array form{Unit::type("Unit"), Unit::status(1), Unit::leader()};
    static constexpr std::array outcomes{
        gives<&End::result>("result", "result", {.options = regroup_results}),
        changes<&End::status>("status", "status", role::actor, Does::Set, stat::status,
                              {.shown = Shown::AsBars, .highlighted = these(Status::Ok), .options = statuses}),
    };
    static constexpr std::array refusals{
        Refused{"actor_status", "a unit that is OK has nothing to regroup", [](const Inputs& in) { return in.unit.status == Status::Ok; }}};
    static constexpr auto reads = Charts::keys<Die, Command, RegroupResult>;

    static void step(const Inputs& inputs, RegroupResult& result, const Charts& charts, Dice& dice, Explanation& told)
    {
        result = thrown<RegroupResult>(inputs.unit, Die::Regroup, {"regroup"}, CommandRoll::Regroup, charts, dice, told);
    }

    static End end(const Inputs& inputs, RegroupResult result)
    {
        if (result == RegroupResult::None)
            return {result, inputs.unit.status};
        const bool is_in_part = result == RegroupResult::OneStep && inputs.unit.status == Status::Demoralized;
        return {result, is_in_part ? Status::Disordered : Status::Ok};
    }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        if (end.result == RegroupResult::None)
            return {.headline = {"{The unit} does not regroup."}};
        Announcement said;
        if (end.status == Status::Ok) {
            said.headline = {"{The unit} regroups and is OK."};
            said.instruct(Hand::Unmark, "Take its marker off.");
        } else {
            said.headline = {"{The unit} regroups in part and is disordered."};
            said.instruct(Hand::Mark, "Put a disorder marker in place of its demoralization marker.");
        }
        if (is_automobile(inputs.unit.type))
            said.instruct("It takes any facing; the middle of its front stays where it is.");
        else if (changes_formation(inputs.unit.type))
            said.instruct("It takes any facing and, unless it rides, any formation; the middle of its front stays where it is.");
        return said;
    }
};

/// What Fire, Orders and Regroup ask of a unit alike.
void preset_unit(const Troop& unit, std::vector<Given>& presets)
{
    presets.push_back(preset("actor_type", stat::type, unit.type));
    presets.push_back(preset("actor_status", stat::status, unit.status));
    presets.push_back(preset("leader", stat::leader, unit.leader));
}

} // namespace

OrderResult order_result(const Troop& unit, const Charts& charts, Dice& dice, Explanation& told)
{
    return thrown<OrderResult>(unit, Die::Orders, {"orders"}, CommandRoll::Orders, charts, dice, told);
}

const Cell& base_move(UnitType type, Move move, const Charts& charts)
{
    if (move == Move::Deploy || move == Move::MoveLeader)
        return charts[move == Move::Deploy ? MovementNumber::Deploy : MovementNumber::MoveLeader];
    return charts[mover_of(type), after_none(BaseMove::Maneuver, move)];
}

Fraction delayed_inches(const Cell& base_move, const Label& reason, const Charts& charts, Explanation& told)
{
    Total inches{told};
    inches.start(base_move.number(), reason, base_move);
    inches.times(charts[MovementNumber::Delayed]);
    const Cell& step = charts[MovementNumber::DelayedStep];
    const Fraction whole = inches.total();
    if (step.number() == Fraction{0})
        return whole;
    const Fraction rounded = corneta::folded(whole, Op::Floor, step.number());
    if (!(rounded == whole))
        told.note(Op::Floor, step);
    return rounded;
}

void offer_regroup(std::string_view role, const Troop& unit, Sentence words, Announcement& said)
{
    if (unit.status == Status::Ok)
        return;
    std::vector<Given> presets;
    preset_unit(unit, presets);
    said.follow(Follow::May, role, {regroup.key, std::move(words), std::move(presets), {{role::actor, role}}});
}

void offer_what_is_left(const Troop& unit, Sentence deployed_fire, Sentence moving_fire, Announcement& said)
{
    const bool has_formation = !is_automobile(unit.type);
    const bool is_deployed = has_formation && unit.formation == Formation::Deployed;
    const bool fires_deployed = is_deployed && unit.deployed_at_start;
    if (can_fire(unit.type) && !(has_formation && unit.formation == Formation::March)) {
        std::vector<Given> presets{{"action", fires_deployed ? "deployed-fire" : "moving-fire"}};
        preset_unit(unit, presets);
        if (has_formation && !fires_deployed)
            presets.push_back(preset("actor_formation", stat::formation, unit.formation));
        if (is_deployed && !fires_deployed)
            presets.push_back(preset("deployed_at_start", stat::deployed_at_start, false));
        said.follow(
            Follow::May, role::actor,
            {"fire", fires_deployed ? std::move(deployed_fire) : std::move(moving_fire), std::move(presets), {{role::actor, role::actor}}});
    }
    offer_regroup(role::actor, unit, {"{The unit} regroups instead"}, said);
}

constinit const ActionOf<Orders, OrdersEnd> orders =
    action_of<OrdersRules>({"orders", "Orders", "Whether an order to deploy, maneuver or march arrives, and how far the unit may go.",
                            section::command, in_actions});

constinit const ActionOf<Regroup, RegroupEnd> regroup =
    action_of<RegroupRules>({"regroup", "Regroup", "A disordered or demoralized unit tries to recover.", section::command, in_actions});

} // namespace revolucion
