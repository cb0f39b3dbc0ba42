// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/journal/entry.h"
#include "core/game/play/rules.h"

namespace corneta::game {

/// A past entry as it was, in the state that it now sees: without units that are gone since, and with the marks of what it played, although an
/// earlier entry that no longer does had left them then. `then` is the state that it saw.
EntryResult kept_as_it_was(const EntryResult& old, const State& then, const State& now, const Rulebook& book);

/// Numbers from which more would be taken than there is.
Problems below_nothing(const State& state, const EntryResult& kept);

} // namespace corneta::game
