// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"
#include "rulesets/cedar_creek/ruleset.h"

#include <algorithm>

/// What speaks against answers that differ from what the game keeps: turns, ratings, fatigue, who is in command.
namespace cedar_creek {

namespace {

/// They are objected to in words of their own, or are the player's to choose.
constexpr std::array judged_elsewhere{asked::side,       asked::choice,           asked::kind,   asked::entry, asked::enters,
                                      asked::in_command, asked::attacker_charges, asked::markers};

/// 11.4: a brigade that is hit has the fatigue of its fight, which the follow-up names.
std::optional<std::string> preset_of(const State& state, const PlayedAction& wanted, const Field& field)
{
    for (const corneta::game::Owed& owed : state.owed)
        for (const corneta::game::NextChoice& choice : owed.next.choices)
            if (choice.action == wanted.action && units_in(choice.roles, field.role) == units_in(wanted.roles, field.role))
                for (const corneta::Given& preset : choice.presets)
                    if (preset.key == field.key)
                        return preset.word;
    return {};
}

/// Nothing where the game does not know.
std::optional<std::string> known_of(const State& state, const PlayedAction& wanted, const Action& action, const Field& field,
                                    const Charts& charts)
{
    if (auto preset = preset_of(state, wanted, field))
        return preset;
    if (auto counted = fill(state, action, field, wanted.roles, charts))
        return counted;
    const Brigades units = field.stat.empty() ? Brigades{} : units_by(state, wanted.roles, field.role);
    if (units.empty())
        return {};
    const std::string_view kept = units.front()->word(field.stat);
    if (kept.empty() && field.kind == Kind::Toggle)
        return "no";
    if (kept.empty() && wanted.action == victory.key && !field.options.empty())
        return std::string{field.options.front().word}; // 4: nobody has passed through, so the Union controls it
    if (kept.empty())
        return {};
    return std::string{kept};
}

/// 11.3, 12: in how many zones second lines stand the table alone knows where they may share one.
bool may_be_so_many(const State& state, const PlayedAction& wanted, const Field& field, const Charts& charts)
{
    const auto fought = wanted.as(attack);
    if (!fought || (field.key != asked::attacker_supports && field.key != asked::defender_supports))
        return false;
    const int given = fought->inputs.fighters(field.role == role::attacker ? Party::Attacker : Party::Defender).supports;
    const auto zones = zones_with_support(state, wanted.roles, field.role, charts);
    return zones && zones->fewest <= given && given <= zones->most;
}

} // namespace

void object_to_roster(const State& state, const PlayedAction& wanted, Problems& problems, const Charts& charts)
{
    const Action& action = *ruleset.find_action(wanted.action);
    for (const corneta::Given& given : wanted.answers) {
        const auto index = corneta::index_of(action.form, given.key);
        if (!index || std::ranges::find(judged_elsewhere, given.key) != judged_elsewhere.end())
            continue;
        const Field& field = action.form[*index];
        const auto known = known_of(state, wanted, action, field, charts);
        if (!known || corneta::words_of(field, given.values) == *known || may_be_so_many(state, wanted, field, charts))
            continue;
        if (given.key == asked::turn)
            problems.push_back({given.key, {"it is turn {0}", {Name{*known}}}});
        else if (known->empty())
            problems.push_back({given.key, {"there is none by the roster"}});
        else
            problems.push_back({given.key, {"by the roster it is {0}", {Name{*known}}}});
    }
}

} // namespace cedar_creek
