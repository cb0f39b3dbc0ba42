// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/state/state.h"
#include "core/text/sentence.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::game {

/// One of the numbers that a unit's whole falls into: 9 effectives of 12 castings.
struct CountedPart {
    std::string_view label;
    int number = 0;
    bool is_lent = false; ///< by another unit, which counts them too
};

/// What a list of forces shows of a unit beside its name.
struct UnitSummary {
    std::vector<CountedPart> parts{}; ///< what is left first, what is lost last; empty where there is nothing to count
    std::vector<Sentence> marks{};    ///< such as `broken`, each a word or two
};

/// What a unit, a leader or a side may still do or be rolled for before the phase ends, although nothing must follow. The
/// words are views of what the ruleset is made of, which outlives it.
struct Idle {
    std::string unit;
    Sentence why;            ///< without its name: `has not fired`
    std::string_view action; ///< that would do it; empty where none of ours does
    std::string_view role;   ///< its role there
    std::string_view done{}; ///< the stat that says that it has done so or does not want to
    std::string_view word{}; ///< what the stat then is
    bool must = false;       ///< the phase does not end without it unless a reason is given
};

/// What is not as the rules' armies usually are, of a unit, a leader or a side: a warning to who builds one, never a refusal.
struct Unusual {
    std::string unit;
    Sentence words;
};

/// What a side is at by the measure that decides the game.
struct Standing {
    std::string side;
    Sentence words;       ///< without its name: `7 of 9 left to its break point`
    int points = 0;       ///< the number that stands out in it
    bool is_over = false; ///< the words say how the game has ended for it
    bool has_won = false;
    bool has_broken = false; ///< its army: at its break point, or without a unit
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// A mark for units of which a stat says yes.
struct MarkSpec {
    Stat<bool> stat;
    std::string_view words;
};
/// Those of the marks that a unit has, in their order.
std::vector<Sentence> marks_of(const Unit& unit, std::span<const MarkSpec> marks);

/// Marks a unit with the label of the option that a stat is, put into `pattern`; not with the one that goes without saying.
void mark_option(std::string_view word, std::span<const Option> options, std::string_view unsaid, std::string_view pattern,
                 UnitSummary& summary);
template <class Value>
void mark_option(const Unit& unit, const Stat<Value>& stat, std::string_view unsaid, std::string_view pattern, UnitSummary& summary)
{
    mark_option(unit.word(stat.key), stat.options, unsaid, pattern, summary);
}
/// Marks it with a number over 0.
void mark_number(const Unit& unit, const Stat<int>& stat, std::string_view pattern, UnitSummary& summary);

/// Whether the ruleset counts a unit among those that are on the table no more for good.
bool is_gone(const Unit& unit, const Rulebook& book);
/// Whether it is off the table for now.
bool is_away(const State& state, const Unit& unit, const Rulebook& book);

/// What an action without dice comes to as things stand, with those units in its roles; nothing where it is refused or asks for dice.
std::optional<PlayedAction> reckoned(const State& state, const Rulebook& book, std::string_view action, const Roles& roles = {});

} // namespace corneta::game
