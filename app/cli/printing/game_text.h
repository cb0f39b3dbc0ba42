// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/game/game_file.h"
#include "app/storage/game/verified.h"
#include "core/game/play/rules.h"

#include <QJsonArray>
#include <QJsonObject>

#include <string>
#include <vector>

namespace corneta::cli {

/// An entry as a person reads it: its command in words, then what it came to.
std::string text_of(const GameRecord& record, const game::Entry& entry);
/// The letters of the seal, to be written on paper.
std::string text_of_seal(const GameFile& file);
/// Nothing where no line broke off.
std::string text_of_torn(const GameRead& read);
/// Where the game stands, its sides and units, what is owed, who has not acted and what lies face down.
std::string text_of(const GameRecord& record);
/// `game resolve FILE fire firer=2nd-indiana target=UNIT`: roles that nobody is named for yet are to be filled in.
std::string command_of(const GameRecord& record, const std::string& path, const game::Play& play);
/// What does it, an action or `game turn-up FILE us-a`; empty where neither does.
std::string command_of(const GameRecord& record, const std::string& path, const game::Idle& idle);
/// Who has not acted in the phase, alike ones in a line with the command that does it for the first; empty where all have.
std::string not_done_in_lines(const GameRecord& record, const std::string& path);
/// The line of a journal's list: number, phase, words; ones undone or read otherwise say so.
std::string line_of(const GameRecord& record, const game::Entry& entry);
/// Who may still do something in this phase; nothing where the ruleset does not say.
std::vector<game::Idle> idle_of(const GameRecord& record);
/// A unit with its stats as words.
QJsonObject json_of(const game::Unit& unit);
QJsonArray json_of(const std::map<std::string, Doubts>& doubts);
/// What `game show --json` says of where a game stands, without its journal.
QJsonObject json_of(const game::State& state, const Rulebook& book);
/// `Turn 3, First Fire`
std::string text_of(const GameRecord& record, const game::Stage& stage);

} // namespace corneta::cli
