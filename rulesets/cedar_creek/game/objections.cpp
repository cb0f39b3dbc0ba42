// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game/objections.h"

#include "rulesets/cedar_creek/charts/terms.h"
#include "rulesets/cedar_creek/game/brigades.h"
#include "rulesets/cedar_creek/game/turn.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace cedar_creek {

using corneta::Name;
using corneta::Problems;
using corneta::Sentence;
using corneta::game::PlayedAction;
using corneta::game::State;
using corneta::game::Unit;

namespace {

constexpr std::string_view voluntary_rout = "voluntary-rout";

/// A role whose unit acts, by one choice of the action or by any.
struct Acting {
    std::string_view action;
    std::string_view role;
    std::string_view choice{};

    bool is(const PlayedAction& wanted, std::string_view in_role) const
    {
        return action == wanted.action && role == in_role && (choice.empty() || choice == wanted.answer("choice"));
    }
};
constexpr Acting attacks{"attack", "attacker"};
constexpr Acting moves{"movement-cost", "brigade"};
constexpr Acting tests{"initiative-test", "division"};
constexpr Acting routs{"retreat", "brigade", voluntary_rout};
constexpr std::array all_acting{attacks, moves, tests, routs};

/// What a role of an action takes a stat for: who has it has done that before in this round.
struct Done {
    Acting acting;
    std::string_view stat;
    std::string_view words;
};
constexpr std::string_view has_acted = "{0} has acted in this round";
constexpr std::string_view was_attacked = "the zone of {0} has been attacked in this round";
constexpr std::string_view is_unable = "the division of {0} failed its initiative test";
constexpr std::array all_done{
    Done{attacks, "unable", is_unable},
    Done{moves, "unable", is_unable},
    Done{routs, "unable", is_unable},
    Done{attacks, "routed", "{0} is routed: it neither moves nor attacks"},
    Done{attacks, "attacked", "{0} has attacked in this round"},
    Done{{"attack", "defender"}, "was_attacked", was_attacked},
    Done{{"attack", "defender_support"}, "was_attacked", was_attacked},
    Done{moves, "routed", "{0} is routed: it neither moves nor attacks"},
    Done{moves, "moved", has_acted},
    Done{moves, "attacked", has_acted},
    Done{routs, "routed", "{0} is routed already"},
    Done{routs, "moved", has_acted},
    Done{routs, "attacked", has_acted},
    Done{tests, "tested", "{0} has been tested in this round"},
    Done{{"rout-recovery", "brigade"}, "tested", "{0} has tested its rout in this phase"},
    Done{{"activation", "active"}, "activated", "{0} has rolled in this round"},
};

/// What speaks against a unit in its role.
void object_to_unit(const State& state, const PlayedAction& wanted, const std::string& role, const Unit& unit, Problems& problems)
{
    if (unit.is("eliminated")) {
        problems.push_back({role, {"{0} is no longer there", {Name{unit.name}}}});
        return;
    }
    if (wanted.answer("kind") == "command")
        return;
    const bool acts = std::ranges::any_of(all_acting, [&](const Acting& acting) { return acting.is(wanted, role); });
    if (acts && unit.number("arrives") > state.stage.turn)
        problems.push_back({role, {"{0} acts from turn {1} on", {Name{unit.name}, unit.number("arrives")}}});
    for (const Done& done : all_done)
        if (done.acting.is(wanted, role) && unit.is(done.stat))
            problems.push_back({role, {done.words, {Name{unit.name}}}});
}

enum class Stands : std::uint8_t { WithIt, AgainstIt };

/// Who stands in a role although it is of the other side, or of this one.
void object_to_side(const State& state, const PlayedAction& wanted, std::string_view role, std::string_view side, Stands stands,
                    Problems& problems)
{
    for (const Unit* const unit : brigades(state, wanted.roles, role)) {
        if (unit->side.empty() || side.empty() || (unit->side == side) == (stands == Stands::WithIt))
            continue;
        problems.push_back(
            {std::string{role},
             stands == Stands::WithIt ? Sentence{"{0} is an enemy", {Name{unit->name}}} : Sentence{"{0} is no enemy", {Name{unit->name}}}});
    }
}

void object_to_twice(const State& state, const PlayedAction& wanted, std::string_view first, std::string_view second, Problems& problems)
{
    std::set<const Unit*> seen;
    for (const std::string_view role : {first, second})
        for (const Unit* const unit : brigades(state, wanted.roles, role))
            if (!seen.insert(unit).second)
                problems.push_back({std::string{role}, {"{0} stands there twice", {Name{unit->name}}}});
}

void object_to_charge(const State& state, const PlayedAction& wanted, const Brigades& attackers, Problems& problems)
{
    const Brigades chargers = brigades(state, wanted.roles, "charger");
    for (const Unit* const charger : chargers) {
        if (std::ranges::find(attackers, charger) == attackers.end())
            problems.push_back({"charger", {"{0} is not in the attacker's first line", {Name{charger->name}}}});
        if (!charger->is("mounted"))
            problems.push_back({"charger", {"{0} is not mounted", {Name{charger->name}}}});
    }
    const int charges = corneta::game::number_of(wanted.answer("attacker_charges"));
    if (const int named = static_cast<int>(chargers.size()); !attackers.empty() && charges != named)
        problems.push_back({"attacker_charges", {"{0} given, charging brigades named: {1}", {charges, named}}});
}

void object_to_attack(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Brigades attackers = brigades(state, wanted.roles, "attacker");
    const Unit* const own = state.find("union");
    for (const Unit* const attacker : attackers)
        if (own != nullptr && own->is("tactical_retreat") && attacker->side == own->key)
            problems.push_back({"attacker", {"in a tactical retreat no Union brigade attacks"}});
    const std::string side = attacking_side(state, wanted.roles).value_or("");
    for (const std::string_view role : {"attacker", "attacker_support"})
        object_to_side(state, wanted, role, side, Stands::WithIt, problems);
    for (const std::string_view role : {"defender", "defender_support"})
        object_to_side(state, wanted, role, side, Stands::AgainstIt, problems);
    object_to_twice(state, wanted, "attacker", "attacker_support", problems);
    object_to_twice(state, wanted, "defender", "defender_support", problems);
    object_to_charge(state, wanted, attackers, problems);
}

void object_to_rout_move(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const bool moves_on = wanted.answer("choice") == "rout-move";
    const bool is_administrative = state.stage.phase == "administrative";
    if (moves_on && !is_administrative)
        problems.push_back({"choice", {"a rout move belongs to the Administrative Phase"}});
    if (!moves_on && is_administrative)
        problems.push_back({"choice", {"in the Administrative Phase there are rout moves alone"}});
    for (const Unit* const brigade : brigades(state, wanted.roles, "brigade"))
        if (moves_on && !brigade->is("routed"))
            problems.push_back({"brigade", {"{0} is not routed", {Name{brigade->name}}}});
}

void object_to_retreat(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const Unit* const brigade : brigades(state, wanted.roles, "brigade")) {
        object_to_side(state, wanted, "second_line", brigade->side, Stands::WithIt, problems);
        object_to_side(state, wanted, "victor", brigade->side, Stands::AgainstIt, problems);
    }
    object_to_twice(state, wanted, "brigade", "second_line", problems);
    object_to_rout_move(state, wanted, problems);
}

void object_to_recovery(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const Unit* const brigade : brigades(state, wanted.roles, "brigade")) {
        if (!brigade->is("routed"))
            problems.push_back({"brigade", {"{0} is not routed", {Name{brigade->name}}}});
        else if (state.stage.phase == "administrative" && !state.stage.aftermath)
            problems.push_back({"brigade", {"{0} makes its rout move first: end the phase", {Name{brigade->name}}}});
        else if (is_last_turn_over(state.stage))
            problems.push_back({"brigade", {"the last turn is over"}});
    }
}

bool is_any(const State& state, std::string_view stat)
{
    return std::ranges::any_of(state.units, [stat](const Unit& unit) { return unit.kind == "side" && unit.is(stat); });
}

void object_to_initiative(const State& state, Problems& problems)
{
    if (std::ranges::any_of(state.owed, [](const auto& owed) { return owed.next.choices.front().action == "sheridan"; }))
        problems.push_back({"initiative", {"Sheridan is rolled for before it"}});
    if (is_any(state, "first"))
        problems.push_back({"initiative", {"it has been rolled in this turn"}});
}

void object_to_sheridan(const State& state, Problems& problems)
{
    const Unit* const side = state.find("union");
    if (state.stage.turn != sheridan_may_come)
        problems.push_back({"sheridan", {"he is rolled for on turn {0}", {sheridan_may_come}}});
    if (side != nullptr && side->is("sheridan"))
        problems.push_back({"sheridan", {"he is there"}});
}

/// Player 1 rolls before player 2, in a role or by the answer alone.
void object_to_activation(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const std::string where = wanted.unit("active").empty() ? "side" : "active";
    const Unit* const active = state.find(side_of_activation(wanted));
    if (active == nullptr)
        return;
    if (where == "side" && active->is("activated"))
        problems.push_back({where, {"{0} has rolled in this round", {Name{active->name}}}});
    for (const Unit& unit : state.units)
        if (unit.kind == "side" && unit.key != active->key && unit.is("first") && !unit.is("activated"))
            problems.push_back({where, {"{0} is player 1 and rolls first", {Name{unit.name}}}});
}

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const auto& [role, keys] : wanted.roles)
        for (const std::string& key : keys)
            object_to_unit(state, wanted, role, *state.find(key), problems);
    if (wanted.action == "attack")
        object_to_attack(state, wanted, problems);
    else if (wanted.action == "retreat")
        object_to_retreat(state, wanted, problems);
    else if (wanted.action == "rout-recovery")
        object_to_recovery(state, wanted, problems);
    else if (wanted.action == "initiative")
        object_to_initiative(state, problems);
    else if (wanted.action == "sheridan")
        object_to_sheridan(state, problems);
    else if (wanted.action == "activation")
        object_to_activation(state, wanted, problems);
    if ((wanted.action == "sheridan" || wanted.action == "continuation") && is_any(state, "rolled"))
        problems.push_back({wanted.action, {"it has been rolled in this phase"}});
}

} // namespace cedar_creek
