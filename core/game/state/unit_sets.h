// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/unit.h"
#include "core/text/words.h"

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <vector>

/// Stats that hold a unit or several: `Stat<UnitRef> bastion`, `Stat<UnitSet> drives`. Nobody writes their words but here.
namespace corneta::game {

/// What stands where it is known that there is none.
inline constexpr std::string_view nobody = "none";

template <class Word>
concept UnitWord = std::convertible_to<const Word&, std::string_view>;

/// A unit, or nobody.
struct UnitRef {
    std::string_view key{};
    constexpr UnitRef() = default;
    template <UnitWord Word> constexpr UnitRef(const Word& word) : key{word} {} // NOLINT(google-explicit-constructor): what a stat keeps
    constexpr operator std::string_view() const { return key; }                 // NOLINT(google-explicit-constructor)
    bool is(const Unit& unit) const { return are_same(key, unit.key); }
    bool empty() const { return key.empty(); }
    explicit operator bool() const { return !key.empty(); }
    friend bool operator==(const UnitRef& ref, const UnitWord auto& word) { return are_same(ref.key, word); }
};

/// Keys in the order they came.
struct UnitSet {
    std::string_view keys{};
    constexpr UnitSet() = default;
    template <UnitWord Word> constexpr UnitSet(const Word& word) : keys{word} {} // NOLINT(google-explicit-constructor): what a stat keeps
    constexpr operator std::string_view() const { return keys; }                 // NOLINT(google-explicit-constructor)
    bool empty() const { return keys.empty(); }
    std::vector<std::string> all() const;
    bool has(std::string_view key) const { return !keys.empty() && std::ranges::count(all(), key) > 0; }
};

inline constexpr char between_units = '+';
inline constexpr char between_units_once = ' '; ///< as earlier programs wrote some sets

inline std::vector<std::string> UnitSet::all() const
{
    std::vector<std::string> all;
    for (std::string_view left = keys; !left.empty();) {
        const std::size_t end = std::min(left.find(between_units), left.find(between_units_once));
        if (end != 0)
            all.emplace_back(left.substr(0, end));
        left.remove_prefix(std::min(left.size(), end == std::string_view::npos ? end : end + 1));
    }
    return all;
}

/// The word of a set.
inline std::string joined_keys(const auto& keys)
{
    std::string words;
    for (const auto& key : keys)
        words.append(words.empty() ? 0 : 1, between_units).append(key);
    return words;
}

} // namespace corneta::game

/// What a ruleset declares stats, kinds of units, phases and roles with.
namespace corneta::game::authoring {

using corneta::game::Lasts;
using corneta::game::PhaseKey;
using corneta::game::Role;
using corneta::game::Stat;
using corneta::game::UnitKind;
using corneta::game::UnitRef;
using corneta::game::UnitSet;

} // namespace corneta::game::authoring
