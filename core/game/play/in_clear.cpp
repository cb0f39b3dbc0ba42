// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/in_clear.h"

#include "core/game/play/rules.h"

#include <algorithm>
#include <set>
#include <utility>

namespace corneta::game {

namespace {

constexpr Stat<bool> hidden{"hidden"}; // in every ruleset that hides units

bool is_unseen(const Unit& unit, const State& state, const Ruleset& ruleset)
{
    const bool is_hiding_place = unit.kind != "unit" && std::ranges::find(state.face_down, unit.key) != state.face_down.end()
        && ruleset.game != nullptr && std::ranges::find(ruleset.game->hidden, unit.kind, &HiddenSpec::kind) != ruleset.game->hidden.end();
    return unit[hidden] || is_hiding_place;
}

} // namespace

State in_clear(State state, const Ruleset& ruleset)
{
    const State whole = state;
    std::erase_if(state.units, [&](const Unit& unit) { return is_unseen(unit, whole, ruleset); });
    return state;
}

Unseen unseen_in(const State& state, const Ruleset& ruleset)
{
    std::set<std::string, std::less<>> units;
    for (const Unit& unit : state.units)
        if (is_unseen(unit, state, ruleset))
            units.insert({unit.key, unit.code}); // a command may name it by either
    units.erase(std::string{});
    return [units = std::move(units)](std::string_view unit) { return units.contains(unit); };
}

} // namespace corneta::game
