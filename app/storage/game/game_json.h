// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/dice/fair_dice.h"
#include "core/charts/statement.h"
#include "core/game/balance/balance.h"
#include "core/game/journal/entry.h"
#include "core/text/problem.h"

#include <QJsonArray>
#include <QJsonObject>

#include <expected>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace corneta {

/// What new games are written in, and what this program reads from. A game goes on in the format that it began with.
inline constexpr int game_format = 2;
inline constexpr int oldest_format = 1;
inline constexpr int first_format_of_sentences = 2;

/// The first line of a game: all that it is played by, so that the file needs no other.
struct GameHead {
    int format = game_format;
    std::string program; ///< the version that began it
    std::string ruleset;
    std::string id; ///< of its secrets
    std::vector<Members> pack{};
    std::vector<Members> scenario{};
};

/// A roll that is asked for: the command, and what was typed of its dice.
struct Request {
    game::Command command;
    std::vector<std::pair<std::string, std::vector<int>>> typed{}; ///< faces by label
    friend bool operator==(const Request&, const Request&) = default;
};

/// From here on the program's dice come from a seed that this commits to. One of an earlier version commits to nothing else.
struct OpeningLine {
    std::string opening;             ///< the commitment; see Opening
    std::vector<Request> requests{}; ///< what is rolled, and nothing else
    std::string after{};             ///< the seal of the line before
    std::string charts{};            ///< digest of the charts in force
    std::string holder{};            ///< the side that holds the computer, as far as it was said
    std::vector<SideWord> words{};   ///< said before the commitment was there
};
/// In digits of 0-9a-f; empty of an earlier version.
std::string binding_of(const OpeningLine& line);
/// A side's word for the opening before it.
struct WordLine {
    std::string side;
    std::string word;
};
/// The seed of an opening, which is over.
struct RevealLine {
    std::string opening;
    std::string reveal;
};
/// What was opened is not rolled, for a reason. `rolls` are the faces that were thrown away; none where the seed is gone.
struct ThrownAwayLine {
    std::string thrown_away; ///< the commitment
    std::string reason;
    std::vector<game::RecordedRoll> rolls{};
    bool is_withheld = false;
};
/// What was opened is rolled, and its seed is gone: nobody can check its dice any more, and the game goes on.
struct WithheldLine {
    std::string withheld; ///< the commitment
    std::string reason;
};
using GameLine = std::variant<OpeningLine, WordLine, RevealLine, ThrownAwayLine, WithheldLine, game::Entry>;

/// What an object of a file says, for who prints it with more.
QJsonObject members_of(const GameLine& line, int format = game_format);
QJsonObject members_of(const game::BalanceQuestion& question);
/// The text of one JSON object, without a line's end. Members that are empty, no or 0 are left out.
std::string json_of(const GameHead& head);
std::string json_of(const GameLine& line, int format = game_format);
std::string json_of(const game::BalanceQuestion& question);
std::string json_of(const game::Balance& balance);
/// The same of a statement, whole.
std::string json_of(const Members& members);

/// A sentence as a value: its pattern, then what fills it. Words of ours are texts; of other arguments each kind has a key of its own. Empty for
/// a text that stands as it is.
QJsonArray said_json(const Sentence& sentence);
/// Hands as values: what they do, to which unit, how many, and their sentences. Empty where all stand as they are.
QJsonArray said_json(const std::vector<Instruction>& hands);

/// The entry with its sentences in English alone, as a game of format 1 has them.
game::Entry in_english(game::Entry entry);

/// What a line of a journal says, without its seal, or what is wrong with it; `file` and the line's number stand in problems.
std::expected<GameHead, Problems> head_from(std::string_view body, const std::string& file);
std::expected<GameLine, Problems> line_from(std::string_view body, const std::string& file, int line);
/// What battles came to, as a line of a file says it.
std::expected<game::Balance, Problems> balance_from(std::string_view body, const std::string& file, int line);
/// The statement of a pack that an entry holds.
std::expected<Statement, Problems> statement_from(std::string_view body, const std::string& file, int line);

} // namespace corneta
