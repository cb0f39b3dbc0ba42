// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/decide/edits.h"

#include "core/game/play/offered.h"
#include "core/game/play/phases.h"

#include <algorithm>
#include <span>

namespace corneta::game {

namespace {

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

/// Numbers of a unit whose parts are more than their whole.
Problems more_than_whole(const Unit& unit, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    if (rules == nullptr || rules->muster == nullptr)
        return {};
    Unit filled = unit;
    Problems problems = rules->muster(filled, book);
    std::erase_if(problems, [&](const Problem& problem) {
        Unit whole = unit; // as its parts add up to
        whole.stats.erase(problem.where);
        return !rules->muster(whole, book).empty() || number_of(whole.word(problem.where)) <= number_of(unit.word(problem.where));
    });
    return problems;
}

/// A number of a side that its units tell, typed otherwise than they do.
Problems numbers_of_units(const State& after, const Rulebook& book, const Edit& command)
{
    Problems problems;
    const Unit& unit = *after.find(command.unit);
    if (book.ruleset->game == nullptr || book.ruleset->game->fill == nullptr)
        return problems;
    for (const Action& action : book.ruleset->actions)
        for (const Field& field : action.form) {
            const auto typed = std::ranges::find(command.stats, field.stat, &Given::key);
            const auto is_said = [&](const Problem& problem) { return problem.where == field.stat; };
            if (field.role != unit.key || typed == command.stats.end() || std::ranges::any_of(problems, is_said))
                continue;
            const auto told = book.ruleset->game->fill(after, action, field, {{std::string{field.role}, {unit.key}}}, book);
            if (told && *told != unit.word(field.stat))
                problems.push_back({std::string{field.stat}, {"its units tell that it is {0}: set them right", {Name{*told}}}});
        }
    return problems;
}

/// What follows by the rules from what the table has set right.
void follow_edit(const State& before, State& after, const Rulebook& book, EntryResult& result)
{
    const GameRules* const rules = book.ruleset->game;
    if (rules == nullptr || rules->follow_edit == nullptr)
        return;
    EffectsBuilder effects{after, *book.ruleset};
    rules->follow_edit(before, effects, book);
    const std::vector<StatChange> changes = effects.changes();
    apply(after, result.entry, {.stats = changes});
    result.effects.stats.insert(result.effects.stats.end(), changes.begin(), changes.end());
    result.effects.next = effects.next();
    if (!effects.told().empty())
        result.told.push_back({{"{0}", {effects.told()}}, {}, effects.instructions()});
}

} // namespace

std::expected<EntryResult, Problems> result_of_edit(const State& state, const Rulebook& book, int entry, const Edit& command)
{
    EntryResult result{.entry = entry};
    if (command.arrives) {
        auto unit = mustered(state, book, *command.arrives);
        if (!unit)
            return std::unexpected{std::move(unit.error())};
        Problems problems;
        if (unit->key == nobody)
            problems.push_back({"unit", {"\"{0}\" says that there is no unit", {Name{unit->key}}}});
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
        auto word = kept_word(state, stats, *unit, given);
        if (word)
            result.effects.stats.push_back({unit->key, given.key, Does::Set, std::move(*word)});
        else
            problems.push_back(word.error());
    }
    if (!problems.empty())
        return std::unexpected{std::move(problems)};
    State after = state;
    apply(after, entry, result.effects);
    if (problems = numbers_of_units(after, book, command); !problems.empty())
        return std::unexpected{std::move(problems)};
    Unit typed = *after.find(unit->key);
    follow_edit(state, after, book, result);
    const Unit& now = *after.find(unit->key);
    const auto is_overruled = [&](const Given& given) { return now.word(given.key) != typed.word(given.key); };
    if (std::ranges::any_of(command.stats, is_overruled) && book.ruleset->game->muster != nullptr)
        problems = book.ruleset->game->muster(typed, book); // what follows from one number speaks against another
    if (problems.empty() && more_than_whole(*unit, book).empty())
        problems = more_than_whole(now, book);
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

State as_laid(State state, const Ruleset& ruleset, const std::map<std::string, std::string>& words)
{
    for (Unit& unit : state.units)
        if (const auto laid = words.find(unit.key);
            laid != words.end() && std::ranges::find(state.face_down, unit.key) != state.face_down.end())
            if (const StatSpec* const stat = hidden_stat(ruleset, unit))
                unit.stats[std::string{stat->field.key}] = laid->second;
    return state;
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
