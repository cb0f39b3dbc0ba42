// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/answers.h"
#include "core/game/state/state.h"
#include "core/text/match.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace corneta::game {

/// The follow-up that a play takes: of which entry, which of its follow-ups, which choice of that.
struct Follows {
    int entry = 0;
    int index = 0;
    int choice = 0;
    friend bool operator==(const Follows&, const Follows&) = default;
};

/// An action, or a batch of one. What is not typed comes from the follow-up it takes, then from the units in their roles.
struct Play {
    std::string action{};
    Roles roles{};
    std::vector<Given> typed{};
    std::optional<Follows> follows{};
    std::string reason{};  ///< why it is played although something speaks against it
    bool as_usual = false; ///< what nobody says of the table is as usual there: `Fact::Seen`
    friend bool operator==(const Play&, const Play&) = default;
};
/// Something hidden is laid by a unit; what it is stands sealed in the journal and nowhere in the state.
struct PlaceFaceDown {
    std::string unit{};
    std::int64_t place = 0;   ///< a number that no other one has
    std::string sealed{};     ///< unreadable without the game's secrets
    std::string commitment{}; ///< what it will be checked against
    std::string reason{};     ///< why it is laid although something speaks against it
    friend bool operator==(const PlaceFaceDown&, const PlaceFaceDown&) = default;
};
struct TurnedUp {
    std::string unit{};
    std::string word{};
    std::string salt{}; ///< shows with the word that it is what was laid
    friend bool operator==(const TurnedUp&, const TurnedUp&) = default;
};
/// All that is turned up at one time.
struct TurnUp {
    std::vector<TurnedUp> all{};
    std::string reason{}; ///< why it is turned up now although something speaks against it
    friend bool operator==(const TurnUp&, const TurnUp&) = default;
};
struct EndPhase {
    std::string reason{}; ///< why it ends although something is still owed
    friend bool operator==(const EndPhase&, const EndPhase&) = default;
};
/// The table wins: stats are as the players say, for a reason. With `arrives` the unit is new.
struct Edit {
    std::string unit{};
    std::vector<Given> stats{};
    Rare<Unit> arrives{};
    std::string reason{};
    friend bool operator==(const Edit&, const Edit&) = default;
};
struct Split {
    std::string unit{};
    int size = 0; ///< of the part
    std::string part{};
    std::string code{};
    std::string name{};
    std::string reason{}; ///< why it parts although something speaks against it
    friend bool operator==(const Split&, const Split&) = default;
};
struct Join {
    std::string unit{};
    std::string other{};  ///< goes up in it
    std::string reason{}; ///< why they join although something speaks against it
    friend bool operator==(const Join&, const Join&) = default;
};

enum class Rule : std::uint8_t { Strike, Keep, Amend };
/// What becomes of a later entry that no longer fits.
struct Ruling {
    int entry = 0;
    Rule rule = Rule::Keep;
    Rare<Play> play{}; ///< of Amend
    friend bool operator==(const Ruling&, const Ruling&) = default;
};
/// A past entry is taken back as if it had never been.
struct Strike {
    int entry = 0;
    std::string reason{};
    std::vector<Ruling> rulings{};
    std::optional<Rule> rest{}; ///< of all later entries that no longer fit and have no ruling of their own: kept or struck
    friend bool operator==(const Strike&, const Strike&) = default;
};
/// A past play with other answers and the same dice.
struct Amend {
    int entry = 0;
    Play play{};
    std::string reason{};
    std::vector<Ruling> rulings{};
    std::optional<Rule> rest{}; ///< as in `Strike`
    friend bool operator==(const Amend&, const Amend&) = default;
};
struct Undo {
    friend bool operator==(const Undo&, const Undo&) = default;
};
struct Redo {
    friend bool operator==(const Redo&, const Redo&) = default;
};
/// From here on the game is played by the ruleset's own charts and by what these lines of a pack state otherwise.
struct ChangeCharts {
    std::vector<std::string> pack{}; ///< a statement each
    std::string reason{};
    friend bool operator==(const ChangeCharts&, const ChangeCharts&) = default;
};
struct Note {
    std::string text{};
    friend bool operator==(const Note&, const Note&) = default;
};

/// The game goes on as something outside of it says: what changes so that it stands there.
struct FromPaper {
    Effects effects{};
    std::string reason{};
    Sentence title{}; ///< of what else it goes on by, such as a battle that was added; empty: of a sheet of paper
    friend bool operator==(const FromPaper&, const FromPaper&) = default;
};

using Command =
    std::variant<Play, PlaceFaceDown, TurnUp, EndPhase, Edit, Split, Join, Strike, Amend, Undo, Redo, Note, ChangeCharts, FromPaper>;

/// Commands with a reading of their own, which the timeline takes in.
template <class T>
concept Appending = OneOf<T, Play, PlaceFaceDown, TurnUp, EndPhase, Edit, Split, Join, Note, ChangeCharts, FromPaper>;
/// Commands by which past entries read otherwise from now on.
template <class T>
concept Branching = OneOf<T, Strike, Amend>;
/// Commands that go to another timeline there is.
template <class T>
concept Moving = OneOf<T, Undo, Redo>;

} // namespace corneta::game
