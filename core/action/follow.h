// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/action/declare.h"
#include "core/action/verdict.h"

#include <span>
#include <vector>

namespace corneta {

/// An answer to a field that is named by the member it fills, as values are kept.
struct Preset {
    void (*put)(void* inputs, std::span<const std::int32_t> values);
    std::int32_t value;
};

/// Example: `preset<&Movement::kind>(MoveKind::Retreat)`; of a list one row.
template <auto... Member> Preset preset(const typename declared::RowsOf<typename declared::Path<Member...>::Member>::Value& value)
{
    return {declared::put<declared::Path<Member...>>, declared::kept(value)};
}

/// The presets of an action as its form spells them; numbers are kept to what the form allows.
std::vector<Given> given_to(const Action& action, std::span<const Preset> presets);

/// An action to take, with presets of its own: `choice(action::movement, "It makes a retreat move", {preset<&Movement::kind>(...)})`.
Choice choice(const Action& action, Sentence words, const std::vector<Preset>& presets = {}, std::vector<Seat> seats = {});

} // namespace corneta
