// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/entry.h"
#include "core/game/play/rules.h"

#include <expected>
#include <span>

namespace corneta::game {

/// Nothing for an unknown key.
const PhaseSpec* phase_of(const Ruleset& ruleset, std::string_view key);
/// The key itself where the ruleset has no such phase.
std::string_view label_of_phase(const Ruleset& ruleset, std::string_view key);

/// Whether what is played now takes effect together, when the phase ends.
bool waits_for_end(const State& state, const Ruleset& ruleset);

/// Lets plays take effect by the ruleset's game, without one as their outcomes declare.
void take_effect(const Rulebook& book, std::span<const PlayedAction> played_actions, EffectsBuilder& effects);

/// The end of the phase: first all that waits takes effect, then, when nothing that must follow is owed any more, the next phase begins.
/// A reason lets it begin all the same. Stats that last a phase or a turn go back to their start with it. `idle` are who have not acted, where
/// that was asked already.
std::expected<EntryResult, Problems> result_of_phase_end(const State& state, const Rulebook& book, int entry, const EndPhase& command,
                                                         const std::vector<Idle>* idle = nullptr);

/// The same end when something before it reads otherwise since: the game is where it was then, and what must follow only now stays owed.
std::expected<EntryResult, Problems> phase_end_again(const State& state, const Rulebook& book, const EntryResult& old, const State& then,
                                                     const EndPhase& command);
/// What must follow in this state and did not `then`, or was kept then, is not let go with the rest.
void keep_what_is_new(const State& state, const State& then, const EntryResult& old, const Rulebook& book, Effects& effects);

} // namespace corneta::game
