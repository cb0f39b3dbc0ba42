// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/gust.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

namespace made_up {

using corneta::asks;
using corneta::asks_each;
using corneta::Does;
using corneta::Explanation;
using corneta::Fraction;
using corneta::gives;
using corneta::Measure;
using corneta::RefusalSpec;
using corneta::Shown;
using corneta::Step;

namespace {

constexpr RefusalSpec heavy_clamp{"beetle_clamped", "a clamp does not hold a weight of {0}"};
constexpr RefusalSpec high_clamp{"beetle_height", "a clamped beetle stands on the table, not {0} in above it"};
constexpr RefusalSpec light_on_glass{"beetle_weight", "nothing so light stays on glass"};
constexpr std::array gust_refusals{&heavy_clamp, &high_clamp, &light_on_glass};

constexpr std::array gust_form{
    asks<&Gust::wind>({.key = "wind", .label = "Wind", .most = 9, .start = 4}),
    asks<&Gust::from_behind>({.key = "from_behind", .label = "From behind", .asked_when = "wind>0"}),
    asks_each<&Gust::weight>({.key = "beetle_weight",
                              .label = "Weight",
                              .least = 1,
                              .most = 9,
                              .start = 3,
                              .role = "beetle",
                              .stat = "weight",
                              .group = "beetle",
                              .rows_least = 1,
                              .rows_most = 12,
                              .rows_start = 2}),
    asks_each<&Gust::height>({.key = "beetle_height",
                              .label = "Height",
                              .measure = Measure::Inches,
                              .most = 8,
                              .role = "beetle",
                              .group = "beetle",
                              .rows_least = 1,
                              .rows_most = 12,
                              .rows_start = 2}),
    asks_each<&Gust::ground>({.key = "beetle_ground",
                              .label = "Ground",
                              .options = grounds,
                              .role = "beetle",
                              .group = "beetle",
                              .rows_least = 1,
                              .rows_most = 12,
                              .rows_start = 2}),
    asks_each<&Gust::clamped>({.key = "beetle_clamped",
                               .label = "Clamped",
                               .role = "beetle",
                               .asked_when = "beetle_ground=cloth|wood",
                               .group = "beetle",
                               .rows_least = 1,
                               .rows_most = 12,
                               .rows_start = 2}),
    asks_each<&Gust::trims>({.key = "beetle_trims",
                             .label = "Trims",
                             .options = trims,
                             .role = "beetle",
                             .stat = "trims",
                             .group = "beetle",
                             .rows_least = 1,
                             .rows_most = 12,
                             .rows_start = 2}),
};

constexpr std::array gust_outcomes{
    gives<&GustEnd::slide>({.key = "slide", .label = "slide", .shown = Shown::AsBars, .role = "beetle", .stat = "slid", .does = Does::Add}),
    gives<&GustEnd::stance>(
        {.key = "stance", .label = "stance", .options = stances, .role = "beetle", .stat = "stance", .does = Does::Set}),
    gives<&GustEnd::lost>(
        {.key = "lost", .label = "lost", .highlighted = corneta::these(true), .role = "beetle", .stat = "lost", .does = Does::Marker}),
    gives<&GustEnd::kept>({.key = "trims", .label = "trims left", .options = trims, .role = "beetle", .stat = "trims", .does = Does::Set}),
};

constexpr std::array<std::string_view, 6> gust_charts{"grounds", "gusts", "marks", "parts", "limits", "throws"};

void add_forces(const Gust& inputs, const Charts& charts, corneta::Total& force)
{
    force.add(inputs.wind, {"wind"}, rule::gusts, corneta::Source::House);
    force.add(-inputs.weight, {"weight"}, rule::gusts);
    if (inputs.from_behind && inputs.trims.has(Trim::Ribboned))
        force.add(charts.mark(Mark::Sail));
    if (charts.footing(inputs.ground) == Footing::Slick)
        force.add(charts.mark(Mark::Slick));
    if (inputs.trims.has(Trim::Oiled))
        force.add(charts.mark(Trim::Oiled));
}

void throw_gust(const Gust& inputs, GustState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& cell = charts.thrown(Throw::Gust);
    const auto [pool, plus] = cell.dice();
    Explanation deaf{corneta::Listening::No};
    corneta::Total without_throw{deaf};
    add_forces(inputs, charts, without_throw);
    const int forces = without_throw.whole() + plus;
    const int row =
        dice.read({"gust"}, pool, [&](const corneta::Faces& faces) { return static_cast<int>(charts.gust_row(faces.sum() + forces)); });
    corneta::Total force{explanation};
    force.start(dice.shown().sum() + plus, {"gust"}, cell);
    add_forces(inputs, charts, force);
    explanation.agrees(Fraction{dice.shown().sum() + forces});
    state.row = row + 1;
}

const Cell& slide_of(const GustState& state, const Charts& charts)
{
    return charts.slide(static_cast<std::size_t>(state.row) - 1);
}

Stance stance_of(const GustState& state, const Charts& charts)
{
    return charts.stance(static_cast<std::size_t>(state.row) - 1);
}

/// Whole tenths of an inch.
Fraction slide(const Gust& inputs, const GustState& state, const Charts& charts, Explanation& explanation)
{
    corneta::Total slide{explanation};
    slide.start(slide_of(state, charts).number(), {"slide"}, slide_of(state, charts));
    if (state.braked != 0)
        slide.times(charts.part(Part::Brake));
    if (inputs.clamped)
        slide.times(0, {"clamped"}, rule::gusts);
    const Fraction inches = slide.total();
    return corneta::folded(inches, corneta::Op::Floor,
                           explanation.note(corneta::Op::Floor, Fraction{1, 10}, {"whole tenths"}, rule::gusts));
}

void brake(GustState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& cell = charts.thrown(Throw::Brake);
    const Cell& limit = charts.limit(Limit::Brake);
    state.braked = static_cast<std::int16_t>(read_thrown(dice, {"brake"}, cell, [&](int sum) { return sum < limit.whole() ? 0 : 1; }));
    explanation.note(corneta::Op::Start, shown_thrown(dice, cell), {"brake"}, cell);
    explanation.note(corneta::Op::Start, limit, {"brakes with"});
}

void hold_on(const Gust& inputs, GustState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& cell = charts.thrown(Throw::Hold);
    const auto [pool, plus] = cell.dice();
    state.lost = static_cast<std::int16_t>(dice.read(
        {"hold on"}, pool, [&](const corneta::Faces& faces) { return (faces.sum() + plus) * 10 <= inputs.height.count ? 1 : 0; }));
    explanation.note(corneta::Op::Start, dice.shown().sum() + plus, {"hold on"}, cell);
    explanation.note(corneta::Op::Add, Fraction::tenths(-inputs.height.count), {"height"}, rule::gusts);
}

} // namespace

const std::span<const corneta::Field> GustRules::form = gust_form;
const std::span<const corneta::OutcomeSpec> GustRules::outcomes = gust_outcomes;
const std::span<const RefusalSpec* const> GustRules::refusals = gust_refusals;
const std::span<const std::string_view> GustRules::reads = gust_charts;

void GustRules::refuse(const Gust& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    constexpr int heavy = 8;
    if (inputs.clamped && inputs.weight >= heavy)
        found.add(heavy_clamp, inputs.weight);
    if (inputs.clamped && inputs.height.count > 0)
        found.add(high_clamp, Fraction::tenths(inputs.height.count));
    if (inputs.ground == Ground::Glass && inputs.weight == 1)
        found.add(light_on_glass);
}

Step GustRules::step(const Gust& inputs, GustState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const bool is_first = state.row == 0;
    if (is_first)
        throw_gust(inputs, state, charts, dice, explanation);
    else if (stance_of(state, charts) == Stance::Flips)
        hold_on(inputs, state, charts, dice, explanation);
    else
        brake(state, charts, dice, explanation);
    if (is_first && !inputs.clamped && stance_of(state, charts) != Stance::Stands)
        return Step::Continue;
    slide(inputs, state, charts, explanation);
    return Step::Finished;
}

GustEnd GustRules::end(const Gust& inputs, const GustState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    GustEnd end;
    end.stance = inputs.clamped ? Stance::Stands : stance_of(state, charts);
    end.slide = {static_cast<std::int32_t>((slide(inputs, state, charts, deaf) * Fraction{10}).amount())};
    end.lost = state.lost != 0;
    end.kept = inputs.trims;
    if (end.stance == Stance::Flips)
        end.kept.bits &= ~(1U << static_cast<unsigned>(Trim::Ribboned));
    return end;
}

corneta::Announcement GustRules::announce(const Gust& /*inputs*/, const GustEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.lost) {
        announcement.headline = {"The beetle is blown off the table."};
        announcement.instructions.push_back({"Look for it under the table."});
    } else if (end.stance == Stance::Flips) {
        announcement.headline = {"The beetle lies on its back."};
        announcement.instructions.push_back({"Turn it over."});
        announcement.next.push_back(
            {corneta::Follow::Must, "beetle", {corneta::Choice{"wind-up", {"It is wound up again"}, {{"turns", "0"}, {"gloved", "no"}}}}});
    } else if (end.slide.count == 0) {
        announcement.headline = {"The beetle stands."};
    } else {
        announcement.headline = {"The beetle slides {0} inches.", {Fraction::tenths(end.slide.count)}};
        announcement.instructions.push_back({"Push it away by {0} inches.", {Fraction::tenths(end.slide.count)}});
    }
    return announcement;
}

} // namespace made_up
