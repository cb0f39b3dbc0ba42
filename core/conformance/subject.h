// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"

#include <cstdint>
#include <string>

/// What every ruleset must keep.
namespace corneta::conformance {

/// An action that is tried, with the charts in use.
struct Subject {
    const Rulebook* book = nullptr;
    const Action* action = nullptr;
    std::uint64_t first_seed = 1847;

    const Ruleset& ruleset() const { return *book->ruleset; }
    const RulesetCharts& charts() const { return *book->typed_charts; }
    /// Ruleset and action, as they are typed.
    std::string name() const { return std::string{ruleset().key} + " " + std::string{action->key}; }
    /// Where its random answers begin.
    std::uint64_t seed() const;
};

} // namespace corneta::conformance
