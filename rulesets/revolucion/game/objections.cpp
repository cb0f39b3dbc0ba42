// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

/// What speaks against a play and is no row of the duties: where nobody stands in a role.
namespace revolucion {

namespace {

using corneta::game::must_follow;

/// An engine that must explode is named.
void object_to_unnamed(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto exploded = wanted.as(explosion);
    const auto is_engine = [](const Unit& unit) { return unit[stat::type] == UnitType::MaquinaLoca; };
    if (exploded && exploded->inputs.kind == Blast::MaquinaLoca && std::ranges::any_of(state.units, is_engine))
        problems.push_back({std::string{role::train.key}, {"say which máquina loca explodes"}});
    for (const Unit& engine : state.units)
        if (must_follow(state, wanted.action, engine.key))
            object_to(engine, role::train, "{0} has still to explode: name it as the train", problems);
}

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (wanted.action == initiative.key && any_side(state, stat::initiative))
        problems.push_back({std::string{initiative.key}, {"this turn's initiative is already decided"}});
    const bool is_blast = wanted.action == explosion.key || wanted.action == harmless.key;
    if (is_blast && units_in(wanted.roles, role::train).empty())
        object_to_unnamed(state, wanted, problems);
}

} // namespace revolucion
