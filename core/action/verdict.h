// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/outcome.h"
#include "core/action/working.h"
#include "core/dice/dice.h"
#include "core/form/answers.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace corneta {

/// Must: it follows. Either: the side in `by` decides between the choices. May: it follows for whom it concerns.
enum class Follow : std::uint8_t { Must, Either, May };

/// `must`, `either`, `may`
std::string_view word_of(Follow kind);

/// Who stands in a role of what follows: those of the role `from` of this action, or their side in a role of sides. Nobody that is known
/// where `from` is empty.
struct Seat {
    std::string_view role;
    std::string_view from;
};

/// An action to take with presets; other inputs keep their defaults.
struct Choice {
    std::string_view action;
    Sentence words; ///< what the button says
    std::vector<Given> presets;
    std::vector<Seat> seats{}; ///< none: roles keep their units by name
};

/// What comes after a result.
struct FollowUp {
    Follow kind = Follow::Must;
    std::string_view by; ///< the role or side that carries it out or decides
    std::vector<Choice> choices;
};

/// What changes in the unit of a role.
struct Effect {
    std::string_view role;
    std::string_view stat;
    Does does = Does::Nothing;
    std::int32_t value = 0;
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// What an action says at its end: one plain sentence, what to do with the figures, what follows.
struct Announcement {
    Sentence headline{};
    std::vector<Sentence> instructions{};
    std::vector<FollowUp> next{};

    /// One instruction more: `announcement.instruct("Move it {0} in.", inches)`.
    template <class... Arguments> void instruct(std::string_view pattern, const Arguments&... arguments)
    {
        instructions.push_back({pattern, {Argument{arguments}...}});
    }
    /// One thing more that follows.
    void follow(Follow kind, std::string_view by, Choice choice) { next.push_back({kind, by, {std::move(choice)}}); }
};

/// A resolved action, or one row of a batch.
struct Verdict {
    Sentence headline;
    std::vector<Working> workings;
    std::vector<Roll> rolls;
    Outcome outcome;
    std::vector<Effect> effects;
    std::vector<Sentence> instructions;
    std::vector<FollowUp> next;
};

} // namespace corneta
