// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/unit.h"
#include "core/text/words.h"

#include <algorithm>
#include <string_view>
#include <vector>

/// Stats that hold a unit or several: `Stat<UnitRef> bastion`, `Stat<UnitSet> drives`. Nobody writes their words but here.
namespace corneta::game {

struct UnitRef {
    std::string_view key{};
    constexpr UnitRef() = default;
    constexpr UnitRef(std::string_view word) : key{word} {}     // NOLINT(google-explicit-constructor): what a stat keeps
    constexpr operator std::string_view() const { return key; } // NOLINT(google-explicit-constructor)
    bool is(const Unit& unit) const { return are_same(key, unit.key); }
    explicit operator bool() const { return !key.empty(); }
    friend bool operator==(const UnitRef&, const UnitRef&) = default;
};

/// Keys in the order they came.
struct UnitSet {
    std::string_view keys{};
    constexpr UnitSet() = default;
    constexpr UnitSet(std::string_view word) : keys{word} {}     // NOLINT(google-explicit-constructor): what a stat keeps
    constexpr operator std::string_view() const { return keys; } // NOLINT(google-explicit-constructor)
    std::vector<std::string_view> all() const { return keys.empty() ? std::vector<std::string_view>{} : split(keys, ' '); }
    bool has(std::string_view key) const { return !keys.empty() && std::ranges::count(all(), key) > 0; }
};

} // namespace corneta::game
