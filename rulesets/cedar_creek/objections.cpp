// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

#include <tuple>

namespace cedar_creek {

namespace {

/// What a unit does in a role, or what is done to it.
enum class Part { Attacks, Moves, Routs, Rests, Tests, Selects, Advances, Supports, Defends, Recovers, Rolls, None };
struct InRole {
    const Action* action;
    Role role;
    Part part;
};
constexpr auto parts = std::to_array<InRole>({
    {&attack, role::attacker, Part::Attacks},
    {&attack, role::attacker_support, Part::Supports},
    {&attack, role::defender, Part::Defends},
    {&attack, role::defender_support, Part::Defends},
    {&movement_cost, role::brigade, Part::Moves},
    {&retreat, role::brigade, Part::Routs},
    {&rest, role::brigade, Part::Rests},
    {&advance, role::brigade, Part::Advances},
    {&initiative_test, role::division, Part::Tests},
    {&activate, role::division, Part::Selects},
    {&activate, role::along, Part::Selects},
    {&rout_recovery, role::brigade, Part::Recovers},
    {&activation, role::active, Part::Rolls},
});

/// None of whom orders reach or a hit drives.
Part part_of(const PlayedAction& wanted, std::string_view role)
{
    const auto moves = wanted.as(movement_cost);
    const auto retreats = wanted.as(retreat);
    if ((moves && moves->inputs.kind == Mover::Command) || (retreats && retreats->inputs.choice != HitChoice::VoluntaryRout))
        return Part::None;
    for (const InRole& one : parts)
        if (one.action->key == wanted.action && one.role.key == role)
            return one.part;
    return Part::None;
}

/// A stat that speaks against some parts: who has it has done that before in this round.
struct Done {
    std::uint32_t parts; ///< these() of them
    Stat<bool> stat;
    std::string_view words;
};
constexpr auto all_done = std::to_array<Done>({
    {these(Part::Attacks, Part::Moves, Part::Routs, Part::Rests), stat::unable, "the division of {0} failed its initiative test (10)"},
    {these(Part::Attacks, Part::Moves, Part::Advances), stat::routed, "{0} is routed: it neither moves nor attacks (11.4)"},
    {these(Part::Routs), stat::routed, "{0} is routed already (11.4)"},
    {these(Part::Moves, Part::Routs, Part::Rests), stat::moved, "{0} has acted in this round (7.1)"},
    {these(Part::Moves, Part::Routs, Part::Rests), stat::attacked, "{0} has acted in this round (7.1)"},
    {these(Part::Attacks, Part::Supports), stat::attacked, "{0} has attacked in this round (7.1)"},
    {these(Part::Defends), stat::was_attacked, "the zone of {0} has been attacked in this round (11.1)"},
    {these(Part::Tests), stat::tested, "{0} has been tested in this round (10)"},
    {these(Part::Recovers), stat::tested, "{0} has tested its rout in this phase (9)"},
    {these(Part::Rolls), stat::activated, "{0} has rolled in this round (7.1)"},
});

struct Objections {
    const State& state;
    const PlayedAction& wanted;
    const Charts& charts;
    Problems& problems;

    void find()
    {
        for (const auto& [role, keys] : wanted.roles)
            for (const Unit* const unit : in(role))
                to_unit(role, *unit);
        if (const Unit* const headquarters = fleeing_headquarters(state))
            to_all_before(*headquarters);
        if (const auto attacked = wanted.as(attack))
            to_attack(attacked->inputs);
        else if (const auto retreats = wanted.as(retreat))
            to_retreat(retreats->inputs);
        else if (wanted.action == rout_recovery.key)
            to_recovery();
        else if (wanted.action == initiative.key)
            to_initiative();
        else if (wanted.action == sheridan.key)
            to_sheridan();
        else if (const auto rolls = wanted.as(activation))
            to_activation(rolls->inputs);
        else if (const auto moves = wanted.as(movement_cost))
            to_move(moves->inputs);
        else if (const auto advances = wanted.as(advance))
            for (const Unit* const unit : in(role::brigade))
                to_contact(*unit, advances->inputs.contact);
        else if (wanted.action == tactical_retreat.key)
            to_tactical_retreat();
        to_unasked();
        if (wanted.action == sheridan.key && any_side(state, stat::rolled))
            add(wanted.action, {"it has been rolled in this phase (12)"});
        if (wanted.action == continuation.key && any_side(state, stat::rolled))
            add(wanted.action, {"it has been rolled in this phase (8)"});
        object_in_round(state, wanted, problems, charts);
        object_to_roster(state, wanted, problems, charts);
    }

    Brigades in(std::string_view role) const { return units_by(state, wanted.roles, role); }
    void add(std::string_view where, Sentence words) { problems.push_back({std::string{where}, std::move(words)}); }

    void to_unit(std::string_view role, const Unit& unit)
    {
        if (unit[stat::eliminated])
            return object_to(unit, role, "{0} is no longer there", problems);
        const Part part = part_of(wanted, role);
        if (unit.kind == "marker" && role == role::brigade && part != Part::Moves && wanted.action != movement_cost.key)
            return object_to(unit, role, "{0} is not a brigade", problems);
        if (part <= Part::Selects && unit[stat::arrives] > state.stage.turn)
            object_to(unit, role, "{0} acts from turn {1} on (12)", problems, unit[stat::arrives]);
        for (const Done& done : all_done)
            if ((done.parts & these(part)) != 0 && unit[done.stat]) {
                const bool tested_alone = done.stat.key == stat::unable.key && division_of(state, unit) == nullptr;
                object_to(unit, role, tested_alone ? "{0} failed its initiative test (10)" : done.words, problems);
            }
    }

    /// 10.3: who is met moves before anything else is done.
    void to_all_before(const Unit& headquarters)
    {
        for (const auto& [action, role] :
             {std::pair{attack.key, role::attacker}, std::pair{activate.key, role::division}, std::pair{movement_cost.key, role::brigade},
              std::pair{rest.key, role::brigade}, std::pair{deploy.key, role::train}, std::pair{retreat.key, role::brigade},
              std::pair{advance.key, role::brigade}})
            if (wanted.action == action && !in(role).empty())
                object_to(headquarters, role, "{0} gives way first (10.3)", problems);
    }

    void to_attack(const Attack& inputs)
    {
        const Brigades attackers = in(role::attacker);
        const Unit* const own = state.find(role::union_side);
        for (const Unit* const attacker : attackers)
            if (own != nullptr && (*own)[stat::tactical_retreat] && attacker->side == own->key)
                add(role::attacker, {"in a tactical retreat no Union brigade attacks (6.1)"});
        const Brigades chargers = chargers_in(state, wanted.roles);
        for (const Unit* const charger : chargers) {
            if (std::ranges::find(attackers, charger) == attackers.end())
                object_to(*charger, role::charger, "{0} is not in the attacker's first line (10.5)", problems);
            if (!(*charger)[stat::mounted])
                object_to(*charger, role::charger, "{0} is not mounted (10.3)", problems);
        }
        const int named = static_cast<int>(chargers.size());
        if (!attackers.empty() && inputs.attacker.charges != named)
            add(asked::attacker_charges, {"{0} given, charging brigades named: {1}", {inputs.attacker.charges, named}});
    }

    void to_retreat(const Retreat& inputs)
    {
        const Brigades retreating = in(role::brigade);
        const bool moves_on = inputs.choice == HitChoice::RoutMove;
        if (moves_on != (state.stage.phase == phase::administrative))
            add(asked::choice,
                {moves_on ? "a rout move belongs to the Administrative Phase (9)"
                          : "in the Administrative Phase there are rout moves alone (9)"});
        for (const Unit* const brigade : retreating) {
            if (moves_on && !(*brigade)[stat::routed])
                object_to(*brigade, role::brigade, "{0} is not routed (9)", problems);
            to_contact(*brigade, inputs.contact);
        }
    }

    void to_recovery()
    {
        for (const Unit* const brigade : in(role::brigade)) {
            if (!(*brigade)[stat::routed])
                object_to(*brigade, role::brigade, "{0} is not routed (9)", problems);
            else if (state.stage.phase == phase::administrative && !state.stage.aftermath)
                object_to(*brigade, role::brigade, "{0} makes its rout move first: end the phase (9)", problems);
            else if (is_over(state.stage, charts))
                add(role::brigade, {"the last turn is over"});
        }
    }

    void to_initiative()
    {
        const Unit* const side = state.find(role::union_side);
        if (side != nullptr && !(*side)[stat::sheridan] && must_follow(state, sheridan.key, side->key))
            add(initiative.key, {"Sheridan is rolled for before it (12)"});
        if (any_side(state, stat::first))
            add(initiative.key, {"it has been rolled in this turn (6)"});
    }

    void to_sheridan()
    {
        const int turn = charts[SheridanTurn::Rolled].whole();
        if (state.stage.turn != turn)
            add(sheridan.key, {"he is rolled for on turn {0} (12)", {turn}});
        if (const Unit* const side = state.find(role::union_side); side != nullptr && (*side)[stat::sheridan])
            add(sheridan.key, {"he is there (12)"});
    }

    void to_tactical_retreat()
    {
        const Unit* const side = state.find(role::union_side);
        if (side == nullptr)
            return;
        if (!(*side)[stat::sheridan])
            add(role::union_side, {"it requires Sheridan (6.1)"});
        if ((*side)[stat::tactical_retreat])
            add(role::union_side, {"it is declared for this turn"});
        if (state.stage.turn >= charts[GameNumber::Turns].whole())
            add(role::union_side, {"none is begun on the last turn (6.1)"});
        if (any_side(state, stat::first) || any_side(state, stat::tied))
            add(role::union_side, {"it is declared before the initiative is rolled (6.1)"});
    }

    /// What follows from something else alone.
    void to_unasked()
    {
        const auto all = std::to_array<std::tuple<const Action*, Role, std::string_view>>({
            {&advance, role::brigade, "nobody has left a zone to {0} (11.4)"},
            {&flight, role::marker, "no enemy brigade has met {0} (10.3)"},
            {&initiative_test, role::division, "{0} tests its initiative when it is activated out of command range (10)"},
        });
        for (const auto& [action, role, words] : all)
            for (const Unit* const unit : in(role))
                if (wanted.action == action->key && !is_offered(state, action->key, role, unit->key))
                    object_to(*unit, role, words, problems);
                else if (wanted.action == advance.key && (*unit)[stat::occupied])
                    object_to(*unit, role, "{0} has occupied a zone after this fight (11.4)", problems);
                else if (wanted.action == advance.key && (*unit)[stat::stayed])
                    object_to(*unit, role, "{0} occupies the zone right after the fight, before the next attack (11.4)", problems);
    }

    /// What the roster knows of who moves, and of the headquarters that it meets.
    void to_move(const MovementCost& inputs)
    {
        for (const Unit* const unit : in(role::brigade)) {
            const auto& row = movement_allowances.rows[static_cast<std::size_t>(mover(*unit))];
            if (inputs.kind != Mover::Command && inputs.kind != mover(*unit))
                add(asked::kind, {"{0} moves as {1} (10.3)", {Name{unit->name}, row.label}});
            to_contact(*unit, inputs.contact);
        }
    }

    void to_contact(const Unit& unit, bool is_met)
    {
        const auto may_be_met = [&](const Unit& other) {
            return other.kind == "marker" && other[stat::marker] == Marker::Headquarters && other.side != unit.side
                && !other[stat::off_map];
        };
        if (is_met && std::ranges::none_of(state.units, may_be_met))
            add("contact", {"there are no enemy headquarters on the map (10.3)"});
    }

    /// Of a side in its role or by the answer alone.
    void to_activation(const Activation& inputs)
    {
        const bool is_answer = wanted.unit(role::active).empty();
        const std::string_view where = is_answer ? asked::side : role::active;
        const Unit* const active = state.find(side_of_activation(wanted, inputs));
        if (active == nullptr)
            return;
        if (is_answer && (*active)[stat::activated])
            object_to(*active, where, "{0} has rolled in this round (7.1)", problems);
        if (const Unit* const playing = playing_side(state); playing != nullptr && playing != active)
            object_to(*playing, where, "it is {0}'s movement phase (7.1)", problems);
    }
};

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    Objections{state, wanted, charts, problems}.find();
}

} // namespace cedar_creek
