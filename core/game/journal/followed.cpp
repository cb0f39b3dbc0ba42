// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/followed.h"

#include "core/form/answers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace corneta::game {

namespace {

bool is_same_choice(const NextChoice& a, const NextChoice& b)
{
    return a.action == b.action && a.roles == b.roles;
}

bool is_same_offer(const Next& a, const Next& b)
{
    return a.kind == b.kind && a.by == b.by && std::ranges::equal(a.choices, b.choices, is_same_choice);
}

/// Whether the play has the units of the choice in their roles, or nobody but sides where the choice has none.
bool is_for_units_of(const NextChoice& choice, const Play& play, const State& state)
{
    const auto is_seated = [&](const RoleFilled& filled) { return holds_all(play.roles, filled); };
    const auto is_side = [&](const std::string& key) {
        const Unit* const unit = state.find(key);
        return unit != nullptr && unit->kind == "side";
    };
    const auto are_sides = [&](const RoleFilled& filled) { return std::ranges::all_of(filled.units, is_side); };
    return choice.roles.empty() ? std::ranges::all_of(play.roles, are_sides) : std::ranges::all_of(choice.roles, is_seated);
}

/// Whether the play types something else than the choice says, numbers of units aside: those a table may know better.
bool says_otherwise(const Play& play, const NextChoice& choice, const Action& action)
{
    return std::ranges::any_of(choice.presets, [&](const Given& preset) {
        const auto index = index_of(action.form, preset.key);
        const auto typed = std::ranges::find(play.typed, preset.key, &Given::key);
        return index && action.form[*index].stat.empty() && typed != play.typed.end() && typed->word != preset.word;
    });
}

bool could_be(const NextChoice& choice, const Play& play, const State& state, const Action& action)
{
    return choice.action == action.key && is_for_units_of(choice, play, state) && !says_otherwise(play, choice, action);
}

std::size_t units_of(const NextChoice& choice)
{
    std::size_t units = 0;
    for (const RoleFilled& filled : choice.roles)
        units += filled.units.size();
    return units;
}

} // namespace

Problem not_owed(const Follows& follows)
{
    return {"next", {"entry {0} has no such follow-up that is still owed", {follows.entry}}};
}

bool holds_all(const Roles& roles, const RoleFilled& filled)
{
    const auto& units = units_in(roles, filled.role);
    return std::ranges::all_of(filled.units, [&](const std::string& key) { return std::ranges::find(units, key) != units.end(); });
}

std::optional<Follows> still_owed(const State& before, const State& now, const Follows& follows)
{
    const auto stands_there = [&](const Owed& owed) { return owed.entry == follows.entry && owed.index == follows.index; };
    const auto was = std::ranges::find_if(before.owed, stands_there);
    if (was == before.owed.end())
        return std::nullopt;
    const auto is_it = [&](const Owed& owed) { return owed.entry == follows.entry && is_same_offer(owed.next, was->next); };
    if (const auto same = std::ranges::find_if(now.owed, stands_there); same != now.owed.end() && is_it(*same))
        return follows;
    const auto is_new = [&](const Owed& owed) {
        return std::ranges::none_of(before.owed,
                                    [&](const Owed& old) { return old.entry == owed.entry && is_same_offer(old.next, owed.next); });
    };
    auto moved = std::ranges::find_if(now.owed, is_it);
    if (moved == now.owed.end()) // another end of the phase brought it
        moved = std::ranges::find_if(now.owed, [&](const Owed& owed) { return is_same_offer(owed.next, was->next) && is_new(owed); });
    return moved == now.owed.end() ? std::nullopt : std::optional{Follows{moved->entry, moved->index, follows.choice}};
}

std::optional<Follows> fulfilled_by(const Play& play, const State& state, const Action& action)
{
    for (const bool may : {false, true}) {
        std::optional<Follows> found;
        std::size_t most_seated = 0;
        for (const Owed& owed : state.owed) {
            if ((owed.next.kind == Follow::May) != may)
                continue;
            const auto is_it = [&](const NextChoice& choice) {
                return could_be(choice, play, state, action) && (!may || !choice.roles.empty());
            };
            const auto choice = std::ranges::find_if(owed.next.choices, is_it);
            if (choice == owed.next.choices.end())
                continue;
            const std::size_t seated = units_of(*choice);
            if (!found || seated > most_seated) {
                found = Follows{owed.entry, owed.index, static_cast<int>(choice - owed.next.choices.begin())};
                most_seated = seated;
            }
        }
        if (found)
            return found;
    }
    return std::nullopt;
}

Problems undecided(const Followed& followed, const Play& play, const State& state, const Action& action)
{
    constexpr std::array patterns{"{0}: say which, {1} or {2}", "{0}: say which, {1}, {2} or {3}"};
    for (const Given& preset : followed.choice->presets) {
        const auto index = index_of(action.form, preset.key);
        if (!index)
            continue;
        std::vector<Argument> said{action.form[*index].label, Name{preset.word}};
        for (const NextChoice& other : followed.owed->next.choices) {
            const auto word = std::ranges::find(other.presets, preset.key, &Given::key);
            if (word != other.presets.end() && word->word != preset.word && could_be(other, play, state, action))
                said.push_back(Name{word->word});
        }
        if (said.size() > 2)
            return {{preset.key, {patterns[std::min(said.size() - 3, patterns.size() - 1)], std::move(said)}}};
    }
    return {};
}

std::expected<Followed, Problem> followed(const State& state, const Follows& follows)
{
    const auto is_it = [&](const Owed& owed) { return owed.entry == follows.entry && owed.index == follows.index; };
    const auto found = std::ranges::find_if(state.owed, is_it);
    if (found == state.owed.end())
        return std::unexpected{not_owed(follows)};
    if (follows.choice < 0 || std::cmp_greater_equal(follows.choice, found->next.choices.size()))
        return std::unexpected{Problem{"next", {"there is no choice {0}", {follows.choice + 1}}}};
    return Followed{&*found, &found->next.choices[static_cast<std::size_t>(follows.choice)]};
}

std::vector<Given> presets_still_true(const Followed& followed, const State& state, const Action& action, const Roles& roles)
{
    const bool must = followed.owed->next.kind != Follow::May;
    std::vector<Given> presets = followed.choice->presets;
    std::erase_if(presets, [&](const Given& input) {
        const auto index = index_of(action.form, input.key);
        if (!index || action.form[*index].stat.empty())
            return false;
        const Field& field = action.form[*index];
        const auto& units = units_in(roles, field.role);
        const bool is_seated = must && units == units_in(followed.choice->roles, field.role);
        return !is_seated && std::ranges::any_of(units, [&](const std::string& key) {
            const Unit* const unit = state.find(key);
            return unit != nullptr && !unit->word(field.stat).empty();
        });
    });
    return presets;
}

} // namespace corneta::game
