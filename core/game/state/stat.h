// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"
#include "core/text/words.h"

#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace corneta::game {

/// When a stat goes back to how it stood at the start.
enum class Lasts : std::uint8_t { Game, Turn, Phase };

/// A number in a stat's word, which is checked before it becomes one; 0 where a unit has not the stat.
int number_of(std::string_view word);

/// A stat of units: its key, its type and its words, said once. Read it with `unit[stat]`, write it with EffectsBuilder.
/// `int` is a number, `bool` yes or no, an enum class one of its options, `std::string_view` any words.
/// Example: `inline constexpr Stat<int> steps{.key = "steps", .label = "Steps"};`
template <class Value> struct Stat {
    std::string_view key;
    std::string_view label{};
    std::span<const Option> options{}; ///< of an enum, counted as its enumerators
    Lasts lasts = Lasts::Game;
    int most = 99;
    std::string_view of{};                 ///< the kind of those that a UnitRef or a UnitSet names; empty: any but sides
    std::uint32_t hash = hash_of_key(key); ///< as Stats look it up

    /// For the declarations that name a stat: `.stat = stat::steps`.
    constexpr operator std::string_view() const { return key; } // NOLINT(google-explicit-constructor)

    /// A unit without the stat has the value that its type begins with.
    Value from(std::string_view word) const
    {
        if constexpr (std::is_same_v<Value, bool>) {
            return are_same(word, "yes");
        } else if constexpr (std::is_same_v<Value, int>) {
            return number_of(word);
        } else if constexpr (std::is_enum_v<Value>) {
            for (std::size_t i = 0; i < options.size(); ++i)
                if (are_same(options[i].word, word))
                    return static_cast<Value>(i);
            return Value{};
        } else {
            return word;
        }
    }
    std::string word(Value value) const
    {
        if constexpr (std::is_same_v<Value, bool>)
            return value ? "yes" : "no";
        else if constexpr (std::is_same_v<Value, int>)
            return std::to_string(value);
        else if constexpr (std::is_enum_v<Value>)
            return std::string{options[static_cast<std::size_t>(value)].word};
        else
            return std::string{value};
    }
};

/// A word of a ruleset that is spelled once; a literal is none.
template <class Of> struct Word {
    std::string_view key{};
    constexpr Word() = default;
    constexpr explicit Word(std::string_view word) : key{word} {}
    constexpr operator std::string_view() const { return key; } // NOLINT(google-explicit-constructor)
    constexpr bool empty() const { return key.empty(); }
    friend bool operator==(Word one, std::string_view other) { return are_same(one.key, other); }
};
/// A kind of unit: `unit.kind == kind::leader`.
using UnitKind = Word<struct OfUnits>;
/// A phase: `state.stage.phase == phase::melee`.
using PhaseKey = Word<struct OfPhases>;

/// A role of an action, so that its name is spelled once: `units_in(played.roles, role::attacker)`.
struct Role {
    std::string_view key;
    constexpr operator std::string_view() const { return key; } // NOLINT(google-explicit-constructor)
};

} // namespace corneta::game
