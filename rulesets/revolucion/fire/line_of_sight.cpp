// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/line_of_sight.h"

#include "core/action/total.h"
#include "rulesets/revolucion/charts/thrown.h"

namespace revolucion {

using corneta::asks;
using corneta::Explanation;
using corneta::Fraction;
using corneta::gives;
using corneta::Measure;
using corneta::Op;
using corneta::Step;

namespace {

constexpr std::string_view sight = "Terrain: Line of Sight";

constexpr std::array line_of_sight_form{
    asks<&LineOfSight::levels_above>(
        {.key = "levels_above",
         .label = "Levels above it",
         .help = "Levels that the higher of the two units stands above the ground of the tall obstruction. Of several obstructions on one "
                 "level take the one nearest the target.",
         .start = 1,
         .asked_when = "same_level=no"}),
    asks<&LineOfSight::to_far_side>({.key = "to_far_side",
                                     .label = "To its far side",
                                     .help = "From the higher unit.",
                                     .measure = Measure::Inches,
                                     .start = 6,
                                     .asked_when = "same_level=no"}),
    asks<&LineOfSight::beyond>({.key = "beyond",
                                .label = "Beyond it",
                                .help = "From its far side to the other unit.",
                                .measure = Measure::Inches,
                                .start = 3,
                                .asked_when = "same_level=no"}),
    asks<&LineOfSight::inside>({.key = "inside",
                                .label = "Inside it",
                                .help = "Inches of woods or town on the line, where one of the two stands in them; 0: it stands beyond.",
                                .measure = Measure::Inches}),
    asks<&LineOfSight::same_level>({.key = "same_level", .label = "All on one level"}),
};
constexpr std::array line_of_sight_outcomes{
    gives<&LineOfSightEnd::shadow>({.key = "shadow", .label = "inches hidden beyond it"}),
    gives<&LineOfSightEnd::visible>({.key = "visible", .label = "visible"}),
};
constexpr std::array<std::string_view, 2> line_of_sight_charts{"sight", "shadows"};

bool is_blocked(const LineOfSight& inputs)
{
    return inputs.same_level || inputs.levels_above == 0;
}

/// In whole tenths: a distance beyond it is typed in tenths.
Fraction shadow(const LineOfSight& inputs, const Charts& charts, Explanation& explanation)
{
    constexpr int tenth = 10;
    corneta::Total shadow{explanation};
    shadow.start(Fraction::tenths(inputs.to_far_side.count), {"from the higher unit to the far side"}, sight);
    shadow.times(charts.shadow_from_one_level());
    Fraction inches = shadow.total();
    const auto round_down = [&] {
        const Fraction rounded = Fraction::tenths(tenths_in(inches));
        if (!(rounded == inches))
            explanation.note(Op::Floor, Fraction{1, tenth}, {"whole tenths"}, sight);
        inches = rounded;
    };
    round_down();
    for (int level = 1; level < inputs.levels_above && !(inches == Fraction{0}); ++level) {
        inches = inches * explanation.times(charts.shadow_of_a_further_level());
        round_down();
    }
    explanation.agrees(inches);
    return inches;
}

LineOfSightEnd seen(const LineOfSight& inputs, const Charts& charts, Explanation& explanation)
{
    if (inputs.inside.count > 0) {
        const Cell& into = charts.sight(Sight::IntoWoods);
        explanation.note(Op::Start, into);
        return {{0}, !(into.number() < Fraction::tenths(inputs.inside.count))};
    }
    if (is_blocked(inputs))
        return {{0}, false};
    const Fraction inches = shadow(inputs, charts, explanation);
    return {{tenths_in(inches)}, inches < Fraction::tenths(inputs.beyond.count)};
}

} // namespace

const std::span<const corneta::Field> LineOfSightRules::form = line_of_sight_form;
const std::span<const corneta::OutcomeSpec> LineOfSightRules::outcomes = line_of_sight_outcomes;
const std::span<const std::string_view> LineOfSightRules::reads = line_of_sight_charts;

Step LineOfSightRules::step(const LineOfSight& inputs, LineOfSightState& /*state*/, const Charts& charts, corneta::Dice& /*dice*/,
                            Explanation& explanation)
{
    seen(inputs, charts, explanation);
    return Step::Finished;
}

LineOfSightEnd LineOfSightRules::end(const LineOfSight& inputs, const LineOfSightState& /*state*/, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return seen(inputs, charts, deaf);
}

corneta::Announcement LineOfSightRules::announce(const LineOfSight& inputs, const LineOfSightEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    const Fraction shadow = Fraction::tenths(end.shadow.count);
    if (inputs.inside.count > 0)
        announcement.headline = end.visible
            ? corneta::Sentence{"They see each other: not too deep inside."}
            : corneta::Sentence{"Hidden: woods and towns are seen into {0} inches.", {charts.sight(Sight::IntoWoods).number()}};
    else if (is_blocked(inputs))
        announcement.headline = {"Hidden: a tall obstruction blocks the sight on its own level."};
    else if (end.visible)
        announcement.headline = {"They see each other: its shadow is {0} {1}.", {shadow, inch_word(shadow)}};
    else
        announcement.headline = {"Hidden in its shadow of {0} {1}.", {shadow, inch_word(shadow)}};
    announcement.instructions.push_back({"Friends under the line count as a tall obstruction; a line of fire keeps {0} inch from friends.",
                                         {charts.sight(Sight::Friends).number()}});
    return announcement;
}

} // namespace revolucion
