// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/charging.h"
#include "rulesets/santa_anna/melee/combat_fields.h"

#include <algorithm>
#include <cstddef>

namespace santa_anna {

namespace {

/// A defender may charge too; it is refused what an attacker is.
namespace charging_back {
constexpr RefusalSpec infantry_at_cavalry{"defender_charging", "infantry may not charge mounted cavalry"};
constexpr RefusalSpec skirmishers_at_others{"defender_charging", "skirmishers may charge only skirmishers"};
constexpr RefusalSpec artillery{"defender_charging", "artillery does not charge"};
constexpr RefusalSpec broken{"defender_charging", "a broken unit does not charge"};
constexpr std::array refusals{&infantry_at_cavalry, &skirmishers_at_others, &artillery, &broken};

void refuse(const Body& attacker, const Body& defender, Refusals& found)
{
    if (!defender.charging)
        return;
    if (is_broken_already(defender))
        found.add(broken);
    if (defender.arm == Arm::Artillery)
        found.add(artillery);
    if (defender.arm == Arm::Infantry && attacker.is_mounted_cavalry())
        found.add(infantry_at_cavalry);
    if (defender.is_skirmishing() && !attacker.is_skirmishing())
        found.add(skirmishers_at_others);
}
} // namespace charging_back

constexpr auto charge_words =
    options(Option{"attacker-halts", "attacker halts"}, Option{"attacker-retreats", "attacker retreats"},
            Option{"attacker-breaks", "attacker breaks"}, Option{"defender-retreats", "defender retreats"},
            Option{"defender-breaks", "defender breaks"}, Option{"both-break", "both break"}, Option{"locked", "locked in melee"});
constexpr auto breakthrough_words = options("none", Option{"breakthrough", "breaks through"}, Option{"charge", "charges on"}, "halts",
                                            "reforms", Option{"rallies-back", "rallies back"});

template <Literal role, auto Side> constexpr auto charge_side_outcomes()
{
    return together(
        combat_fields::side_outcomes<role, Side>(),
        std::array{gives<Side, &ChargeEndSide::effectives_left>(joined<role, "_effectives_left">, joined<role, "'s effectives left">),
                   gives<Side, &ChargeEndSide::stragglers_left>(joined<role, "_stragglers_left">, joined<role, "'s stragglers left">)});
}

/// Gunners beaten in melee or not standing leave their guns; those broken by fire, which were not closed with, take them along.
bool leaves_guns(const Body& defender, const ChargeEnd& end, bool was_caught)
{
    const bool is_beaten = end.result == ChargeResult::DefenderBreaks || end.result == ChargeResult::BothBreak;
    const bool does_not_stand = was_caught || end.result == ChargeResult::DefenderRetreats || (end.closes && end.defender.breaks);
    return defender.arm == Arm::Artillery && (does_not_stand || (is_beaten && end.rounds_fought > 0));
}

struct ChargeRules : RulesOf<Charge, ChargeState, ChargeEnd, Charts> {
    using A = combat_fields::Attacker<&Charge::attacker>;
    using D = combat_fields::Defender<&Charge::defender>;
    static constexpr Field inches_left = asks<&Charge::inches_left>(
        "attacker_inches_left", "Move left", role::attacker, stat::inches_left,
        {.help = "Inches of the charge left on contact, to pursue a defender that retreats; 0 when it is not pursued.",
         .measure = Measure::Inches,
         .fact = Fact::Measured});
    static constexpr Field straggled =
        asks<&Charge::defender, &Body::straggled_this_turn>("defender_straggled_this_turn", role::defender, stat::straggled_this_turn,
                                                            {.help = "A U.S. battery takes at most one straggler a turn from fire.",
                                                             .asked_when = "defender_arm=artillery and defender_nation=us"});
    static constexpr Field rounds = asks<&Charge::rounds>(
        "rounds", "Rounds of melee", {}, {},
        {.help = "2 are one turn; 20 go on to the finish.", .least = 1, .most = 20, .start = 2, .fact = Fact::Chosen});
    static constexpr std::array form = together(
        std::array{A::effectives, A::stragglers, A::experience, A::losses_this_turn, A::arm, A::mounted, A::formation, A::weapon},
        std::array{A::melee_weapon, A::nation, A::leader_attached, A::initial_volley, A::broke_through, A::low_ammunition},
        std::array{A::charging, A::fighters, A::supporters, inches_left},
        std::array{D::effectives, D::stragglers, D::experience, D::losses_this_turn, D::casualties_this_turn, D::arm, D::mounted},
        std::array{D::unlimbered, D::formation, fields::cover<"defender", &Charge::cover>, fields::aspect<&Charge::aspect>},
        std::array{D::weapon, D::melee_weapon, D::nation, D::leader_attached, D::initial_volley, D::broke_through, D::low_ammunition},
        std::array{straggled, D::charging, D::caught_forming_square, D::broken, D::fighters, D::supporters, rounds});
    static constexpr std::array outcomes = together(
        std::array{
            gives<&ChargeEnd::result>("result", "result", {.shown = Shown::AsBars, .options = charge_words}),
            gives<&ChargeEnd::closes>("closes", "attacker closes", highlighted),
            gives<&ChargeEnd::stands>("stands", "defender stands", highlighted),
            gives<&ChargeEnd::locked>("locked", "locked in melee", highlighted),
            gives<&ChargeEnd::rounds_fought>("rounds_fought", "rounds fought"),
            gives<&ChargeEnd::breakthrough>("breakthrough", "breakthrough", {.options = breakthrough_words}),
            gives<&ChargeEnd::retreat_inches>("retreat_inches", "inches of the retreat"),
            gives<&ChargeEnd::guns_lost>("guns_lost", "guns left behind"),
        },
        charge_side_outcomes<"attacker", &ChargeEnd::attacker>(), charge_side_outcomes<"defender", &ChargeEnd::defender>());
    static constexpr std::array refusals = together(charging::refusals, charging_back::refusals);
    static constexpr auto reads =
        Charts::keys<WeaponRange, StrengthOf, Factor, Shift, LossAllocation, FiringLimit, Strength, Effect, MeleeNumber, Resolve, Compared,
                     CloseResult, StandResult, StragglerCause, Mover, Added, MoveNumber, BreakthroughShift, BreakthroughResult, Die>;

    static void refuse(const Charge& inputs, Refusals& found)
    {
        charging::refuse(inputs.attacker, inputs.defender, found);
        charging_back::refuse(inputs.attacker, inputs.defender, found);
    }
    static void prepare(Charge& inputs, const Charts& charts)
    {
        inputs.lasting_shifts = {lasting_shifts(inputs.attacker, enemies(inputs.defender, inputs.cover), charts),
                                 lasting_shifts(inputs.defender, enemies(inputs.attacker, Cover::None), charts)};
    }
    /// After the first rounds a round is like the one before it.
    static corneta::Clock clock(const Charge& inputs, const Charts& charts)
    {
        const int first_rounds = std::max(
            {charts.whole(MeleeNumber::ChargingRounds), charts.whole(MeleeNumber::LanceRounds), charts.whole(MeleeNumber::Rounds)});
        return {.at = offsetof(ChargeState, round),
                .from = static_cast<std::uint8_t>(std::min(first_rounds, inputs.rounds)),
                .until = static_cast<std::uint8_t>(inputs.rounds),
                .outcome = "rounds_fought"};
    }
    static ChargeState begin(const Charge& inputs)
    {
        ChargeState state{};
        state.units = {present(inputs.attacker), present(inputs.defender)};
        state.result = ChargeResult::Locked;
        if (inputs.defender.effectives > 0 && !closes_at_once(inputs.attacker, inputs.defender))
            return state;
        state.set(ChargeFlag::Closes);
        if (inputs.defender.effectives == 0) {
            state.result = ChargeResult::DefenderBreaks;
            state.stage = ChargeStage::Over;
        } else if (is_broken_already(inputs.defender)) {
            state.set(ChargeFlag::CaughtInRear);
            state.stage = ChargeStage::AttackerStrikes;
        } else {
            state.stage = inputs.defender.charging ? ChargeStage::DefenderCloses : ChargeStage::Stand;
        }
        return state;
    }
    static Step step(const Charge& inputs, ChargeState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const ChargeLink link{{charts, dice, explanation}, inputs, state};
        return state.stage < ChargeStage::AttackerStrikes ? come_to_grips(link) : fight(link);
    }
    static ChargeEndSide end_of(const Charge& inputs, const ChargeState& state, std::size_t side)
    {
        const Present left = state.units.at(side);
        return {side_end(inputs.body(side), left, state.losses.at(side), state.straggled.at(side)),
                left.effectives,
                left.stragglers,
                state.onward,
                state.is(ChargeFlag::AttackerFired, side),
                state.is(ChargeFlag::AttackerLow, side)};
    }
    static ChargeEnd end(const Charge& inputs, const ChargeState& state)
    {
        ChargeEnd end{.result = state.result,
                      .closes = state.is(ChargeFlag::Closes),
                      .stands = state.is(ChargeFlag::Stands),
                      .locked = state.result == ChargeResult::Locked,
                      .rounds_fought = state.round,
                      .breakthrough = state.breakthrough,
                      .retreat_inches = state.retreat_inches,
                      .attacker = end_of(inputs, state, ChargeLink::attacker),
                      .defender = end_of(inputs, state, ChargeLink::defender)};
        const bool was_caught = state.is(ChargeFlag::CaughtInRear) && !is_broken_already(inputs.defender);
        end.guns_lost = leaves_guns(inputs.defender, end, was_caught);
        return end;
    }
    static Announcement announce(const Charge& inputs, const ChargeEnd& end) { return announce_charge(inputs, end); }
};

} // namespace

constinit const ActionOf<Charge, ChargeEnd> action::charge =
    action_of<ChargeRules>({"charge", "Charge", "A whole charge: to close, to stand, melee and what follows.", "Melee", during::melee});

} // namespace santa_anna
