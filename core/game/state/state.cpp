// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/state/state.h"

#include "core/text/words.h"

#include <algorithm>
#include <cassert>

namespace corneta::game {

namespace {

void apply(State& state, const StatChange& change)
{
    Unit* const unit = state.find(change.unit);
    assert(unit != nullptr);
    apply(*unit, change);
}

bool is_taken(const Owed& owed, const std::pair<int, int>& takes)
{
    if (owed.entry != takes.first || owed.index != takes.second)
        return false;
    const auto is_for_its_units = [](const NextChoice& choice) { return !choice.roles.empty(); };
    return owed.next.kind != Follow::May || std::ranges::any_of(owed.next.choices, is_for_its_units);
}

/// Whether a choice of an action that follows is such a one.
bool has_next(const State& state, std::string_view action, const auto& is_such)
{
    return std::ranges::any_of(state.owed, [&](const Owed& owed) {
        const auto is_it = [&](const NextChoice& choice) { return choice.action == action && is_such(owed.next, choice.roles); };
        return std::ranges::any_of(owed.next.choices, is_it);
    });
}

} // namespace

const std::vector<std::string>& units_in(const Roles& roles, std::string_view role)
{
    static const std::vector<std::string> no_units;
    const auto found = std::ranges::find_if(roles, [&](const RoleFilled& filled) { return are_same(filled.role, role); });
    return found == roles.end() ? no_units : found->units;
}

std::string PlayedAction::unit(std::string_view role) const
{
    const auto& units = units_in(roles, role);
    return units.empty() ? std::string{} : units.front();
}

const Unit* State::find(std::string_view key_or_code) const
{
    auto found = std::ranges::find_if(units, [&](const Unit& unit) { return are_same(unit.key, key_or_code); });
    if (found == units.end() && !key_or_code.empty())
        found = std::ranges::find(units, key_or_code, &Unit::code);
    return found == units.end() ? nullptr : &*found;
}

Unit* State::find(std::string_view key_or_code)
{
    return const_cast<Unit*>(std::as_const(*this).find(key_or_code)); // NOLINT(cppcoreguidelines-pro-type-const-cast): its own unit
}

Problem unknown_unit(std::string where, std::string name)
{
    return {std::move(where), {"there is no unit \"{0}\"", {Name{std::move(name)}}}, ProblemCode::UnknownUnit};
}

bool must_follow(const State& state, std::string_view action, std::string_view unit)
{
    const auto seats = [&](const RoleFilled& filled) { return std::ranges::find(filled.units, unit) != filled.units.end(); };
    return has_next(state, action, [&](const Next& next, const Roles& roles) {
        return next.kind != Follow::May && (roles.empty() || std::ranges::any_of(roles, seats));
    });
}

bool is_offered(const State& state, std::string_view action, std::string_view role, std::string_view unit)
{
    return has_next(state, action, [&](const Next& /*next*/, const Roles& roles) {
        return roles.empty() || std::ranges::count(units_in(roles, role), unit) > 0;
    });
}

void apply(State& state, int entry, const Effects& effects)
{
    const auto& [stats, arrive, leave, waits, lifts_pending, lets_go, keeps, stage, next, takes, lays, turns_up] = effects;
    for (const Unit& unit : arrive) {
        assert(state.find(unit.key) == nullptr);
        state.units.push_back(unit);
    }
    for (const StatChange& change : stats)
        apply(state, change);
    for (const std::string& key : leave)
        std::erase_if(state.units, [&](const Unit& unit) { return unit.key == key; });
    if (lifts_pending)
        state.pending.clear();
    if (waits)
        state.pending.push_back(*waits);
    if (lets_go)
        std::erase_if(state.owed, [&](const Owed& owed) { return std::ranges::count(keeps, std::pair{owed.entry, owed.index}) == 0; });
    if (takes)
        std::erase_if(state.owed, [&](const Owed& owed) { return is_taken(owed, *takes); });
    for (std::size_t i = 0; i < next.size(); ++i)
        state.owed.push_back({entry, static_cast<int>(i), next[i]});
    if (!lays.empty() && std::ranges::find(state.face_down, lays) == state.face_down.end())
        state.face_down.push_back(lays);
    for (const std::string& key : turns_up)
        std::erase(state.face_down, key);
    if (stage)
        state.stage = *stage;
}

} // namespace corneta::game
