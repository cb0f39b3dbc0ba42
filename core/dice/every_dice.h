// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dice.h"

#include <cstdint>
#include <vector>

namespace corneta {

/// Walks every combination of the dice of one link, a branch a run; combinations that read alike are one branch.
/// Example: `dice.begin(); do { step(state, dice, explanation); } while (dice.advance());`
class EveryDice final : public Dice {
public:
    void begin();
    /// On to the next branch; false when all are walked.
    bool advance();
    /// Combinations of this branch, out of combinations().
    std::uint64_t weight() const { return m_weight; }
    std::uint64_t combinations() const { return m_combinations; }
    /// Whether a pool was asked for that has more sets of faces than can be walked: then this branch stands for more than its weight.
    bool is_too_wide() const { return m_too_wide; }
    /// What was asked for in this branch. A label is the literal it was asked with.
    struct Asked {
        Label label;
        Pool pool;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    const std::vector<Asked>& asked() const { return m_asked; }

private:
    struct Branch {
        std::int32_t result = 0;
        std::uint64_t weight = 0;
        Faces faces;
    };
    struct Node {
        std::size_t taken = 0;
        std::uint64_t combinations = 1;
        std::span<const Branch> branches; ///< its own, or those of a table
        std::vector<Branch> own;
    };
    struct Table {
        const std::int8_t* results = nullptr;
        std::vector<Branch> branches;
    };

    int read_pool(const Label& label, Pool pool, const Reading& reading) override;
    int read_table(const Label& label, std::span<const std::int8_t> table) override;
    Faces roll_pool(const Label& label, Pool pool) override;
    const Branch& take(const Label& label, Pool pool);
    Node& open(Pool pool);
    static void add(std::vector<Branch>& branches, int result, std::uint64_t ways, const Faces& faces);
    const Table& table_of(std::span<const std::int8_t> results);

    std::vector<Node> m_path;
    std::vector<Table> m_tables;
    std::vector<Asked> m_asked;
    std::size_t m_nodes = 0;
    std::size_t m_depth = 0;
    std::uint64_t m_weight = 1;
    std::uint64_t m_combinations = 1;
    bool m_too_wide = false;
};

} // namespace corneta
