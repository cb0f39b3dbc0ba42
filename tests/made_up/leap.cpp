// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/leap.h"

#include "core/total.h"

#include <cassert>

namespace made_up {

using corneta::Choice;
using corneta::Follow;
using corneta::Fraction;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Telling;
using corneta::Then;

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

int lift(const Leap& asked, const Cards& cards, Tale& tale)
{
    corneta::Total lift{tale};
    lift.start(asked.beetle.turns, {"turns on its key"}, rule::leaping);
    lift.times(cards.times(asked.ground));
    for (const Trim trim : {Trim::Oiled, Trim::Polished, Trim::Ribboned})
        if (asked.beetle.trims.has(trim))
            lift.add(cards.mark(trim));
    if (asked.winged)
        lift.add(cards.mark(Mark::Wings));
    if (asked.headwind > 0)
        lift.add(-asked.headwind, {"headwind"}, rule::leaping);
    lift.round_down(rule::leaping);
    lift.least(0, {"no beetle sinks into the table"}, rule::leaping);
    return lift.whole();
}

int needed(const Leap& asked, const Cards& cards, Tale& tale)
{
    const auto reach = cards.reach_of(asked.beetle.spring, Fraction::tenths(asked.distance.count));
    assert(reach.has_value());
    const int lifted = lift(asked, cards, tale);
    corneta::Total needed{tale};
    const Cell& cell = cards.needed(lifted, *reach);
    needed.start(cell.number(), {"needed with lift {0}", lifted}, cell);
    const Footing footing = cards.footing(asked.ground);
    if (footing != Footing::Firm)
        needed.add(cards.mark(footing == Footing::Loose ? Mark::Loose : Mark::Slick));
    return needed.whole();
}

} // namespace

const std::span<const RefusalSpec* const> LeapRules::refusals = leap_refusals;

void LeapRules::refuse(const Leap& asked, const Cards& cards, corneta::Refusals& found)
{
    const Beetle& beetle = asked.beetle;
    const Fraction most = cards.most_turns(beetle.spring).number();
    if (beetle.turns == 0)
        found.add(unwound);
    if (most < Fraction{beetle.turns})
        found.add(overwound, label_of(beetle.spring), most, beetle.turns);
    const Fraction distance = Fraction::tenths(asked.distance.count);
    if (!cards.reach_of(beetle.spring, distance))
        found.add(beyond_reach, distance, label_of(beetle.spring));
    if (asked.winged && asked.ground == Ground::Glass && beetle.trims.has(Trim::Polished))
        found.add(wings_slip);
}

LeapNow LeapRules::begin(const Leap& asked, const Cards& cards, Tale& tale)
{
    return {.needed = needed(asked, cards, tale), .thrown = 0};
}

Then LeapRules::step(const Leap& asked, LeapNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const auto [pool, plus] = cards.leap_dice(asked.beetle.spring);
    now.thrown = dice.read({"leap"}, pool, [plus](const corneta::Faces& faces) { return faces.sum() + plus; });
    corneta::Total over{tale};
    over.start(now.thrown, {"thrown for the leap"}, rule::leaping);
    over.add(-now.needed, {"needed"}, rule::leaping);
    tale.agrees(over.total());
    return Then::Done;
}

LeapEnd LeapRules::end(const Leap& asked, const LeapNow& now, const Cards& cards)
{
    LeapEnd end;
    end.over = now.thrown - now.needed;
    end.lands = end.over >= 0 && end.over < cards.limit(Limit::Beyond).whole();
    const Landing off = end.over < 0 ? Landing::Short : Landing::Beyond;
    end.landing = end.lands ? Landing::On : off;
    end.turns = end.lands ? asked.beetle.turns - 1 : 0;
    end.kept = asked.beetle.trims;
    if (end.landing == Landing::Short) {
        end.strain = {static_cast<std::int32_t>((Fraction{-end.over} * Fraction{10} * cards.part(Part::Strain).number()).rounded_down())};
        end.kept.bits &= ~(1U << static_cast<unsigned>(Trim::Ribboned));
    }
    return end;
}

Telling LeapRules::tell(const Leap& asked, const LeapEnd& end, const Cards& /*cards*/)
{
    const std::string spring{springs.at(static_cast<std::size_t>(asked.beetle.spring)).word};
    Telling telling;
    switch (end.landing) {
    case Landing::On:
        telling.headline = {"The beetle lands on the mark."};
        telling.next.push_back(
            {Follow::May, "leaper", {Choice{"wind-up", {"Wind it up again"}, {{"spring", spring}, {"turns", std::to_string(end.turns)}}}}});
        break;
    case Landing::Short:
        telling.headline = {"The beetle falls short by {0}.", {-end.over}};
        telling.hands.push_back({"Put the beetle down before the mark."});
        telling.next.push_back({Follow::Must,
                                "leaper",
                                {Choice{"gust",
                                        {"The table shakes under it"},
                                        {{"wind", "2"},
                                         {"beetle_weight", "3,4"},
                                         {"beetle_height", "0.5,0"},
                                         {"beetle_ground", std::string{grounds.at(static_cast<std::size_t>(asked.ground)).word}}}}}});
        break;
    case Landing::Beyond:
        telling.headline = {"The beetle flies {0} beyond the mark.", {end.over}};
        telling.hands.push_back({"Put the beetle down behind the mark."});
        telling.next.push_back({Follow::Either,
                                "opponent",
                                {Choice{"tussle",
                                        {"It is met by another beetle"},
                                        {{"left_grip", "3"}, {"left_oiled", asked.beetle.trims.has(Trim::Oiled) ? "yes" : "no"}}},
                                 Choice{"leap", {"It leaps back"}, {{"spring", spring}, {"distance", "1.5"}}}}});
        break;
    }
    if (end.kept.bits != asked.beetle.trims.bits)
        telling.hands.push_back({"Take the ribbon off."});
    return telling;
}

} // namespace made_up
