// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/form/field.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace corneta {

/// What an action leaves behind, by its declared keys; values are kept as those of fields are.
class Outcome {
public:
    void clear()
    {
        m_values.clear();
        m_starts.clear();
    }
    /// Room for that many keys of one value each.
    void reserve(std::size_t keys)
    {
        m_values.reserve(keys);
        m_starts.reserve(keys);
    }
    void open() { m_starts.push_back(static_cast<std::uint32_t>(m_values.size())); }
    void push(std::int32_t value) { m_values.push_back(value); }

    std::size_t size() const { return m_starts.size(); }
    /// The values under the key declared at `index`: one, or one a row of a list.
    std::span<const std::int32_t> at(std::size_t index) const
    {
        assert(index < m_starts.size());
        const std::size_t end = index + 1 < m_starts.size() ? m_starts[index + 1] : m_values.size();
        return {m_values.data() + m_starts[index], m_values.data() + end};
    }
    std::int32_t value(std::size_t index) const
    {
        assert(at(index).size() == 1);
        return at(index).front();
    }
    /// Whether both have the same under a key.
    bool is_alike(std::size_t index, const Outcome& other) const
    {
        const auto own = at(index);
        const auto others = other.at(index);
        if (own.size() == 1 && others.size() == 1) // as most have: a library call would cost more
            return own[0] == others[0];
        return std::ranges::equal(own, others);
    }
    /// Adds to the one value under a key.
    void add(std::size_t index, std::int32_t more)
    {
        assert(at(index).size() == 1);
        m_values[m_starts[index]] += more;
    }
    const std::vector<std::int32_t>& flat() const { return m_values; }
    friend bool operator==(const Outcome&, const Outcome&) = default;

private:
    std::vector<std::int32_t> m_values;
    std::vector<std::uint32_t> m_starts;
};

/// What an outcome does to the unit in its role.
enum class Does : std::uint8_t { Nothing, Add, Set, Marker };

/// Where an outcome stands in the odds: a bar a value for the one that matters.
enum class Shown : std::uint8_t { Plainly, AsBars };

/// Values of a Toggle or Choice, a bit each. Example: `these(true)`, `these(Landing::Short, Landing::Beyond)`.
template <class... Value> constexpr std::uint32_t these(Value... value)
{
    return (... | (std::uint32_t{1} << static_cast<unsigned>(value)));
}

/// One key of an action's outcome.
struct OutcomeSpec {
    std::string_view key{};
    std::string_view label{};
    Kind kind = Kind::Number;
    Shown shown = Shown::Plainly;
    std::uint32_t highlighted =
        0; ///< these() values, whose chance together is highlighted; the first such outcome of an action matters most
    std::span<const Option> options{};
    std::string_view role{};
    std::string_view stat{};
    Does does = Does::Nothing;
    bool list = false;
    std::string_view alone{}; ///< of a Toggle, what befalls who stands in the role, said below its name: `breaks` of `target breaks`
    /// Reads the value from the typed end of the action.
    void (*take)(const void* end, Outcome& outcome) = nullptr;
    /// Puts values back into such an end: the inverse of take.
    void (*put)(void* end, std::span<const std::int32_t> values) = nullptr;

    bool is_among_those_that_stand_out(std::int32_t value) const { return (highlighted >> static_cast<unsigned>(value) & 1U) != 0; }
    /// The name of a Toggle, the words of a Choice.
    std::vector<std::string_view> words_that_stand_out() const;
};

} // namespace corneta
