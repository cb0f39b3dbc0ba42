// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sheet/sheet_words.h"
#include "core/game/state/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// A part of a state as letters: a unit, or what is owed. What is as the game began needs none.
struct CodedPart {
    std::string unit{}; ///< whose numbers they are; empty: of the whole game
    std::string letters{};
};

/// What differs from `start`, without what waits and what lies face down; what `words` lack they spell out.
std::vector<CodedPart> coded(const game::State& state, const game::State& start, SheetWords& words);

/// The state that the letters of all parts, one behind the other, make of `start`; what they owe comes from entry 0. Nothing where they are none.
std::optional<game::State> decoded(std::string_view letters, const game::State& start, const SheetWords& words);

} // namespace corneta
