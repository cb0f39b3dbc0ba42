// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

#include <set>

namespace cedar_creek {

namespace {

/// A role whose unit acts, by any choice of the action or only of its own will.
struct Acting {
    const Action* action;
    std::string_view role;
    bool is_voluntary = false;

    bool is(const PlayedAction& wanted, std::string_view in_role) const
    {
        if (action->key != wanted.action || role != in_role)
            return false;
        const auto retreats = wanted.as(retreat);
        return !is_voluntary || (retreats && retreats->inputs.choice == HitChoice::VoluntaryRout);
    }
};
constexpr Acting attacks{&attack, role::attacker};
constexpr Acting moves{&movement_cost, role::brigade};
constexpr Acting tests{&initiative_test, role::division};
constexpr Acting routs{&retreat, role::brigade, true};
constexpr std::array all_acting{attacks, moves, tests, routs};

/// What a role of an action takes a stat for: who has it has done that before in this round.
struct Done {
    Acting acting;
    Stat<bool> stat;
    std::string_view words;
};
constexpr std::string_view has_acted = "{0} has acted in this round";
constexpr std::string_view was_attacked = "the zone of {0} has been attacked in this round";
constexpr std::string_view is_unable = "the division of {0} failed its initiative test";
constexpr std::string_view is_routed = "{0} is routed: it neither moves nor attacks";
constexpr std::array all_done{
    Done{attacks, stat::unable, is_unable},
    Done{moves, stat::unable, is_unable},
    Done{routs, stat::unable, is_unable},
    Done{attacks, stat::routed, is_routed},
    Done{attacks, stat::attacked, "{0} has attacked in this round"},
    Done{{&attack, role::defender}, stat::was_attacked, was_attacked},
    Done{{&attack, role::defender_support}, stat::was_attacked, was_attacked},
    Done{moves, stat::routed, is_routed},
    Done{moves, stat::moved, has_acted},
    Done{moves, stat::attacked, has_acted},
    Done{routs, stat::routed, "{0} is routed already"},
    Done{routs, stat::moved, has_acted},
    Done{routs, stat::attacked, has_acted},
    Done{tests, stat::tested, "{0} has been tested in this round"},
    Done{{&rout_recovery, role::brigade}, stat::tested, "{0} has tested its rout in this phase"},
    Done{{&activation, role::active}, stat::activated, "{0} has rolled in this round"},
};

enum class Stands : std::uint8_t { WithIt, AgainstIt };

class Objections {
public:
    Objections(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
        : m_state{state},
          m_wanted{wanted},
          m_charts{charts},
          m_problems{problems}
    {
    }

    void find()
    {
        for (const auto& [role, keys] : m_wanted.roles)
            for (const Unit* const unit : in(role))
                to_unit(role, *unit);
        if (const auto attacked = m_wanted.as(attack))
            to_attack(attacked->inputs);
        else if (const auto retreats = m_wanted.as(retreat))
            to_retreat(retreats->inputs);
        else if (m_wanted.action == rout_recovery.key)
            to_recovery();
        else if (m_wanted.action == initiative.key)
            to_initiative();
        else if (m_wanted.action == sheridan.key)
            to_sheridan();
        else if (const auto rolls = m_wanted.as(activation))
            to_activation(rolls->inputs);
        if ((m_wanted.action == sheridan.key || m_wanted.action == continuation.key) && is_any_side(stat::rolled))
            add(m_wanted.action, {"it has been rolled in this phase"});
    }

private:
    Brigades in(std::string_view role) const { return brigades(m_state, m_wanted.roles, role); }
    void add(std::string_view where, Sentence words) { m_problems.push_back({std::string{where}, std::move(words)}); }
    void add(std::string_view where, std::string_view words, const Unit& unit) { add(where, {words, {Name{unit.name}}}); }

    bool is_any_side(const Stat<bool>& stat) const
    {
        return std::ranges::any_of(m_state.units, [&](const Unit& unit) { return unit.kind == "side" && unit[stat]; });
    }

    void to_unit(std::string_view role, const Unit& unit)
    {
        if (unit[stat::eliminated])
            return add(role, "{0} is no longer there", unit);
        if (const auto moved = m_wanted.as(movement_cost); moved && moved->inputs.kind == Mover::Command)
            return;
        const bool acts = std::ranges::any_of(all_acting, [&](const Acting& acting) { return acting.is(m_wanted, role); });
        if (acts && unit[stat::arrives] > m_state.stage.turn)
            add(role, {"{0} acts from turn {1} on", {Name{unit.name}, unit[stat::arrives]}});
        for (const Done& done : all_done)
            if (done.acting.is(m_wanted, role) && unit[done.stat])
                add(role, done.words, unit);
    }

    /// Who stands in a role although it is of the other side, or of this one.
    void to_side(std::string_view role, std::string_view side, Stands stands)
    {
        for (const Unit* const unit : in(role))
            if (!unit->side.empty() && !side.empty() && (unit->side == side) != (stands == Stands::WithIt))
                add(role, stands == Stands::WithIt ? "{0} is an enemy" : "{0} is no enemy", *unit);
    }

    void to_twice(std::string_view first, std::string_view second)
    {
        std::set<const Unit*> seen;
        for (const std::string_view role : {first, second})
            for (const Unit* const unit : in(role))
                if (!seen.insert(unit).second)
                    add(role, "{0} stands there twice", *unit);
    }

    void to_attack(const Attack& inputs)
    {
        const Brigades attackers = in(role::attacker);
        const Unit* const own = m_state.find(role::union_side);
        for (const Unit* const attacker : attackers)
            if (own != nullptr && (*own)[stat::tactical_retreat] && attacker->side == own->key)
                add(role::attacker, {"in a tactical retreat no Union brigade attacks"});
        const std::string side = attacking_side(m_state, m_wanted.roles);
        to_side(role::attacker, side, Stands::WithIt);
        to_side(role::attacker_support, side, Stands::WithIt);
        to_side(role::defender, side, Stands::AgainstIt);
        to_side(role::defender_support, side, Stands::AgainstIt);
        to_twice(role::attacker, role::attacker_support);
        to_twice(role::defender, role::defender_support);
        const Brigades chargers = in(role::charger);
        for (const Unit* const charger : chargers) {
            if (std::ranges::find(attackers, charger) == attackers.end())
                add(role::charger, "{0} is not in the attacker's first line", *charger);
            if (!(*charger)[stat::mounted])
                add(role::charger, "{0} is not mounted", *charger);
        }
        const int named = static_cast<int>(chargers.size());
        if (!attackers.empty() && inputs.attacker.charges != named)
            add(asked::attacker_charges, {"{0} given, charging brigades named: {1}", {inputs.attacker.charges, named}});
    }

    void to_retreat(const Retreat& inputs)
    {
        const Brigades retreating = in(role::brigade);
        for (const Unit* const brigade : retreating) {
            to_side(role::second_line, brigade->side, Stands::WithIt);
            to_side(role::victor, brigade->side, Stands::AgainstIt);
        }
        to_twice(role::brigade, role::second_line);
        const bool moves_on = inputs.choice == HitChoice::RoutMove;
        const bool is_administrative = m_state.stage.phase == phase::administrative;
        if (moves_on && !is_administrative)
            add(asked::choice, {"a rout move belongs to the Administrative Phase"});
        if (!moves_on && is_administrative)
            add(asked::choice, {"in the Administrative Phase there are rout moves alone"});
        for (const Unit* const brigade : retreating)
            if (moves_on && !(*brigade)[stat::routed])
                add(role::brigade, "{0} is not routed", *brigade);
    }

    void to_recovery()
    {
        for (const Unit* const brigade : in(role::brigade)) {
            if (!(*brigade)[stat::routed])
                add(role::brigade, "{0} is not routed", *brigade);
            else if (m_state.stage.phase == phase::administrative && !m_state.stage.aftermath)
                add(role::brigade, "{0} makes its rout move first: end the phase", *brigade);
            else if (is_over(m_state.stage, m_charts))
                add(role::brigade, {"the last turn is over"});
        }
    }

    void to_initiative()
    {
        if (std::ranges::any_of(m_state.owed, [](const auto& owed) { return owed.next.choices.front().action == sheridan.key; }))
            add(initiative.key, {"Sheridan is rolled for before it"});
        if (is_any_side(stat::first))
            add(initiative.key, {"it has been rolled in this turn"});
    }

    void to_sheridan()
    {
        const int turn = m_charts[SheridanTurn::Rolled].whole();
        if (m_state.stage.turn != turn)
            add(sheridan.key, {"he is rolled for on turn {0}", {turn}});
        if (const Unit* const side = m_state.find(role::union_side); side != nullptr && (*side)[stat::sheridan])
            add(sheridan.key, {"he is there"});
    }

    /// Player 1 rolls before player 2, in a role or by the answer alone.
    void to_activation(const Activation& inputs)
    {
        const bool is_answer = m_wanted.unit(role::active).empty();
        const std::string_view where = is_answer ? asked::side : role::active;
        const Unit* const active = m_state.find(side_of_activation(m_wanted, inputs));
        if (active == nullptr)
            return;
        if (is_answer && (*active)[stat::activated])
            add(where, "{0} has rolled in this round", *active);
        for (const Unit& unit : m_state.units)
            if (unit.kind == "side" && unit.key != active->key && unit[stat::first] && !unit[stat::activated])
                add(where, "{0} is player 1 and rolls first", unit);
    }

    const State& m_state;
    const PlayedAction& m_wanted;
    const Charts& m_charts;
    Problems& m_problems;
};

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    Objections{state, wanted, charts, problems}.find();
}

} // namespace cedar_creek
