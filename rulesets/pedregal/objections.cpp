// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>
#include <ranges>

/// What speaks against a play: who is not there, whose half it is, who has moved.
namespace pedregal {

namespace {

/// Roles whose units act in their own half of the turn.
struct Acting {
    const Action* action;
    Role role;
    bool moves = false; ///< and have moved with it
};
constexpr auto all_acting = std::to_array<Acting>({
    {&attack, role::attacker},
    {&lava_bed, role::unit, true},
    {&lava_bed, role::with, true},
    {&ravine, role::unit, true},
    {&river_crossing, role::unit, true},
    {&river_crossing, role::stack, true},
    {&river_crossing, role::with, true},
    {&enemy_zone_entry, role::unit, true},
    {&unit_move, role::unit, true},
    {&unit_move, role::stack, true},
    {&unit_move, role::with, true},
    {&hidden_march, role::marker, true},
    {&san_augustin, role::unit, true},
    {&entering, role::unit},
    {&garrison, role::unit},
    {&recover, role::unit},
});

/// Units inside a box recover and deploy; all else is done by units on the map.
bool is_done_in_a_box(std::string_view action)
{
    return action == deployment.key || action == recover.key || action == conceal.key;
}

bool comes_with(std::string_view action)
{
    return action == entering.key || action == conceal.key || action == come_back.key;
}

void object_to_unit(const State& state, std::string_view action, std::string_view role, const Unit& unit, Problems& problems)
{
    if (unit[stat::destroyed])
        object_to(unit, role, "{0} is destroyed", problems);
    else if (unit[stat::casualty])
        object_to(unit, role, "{0} is a casualty", problems);
    else if (unit[stat::status] == Status::Routed && (action != come_back.key || unit[stat::returns] > state.stage.turn))
        object_to(unit, role, "{0} has routed and is off the map until turn {1}", problems, unit[stat::returns]);
    else if (unit[stat::arrives] > state.stage.turn && !unit[stat::came] && action != conceal.key)
        object_to(unit, role, "{0} arrives on turn {1} (17.1)", problems, unit[stat::arrives]);
    else if (unit[stat::hidden] && !is_done_in_a_box(action))
        object_to(unit, role, "{0} is in a hidden box (19.5)", problems);
    else if (action == come_back.key && unit[stat::status] != Status::Routed)
        object_to(unit, role, "{0} has not routed", problems);
    else if (unit.kind == kind::unit && !is_on_map(state, unit) && !comes_with(action))
        object_to(unit, role, "{0} has not come onto the map yet: enter (17.1)", problems);
}

void object_to_actor(const State& state, const Acting& acting, const Unit& unit, Problems& problems)
{
    const Action& action = *acting.action;
    const Role role = acting.role;
    if (!is_in_turn(state.stage, unit.side))
        object_to(unit, role, "{0} does not act in the other side's half of the turn (17.1)", problems);
    if (&action == &attack && unit[stat::attacked])
        object_to(unit, role, "{0} has attacked in this phase, or failed to charge", problems);
    if (&action == &unit_move && unit[stat::marched])
        object_to(unit, role, "{0} has made its move in this phase", problems);
    if (acting.moves && unit[stat::move_over])
        object_to(unit, role, "the move of {0} is over (19.1, 19.4)", problems);
    if (acting.moves && unit[stat::rested])
        object_to(unit, role, "{0} has tried to recover and does not move", problems);
}

/// 19.5 D: a marker that is seen is turned up and its units deploy before anything goes on.
void object_to_unrevealed(const State& state, Problems& problems)
{
    for (const Unrevealed& first : unrevealed(state))
        object_to(*first.unit, role::unit, first.pattern, problems);
}

/// Actions in which leaders go along, whether they lead or not.
bool takes_leaders_along(std::string_view action)
{
    return action == lava_bed.key || action == unit_move.key;
}

/// 19.5 A and C: a marker moves like a unit, but as far as its own die allows. What is in it, its player knows.
void object_to_marker(const State& state, const PlayedAction& wanted, const Unit& box, Problems& problems)
{
    const std::array done_by_markers{lava_bed.key, ravine.key, river_crossing.key, entering.key, san_augustin.key};
    if (std::ranges::find(done_by_markers, wanted.action) == done_by_markers.end())
        object_to(box, role::unit, "{0} is not a combat unit", problems);
    else if (!is_face_down(state, box))
        object_to(box, role::unit, "{0} is empty (19.5 A)", problems);
    else if (awaits_entry(state, box) && wanted.action != entering.key)
        object_to(box, role::unit, "{0} has not come onto the map yet: enter (17.1)", problems);
    else if (const auto crosses = wanted.as(ravine); crosses && crosses->inputs.enemy_zone)
        object_to(box, "enemy_zone", "{0} goes nowhere next to an enemy (19.5 C)", problems);
}

/// Leaders go where the rules say so, a unit stands everywhere else.
void object_to_kind(const State& state, const PlayedAction& wanted, const Unit& unit, Problems& problems)
{
    if (unit.kind == kind::box)
        return object_to_marker(state, wanted, unit, problems);
    const bool takes_leaders = takes_leaders_along(wanted.action) || wanted.action == deployment.key;
    if (unit.kind != kind::unit && !takes_leaders)
        object_to(unit, role::unit, "{0} is not a combat unit", problems);
    else if (unit.kind == kind::unit && wanted.action == lava_bed.key && unit[stat::arm] != Arm::Infantry)
        object_to(unit, role::unit, "{0} is not infantry: only U.S. infantry and leaders enter a lava bed (19.1)", problems);
    else if (unit.kind == kind::headquarters && wanted.action == lava_bed.key)
        object_to(unit, role::unit, "{0} is not a leader: an HQ enters no lava bed (19.1)", problems);
}

/// Those who help a unit are with it, and active.
void object_to_companions(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Unit* const unit = state.find(wanted.unit(role::unit));
    for (const Unit* const leader : units_by(state, wanted.roles, role::with)) {
        if (wanted.action == river_crossing.key && !(*leader)[stat::engineer])
            object_to(*leader, role::with, "{0} is not an engineer (19.3)", problems);
        if (wanted.action == lava_bed.key && unit != nullptr && (*unit)[stat::engineer] && !(*leader)[stat::engineer])
            object_to(*leader, role::with, "{0} rolls, with the engineer beside him: name him as the unit (19.3)", problems);
        if (!(*leader)[stat::active] && !takes_leaders_along(wanted.action))
            object_to(*leader, role::with, "{0} is not active (19.4)", problems);
        if (unit != nullptr && wanted.action == recover.key && (*leader)[stat::hidden] != (*unit)[stat::hidden])
            object_to(*leader, role::with, "{0} is not in the same box: he does not help (19.5 C)", problems);
    }
    for (const Unit* const joined : units_by(state, wanted.roles, role::stack)) {
        if (wanted.action == river_crossing.key && (*joined)[stat::arm] != Arm::Infantry)
            object_to(*joined, role::stack, "{0} is not infantry and does not cross (19.1)", problems);
    }
}

/// 19.4: one die as the Mexican movement phase begins.
void object_to_test(const State& state, bool is_behind_works, Problems& problems)
{
    const Unit* const mexican = state.find(role::mexican);
    const Unit* const santa_anna = commander_of(state, role::mexican);
    const bool is_in_box = santa_anna != nullptr && (*santa_anna)[stat::active] && (*santa_anna)[stat::hidden]; // active again outside
    if (is_santa_anna_active(state) || is_in_box)
        return problems.push_back({std::string{role::mexican}, {"Santa Anna is active (19.4)"}});
    if (santa_anna != nullptr && (*santa_anna)[stat::casualty] && is_headquarters_active(state, role::mexican))
        return problems.push_back({std::string{role::mexican}, {"Santa Anna is a casualty, and his HQ is active (19.4)"}});
    if (is_behind_works)
        return;
    if (!is_in_turn(state.stage, role::mexican) || state.stage.phase != "command")
        problems.push_back({std::string{role::mexican}, {"Santa Anna is tested in the Mexican command phase (19.4)"}});
    else if (mexican != nullptr && (*mexican)[stat::tested])
        problems.push_back({std::string{role::mexican}, {"Santa Anna has been tested in this phase (19.4)"}});
}

/// 18: what the game counts is not typed otherwise, and the unit that has entered San Augustin is named.
void object_to_verdict(const State& state, const Victory& inputs, Problems& problems, const Charts& charts)
{
    const auto object_to_number = [&](std::string_view where, int typed, int counted) {
        if (typed != counted)
            problems.push_back({std::string{where}, {"it is {0} in this game", {counted}}});
    };
    object_to_number("turn", inputs.turn, turn_ended(state.stage, charts));
    object_to_number("mexican_units_on_map", inputs.mexican_units_on_map, mexican_units_on_map(state));
    const Unit* const us = state.find(role::us);
    const Unit* const mexican = state.find(role::mexican);
    if (us == nullptr || mexican == nullptr)
        return;
    object_to_number("mexican_units_destroyed", inputs.mexican_units_destroyed, (*mexican)[stat::units_destroyed]);
    object_to_number("us_steps_eliminated", inputs.us_steps_eliminated, (*us)[stat::steps_eliminated]);
    object_to_number("us_leaders_lost", inputs.us_leaders_lost, (*us)[stat::leaders_lost]);
    object_to_number("mexican_leaders_lost", inputs.mexican_leaders_lost, (*mexican)[stat::leaders_lost]);
    const bool has_entered = (*mexican)[stat::at_san_augustin];
    if (inputs.mexican_at_san_augustin && !has_entered)
        problems.push_back({"mexican_at_san_augustin", {"no Mexican unit has entered it: play San Augustin with the unit (18.2)"}});
    else if (!inputs.mexican_at_san_augustin && has_entered)
        problems.push_back({"mexican_at_san_augustin", {"a Mexican unit has entered it (18.2)"}});
}

void object_to_march(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Unit* const marker = state.find(wanted.unit(role::marker));
    const Unit* const army = state.find(wanted.unit(role::army));
    if (marker != nullptr && army != nullptr && marker->side != army->key)
        problems.push_back({std::string{role::army}, {"{0} is not the army of {1}", {Name{army->name}, Name{marker->name}}}});
    if (marker != nullptr && awaits_entry(state, *marker))
        object_to(*marker, role::marker, "{0} has not come onto the map yet: enter (17.1)", problems);
    if (marker != nullptr && (*marker)[stat::marched])
        object_to(*marker, role::marker, "{0} has moved in this phase", problems);
}

void object_to_recovery(const Unit& unit, Problems& problems)
{
    if (unit[stat::status] != Status::Disrupted)
        object_to(unit, role::unit, "{0} is not disrupted", problems);
    if (unit[stat::moved])
        object_to(unit, role::unit, "{0} has moved in this phase", problems);
    if (unit[stat::rested])
        object_to(unit, role::unit, "{0} has tried to recover in this phase", problems);
}

void object_to_mover(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    const Unit* const found = state.find(wanted.unit(role::unit));
    if (found == nullptr)
        return;
    const Unit& unit = *found;
    object_to_kind(state, wanted, unit, problems);
    if (wanted.action == enemy_zone_entry.key && unit.side != role::mexican.key)
        object_to(unit, role::unit, "{0} is not Mexican and enters enemy zones without a check (19.4)", problems);
    object_to_place(state, wanted, unit, problems, charts);
    if (wanted.action == recover.key)
        object_to_recovery(unit, problems);
}

/// A morale check for something is what the action does that makes it.
void object_to_check(const State& state, const PlayedAction& wanted, CheckFor purpose, Problems& problems, const Charts& charts)
{
    const bool is_charge = purpose == CheckFor::Charge;
    const Unit* const unit = state.find(wanted.unit(role::unit));
    const bool is_in_advance = purpose == CheckFor::EnemyZone && state.stage.phase == "combat";
    if (state.stage.phase != (is_charge ? "combat" : "movement") && !is_in_advance)
        problems.push_back({"purpose", {is_charge ? "a charge is made in combat" : "that is checked in movement"}});
    if (unit == nullptr)
        return;
    if (!is_charge) {
        const Action& action = purpose == CheckFor::Recovery ? static_cast<const Action&>(recover) : enemy_zone_entry;
        const bool is_for_zone = purpose == CheckFor::EnemyZone;
        if (is_for_zone && unit->side == role::mexican.key && is_santa_anna_active(state))
            problems.push_back({"purpose", {"Santa Anna is active: no check is made (19.4)"}});
        else if (is_for_zone && (*unit)[stat::garrison])
            object_to(*unit, role::unit, "{0} is a garrison and ignores enemy zones (19.1)", problems);
        return object(state, {.action = std::string{action.key}, .roles = wanted.roles}, problems, charts);
    }
    object_to_unit(state, attack.key, role::unit, *unit, problems);
    object_to_actor(state, {&attack, role::unit}, *unit, problems);
    if ((*unit)[stat::status] == Status::Disrupted)
        object_to(*unit, role::unit, "{0} is disrupted and does not attack", problems);
}

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    object_to_roster(state, wanted, problems, charts);
    if (const auto checked = wanted.as(morale_check); checked && checked->inputs.purpose != CheckFor::Other)
        return object_to_check(state, wanted, checked->inputs.purpose, problems, charts);
    const auto crosses = wanted.as(ravine);
    const Unit* const unit = state.find(wanted.unit(role::unit));
    const auto holds = wanted.as(garrison);
    const bool is_said =
        wanted.action == san_augustin.key || (holds && holds->inputs.place == Place::Above); // 18.2, 19.1: in whoever's half
    const bool acts_freely = (is_said && unit != nullptr && is_put_there(state, *unit)) || (crosses && crosses->inputs.forced_retreat)
        || (holds && is_set_up(state.stage));
    const bool is_acting = std::ranges::any_of(all_acting, [&](const Acting& acting) { return acting.action->key == wanted.action; });
    if ((is_acting || wanted.action == conceal.key) && !acts_freely)
        object_to_unrevealed(state, problems);
    for (const auto& [role, keys] : wanted.roles)
        for (const std::string& key : keys) {
            object_to_unit(state, wanted.action, role, *state.find(key), problems);
            for (const Acting& acting : all_acting)
                if (acting.action->key == wanted.action && acting.role.key == role && !acts_freely)
                    object_to_actor(state, acting, *state.find(key), problems);
        }
    object_to_companions(state, wanted, problems);
    object_to_mover(state, wanted, problems, charts);
    object_to_combat(state, wanted, problems);
    object_to_boxes(state, wanted, problems);
    if (const auto test = wanted.as(mexican_command))
        object_to_test(state, test->inputs.us_behind_protected_hexside, problems);
    else if (const auto judged = wanted.as(victory))
        object_to_verdict(state, judged->inputs, problems, charts);
    else if (wanted.action == hidden_march.key)
        object_to_march(state, wanted, problems);
}

} // namespace pedregal
