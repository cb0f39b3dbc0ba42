// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/action.h"
#include "core/game/state/state.h"

#include <optional>

namespace corneta::game {

/// What was played, in the types of its rules: the answers that the action asked and what it left.
template <class Inputs, class End> struct PlayedAs {
    Inputs inputs{}; ///< members that `prepare` fills are as they begin
    End end{};       ///< as it begins where nothing has been rolled yet
};

/// Whether somebody has answered what the action asks: who is asked whether he may play it at all has answered nothing.
inline bool is_answered(const PlayedAction& played, const Action& action)
{
    return !played.answers.empty() || action.form.empty();
}

/// Fills typed answers and a typed end from a play's words, by the form and the outcomes of its action; of a batch for one row.
void read_inputs(const PlayedAction& played, const Action& action, std::size_t row, void* inputs);
void read_end(const PlayedAction& played, const Action& action, std::size_t row, void* end);

template <class Inputs, class End>
std::optional<PlayedAs<Inputs, End>> PlayedAction::as(const ActionOf<Inputs, End>& wanted, std::size_t row) const
{
    if (action != wanted.key || !is_answered(*this, wanted))
        return std::nullopt;
    PlayedAs<Inputs, End> played;
    read_inputs(*this, wanted, row, &played.inputs);
    if (row < outcomes.size())
        read_end(*this, wanted, row, &played.end);
    return played;
}

} // namespace corneta::game
