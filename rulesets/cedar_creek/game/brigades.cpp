// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game/brigades.h"

#include "rulesets/cedar_creek/charts/terms.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cedar_creek {

using corneta::Name;
using corneta::Problems;
using corneta::game::Roles;
using corneta::game::State;
using corneta::game::Unit;

namespace {

using Words = std::optional<std::string>;

constexpr int least_support = 2;

/// A number of all first lines in a role: their sum or the highest; nothing for none or one, whose own stat it is.
Words sum(const Brigades& all, std::string_view stat)
{
    int total = 0;
    for (const Unit* const brigade : all)
        total += brigade->number(stat);
    return all.size() < 2 ? Words{} : std::to_string(total);
}

Words highest(const Brigades& all, std::string_view stat)
{
    int most = 0;
    for (const Unit* const brigade : all)
        most = std::max(most, brigade->number(stat));
    return all.size() < 2 ? Words{} : std::to_string(most);
}

Words any(const Brigades& all, std::string_view stat)
{
    if (all.size() < 2)
        return {};
    return std::ranges::any_of(all, [&](const Unit* brigade) { return brigade->is(stat); }) ? "yes" : "no";
}

Words side_of(const Brigades& all)
{
    return all.empty() || all.front()->side.empty() ? Words{} : all.front()->side;
}

Words supports_in(const Brigades& seconds)
{
    return seconds.empty() ? Words{} : std::to_string(std::ranges::count_if(seconds, [](const Unit* unit) { return supports(*unit); }));
}

/// The ratings of the first lines that roll and of the second lines that take part; artillery of a charging brigade does not roll, and where
/// nobody's does the list is empty.
Words ratings(const State& state, const Roles& roles, std::string_view role, std::string_view stat)
{
    const auto chargers = units_in(roles, "charger");
    std::string words;
    const auto take = [&](const Unit& brigade) {
        if (brigade.number(stat) > 0)
            words += (words.empty() ? "" : ",") + std::to_string(brigade.number(stat));
    };
    for (const Unit* const brigade : brigades(state, roles, role))
        if (stat != "artillery" || std::ranges::find(chargers, brigade->key) == chargers.end())
            take(*brigade);
    for (const Unit* const brigade : brigades(state, roles, std::string{role} + "_support"))
        if (supports(*brigade))
            take(*brigade);
    return words.empty() && units_in(roles, role).empty() ? Words{} : words;
}

Words fill_attack(const State& state, const corneta::Field& field, const Roles& roles)
{
    if (field.key == "attacker_side")
        return attacking_side(state, roles);
    if (field.key == "attacker_charges") {
        const auto chargers = units_in(roles, "charger");
        return chargers.empty() ? Words{} : std::to_string(chargers.size());
    }
    if (field.key == "attacker_supports" || field.key == "defender_supports")
        return supports_in(brigades(state, roles, std::string{field.role} + "_support"));
    if (field.stat == "artillery" || field.stat == "sharpshooters")
        return ratings(state, roles, field.role, field.stat);
    const Brigades firsts = brigades(state, roles, field.role);
    if (field.stat == "strength")
        return sum(firsts, field.stat);
    if (field.stat == "fatigue")
        return highest(firsts, field.stat);
    if (field.stat == "star" || field.stat == "routed")
        return any(firsts, field.stat);
    return {};
}

Words mover(const Brigades& moving)
{
    if (moving.empty())
        return {};
    if (moving.front()->word("arm") != "cavalry")
        return "infantry";
    return moving.front()->is("mounted") ? "cavalry" : "dismounted";
}

void complete_rating(Unit& unit, const std::string& stat)
{
    if (!unit.word(stat).empty() && unit.word(stat + "_at_start").empty())
        unit.stats[stat + "_at_start"] = std::to_string(unit.number(stat) + unit.number("losses"));
}

} // namespace

Brigades brigades(const State& state, const Roles& roles, std::string_view role)
{
    Brigades all;
    for (const std::string& key : units_in(roles, role))
        all.push_back(state.find(key));
    return all;
}

std::optional<std::string> attacking_side(const State& state, const Roles& roles)
{
    if (auto own = side_of(brigades(state, roles, "attacker")))
        return own;
    const auto enemy = side_of(brigades(state, roles, "defender"));
    return enemy ? Words{*enemy == "union" ? "confederate" : "union"} : Words{};
}

std::optional<int> losses_of(const State& state, std::string_view side)
{
    std::optional<int> losses;
    for (const Unit& unit : state.units)
        if (unit.kind == "unit" && unit.side == side)
            losses = losses.value_or(0) + unit.number("losses");
    return losses;
}

std::string side_of_activation(const corneta::game::PlayedAction& played)
{
    const std::string active = played.unit("active");
    return active.empty() ? std::string{played.answer("side")} : active;
}

int fatigue_when_attacked(const Unit& brigade)
{
    return brigade.is("routed") ? highest_fatigue : brigade.number("fatigue");
}

bool supports(const Unit& brigade)
{
    return brigade.number("strength") >= least_support && fatigue_when_attacked(brigade) < highest_fatigue;
}

Problems muster(Unit& unit)
{
    if (unit.kind == "side" && unit.word("losses").empty())
        unit.stats["losses"] = "0";
    if (unit.kind != "unit")
        return {};
    for (const std::string_view stat : {"losses", "fatigue"})
        if (unit.word(stat).empty())
            unit.stats[std::string{stat}] = "0";
    if (unit.word("strength").empty() && unit.word("strength_at_start").empty())
        return {{"strength", {"how strong it is is missing"}}};
    if (unit.word("strength").empty())
        unit.stats["strength"] = std::to_string(unit.number("strength_at_start") - unit.number("losses"));
    if (unit.word("strength_at_start").empty())
        unit.stats["strength_at_start"] = std::to_string(unit.number("strength") + unit.number("losses"));
    complete_rating(unit, "artillery");
    complete_rating(unit, "sharpshooters");
    if (unit.number("strength") < 0 || unit.number("strength") + unit.number("losses") != unit.number("strength_at_start"))
        return {{"strength", {"{0} is not what its losses leave of {1}", {unit.number("strength"), unit.number("strength_at_start")}}}};
    return {};
}

std::optional<std::string> fill(const State& state, const corneta::Action& action, const corneta::Field& field, const Roles& roles)
{
    if (field.key == "turn" && state.stage.turn <= field.most)
        return std::to_string(state.stage.turn);
    if (action.key == "continuation" && state.stage.round >= field.least && state.stage.round <= field.most)
        return std::to_string(state.stage.round);
    if (action.key == "attack")
        return fill_attack(state, field, roles);
    if (action.key == "victory" && field.stat == "losses") {
        const auto losses = losses_of(state, field.role);
        return losses ? Words{std::to_string(*losses)} : Words{};
    }
    if (action.key == "retreat" && field.stat == "fatigue") {
        const Brigades hit = brigades(state, roles, field.role);
        return hit.empty() ? Words{} : std::to_string(fatigue_when_attacked(*hit.front()));
    }
    if (action.key == "movement-cost" && field.key == "kind")
        return mover(brigades(state, roles, field.role));
    if (action.key == "activation" && field.key == "side") {
        const auto active = units_in(roles, field.role);
        return active.empty() ? Words{} : active.front();
    }
    return field.key == "side" ? side_of(brigades(state, roles, field.role)) : Words{};
}

} // namespace cedar_creek
