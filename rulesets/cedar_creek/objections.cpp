// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

/// What speaks against a play and is no row of the duties: sums of several units, and what nobody stands in a role of.
namespace cedar_creek {

namespace {

struct Objections {
    const State& state;
    const PlayedAction& wanted;
    const Charts& charts;
    Problems& problems;

    void find()
    {
        if (const auto fought = wanted.as(attack))
            to_attack(fought->inputs);
        else if (const auto retreated = wanted.as(retreat); retreated && retreated->inputs.choice == HitChoice::Retreat)
            to_retreat();
        else if (const auto deployed = wanted.as(deploy))
            to_deployment(deployed->inputs.markers);
        else if (const auto rolled = wanted.as(activation); rolled && wanted.unit(role::active).empty())
            to_activation(side_of_activation(wanted, rolled->inputs));
        else if (wanted.action == sheridan.key)
            to_sheridan();
        else if (wanted.action == continuation.key && any_side(state, stat::rolled))
            add(wanted.action, {"it has been rolled in this phase (8)"});
    }

    Brigades in(std::string_view role) const { return units_by(state, wanted.roles, role); }
    void add(std::string_view where, Sentence words) { problems.push_back({std::string{where}, std::move(words)}); }

    void to_attack(const Attack& inputs)
    {
        const Brigades attackers = in(role::attacker);
        const Brigades defenders = in(role::defender);
        if (attackers.size() > 1 && defenders.size() > 1)
            add(role::defender, {"brigades of several zones attack one zone, with one brigade in its first line (11.1)"});
        to_supports(role::attacker, asked::attacker_supports, inputs.attacker.supports);
        to_supports(role::defender, asked::defender_supports, inputs.defender.supports);
        to_stacks(attackers, role::attacker_support);
        to_stacks(defenders, role::defender_support);
    }

    /// 11.3, 12: where second lines may share a zone the table alone knows in how many they stand.
    void to_supports(Role first, std::string_view where, int given)
    {
        const auto zones = zones_with_support(state, wanted.roles, first, charts);
        if (zones && (given < zones->fewest || given > zones->most))
            add(where, {"by the roster it is {0}", {zones->most}});
    }

    void to_crowd(std::string_view where) { add(where, {"a zone holds one second line (10.5)"}); }

    /// 10.5, 12: one second line in a zone but as set up, of the division of its first line; independent cavalry stacks with any.
    void to_stacks(const Brigades& firsts, std::string_view where)
    {
        bool is_crowded = false;
        for (const Unit* const unit : without_place(state, {firsts, in(where)}))
            if (!may_stack_with_any(state, firsts, *unit))
                object_to(*unit, where, "{0} stacks with brigades of its own division (10.5)", problems);
            else
                is_crowded = true;
        if (is_crowded)
            to_crowd(where);
    }

    void to_retreat()
    {
        const Brigades seconds = in(role::second_line);
        for (const Unit* const brigade : in(role::brigade))
            if (seconds.size() > 1 && crowd_behind(state, *brigade, seconds).size() < seconds.size())
                to_crowd(role::second_line);
    }

    void to_deployment(int markers)
    {
        if (const int named = static_cast<int>(in(role::supported).size()); markers < named)
            add(asked::markers, {"{0} given, brigades named: {1}", {markers, named}});
    }

    void to_activation(const std::string& side)
    {
        const Unit* const active = state.find(side);
        if (active != nullptr && (*active)[stat::activated])
            object_to(*active, asked::side, "{0} has rolled in this round (7.1)", problems);
        if (active != nullptr && lacks_initiative(state))
            add(asked::side, {nobody_has_it});
    }

    void to_sheridan()
    {
        const int turn = charts[SheridanTurn::Rolled].whole();
        if (state.stage.turn != turn)
            add(sheridan.key, {"he is rolled for on turn {0} (12)", {turn}});
        if (const Unit* const side = state.find(role::union_side); side != nullptr && (*side)[stat::sheridan])
            add(sheridan.key, {"he is there (12)"});
        if (any_side(state, stat::rolled))
            add(sheridan.key, {"it has been rolled in this phase (12)"});
    }
};

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    Objections{state, wanted, charts, problems}.find();
}

} // namespace cedar_creek
