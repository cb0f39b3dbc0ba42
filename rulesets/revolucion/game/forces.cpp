// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

using corneta::game::Unusual;

void fill_army(Unit& army)
{
    fill_in(army, stat::quality, Quality::Average);
    for (const auto& count : {stat::combat_units, stat::units_destroyed, stat::leaders_killed, stat::assets_lost})
        fill_in(army, count, 0);
}

void fill_unit(Unit& unit)
{
    const UnitType type = unit[stat::type];
    fill_in(unit, stat::bases, unit[stat::bases_at_start]);
    fill_in(unit, stat::bases_at_start, unit[stat::bases]);
    fill_in(unit, stat::status, Status::Ok);
    fill_in(unit, stat::formation, formation_as_target({.type = type}));
    if (changes_formation(type))
        fill_in(unit, stat::deployed_at_start, unit[stat::formation] == Formation::Deployed);
    if (type == UnitType::Aircraft)
        fill_in(unit, stat::away, true); // X: off the table as the battle begins
    if (runs_on_rails(type)) {
        fill_in(unit, stat::train_now, TrainState::Halted);
        fill_in(unit, stat::last_move, TrainMove::Halt);
    }
}

int count(const State& state, const auto& counts)
{
    return static_cast<int>(std::ranges::count_if(state.units, counts));
}

/// Neither leaders nor transport that cannot attack nor máquinas locas.
int combat_units(const State& state, const Unit& army)
{
    return count(state, [&](const Unit& unit) {
        const UnitType type = unit[stat::type];
        return unit.kind == kind::unit && unit.side == army.key
            && (can_fire(type) || type == UnitType::ArmoredTrain || type == UnitType::Aircraft);
    });
}

struct Inspection {
    const State& state;
    const Charts& charts;
    std::vector<Unusual>& all;

    bool is_usual(UsualSize of, int size) const
    {
        return size >= charts[of, Bound::Least].whole() && size <= charts[of, Bound::Most].whole();
    }
    /// The words say a name, the size, and the two bounds.
    void complain(const Unit& unit, std::string_view of_one, std::string_view of_several, UsualSize of, int size)
    {
        all.push_back(
            {unit.key, {size == 1 ? of_one : of_several, {unit, size, charts[of, Bound::Least].whole(), charts[of, Bound::Most].whole()}}});
    }

    void look_at_unit(const Unit& unit)
    {
        const UnitType type = unit[stat::type];
        const UsualSize of = type <= UnitType::VeteranCavalry ? UsualSize::Troops : UsualSize::Guns;
        if (type <= UnitType::Artillery && !is_usual(of, unit[stat::bases_at_start]))
            complain(unit, "{0} has {1} base: {2} to {3} are usual", "{0} has {1} bases: {2} to {3} are usual", of,
                     unit[stat::bases_at_start]);
        const auto leads = [&](const Unit& leader) { return leader.kind == kind::leader && are_of_one_column(leader, unit); };
        if (unit.command.empty() || std::ranges::none_of(state.units, leads))
            all.push_back({unit.key, {"{0} belongs to no column with a leader", {unit}}});
    }

    void look_at_column(const Unit& leader)
    {
        const int units = count(state, [&](const Unit& unit) { return unit.kind == kind::unit && are_of_one_column(unit, leader); });
        const bool commands_all = leader[stat::commander_in_chief] && units == 0;
        if (!is_usual(UsualSize::Column, units) && !commands_all)
            complain(leader, "the column of {0} has {1} unit: {2} to {3} are usual",
                     "the column of {0} has {1} units: {2} to {3} are usual", UsualSize::Column, units);
    }

    void look_at_army(const Unit& army)
    {
        const int leaders = count(state, [&](const Unit& unit) { return unit.kind == kind::leader && unit.side == army.key; });
        if (!is_usual(UsualSize::Leaders, leaders))
            complain(army, "{0} has {1} leader: {2} to {3} are usual", "{0} has {1} leaders: {2} to {3} are usual", UsualSize::Leaders,
                     leaders);
        const int chiefs = count(state, [&](const Unit& unit) { return unit.side == army.key && unit[stat::commander_in_chief]; });
        if (chiefs > 1)
            all.push_back({army.key, {"{0} has {1} commanders in chief: one at most", {army, chiefs}}});
        const int stated = army[stat::combat_units];
        if (const int counted = combat_units(state, army); stated != 0 && stated != counted)
            all.push_back({army.key, {"the break point of {0} is based on combat units {1}; here: {2}", {army, stated, counted}}});
    }
};

/// Section X: on a train that has moved, or on any automobile, nobody makes Deployed Fire; infantry and cavalry never do from a vehicle.
std::optional<std::string> fire_from_vehicle(const State& state, const Unit& actor)
{
    const Unit* const vehicle = vehicle_of(state, actor);
    if (vehicle == nullptr)
        return std::nullopt;
    const bool is_gun = actor[stat::type] == UnitType::MachineGuns || actor[stat::type] == UnitType::Artillery;
    const bool stands = runs_on_rails((*vehicle)[stat::type]) && !(*vehicle)[stat::moved] && !still_rolls(*vehicle);
    return word_of(is_gun && stands ? FireAction::Deployed : FireAction::Moving, fire_actions);
}

/// What the train does this turn that the unit is, or rides on; none where it is on no train.
std::optional<std::string> train_under(const State& state, const Unit& unit)
{
    const Unit* const vehicle = vehicle_of(state, unit);
    const Unit& train = vehicle == nullptr ? unit : *vehicle;
    if (vehicle == nullptr && unit[stat::passenger])
        return std::nullopt; // of a train that is no unit here
    if (!runs_on_rails(train[stat::type]))
        return stat::train_now.word(TrainState::None);
    const TrainState state_now = train[stat::train_now]; // one that still rolls moves before its order comes
    const bool is_launched = train[stat::type] == UnitType::MaquinaLoca;
    const TrainState next = is_launched ? TrainState::March : TrainState::Maneuver;
    return stat::train_now.word(state_now == TrainState::Halted && still_rolls(train) ? next : state_now);
}

/// Who is named helps: from near, unless the game knows that he touches it.
std::string company_of(const State& state, const Unit& led, const Unit& leader)
{
    return stat::leader.word(touches(state, leader, led) ? Leader::Attached : Leader::Within6);
}

std::optional<std::string> figures_on_table(const State& state)
{
    const auto is_side = [](const Unit& unit) { return unit.kind == kind::side; };
    if (std::ranges::none_of(state.units, is_side))
        return std::nullopt;
    const auto has_large = [&](const Unit& unit) { return is_side(unit) && unit[stat::figures] == Figures::Large; };
    return stat::figures.word(std::ranges::any_of(state.units, has_large) ? Figures::Large : Figures::Small);
}

} // namespace

Problems muster(Unit& unit, const Charts& charts)
{
    if (unit.kind == kind::side)
        fill_army(unit);
    if (unit.kind != kind::unit)
        return {};
    Problems problems;
    if (!unit.has(stat::type))
        problems.push_back({std::string{stat::type.key}, {"its type of unit is missing"}});
    if (!unit[stat::destroyed] && unit[stat::bases] == 0 && (unit[stat::bases_at_start] == 0 || unit.has(stat::bases)))
        problems.push_back({std::string{stat::bases.key}, {"its number of bases is missing"}});
    if (problems.empty())
        fill_unit(unit);
    if (problems.empty() && !unit[stat::destroyed] && is_destroyed(unit[stat::bases], unit[stat::bases_at_start], charts))
        problems.push_back({std::string{stat::bases.key},
                            {"{0} of {1} bases: so few are a destroyed unit", {unit[stat::bases], unit[stat::bases_at_start]}}});
    return problems;
}

std::optional<ArmyMoraleEnd> morale_of(const State& state, const Unit& army, const Charts& charts)
{
    const int stated = army[stat::combat_units];
    const ArmyMorale asked{stated == 0 ? combat_units(state, army) : stated, army[stat::quality], army[stat::units_destroyed],
                           army[stat::leaders_killed], army[stat::assets_lost]};
    Explanation deaf{Listening::No};
    return asked.combat_units == 0 ? std::nullopt : std::optional{morale_of(asked, charts, deaf)};
}

/// An army's quality is its morale, from which its break point follows.
void refit(Unit& unit, int fit, int better)
{
    if (unit.kind == kind::side) {
        unit.shift(stat::quality, better);
        unit.stats.erase(stat::combat_units.key); // as many as stand there
    }
    if (unit.kind != kind::unit)
        return;
    unit.put(stat::bases, fit);
    unit.put(stat::bases_at_start, fit);
}

std::optional<std::string> fill(const State& state, const Action& action, const Field& field, const Roles& roles)
{
    if (field.stat == stat::figures.key)
        return figures_on_table(state);
    const auto units = units_by(state, roles, field.role);
    if (field.stat == stat::combat_units.key && !units.empty() && (*units.front())[stat::combat_units] == 0)
        return stat::combat_units.word(combat_units(state, *units.front()));
    if (field.stat == stat::bases_assaulted.key && !units.empty())
        return stat::bases_assaulted.word((*units.front())[stat::bases_assaulted]);
    if (field.stat == stat::train_now.key && !units.empty())
        return train_under(state, *units.front());
    if (field.key == in_automobile && !units.empty()) {
        const Unit* const vehicle = vehicle_of(state, *units.front());
        return stat::passenger.word(vehicle != nullptr && is_automobile((*vehicle)[stat::type]));
    }
    const auto actors = units_by(state, roles, role::actor);
    const auto who_lead = units_by(state, roles, role::leader);
    if (field.stat == stat::leader.key && field.role == role::actor.key && !actors.empty() && !who_lead.empty())
        return company_of(state, *actors.front(), *who_lead.front());
    if (action.key == fire.key && &field == action.form.data() && !actors.empty())
        return fire_from_vehicle(state, *actors.front());
    if (action.key == fire.key && field.stat == stat::deployed_at_start.key && !actors.empty() && is_carried(state, *actors.front()))
        return stat::deployed_at_start.word(false); // whether it could have made Deployed Fire depends on what it rides on
    return std::nullopt;
}

std::vector<Unusual> unusual(const State& state, const Charts& charts)
{
    std::vector<Unusual> all;
    Inspection inspection{state, charts, all};
    for (const Unit& unit : state.units)
        if (unit.kind == kind::unit)
            inspection.look_at_unit(unit);
        else if (unit.kind == kind::leader)
            inspection.look_at_column(unit);
        else if (unit.kind == kind::side)
            inspection.look_at_army(unit);
    return all;
}

} // namespace revolucion
