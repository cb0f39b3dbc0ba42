// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/action/paper.h"
#include "core/charts/chart.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta {

namespace game {
struct GameRules;
}

/// When what is played in a phase takes effect: at once, or all of it together when the phase ends.
enum class Applied : std::uint8_t { AtOnce, AtEnd };

/// A phase of the turn, in the order of play.
struct PhaseSpec {
    std::string_view key;
    std::string_view label;
    Applied applied = Applied::AtOnce;
};

/// A cell that changes no odds, and why.
struct UnreachableCell {
    std::string_view chart;
    std::string_view row;
    std::string_view column;
    std::string_view reason;
};

/// What battles that play themselves never or seldom come to: an action, an answer (`garrison place=outside`, `front_left=yes` of any), or
/// several that are offered together, as the table of what was played names them.
struct SeldomPlayed {
    std::string_view what;
    std::string_view reason;
};

/// A grid of questions such as fall in most battles, to see what a changed chart does to them. Words are `key=word`, with spaces between
/// them; those of `across` and `down` are tried one after the other: `range=2,4,8`.
struct MatchUps {
    std::string_view action;
    std::string_view with; ///< of all; what nobody names is the form's default
    std::string_view across{};
    std::string_view down{};
    std::string_view scene{}; ///< one of them in words, with `{0}` for what is tried across and `{1}` for what is tried down
};

/// A game system: everything the program knows of it.
struct Ruleset {
    std::string_view key;
    std::string_view label;
    std::string_view edition; ///< author, year, edition
    std::string_view folder;  ///< where its data lies among the program's resources
    std::span<const PhaseSpec> phases;
    std::span<const Action> actions;
    std::span<const ChartSpec> charts;
    std::span<const UnreachableCell> unreachable{};
    std::span<const SeldomPlayed> seldom{}; ///< all else some battle of 500 of each scenario plays
    std::span<const MatchUps> match_ups{};  ///< a chart that no grid's action reads is measured by the defaults of one that does
    std::unique_ptr<const RulesetCharts> (*typed_charts)(const ChartSet& charts) = nullptr;
    const game::GameRules* game = nullptr; ///< what it adds so that a game can be kept; nothing: its actions as they stand
    PaperSpec paper{};

    /// Nothing for an unknown key.
    const Action* find_action(std::string_view key) const;
};

struct BooksOfGame;

/// A ruleset with the charts in use. The typed charts refer to the plain ones.
struct Rulebook {
    const Ruleset* ruleset = nullptr;
    std::shared_ptr<const ChartSet> charts;
    std::shared_ptr<const RulesetCharts> typed_charts;
    std::shared_ptr<const BooksOfGame> earlier{}; ///< of a game that has changed its charts
};

/// The books of a game, each with the first entry that was decided by it.
struct BooksOfGame {
    std::vector<std::pair<int, Rulebook>> from{};
};

/// The book by which an entry of a game is decided: its last one is `book`.
Rulebook book_at(const Rulebook& book, int entry);

Rulebook rulebook(const Ruleset& ruleset, ChartSet charts);

} // namespace corneta
