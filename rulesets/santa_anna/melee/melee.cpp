// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat_fields.h"
#include "rulesets/santa_anna/melee/melee_fight.h"

#include <cassert>

namespace santa_anna {

namespace {

constexpr std::size_t attackers = MeleeField::attackers;
constexpr std::size_t defenders = MeleeField::defenders;

/// The fields of each unit of a side.
template <class Of> constexpr std::array<Field, 14> units_form()
{
    std::array of_unit{Of::effectives, Of::stragglers,      Of::experience,           Of::arm,           Of::mounted,
                       Of::unlimbered, Of::formation,       Of::melee_weapon,         Of::nation,        Of::charging,
                       Of::fighters,   Of::leader_attached, Of::all_losses_this_turn, Of::initial_volley};
    for (Field& field : of_unit)
        field = fields::in_group(Of::role, field);
    return of_unit;
}

/// What is left of each unit of a side of several; `role` with an s says whose: "attackers' losses".
template <Literal role, auto Side> constexpr std::array<OutcomeSpec, 7> units_outcomes()
{
    using End = MeleeEndSide;
    return {gives<Side, &End::unit_column>(joined<role, "_unit_column">, joined<role, "s' columns">),
            gives<Side, &End::unit_losses>(joined<role, "_unit_losses">, joined<role, "s' losses by unit">),
            gives<Side, &End::unit_stragglers>(joined<role, "_unit_stragglers">, joined<role, "s' stragglers by unit">),
            gives<Side, &End::unit_casualties>(joined<role, "_unit_casualties">, joined<role, "s' casualties by unit">),
            gives<Side, &End::unit_straggled>(joined<role, "_unit_straggled">,
                                              joined<role, "s' stragglers that their leaders are not rolled for, by unit">),
            gives<Side, &End::unit_breaks>(joined<role, "_unit_breaks">, joined<role, "s that break">),
            gives<Side, &End::unit_destroyed>(joined<role, "_unit_destroyed">, joined<role, "s destroyed">)};
}

MeleeEndSide end_of(const Melee& melee, const MeleeState& fought, std::size_t side)
{
    const std::size_t count = melee.side(side).size();
    const OfUnits<int>& first_columns = melee.first_columns.at(side);
    MeleeEndSide end;
    end.column = first_columns[0];
    end.losses = fought.losses.at(side);
    bool are_all_broken = true;
    end.destroyed = true;
    if (count > 1)
        end.unit_column = first_columns;
    for (std::size_t i = 0; i < count; ++i) {
        const SideEnd unit = side_end(melee.bodies.at(side).at(i), fought.units.at(side).at(i), fought.unit_losses.at(side).at(i),
                                      fought.dealt.at(side).at(i));
        end.straggled += unit.straggled;
        end.stragglers += unit.stragglers;
        end.casualties += unit.casualties;
        are_all_broken = are_all_broken && fought.units.at(side).at(i).is_broken();
        end.breaks = end.breaks || unit.breaks;
        end.destroyed = end.destroyed && unit.destroyed;
        if (count == 1)
            continue;
        end.unit_losses.push(unit.losses);
        end.unit_stragglers.push(unit.stragglers);
        end.unit_casualties.push(unit.casualties);
        end.unit_straggled.push(unit.straggled);
        end.unit_breaks.push(unit.breaks);
        end.unit_destroyed.push(unit.destroyed);
    }
    end.breaks = end.breaks && are_all_broken;
    return end;
}

bool loses_guns(const MeleeSide& side, const std::array<Present, most_units>& left)
{
    for (std::size_t unit = 0; unit < side.size(); ++unit)
        if (side.arm[unit] == Arm::Artillery && side.effectives[unit] > 0 && left.at(unit).is_broken())
            return true;
    return false;
}

struct MeleeRules : RulesOf<Melee, MeleeState, MeleeEnd, Charts> {
    using A = combat_fields::Attacker<&Melee::attacker, MeleeSide>;
    using D = combat_fields::Defender<&Melee::defender, MeleeSide>;
    static constexpr Field first_round = asks<&Melee::first_round>(
        "first_round", "First rounds of this melee", {}, {},
        {.help = "Charging, the lance and castings caught forming square count only then.", .start = 1, .fact = Fact::Ruled});
    static constexpr Field attacker_aspect = fields::in_group(
        A::role,
        asks<&Melee::attacker_aspect>(
            "attacker_aspect", "Attacker hit in", {}, {},
            {.help = "Flank or rear of a unit on this side that was itself charged there.", .options = aspects, .fact = Fact::Seen}));
    static constexpr std::array form =
        together(units_form<A>(),
                 std::array{fields::in_group(A::role, A::caught_forming_square), attacker_aspect,
                            fields::in_group(A::role, fields::cover<"attacker", &Melee::attacker_cover>), A::supporters},
                 units_form<D>(),
                 std::array{fields::in_group(D::role, D::caught_forming_square), fields::in_group(D::role, fields::aspect<&Melee::aspect>),
                            fields::in_group(D::role, fields::cover<"defender", &Melee::cover>), D::supporters, first_round});
    static constexpr std::array outcomes =
        together(std::array{gives<&MeleeEnd::locked>("locked", "locked in melee", highlighted),
                            gives<&MeleeEnd::rounds_fought>("rounds_fought", "rounds fought"),
                            gives<&MeleeEnd::guns_lost>("guns_lost", "guns left behind"),
                            gives<&MeleeEnd::attacker, &MeleeEndSide::column>("attacker_column", "attacker's column")},
                 combat_fields::side_outcomes<"attacker", &MeleeEnd::attacker>(),
                 std::array{gives<&MeleeEnd::defender, &MeleeEndSide::column>("defender_column", "defender's column")},
                 combat_fields::side_outcomes<"defender", &MeleeEnd::defender>(Shown::AsBars),
                 units_outcomes<"attacker", &MeleeEnd::attacker>(), units_outcomes<"defender", &MeleeEnd::defender>());
    static constexpr auto reads = Charts::keys<Shift, LossAllocation, Strength, Effect, MeleeNumber, StragglerCause, Factor>;

    static void prepare(Melee& inputs, const Charts& charts)
    {
        for (const std::size_t side : {attackers, defenders})
            for (std::size_t unit = 0; unit < inputs.side(side).size(); ++unit)
                inputs.bodies[side][unit] = inputs.side(side).body(unit);
        MeleeState first = begin(inputs, charts);
        const MeleeField field{inputs, first, charts};
        for (const std::size_t side : {attackers, defenders})
            for (std::size_t unit = 0; unit < inputs.side(side).size(); ++unit) {
                const bool strikes = first.stage != MeleeStage::Over && field.fights(side, unit);
                inputs.first_columns[side].push(strikes ? field.column(side, unit) : 0);
            }
    }
    static MeleeState begin(const Melee& inputs, const Charts& charts)
    {
        MeleeState state{};
        for (const std::size_t side : {attackers, defenders})
            for (std::size_t unit = 0; unit < inputs.side(side).size(); ++unit)
                state.units[side][unit] = present(inputs.bodies[side][unit]);
        const MeleeField field{inputs, state, charts};
        if (field.is_beaten(attackers) || field.is_beaten(defenders))
            state.stage = MeleeStage::Over;
        return state;
    }
    static Step step(const Melee& inputs, MeleeState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        return fight_on({inputs, state, charts}, {charts, dice, explanation});
    }
    static MeleeEnd end(const Melee& inputs, const MeleeState& state, const Charts& charts)
    {
        MeleeEnd end{.attacker = end_of(inputs, state, attackers), .defender = end_of(inputs, state, defenders)};
        end.rounds_fought = state.rounds_fought;
        MeleeState last = state;
        const MeleeField field{inputs, last, charts};
        end.attacker.goes_back = field.goes_back(attackers);
        end.defender.goes_back = field.goes_back(defenders);
        end.attacker.beaten = state.rounds_fought > 0 && field.is_beaten(attackers);
        end.defender.beaten = state.rounds_fought > 0 && field.is_beaten(defenders);
        const auto leaves = [&](std::size_t side) {
            return field.goes_back(side) && field.riders(side).count == field.fighting(side).count;
        };
        end.locked = !leaves(attackers) && !leaves(defenders) && !field.is_beaten(attackers) && !field.is_beaten(defenders);
        end.guns_lost = state.rounds_fought > 0
            && (loses_guns(inputs.attacker, state.units[attackers]) || loses_guns(inputs.defender, state.units[defenders]));
        return end;
    }
    static Announcement announce(const Melee& inputs, const MeleeEnd& end) { return announce_melee(inputs, end); }
};

struct MeleeStrikeRules : RulesOf<MeleeStrike, MeleeStrikeEnd, MeleeStrikeEnd, Charts> {
    using A = combat_fields::Attacker<&MeleeStrike::own>;
    using D = combat_fields::Defender<&MeleeStrike::enemy>;
    static constexpr std::array form = together(
        std::array{
            asks<&MeleeStrike::own_fighters>("own_fighters", "Castings that fight", {}, {},
                                             {.help = "Of this unit.", .measure = Measure::Castings, .start = 12, .fact = Fact::Known}),
            asks<&MeleeStrike::own_side_size>("own_side_size", "Own side", {}, {},
                                              {.help = "Castings of all units of the side that fight, supporters too.",
                                               .measure = Measure::Castings,
                                               .start = 12,
                                               .fact = Fact::Measured}),
            asks<&MeleeStrike::enemy_side_size>(
                "enemy_side_size", "Enemy side", {}, {},
                {.help = "The same of the enemy.", .measure = Measure::Castings, .start = 12, .fact = Fact::Measured}),
        },
        std::array{A::experience, A::arm, A::nation, A::formation, A::mounted, A::melee_weapon, A::charging},
        std::array{D::arm, D::formation, D::unlimbered, D::melee_weapon, fields::cover<"defender", &MeleeStrike::cover>},
        std::array{asks<&MeleeStrike::first_round>("first_round", "First round of this melee", {}, {},
                                                   {.help = "Charging and the lance count only then.", .start = 1, .fact = Fact::Ruled})});
    static constexpr std::array outcomes{
        gives<&MeleeStrikeEnd::column>("column", "column"),
        gives<&MeleeStrikeEnd::losses>("losses", "losses", as_bars),
    };
    static constexpr auto reads = Charts::keys<Shift, Strength, Effect, MeleeNumber>;

    static MeleeStrikeEnd begin(const MeleeStrike& inputs, const Charts& charts, Explanation& explanation)
    {
        const auto& [fighters, mass, enemy_mass, own, enemy, cover, first_round] = inputs;
        const Round round = round_of(0, first_round, charts);
        const Enemies against = enemies(enemy, cover);
        const int shifts =
            lasting_shifts(own, against, charts) + charge_shifts(own, own.charging, round, charts) + outnumbered(mass, enemy_mass, charts);
        const int column = melee_column(fighters, shifts, charts);
        if (explanation.listens()) {
            [[maybe_unused]] const int told = told_melee_column(own, fighters, mass, enemy_mass, against, round, charts, explanation);
            assert(told == column);
        }
        return {.column = column};
    }
    static void step(MeleeStrikeEnd& end, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        end.losses = strike(end.column, {"melee"}, {charts, dice, explanation});
    }
    static Announcement announce(const MeleeStrikeEnd& end)
    {
        return {end.losses == 1 ? Sentence{"1 loss in column {0}.", {end.column}}
                                : Sentence{"{1} losses in column {0}.", {end.column, end.losses}},
                {{"Add it to the losses of the enemy side; when all units have rolled they are dealt at random."}}};
    }
};

} // namespace

Body MeleeSide::body(std::size_t unit) const
{
    return {.effectives = effectives[unit],
            .stragglers = stragglers[unit],
            .fighters = fighters[unit],
            .arm = arm[unit],
            .nation = nation[unit],
            .experience = experience[unit],
            .formation = formation[unit],
            .mounted = mounted[unit],
            .unlimbered = unlimbered[unit],
            .melee_weapon = melee_weapon[unit],
            .charging = charging[unit],
            .leader_attached = leader_attached[unit],
            .initial_volley = initial_volley[unit],
            .caught_forming_square = arm[unit] == Arm::Infantry && caught_forming_square.count > unit && caught_forming_square[unit],
            .losses_this_turn = losses_this_turn[unit]};
}

constinit const ActionOf<Melee, MeleeEnd> action::melee =
    action_of<MeleeRules>({"melee", "Melee", "One turn of melee, two rounds, up to four units a side.", "Melee Procedure", during::melee});

constinit const ActionOf<MeleeStrike, MeleeStrikeEnd> action::melee_strike =
    action_of<MeleeStrikeRules>({"melee-strike", "One unit's roll in a melee", "For melees of more units than the form holds.",
                                 "Melee: Multiple-Unit Melees", during::melee});

} // namespace santa_anna
