// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/rules.h"

#include "core/form/answers.h"
#include "core/text/words.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace corneta::game {

namespace {

/// A field of one value under the stat's own key; asked of every unit.
Field field_of(const Field& field)
{
    Field alone = field;
    alone.key = field.stat;
    alone.rows_most = 0;
    alone.group = {};
    alone.asked_when = {};
    return alone;
}

Field field_of(const OutcomeSpec& outcome)
{
    Field field{.key = outcome.stat, .label = outcome.label, .kind = outcome.kind, .least = -999, .most = 9999, .options = outcome.options};
    if (outcome.does == Does::Marker)
        field = {.key = outcome.stat, .label = outcome.label, .kind = Kind::Toggle};
    return field;
}

/// The same stat may be narrower in one form than in another: the widest holds every unit's.
void widen(Field& field, const Field& other)
{
    if (field.kind != other.kind)
        return;
    if (other.options.size() > field.options.size())
        field.options = other.options;
    field.least = std::min(field.least, other.least);
    field.most = std::max(field.most, other.most);
    if (other.grain == Grain::Tenths)
        field.grain = Grain::Tenths;
}

/// Stats, each once.
struct StatList {
    std::vector<StatSpec> stats{};
    std::unordered_map<std::string_view, std::size_t> places{};

    /// One that is there is widened unless it is among the first `fixed`.
    void take_in(const StatSpec& stat, std::size_t fixed)
    {
        const auto [found, is_new] = places.try_emplace(stat.field.key, stats.size());
        if (is_new)
            stats.push_back(stat);
        else if (found->second >= fixed)
            widen(stats[found->second].field, stat.field);
    }
};

} // namespace

bool is_free_text(const StatSpec& stat)
{
    return stat.field.kind == Kind::Choice && stat.field.options.empty();
}

std::vector<StatSpec> stats_of(const Ruleset& ruleset)
{
    StatList list;
    if (ruleset.game != nullptr)
        for (const StatSpec& stat : ruleset.game->stats)
            list.take_in(stat, list.stats.size());
    const std::size_t declared = list.stats.size();
    for (const Action& action : ruleset.actions)
        for (const Field& field : action.form)
            if (!field.stat.empty())
                list.take_in({field_of(field)}, declared);
    for (const Action& action : ruleset.actions)
        for (const OutcomeSpec& outcome : action.outcomes)
            if (!outcome.stat.empty())
                list.take_in({field_of(outcome)}, list.stats.size());
    return std::move(list.stats);
}

std::expected<std::string, Sentence> stat_word(const StatSpec& stat, std::string_view word)
{
    if (is_free_text(stat))
        return std::string{word};
    const auto value = value_from(stat.field, word, Decimal::Point);
    if (!value)
        return std::unexpected{value.error()};
    return word_of(stat.field, *value);
}

std::string_view title_of_role(const Ruleset& ruleset, std::string_view role)
{
    if (ruleset.game != nullptr)
        if (const auto found = std::ranges::find(ruleset.game->titles, role, &RoleTitle::role); found != ruleset.game->titles.end())
            return found->title;
    return role;
}

std::string_view kind_in_role(const Ruleset& ruleset, std::string_view role)
{
    if (ruleset.game != nullptr)
        for (const RoleSpec& spec : ruleset.game->roles)
            if (are_same(spec.role, role))
                return spec.kind;
    return "unit";
}

std::vector<std::string_view> kinds_in_role(const Ruleset& ruleset, std::string_view role)
{
    std::vector kinds{kind_in_role(ruleset, role)};
    if (ruleset.game != nullptr)
        for (const RoleSpec& spec : ruleset.game->roles)
            if (!spec.also.empty() && are_same(spec.role, role))
                kinds.push_back(spec.also);
    return kinds;
}

bool stands_in(const Ruleset& ruleset, std::string_view role, std::string_view kind)
{
    const auto kinds = kinds_in_role(ruleset, role);
    return std::ranges::find(kinds, kind) != kinds.end();
}

} // namespace corneta::game
