// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/charts.h"

namespace made_up {

namespace {

constexpr std::array<std::string_view, 1> in_winding{"winding"};

struct WindUp {
    Spring spring = Spring::Brass;
    int turns = 0;
    int minutes = 0;
    bool gloved = false;
};
struct WindUpEnd {
    int turns = 0;
    bool full = false;
};

constexpr RefusalSpec holds_less{"turns", "the spring holds {0} turns, not {1}"};

/// A key is turned: no dice.
struct WindUpRules : CalculationOf<WindUpRules, WindUp, WindUpEnd, Charts> {
    static constexpr std::array form{
        asks<&WindUp::spring>("spring", "Spring", "beetle", "spring", {.options = springs}),
        asks<&WindUp::turns>("turns", "Turns left", "beetle", "turns", {.most = 12, .start = 2}),
        asks<&WindUp::minutes>("minutes", "Minutes", {}, {}, {.least = 1, .most = 20, .start = 3, .fact = Fact::Chosen}),
        asks<&WindUp::gloved>("gloved", "With gloves on", {}, {}, {.start = 1, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&WindUpEnd::turns>("turns", "turns", "beetle", Does::Set, "turns", {.shown = Shown::AsBars}),
        gives<&WindUpEnd::full>("full", "fully wound", {.highlighted = these(true)}),
    };
    static constexpr std::array refusals{&holds_less};
    static constexpr auto reads = Charts::keys<Spring, Part>;

    static void refuse(const WindUp& inputs, const Charts& charts, Refusals& found)
    {
        const Fraction most = charts[inputs.spring, SpringIn::MostTurns].number();
        if (most < Fraction{inputs.turns})
            found.add(holds_less, most, inputs.turns);
    }

    static WindUpEnd reckon(const WindUp& inputs, const Charts& charts, Explanation& explanation)
    {
        Total turns{explanation};
        turns.start(inputs.minutes, {"minutes"}, section::winding);
        turns.times(charts[Part::Minute]);
        if (inputs.gloved)
            turns.times(charts[Part::Gloves]);
        turns.add(inputs.turns, {"turns left"}, section::winding);
        turns.round_down(section::winding);
        const Cell& most = charts[inputs.spring, SpringIn::MostTurns];
        turns.most(most.number(), {"more does not go in"}, most);
        return {turns.whole(), turns.whole() == most.whole()};
    }

    static Announcement announce(const WindUp& inputs, const WindUpEnd& end, const Charts& /*charts*/)
    {
        Announcement announcement;
        announcement.headline = {"The beetle has {0} turns.", {end.turns}};
        if (end.full)
            announcement.instructions.push_back({"Take the key out."});
        if (end.turns > 0)
            announcement.next.push_back(
                {Follow::May,
                 "beetle",
                 {Choice{"leap",
                         {"It leaps"},
                         {{"spring", word_of(springs, inputs.spring)}, {"turns", std::to_string(std::min(end.turns, 12))}}}}});
        return announcement;
    }
};

} // namespace

constinit const Action wind_up =
    action_of<WindUpRules>({"wind-up", "Wind up", "A key is turned for some minutes.", section::winding, in_winding});

} // namespace made_up
