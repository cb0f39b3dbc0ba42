// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

#include <algorithm>

namespace pedregal {

namespace {

constexpr int best_morale = 6;

using Words = std::optional<std::string>;

Words sum_of(std::span<const Unit* const> units, const Stat<int>& stat)
{
    int sum = 0;
    for (const Unit* const unit : units)
        sum += (*unit)[stat];
    return units.size() < 2 ? Words{} : std::to_string(sum);
}

/// 19.1: a leader in the unit's place enters a lava bed alone; who is neither he nor infantry is objected to.
Words mover_in_lava_bed(const Field& field, const Unit& mover)
{
    if (field.stat != stat::arm || mover.kind == kind::box) // what is in it, its player knows
        return {};
    if (mover.kind != kind::leader)
        return "infantry";
    return mover[stat::engineer] ? "engineer" : "leader";
}

/// Whether those who are named with the units lead them, or guide them as engineers: 19.3.
/// 19.5 C: in a box a leader helps those in it to recover.
Words accompanied(const State& state, const Field& field, const Roles& roles)
{
    std::vector<const Unit*> companions;
    constexpr auto places = std::to_array<std::pair<Role, Role>>({
        {role::with, role::unit},
        {role::attacker_leaders, role::attacker},
        {role::defender_leaders, role::defender},
    });
    for (const auto& [role, of] : places)
        if (of.key == field.role)
            std::ranges::copy(units_by(state, roles, role), std::back_inserter(companions));
    const auto& helped_units = units_in(roles, field.role);
    const Unit* const helped = helped_units.empty() ? nullptr : state.find(helped_units.front());
    const bool is_in_box = helped != nullptr && (*helped)[stat::hidden];
    const auto leads_there = [&](const Unit& unit) {
        return is_in_box ? unit[stat::hidden] && unit[stat::active] && !unit[stat::casualty] : leads(unit);
    };
    const auto is_of_use = [&](const Unit* unit) {
        if (field.stat == stat::engineer)
            return (*unit)[stat::engineer];
        return leads_there(*unit) && !(*unit)[stat::engineer] && (helped == nullptr || commands(*unit, *helped));
    };
    return companions.empty() ? Words{} : yes_or_no(std::ranges::any_of(companions, is_of_use));
}

/// 19.4, 19.5: Santa Anna, or the marker's own HQ.
Words is_active(const State& state, const Field& field, const Roles& roles)
{
    if (field.role == role::mexican.key)
        return yes_or_no(is_santa_anna_active(state));
    const auto markers = units_by(state, roles, role::marker);
    return markers.empty() ? Words{} : yes_or_no(is_headquarters_active(state, markers.front()->side));
}

/// 19.1 Bastions: of a garrison whether others stand above it, of others whether they stand above one.
Words is_covered(const State& state, const Unit& defender)
{
    const UnitRef bastion = defender[stat::bastion];
    const auto is_above_or_below = [&](const Unit& unit) {
        return unit[stat::bastion] == bastion && unit[stat::garrison] != defender[stat::garrison] && is_on_map(state, unit);
    };
    return yes_or_no(bastion && std::ranges::any_of(state.units, is_above_or_below));
}

/// A disrupted unit that may recover checks for that.
Words purpose_of(const State& state, const Roles& roles, const Charts& charts)
{
    const auto units = units_by(state, roles, role::unit);
    const PlayedAction recovery{.action = std::string{recover.key}, .roles = roles};
    return !units.empty() && state.stage.phase == phase::movement
            && !is_barred(duties, {state, *units.front(), role::unit, recovery, charts})
        ? Words{"recovery"}
        : Words{};
}

/// 17.3: where the first of them came; until then the player chooses.
Words entry_hex(const State& state)
{
    const Unit* const side = state.find(role::mexican);
    return side != nullptr && side->has(stat::entry) ? Words{std::string{side->word(stat::entry.key)}} : Words{};
}

/// 19.5 B: units that go into a box before they come onto the map.
Words is_to_come(const State& state, std::span<const Unit* const> units)
{
    return units.empty() ? Words{} : yes_or_no((*units.front())[stat::arrives] > 0 && !is_on_map(state, *units.front()));
}

/// Of the first unit of several, but for what they have together.
Words of_units(const State& state, const Action& action, const Field& field, const std::vector<const Unit*>& units)
{
    const Unit& first = *units.front();
    if (field.stat == stat::strength)
        return sum_of(units, stat::strength);
    if (field.stat == stat::steps)
        return sum_of(units, stat::steps);
    if (field.stat == stat::status && field.kind == Kind::Toggle)
        return yes_or_no(first[stat::status] == Status::Disrupted);
    if (field.stat == stat::arm && field.kind == Kind::Toggle)
        return yes_or_no(first[stat::arm] == Arm::Infantry || first.kind == kind::box); // 19.5 C: a marker moves as infantry
    if (field.stat == stat::covered)
        return is_covered(state, first);
    if (field.stat == stat::army)
        return first.side;
    if (field.key == "beside_hq") // one in a box is on no hex that anybody knows
        if (const Unit* const hq = headquarters_of(state, first.side); hq != nullptr && ((*hq)[stat::hidden] || (*hq)[stat::casualty]))
            return yes_or_no(false);
    if (action.key == deployment.key && field.key == "near_enemy_zone")
        return first.kind == kind::unit ? Words{} : yes_or_no(false); // 19.5 E: units check
    return action.key == lava_bed.key ? mover_in_lava_bed(field, first) : Words{};
}

} // namespace

bool is_lost(const Unit& unit)
{
    const bool is_without_step = unit.kind == kind::unit && unit.has(stat::steps) && unit[stat::steps] <= 0;
    return unit[stat::destroyed] || unit[stat::casualty] || is_without_step;
}

int steps_lost(const Unit& unit)
{
    const int at_start = unit.has(stat::steps_at_start) ? unit[stat::steps_at_start] : unit[stat::steps] + unit[stat::steps_lost];
    return std::max(unit[stat::steps_lost], at_start - (is_lost(unit) ? 0 : unit[stat::steps]));
}

const Unit* commander_of(const State& state, std::string_view side)
{
    return state.first([&](const Unit& unit) { return unit.kind == kind::leader && unit.side == side && unit[stat::commander]; });
}

const Unit* headquarters_of(const State& state, std::string_view side)
{
    return state.first([&](const Unit& unit) { return unit.kind == kind::headquarters && unit.side == side; });
}

bool leads(const Unit& leader)
{
    return leader[stat::active] && !leader[stat::hidden] && !leader[stat::casualty];
}

bool commands(const Unit& leader, const Unit& unit)
{
    const std::string_view own = leader.command;
    const bool is_of_his = unit.command == own || (unit.command.starts_with(own) && unit.command.substr(own.size()).starts_with('-'));
    return leader[stat::commander] || unit.command.empty() || is_of_his;
}

const Unit* elsewhere_with(const State& state, const Unit& leader, std::string_view unit)
{
    const Unit* const with = state.find(unit);
    const UnitSet stood_with = leader[stat::stood_with];
    const auto may_be_there = [&](const std::string& key) {
        const Unit* const other = state.find(key);
        return key == unit || other == nullptr || other->command == with->command || other->command.empty() || with->command.empty();
    };
    const auto all = stood_with.all();
    return with == nullptr || with->kind != kind::unit || all.empty() || std::ranges::any_of(all, may_be_there) ? nullptr
                                                                                                                : state.find(all.front());
}

bool is_headquarters_active(const State& state, std::string_view side)
{
    const Unit* const headquarters = headquarters_of(state, side);
    const Unit* const old = state.find(side);
    return headquarters != nullptr ? leads(*headquarters) : old != nullptr && (*old)[stat::hq_active];
}

bool is_santa_anna_active(const State& state)
{
    const Unit* const santa_anna = commander_of(state, role::mexican);
    const Unit* const old = state.find(role::mexican);
    return santa_anna != nullptr ? leads(*santa_anna) : old != nullptr && (*old)[stat::santa_anna_active];
}

bool awaits_santa_anna(const State& state)
{
    const Unit* const santa_anna = commander_of(state, role::mexican);
    const Unit* const old = state.find(role::mexican);
    const Unit* const hq = headquarters_of(state, role::mexican);
    if (santa_anna != nullptr && (*santa_anna)[stat::casualty])
        return hq != nullptr && !(*hq)[stat::active] && !(*hq)[stat::casualty]; // both are activated, or what is left of them
    if (santa_anna != nullptr)
        return !(*santa_anna)[stat::active];
    return old != nullptr && old->has(stat::santa_anna_active) && !(*old)[stat::santa_anna_active];
}

bool is_on_map(const State& state, const Unit& unit)
{
    const auto has_entered = [&](const Unit& box) {
        return box.kind == kind::box && box.side == unit.side && box[stat::stocked] && box[stat::arrives] > 0 && box[stat::came];
    };
    const bool has_come = unit[stat::arrives] == 0 || unit[stat::came]
        || (unit[stat::hidden] && std::ranges::any_of(state.units, has_entered)); // 19.5 B: with its marker
    return has_come && !is_lost(unit) && unit[stat::status] != Status::Routed;
}

int mexican_units_on_map(const State& state)
{
    return static_cast<int>(std::ranges::count_if(state.units, [&](const Unit& unit) {
        return unit.kind == kind::unit && unit.side == role::mexican.key && is_on_map(state, unit);
    }));
}

Problems muster(Unit& unit)
{
    if (unit.kind == kind::leader || unit.kind == kind::headquarters)
        fill_in(unit, stat::active, true);
    if (unit.kind != kind::unit)
        return {};
    fill_in(unit, stat::status, Status::Good);
    fill_in(unit, stat::steps, 1);
    fill_in(unit, stat::steps_lost, 0);
    fill_in(unit, stat::steps_at_start, unit[stat::steps] + unit[stat::steps_lost]);
    if (!unit.has(stat::strength))
        return {{std::string{stat::strength}, {"its strength is missing"}}};
    if (unit[stat::steps] + unit[stat::steps_lost] != unit[stat::steps_at_start])
        return {{std::string{stat::steps_at_start},
                 {"steps {0} and lost {1} are not the {2} it began with",
                  {unit[stat::steps], unit[stat::steps_lost], unit[stat::steps_at_start]}}}};
    return {};
}

void refit(Unit& unit, int fit, int better)
{
    if (unit.kind != kind::unit)
        return;
    const int steps = std::max(1, unit[stat::steps]);
    unit.put(stat::strength, std::max(1, unit[stat::strength] * fit / steps));
    unit.put(stat::steps, fit);
    unit.put(stat::steps_lost, 0);
    unit.put(stat::steps_at_start, fit);
    if (unit.has(stat::morale))
        unit.put(stat::morale, std::clamp(unit[stat::morale] + better, 1, best_morale));
}

/// 18.3: as the units stand; a side without any keeps numbers of its own.
Words counted(const State& state, const Field& field)
{
    if (field.stat == stat::units_on_map)
        return std::to_string(mexican_units_on_map(state));
    const bool is_of_leaders = field.stat == stat::leaders_lost;
    if (!is_of_leaders && field.stat != stat::units_destroyed && field.stat != stat::steps_eliminated)
        return {};
    std::optional<int> count;
    for (const Unit& unit : state.units)
        if (unit.side == field.role && unit.kind == (is_of_leaders ? kind::leader : kind::unit))
            count = count.value_or(0) + (field.stat == stat::steps_eliminated ? steps_lost(unit) : is_lost(unit) ? 1 : 0);
    return count.transform([](int number) { return std::to_string(number); });
}

Words fill(const State& state, const Action& action, const Field& field, const Roles& roles, const Charts& charts)
{
    if (action.key == victory.key) {
        if (field.key == "turn")
            return std::to_string(turn_ended(state.stage, charts));
        return counted(state, field);
    }
    if (field.key == "purpose")
        return purpose_of(state, roles, charts);
    if (action.key == entering.key && field.key == "hex")
        return entry_hex(state);
    if (field.key == "off_map")
        return is_to_come(state, units_by(state, roles, role::units));
    if (field.stat == stat::active)
        return is_active(state, field, roles);
    if (field.role != role::leader.key && (field.stat == stat::leader || field.stat == stat::engineer))
        return accompanied(state, field, roles);
    const auto units = units_by(state, roles, field.role);
    return units.empty() ? Words{} : of_units(state, action, field, units);
}

} // namespace pedregal
