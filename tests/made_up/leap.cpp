// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/leap.h"

#include "core/action/total.h"

#include <cassert>

namespace made_up {

using corneta::Announcement;
using corneta::Choice;
using corneta::Explanation;
using corneta::Follow;
using corneta::Fraction;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr RefusalSpec unwound{"turns", "an unwound beetle does not leap"};
constexpr RefusalSpec overwound{"turns", "a {0} spring holds {1} turns, not {2}"};
constexpr RefusalSpec beyond_reach{"distance", "{0} in is beyond the reach of a {1} spring"};
constexpr RefusalSpec wings_slip{"winged", "on glass a winged beetle must not be polished"};
constexpr std::array leap_refusals{&unwound, &overwound, &beyond_reach, &wings_slip};

std::string_view label_of(Spring spring)
{
    return springs.at(static_cast<std::size_t>(spring)).label;
}

int lift(const Leap& inputs, const Charts& charts, Explanation& explanation)
{
    corneta::Total lift{explanation};
    lift.start(inputs.beetle.turns, {"turns on its key"}, rule::leaping);
    lift.times(charts.times(inputs.ground));
    for (const Trim trim : {Trim::Oiled, Trim::Polished, Trim::Ribboned})
        if (inputs.beetle.trims.has(trim))
            lift.add(charts.mark(trim));
    if (inputs.winged)
        lift.add(charts.mark(Mark::Wings));
    if (inputs.headwind > 0)
        lift.add(-inputs.headwind, {"headwind"}, rule::leaping);
    lift.round_down(rule::leaping);
    lift.least(0, {"no beetle sinks into the table"}, rule::leaping);
    return lift.whole();
}

int needed(const Leap& inputs, const Charts& charts, Explanation& explanation)
{
    const auto reach = charts.reach_of(inputs.beetle.spring, Fraction::tenths(inputs.distance.count));
    assert(reach.has_value());
    const int lifted = lift(inputs, charts, explanation);
    corneta::Total needed{explanation};
    const Cell& cell = charts.needed(lifted, *reach);
    needed.start(cell.number(), {"needed with lift {0}", lifted}, cell);
    const Footing footing = charts.footing(inputs.ground);
    if (footing != Footing::Firm)
        needed.add(charts.mark(footing == Footing::Loose ? Mark::Loose : Mark::Slick));
    return needed.whole();
}

} // namespace

const std::span<const RefusalSpec* const> LeapRules::refusals = leap_refusals;

void LeapRules::refuse(const Leap& inputs, const Charts& charts, corneta::Refusals& found)
{
    const Beetle& beetle = inputs.beetle;
    const Fraction most = charts.most_turns(beetle.spring).number();
    if (beetle.turns == 0)
        found.add(unwound);
    if (most < Fraction{beetle.turns})
        found.add(overwound, label_of(beetle.spring), most, beetle.turns);
    const Fraction distance = Fraction::tenths(inputs.distance.count);
    if (!charts.reach_of(beetle.spring, distance))
        found.add(beyond_reach, distance, label_of(beetle.spring));
    if (inputs.winged && inputs.ground == Ground::Glass && beetle.trims.has(Trim::Polished))
        found.add(wings_slip);
}

LeapState LeapRules::begin(const Leap& inputs, const Charts& charts, Explanation& explanation)
{
    return {.needed = needed(inputs, charts, explanation), .thrown = 0};
}

Step LeapRules::step(const Leap& inputs, LeapState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const auto [pool, plus] = charts.leap_dice(inputs.beetle.spring);
    state.thrown = dice.read({"leap"}, pool, [plus](const corneta::Faces& faces) { return faces.sum() + plus; });
    corneta::Total over{explanation};
    over.start(state.thrown, {"thrown for the leap"}, rule::leaping);
    over.add(-state.needed, {"needed"}, rule::leaping);
    explanation.agrees(over.total());
    return Step::Finished;
}

LeapEnd LeapRules::end(const Leap& inputs, const LeapState& state, const Charts& charts)
{
    LeapEnd end;
    end.over = state.thrown - state.needed;
    end.lands = end.over >= 0 && end.over < charts.limit(Limit::Beyond).whole();
    const Landing off = end.over < 0 ? Landing::Short : Landing::Beyond;
    end.landing = end.lands ? Landing::On : off;
    end.turns = end.lands ? inputs.beetle.turns - 1 : 0;
    end.kept = inputs.beetle.trims;
    if (end.landing == Landing::Short) {
        end.strain = {static_cast<std::int32_t>((Fraction{-end.over} * Fraction{10} * charts.part(Part::Strain).number()).rounded_down())};
        end.kept.bits &= ~(1U << static_cast<unsigned>(Trim::Ribboned));
    }
    return end;
}

Announcement LeapRules::announce(const Leap& inputs, const LeapEnd& end, const Charts& /*charts*/)
{
    const std::string spring{springs.at(static_cast<std::size_t>(inputs.beetle.spring)).word};
    Announcement announcement;
    switch (end.landing) {
    case Landing::On:
        announcement.headline = {"The beetle lands on the mark."};
        announcement.next.push_back(
            {Follow::May, "leaper", {Choice{"wind-up", {"Wind it up again"}, {{"spring", spring}, {"turns", std::to_string(end.turns)}}}}});
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
                                              {"beetle_ground", std::string{grounds.at(static_cast<std::size_t>(inputs.ground)).word}}}}}});
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

} // namespace made_up
