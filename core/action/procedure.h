// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/explanation.h"
#include "core/action/outcome.h"
#include "core/action/verdict.h"
#include "core/dice/dice.h"
#include "core/form/answers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace corneta {

/// Something the rules or the form forbid. `where` is the field's key.
struct RefusalSpec {
    std::string_view where;
    std::string_view pattern;
};

/// Takes down what is wrong with the answers.
class Refusals {
public:
    template <class... Arguments> void add(const RefusalSpec& refusal, const Arguments&... arguments)
    {
        m_problems.push_back({std::string{refusal.where}, Sentence{refusal.pattern, {Argument{arguments}...}}});
    }
    bool none() const { return m_problems.empty(); }
    Problems taken() && { return std::move(m_problems); }

private:
    Problems m_problems;
};

/// A row of what an action refuses: when, and what fills the places of its pattern, several in a tuple; both lambdas of the answers, or of
/// answers and charts. Example: `{"steps", "{0} steps are too many", [](const Inputs& in) { return in.steps > 6; }, ...}`.
template <class Inputs, class Charts> struct RefusedWhen : RefusalSpec {
    bool (*holds)(const Inputs& inputs, const Charts& charts);
    void (*say)(const RefusalSpec& refusal, const Inputs& inputs, const Charts& charts, Refusals& found);
    bool is_otherwise = false; ///< only where none of the rows before it is said, back to one that is not so

    template <class Holds, class Fills = std::tuple<>>
    consteval RefusedWhen(std::string_view key, std::string_view words, Holds /*when*/, Fills /*what*/ = {})
        : RefusalSpec{key, words},
          holds{[](const Inputs& inputs, const Charts& charts) -> bool { return result_of<Holds>(inputs, charts); }},
          say{[](const RefusalSpec& refusal, const Inputs& inputs, const Charts& charts, Refusals& found) {
              const auto filled = result_of<Fills>(inputs, charts);
              if constexpr (requires { std::tuple_size<decltype(filled)>::value; })
                  std::apply([&](const auto&... each) { found.add(refusal, each...); }, filled);
              else
                  found.add(refusal, filled);
          }}
    {
    }

private:
    template <class Lambda> static auto result_of(const Inputs& inputs, const Charts& charts)
    {
        if constexpr (std::is_invocable_v<Lambda, const Inputs&>)
            return Lambda{}(inputs);
        else if constexpr (std::is_invocable_v<Lambda, const Inputs&, const Charts&>)
            return Lambda{}(inputs, charts);
        else
            return Lambda{};
    }
};

/// A ruleset's charts as typed tables, built once when a pack is chosen. Each ruleset derives its own.
class RulesetCharts {
public:
    virtual ~RulesetCharts() = default;

protected:
    RulesetCharts() = default;
    RulesetCharts(const RulesetCharts&) = default;
    RulesetCharts& operator=(const RulesetCharts&) = default;
};

enum class Step : std::uint8_t { Finished, Continue };

/// All that changes while an action runs, as bytes: equal bytes are equal states.
struct ChainState {
    static constexpr std::size_t most = 64;
    alignas(8) std::array<std::byte, most> bytes{};
};

/// A byte of ChainState that counts up, such as the round. Links of states that differ in it alone roll and do the same but for the count
/// itself, while it is `from` or more and less than `until`; ends that differ in it alone differ in one outcome alone, and by as much. Odds
/// then walk such links once for all rounds.
struct Clock {
    std::uint8_t at = 0; ///< its place in ChainState
    std::uint8_t from = 0;
    std::uint8_t until = 0;
    std::string_view outcome{}; ///< the key of a Number
    bool runs() const { return from < until; }
};

/// An action with its answers and charts: a chain of links with at most one roll each.
class Procedure {
public:
    virtual ~Procedure() = default;
    /// Everything that the rules forbid in these answers; nothing else may be called unless there is none.
    virtual Problems refusals() const = 0;
    /// The bytes of ChainState in use, a multiple of 8.
    virtual std::size_t size() const = 0;
    virtual Clock clock() const { return {}; }
    virtual void begin(ChainState& state, Explanation& explanation) const = 0;
    virtual Step step(ChainState& state, Dice& dice, Explanation& explanation) const = 0;
    virtual void end(const ChainState& state, Outcome& outcome) const = 0;
    virtual Announcement announce(const ChainState& state) const = 0;

protected:
    Procedure() = default;
    Procedure(const Procedure&) = default;
    Procedure& operator=(const Procedure&) = default;
};

namespace declared {

/// The first of the arguments that is of the type `Wanted`.
template <class Wanted, class First, class... Rest> constexpr decltype(auto) first_of(First& first, Rest&... rest)
{
    if constexpr (std::is_same_v<std::remove_cvref_t<Wanted>, std::remove_const_t<First>>)
        return (first);
    else
        return first_of<Wanted>(rest...);
}

/// Calls a ruleset's function with those of the arguments that it takes.
template <class Result, class... Taken> constexpr Result called(Result (*function)(Taken...), auto&... arguments)
{
    return function(first_of<Taken>(arguments...)...);
}

/// Every refusal, whether in a table with its conditions or by pointers.
template <class Rules> constexpr auto refusals = [] {
    std::array<const RefusalSpec*, Rules::refusals.size()> all{};
    std::ranges::transform(Rules::refusals, all.begin(), [](const auto& refusal) -> const RefusalSpec* {
        if constexpr (std::is_pointer_v<std::remove_cvref_t<decltype(refusal)>>)
            return refusal;
        else
            return &refusal;
    });
    return all;
}();

} // namespace declared

/// What a ruleset writes for an action derives from this: the types, and what most actions leave as it stands.
/// It adds `outcomes`, the `form` where it asks anything, `reads` where it reads charts, and the static functions
/// `step(inputs, state, charts, dice, explanation)`, which returns nothing where it is the only link, `end(inputs, state, charts, deaf)`,
/// unless the state is the end already, `announce(inputs, end, charts)`; where it refuses anything, the table `refusals`, or pointers to what
/// `refuse(inputs, charts, refusals)` adds; where it begins otherwise than with zeros, `begin(inputs, charts, explanation)`; where much
/// follows from the answers alone, `prepare(inputs, charts)`, which puts it into members of Inputs that no field fills, for refused answers
/// too; where rounds are alike, `clock(inputs, charts)`; for a batch the group `batch`. A function takes of these arguments what it needs.
template <class TheInputs, class TheState, class TheEnd, class TheCharts> struct RulesOf {
    using Inputs = TheInputs;
    using ChainState = TheState;
    using End = TheEnd;
    using Charts = TheCharts;
    using Refused = RefusedWhen<Inputs, Charts>;

    static constexpr std::span<const RefusalSpec* const> refusals{};
    static constexpr std::span<const Field> form{};
    static constexpr std::span<const std::string_view> reads{};
    static constexpr std::string_view batch{};
    static void refuse() {}
    static ChainState begin() { return {}; }
    static consteval Refused otherwise(Refused row)
    {
        row.is_otherwise = true;
        return row;
    }
};

/// An action without dice: its rules have `form`, `outcomes`, `reads`, `announce` as others and one function `reckon(inputs, charts, explanation)`
/// that gives the end.
template <class Rules, class TheInputs, class TheEnd, class TheCharts>
struct CalculationOf // NOLINT(bugprone-crtp-constructor-accessibility)
    : RulesOf<TheInputs, std::int64_t, TheEnd, TheCharts> {
    static void step(const TheInputs& inputs, const TheCharts& charts, Explanation& explanation)
    {
        declared::called(Rules::reckon, inputs, charts, explanation);
    }
    static TheEnd end(const TheInputs& inputs, const TheCharts& charts, Explanation& deaf)
    {
        return declared::called(Rules::reckon, inputs, charts, deaf);
    }
};

/// Runs what RulesOf describes.
template <class Rules> class ProcedureOf final : public Procedure {
    using Plain = typename Rules::ChainState;
    static_assert(std::is_trivially_copyable_v<Plain> && std::has_unique_object_representations_v<Plain>,
                  "no padding and no pointers: states are compared by their bytes");
    static_assert(sizeof(Plain) <= corneta::ChainState::most);

public:
    ProcedureOf(typename Rules::Inputs inputs, const typename Rules::Charts& charts) : m_inputs{std::move(inputs)}, m_charts{charts}
    {
        if constexpr (requires { Rules::prepare(m_inputs, m_charts); })
            Rules::prepare(m_inputs, m_charts);
    }

    Problems refusals() const override
    {
        Refusals refusals;
        if constexpr (!std::is_pointer_v<typename decltype(Rules::refusals)::value_type>) {
            bool is_said = false;
            for (const auto& row : Rules::refusals) {
                is_said = is_said && row.is_otherwise;
                if (is_said || !row.holds(m_inputs, m_charts))
                    continue;
                row.say(row, m_inputs, m_charts, refusals);
                is_said = true;
            }
        }
        declared::called(Rules::refuse, m_inputs, m_charts, refusals);
        return std::move(refusals).taken();
    }
    std::size_t size() const override { return (sizeof(Plain) + 7) / 8 * 8; }
    Clock clock() const override
    {
        if constexpr (requires { Rules::clock(m_inputs, m_charts); })
            return Rules::clock(m_inputs, m_charts);
        return {};
    }
    void begin(corneta::ChainState& state, Explanation& explanation) const override
    {
        state = {};
        pack(declared::called(Rules::begin, m_inputs, m_charts, explanation), state);
    }
    Step step(corneta::ChainState& state, Dice& dice, Explanation& explanation) const override
    {
        // in place: odds are a million steps
        Plain& plain = *std::launder(reinterpret_cast<Plain*>(state.bytes.data())); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
        const auto link = [&] { return declared::called(Rules::step, m_inputs, plain, m_charts, dice, explanation); };
        if constexpr (std::is_void_v<decltype(link())>) {
            link();
            return Step::Finished;
        } else {
            return link();
        }
    }
    void end(const corneta::ChainState& state, Outcome& outcome) const override
    {
        const typename Rules::End end = end_of(state);
        outcome.clear();
        for (const OutcomeSpec& spec : Rules::outcomes)
            spec.take(&end, outcome);
    }
    Announcement announce(const corneta::ChainState& state) const override
    {
        const typename Rules::End end = end_of(state);
        return declared::called(Rules::announce, m_inputs, end, m_charts);
    }

private:
    static void pack(const Plain& plain, corneta::ChainState& state) { std::memcpy(state.bytes.data(), &plain, sizeof(Plain)); }
    static Plain unpacked(const corneta::ChainState& state)
    {
        Plain plain;
        std::memcpy(&plain, state.bytes.data(), sizeof(Plain));
        return plain;
    }
    typename Rules::End end_of(const corneta::ChainState& state) const
    {
        const Plain plain = unpacked(state);
        if constexpr (std::is_same_v<Plain, typename Rules::End>) {
            return plain;
        } else {
            Explanation deaf{Listening::No};
            return declared::called(Rules::end, m_inputs, plain, m_charts, deaf);
        }
    }

    typename Rules::Inputs m_inputs;
    const typename Rules::Charts& m_charts;
};

} // namespace corneta
