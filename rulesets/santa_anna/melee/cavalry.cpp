// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>

/// Cavalry: Cavalry Breakthrough, Cavalry Counter Charge.
namespace santa_anna {

namespace {

constexpr std::string_view breakthrough_rule = "Cavalry: Cavalry Breakthrough";
constexpr std::string_view counter_charge_rule = "Cavalry: Cavalry Counter Charge (optional)";

using Trigger = CounterChargeTrigger;
constexpr auto onwards = options_of(breakthrough_results_chart.rows);

} // namespace

BreakthroughResult onward(Experience experience, bool enemy_in_reach, const Means& means)
{
    const auto& [charts, dice, explanation] = means;
    const Chart& results = charts.of<BreakthroughResult>();
    const Cell& shift = charts[Charts::like<BreakthroughShift>(experience)];
    const Cell& die = charts[Die::Breakthrough];
    const auto result_of = [&](int thrown) {
        const auto result = static_cast<BreakthroughResult>(results.band_of(thrown + shift.whole()));
        return result == BreakthroughResult::Charge && !enemy_in_reach ? BreakthroughResult::Breakthrough : result;
    };
    const auto result = static_cast<BreakthroughResult>(
        read_thrown(dice, {"breakthrough"}, die, [&](int sum) { return static_cast<int>(result_of(sum)); }));
    if (explanation.listens()) {
        Total total{explanation};
        total.start(shown_thrown(dice, die), {"die for the breakthrough"}, die);
        total.add(shift);
        const std::size_t row = results.band_of(total.whole());
        if (static_cast<BreakthroughResult>(row) == result)
            explain_band(results, row, explanation);
        else
            explain_band(results, row, explanation, {"lowest total for a charge, without an enemy in reach a breakthrough"},
                         {"highest total for a charge, without an enemy in reach a breakthrough"});
    }
    return result;
}

int onward_stragglers(BreakthroughResult result, int effectives, const Means& means)
{
    const auto& [charts, dice, explanation] = means;
    const Cell& cell = charts[result];
    const int stragglers =
        read_thrown(dice, {"breakthrough stragglers"}, cell, [&](int sum) { return std::min(std::max(0, sum), effectives); });
    if (explanation.listens()) {
        Total total{explanation};
        total.start(std::max(0, shown_thrown(dice, cell)), {"stragglers of the breakthrough"}, cell);
        total.most(effectives, {"no more effectives to straggle"}, breakthrough_rule);
    }
    return stragglers;
}

namespace {

void announce_move(MoveKind kind, Present unit, const Sentence& words, std::string_view role, Announcement& announcement)
{
    announcement.follow(Follow::Must, role,
                        choice(action::movement, words,
                               {preset<&Movement::kind>(kind), preset<&Movement::arm>(MovingArm::Cavalry),
                                preset<&Movement::effectives>(unit.effectives), preset<&Movement::stragglers>(unit.stragglers)}));
}

} // namespace

void announce_onward(BreakthroughResult result, Present moving, std::string_view role, Announcement& announcement)
{
    using enum BreakthroughResult;
    if (result == Breakthrough)
        announce_move(MoveKind::Full, moving, {"{The cavalry} moves on"}, role, announcement);
    if (result == Charge)
        announce_move(MoveKind::Charge, moving, {"{The cavalry} makes a charge move"}, role, announcement);
    if (result == RalliesBack)
        announce_move(MoveKind::Full, moving, {"{The cavalry} moves back"}, role, announcement);
    if (result == Breakthrough || result == Charge) // the one that broke, or a unit that the players name
        announcement.follow(Follow::May, role,
                            choice(action::overrun_stragglers, {"It rides over enemy stragglers"}, {},
                                   {{role::unit, role == role::attacker.key ? role::defender : role::attacker}, {role::attacker, role}}));
}

namespace {

struct BreakthroughState {
    std::uint8_t links_done;
    BreakthroughResult result;
    std::int16_t stragglers;
};

struct BreakthroughRules : RulesOf<Breakthrough, BreakthroughState, BreakthroughEnd, Charts> {
    static constexpr std::array form{
        fields::experience<"attacker", &Breakthrough::experience>,
        fields::effectives<"attacker", &Breakthrough::effectives>,
        fields::stragglers<"attacker", &Breakthrough::stragglers>,
        asks<&Breakthrough::enemy_in_reach>("enemy_in_reach", "Enemy in reach", {}, {},
                                            {.help = "An enemy stands within 30 degrees of its line, near enough to charge. Without one it "
                                                     "breaks through instead.",
                                             .fact = Fact::Measured}),
        asks<&Breakthrough::already_this_turn>("already_this_turn", "Rolled this turn already", role::attacker,
                                               stat::broke_through_this_turn,
                                               {.help = "Cavalry that wins a second melee in a turn does not roll again."}),
    };
    static constexpr std::array outcomes{
        gives<&BreakthroughEnd::result>("result", "result", {.shown = Shown::AsBars, .options = onwards}),
        straggles<&BreakthroughEnd::stragglers>(role::attacker),
        breaks<&BreakthroughEnd::breaks>("cavalry breaks", role::attacker),
    };
    static constexpr std::array refusals{Refused{"already_this_turn", "cavalry rolls for a breakthrough once a turn",
                                                 [](const Inputs& in) { return in.already_this_turn; }}};
    static constexpr auto reads = Charts::keys<Die, BreakthroughShift, BreakthroughResult, Arc>;

    static Step step(const Breakthrough& inputs, BreakthroughState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (state.links_done++ == 0) {
            state.result = onward(inputs.experience, inputs.enemy_in_reach, {charts, dice, explanation});
            return charts[state.result].empty() ? Step::Finished : Step::Continue;
        }
        state.stragglers = static_cast<std::int16_t>(onward_stragglers(state.result, inputs.effectives, {charts, dice, explanation}));
        return Step::Finished;
    }
    static BreakthroughEnd end(const Breakthrough& inputs, const BreakthroughState& state)
    {
        return {state.result, state.stragglers, breaks_by(state.stragglers, 0, inputs.effectives, inputs.stragglers)};
    }

    static Sentence headline(const BreakthroughEnd& end)
    {
        const auto with = [&](std::string_view holds, std::string_view breaks) { return Sentence{end.breaks ? breaks : holds}; };
        switch (end.result) {
        case BreakthroughResult::Breakthrough: return with("{The cavalry} breaks through.", "{The cavalry} breaks through, then breaks.");
        case BreakthroughResult::Charge: return with("{The cavalry} charges on.", "{The cavalry} charges on, then breaks.");
        case BreakthroughResult::Halts: return with("{The cavalry} halts.", "{The cavalry} halts and breaks.");
        case BreakthroughResult::Reforms: return with("{The cavalry} reforms in place.", "{The cavalry} reforms in place and breaks.");
        case BreakthroughResult::RalliesBack: return with("{The cavalry} rallies back.", "{The cavalry} rallies back, then breaks.");
        }
        return {};
    }
    static Instruction what_it_does(BreakthroughResult result, const Charts& charts)
    {
        const Fraction degrees = charts[Arc::Breakthrough].number();
        switch (result) {
        case BreakthroughResult::Breakthrough:
            return {Hand::Move,
                    "Move it on by a full move along the line of its charge, at most {0} degrees off to strike an enemy.",
                    {degrees}};
        case BreakthroughResult::Charge: return {"It charges the nearest enemy at most {0} degrees off the line of its charge.", {degrees}};
        case BreakthroughResult::Halts: return {"It stays where {the broken unit} stood."};
        case BreakthroughResult::Reforms: return {Hand::PutDown, "Put it in order where {the broken unit} stood."};
        case BreakthroughResult::RalliesBack: break;
        }
        return {Hand::Move, "Move it back by its move."};
    }
    static void announce_what_follows(const Breakthrough& inputs, const BreakthroughEnd& end, Announcement& announcement)
    {
        if (inputs.effectives == 0)
            return;
        const bool moves_first = end.breaks || end.stragglers == inputs.effectives;
        const int before_move = moves_first ? 0 : end.stragglers; // what would break it counts after the move
        announce_onward(end.result, present(inputs.effectives - before_move, inputs.stragglers + before_move), role::attacker,
                        announcement);
        if (!end.breaks)
            return;
        if (end.stragglers < inputs.effectives)
            announce_move(MoveKind::Retreat, present(inputs.effectives - end.stragglers, inputs.stragglers + end.stragglers),
                          {"{The cavalry} makes a retreat move"}, role::attacker, announcement);
        announce_rout_checks(role::attacker, announcement);
    }
    static Announcement announce(const Breakthrough& inputs, const BreakthroughEnd& end, const Charts& charts)
    {
        Announcement announcement{headline(end), {what_it_does(end.result, charts)}, {}};
        if (!end.breaks)
            announce_losses(RoleRef{"the unit"}, end.stragglers, 0, announcement);
        else if (end.stragglers == inputs.effectives)
            announcement.instruct(Hand::TakeOff, "Then take {the unit} off the table: all its castings count as lost.");
        else
            announcement.instruct(Hand::Mark, "Then mark {the unit} broken, stragglers {0}, and turn it away as a mob.", end.stragglers);
        announce_what_follows(inputs, end, announcement);
        return announcement;
    }
};

constexpr auto triggers =
    options(Option{"enemy-within-6", "on Hold, enemy near"}, Option{"charging-cavalry-within-10", "charging cavalry near"},
            Option{"charged-by-cavalry", "charged by cavalry"});

struct CounterChargeRules : RulesOf<CounterCharge, int, CounterChargeEnd, Charts> {
    static constexpr std::array form{
        asks<&CounterCharge::trigger>("trigger", "Because", {}, {},
                                      {.help = "The enemy is in its front zone, at most 6 inches off, charging cavalry at most 10. Only a "
                                               "unit on Hold rolls; against charging cavalry it may change its order at once.",
                                       .options = triggers,
                                       .fact = Fact::Measured}),
        fields::experience<"unit", &CounterCharge::experience>,
        asks<&CounterCharge::losses>(
            "unit_losses", "Losses of the unit", role::unit, {},
            {.help = "Its stragglers and casualties together.", .measure = Measure::Castings, .fact = Fact::Ruled}),
    };
    static constexpr std::array outcomes{
        gives<&CounterChargeEnd::total>("total", "total", as_bars),
        gives<&CounterChargeEnd::converts>("converts", "may charge", highlighted),
    };
    static constexpr auto reads = Charts::keys<Die, Shift, CavalryNumber>;

    static void step(const CounterCharge& inputs, int& sum, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.trigger != Trigger::EnemyWithin6)
            return;
        const Cell& die = charts[Die::CounterCharge];
        Total total{explanation};
        total.start(read_thrown(dice, {"counter charge"}, die, [](int thrown) { return thrown; }), {"die for the counter charge"}, die);
        if (inputs.losses > 0)
            total.add(-inputs.losses, {"losses of the unit"}, counter_charge_rule);
        total.add(charts[Charts::like<Shift>(inputs.experience), ShiftIn::Fire]);
        sum = total.whole();
        explanation.note(Op::Start, charts[CavalryNumber::CounterCharge]);
    }
    static CounterChargeEnd end(const CounterCharge& inputs, int total, const Charts& charts)
    {
        const bool rolls = inputs.trigger == Trigger::EnemyWithin6;
        return {total, !rolls || charts[CavalryNumber::CounterCharge].number() < Fraction{total}};
    }

    static Sentence where_the_enemy_is(Trigger trigger, const Charts& charts)
    {
        if (trigger == Trigger::ChargedByCavalry)
            return {"The enemy must charge into its front zone."};
        const Cell& inches = charts[trigger == Trigger::EnemyWithin6 ? CavalryNumber::EnemyWithin : CavalryNumber::ChargeWithin];
        return {"The enemy must be in its front zone and come within {0} inches.", {inches.number()}};
    }
    static Announcement announce(const CounterCharge& inputs, const CounterChargeEnd& end, const Charts& charts)
    {
        Announcement announcement{
            {end.converts ? "Total {0}: {the cavalry} may change its order to Charge." : "Total {0}: {the cavalry} stays on Hold.",
             {end.total}},
            {where_the_enemy_is(inputs.trigger, charts)},
            {}};
        if (inputs.trigger != Trigger::EnemyWithin6)
            announcement.headline = {"{The cavalry} may change its order to Charge without a roll."};
        if (end.converts)
            announcement.follow(Follow::May, role::unit,
                                choice(action::movement, {"{The cavalry} makes a charge move"},
                                       {preset<&Movement::kind>(MoveKind::Charge), preset<&Movement::arm>(MovingArm::Cavalry)}));
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Breakthrough, BreakthroughEnd> action::breakthrough =
    action_of<BreakthroughRules>({"breakthrough", "Cavalry breakthrough", "What mounted cavalry does after it has broken a unit in melee.",
                                  breakthrough_rule, during::melee});

constinit const ActionOf<CounterCharge, CounterChargeEnd> action::counter_charge =
    action_of<CounterChargeRules>({"counter-charge", "Counter charge (optional)", "Mounted cavalry tries to change its order to Charge.",
                                   counter_charge_rule, during::declarations_and_moves});

} // namespace santa_anna
