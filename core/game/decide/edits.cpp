// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"

#include "core/game/play/offered.h"
#include "core/game/play/phases.h"

#include <algorithm>
#include <span>

namespace corneta::game {

namespace {

const StatSpec* stat_named(std::span<const StatSpec> stats, std::string_view key)
{
    const auto found = std::ranges::find(stats, key, [](const StatSpec& stat) { return stat.field.key; });
    return found == stats.end() ? nullptr : &*found;
}

/// Checks a word of a stat and puts it as it is kept.
std::expected<std::string, Problem> kept(const std::vector<StatSpec>& stats, const Given& given)
{
    const StatSpec* const stat = stat_named(stats, given.key);
    if (stat == nullptr)
        return std::unexpected{Problem{given.key, {"unknown stat"}}};
    auto word = stat_word(*stat, given.word);
    if (!word)
        return std::unexpected{Problem{given.key, word.error()}};
    return std::move(*word);
}

/// A word that names units has their keys, whether a person named them by code or by key.
std::expected<std::string, Problem> with_keys(const State& state, const StatSpec& stat, std::string word)
{
    std::vector<std::string> keys = UnitSet{word}.all();
    if (stat.names == Names::Nothing || word == nobody)
        return word;
    if (stat.names == Names::Unit && keys.size() > 1)
        return std::unexpected{Problem{std::string{stat.field.key}, {"it names one unit"}}};
    for (std::string& key : keys)
        if (const Unit* const unit = state.find(key); unit != nullptr)
            key = unit->key;
        else
            return std::unexpected{unknown_unit(std::string{stat.field.key}, key)};
    return joined_keys(keys);
}

/// The same for all stats of a unit.
void keep_stats(const std::vector<StatSpec>& stats, Unit& unit, Problems& problems)
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

/// With a reason nothing speaks against it.
Problems objections_to_parts(const State& state, const Rulebook& book, const Unit& unit, const Unit* other, const std::string& reason)
{
    Problems problems;
    if (reason.empty() && is_decided(state, book))
        problems.push_back({unit.key, {"the battle is decided; give a reason to play on"}});
    if (reason.empty() && book.ruleset->game->object_to_parts != nullptr)
        book.ruleset->game->object_to_parts(state, unit, other, problems);
    return problems;
}

} // namespace

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
        auto keys = with_keys(state, stat, std::string{word});
        if (!keys)
            problems.push_back(keys.error());
        else if (*keys != word)
            unit.stats.insert_or_assign(stat.field.key, std::move(*keys));
    }
}

std::expected<EntryResult, Problems> result_of_edit(const State& state, const Rulebook& book, int entry, const Edit& command)
{
    EntryResult result{.entry = entry};
    if (command.arrives) {
        auto unit = mustered(state, book, *command.arrives);
        if (!unit)
            return std::unexpected{std::move(unit.error())};
        Problems problems;
        put_keys(state, *book.ruleset, *unit, problems);
        if (!problems.empty())
            return std::unexpected{std::move(problems)};
        result.effects.arrive.push_back(std::move(*unit));
        return result;
    }
    const Unit* const unit = state.find(command.unit);
    if (unit == nullptr)
        return std::unexpected{Problems{unknown_unit("unit", command.unit)}};
    Problems problems;
    if (command.reason.empty())
        problems.push_back({"reason", {"say why the numbers change"}});
    if (command.stats.empty())
        problems.push_back({"unit", {"no stat is given"}});
    const auto stats = stats_of(*book.ruleset);
    for (const Given& given : command.stats) {
        auto word = kept(stats, given);
        if (word)
            word = with_keys(state, *stat_named(stats, given.key), std::move(*word));
        if (word)
            result.effects.stats.push_back({unit->key, given.key, Does::Set, std::move(*word)});
        else
            problems.push_back(word.error());
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return result;
}

std::expected<EntryResult, Problems> result_of_split(const State& state, const Rulebook& book, int entry, const Split& command)
{
    const Ruleset& ruleset = *book.ruleset;
    const Unit* const unit = state.find(command.unit);
    if (unit == nullptr)
        return std::unexpected{Problems{unknown_unit("unit", command.unit)}};
    if (ruleset.game == nullptr || ruleset.game->split == nullptr)
        return std::unexpected{Problems{{"unit", {"{0} has no rule to split units", {ruleset.label}}}}};
    if (!state.pending.empty())
        return std::unexpected{Problems{{"unit", {"first end the phase: what was played in it has not taken effect"}}}};
    Unit part = *unit;
    part.key = command.part;
    part.code = command.code;
    part.name = command.name;
    Problems problems;
    check_names(state, ruleset, part, problems);
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    auto changes = ruleset.game->split(*unit, part, command.size, book);
    if (!changes)
        return std::unexpected{std::move(changes.error())};
    if (problems = objections_to_parts(state, book, *unit, nullptr, command.reason); !problems.empty())
        return std::unexpected{std::move(problems)};
    EntryResult result{.entry = entry};
    result.effects.arrive.push_back(std::move(part));
    result.effects.stats = std::move(*changes);
    return result;
}

std::expected<EntryResult, Problems> result_of_join(const State& state, const Rulebook& book, int entry, const Join& command)
{
    const Ruleset& ruleset = *book.ruleset;
    const Unit* const unit = state.find(command.unit);
    const Unit* const other = state.find(command.other);
    if (unit == nullptr || other == nullptr)
        return std::unexpected{Problems{unknown_unit("unit", unit == nullptr ? command.unit : command.other)}};
    if (!state.pending.empty())
        return std::unexpected{Problems{{"unit", {"first end the phase: what was played in it has not taken effect"}}}};
    if (unit == other)
        return std::unexpected{Problems{{"unit", {"a unit cannot join itself"}}}};
    if (std::ranges::find(state.face_down, other->key) != state.face_down.end())
        return std::unexpected{Problems{{other->key, {"first turn up what lies face down beside it"}}}};
    if (ruleset.game == nullptr || ruleset.game->join == nullptr)
        return std::unexpected{Problems{{"unit", {"{0} has no rule to join units", {ruleset.label}}}}};
    auto changes = ruleset.game->join(*unit, *other, book);
    if (!changes)
        return std::unexpected{std::move(changes.error())};
    if (Problems problems = objections_to_parts(state, book, *unit, other, command.reason); !problems.empty())
        return std::unexpected{std::move(problems)};
    EntryResult result{.entry = entry};
    result.effects.stats = std::move(*changes);
    EffectsBuilder effects{state, ruleset};
    effects.leave(other->key, unit->key);
    std::ranges::move(effects.changes(), std::back_inserter(result.effects.stats));
    result.effects.leave.push_back(other->key);
    return result;
}

const StatSpec* hidden_stat(const Ruleset& ruleset, const Unit& unit)
{
    if (ruleset.game == nullptr)
        return nullptr;
    const auto found = std::ranges::find(ruleset.game->hidden, unit.kind, &HiddenSpec::kind);
    return found == ruleset.game->hidden.end() ? nullptr : stat_named(ruleset.game->stats, found->stat);
}

Problems objections_to_placing(const State& state, const Rulebook& book, const Unit& unit, std::string_view word)
{
    Problems problems;
    const GameRules& rules = *book.ruleset->game;
    const auto hidden = std::ranges::find(rules.hidden, unit.kind, &HiddenSpec::kind);
    if (is_decided(state, book))
        problems.push_back({unit.key, {"the battle is decided; give a reason to play on"}});
    if (!hidden->phase.empty() && hidden->phase != state.stage.phase)
        problems.push_back(
            {unit.key, {"{0} are not laid in the phase {1}", {hidden->label, label_of_phase(*book.ruleset, state.stage.phase)}}});
    if (rules.placement_terms != nullptr)
        if (const auto terms = rules.placement_terms(state, unit, word, book); terms.refused)
            problems.push_back({unit.key, *terms.refused});
    return problems;
}

std::expected<EntryResult, Problems> result_of_placing(const State& state, const Rulebook& book, int entry, const PlaceFaceDown& command)
{
    const Unit* const unit = state.find(command.unit);
    if (unit == nullptr)
        return std::unexpected{Problems{unknown_unit("unit", command.unit)}};
    const GameRules* const rules = book.ruleset->game;
    if (rules == nullptr || std::ranges::find(rules->hidden, unit->kind, &HiddenSpec::kind) == rules->hidden.end())
        return std::unexpected{Problems{{unit->key, {"nothing is laid face down beside a {0}", {kept_words(unit->kind)}}}}};
    if (command.reason.empty())
        if (Problems problems = objections_to_placing(state, book, *unit, {}); !problems.empty())
            return std::unexpected{std::move(problems)};
    EntryResult result{.entry = entry};
    result.effects.lays = unit->key;
    if (std::ranges::find(state.face_down, unit->key) != state.face_down.end())
        result.told.push_back({{"It takes the place of what lay there before."}, {}, {}});
    return result;
}

std::expected<EntryResult, Problems> result_of_turn_up(const State& state, const Rulebook& book, int entry, const TurnUp& command)
{
    const GameRules* const rules = book.ruleset->game;
    EntryResult result{.entry = entry};
    Problems problems;
    if (command.all.empty())
        problems.push_back({"unit", {"nothing lies face down"}});
    for (const TurnedUp& turned : command.all) {
        const Unit* const unit = state.find(turned.unit);
        const StatSpec* const stat = unit == nullptr ? nullptr : hidden_stat(*book.ruleset, *unit);
        if (stat == nullptr || std::ranges::find(state.face_down, turned.unit) == state.face_down.end()) {
            problems.push_back({turned.unit, {"nothing lies face down there"}});
            continue;
        }
        const auto word = stat_word(*stat, turned.word);
        if (!word) {
            problems.push_back({turned.unit, word.error()});
            continue;
        }
        if (rules->placement_terms != nullptr && command.reason.empty())
            if (const auto terms = rules->placement_terms(state, *unit, *word, book); terms.stays)
                problems.push_back({turned.unit, *terms.stays});
        result.effects.stats.push_back({turned.unit, std::string{stat->field.key}, Does::Set, *word});
        result.effects.turns_up.push_back(turned.unit);
        const std::string_view said = turned.salt.empty() ? "{0}: {1} (said, not proven)." : "{0}: {1}.";
        const auto value = is_free_text(*stat) ? std::unexpected{Sentence{}} : value_from(stat->field, *word, Decimal::Point);
        const Argument laid = value ? Argument{kept_words(label_of(stat->field, *value))} : Argument{Name{*word}};
        result.told.push_back({{said, {*unit, laid}}, {}, {}});
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    return result;
}

} // namespace corneta::game
