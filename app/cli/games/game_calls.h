// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/commands.h"
#include "app/storage/game/game_file.h"
#include "app/storage/report/report.h"

#include <expected>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace corneta::cli {

using Operands = std::span<const std::string>;

/// A game open for writing, or why not: exit code 3.
std::expected<GameFile, Failure> game_for_writing(const std::string& path, Rulesets rulesets);
/// The game of a file as it stands.
std::expected<GameRead, Failure> game_for_reading(const std::string& path, Rulesets rulesets);

/// What stands in the way of a change: refused by the game (1), or by the disk (3); with what could be typed in its place.
std::unexpected<Failure> failed(const GameFile& file, Problems problems);

/// What a change prints: its entry and the seal to write down.
Reply reply_of(const GameFile& file, const CommandLine& line);

/// Gives a command that rolls nothing to the game of a file and prints its entry.
Reply changed(const std::string& path, const CommandLine& line, Rulesets rulesets, const game::Command& command);

/// What is told of a game, printed or in the file of `-o`, as `--format` says.
using Reported = std::function<std::expected<std::string, Problems>(const GameRecord& record, ReportKind kind)>;
Reply exported(Operands operands, const CommandLine& line, Rulesets rulesets, const Reported& report);

/// The reason of `--reason`, or nothing.
std::string reason_in(const CommandLine& line);

/// `k=v` as they are typed.
std::vector<Given> given_in(Operands words);
/// The number of an entry: digits alone.
std::expected<int, Failure> entry_named(const std::string& word);
/// The play that `k=v` say: names of roles are roles, `role=K1,K2` of several units, the rest answers.
game::Play play_from(const Ruleset& ruleset, const Action& action, Operands words);
/// What `--then` says of later entries; `k=v` change answers of the play that is in force.
std::expected<std::vector<game::Ruling>, Failure> rulings_in(const CommandLine& line, const GameRecord& record);

} // namespace corneta::cli
