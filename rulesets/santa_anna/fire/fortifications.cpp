// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/strike.h"

/// Reducing Fortifications.
namespace santa_anna {

namespace {

constexpr std::string_view reducing = "Reducing Fortifications";

/// The guns that have fired, at what would be troops without cover who do not skirmish.
struct FortificationFireState {
    std::int32_t losses = 0;
    std::int16_t guns_fired = 0;
    std::int16_t low_ammunition = 0;
    Columns columns{};
};

Fire as_fire(const FortificationFire& inputs)
{
    return {.firer = inputs.firer, .target = {}, .range = inputs.range};
}

int points_after(const FortificationFire& inputs, int losses)
{
    return std::max(0, inputs.points - losses);
}

Step reduce(const FortificationFire& inputs, const FortificationFireState& state, Explanation& explanation)
{
    Total points{explanation};
    points.start(inputs.points, {"points of the section"}, reducing);
    points.add(-state.losses, {"losses of the fire"}, reducing);
    points.least(0, {"no points left"}, reducing);
    explanation.agrees(points_after(inputs, state.losses));
    return Step::Finished;
}

/// At part of its first points a section is a level lower, without any it is rough.
Level level_of(const FortificationFire& inputs, const Charts& charts, int points_left)
{
    const Fraction edge = charts[inputs.fortification, Section::Points].number() * charts[Reducing::Reduced].number();
    if (points_left == 0)
        return static_cast<Level>(charts[inputs.fortification, Section::WithoutPoints].word());
    if (!(edge < Fraction{points_left}))
        return static_cast<Level>(charts[inputs.fortification, Section::AtHalf].word());
    return static_cast<Level>(inputs.fortification);
}

/// A battery fires at a section itself: a link for each gun, undamaged guns first; what it scores comes off the section's points.
struct FortificationFireRules : RulesOf<FortificationFire, FortificationFireState, FortificationFireEnd, Charts> {
    static constexpr std::array form{
        fields::poundage<&FortificationFire::firer>,
        fields::guns<&FortificationFire::firer>,
        fields::damaged<&FortificationFire::firer>,
        fields::experience<"firer", &FortificationFire::firer, &Firer::experience>,
        fields::low_ammunition<"firer", &FortificationFire::firer, &Firer::low_ammunition>,
        asks<&FortificationFire::range>("range", "Range", {}, {},
                                        {.help = "Between the centers of the guns and of the section.",
                                         .measure = Measure::Inches,
                                         .start = 4,
                                         .fact = Fact::Measured}),
        asks<&FortificationFire::fortification>("fortification", "Section", role::section, stat::fortification,
                                                {.help = "What it was when the game began.", .start = 1}),
        asks<&FortificationFire::points>("points", "Fortification points", role::section, stat::points,
                                         {.help = "What the section has left before this fire.", .measure = Measure::Points, .start = 28}),
    };
    static constexpr std::array outcomes{
        gives<&FortificationFireEnd::column>("column", "column"),
        gives<&FortificationFireEnd::losses>("losses", "losses", as_bars),
        changes<&FortificationFireEnd::points_left>("points_left", "points left", role::section, Does::Set, stat::points),
        changes<&FortificationFireEnd::level>("level", "counts as", role::section, Does::Set, stat::level),
        changes<&FortificationFireEnd::low_ammunition>("low_ammunition", "low on ammunition", role::firer, Does::Marker,
                                                       stat::low_ammunition, highlighted),
    };
    static constexpr std::array<Refused, 3> refusals{too_many_damaged<Inputs>, no_such_gun<Inputs>, beyond_gun_range<Inputs, as_fire>};
    static constexpr auto reads =
        Charts::keys<WeaponRange, StrengthOf, Factor, Shift, FiringLimit, Strength, Effect, Fortification, Reducing>;

    static FortificationFireState begin(const FortificationFire& inputs, const Charts& charts)
    {
        FortificationFireState state{};
        state.columns = columns_of(as_fire(inputs), charts);
        return state;
    }

    static Step step(const FortificationFire& inputs, FortificationFireState& state, const Charts& charts, Dice& dice,
                     Explanation& explanation)
    {
        if (state.guns_fired == inputs.firer.guns)
            return reduce(inputs, state, explanation);
        const Shot shot = shoot(as_fire(inputs), state.guns_fired, state.columns, charts, dice, explanation);
        state.losses += shot.losses;
        if (shot.runs_low)
            state.low_ammunition = 1;
        ++state.guns_fired;
        return state.guns_fired == inputs.firer.guns ? reduce(inputs, state, explanation) : Step::Continue;
    }

    static FortificationFireEnd end(const FortificationFire& inputs, const FortificationFireState& state, const Charts& charts)
    {
        const int points_left = points_after(inputs, state.losses);
        return {.column = state.columns.sound,
                .losses = state.losses,
                .points_left = points_left,
                .level = level_of(inputs, charts, points_left),
                .low_ammunition = state.low_ammunition != 0};
    }

    static Announcement announce(const FortificationFire& inputs, const FortificationFireEnd& end, const Charts& charts)
    {
        constexpr std::array<std::string_view, levels.size()> headlines{
            "Losses {0}, points left {1}: {the section} counts as a heavy fortification.",
            "Losses {0}, points left {1}: {the section} counts as a light fortification.",
            "Losses {0}, points left {1}: {the section} counts as a building.",
            "Losses {0}, points left {1}: {the section} counts as rough ground.",
        };
        Announcement announcement{.headline = {at(headlines, end.level), {end.losses, end.points_left}}};
        if (end.points_left != inputs.points)
            announcement.instruct("Write down points {0} for this {1}-inch section; the units behind it lose nothing.", end.points_left,
                                  charts[Reducing::Section].number());
        if (end.level != level_of(inputs, charts, inputs.points))
            announcement.instruct(Hand::Mark, "Mark {the section}: {0}.", at(levels, end.level).label);
        if (end.low_ammunition && !inputs.firer.low_ammunition)
            announcement.instruct(Hand::Mark, "Mark {the battery} low on ammunition.");
        return announcement;
    }
};

} // namespace

constinit const ActionOf<FortificationFire, FortificationFireEnd> action::fortification_fire = action_of<FortificationFireRules>(
    {"fortification-fire", "Fire at a fortification", "A battery fires at a section of a fortification or at a building.",
     "Reducing Fortifications", during::guns});

} // namespace santa_anna
