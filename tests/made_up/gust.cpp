// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/charts.h"

namespace made_up {

namespace {

struct Gust {
    int wind = 0;
    bool from_behind = false;
    int weight = 0;
    Tenths height;
    Ground ground = Ground::Cloth;
    bool clamped = false;
    Words<Trim> trims;
};

/// `row` is that of its chart counted from 1, 0 before the throw.
struct GustState {
    std::int32_t row;
    std::int16_t braked;
    std::int16_t lost;
};

constexpr std::array stances{Option{"stands", "stands"}, Option{"slides", "slides"}, Option{"flips", "lies on its back"}};
struct GustEnd {
    Tenths slide;
    Stance stance = Stance::Stands;
    bool lost = false;
    Words<Trim> kept;
};

constexpr RefusalSpec heavy_clamp{"beetle_clamped", "a clamp does not hold a weight of {0}"};
constexpr RefusalSpec high_clamp{"beetle_height", "a clamped beetle stands on the table, not {0} in above it"};
constexpr RefusalSpec light_on_glass{"beetle_weight", "nothing so light stays on glass"};

constexpr Field of_each(Field field)
{
    field.role = "beetle";
    field.group = "beetle";
    field.rows_least = 1;
    field.rows_most = 12;
    field.rows_start = 2;
    field.fact = field.stat.empty() ? Fact::Chosen : Fact::Unsaid;
    return field;
}

/// A gust over the table: each beetle by itself. One that slides may brake, one that flips holds on or is lost.
struct GustRules : RulesOf<Gust, GustState, GustEnd, Charts> {
    static constexpr std::string_view batch{"beetle"};
    static constexpr std::array form{
        asks<&Gust::wind>("wind", "Wind", {}, {}, {.most = 9, .start = 4, .fact = Fact::Chosen}),
        asks<&Gust::from_behind>("from_behind", "From behind", {}, {}, {.asked_when = "wind>0", .fact = Fact::Chosen}),
        asks_each<&Gust::weight>(of_each({.key = "beetle_weight", .label = "Weight", .least = 1, .most = 9, .start = 3, .stat = "weight"})),
        asks_each<&Gust::height>(of_each({.key = "beetle_height", .label = "Height", .measure = Measure::Inches, .most = 8})),
        asks_each<&Gust::ground>(of_each({.key = "beetle_ground", .label = "Ground", .options = grounds})),
        asks_each<&Gust::clamped>(of_each({.key = "beetle_clamped", .label = "Clamped", .asked_when = "beetle_ground=cloth|wood"})),
        asks_each<&Gust::trims>(of_each({.key = "beetle_trims", .label = "Trims", .options = made_up::trims, .stat = "trims"})),
    };
    static constexpr std::array outcomes{
        changes<&GustEnd::slide>("slide", "slide", "beetle", Does::Add, "slid", {.shown = Shown::AsBars}),
        changes<&GustEnd::stance>("stance", "stance", "beetle", Does::Set, "stance", {.options = stances}),
        changes<&GustEnd::lost>("lost", "lost", "beetle", Does::Marker, "lost", {.highlighted = these(true)}),
        changes<&GustEnd::kept>("trims", "trims left", "beetle", Does::Set, "trims", {.options = trims}),
    };
    static constexpr std::array refusals{&heavy_clamp, &high_clamp, &light_on_glass};
    static constexpr auto reads = Charts::keys<Ground, Blow, Mark, Part, Limit, Throw>;

    static void refuse(const Gust& inputs, const Charts& /*charts*/, Refusals& found)
    {
        constexpr int heavy = 8;
        if (inputs.clamped && inputs.weight >= heavy)
            found.add(heavy_clamp, inputs.weight);
        if (inputs.clamped && inputs.height.count > 0)
            found.add(high_clamp, Fraction::tenths(inputs.height.count));
        if (inputs.ground == Ground::Glass && inputs.weight == 1)
            found.add(light_on_glass);
    }

    static Step step(const Gust& inputs, GustState& state, const Charts& charts, Dice& dice, Explanation& explanation)
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

    static void throw_gust(const Gust& inputs, GustState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& cell = charts[Throw::Gust];
        Explanation deaf{Listening::No};
        Total without_throw{deaf};
        add_forces(inputs, charts, without_throw);
        const int forces = without_throw.whole();
        state.row = 1 + read_thrown(dice, {"gust"}, cell, [&](int sum) { return static_cast<int>(charts.band<Blow>(sum + forces)); });
        Total force{explanation};
        force.start(shown_thrown(dice, cell), {"gust"}, cell);
        add_forces(inputs, charts, force);
        explanation.agrees(Fraction{shown_thrown(dice, cell) + forces});
    }

    static void add_forces(const Gust& inputs, const Charts& charts, Total& force)
    {
        force.add(inputs.wind, {"wind"}, section::gusts, Source::House);
        force.add(-inputs.weight, {"weight"}, section::gusts);
        if (inputs.from_behind && inputs.trims.has(Trim::Ribboned))
            force.add(charts[Mark::Sail]);
        if (charts.footing(inputs.ground) == Footing::Slick)
            force.add(charts[Mark::Slick]);
        if (inputs.trims.has(Trim::Oiled))
            force.add(charts[Mark::Oiled]);
    }

    static void brake(GustState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& cell = charts[Throw::Brake];
        const Cell& limit = charts[Limit::Brake];
        state.braked = static_cast<std::int16_t>(read_thrown(dice, {"brake"}, cell, [&](int sum) { return sum < limit.whole() ? 0 : 1; }));
        explanation.note(Op::Start, shown_thrown(dice, cell), {"brake"}, cell);
        explanation.note(Op::Start, limit, {"brakes with"});
    }

    static void hold_on(const Gust& inputs, GustState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& cell = charts[Throw::Hold];
        state.lost = static_cast<std::int16_t>(
            read_thrown(dice, {"hold on"}, cell, [&](int sum) { return sum * 10 <= inputs.height.count ? 1 : 0; }));
        explanation.note(Op::Start, shown_thrown(dice, cell), {"hold on"}, cell);
        explanation.note(Op::Add, Fraction::tenths(-inputs.height.count), {"height"}, section::gusts);
    }

    static Blow blow_of(const GustState& state) { return static_cast<Blow>(state.row - 1); }
    static Stance stance_of(const GustState& state, const Charts& charts)
    {
        return static_cast<Stance>(charts[blow_of(state), BlowIn::Stance].word());
    }

    /// Whole tenths of an inch.
    static Fraction slide(const Gust& inputs, const GustState& state, const Charts& charts, Explanation& explanation)
    {
        const Cell& cell = charts[blow_of(state), BlowIn::Slide];
        Total slide{explanation};
        slide.start(cell.number(), {"slide"}, cell);
        if (state.braked != 0)
            slide.times(charts[Part::Brake]);
        if (inputs.clamped)
            slide.times(0, {"clamped"}, section::gusts);
        const Fraction inches = slide.total();
        return corneta::folded(inches, Op::Floor, explanation.note(Op::Floor, Fraction{1, 10}, {"whole tenths"}, section::gusts));
    }

    static GustEnd end(const Gust& inputs, const GustState& state, const Charts& charts)
    {
        Explanation deaf{Listening::No};
        GustEnd end;
        end.stance = inputs.clamped ? Stance::Stands : stance_of(state, charts);
        end.slide = {static_cast<std::int32_t>((slide(inputs, state, charts, deaf) * Fraction{10}).amount())};
        end.lost = state.lost != 0;
        end.kept = inputs.trims;
        if (end.stance == Stance::Flips)
            end.kept.bits &= ~(1U << static_cast<unsigned>(Trim::Ribboned));
        return end;
    }

    static Announcement announce(const Gust& /*inputs*/, const GustEnd& end, const Charts& /*charts*/)
    {
        const Fraction slide = Fraction::tenths(end.slide.count);
        if (end.lost)
            return {.headline = {"The beetle is blown off the table."}, .instructions = {{"Look for it under the table."}}};
        if (end.stance == Stance::Flips)
            return {.headline = {"The beetle lies on its back."},
                    .instructions = {{"Turn it over."}},
                    .next = {{Follow::Must, "beetle", {Choice{"wind-up", {"It is wound up again"}, {{"turns", "0"}, {"gloved", "no"}}}}}}};
        if (end.slide.count == 0)
            return {.headline = {"The beetle stands."}};
        return {.headline = {"The beetle slides {0} inches.", {slide}}, .instructions = {{"Push it away by {0} inches.", {slide}}}};
    }
};

} // namespace

constinit const Action gust = action_of<GustRules>({"gust", "Gust", "Wind over the table, for each beetle by itself.", section::gusts});

} // namespace made_up
