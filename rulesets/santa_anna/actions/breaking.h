// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/santa_anna/actions/movement.h"

/// Units that break, and what follows when they do or go back.
namespace santa_anna {

/// Section 1 of the rules' breaking test: more stragglers than effectives, or no effectives left.
constexpr bool is_broken(int effectives, int stragglers)
{
    return stragglers > effectives || effectives <= 0;
}

/// Whether a unit that was not broken is so once some of its effectives have straggled and some have fallen.
constexpr bool breaks_by(int straggled, int fallen, int effectives, int stragglers)
{
    return !is_broken(effectives, stragglers) && is_broken(effectives - straggled - fallen, stragglers + straggled);
}

/// Breaking: movement never breaks a unit, so this is the most that may straggle by it, one fewer than would break it; of a broken unit all but one.
int most_by_movement(int effectives, int stragglers);

/// Rolls the stragglers that a cell gives, of which no more than `most` count.
int straggling(const Cell& cell, const Label& die, int most, Dice& dice, Explanation& explanation);

/// The line that keeps stragglers to what movement may cost.
void explain_most(int most, Explanation& explanation, const Label& why = {"movement never breaks a unit"});

/// Castings of `who` that go off the table and behind it.
void announce_losses(const RoleRef& who, int stragglers, int casualties, Announcement& announcement);
void announce_destroyed(const RoleRef& who, Announcement& announcement);
void announce_broken(const RoleRef& who, Announcement& announcement);
/// Each friend that sees it checks for rout.
void announce_rout_checks(std::string_view role, Announcement& announcement);

/// Gives on a nation but for the one that forms begin with: what does not ask it has that one of everybody, which a kept game knows better.
template <auto... Member> void add_nation(std::vector<Preset>& presets, Nation nation)
{
    if (nation != Movement{}.nation)
        presets.push_back(preset<Member...>(nation));
}

/// What a move asks of a unit, for one that follows.
std::vector<Preset> move_of(MoveKind kind, Arm arm, Nation nation, int effectives, int stragglers);

} // namespace santa_anna
