// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/game/journal/entry.h"

#include <expected>
#include <vector>

namespace corneta::game {

/// An answer that the game knows and that was typed otherwise.
struct TypedOver {
    std::size_t field = 0;
    std::string known;
    bool is_by_stat = false; ///< the field's stat of the units in its role, nothing that the ruleset or a follow-up makes of it
};

/// The answers of a play with where each comes from.
struct FilledIn {
    Answers answers;
    std::vector<Origin> origins{};    ///< by field
    std::vector<std::size_t> asked{}; ///< the fields that are, in the order of the form
    std::vector<TypedOver> typed_over{};

    /// Whether the game or a follow-up knows the answer.
    bool is_known(std::size_t field) const { return origins[field] == Origin::Next || origins[field] == Origin::Roster; }
};

/// What is asked, as an entry keeps it, in the order of the form.
std::vector<Answer> in_words(const FilledIn& filled);

/// Fills the form of an action: what is typed, else what the follow-up gives, else what the units in their roles have, else the default.
/// Says everything that is wrong with roles and words, also with those of the units.
std::expected<FilledIn, Problems> filled_in(const Rulebook& book, const Action& action, const State& state, const Play& play,
                                            const std::vector<Given>& from_next);

} // namespace corneta::game
