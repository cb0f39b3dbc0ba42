// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

/// What speaks against a play and is no row of the duties: where nobody stands in a role, and several rows.
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

void object_to_answer(const Field& field, std::int32_t value, const Unit& unit, Problems& problems)
{
    const std::string_view known = unit.word(field.stat);
    if (known.empty() || word_of(field, value) == known || unit[stat::destroyed])
        return;
    if (field.stat == stat::type.key)
        object_to(unit, field.key, "{0} is of another type by the roster", problems);
    else if (field.kind == Kind::Number)
        object_to(unit, field.key, "{0} has {1} by the roster", problems, corneta::game::number_of(known));
}

/// Numbers and types of those near an explosion that the roster knows otherwise.
void object_to_rows(const State& state, const PlayedAction& wanted, Problems& problems)
{
    for (const Given& given : wanted.answers) {
        const auto index = corneta::index_of(explosion.form, given.key);
        if (!index || explosion.form[*index].stat.empty())
            continue;
        const Field& field = explosion.form[*index];
        const auto units = units_by(state, wanted.roles, field.role);
        for (std::size_t row = 0; row < std::min(units.size(), given.values.size()); ++row)
            object_to_answer(field, given.values[row], *units[row], problems);
    }
}

} // namespace

void object(const State& state, const PlayedAction& wanted, Problems& problems)
{
    if (wanted.action == initiative.key && any_side(state, stat::initiative))
        problems.push_back({std::string{initiative.key}, {"this turn's initiative is already decided"}});
    const bool is_blast = wanted.action == explosion.key || wanted.action == harmless.key;
    if (is_blast && units_in(wanted.roles, role::train).empty())
        object_to_unnamed(state, wanted, problems);
    if (wanted.action == explosion.key)
        object_to_rows(state, wanted, problems);
}

} // namespace revolucion
