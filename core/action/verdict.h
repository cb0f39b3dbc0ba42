// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/outcome.h"
#include "core/action/working.h"
#include "core/dice/dice.h"
#include "core/form/answers.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <optional>
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

/// What hands do at the table.
enum class Hand : std::uint8_t { Say, TakeOff, PutBehind, PutDown, Mark, Unmark, Turn, Move };

/// `say`, `take-off`, `put-behind`, `put-down`, `mark`, `unmark`, `turn`, `move`
std::string_view word_of(Hand hand);

/// One thing to do at the table, or to bear in mind, which is `Say`.
struct Instruction {
    Hand hand = Hand::Say;
    Sentence words{};

    Instruction(Sentence sentence) : words{std::move(sentence)} {} // NOLINT(google-explicit-constructor): most are `Say`
    Instruction(Hand kind, Sentence sentence) : hand{kind}, words{std::move(sentence)} {}
    Instruction(std::string_view pattern,
                std::vector<Argument> arguments = {}) // NOLINT(google-explicit-constructor): as a sentence is written
        : words{pattern, std::move(arguments)}
    {
    }
    Instruction(Hand kind, std::string_view pattern, std::vector<Argument> arguments = {})
        : hand{kind},
          words{pattern, std::move(arguments)}
    {
    }
    friend bool operator==(const Instruction&, const Instruction&) = default;

    /// The first unit that its words name, and the first number, which is how much; nothing where they have none. A turn is no amount: a name.
    const NamedUnit* unit() const;
    std::optional<Fraction> amount() const;
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
    std::vector<Instruction> instructions{};
    std::vector<FollowUp> next{};

    /// One instruction more: `announcement.instruct(Hand::Move, "Move it {0} in.", inches)`.
    template <class... Arguments> void instruct(Hand hand, std::string_view pattern, const Arguments&... arguments)
    {
        instructions.emplace_back(hand, pattern, std::vector<Argument>{Argument{arguments}...});
    }
    template <class... Arguments> void instruct(std::string_view pattern, const Arguments&... arguments)
    {
        instruct(Hand::Say, pattern, arguments...);
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
    std::vector<Instruction> instructions;
    std::vector<FollowUp> next;
};

} // namespace corneta
