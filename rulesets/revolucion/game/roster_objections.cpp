// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/game.h"

namespace revolucion {

namespace {

/// Those that change the game; what only reckons may be asked of any numbers.
const std::array<const Action*, 9> with_consequences{&orders,      &fire,  &assault,     &regroup,    &explosion,
                                                     &army_morale, &level, &route_march, &move_leader};

void object_to_answer(const Field& field, std::int32_t value, const Unit& unit, std::string_view known, Problems& problems)
{
    if (known.empty() || word_of(field, value) == known || unit[stat::destroyed])
        return;
    if (field.stat == stat::type.key)
        object_to(unit, field.key, "{0} is of another type by the roster", problems);
    else if (field.kind == Kind::Number)
        object_to(unit, field.key, "{0} has {1} by the roster", problems, corneta::game::number_of(known));
}

/// Nobody's alone: they are those of the whole game.
void object_to_figures(const Field& field, std::int32_t value, std::string_view known, Problems& problems)
{
    if (word_of(field, value) != known)
        problems.push_back(
            {std::string{field.key}, {"the figures of this game are {0}", {label_of(stat::figures.from(known), figure_sizes)}}});
}

} // namespace

void object_to_roster(const State& state, const PlayedAction& wanted, Problems& problems)
{
    const auto action = std::ranges::find(with_consequences, wanted.action, &Action::key);
    if (action == with_consequences.end())
        return;
    for (const Given& given : wanted.answers) {
        const auto index = corneta::index_of((*action)->form, given.key);
        if (!index || (*action)->form[*index].stat.empty())
            continue;
        const Field& field = (*action)->form[*index];
        const auto units = units_by(state, wanted.roles, field.role);
        const auto counted = fill(state, **action, field, wanted.roles);
        if (field.stat == stat::figures.key && counted && !given.values.empty())
            object_to_figures(field, given.values.front(), *counted, problems);
        for (std::size_t row = 0; row < std::min(units.size(), given.values.size()); ++row) {
            const std::string_view known = counted ? std::string_view{*counted} : units[row]->word(field.stat);
            object_to_answer(field, given.values[row], *units[row], known, problems);
        }
    }
}

} // namespace revolucion
