// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/games/game_calls.h"
#include "app/cli/printing/game_text.h"
#include "core/game/decide/decide.h"
#include "core/game/decide/edits.h"
#include "core/game/play/offered.h"
#include "core/game/play/prepared.h"

#include <algorithm>

namespace corneta::cli {

namespace {

/// A choice that is open by now, the first of them; a follow-up that waits has none.
std::size_t open_choice(const game::Owed& owed, const game::State& state, const Rulebook& book)
{
    const auto is_one = [&](const game::NextChoice& choice) { return game::is_open(choice, state, book); };
    const auto found = std::ranges::find_if(owed.next.choices, is_one);
    return found == owed.next.choices.end() ? 0 : static_cast<std::size_t>(found - owed.next.choices.begin());
}

/// What is still owed is told in the order in which it is owed.
void name_commands_for_owed(const GameFile& file, Problems& problems)
{
    const game::State& state = file.journal().state();
    auto problem = problems.begin();
    for (const game::Owed& owed : game::open_follow_ups(state, file.record().book())) {
        if (owed.next.kind == Follow::May)
            continue;
        problem = std::find_if(problem, problems.end(), [](const Problem& one) { return one.code == ProblemCode::StillOwed; });
        if (problem == problems.end())
            return;
        const std::size_t choice = open_choice(owed, state, file.record().book());
        const game::Play play{.action = owed.next.choices[choice].action,
                              .follows = game::Follows{owed.entry, owed.index, static_cast<int>(choice)}};
        problem->what = {"{0}: {1}", {problem->what, Name{command_of(file.record(), file.file().path(), play)}}};
        ++problem;
    }
}

void name_commands_for_idle(const GameFile& file, Problems& problems)
{
    for (Problem& problem : problems) {
        if (problem.code != ProblemCode::NotDone)
            continue;
        const auto all = idle_of(file.record());
        const auto idle = std::ranges::find_if(all, [&](const game::Idle& one) { return one.must && one.unit == problem.where; });
        if (idle == all.end())
            continue;
        if (const std::string command = command_of(file.record(), file.file().path(), *idle); !command.empty())
            problem.what = {"{0}: {1}", {problem.what, Name{command}}};
    }
}

Problem way_out(std::string_view where, std::string_view rule)
{
    if (rule.empty())
        return {std::string{where}, {"--reason WHY does it all the same"}};
    return {std::string{where}, {"{0}; --reason WHY does it all the same", {rule}}};
}

} // namespace

void name_commands(const GameFile& file, Problems& problems)
{
    name_commands_for_owed(file, problems);
    name_commands_for_idle(file, problems);
    if (std::ranges::find(problems, ProblemCode::NotSeen, &Problem::code) != problems.end())
        problems.push_back({"--usual", {"takes what is usual of it, as the form begins"}});
}

void name_section(const GameFile& file, const game::Play& play, Problems& problems)
{
    const auto ready = game::prepared(file.journal().state(), file.record().book(), play);
    if (!ready || ready->objected.empty() || ready->objected != problems)
        return;
    const Action& action = *file.record().ruleset().find_action(play.action);
    const bool all_say_theirs = std::ranges::none_of(problems, &std::string_view::empty, &Problem::rule);
    for (Problem& problem : problems)
        if (!problem.rule.empty())
            problem.what = {"{0} ({1})", {problem.what, problem.rule}};
    if (all_say_theirs)
        problems.push_back({std::string{action.key}, {"--reason WHY plays it all the same"}});
    else
        problems.push_back({std::string{action.key}, {"{0}; --reason WHY plays it all the same", {action.rule}}});
}

void name_section_of_laying(const GameFile& file, const Hidden& hidden, Problems& problems)
{
    const Ruleset& ruleset = file.record().ruleset();
    const game::State state = file.known_beside(hidden.unit);
    const game::Unit* const unit = state.find(hidden.unit);
    if (unit == nullptr || !hidden.reason.empty() || ruleset.game == nullptr)
        return;
    const auto spec = std::ranges::find(ruleset.game->hidden, unit->kind, &game::HiddenSpec::kind);
    if (spec == ruleset.game->hidden.end() || game::objections_to_placing(state, file.record().book(), *unit, hidden.word) != problems)
        return;
    const Action* const means = ruleset.find_action(spec->means);
    problems.push_back(way_out("lay", means == nullptr ? std::string_view{} : means->rule));
}

void name_section_of_parts(const GameFile& file, const game::Command& with_reason, Problems& problems)
{
    if (game::decided(file.journal(), file.record().book(), with_reason, {}))
        problems.push_back(way_out("parts", {}));
}

} // namespace corneta::cli
