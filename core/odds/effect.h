// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/action/ruleset.h"
#include "core/odds/figures.h"

#include <expected>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace corneta {

/// What the figures of one question are by two sets of charts: one figure of `before` is that of `after` in the same place.
struct ChartEffect {
    bool exact = true;
    std::vector<Figure> before;
    std::vector<Figure> after;
};

/// An effect a run of the action; empty when stopped. The answers must be refused by neither.
std::vector<ChartEffect> chart_effects(const Action& action, const Answers& answers, const Rulebook& before, const Rulebook& after,
                                       const std::stop_token& stop = {});

/// The cells in which two sets of charts differ.
struct ChangedCell {
    const Cell* before = nullptr;
    const Cell* after = nullptr;
};
std::vector<ChangedCell> changed_cells(const ChartSet& before, const ChartSet& after);

/// One square of a grid of typical questions.
struct Square {
    Answers answers;
    Problems refused{}; ///< by one of the charts: no dice are rolled there
    bool exact = true;
    KeyFigure before{};
    KeyFigure after{};

    double change() const { return after.number - before.number; }
};

/// The grids by whose questions a change of these charts is seen, those of the ruleset; where an action that reads one of them has none, the
/// single question of its defaults.
std::vector<MatchUps> match_ups_for(const Ruleset& ruleset, const std::vector<ChangedCell>& changed);

/// The field that an axis of a grid is about, and what is tried of it; nothing of an axis that is empty.
std::string_view key_of_axis(std::string_view axis);
std::vector<std::string_view> values_of_axis(std::string_view axis);

/// A grid with the answers it is made of, row by row. What its fields cannot take is a fault of the ruleset.
std::expected<std::vector<Answers>, Problems> questions_of(const Action& action, const MatchUps& match_ups);

/// What the key figure of a question becomes; of a batch that of its first run. Nothing when stopped.
std::optional<Square> square(const Action& action, const Answers& answers, const Rulebook& before, const Rulebook& after,
                             const std::stop_token& stop = {});

/// How much a change weighs: points of a chance, tenths of a unit on average.
double weight_of(const Square& square);

/// "A veteran line of 18 at 4 inches against a column of 8: target breaks in 9 of 20 rolls, 6 before." Of a square that nothing refuses; in rolls of
/// a die where both chances are whole numbers of them.
Sentence change_in_words(const Action& action, const MatchUps& grid, const Square& square);

/// The square that changes most; null where none does.
const Square* largest_change(std::span<const Square> squares);

} // namespace corneta
