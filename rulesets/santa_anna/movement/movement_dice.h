// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/actions/movement.h"

namespace santa_anna {

/// The dice of a move: one pool, or two where the chart adds other dice than those it adds them to.
struct MoveDice {
    const Cell* dice = nullptr;
    const Cell* added = nullptr; ///< none: nothing is added
    bool in_one_pool = true;

    int pools() const { return in_one_pool ? 1 : 2; }
    corneta::Pool pool(int index) const;
    /// What the cells add to the faces of that pool.
    int plus(int index) const;
};

/// The cell of the dice a move adds; an empty one where it adds none. Not of an ordinary move.
const Cell& added_dice(const Movement& inputs, const Charts& charts);

/// Nothing for a formation that the chart gives no dice.
std::optional<Mover> mover_of(const Movement& inputs);

MoveDice dice_of(const Movement& inputs, const Charts& charts);

constexpr bool is_unit(const Movement& inputs)
{
    return inputs.arm != MovingArm::Leader;
}

/// The row of `movement-costs` for a change other than none.
constexpr Cost cost_of(Change change)
{
    return static_cast<Cost>(static_cast<int>(change) - static_cast<int>(Change::Formation));
}

/// Movement Distances: what a roll comes to, in tenths of an inch.
int tenths_of(const Movement& inputs, const Charts& charts, int roll, bool changes, Explanation& explanation);

/// A die that a crossing or a change costs.
struct Toll {
    const Cell* cell = nullptr;
    Label die;
    Label reason;
};

/// How many dice contours and obstacles cost.
int tolls(const Movement& inputs, const Charts& charts);
/// One of the dice after the pools: contours first, the change last.
Toll toll(const Movement& inputs, const Charts& charts, int index);

} // namespace santa_anna
