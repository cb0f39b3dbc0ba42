// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/muster.h"

#include "core/text/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace corneta::game {

namespace {

/// Checks a word of a stat and puts it as it is kept.
std::expected<std::string, Problem> kept(std::span<const StatSpec> stats, const Given& given)
{
    const StatSpec* const stat = stat_named(stats, given.key);
    if (stat == nullptr)
        return std::unexpected{Problem{given.key, {"unknown stat"}}};
    auto word = stat_word(*stat, given.word);
    if (!word)
        return std::unexpected{Problem{given.key, word.error()}};
    return std::move(*word);
}

std::string_view without_spaces_around(std::string_view word)
{
    const std::size_t begin = std::min(word.find_first_not_of(' '), word.size());
    return word.substr(begin, word.find_last_not_of(' ') + 1 - begin);
}

/// What speaks against a unit's stat naming that one.
std::optional<Sentence> why_not_named(const StatSpec& stat, std::string_view by, const Unit& named)
{
    if (named.key == by)
        return Sentence{"{0} cannot be named by itself", {named}};
    if (stat.of.empty() ? named.kind == "side" : named.kind != stat.of)
        return Sentence{"{0} is listed as {1}, not as {2}",
                        {named, kept_words(named.kind), kept_words(stat.of.empty() ? std::string_view{"unit"} : stat.of)}};
    return {};
}

/// A word that names units has their keys, each once, whether a person named them by code or by key, with + or a comma between them.
std::expected<std::string, Problem> with_keys(const State& state, const StatSpec& stat, std::string_view by, std::string word)
{
    if (stat.names == Names::Nothing)
        return word;
    std::ranges::replace(word, ',', between_units);
    const std::string where{stat.field.key};
    std::vector<std::string> keys;
    for (std::string_view part : split(word, between_units)) {
        part = without_spaces_around(part);
        if (part.empty() || part == nobody)
            continue;
        const Unit* const unit = state.find(part);
        if (unit == nullptr)
            return std::unexpected{unknown_unit(where, std::string{part})};
        if (auto why = why_not_named(stat, by, *unit))
            return std::unexpected{Problem{where, std::move(*why)}};
        if (std::ranges::count(keys, unit->key) == 0)
            keys.push_back(unit->key);
    }
    if (stat.names == Names::Unit && keys.size() > 1)
        return std::unexpected{Problem{where, {"it names one unit"}}};
    return joined_keys(keys);
}

/// The same for all stats of a unit.
void keep_stats(std::span<const StatSpec> stats, Unit& unit, Problems& problems)
{
    for (auto& [key, word] : unit.stats.own()) {
        auto checked = kept(stats, {key, word});
        if (checked)
            word = std::move(*checked);
        else
            problems.push_back(checked.error());
    }
}

bool is_key(std::string_view key)
{
    const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    return !key.empty() && key.size() <= 40 && std::ranges::all_of(key, fits);
}

bool is_code(std::string_view code)
{
    const auto fits = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
    return code.size() == 2 && std::ranges::all_of(code, fits);
}

bool has_keyed(const State& state, const std::string& key)
{
    return std::ranges::find(state.units, key, &Unit::key) != state.units.end();
}

/// Which unit names which others by which stat, of all of a state.
void each_relation(const State& state, const Ruleset& ruleset, const auto& tell)
{
    for (const StatSpec& stat : ruleset.game == nullptr ? std::span<const StatSpec>{} : ruleset.game->stats)
        for (std::size_t unit = 0; stat.names != Names::Nothing && unit < state.units.size(); ++unit)
            if (const std::string_view word = state.units[unit].word(stat.field.key); word != nobody)
                tell(unit, stat.field.key, UnitSet{word}.all());
}

} // namespace

const StatSpec* stat_named(std::span<const StatSpec> stats, std::string_view key)
{
    const auto found = std::ranges::find(stats, key, [](const StatSpec& stat) { return stat.field.key; });
    return found == stats.end() ? nullptr : &*found;
}

void check_names(const State& state, const Ruleset& ruleset, const Unit& unit, Problems& problems)
{
    if (!is_key(unit.key))
        problems.push_back({"unit", {"\"{0}\" is not a key: a-z, 0-9 and -, at most 40", {Name{unit.key}}}});
    else if (state.find(unit.key) != nullptr)
        problems.push_back({"unit", {"\"{0}\" stands there twice", {Name{unit.key}}}});
    if (!unit.code.empty() && !is_code(unit.code))
        problems.push_back({"code", {"\"{0}\" is not two large letters or digits", {Name{unit.code}}}});
    else if (!unit.code.empty() && state.find(unit.code) != nullptr)
        problems.push_back({"code", {"\"{0}\" stands there twice", {Name{unit.code}}}});
    const bool is_known = unit.kind == "unit" || unit.kind == "side"
        || (ruleset.game != nullptr && std::ranges::find(ruleset.game->roles, unit.kind, &RoleSpec::kind) != ruleset.game->roles.end())
        || (ruleset.game != nullptr && std::ranges::find(ruleset.game->hidden, unit.kind, &HiddenSpec::kind) != ruleset.game->hidden.end());
    if (!is_known)
        problems.push_back({"kind", {"unknown kind \"{0}\"", {Name{unit.kind}}}});
    const Unit* const side = state.find(unit.side);
    if (!unit.side.empty() && (side == nullptr || side->kind != "side"))
        problems.push_back({"side", {"there is no side \"{0}\"", {Name{unit.side}}}});
}

std::expected<std::string, Problem> kept_word(const State& state, std::span<const StatSpec> stats, const Unit& unit, const Given& given)
{
    auto word = kept(stats, given);
    return word ? with_keys(state, *stat_named(stats, given.key), unit.key, std::move(*word)) : word;
}

std::expected<Unit, Problems> mustered(const State& state, const Rulebook& book, Unit unit)
{
    const Ruleset& ruleset = *book.ruleset;
    Problems problems;
    check_names(state, ruleset, unit, problems);
    if (const Unit* const side = state.find(unit.side))
        unit.side = side->key;
    const auto stats = stats_of(ruleset);
    keep_stats(stats, unit, problems);
    if (problems.empty() && ruleset.game != nullptr && ruleset.game->muster != nullptr) {
        problems = ruleset.game->muster(unit, book);
        if (problems.empty())
            keep_stats(stats, unit, problems); // also what it filled in
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return unit;
}

void put_keys(const State& state, const Ruleset& ruleset, Unit& unit, Problems& problems)
{
    if (ruleset.game == nullptr)
        return;
    for (const StatSpec& stat : ruleset.game->stats) {
        const std::string_view word = unit.word(stat.field.key);
        if (stat.names == Names::Nothing || word.empty())
            continue;
        auto keys = with_keys(state, stat, unit.key, std::string{word});
        if (!keys)
            problems.push_back(keys.error());
        else if (*keys != word)
            unit.stats.insert_or_assign(stat.field.key, std::move(*keys));
    }
}

Problems absent_in(const State& state, const Ruleset& ruleset)
{
    Problems absent;
    each_relation(state, ruleset, [&](std::size_t unit, std::string_view stat, const std::vector<std::string>& keys) {
        for (const std::string& key : keys) {
            std::string where = fmt::format("{}: {}", state.units[unit].key, stat);
            if (has_keyed(state, key))
                continue;
            if (const Unit* const coded = state.find(key))
                absent.push_back(
                    {std::move(where), {"{0} is a code: here units are named by their keys, {1}", {Name{key}, Name{coded->key}}}});
            else
                absent.push_back(unknown_unit(std::move(where), key));
        }
    });
    return absent;
}

void drop_absent(const State& state, const Ruleset& ruleset, Effects& effects)
{
    const auto stats = ruleset.game == nullptr ? std::span<const StatSpec>{} : ruleset.game->stats;
    for (StatChange& change : effects.stats)
        if (const StatSpec* const stat = stat_named(stats, change.stat);
            stat != nullptr && stat->names != Names::Nothing && change.word != nobody) {
            auto keys = UnitSet{change.word}.all();
            const auto is_absent = [&](const std::string& key) {
                return !has_keyed(state, key) && std::ranges::find(effects.arrive, key, &Unit::key) == effects.arrive.end();
            };
            if (std::erase_if(keys, is_absent) > 0)
                change.word = joined_keys(keys);
        }
}

void drop_absent(State& state, const Ruleset& ruleset)
{
    each_relation(state, ruleset, [&](std::size_t unit, std::string_view stat, std::vector<std::string> keys) {
        if (std::erase_if(keys, [&](const std::string& key) { return !has_keyed(state, key); }) > 0)
            state.units[unit].stats.insert_or_assign(stat, joined_keys(keys));
    });
}

} // namespace corneta::game
