// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/known_words.h"

#include "rulesets/santa_anna/game/guns_kept.h"
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>

namespace santa_anna {

namespace {

using Word = std::optional<std::string>;

/// The same of who fires, at a unit or at a section.
template <auto Member> bool asks_firer_for(const Field& field)
{
    return asks_for<&Fire::firer, Member>(field) || asks_for<&FortificationFire::firer, Member>(field);
}

const Unit* unit_in(const State& state, const Roles& roles, std::string_view role)
{
    const auto& units = units_in(roles, role);
    return units.empty() ? nullptr : state.find(units.front());
}

/// Formed: infantry and cavalry but skirmishers, a mob too, and limbered guns.
bool is_formed(const Unit& unit)
{
    return unit[stat::arm] == Arm::Artillery ? is_limbered(unit) : unit[stat::formation] != Formation::Skirmish;
}

/// What the fire of this phase leaves a section that has not taken effect yet.
Word points_of(const State& state, const Unit& section)
{
    if (!section.has(stat::points))
        return std::nullopt;
    int points = section[stat::points];
    for (const PlayedAction& played : state.pending)
        if (played.unit(role::section) == section.key)
            if (const auto fired = played.as(action::fortification_fire))
                points -= fired->end.losses;
    return std::to_string(std::max(0, points));
}

/// Whether fire will cost the unit a straggler when this phase ends.
bool will_straggle(const State& state, const Unit& target)
{
    return std::ranges::any_of(state.pending, [&](const PlayedAction& played) {
        const auto fired = played.unit(role::target) == target.key ? played.as(action::fire) : std::nullopt;
        return fired && fired->end.stragglers > 0;
    });
}

/// Casualties as they stand; stragglers once nobody else of their unit is left, or wherever they are losses too.
Word losses_of(const State& state, const Unit* side)
{
    if (side == nullptr)
        return std::nullopt;
    int losses = 0;
    for (const Unit& unit : state.units) {
        const bool is_its_own = unit.kind == kind::unit && unit.side == side->key;
        const bool is_used_up = unit[stat::destroyed] && unit[stat::effectives] == 0;
        if (is_its_own)
            losses += unit[stat::casualties] + (is_used_up || stragglers_count(state) ? unit[stat::stragglers] : 0);
    }
    return std::to_string(losses);
}

Word of_victory(const State& state, const Field& field, const Roles& roles)
{
    if (asks_for<&Victory::turn>(field))
        return std::to_string(state.stage.turn);
    const Unit* const us = unit_in(state, roles, role::us);
    if (asks_for<&Victory::us_losses>(field) || asks_for<&Victory::mexican_losses>(field))
        return losses_of(state, unit_in(state, roles, field.role));
    if (asks_for<&Victory::minon_arrived>(field)) // where he may not come there is nobody who costs points
        return yes_or_no(
            std::ranges::any_of(state.units, [](const Unit& unit) { return unit[stat::costs_points] && !unit[stat::off_table]; }));
    if (us == nullptr || !asks_for<&Victory::us_formed_infantry>(field))
        return std::nullopt;
    return yes_or_no(std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == kind::unit && unit.side == us->key && unit.has(stat::arm) && unit[stat::arm] == Arm::Infantry && is_formed(unit)
            && !unit[stat::broken] && !unit[stat::destroyed] && !unit[stat::off_table] && has_arrived(state, unit);
    }));
}

/// Whose rating counts for a unit's roll: who is named, of several units the one in its row where each has one; else all who are with it.
std::vector<const Unit*> leading(const State& state, const Roles& roles, const Unit& unit, std::size_t row)
{
    auto leaders = units_by(state, roles, role::leader);
    const std::size_t units = units_in(roles, role::unit).size();
    if (leaders.size() > 1 && leaders.size() == units)
        return {leaders[row]};
    if (leaders.size() != units)
        std::erase_if(leaders, [&](const Unit* leader) { return !is_with(*leader, unit); });
    if (leaders.empty())
        for (const std::string& key : leaders_with(state, unit))
            leaders.push_back(state.find(key));
    return leaders;
}

/// Of each unit that rolls to rally or for a rout; nothing where no leader is with any of them.
Word of_leaders(const State& state, const Field& field, const Roles& roles)
{
    const bool is_rating = field.stat == stat::rating.key;
    std::string words;
    bool has_any = false;
    const auto units = units_by(state, roles, role::unit);
    for (std::size_t row = 0; row < units.size(); ++row) {
        const Unit* const unit = units[row];
        const auto leaders = leading(state, roles, *unit, row);
        const auto best = std::ranges::max_element(leaders, {}, [](const Unit* leader) { return (*leader)[stat::rating]; });
        const bool is_led = best != leaders.end() || (!is_rating && (*unit)[stat::leader_attached]);
        has_any = has_any || is_led;
        words += words.empty() ? "" : ",";
        words += is_rating ? std::to_string(is_led ? (**best)[stat::rating] : 0) : yes_or_no(is_led);
    }
    return !words.empty() && (has_any || !is_rating) ? Word{words} : std::nullopt;
}

/// As it is ordered.
Word kind_of_move(const Unit* unit)
{
    if (unit == nullptr || unit->kind != kind::unit)
        return std::nullopt;
    const MoveKind kind = ordered_move(*unit);
    return kind == MoveKind::Move ? std::nullopt : Word{at(move_kinds, kind).word};
}

/// Whoever is charged at home charges too where he comes at his enemy, and stands where he charges another or has come to a halt.
Word charges_back(const Unit* charger, const Unit* charged)
{
    const bool is_known = charger != nullptr && charged != nullptr && (*charged)[stat::charging];
    return is_known ? Word{yes_or_no(comes_at(*charged, *charger))} : std::nullopt;
}

/// Whoever is named, all who have closed with it are its enemy.
Word all_who_come(const State& state, const Unit* charger, const Unit* charged)
{
    if (charger == nullptr || charged == nullptr)
        return std::nullopt;
    int castings = castings_of(*charger);
    for (const std::string& key : whom_it_stands_before(state, *charged))
        castings += key == charger->key ? 0 : castings_of(*state.find(key));
    return std::to_string(castings);
}

/// As it was said when a square was tried.
Word way_of_charge(const Unit* charger, const Unit* target)
{
    if (charger != nullptr && target != nullptr && charger->has(stat::charged_from) && charges_at(*charger, *target))
        return std::string{(*charger)[stat::charged_from]};
    return std::nullopt;
}

/// Of all units that might see it.
Word spotting_castings(const State& state, const Roles& roles)
{
    int castings = 0;
    for (const Unit* const unit : units_by(state, roles, role::spotter))
        castings += (*unit)[stat::effectives];
    return castings == 0 ? std::nullopt : Word{std::to_string(castings)};
}

/// Whoever is hit, falls upon others, stands or runs does so with the infantry at its guns.
bool counts_helpers(const Field& field)
{
    return asks_for<&Fire::target, &Target::effectives>(field) || asks_for<&Charge::attacker, &Body::effectives>(field)
        || asks_for<&Charge::defender, &Body::effectives>(field) || asks_for<&Onset::attacker, &Body::effectives>(field)
        || asks_for<&Onset::defender, &Body::effectives>(field) || asks_for<&Movement::effectives>(field);
}

/// Of one unit.
Word known_of(const State& state, const Field& field, const Unit& unit, const Charts& charts)
{
    if (asks_for<&Movement::arm>(field) && unit.kind == kind::leader)
        return std::string{at(moving_arms, MovingArm::Leader).word};
    if (field.stat == stat::cover.key && unit.has(stat::behind))
        return cover_of(state, unit);
    if (field.stat == stat::in_building.key && unit[stat::in_building] && cover_of(state, unit) == at(covers, Cover::Rough).word)
        return yes_or_no(false); // it was shot down
    if (asks_for<&PassThrough::mover, &PassingUnit::formed>(field) || asks_for<&PassThrough::passed, &PassingUnit::formed>(field))
        return unit.has(stat::arm) ? Word{yes_or_no(is_formed(unit))} : std::nullopt;
    if (asks_for<&PassThrough::charging>(field) && unit[stat::retreated])
        return yes_or_no(false);
    if (asks_firer_for<&Firer::guns>(field) && unit[stat::guns] > 0)
        return std::to_string(guns_that_fire(unit, charts).guns);
    if (asks_firer_for<&Firer::damaged>(field) && unit[stat::guns] > 0)
        return std::to_string(guns_that_fire(unit, charts).damaged);
    if ((asks_for<&Onset::defender, &Body::broken>(field) || asks_for<&Charge::defender, &Body::broken>(field)) && unit[stat::retreated])
        return yes_or_no(true); // on its retreat it is fallen upon in its rear
    if (counts_helpers(field) && unit[stat::helpers] > 0)
        return std::to_string(castings_of(unit));
    if (asks_for<&GunCrew::gunners>(field) && unit[stat::guns] > 0 && !unit.has(stat::gunners))
        return std::to_string(unit[stat::effectives] / unit[stat::guns]);
    if (asks_for<&GunCrew::helpers>(field) && unit[stat::guns] > 0)
        return std::to_string(unit[stat::helpers] / unit[stat::guns]);
    if (asks_for<&GunCrew::functions>(field) && unit[stat::guns] > 0 && !unit.has(stat::functions))
        return std::to_string(functions_of_full_crew(unit, charts));
    if (asks_for<&Support::friend_in_melee>(field))
        return yes_or_no(unit[stat::in_melee]);
    if (asks_for<&Lend::helpers>(field))
        return std::to_string(unit[stat::helpers]);
    if (asks_for<&FortificationFire::points>(field))
        return points_of(state, unit);
    if (asks_for<&Fire::target, &Target::straggled_this_turn>(field) && will_straggle(state, unit))
        return yes_or_no(true);
    if (asks_for<&SkirmisherWithdrawal::mounted>(field) && unit.has(stat::arm) && unit[stat::arm] != Arm::Cavalry)
        return yes_or_no(false);
    if (asks_for<&CounterCharge::losses>(field))
        return std::to_string(unit[stat::stragglers] + unit[stat::casualties]);
    return std::nullopt;
}

} // namespace

Word cover_of(const State& state, const Unit& unit)
{
    const Unit* const section = state.find(unit[stat::behind]);
    if (section == nullptr || section->kind != kind::section)
        return std::nullopt;
    const std::string_view word = section->word(section->has(stat::level) ? stat::level.key : stat::fortification.key);
    return word.empty() ? std::nullopt : Word{word};
}

Word known_word(const State& state, const Action& action, const Field& field, const Roles& roles, const Charts& charts)
{
    if (action.key == action::melee.key || action.key == action::melee_strike.key)
        return known_of_melee(state, field, roles, charts);
    if (field.role == role::leader.key && (action.key == action::rally.key || action.key == action::rout_check.key))
        return of_leaders(state, field, roles);
    if (asks_for<&Charge::attacker, &Body::fighters>(field) || asks_for<&Charge::defender, &Body::fighters>(field))
        return fighters_of(units_by(state, roles, field.role), charts);
    if (asks_for<&Charge::defender, &Body::charging>(field))
        return charges_back(unit_in(state, roles, role::attacker), unit_in(state, roles, role::defender));
    if (action.key == action::roll_to_stand.key && asks_for<&Onset::aspect>(field))
        return aspects_of(state, units_in(roles, role::defender));
    if (action.key == action::roll_to_stand.key && asks_for<&Onset::attacker, &Body::effectives>(field))
        return all_who_come(state, unit_in(state, roles, role::attacker), unit_in(state, roles, role::defender));
    if (action.key == action::victory.key)
        return of_victory(state, field, roles);
    if (asks_for<&Movement::kind>(field))
        return kind_of_move(unit_in(state, roles, role::unit));
    if (asks_for<&Contact::distance>(field))
        return way_of_charge(unit_in(state, roles, role::attacker), unit_in(state, roles, role::defender));
    if (asks_for<&SpotHidden::spotting_castings>(field))
        return spotting_castings(state, roles);
    if (asks_for<&TakeCover::cover>(field))
        if (const Unit* const section = unit_in(state, roles, role::section))
            return Word{section->word(section->has(stat::level) ? stat::level.key : stat::fortification.key)};
    const Unit* const unit = unit_in(state, roles, field.role);
    if (unit != nullptr && action.key == action::mixed_crew_loss.key) // of the whole battery
        return std::to_string((*unit)[asks_for<&GunCrew::gunners>(field) ? stat::effectives : stat::helpers]);
    return unit == nullptr ? std::nullopt : known_of(state, field, *unit, charts);
}

} // namespace santa_anna
