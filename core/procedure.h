// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/answers.h"
#include "core/dice.h"
#include "core/outcome.h"
#include "core/tale.h"
#include "core/verdict.h"

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <string_view>
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
    template <class... Arguments> void add(const RefusalSpec& refusal, Arguments... arguments)
    {
        m_problems.push_back({std::string{refusal.where}, Sentence{refusal.pattern, {Argument{arguments}...}}});
    }
    bool none() const { return m_problems.empty(); }
    Problems taken() && { return std::move(m_problems); }

private:
    Problems m_problems;
};

/// A ruleset's charts as typed tables, built once when a pack is chosen. Each ruleset derives its own.
class Cards {
public:
    virtual ~Cards() = default;

protected:
    Cards() = default;
    Cards(const Cards&) = default;
    Cards& operator=(const Cards&) = default;
};

enum class Then : std::uint8_t { Done, More };

/// All that changes while an action runs, as bytes: equal bytes are equal states.
struct Now {
    static constexpr std::size_t most = 64;
    alignas(8) std::array<std::byte, most> bytes{};
};

/// A byte of Now that counts up, such as the round. Links of states that differ in it alone roll and do the same but for the count itself,
/// while it is `from` or more and less than `until`; ends that differ in it alone differ in one outcome alone, and by as much. Odds then
/// walk such links once for all rounds.
struct Clock {
    std::uint8_t at = 0; ///< its place in Now
    std::uint8_t from = 0;
    std::uint8_t until = 0;
    std::string_view outcome{}; ///< the key of a Number
    bool runs() const { return from < until; }
};

/// An action with its answers and cards: a chain of links with at most one roll each.
class Procedure {
public:
    virtual ~Procedure() = default;
    /// Everything that the rules forbid in these answers; nothing else may be called unless there is none.
    virtual Problems refusals() const = 0;
    /// The bytes of Now in use, a multiple of 8.
    virtual std::size_t size() const = 0;
    virtual Clock clock() const { return {}; }
    virtual void begin(Now& now, Tale& tale) const = 0;
    virtual Then step(Now& now, Dice& dice, Tale& tale) const = 0;
    virtual void end(const Now& now, Outcome& outcome) const = 0;
    virtual Telling tell(const Now& now) const = 0;

protected:
    Procedure() = default;
    Procedure(const Procedure&) = default;
    Procedure& operator=(const Procedure&) = default;
};

/// What a ruleset writes for an action derives from this: the types, and what most actions leave as it stands.
/// It adds `form`, `outcomes`, `charts` and the static functions `step(asked, now, cards, dice, tale)`, `end(asked, now, cards)`,
/// `tell(asked, end, cards)`; where it refuses anything, `refusals` and `refuse(asked, cards, refusals)`; where it begins otherwise than
/// with zeros, `begin(asked, cards, tale)`; where much follows from the answers alone, `prepare(asked, cards)`, which puts it into members
/// of Asked that no field fills, for refused answers too; where rounds are alike, `clock(asked, cards)`; for a batch the group `batch`.
template <class AskedOf, class NowOf, class EndOf, class CardsOf> struct RulesOf {
    using Asked = AskedOf;
    using Now = NowOf;
    using End = EndOf;
    using Cards = CardsOf;

    static constexpr std::span<const RefusalSpec* const> refusals{};
    static constexpr std::string_view batch{};
    static void refuse(const Asked& /*asked*/, const Cards& /*cards*/, Refusals& /*refusals*/) {}
    static Now begin(const Asked& /*asked*/, const Cards& /*cards*/, Tale& /*tale*/) { return {}; }
};

/// Runs what RulesOf describes.
template <class Rules> class ProcedureOf final : public Procedure {
    using Plain = typename Rules::Now;
    static_assert(std::is_trivially_copyable_v<Plain> && std::has_unique_object_representations_v<Plain>,
                  "no padding and no pointers: states are compared by their bytes");
    static_assert(sizeof(Plain) <= corneta::Now::most);

public:
    ProcedureOf(typename Rules::Asked asked, const typename Rules::Cards& cards) : m_asked{std::move(asked)}, m_cards{cards}
    {
        if constexpr (requires { Rules::prepare(m_asked, m_cards); })
            Rules::prepare(m_asked, m_cards);
    }

    Problems refusals() const override
    {
        Refusals refusals;
        Rules::refuse(m_asked, m_cards, refusals);
        return std::move(refusals).taken();
    }
    std::size_t size() const override { return (sizeof(Plain) + 7) / 8 * 8; }
    Clock clock() const override
    {
        if constexpr (requires { Rules::clock(m_asked, m_cards); })
            return Rules::clock(m_asked, m_cards);
        return {};
    }
    void begin(corneta::Now& now, Tale& tale) const override
    {
        now = {};
        pack(Rules::begin(m_asked, m_cards, tale), now);
    }
    Then step(corneta::Now& now, Dice& dice, Tale& tale) const override
    {
        // in place: odds are a million steps
        Plain& plain = *std::launder(reinterpret_cast<Plain*>(now.bytes.data())); // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
        return Rules::step(m_asked, plain, m_cards, dice, tale);
    }
    void end(const corneta::Now& now, Outcome& outcome) const override
    {
        const typename Rules::End end = Rules::end(m_asked, unpacked(now), m_cards);
        outcome.clear();
        for (const OutcomeSpec& spec : Rules::outcomes)
            spec.take(&end, outcome);
    }
    Telling tell(const corneta::Now& now) const override
    {
        return Rules::tell(m_asked, Rules::end(m_asked, unpacked(now), m_cards), m_cards);
    }

private:
    static void pack(const Plain& plain, corneta::Now& now) { std::memcpy(now.bytes.data(), &plain, sizeof(Plain)); }
    static Plain unpacked(const corneta::Now& now)
    {
        Plain plain;
        std::memcpy(&plain, now.bytes.data(), sizeof(Plain));
        return plain;
    }

    typename Rules::Asked m_asked;
    const typename Rules::Cards& m_cards;
};

} // namespace corneta
