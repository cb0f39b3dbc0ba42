// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"
#include "rulesets/santa_anna/game/known_words.h"
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>

/// What each unit brings to a melee, on whichever side it stands.
namespace santa_anna {

namespace {

/// A word of each unit; nothing where all say `plain`.
std::optional<std::string> words_for_each(const auto& units, std::string_view plain, const auto& word_of)
{
    std::string words;
    bool has_any = false;
    for (const auto& unit : units) {
        const std::string word{word_of(unit)};
        has_any = has_any || word != plain;
        words += (words.empty() ? "" : ",") + word;
    }
    return has_any ? std::optional{words} : std::nullopt;
}

/// Where none stands behind a section the roster tells.
std::optional<std::string> covers_of(const State& state, const std::vector<std::string>& units)
{
    const auto behind = [&](const std::string& key) { return cover_of(state, *state.find(key)); };
    if (std::ranges::none_of(units, [&](const std::string& key) { return behind(key).has_value(); }))
        return std::nullopt;
    return words_for_each(units, {}, [&](const std::string& key) {
        return behind(key).value_or(std::string{at(covers, (*state.find(key))[stat::cover]).word});
    });
}

/// Infantry at the guns fights with them.
std::optional<std::string> with_helpers(const std::vector<const Unit*>& units)
{
    if (std::ranges::none_of(units, [](const Unit* unit) { return (*unit)[stat::helpers] > 0; }))
        return std::nullopt;
    return words_for_each(units, {}, [](const Unit* unit) { return std::to_string(castings_of(*unit)); });
}

/// Of dismounted horse. Mounting and Dismounting.
std::int64_t horse_holders(const Unit& unit, const Charts& charts)
{
    const bool holds = unit[stat::arm] == Arm::Cavalry && unit.has(stat::mounted) && !unit[stat::mounted];
    const int castings = unit[stat::effectives] + unit[stat::losses_this_turn]; // as the turn began
    return holds ? -(Fraction{-castings} * charts[Factor::HorseHolders].number()).rounded_down() : 0;
}

/// Melee Procedure: units that are locked have charged in the turn before, and a charge at others does not count for who is charged.
std::optional<std::string> charging_of(const State& state, const Roles& roles, Role role)
{
    const bool attack = role.key == role::attacker.key;
    const auto& units = units_in(roles, role);
    const auto is_known = [&](const std::string& key) { return (*state.find(key))[stat::in_melee] || (*state.find(key))[stat::charging]; };
    if (std::ranges::none_of(units, is_known) && (!attack || std::ranges::none_of(units_in(roles, role::defender), is_known)))
        return std::nullopt;
    return words_for_each(units, {}, [&](const std::string& key) {
        const Unit& unit = *state.find(key);
        const bool is_charged = std::ranges::any_of(state.units, [&](const Unit& other) { return has_closed_with(other, unit); });
        const bool comes_on = attack && !is_charged;
        const bool charges =
            unit.has(stat::charging) ? unit[stat::charging] && !has_ended_charge(unit) : comes_on && !unit[stat::stood_this_turn];
        return charges && !unit[stat::in_melee] && (comes_on || unit.has(stat::closed_with)) ? "yes" : "no";
    });
}

} // namespace

std::optional<std::string> aspects_of(const State& state, const std::vector<std::string>& units)
{
    return words_for_each(units, at(aspects, Aspect::Front).word,
                          [&](const std::string& key) { return at(aspects, aspect_of(state, *state.find(key))).word; });
}

std::optional<std::string> fighters_of(const std::vector<const Unit*>& units, const Charts& charts)
{
    return words_for_each(units, "0", [&](const Unit* unit) {
        const auto holders = horse_holders(*unit, charts);
        return std::to_string(holders > 0 ? std::max<std::int64_t>(0, (*unit)[stat::effectives] - holders) : 0);
    });
}

std::optional<std::string> known_of_melee(const State& state, const Field& field, const Roles& roles, const Charts& charts)
{
    const auto fights_on = [&](const std::string& key) { return (*state.find(key))[stat::in_melee]; };
    const auto& attackers = units_in(roles, role::attacker);
    const auto& defenders = units_in(roles, role::defender);
    const auto of_role = units_by(state, roles, field.role);
    if (asks_for<&Melee::attacker, &MeleeSide::fighters>(field) || asks_for<&Melee::defender, &MeleeSide::fighters>(field))
        return fighters_of(of_role, charts);
    if (asks_for<&Melee::attacker, &MeleeSide::effectives>(field) || asks_for<&Melee::defender, &MeleeSide::effectives>(field))
        return with_helpers(of_role);
    if (asks_for<&Melee::attacker, &MeleeSide::supporters>(field) || asks_for<&Melee::defender, &MeleeSide::supporters>(field))
        if (const int castings = supporters_of(state, of_role); castings > 0)
            return std::to_string(castings);
    if (asks_for<&Melee::attacker, &MeleeSide::charging>(field))
        return charging_of(state, roles, role::attacker);
    if (asks_for<&Melee::defender, &MeleeSide::charging>(field))
        return charging_of(state, roles, role::defender);
    if (asks_for<&Melee::aspect>(field))
        return aspects_of(state, defenders);
    if (asks_for<&Melee::attacker_aspect>(field))
        return aspects_of(state, attackers);
    if (asks_for<&Melee::cover>(field))
        return covers_of(state, defenders);
    if (asks_for<&Melee::attacker_cover>(field))
        return covers_of(state, attackers);
    if (asks_for<&MeleeStrike::own_fighters>(field) && !attackers.empty()) {
        const Unit& own = *state.find(attackers.front());
        return std::to_string(std::max<std::int64_t>(0, castings_of(own) - horse_holders(own, charts)));
    }
    if ((!asks_for<&Melee::first_round>(field) && !asks_for<&MeleeStrike::first_round>(field)) || attackers.empty() || defenders.empty())
        return std::nullopt;
    return std::ranges::all_of(attackers, fights_on) && std::ranges::all_of(defenders, fights_on) ? std::optional<std::string>{"no"}
                                                                                                  : "yes";
}

} // namespace santa_anna
