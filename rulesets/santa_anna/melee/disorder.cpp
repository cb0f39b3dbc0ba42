// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/breaking.h"
#include "rulesets/santa_anna/actions/melee.h"

#include <algorithm>

/// What a charge disorders before it meets the enemy: Forming Emergency Square, charges that fall short or follow up, Passing Through Other
/// Units.
namespace santa_anna {

namespace {

constexpr std::string_view square_rule = "Melee: Forming Emergency Square";

struct EmergencySquareRules : RulesOf<EmergencySquare, int, EmergencySquareEnd, Charts> {
    static constexpr std::array form{
        fields::experience<"defender", &EmergencySquare::experience>,
        asks<&EmergencySquare::formation>("defender_formation", role::defender, stat::formation),
        asks<&EmergencySquare::aspect>(
            "aspect", "Charged in", {}, {},
            {.help = "Flank or rear when the whole charge lies in that zone of the infantry.", .options = aspects, .fact = Fact::Seen}),
        asks<&EmergencySquare::distance>("distance", "Distance", {}, {},
                                         {.help = "Between cavalry and infantry when the charge is declared.",
                                          .measure = Measure::Inches,
                                          .start = 6,
                                          .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        gives<&EmergencySquareEnd::inches>("inches", "inches before the square stands", as_bars),
        gives<&EmergencySquareEnd::formed>("formed", "square formed", highlighted),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"defender_formation", "a broken unit forms no square", [](const Inputs& in) { return in.formation == Formation::Mob; }},
        otherwise(
            {"defender_formation", "skirmishers form no square", [](const Inputs& in) { return in.formation == Formation::Skirmish; }}),
    });
    static constexpr auto reads = Charts::keys<Die, Square, MeleeNumber>;

    /// How far the cavalry comes when the die is `thrown`.
    static int inches_covered(const EmergencySquare& inputs, int thrown, const Charts& charts, Explanation& explanation)
    {
        Total inches{explanation};
        inches.start(thrown, {"die for the square"}, charts[Die::EmergencySquare]);
        inches.add(charts[Charts::like<Square>(inputs.experience)]);
        if (inputs.formation == Formation::Column)
            inches.add(charts[Square::Column]);
        if (inputs.aspect != Aspect::Front)
            inches.add(charts[Square::FlankOrRear]);
        inches.least(charts[Square::LeastInches]);
        return inches.whole();
    }
    static void step(const EmergencySquare& inputs, int& inches, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.formation == Formation::Square)
            return;
        const Cell& die = charts[Die::EmergencySquare];
        Explanation deaf{Listening::No};
        inches = read_thrown(dice, {"emergency square"}, die, [&](int sum) { return inches_covered(inputs, sum, charts, deaf); });
        if (explanation.listens())
            inches_covered(inputs, shown_thrown(dice, die), charts, explanation);
        explanation.start(in_inches(inputs.distance), {"inches to the cavalry"}, square_rule);
    }
    static EmergencySquareEnd end(const EmergencySquare& inputs, int inches)
    {
        return {inches, inputs.formation == Formation::Square || inches * 10 <= inputs.distance.count};
    }
    static Announcement announce(const EmergencySquare& inputs, const EmergencySquareEnd& end, const Charts& charts)
    {
        if (inputs.formation == Formation::Square)
            return {{"The infantry stands in square already."}};
        if (end.formed)
            return {{"Inches {the cavalry} comes before the square stands: {0}. It forms in time.", {end.inches}},
                    {{Hand::Turn, "Put the infantry in square."}}};
        return {{"Inches {the cavalry} comes before the square stands: {0}. The infantry is caught in disorder.", {end.inches}},
                {{"In Hold Fire it does not fire at the charging cavalry."},
                 {"{The cavalry} closes without a roll; the infantry still rolls to stand."},
                 {"Part of its castings in contact that fights in the first turn of the melee: {0}.",
                  {charts[MeleeNumber::Disorder].number()}}},
                {}};
    }
};

constexpr std::array charging_form{
    fields::effectives<"unit", &ChargingUnit::effectives>,
    fields::stragglers<"unit", &ChargingUnit::stragglers>,
};

struct ChargeShortRules : RulesOf<ChargingUnit, ChargeShortEnd, ChargeShortEnd, Charts> {
    static constexpr std::array form = charging_form;
    static constexpr std::array outcomes{straggles<&ChargeShortEnd::stragglers>(role::unit, as_bars)};
    static constexpr auto reads = Charts::keys<StragglerCause>;

    static void step(const ChargingUnit& inputs, ChargeShortEnd& end, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& cell = charts[StragglerCause::ChargeShort];
        end.stragglers = straggling(cell, {"stragglers"}, most_by_movement(inputs.effectives, inputs.stragglers), dice, explanation);
    }
    static Announcement announce(const ChargeShortEnd& end)
    {
        Announcement announcement{{"The charge falls short: stragglers {0}.", {end.stragglers}}};
        announce_losses(RoleRef{"the unit"}, end.stragglers, 0, announcement);
        return announcement;
    }
};

struct FollowUpChargeState {
    std::int32_t stragglers;
    std::int32_t is_too_many;
};

struct FollowUpChargeRules : RulesOf<ChargingUnit, FollowUpChargeState, FollowUpChargeEnd, Charts> {
    static constexpr std::array form = charging_form;
    static constexpr std::array outcomes{
        straggles<&FollowUpChargeEnd::stragglers>(role::unit, as_bars),
        gives<&FollowUpChargeEnd::may_charge>("may_charge", "may charge", highlighted),
    };
    static constexpr auto reads = Charts::keys<StragglerCause>;

    static void step(const ChargingUnit& inputs, FollowUpChargeState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& cell = charts[StragglerCause::FollowUpCharge];
        const int most = most_by_movement(inputs.effectives, inputs.stragglers);
        const int reading = read_thrown(dice, {"stragglers"}, cell, [most](int sum) { return std::clamp(sum, 0, most + 1); });
        state.is_too_many = reading > most ? 1 : 0;
        state.stragglers = std::min(reading, most);
        explanation.note(Op::Start, std::max(0, shown_thrown(dice, cell)), {"stragglers rolled"}, cell);
        if (state.is_too_many != 0)
            explanation.note(Op::Most, most, {"one fewer than would break the unit"}, cell.rule);
        explanation.agrees(state.stragglers);
    }
    static FollowUpChargeEnd end(const FollowUpChargeState& state) { return {state.stragglers, state.is_too_many == 0}; }
    static Announcement announce(const FollowUpChargeEnd& end)
    {
        Announcement announcement{
            {end.may_charge ? "Stragglers {0}: {the unit} charges again." : "Stragglers {0}: {the unit} cannot charge again.",
             {end.stragglers}}};
        announce_losses(RoleRef{"the unit"}, end.stragglers, 0, announcement);
        announcement.instruct(end.may_charge ? Hand::Say : Hand::Turn,
                              end.may_charge ? "Roll its movement dice as for any charge."
                                             : "Turn its order face down: it does nothing more this turn.");
        return announcement;
    }
};

constexpr std::string_view what_is_formed =
    "Infantry or cavalry in line, column or square, limbered guns; a mob too. Not skirmishers and unlimbered guns.";

struct PassThroughState {
    std::int16_t mover_stragglers;
    std::int16_t passed_stragglers;
    std::int32_t mover_has_rolled;
};

struct PassThroughRules : RulesOf<PassThrough, PassThroughState, PassThroughEnd, Charts> {
    template <Literal role, auto Unit, auto Member> static constexpr Field formed_of =
        asks<Unit, Member>(joined<role, "_formed">, "Formed", fields::of<role>, {}, {.help = what_is_formed, .fact = Fact::Ruled});

    static constexpr std::array form{
        formed_of<"mover", &PassThrough::mover, &PassingUnit::formed>,
        asks<&PassThrough::charging>("mover_charging", role::mover, stat::charging),
        fields::effectives<"mover", &PassThrough::mover, &PassingUnit::effectives>,
        fields::stragglers<"mover", &PassThrough::mover, &PassingUnit::stragglers>,
        formed_of<"passed", &PassThrough::passed, &PassingUnit::formed>,
        fields::effectives<"passed", &PassThrough::passed, &PassingUnit::effectives>,
        fields::stragglers<"passed", &PassThrough::passed, &PassingUnit::stragglers>,
    };
    static constexpr std::array outcomes{
        changes<&PassThroughEnd::mover_stragglers>("mover_stragglers", "stragglers of the unit that moves", role::mover, Does::Add,
                                                   stat::stragglers),
        changes<&PassThroughEnd::passed_stragglers>("passed_stragglers", "stragglers of the unit passed through", role::passed, Does::Add,
                                                    stat::stragglers, as_bars),
    };
    static constexpr auto reads = Charts::keys<Passing>;

    static Passing passing_of(const PassThrough& inputs)
    {
        using enum Passing;
        if (inputs.passed.formed)
            return inputs.mover.formed ? FormedThroughFormed : UnformedThroughFormed;
        if (!inputs.mover.formed)
            return UnformedThroughUnformed;
        return inputs.charging ? ChargingThroughUnformed : FormedThroughUnformed;
    }
    static Step step(const PassThrough& inputs, PassThroughState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const auto rolled = [&](const PassingUnit& unit, const Cell& cell, const Label& die) {
            return static_cast<std::int16_t>(straggling(cell, die, most_by_movement(unit.effectives, unit.stragglers), dice, explanation));
        };
        const Cell& of_mover = charts[passing_of(inputs), Passer::Mover];
        const Cell& of_passed = charts[passing_of(inputs), Passer::Passed];
        if (!of_mover.empty() && state.mover_has_rolled == 0) {
            state.mover_stragglers = rolled(inputs.mover, of_mover, {"unit that moves"});
            state.mover_has_rolled = 1;
            return of_passed.empty() ? Step::Finished : Step::Continue;
        }
        if (!of_passed.empty())
            state.passed_stragglers = rolled(inputs.passed, of_passed, {"unit passed through"});
        return Step::Finished;
    }
    static PassThroughEnd end(const PassThroughState& state) { return {state.mover_stragglers, state.passed_stragglers}; }
    static Announcement announce(const PassThroughEnd& end)
    {
        const auto [mover, passed] = end;
        if (mover == 0 && passed == 0)
            return {{"The units pass without stragglers."}};
        Announcement announcement{{"Stragglers of {the unit that moves} {0}, of {the unit passed through} {1}.", {mover, passed}}};
        announce_losses(RoleRef{"the unit that moves"}, mover, 0, announcement);
        announce_losses(RoleRef{"the unit passed through"}, passed, 0, announcement);
        return announcement;
    }
};

} // namespace

constinit const ActionOf<EmergencySquare, EmergencySquareEnd> action::emergency_square =
    action_of<EmergencySquareRules>({"emergency-square", "Emergency square", "Infantry charged by cavalry tries to form square in time.",
                                     square_rule, during::declarations});

constinit const ActionOf<ChargingUnit, ChargeShortEnd> action::charge_short =
    action_of<ChargeShortRules>({"charge-short", "Charge falls short", "A charging unit has moved all its inches and touches no enemy.",
                                 "Melee Procedure", during::moves});

constinit const ActionOf<ChargingUnit, FollowUpChargeEnd> action::follow_up_charge = action_of<FollowUpChargeRules>(
    {"follow-up-charge", "Follow-up charge (optional)", "A unit that charged last turn charges again: before its movement dice.",
     "Melee: Follow-Up Charges (optional)", during::declarations});

constinit const ActionOf<PassThrough, PassThroughEnd> action::pass_through =
    action_of<PassThroughRules>({"pass-through", "Pass through a friend", "A unit moves through another of its own side.",
                                 "Movement: Passing Through Other Units", during::flight});

} // namespace santa_anna
