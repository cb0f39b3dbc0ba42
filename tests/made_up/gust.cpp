// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/gust.h"

#include "core/thrown.h"
#include "core/total.h"

namespace made_up {

using corneta::asks;
using corneta::asks_each;
using corneta::Does;
using corneta::Fraction;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Shown;
using corneta::Tale;
using corneta::Then;
using corneta::Unit;

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
                              .unit = Unit::Inches,
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
        {.key = "lost", .label = "lost", .stands_out = corneta::these(true), .role = "beetle", .stat = "lost", .does = Does::Marker}),
    gives<&GustEnd::kept>({.key = "trims", .label = "trims left", .options = trims, .role = "beetle", .stat = "trims", .does = Does::Set}),
};

constexpr std::array<std::string_view, 6> gust_charts{"grounds", "gusts", "marks", "parts", "limits", "throws"};

void add_forces(const Gust& asked, const Cards& cards, corneta::Total& force)
{
    force.add(asked.wind, {"wind"}, rule::gusts, corneta::Source::House);
    force.add(-asked.weight, {"weight"}, rule::gusts);
    if (asked.from_behind && asked.trims.has(Trim::Ribboned))
        force.add(cards.mark(Mark::Sail));
    if (cards.footing(asked.ground) == Footing::Slick)
        force.add(cards.mark(Mark::Slick));
    if (asked.trims.has(Trim::Oiled))
        force.add(cards.mark(Trim::Oiled));
}

void throw_gust(const Gust& asked, GustNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& cell = cards.thrown(Throw::Gust);
    const auto [pool, plus] = cell.dice();
    Tale deaf{corneta::Listening::No};
    corneta::Total without_throw{deaf};
    add_forces(asked, cards, without_throw);
    const int forces = without_throw.whole() + plus;
    const int row =
        dice.read({"gust"}, pool, [&](const corneta::Faces& faces) { return static_cast<int>(cards.gust_row(faces.sum() + forces)); });
    corneta::Total force{tale};
    force.start(dice.shown().sum() + plus, {"gust"}, cell);
    add_forces(asked, cards, force);
    tale.agrees(Fraction{dice.shown().sum() + forces});
    now.row = row + 1;
}

const Cell& slide_of(const GustNow& now, const Cards& cards)
{
    return cards.slide(static_cast<std::size_t>(now.row) - 1);
}

Stance stance_of(const GustNow& now, const Cards& cards)
{
    return cards.stance(static_cast<std::size_t>(now.row) - 1);
}

/// Whole tenths of an inch.
Fraction slide(const Gust& asked, const GustNow& now, const Cards& cards, Tale& tale)
{
    corneta::Total slide{tale};
    slide.start(slide_of(now, cards).number(), {"slide"}, slide_of(now, cards));
    if (now.braked != 0)
        slide.times(cards.part(Part::Brake));
    if (asked.clamped)
        slide.times(0, {"clamped"}, rule::gusts);
    const Fraction inches = slide.total();
    return corneta::folded(inches, corneta::Op::Floor, tale.note(corneta::Op::Floor, Fraction{1, 10}, {"whole tenths"}, rule::gusts));
}

void brake(GustNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& cell = cards.thrown(Throw::Brake);
    const Cell& limit = cards.limit(Limit::Brake);
    now.braked = static_cast<std::int16_t>(read_thrown(dice, {"brake"}, cell, [&](int sum) { return sum < limit.whole() ? 0 : 1; }));
    tale.note(corneta::Op::Start, shown_thrown(dice, cell), {"brake"}, cell);
    tale.note(corneta::Op::Start, limit, {"brakes with"});
}

void hold_on(const Gust& asked, GustNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& cell = cards.thrown(Throw::Hold);
    const auto [pool, plus] = cell.dice();
    now.lost = static_cast<std::int16_t>(
        dice.read({"hold on"}, pool, [&](const corneta::Faces& faces) { return (faces.sum() + plus) * 10 <= asked.height.count ? 1 : 0; }));
    tale.note(corneta::Op::Start, dice.shown().sum() + plus, {"hold on"}, cell);
    tale.note(corneta::Op::Add, Fraction::tenths(-asked.height.count), {"height"}, rule::gusts);
}

} // namespace

const std::span<const corneta::Field> GustRules::form = gust_form;
const std::span<const corneta::OutcomeSpec> GustRules::outcomes = gust_outcomes;
const std::span<const RefusalSpec* const> GustRules::refusals = gust_refusals;
const std::span<const std::string_view> GustRules::charts = gust_charts;

void GustRules::refuse(const Gust& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    constexpr int heavy = 8;
    if (asked.clamped && asked.weight >= heavy)
        found.add(heavy_clamp, asked.weight);
    if (asked.clamped && asked.height.count > 0)
        found.add(high_clamp, Fraction::tenths(asked.height.count));
    if (asked.ground == Ground::Glass && asked.weight == 1)
        found.add(light_on_glass);
}

Then GustRules::step(const Gust& asked, GustNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const bool is_first = now.row == 0;
    if (is_first)
        throw_gust(asked, now, cards, dice, tale);
    else if (stance_of(now, cards) == Stance::Flips)
        hold_on(asked, now, cards, dice, tale);
    else
        brake(now, cards, dice, tale);
    if (is_first && !asked.clamped && stance_of(now, cards) != Stance::Stands)
        return Then::More;
    slide(asked, now, cards, tale);
    return Then::Done;
}

GustEnd GustRules::end(const Gust& asked, const GustNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    GustEnd end;
    end.stance = asked.clamped ? Stance::Stands : stance_of(now, cards);
    end.slide = {static_cast<std::int32_t>((slide(asked, now, cards, deaf) * Fraction{10}).amount())};
    end.lost = now.lost != 0;
    end.kept = asked.trims;
    if (end.stance == Stance::Flips)
        end.kept.bits &= ~(1U << static_cast<unsigned>(Trim::Ribboned));
    return end;
}

corneta::Telling GustRules::tell(const Gust& /*asked*/, const GustEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.lost) {
        telling.headline = {"The beetle is blown off the table."};
        telling.hands.push_back({"Look for it under the table."});
    } else if (end.stance == Stance::Flips) {
        telling.headline = {"The beetle lies on its back."};
        telling.hands.push_back({"Turn it over."});
        telling.next.push_back(
            {corneta::Follow::Must, "beetle", {corneta::Choice{"wind-up", {"It is wound up again"}, {{"turns", "0"}, {"gloved", "no"}}}}});
    } else if (end.slide.count == 0) {
        telling.headline = {"The beetle stands."};
    } else {
        telling.headline = {"The beetle slides {0} inches.", {Fraction::tenths(end.slide.count)}};
        telling.hands.push_back({"Push it away by {0} inches.", {Fraction::tenths(end.slide.count)}});
    }
    return telling;
}

} // namespace made_up
