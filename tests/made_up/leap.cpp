// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/charts.h"

namespace made_up {

namespace {

struct Beetle {
    Spring spring = Spring::Brass;
    int turns = 0;
    Words<Trim> trims;
};
struct Leap {
    Beetle beetle;
    Tenths distance; ///< inches
    Ground ground = Ground::Cloth;
    bool winged = false;
    int headwind = 0;
};
struct LeapState {
    std::int32_t needed;
    std::int32_t thrown;
};
enum class Landing { Short, On, Beyond };
constexpr std::array landings{Option{"short", "short of the mark"}, Option{"on", "on the mark"}, Option{"beyond", "beyond the mark"}};
struct LeapEnd {
    int over = 0; ///< what was thrown above what was needed
    Landing landing = Landing::Short;
    bool lands = false;
    Tenths strain;
    int turns = 0;
    Words<Trim> kept;
};

constexpr RefusalSpec unwound{"turns", "an unwound beetle does not leap"};
constexpr RefusalSpec overwound{"turns", "a {0} spring holds {1} turns, not {2}"};
constexpr RefusalSpec beyond_reach{"distance", "{0} in is beyond the reach of a {1} spring"};
constexpr RefusalSpec wings_slip{"winged", "on glass a winged beetle must not be polished"};

/// A beetle leaps at a mark: one link, the dice of its spring. What it needs is worked out before.
struct LeapRules : RulesOf<Leap, LeapState, LeapEnd, Charts> {
    static constexpr std::array form{
        asks<&Leap::beetle, &Beetle::spring>("spring", "Spring", "leaper", "spring", {.options = springs}),
        asks<&Leap::beetle, &Beetle::turns>("turns", "Turns on its key", "leaper", "turns",
                                            {.help = "Counted while it was wound, 0 to 12.", .most = 12, .start = 6}),
        asks<&Leap::beetle, &Beetle::trims>("trims", "Trims", "leaper", "trims", {.options = trims}),
        asks<&Leap::distance>(
            "distance", "Distance", {}, {},
            {.help = "From its nose to the mark.", .measure = Measure::Inches, .most = 20, .start = 3, .fact = Fact::Chosen}),
        asks<&Leap::ground>("ground", "Ground", {}, {}, {.options = grounds, .fact = Fact::Chosen}),
        asks<&Leap::winged>("winged", "With paper wings", "leaper", "winged", {.asked_when = "spring!=brass"}),
        asks<&Leap::headwind>("headwind", "Headwind", {}, {},
                              {.help = "Felt only by wings, and only beyond 2 inches.",
                               .most = 9,
                               .asked_when = "winged=yes and distance>2",
                               .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&LeapEnd::over>("over", "above what was needed", {.shown = Shown::AsBars}),
        gives<&LeapEnd::landing>("landing", "landing", {.highlighted = these(Landing::Short, Landing::Beyond), .options = landings}),
        changes<&LeapEnd::lands>("lands", "lands on the mark", "leaper", Does::Marker, "landed", {.highlighted = these(true)}),
        changes<&LeapEnd::strain>("strain", "strain", "leaper", Does::Add, "strain"),
        changes<&LeapEnd::turns>("turns", "turns left", "leaper", Does::Set, "turns"),
        changes<&LeapEnd::kept>("trims", "trims left", "leaper", Does::Set, "trims", {.options = trims}),
    };
    static constexpr std::array refusals{&unwound, &overwound, &beyond_reach, &wings_slip};
    static constexpr auto reads = Charts::keys<Spring, Reach, Ground, Lift, Mark, Part, Limit>;

    static void refuse(const Leap& inputs, const Charts& charts, Refusals& found)
    {
        const Beetle& beetle = inputs.beetle;
        const std::string_view spring = springs.at(static_cast<std::size_t>(beetle.spring)).label;
        const Fraction most = charts[beetle.spring, SpringIn::MostTurns].number();
        if (beetle.turns == 0)
            found.add(unwound);
        if (most < Fraction{beetle.turns})
            found.add(overwound, spring, most, beetle.turns);
        if (!charts.reach_of(beetle.spring, inputs.distance))
            found.add(beyond_reach, Fraction::tenths(inputs.distance.count), spring);
        if (inputs.winged && inputs.ground == Ground::Glass && beetle.trims.has(Trim::Polished))
            found.add(wings_slip);
    }

    static int lift(const Leap& inputs, const Charts& charts, Explanation& explanation)
    {
        Total lift{explanation};
        lift.start(inputs.beetle.turns, {"turns on its key"}, section::leaping);
        lift.times(charts[inputs.ground, GroundIn::Times]);
        for (const Trim trim : {Trim::Oiled, Trim::Polished, Trim::Ribboned})
            if (inputs.beetle.trims.has(trim))
                lift.add(charts.mark(trim));
        if (inputs.winged)
            lift.add(charts[Mark::Wings]);
        if (inputs.headwind > 0)
            lift.add(-inputs.headwind, {"headwind"}, section::leaping);
        lift.round_down(section::leaping);
        lift.least(0, {"no beetle sinks into the table"}, section::leaping);
        return lift.whole();
    }

    static LeapState begin(const Leap& inputs, const Charts& charts, Explanation& explanation)
    {
        const int lifted = lift(inputs, charts, explanation);
        const Cell& cell = charts[charts.band<Lift>(lifted), charts.reach_of(inputs.beetle.spring, inputs.distance).value()];
        Total needed{explanation};
        needed.start(cell.number(), {"needed with lift {0}", lifted}, cell);
        const Footing footing = charts.footing(inputs.ground);
        if (footing != Footing::Firm)
            needed.add(charts[footing == Footing::Loose ? Mark::Loose : Mark::Slick]);
        return {.needed = needed.whole(), .thrown = 0};
    }

    static Step step(const Leap& inputs, LeapState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        state.thrown = read_thrown(dice, {"leap"}, charts[inputs.beetle.spring, SpringIn::Dice], [](int sum) { return sum; });
        Total over{explanation};
        over.start(state.thrown, {"thrown for the leap"}, section::leaping);
        over.add(-state.needed, {"needed"}, section::leaping);
        explanation.agrees(over.total());
        return Step::Finished;
    }

    static LeapEnd end(const Leap& inputs, const LeapState& state, const Charts& charts)
    {
        LeapEnd end;
        end.over = state.thrown - state.needed;
        end.lands = end.over >= 0 && end.over < charts[Limit::Beyond].whole();
        const Landing off = end.over < 0 ? Landing::Short : Landing::Beyond;
        end.landing = end.lands ? Landing::On : off;
        end.turns = end.lands ? inputs.beetle.turns - 1 : 0;
        end.kept = inputs.beetle.trims;
        if (end.landing == Landing::Short) {
            end.strain = {static_cast<std::int32_t>((Fraction{-end.over} * Fraction{10} * charts[Part::Strain].number()).rounded_down())};
            end.kept.bits &= ~(1U << static_cast<unsigned>(Trim::Ribboned));
        }
        return end;
    }

    static Announcement announce(const Leap& inputs, const LeapEnd& end, const Charts& /*charts*/)
    {
        const std::string spring = word_of(springs, inputs.beetle.spring);
        Announcement announcement;
        switch (end.landing) {
        case Landing::On:
            announcement.headline = {"The beetle lands on the mark."};
            announcement.next.push_back(
                {Follow::May,
                 "leaper",
                 {Choice{"wind-up", {"Wind it up again"}, {{"spring", spring}, {"turns", std::to_string(end.turns)}}}}});
            break;
        case Landing::Short:
            announcement.headline = {"The beetle falls short by {0}.", {-end.over}};
            announcement.instructions.push_back({"Put the beetle down before the mark."});
            announcement.next.push_back({Follow::Must,
                                         "leaper",
                                         {Choice{"gust",
                                                 {"The table shakes under it"},
                                                 {{"wind", "2"},
                                                  {"beetle_weight", "3,4"},
                                                  {"beetle_height", "0.5,0"},
                                                  {"beetle_ground", word_of(grounds, inputs.ground)}}}}});
            break;
        case Landing::Beyond:
            announcement.headline = {"The beetle flies {0} beyond the mark.", {end.over}};
            announcement.instructions.push_back({"Put the beetle down behind the mark."});
            announcement.next.push_back({Follow::Either,
                                         "opponent",
                                         {Choice{"tussle",
                                                 {"It is met by another beetle"},
                                                 {{"left_grip", "3"}, {"left_oiled", inputs.beetle.trims.has(Trim::Oiled) ? "yes" : "no"}}},
                                          Choice{"leap", {"It leaps back"}, {{"spring", spring}, {"distance", "1.5"}}}}});
            break;
        }
        if (end.kept.bits != inputs.beetle.trims.bits)
            announcement.instructions.push_back({"Take the ribbon off."});
        return announcement;
    }
};

} // namespace

constinit const Action leap = action_of<LeapRules>({"leap", "Leap", "A beetle leaps at a mark.", section::leaping, in_playing});

} // namespace made_up
