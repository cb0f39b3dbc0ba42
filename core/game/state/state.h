// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/verdict.h"
#include "core/game/state/rare.h"
#include "core/game/state/unit.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta {
template <class InputsOf, class TheEnd> struct ActionOf;
}

namespace corneta::game {

template <class Inputs, class End> struct PlayedAs;

/// Units in the roles of an action: `firer` is `k7`. A role whose fields are lists takes a unit a row.
struct RoleFilled {
    std::string role{};
    std::vector<std::string> units{};
    friend bool operator==(const RoleFilled&, const RoleFilled&) = default;
};
using Roles = std::vector<RoleFilled>;

/// The units in a role; none when nobody stands in it.
const std::vector<std::string>& units_in(const Roles& roles, std::string_view role);

/// What an action left under one key, as words; of a list one a row.
struct OutcomeWords {
    std::string key{};
    std::vector<std::string> words{};
    friend bool operator==(const OutcomeWords&, const OutcomeWords&) = default;
};

/// An action that may or must follow, with the units it is for and presets.
struct NextChoice {
    std::string action{};
    Sentence words{};
    Roles roles{};
    std::vector<Given> presets{};
    /// Words aside: an earlier program may have said it otherwise.
    friend bool operator==(const NextChoice& a, const NextChoice& b)
    {
        return a.action == b.action && a.roles == b.roles && a.presets == b.presets;
    }
};
struct Next {
    Follow kind = Follow::Must;
    std::string by{}; ///< the side or unit that carries it out or decides
    std::vector<NextChoice> choices{};
    friend bool operator==(const Next&, const Next&) = default;
};

/// An action that was played, as later rules need to know of it.
struct PlayedAction {
    int entry = 0;
    std::string action{};
    Roles roles{};
    std::vector<Given> answers{};                      ///< to every field that was asked, those of units and defaults too
    std::vector<std::vector<OutcomeWords>> outcomes{}; ///< one a row of a batch
    std::vector<StatChange> changes{};                 ///< as the outcomes declare them, for the units in their roles
    std::vector<Next> next{};                          ///< as the actions offer them
    friend bool operator==(const PlayedAction&, const PlayedAction&) = default;

    /// What was asked and what it left, typed; nothing when another action was played. Of a batch one row. See played.h.
    template <class Inputs, class End>
    std::optional<PlayedAs<Inputs, End>> as(const ActionOf<Inputs, End>& wanted, std::size_t row = 0) const;
    /// The unit in a role, its first one; empty when nobody stands in it.
    std::string unit(std::string_view role) const;
};

/// A follow-up that nobody has taken yet: the one at `index` of entry `entry`.
struct Owed {
    int entry = 0;
    int index = 0;
    Next next{};
    friend bool operator==(const Owed&, const Owed&) = default;
};

/// Where the game stands. `aftermath`: the phase's plays have taken effect and their follow-ups are played.
struct Stage {
    int turn = 1;
    std::string phase{};
    int round = 1;
    bool aftermath = false;
    friend bool operator==(const Stage&, const Stage&) = default;
};

inline constexpr std::size_t most_units_of_game = 10'000;

/// All that is true at one moment of a game: a fold over the effects in force.
struct State {
    Stage stage{};
    std::vector<Unit> units{}; ///< in the order they came
    std::vector<PlayedAction> pending{};
    std::vector<Owed> owed{};
    std::vector<std::string> face_down{}; ///< units with something hidden laid by them
    friend bool operator==(const State&, const State&) = default;

    /// By key or by code; nothing when there is no such unit.
    const Unit* find(std::string_view key_or_code) const;
    Unit* find(std::string_view key_or_code);
    /// The first one of which it holds; nothing where there is none.
    const Unit* first(const auto& which) const
    {
        const auto found = std::ranges::find_if(units, which);
        return found == units.end() ? nullptr : &*found;
    }
};

/// What is said of a name by which `State::find` finds nothing.
Problem unknown_unit(std::string where, std::string name);

/// Whether that action must follow, alone or as a choice, for a unit; what names no unit is for all. What may follow does not count.
bool must_follow(const State& state, std::string_view action, std::string_view unit);
/// Whether that action must or may follow for a unit in that role.
bool is_offered(const State& state, std::string_view action, std::string_view role, std::string_view unit);

/// What an entry does to the state.
struct Effects {
    std::vector<StatChange> stats{};
    std::vector<Unit> arrive{};
    std::vector<std::string> leave{};
    Rare<PlayedAction> waits{};                 ///< takes effect when the phase ends
    bool lifts_pending = false;                 ///< all that waited has taken effect in `stats`
    bool lets_go = false;                       ///< follow-ups still owed are given up
    std::vector<std::pair<int, int>> keeps{};   ///< but for these, by entry and index
    Rare<Stage> stage{};                        ///< the game goes on there
    std::vector<Next> next{};                   ///< owed from now on
    std::optional<std::pair<int, int>> takes{}; ///< entry and index of a follow-up that is no longer owed
    std::string lays{};                         ///< the unit by which something is laid face down
    std::vector<std::string> turns_up{};
    friend bool operator==(const Effects&, const Effects&) = default;
};

/// The state after the effects of entry number `entry`.
void apply(State& state, int entry, const Effects& effects);

} // namespace corneta::game
