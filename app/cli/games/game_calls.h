// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/question.h"
#include "app/storage/game/game_file.h"
#include "app/storage/report/report.h"

#include <expected>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::cli {

/// A game open for writing, or why not: exit code 3.
GameFile game_for_writing(const std::string& path, Rulesets rulesets);
/// The game of a file as it stands.
GameRead game_for_reading(const std::string& path, Rulesets rulesets);

/// What stands in the way of a change: refused by the game (1), or by the disk (3); with what could be typed in its place.
Failure failed(const GameFile& file, Problems problems);
/// What a change came to; where the game or the disk stands in its way, a failure that says so.
template <class Value> Value or_fail(std::expected<Value, Problems> changed, const GameFile& file)
{
    if (!changed)
        throw failed(file, std::move(changed.error()));
    return *std::move(changed);
}

/// What a change prints: its entry and the seal to write down.
Reply reply_of(const GameFile& file, const CommandLine& line);

/// Gives a command that rolls nothing to the game of a file and prints its entry.
Reply changed(const Call& call, const game::Command& command);

/// What is told of a game, printed or in the file of `-o`, as `--format` says.
using Reported = std::function<std::string(const GameRecord& record, ReportKind kind)>;
Reply exported(const Call& call, const Reported& report);

/// What a scenario states, built in or of a file, with the choices of `--option`.
std::vector<Statement> scenario_named(const std::string& key_or_file, const CommandLine& line, const Ruleset& ruleset);

/// The reason of `--reason`, or nothing.
std::string reason_in(const CommandLine& line);

/// The number of an entry: digits alone.
int entry_named(const std::string& word);
/// The play that `k=v` say: names of roles are roles, `role=K1,K2` of several units, the rest answers.
game::Play play_from(const Ruleset& ruleset, const Action& action, std::vector<Given> given);
/// What `--then` says of later entries; `k=v` change answers of the play that is in force, `rest` is all others that no longer fit.
void rule_later(game::Branching auto& command, const CommandLine& line, const GameRecord& record);

// What a refusal tells beside what is wrong: the command that helps.

/// Of what is still owed and of those who must act, each with the command that does it.
void name_commands(const GameFile& file, Problems& problems);

/// The section that speaks against a play, where nothing but that does: a reason overrules it.
void name_section(const GameFile& file, const game::Play& play, Problems& problems);

/// The same of what is laid face down by a unit.
void name_section_of_laying(const GameFile& file, const Hidden& hidden, Problems& problems);

/// The same of parts that are split and joined; `with_reason` is the command with any reason.
void name_section_of_parts(const GameFile& file, const game::Command& with_reason, Problems& problems);

/// What a game's file cannot keep of the texts typed for it, and keys that stand there twice. Names of files may be as they are.
Problems problems_with_texts(const Call& call);

/// A problem for each key of `k=v` that stands there once more.
Problems problems_with_repeated(std::span<const Given> given);
/// What `k=v` give of which no key may stand there twice.
std::vector<Given> given_once(std::span<const std::string_view> words);

/// The units of a file of comma-separated values, for a game with the units of `table`. Exit code 3 and everything that is wrong, by line.
std::vector<game::Unit> forces_of_file(const std::string& path, const Rulebook& book, std::span<const game::Unit> table = {});

/// The same as a scenario states it that begins with them, sides first.
std::vector<Statement> scenario_of_forces(const std::string& path, const Rulebook& book);

} // namespace corneta::cli
