// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/outcome.h"
#include "core/game/state/stat.h"
#include "core/game/state/stats.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace corneta::game {

/// A unit, leader, side or anything else that a game keeps numbers of. Stats are words as a command line writes them: `12`, `yes`, `line`.
struct Unit {
    std::string key{};
    std::string code{}; ///< two characters, or empty
    std::string name{};
    std::string kind = "unit"; ///< `unit`, `leader`, `side` or another word of the ruleset
    std::string side{};
    std::string command{};
    Stats stats{};
    friend bool operator==(const Unit&, const Unit&) = default;

    operator NamedUnit() const { return {key, name}; } // NOLINT(google-explicit-constructor): sentences name units as they are

    template <class Value> Value operator[](const Stat<Value>& stat) const { return stat.from(stats.word(stat.key, stat.hash)); }
    template <class Value> bool has(const Stat<Value>& stat) const { return !stats.word(stat.key, stat.hash).empty(); }
    template <class Value> void put(const Stat<Value>& stat, std::type_identity_t<Value> value)
    {
        stats.insert_or_assign(stat.key, stat.word(value));
    }

    /// The option so many further on, at most the last or the first one.
    template <class Value>
        requires std::is_enum_v<Value>
    void shift(const Stat<Value>& stat, int by)
    {
        const int last = static_cast<int>(stat.options.size()) - 1;
        put(stat, static_cast<Value>(std::clamp(static_cast<int>((*this)[stat]) + by, 0, last)));
    }

    /// The stat's word as kept, for those who write, show or compare it; empty when the unit has none.
    std::string_view word(std::string_view stat) const { return stats.word(stat); }
};

/// What happens to one stat. Add takes a number, below 0 to lower it; Set and Marker put the word in place.
struct StatChange {
    std::string unit{};
    std::string stat{};
    Does does = Does::Add;
    std::string word{};
    friend bool operator==(const StatChange&, const StatChange&) = default;
};

/// Whether a word is a number that a stat may have: whole or in tenths, and not so large that a product of two fails.
bool is_number(std::string_view word);

void apply(Unit& unit, const StatChange& change);

} // namespace corneta::game
