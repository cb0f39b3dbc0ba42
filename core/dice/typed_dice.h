// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dice.h"
#include "core/text/problem.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace corneta {

/// A die or pool that the action asks for.
struct DiceRequest {
    std::string label;
    Pool pool;
    friend bool operator==(const DiceRequest&, const DiceRequest&) = default;
};

/// What is said of a die that nobody has typed yet.
Problem problem_with_missing(const DiceRequest& wanted);

/// The program's own dice: every face has a number that is used but once.
class Roller {
public:
    virtual ~Roller() = default;
    /// Which roll the faces are for that are rolled next.
    virtual void roll_for(const std::string& /*label*/) {}
    virtual int face(int sides) = 0;
    /// Of the face that is rolled next.
    virtual std::int64_t next_number() const = 0;

protected:
    Roller() = default;
    Roller(const Roller&) = default;
    Roller& operator=(const Roller&) = default;
};

/// Faces that a person typed, found by label or taken in the order asked. Without a roller it never rolls: when a face is missing it says
/// so and the link it was asked in counts for nothing.
class TypedDice final : public Dice {
public:
    /// Faces for a label, in any order.
    struct Labelled {
        std::string label;
        std::vector<int> faces;
        int sides = 0; ///< of a recorded roll, which counts for that very pool alone; 0: of any
    };
    /// Faces that the roller rolled for a label, from that number on.
    struct Rolled {
        std::string label;
        std::int64_t number = 0;
    };
    explicit TypedDice(std::vector<Labelled> faces) : m_labelled{std::move(faces)}, m_used(m_labelled.size(), false) {}
    /// Faces for the dice as they are asked; a pool takes as many as it has dice.
    explicit TypedDice(std::vector<int> in_order) : m_in_order{std::move(in_order)} {}
    /// By label first, then in order, then by the roller if there is one.
    TypedDice(std::vector<Labelled> faces, std::vector<int> in_order, Roller* roller) : TypedDice{std::move(faces)}
    {
        m_in_order = std::move(in_order);
        m_roller = roller;
    }

    /// Asked for but not there: set from the first missing die on.
    bool is_missing() const { return m_missing.has_value(); }
    const DiceRequest& missing() const { return *m_missing; }
    /// What is wrong with the faces asked for so far.
    const Problems& problems() const { return m_problems; }
    /// Whether faces were typed for that label.
    bool has(const std::string& label) const;
    /// The labels of typed dice that nobody asked for.
    std::vector<std::string> idle() const;
    /// How many of the faces in order nobody asked for.
    std::size_t left_over() const { return m_in_order.size() - m_next; }
    const std::vector<Rolled>& rolled() const { return m_rolled; }

private:
    int read_pool(const Label& label, Pool pool, const Reading& reading) override;
    Faces roll_pool(const Label& label, Pool pool) override;
    Faces faces_for(const Label& label, Pool pool);
    std::vector<int> found_or_rolled(const std::string& name, Pool pool);

    std::vector<Labelled> m_labelled;
    std::vector<bool> m_used;
    std::vector<int> m_in_order;
    std::size_t m_next = 0;
    Roller* m_roller = nullptr;
    std::vector<Rolled> m_rolled;
    std::optional<DiceRequest> m_missing;
    Problems m_problems;
};

} // namespace corneta
