// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/prepared.h"

#include "core/action/resolve.h"
#include "core/game/journal/followed.h"
#include "core/game/play/duties.h"
#include "core/game/play/facts.h"
#include "core/game/play/objections.h"
#include "core/game/play/offered.h"
#include "core/game/play/roles.h"
#include "core/game/play/rules.h"

#include <algorithm>
#include <optional>

namespace corneta::game {

namespace {

/// A side stands in the role of its own name without being asked.
void seat_sides(const State& state, const Ruleset& ruleset, const Action& action, Roles& roles)
{
    for (const std::string_view role : roles_of(ruleset, action)) {
        const Unit* const side = state.find(role);
        if (side != nullptr && side->key == role && side->kind == kind_in_role(ruleset, role) && units_in(roles, role).empty())
            roles.push_back({std::string{role}, {side->key}});
    }
}

/// So does the only one that waits for it.
void seat_waiting_side(const State& state, const Rulebook& book, const Action& action, Roles& roles)
{
    for (const std::string_view role : demanded_by(*book.ruleset, action)) {
        if (kind_in_role(*book.ruleset, role) != "side" || !units_in(roles, role).empty())
            continue;
        auto waiting = waiting_units(state, book);
        std::erase_if(waiting, [&](const Idle& idle) { return idle.action != action.key || idle.role != role; });
        if (waiting.size() == 1)
            roles.push_back({std::string{role}, {std::string{waiting.front().unit}}});
    }
}

/// The follow-up a play takes, its units in the roles that nobody else was named for.
std::expected<std::optional<Followed>, Problems> taken_by(const State& state, const Ruleset& ruleset, Play& play)
{
    if (!play.follows)
        return std::nullopt;
    const auto found = followed(state, *play.follows);
    if (!found && is_duty(ruleset, play.action)) {
        play.follows.reset(); // it was offered by an entry before it became a duty
        return std::nullopt;
    }
    if (!found)
        return std::unexpected{Problems{found.error()}};
    if (found->choice->action != play.action)
        return std::unexpected{Problems{{play.action, {"what is owed there is {0}", {Name{found->choice->action}}}}}};
    for (const RoleFilled& filled : found->choice->roles)
        if (units_in(play.roles, filled.role).empty())
            play.roles.push_back(filled);
    return *found;
}

/// `problems` of a form that does not take what the roster says of the units; where a bar keeps those out, such as "is destroyed", that.
Problems problems_with_units(const State& state, const Rulebook& book, const Action& action, const Play& play, Problems problems)
{
    const auto is_of_form = [&](const Problem& problem) {
        return index_of(action.form, problem.where) && std::ranges::count(play.typed, problem.where, &Given::key) == 0;
    };
    const auto are_there = [&](const RoleFilled& filled) {
        return std::ranges::all_of(filled.units, [&](const std::string& key) { return state.find(key) != nullptr; });
    };
    const GameRules* const rules = book.ruleset->game;
    const bool is_of_units = std::ranges::all_of(problems, is_of_form) && std::ranges::all_of(play.roles, are_there);
    Problems barred;
    if (is_of_units && rules != nullptr && rules->duties != nullptr && play.reason.empty())
        object_by(*rules->duties, state, {.action = play.action, .roles = play.roles}, *book.typed_charts, barred);
    return barred.empty() ? problems : barred;
}

/// Codes are for fingers, the journal keeps keys.
void name_by_keys(const State& state, Roles& roles)
{
    for (RoleFilled& filled : roles)
        for (std::string& unit : filled.units)
            if (const Unit* const found = state.find(unit))
                unit = found->key;
}

} // namespace

std::vector<Given> answers_of(const FilledIn& filled)
{
    std::vector<Given> answers;
    answers.reserve(filled.asked.size());
    for (const std::size_t field : filled.asked)
        answers.push_back(given_for(filled.answers.form()[field], filled.answers.at(field)));
    return answers;
}

std::expected<Prepared, Problems> filled_play(const State& state, const Rulebook& book, const Play& play)
{
    const Ruleset& ruleset = *book.ruleset;
    Prepared ready{.play = play, .filled = {Answers{Form{}}}};
    const Action* const action = ruleset.find_action(play.action);
    if (action == nullptr)
        return std::unexpected{Problems{{play.action, {"unknown action"}}}};
    name_by_keys(state, ready.play.roles);
    seat_sides(state, ruleset, *action, ready.play.roles);
    seat_waiting_side(state, book, *action, ready.play.roles);
    if (!ready.play.follows)
        ready.play.follows = fulfilled_by(ready.play, state, *action);
    const auto follow_up = taken_by(state, ruleset, ready.play);
    if (!follow_up)
        return std::unexpected{follow_up.error()};
    if (*follow_up && !play.follows)
        if (Problems which = undecided(**follow_up, ready.play, state, *action); !which.empty())
            return std::unexpected{std::move(which)};
    const auto from_next = *follow_up ? presets_still_true(**follow_up, state, *action, ready.play.roles) : std::vector<Given>{};
    auto filled = filled_in(book, *action, state, ready.play, from_next);
    if (!filled)
        return std::unexpected{problems_with_units(state, book, *action, ready.play, std::move(filled.error()))};
    ready.filled = std::move(*filled);
    ready.nobody = problems_with_nobody(ruleset, *action, ready.filled.answers, ready.play.roles);
    return ready;
}

Problems unsaid_beside(std::span<const Answer> answered, const State& state, const Rulebook& book, const Play& play)
{
    const auto ready = filled_play(state, book, play);
    Problems problems = ready ? unsaid(ready->filled) : Problems{};
    std::erase_if(problems, [&](const Problem& one) { return std::ranges::find(answered, one.where, &Answer::key) != answered.end(); });
    return problems;
}

std::expected<Prepared, Problems> prepared(const State& state, const Rulebook& book, const Play& play)
{
    auto ready = filled_play(state, book, play);
    if (ready)
        object_to(*ready, state, book);
    return ready;
}

bool type_in(Prepared& ready, const Action& action, const Given& typed)
{
    const auto index = index_of(action.form, typed.key);
    const bool is_asked = index && std::ranges::binary_search(ready.filled.asked, *index);
    if (!is_asked || ready.filled.origins[*index] == Origin::Next)
        return false;
    const Field& field = action.form[*index];
    const auto depends = [&](const Field& other) { return other.asked_when.find(field.key) != std::string_view::npos; };
    const auto values = values_from(field, typed);
    if (field.is_list() || !values || std::ranges::any_of(action.form, depends))
        return false;
    ready.filled.answers.set(*index, *values);
    ready.filled.origins[*index] = Origin::Typed;
    std::erase_if(ready.play.typed, [&](const Given& old) { return old.key == typed.key; });
    ready.play.typed.push_back(typed);
    return true;
}

void object_to(Prepared& ready, const State& state, const Rulebook& book)
{
    const Action& action = *book.ruleset->find_action(ready.play.action);
    const auto follow_up = ready.play.follows ? followed(state, *ready.play.follows) : std::expected<Followed, Problem>{std::unexpect};
    ready.refused = refusals(action, ready.filled.answers, *book.typed_charts);
    PlayedAction wanted{0, std::string{action.key}, ready.play.roles, answers_of(ready.filled), {}, {}, {}};
    ready.objected = objections_to_typed_over(ready.play, ready.filled, state);
    std::ranges::move(objections(state, book, ready.play, follow_up ? &*follow_up : nullptr, wanted), std::back_inserter(ready.objected));
    ready.answers = std::move(wanted.answers);
}

} // namespace corneta::game
