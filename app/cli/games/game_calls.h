// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/question.h"
#include "app/storage/game/game_file.h"
#include "app/storage/report/report.h"

#include <expected>
#include <functional>
#include <string>
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
/// What `--then` says of later entries; `k=v` change answers of the play that is in force.
std::vector<game::Ruling> rulings_in(const CommandLine& line, const GameRecord& record);

} // namespace corneta::cli
