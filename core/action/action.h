// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/outcome.h"
#include "core/form/answers.h"

#include <array>
#include <memory>
#include <span>
#include <string_view>

namespace corneta {

class Procedure;
class RulesetCharts;
struct RefusalSpec;

/// One action of a ruleset: what it asks, what it leaves, and how it is run. A value; the functions are the ruleset's.
struct Action {
    std::string_view key;
    std::string_view label;
    std::string_view help;
    std::string_view rule;                      ///< the section it implements
    std::span<const std::string_view> phases{}; ///< keys of the phases it is used in; none: at any time
    Form form{};
    std::span<const OutcomeSpec> outcomes{};
    std::span<const RefusalSpec* const> refusals{}; ///< every refusal it may give
    std::span<const std::string_view> charts{};     ///< keys of the charts it reads
    std::span<const std::string_view> roles{};      ///< those that its form and its outcomes name, each once
    std::string_view batch{};                       ///< the group whose rows roll by themselves; empty: no batch
    std::unique_ptr<Procedure> (*bind)(const Answers& answers, std::size_t row, const RulesetCharts& charts) = nullptr;

    bool is_batch() const { return !batch.empty(); }
    /// 1, or the rows of a batch.
    std::size_t runs(const Answers& answers) const { return is_batch() ? answers.rows(batch) : 1; }
    /// Whether so many runs go by number, `unit_1_levels` and "unit 1: fire": those of a batch do, but for the only one of a batch that is
    /// plain alone.
    bool numbers_rows(std::size_t runs) const;
};

inline bool Action::numbers_rows(std::size_t runs) const
{
    if (is_batch())
        for (const Field& field : form)
            if (field.group == batch)
                return field.is_list_of(runs);
    return false;
}

/// An action and the types of its answers and its end, by which a kept game reads what was played: `play.as(attack)`.
template <class InputsOf, class TheEnd> struct ActionOf : Action {
    using Inputs = InputsOf;
    using End = TheEnd;
};

/// The actions of a ruleset, in the order of play.
template <class... Each> constexpr std::array<Action, sizeof...(Each)> actions_of(const Each&... each)
{
    return {static_cast<const Action&>(each)...};
}

} // namespace corneta
