// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/label.h"

#include <array>
#include <cassert>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace corneta {

/// `count` dice of `sides` sides each.
struct Pool {
    int count = 1;
    int sides = 6;
    friend constexpr bool operator==(const Pool&, const Pool&) = default;
};

/// The faces of one roll in rising order.
class Faces {
public:
    static constexpr std::size_t most = 32;

    Faces() = default;
    explicit Faces(std::span<const int> faces);
    explicit Faces(int face) : m_faces{static_cast<std::uint8_t>(face)}, m_size{1} {}

    std::size_t size() const { return m_size; }
    int operator[](std::size_t index) const
    {
        assert(index < m_size);
        return m_faces[index];
    }
    const std::uint8_t* begin() const { return m_faces.data(); }
    const std::uint8_t* end() const { return m_faces.data() + m_size; }
    int sum() const;
    /// How many dice show `face`.
    int count(int face) const;
    friend bool operator==(const Faces& a, const Faces& b);

private:
    friend class EveryDice;
    std::array<std::uint8_t, most> m_faces{};
    std::uint8_t m_size = 0;
};

/// A roll that was made.
struct Roll {
    std::string label;
    Pool pool;
    Faces faces;
    friend bool operator==(const Roll&, const Roll&) = default;
};

/// What a rule makes of the faces of a roll; a non-owning reference to a pure function of them.
class Reading {
public:
    template <class F>
        requires(!std::is_same_v<std::remove_cvref_t<F>, Reading>)
    Reading(const F& function) // NOLINT(google-explicit-constructor): a lambda is passed as it stands
        : m_function{std::addressof(function)},
          m_call{[](const void* f, const Faces& faces) { return static_cast<int>((*static_cast<const F*>(f))(faces)); }}
    {
    }
    int operator()(const Faces& faces) const { return m_call(m_function, faces); }

private:
    const void* m_function;
    int (*m_call)(const void*, const Faces&);
};

/// Where chance comes from. A link of an action calls it once at the most.
class Dice {
public:
    virtual ~Dice() = default;

    /// One die of which the rule needs only what `reading(face)` makes of it: faces that read alike are one branch of the odds.
    template <class F> int read(const Label& label, int sides, const F& reading)
    {
        return read(label, Pool{1, sides}, [&reading](const Faces& faces) { return reading(faces[0]); });
    }
    /// The same off a table, a result a face: it must not change while odds are walked, which look at each table but once.
    int read(const Label& label, std::span<const std::int8_t> table) { return read_table(label, table); }
    /// The same for a pool.
    template <class F> int read(const Label& label, Pool pool, const F& reading) { return read_pool(label, pool, Reading{reading}); }
    /// The faces of a pool in rising order, when a rule needs them all.
    Faces roll(const Label& label, Pool pool) { return roll_pool(label, pool); }

    /// Put before every label that is asked from now on: the row of a batch.
    void prefix(std::string prefix) { m_prefix = std::move(prefix); }
    /// The rolls made since the last call; dice that walk every combination record none.
    std::vector<Roll> taken_rolls() { return std::exchange(m_rolls, {}); }

    /// The faces behind the last reading, for the explanation's words only: odds show one combination that stands for all that read alike.
    const Faces& shown() const { return m_shown; }

protected:
    Dice() = default;
    Dice(const Dice&) = default;
    Dice& operator=(const Dice&) = default;
    virtual int read_pool(const Label& label, Pool pool, const Reading& reading) = 0;
    virtual int read_table(const Label& label, std::span<const std::int8_t> table)
    {
        return read(label, static_cast<int>(table.size()), [table](int face) { return table[static_cast<std::size_t>(face) - 1]; });
    }
    virtual Faces roll_pool(const Label& label, Pool pool) = 0;

    /// The label as it is recorded.
    std::string name_of(const Label& label) const { return m_prefix + text(label); }
    /// Takes down a roll.
    void record(std::string label, Pool pool, const Faces& faces)
    {
        constexpr std::size_t as_most = 4;
        if (m_rolls.empty())
            m_rolls.reserve(as_most);
        m_rolls.push_back({std::move(label), pool, faces});
    }
    void show(const Faces& faces) { m_shown = faces; }

private:
    Faces m_shown;
    std::string m_prefix;
    std::vector<Roll> m_rolls;
};

} // namespace corneta
