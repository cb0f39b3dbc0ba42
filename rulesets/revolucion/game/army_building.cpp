// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/army_building.h"

#include "rulesets/revolucion/game/roster.h"

#include <algorithm>
#include <string>

namespace revolucion {

using corneta::Name;
using corneta::game::State;
using corneta::game::Unit;
using corneta::game::Unusual;

namespace {

struct Sizes {
    int least = 0;
    int most = 0;
    bool has(int size) const { return size >= least && size <= most; }
};
constexpr Sizes bases_of_troops{4, 6};
constexpr Sizes bases_of_guns{1, 3};
constexpr Sizes units_of_column{3, 6};
constexpr Sizes leaders_of_army{3, 5};

bool is_combat_unit(const Unit& unit)
{
    if (unit.kind != "unit")
        return false;
    switch (type_of(unit)) {
    case UnitType::FastTransport:
    case UnitType::SlowTransport:
    case UnitType::Train:
    case UnitType::MaquinaLoca:
    case UnitType::Truck:
    case UnitType::Car: return false;
    case UnitType::IrregularInfantry:
    case UnitType::RegularInfantry:
    case UnitType::VeteranInfantry:
    case UnitType::IrregularCavalry:
    case UnitType::RegularCavalry:
    case UnitType::VeteranCavalry:
    case UnitType::MachineGuns:
    case UnitType::Artillery:
    case UnitType::ArmoredTrain:
    case UnitType::ArmoredCar:
    case UnitType::Tankette:
    case UnitType::Aircraft: return true;
    }
    return false;
}

int combat_units(const State& state, const Unit& army)
{
    const auto counts = [&](const Unit& unit) { return unit.side == army.key && is_combat_unit(unit); };
    return static_cast<int>(std::ranges::count_if(state.units, counts));
}

/// What a unit of that type has, where the rules say so.
const Sizes* usual_bases(UnitType type)
{
    if (type <= UnitType::VeteranCavalry)
        return &bases_of_troops;
    return type == UnitType::MachineGuns || type == UnitType::Artillery ? &bases_of_guns : nullptr;
}

void look_at_unit(const State& state, const Unit& unit, std::vector<Unusual>& all)
{
    const int bases = unit.number("bases_at_start");
    if (const Sizes* usual = usual_bases(type_of(unit)); usual != nullptr && !usual->has(bases))
        all.push_back({unit.key, {"{0} has {1} bases: {2} to {3} are usual", {Name{unit.name}, bases, usual->least, usual->most}}});
    const auto leads = [&](const Unit& leader) {
        return leader.kind == "leader" && leader.side == unit.side && leader.command == unit.command;
    };
    if (unit.command.empty() || std::ranges::none_of(state.units, leads))
        all.push_back({unit.key, {"{0} belongs to no column with a leader", {Name{unit.name}}}});
}

void look_at_column(const State& state, const Unit& leader, std::vector<Unusual>& all)
{
    const auto is_of_it = [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == leader.side && unit.command == leader.command;
    };
    const auto units = static_cast<int>(std::ranges::count_if(state.units, is_of_it));
    const bool commands_all = leader.is("commander_in_chief") && units == 0;
    if (!units_of_column.has(units) && !commands_all)
        all.push_back({leader.key,
                       {"the column of {0} has {1} units: {2} to {3} are usual",
                        {Name{leader.name}, units, units_of_column.least, units_of_column.most}}});
}

void look_at_army(const State& state, const Unit& army, std::vector<Unusual>& all)
{
    const auto is_leader = [&](const Unit& unit) { return unit.kind == "leader" && unit.side == army.key; };
    const auto leaders = static_cast<int>(std::ranges::count_if(state.units, is_leader));
    if (!leaders_of_army.has(leaders))
        all.push_back(
            {army.key,
             {"{0} has {1} leaders: {2} to {3} are usual", {Name{army.name}, leaders, leaders_of_army.least, leaders_of_army.most}}});
    const int stated = army.number("combat_units");
    if (const int counted = combat_units(state, army); stated != 0 && stated != counted)
        all.push_back({army.key, {"the break point of {0} is of {1} combat units, {2} stand here", {Name{army.name}, stated, counted}}});
}

} // namespace

std::optional<std::string> fill(const State& state, const corneta::Action& /*action*/, const corneta::Field& field,
                                const corneta::game::Roles& roles)
{
    const auto armies = corneta::game::units_in(roles, field.role);
    const Unit* const army = field.stat != "combat_units" || armies.empty() ? nullptr : state.find(armies.front());
    if (army == nullptr || army->number("combat_units") != 0)
        return std::nullopt;
    return std::to_string(combat_units(state, *army));
}

std::vector<Unusual> unusual(const State& state)
{
    std::vector<Unusual> all;
    for (const Unit& unit : state.units)
        if (unit.kind == "unit")
            look_at_unit(state, unit, all);
        else if (unit.kind == "leader")
            look_at_column(state, unit, all);
        else if (unit.kind == "side")
            look_at_army(state, unit, all);
    return all;
}

} // namespace revolucion
