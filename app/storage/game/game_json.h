// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/charts/statement.h"
#include "core/game/journal/entry.h"
#include "core/text/problem.h"

#include <expected>
#include <string>
#include <variant>
#include <vector>

namespace corneta {

inline constexpr int game_format = 1;

/// The first line of a game: all that it is played by, so that the file needs no other.
struct GameHead {
    int format = game_format;
    std::string program; ///< the version that began it
    std::string ruleset;
    std::string id; ///< of its secrets
    std::vector<Members> pack{};
    std::vector<Members> scenario{};
};

/// From here on the program's dice come from a seed that this commits to.
struct OpeningLine {
    std::string opening; ///< SHA-256 of the seed
};
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
using GameLine = std::variant<OpeningLine, WordLine, RevealLine, game::Entry>;

/// The text of one JSON object, without a line's end. Members that are empty, no or 0 are left out.
std::string json_of(const GameHead& head);
std::string json_of(const GameLine& line);
/// The same of a statement, whole.
std::string json_of(const Members& members);

/// What the line of a file states, or what is wrong with it.
std::expected<GameHead, Problems> head_from(const Statement& statement);
std::expected<GameLine, Problems> line_from(const Statement& statement);

/// The statement of one line of a journal, which may be longer than a line of a pack.
std::expected<Statement, Problems> statement_of_line(const std::string& body, const std::string& file, int line);

} // namespace corneta
