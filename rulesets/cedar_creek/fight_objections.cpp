// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/cedar_creek/game.h"

/// What speaks against an attack by its zones and stacks, and against who is named in a retreat: 10.5, 11.
namespace cedar_creek {

namespace {

struct FightObjections {
    const State& state;
    const PlayedAction& wanted;
    Problems& problems;

    void find()
    {
        if (const auto attacked = wanted.as(attack))
            to_attack(attacked->inputs);
        else if (const auto retreated = wanted.as(retreat))
            to_retreat(retreated->inputs);
    }

    Brigades in(std::string_view role) const { return units_by(state, wanted.roles, role); }
    void add(std::string_view where, Sentence words) { problems.push_back({std::string{where}, std::move(words)}); }
    void say(const Unit& unit, std::string_view where, std::string_view pattern) { object_to(unit, where, pattern, problems); }

    void to_attack(const Attack& inputs)
    {
        const Brigades attackers = in(role::attacker);
        const Brigades defenders = in(role::defender);
        if (attackers.size() > 1 && defenders.size() > 1)
            add(role::defender, {"brigades of several zones attack one zone, with one brigade in its first line (11.1)"});
        if (inputs.front_left)
            add("front_left", {"a brigade attacks all enemy zones of its front that no other attacks (11.1)"});
        to_stacks(attackers, role::attacker_support);
        to_stacks(defenders, role::defender_support);
        for (const Unit* const unit : in(role::attacker_support))
            if ((*unit)[stat::declared] == Declared::Charge)
                say(*unit, role::attacker_support, "{0} charges: it is in the first line (10.5)");
            else if (must_follow(state, attack.key, unit->key))
                say(*unit, role::attacker_support, "{0} has paid for an attack: it is in the first line (11.1)");
        for (const Unit& unit : state.units)
            if (!unit[stat::hit_by].empty() && is_offered(state, retreat.key, role::brigade, unit.key))
                say(unit, role::attacker, "{0} retreats or holds first (11.4)");
    }

    void to_crowd(std::string_view where) { add(where, {"a zone holds one second line (10.5)"}); }

    /// 10.5, 12: one second line in a zone but as set up, of the division of its first line; independent cavalry stacks with any.
    void to_stacks(const Brigades& firsts, std::string_view where)
    {
        bool is_crowded = false;
        for (const Unit* const unit : without_place(state, {firsts, in(where)}))
            if (!may_stack_with_any(state, firsts, *unit))
                say(*unit, where, "{0} stacks with brigades of its own division (10.5)");
            else
                is_crowded = true;
        if (is_crowded)
            to_crowd(where);
    }

    /// 11.3, 11.4: its second line goes along, one of those who have hit it tires.
    void to_retreat(const Retreat& inputs)
    {
        const std::vector<std::string> victors = victors_in(state, wanted.roles);
        if (inputs.choice == HitChoice::Hold && victors.size() > 1)
            add(role::victor, {"one of the victors tires, of its owner's choice: say which (11.4)"});
        for (const Unit* const brigade : in(role::brigade)) {
            const Brigades seconds = in(role::second_line);
            const Lines lines = lines_of(state, brigade->key);
            const bool is_known = seconds.empty() && !(*brigade)[stat::backed_by].empty();
            if (inputs.choice == HitChoice::Retreat && !is_known && !may_leave_with(state, lines, *brigade, seconds))
                say(*brigade, role::brigade, "{0} has a second line that goes back with it: say which (11.3)");
            if (inputs.choice == HitChoice::Retreat && seconds.size() > 1 && crowd_behind(state, *brigade, seconds).size() < seconds.size())
                to_crowd(role::second_line);
            for (const Unit* const second : seconds)
                if ((*second)[stat::went_back])
                    say(*second, role::second_line, "{0} has gone back with another brigade (11.3)");
                else if (second->side != brigade->side || second == brigade)
                    continue; // that is said already
                else if (!may_stack(state, *brigade, *second))
                    say(*second, role::second_line, "{0} stacks with brigades of its own division (10.5)");
                else if (inputs.choice == HitChoice::VoluntaryRout || inputs.choice == HitChoice::RoutMove)
                    say(*second, role::second_line, "{0} goes back behind it in combat alone (11.3)");
                else if (inputs.choice == HitChoice::Hold)
                    say(*second, role::second_line, "{0} goes back with a brigade that retreats, not with one that holds (11.3)");
                else if (std::ranges::find(lines.seconds, second) == lines.seconds.end())
                    say(*second, role::second_line, "{0} was not behind it in the attack (11.3)");
            const auto hit_by = corneta::split((*brigade)[stat::hit_by], '+');
            for (const Unit* const victor : in(role::victor))
                if (!(*brigade)[stat::hit_by].empty() && std::ranges::find(hit_by, victor->key) == hit_by.end())
                    say(*victor, role::victor, "{0} has not hit it (11.4)");
        }
    }
};

} // namespace

void object_in_fight(const State& state, const PlayedAction& wanted, Problems& problems)
{
    FightObjections{state, wanted, problems}.find();
}

} // namespace cedar_creek
