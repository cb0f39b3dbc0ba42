// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/dice/typed_dice.h"
#include "core/game/journal/entry.h"

#include <expected>
#include <optional>
#include <span>
#include <vector>

namespace corneta::game {

class EntryRules;
struct Idle;
struct Prepared;

/// Where the faces of a play come from: by label those typed, then those recorded, then those typed in order, then the roller.
struct DiceAtHand {
    std::vector<TypedDice::Labelled> by_label{};
    std::vector<int> in_order{};
    Roller* roller = nullptr;
    RolledBy by = RolledBy::Program; ///< what the roller is

    /// Those typed for a later entry that is read again: by labels such as `entry 17: fire`. With a roller where its dice were the program's.
    DiceAtHand for_later(int entry, std::span<const RecordedRoll> recorded) const;
    /// Those that are typed for no later entry.
    DiceAtHand for_itself() const;
};

/// How those decide who decide many: what is at hand is not asked again, and nothing is made that nobody reads.
struct Deciding {
    bool is_kept = true;                     ///< otherwise the entry says nothing, counts no chances and is not looked over
    const EntryRules* rules = nullptr;       ///< of the ruleset
    const Prepared* filled = nullptr;        ///< the play in this state, its form filled
    const std::vector<Idle>* idle = nullptr; ///< who has not acted in this state
};

/// The play with the answers and roles of `changes` in the place of its own; a role of theirs without units is nobody's then.
Play amended(const Play& play, const Play& changes);

/// What a play comes to in this state, or everything that is wrong with it: roles, answers, refusals of the rules, objections of the game,
/// dice. `recorded` are the rolls of an earlier result of the same play: those no longer asked for stay in it as idle.
std::expected<EntryResult, Problems> result_of_play(const State& state, const Rulebook& book, int entry, const Play& play,
                                                    const DiceAtHand& dice, std::span<const RecordedRoll> recorded = {},
                                                    const Deciding& how = {});

} // namespace corneta::game
