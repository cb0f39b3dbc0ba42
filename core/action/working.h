// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/fraction.h"
#include "core/text/source.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace corneta {

/// Start begins a total; floor rounds down to a multiple of its amount; least and most keep it not under, not over theirs.
enum class Op : std::uint8_t { Start, Add, Times, Floor, Least, Most };

std::string_view word_of(Op op);

/// A cell by its words: `combat-effects`, `7`, `13`.
struct CellName {
    std::string chart;
    std::string row;
    std::string column;
    friend bool operator==(const CellName&, const CellName&) = default;
};

/// One line of a working: a total is its lines folded in order.
struct Working {
    Op op = Op::Start;
    Fraction amount;
    Fraction total;
    std::string reason;
    Source source = Source::Rules;
    std::string rule;
    std::optional<CellName> cell;
};

/// `total` after `op` with `amount`.
Fraction folded(Fraction total, Op op, Fraction amount);

} // namespace corneta
