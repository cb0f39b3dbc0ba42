// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/words.h"
#include "rulesets/pedregal/game.h"

#include <algorithm>
#include <ranges>

namespace pedregal {

namespace {

void object_to_unit(const State& state, std::string_view role, const Unit& unit, Problems& problems)
{
    if (unit[stat::destroyed])
        object_to(unit, role, "{0} is destroyed", problems);
    else if (unit[stat::casualty])
        object_to(unit, role, "{0} is a casualty", problems);
    else if (unit[stat::status] == Status::Routed)
        object_to(unit, role, "{0} has routed and is off the map until turn {1}", problems, unit[stat::returns]);
    else if (unit[stat::arrives] > state.stage.turn)
        object_to(unit, role, "{0} arrives on turn {1}", problems, unit[stat::arrives]);
}

/// Roles whose units act in their own half of the turn; what is driven back across a ravine is not moving.
using Acting = std::pair<const Action*, Role>;
constexpr auto all_acting = std::to_array<Acting>({
    {&attack, role::attacker},
    {&lava_bed, role::unit},
    {&lava_bed, role::leader},
    {&ravine, role::unit},
    {&river_crossing, role::unit},
    {&enemy_zone_entry, role::unit},
    {&hidden_march, role::marker},
});

void object_to_actor(const State& state, std::string_view action, std::string_view role, const Unit& unit, Problems& problems)
{
    const auto acts = [&](const auto& acting) { return acting.first->key == action && acting.second.key == role; };
    if (std::ranges::none_of(all_acting, acts) || (action == ravine.key && state.stage.phase != "movement"))
        return;
    if (!is_in_turn(state.stage, unit.side))
        object_to(unit, role, "{0} does not act in the other side's half of the turn", problems);
    if (action == attack.key && unit[stat::attacked])
        object_to(unit, role, "{0} has attacked in this phase", problems);
    if (action != attack.key && unit[stat::move_over])
        object_to(unit, role, "the move of {0} is over", problems);
}

/// The form asks about the first attacker alone.
void object_to_joined(std::span<const Unit* const> attackers, bool at_garrison, Problems& problems)
{
    for (const Unit* const joined : attackers | std::views::drop(1)) {
        const Unit& unit = *joined;
        if (unit[stat::status] == Status::Disrupted)
            object_to(unit, role::attacker, "{0} is disrupted and does not attack", problems);
        else if (unit[stat::garrison])
            object_to(unit, role::attacker, "{0} is a garrison and does not attack", problems);
        else if (at_garrison && unit[stat::arm] != Arm::Infantry)
            object_to(unit, role::attacker, "{0} is no infantry: nothing else attacks a garrison", problems);
    }
}

/// 19.1: a garrison has no part in an attack on other units in its hex, nor they in one on it.
void object_to_attack(const State& state, const Roles& roles, bool at_garrison, Problems& problems)
{
    const auto is_garrison = [](const Unit* unit) { return (*unit)[stat::garrison]; };
    const auto attackers = units_by(state, roles, role::attacker);
    const auto defenders = units_by(state, roles, role::defender);
    object_to_joined(attackers, at_garrison, problems);
    if (!std::ranges::all_of(defenders, is_garrison))
        for (const Unit* const unit : defenders | std::views::filter(is_garrison))
            object_to(*unit, role::defender, "{0} is a garrison and is attacked apart from other units", problems);
    for (const Unit* const unit : defenders)
        if (!attackers.empty() && attackers.front()->side == unit->side)
            object_to(*unit, role::defender, "{0} is no enemy", problems);
}

/// 19.4: one die as the Mexican movement phase begins.
void object_to_test(const State& state, Problems& problems)
{
    const Unit* const mexican = state.find(role::mexican);
    if (!is_in_turn(state.stage, role::mexican) || state.stage.phase != "command")
        problems.push_back({std::string{role::mexican}, {"Santa Anna is tested in the Mexican command phase"}});
    else if (mexican != nullptr && (*mexican)[stat::tested])
        problems.push_back({std::string{role::mexican}, {"Santa Anna has been tested in this phase"}});
}

void object_to_march(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const Unit* const marker = state.find(wanted.unit(role::marker));
    const Unit* const army = state.find(wanted.unit(role::army));
    if (marker != nullptr && army != nullptr && marker->side != army->key)
        problems.push_back({std::string{role::army}, {"{0} is not the army of {1}", {Name{army->name}, Name{marker->name}}}});
}

void object_to_zone(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (const Unit* const unit = state.find(wanted.unit(role::unit)); unit != nullptr && unit->side != role::mexican.key)
        object_to(*unit, role::unit, "{0} is not Mexican and enters enemy zones without a check", problems);
}

/// Before anybody has moved.
bool is_set_up(const Stage& stage)
{
    return stage.turn == 1 && stage.round == 1 && stage.phase == "command";
}

/// What speaks against building a hidden box now: 19.5 B.
std::optional<Sentence> against_box(const State& state, const Unit& box, std::string_view contents)
{
    for (const std::string_view code : corneta::split(contents.substr(0, contents.find(';')), ' ') | std::views::reverse)
        if (const Unit* const unit = state.find(code); unit != nullptr && (*unit)[stat::status] == Status::Routed)
            return Sentence{"{0} has routed and is off the map", {Name{unit->name}}};
        else if (unit != nullptr && ((*unit)[stat::destroyed] || (*unit)[stat::casualty]))
            return Sentence{"{0} is off the map for good", {Name{unit->name}}};
    const Unit* const army = state.find(box.side);
    if (std::ranges::find(state.face_down, box.key) != state.face_down.end())
        return Sentence{"{0} is built: it is free again when it has been turned up", {Name{box.name}}};
    if (is_set_up(state.stage))
        return {};
    if (state.stage.phase != "movement" || !is_in_turn(state.stage, box.side))
        return Sentence{"boxes are built at set-up or as one's own movement phase begins"};
    if (army == nullptr || !(*army)[stat::hq_active])
        return Sentence{"its HQ is not active: no box is built"};
    return {};
}

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const auto& [role, keys] : wanted.roles)
        for (const std::string& key : keys) {
            object_to_unit(state, role, *state.find(key), problems);
            object_to_actor(state, wanted.action, role, *state.find(key), problems);
        }
    if (const auto attacked = wanted.as(attack))
        object_to_attack(state, wanted.roles, attacked->inputs.garrison, problems);
    else if (const auto test = wanted.as(mexican_command); test && !test->inputs.us_behind_protected_hexside)
        object_to_test(state, problems);
    else if (wanted.action == hidden_march.key)
        object_to_march(state, wanted, problems);
    else if (wanted.action == enemy_zone_entry.key)
        object_to_zone(state, wanted, problems);
}

PlacementTerms placement_terms(const State& state, const Unit& box, std::string_view contents)
{
    return {.refused = against_box(state, box, contents)};
}

} // namespace pedregal
