// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/known_words.h"

#include <algorithm>
#include <string>

namespace santa_anna {

using corneta::Field;
using corneta::game::PlayedAction;
using corneta::game::Roles;
using corneta::game::State;
using corneta::game::Unit;

namespace {

using Word = std::optional<std::string>;

constexpr int guns_a_casting = 2;

std::string yes_or_no(bool is_so)
{
    return is_so ? "yes" : "no";
}

const Unit* unit_in(const State& state, const Roles& roles, std::string_view role)
{
    const auto units = corneta::game::units_in(roles, role);
    return units.empty() ? nullptr : state.find(units.front());
}

/// Formed: infantry and cavalry but skirmishers, a mob too, and limbered guns.
bool is_formed(const Unit& unit)
{
    return unit.word("arm") == "artillery" ? unit.word("unlimbered") == "no" : unit.word("formation") != "skirmish";
}

/// Damage to Artillery: a casting whose two guns are gone is silent, one that has lost one of them fires at half.
Word of_guns(const Unit& firer, std::string_view key)
{
    const int guns = firer.number("guns");
    const int damaged = std::min(firer.number("guns_damaged"), guns * guns_a_casting);
    if (damaged <= guns)
        return std::nullopt;
    if (key == "firer_guns")
        return std::to_string(guns - (damaged - guns));
    if (key == "firer_damaged")
        return std::to_string(guns * guns_a_casting - damaged);
    return std::nullopt;
}

/// What the fire of this phase leaves a section that has not taken effect yet.
Word points_of(const State& state, const Unit& section)
{
    if (section.word("points").empty())
        return std::nullopt;
    int points = section.number("points");
    for (const PlayedAction& played : state.pending)
        if (played.action == "fortification-fire" && played.unit("section") == section.key)
            points -= corneta::game::number_of(played.word("losses"));
    return std::to_string(std::max(0, points));
}

/// Whether fire has cost the unit a straggler this turn, or will when this phase ends.
Word has_straggled(const State& state, const Unit& target)
{
    const bool will = std::ranges::any_of(state.pending, [&](const PlayedAction& played) {
        return played.action == "fire" && played.unit("target") == target.key && corneta::game::number_of(played.word("stragglers")) > 0;
    });
    return will ? Word{"yes"} : std::nullopt;
}

bool fights_on(const State& state, const std::string& key)
{
    return state.find(key)->is("in_melee");
}

/// Melee Procedure: units that are locked have charged in the turn before.
Word of_melee(const State& state, const Field& field, const Roles& roles)
{
    const auto attackers = corneta::game::units_in(roles, "attacker");
    const auto defenders = corneta::game::units_in(roles, "defender");
    const auto in_melee = [&](const std::string& key) { return fights_on(state, key); };
    if (field.key == "first_round" && !attackers.empty() && !defenders.empty() && std::ranges::all_of(attackers, in_melee)
        && std::ranges::all_of(defenders, in_melee))
        return "no";
    if (field.stat != "charging")
        return std::nullopt;
    const auto& units = field.role == "attacker" ? attackers : defenders;
    if (std::ranges::none_of(units, in_melee))
        return std::nullopt;
    std::string words;
    for (const std::string& key : units) {
        const Unit& unit = *state.find(key);
        const bool charges = unit.word("charging").empty() ? field.role == "attacker" : unit.is("charging");
        words += (words.empty() ? "" : ",") + yes_or_no(charges && !fights_on(state, key));
    }
    return words;
}

Word of_victory(const State& state, const Field& field, const Roles& roles)
{
    if (field.key == "turn")
        return std::to_string(state.stage.turn);
    const Unit* const us = unit_in(state, roles, "us");
    if (field.key != "us_formed_infantry" || us == nullptr)
        return std::nullopt;
    return yes_or_no(std::ranges::any_of(state.units, [&](const Unit& unit) {
        return unit.kind == "unit" && unit.side == us->key && unit.word("arm") == "infantry" && is_formed(unit) && !unit.is("broken")
            && !unit.is("destroyed");
    }));
}

/// As it is ordered.
Word kind_of_move(const Unit* unit)
{
    if (unit == nullptr || unit->kind != "unit")
        return std::nullopt;
    if (unit->is("broken"))
        return "retreat";
    return unit->word("order") == "charge" ? Word{"charge"} : std::nullopt;
}

} // namespace

Word known_word(const State& state, const corneta::Action& action, const Field& field, const Roles& roles)
{
    if (action.key == "melee")
        return of_melee(state, field, roles);
    if (action.key == "victory")
        return of_victory(state, field, roles);
    if (action.key == "movement" && field.key == "kind")
        return kind_of_move(unit_in(state, roles, "unit"));
    const Unit* const unit = unit_in(state, roles, field.role);
    if (unit == nullptr)
        return std::nullopt;
    const bool has_arm = !unit->word("arm").empty();
    if (action.key == "pass-through" && field.key.ends_with("_formed") && has_arm)
        return yes_or_no(is_formed(*unit));
    if (field.key == "firer_guns" || field.key == "firer_damaged")
        return of_guns(*unit, field.key);
    if (action.key == "fortification-fire" && field.key == "points")
        return points_of(state, *unit);
    if (field.key == "target_straggled_this_turn")
        return has_straggled(state, *unit);
    if (action.key == "skirmisher-withdrawal" && field.key == "unit_mounted" && has_arm && unit->word("arm") != "cavalry")
        return "no";
    if (action.key == "counter-charge" && field.key == "unit_losses")
        return std::to_string(unit->number("stragglers") + unit->number("casualties"));
    return std::nullopt;
}

} // namespace santa_anna
