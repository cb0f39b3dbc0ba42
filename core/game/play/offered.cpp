// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/offered.h"

#include "core/game/play/duties.h"
#include "core/game/play/objections.h"

#include <algorithm>
#include <iterator>

namespace corneta::game {

namespace {

bool are_there(const NextChoice& choice, const State& state)
{
    return std::ranges::all_of(choice.roles, [&](const RoleFilled& filled) {
        return std::ranges::all_of(filled.units, [&](const std::string& key) { return state.find(key) != nullptr; });
    });
}

/// What speaks against the units that it seats.
Problems against(const NextChoice& choice, const State& state, const Rulebook& book)
{
    Problems problems;
    object_by_rules(state, {0, choice.action, choice.roles, choice.presets, {}, {}, {}}, problems, book);
    std::erase_if(problems, [&](const Problem& problem) { return units_in(choice.roles, problem.where).empty(); });
    return problems;
}

bool waits(const NextChoice& choice, const State& state, const Rulebook& book)
{
    if (!are_there(choice, state))
        return false;
    const Problems problems = against(choice, state, book);
    return !problems.empty() && std::ranges::all_of(problems, [](const Problem& one) { return one.code == ProblemCode::StillOwed; });
}

} // namespace

bool is_open(const NextChoice& choice, const State& state, const Rulebook& book)
{
    return first_link(*book.ruleset, choice.action) == nullptr && are_there(choice, state) && against(choice, state, book).empty();
}

std::vector<Owed> waiting_follow_ups(const State& state, const Rulebook& book)
{
    std::vector<Owed> waiting;
    std::ranges::copy_if(state.owed, std::back_inserter(waiting), [&](const Owed& owed) {
        const auto is_one = [&](const NextChoice& choice) { return is_open(choice, state, book); };
        const auto is_later = [&](const NextChoice& choice) { return waits(choice, state, book); };
        return owed.next.kind != Follow::May && std::ranges::none_of(owed.next.choices, is_one)
            && std::ranges::any_of(owed.next.choices, is_later);
    });
    return waiting;
}

std::vector<Owed> open_follow_ups(const State& state, const Rulebook& book)
{
    std::vector<Owed> open;
    const bool is_over = !state.owed.empty() && is_decided(state, book);
    std::ranges::copy_if(state.owed, std::back_inserter(open), [&](const Owed& owed) {
        return !(is_over && owed.next.kind == Follow::May)
            && std::ranges::any_of(owed.next.choices, [&](const NextChoice& choice) { return is_open(choice, state, book); });
    });
    return open;
}

std::vector<Idle> waiting_units(const State& state, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    const bool has_duties = rules != nullptr && rules->duties != nullptr;
    return has_duties ? idle_by(*rules->duties, state, *book.typed_charts) : std::vector<Idle>{};
}

std::vector<Idle> idle_units(const State& state, const Rulebook& book)
{
    return is_decided(state, book) ? std::vector<Idle>{} : waiting_units(state, book);
}

std::vector<Standing> standing_of(const State& state, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    return rules == nullptr || rules->standing == nullptr ? std::vector<Standing>{} : rules->standing(state, book);
}

bool is_decided(const State& state, const Rulebook& book)
{
    const GameRules* const rules = book.ruleset->game;
    if (rules != nullptr && rules->is_over != nullptr)
        return rules->is_over(state, book);
    return std::ranges::any_of(standing_of(state, book), &Standing::is_over);
}

bool is_settled(const State& state, const Rulebook& book)
{
    return is_decided(state, book) && std::ranges::none_of(state.owed, [](const Owed& owed) { return owed.next.kind != Follow::May; });
}

std::string winner_of(const State& state, const Rulebook& book)
{
    if (!is_decided(state, book))
        return {};
    const std::vector<Standing> all = standing_of(state, book);
    if (all.size() > 1 && std::ranges::count(all, false, &Standing::has_broken) == 1)
        return std::ranges::find(all, false, &Standing::has_broken)->side;
    const auto winner = std::ranges::find(all, true, &Standing::has_won);
    return winner == all.end() ? std::string{} : winner->side;
}

Sentence verdict_of(const State& state, const Rulebook& book)
{
    if (!is_decided(state, book))
        return {};
    if (!is_settled(state, book))
        return {"The battle is over; who has won it is not said yet."};
    const Unit* const winner = state.find(winner_of(state, book));
    return winner == nullptr ? Sentence{"The battle is over: nobody has won it."} : Sentence{"The battle is over: won by {0}.", {*winner}};
}

} // namespace corneta::game
