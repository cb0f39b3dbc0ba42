// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/chain.h"
#include "core/action/ruleset.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace corneta {

/// A share of all combinations: in whole numbers out of Odds::total while that fits 64 bits.
struct Chance {
    std::optional<std::uint64_t> weight;
    double probability = 0;
};

/// All combinations with one value of the outcome that matters, or one whole outcome in the joint table.
struct OddsRow {
    Sentence headline; ///< of the likeliest end among them
    Chance chance;
    Outcome outcome;         ///< of that end
    std::vector<bool> fixed; ///< the keys in which all ends of the row agree
};

struct MarginalRow {
    std::int32_t value = 0;
    Chance chance;
};

/// The chances of each value under one key; of a list under one key and row.
struct Marginal {
    std::size_t key = 0;
    std::size_t row = 0;
    std::vector<MarginalRow> rows; ///< by rising value
    double expected = 0;           ///< of a Number in units; of a Toggle the chance of yes
};

struct Odds {
    bool exact = true;
    std::optional<std::uint64_t> total = 1;
    std::optional<double> margin; ///< of a probability when not exact: two standard errors at one half
    std::vector<OddsRow> rows;    ///< by rising value of the outcome shown as bars
    std::vector<Marginal> marginals;
    std::vector<OddsRow> joint; ///< on request, empty when too long
    bool is_joint_too_long = false;
};

/// A longer joint table would fill the memory and tells nobody anything.
inline constexpr std::size_t most_joint_rows = 200'000;

enum class Table : std::uint8_t { Rows, Joint };

/// Every combination of the dice, a set of odds a run: one, or one a row of a batch. Whole-number weights while they fit, doubles past
/// that; what is more than the effort is played. Empty when stopped. The answers must not be refused.
std::vector<Odds> odds(const Action& action, const Answers& answers, const RulesetCharts& charts, Table table = Table::Rows,
                       const std::stop_token& stop = {}, const Effort& effort = whole_effort);

/// The chance of those values of an outcome that are highlighted.
struct StandingOut {
    std::size_t key = 0;
    Chance chance;
};
/// The highlighted chances, the one that matters most first; none where none is declared.
std::vector<StandingOut> standing_out(const Action& action, const Odds& odds);

/// The index of the outcome shown as bars; nothing when none is.
std::optional<std::size_t> outcome_in_bars(const Action& action);

} // namespace corneta
