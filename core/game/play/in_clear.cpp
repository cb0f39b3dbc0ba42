// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/in_clear.h"

#include "core/game/play/rules.h"

#include <algorithm>

namespace corneta::game {

namespace {

constexpr Stat<bool> hidden{"hidden"}; // in every ruleset that hides units

} // namespace

State in_clear(State state, const Ruleset& ruleset)
{
    const auto is_hiding_place = [&](const Unit& unit) {
        return unit.kind != "unit" && std::ranges::find(state.face_down, unit.key) != state.face_down.end() && ruleset.game != nullptr
            && std::ranges::find(ruleset.game->hidden, unit.kind, &HiddenSpec::kind) != ruleset.game->hidden.end();
    };
    std::erase_if(state.units, [&](const Unit& unit) { return unit[hidden] || is_hiding_place(unit); });
    return state;
}

} // namespace corneta::game
