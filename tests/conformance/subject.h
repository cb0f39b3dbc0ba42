// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <cstdint>
#include <span>
#include <string>

/// What every ruleset must keep, checked on each action of each.
namespace conformance {

/// An action under test with the charts in use.
struct Subject {
    const corneta::Rulebook* book = nullptr;
    const corneta::Action* action = nullptr;

    const corneta::Ruleset& ruleset() const { return *book->ruleset; }
    const corneta::RulesetCharts& charts() const { return *book->typed_charts; }
    /// `santa-anna fire`
    std::string name() const;
    /// Where this subject's random answers begin: from CORNETA_SEED, or the same on every day.
    std::uint64_t seed() const;
};

/// Every ruleset built in and the made-up one, each with its own charts.
std::span<const corneta::Rulebook> rulebooks();
/// Their actions.
std::span<const Subject> subjects();

/// In a slot ..._data: the columns `subject` and `book`, a row each.
void add_row_for_every_action();
void add_row_for_every_ruleset();

/// A line of the test's log.
void print(const std::string& line);

} // namespace conformance
