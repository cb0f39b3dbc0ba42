// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/parade.h"

#include "core/action/total.h"

#include <algorithm>
#include <numeric>

namespace made_up {

using corneta::Explanation;
using corneta::Fraction;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr RefusalSpec no_beetle{"beetle_shine", "nobody marches past"};
constexpr RefusalSpec too_long{"beetle_length", "beetle {0} is too long for a brass spring"};
constexpr RefusalSpec no_judges{"judges", "where there are judges they give marks"};
constexpr std::array parade_refusals{&no_beetle, &too_long, &no_judges};

int points(const Parade& inputs, const ParadeState& state, std::size_t beetle, const Charts& charts, Explanation& explanation)
{
    corneta::Total points{explanation};
    points.start(Fraction::tenths(inputs.length[beetle].count), {"length of beetle {0}", static_cast<int>(beetle) + 1}, rule::parading);
    points.times(charts.part(Part::Length));
    points.add(inputs.shine[beetle], {"shine"}, rule::parading);
    for (const Trim trim : {Trim::Oiled, Trim::Polished, Trim::Ribboned})
        if (inputs.trims[beetle].has(trim))
            points.add(charts.mark(trim));
    if (inputs.wound[beetle]) {
        const Cell& turns = charts.most_turns(inputs.spring[beetle]);
        points.add(turns.number() * Fraction{1, 4}, {"a quarter of its turns"}, turns);
    }
    if (inputs.judged) {
        const int sum = std::accumulate(inputs.judges.begin(), inputs.judges.end(), 0);
        points.add(Fraction{sum, static_cast<std::int64_t>(inputs.judges.count)}, {"mean of the judges' marks"}, rule::parading);
    }
    points.round_down(rule::parading);
    points.add(state.faces.at(beetle), {"die in rising order"}, rule::parading);
    points.least(0, {"nobody has less than nothing"}, rule::parading);
    return points.whole();
}

} // namespace

const std::span<const RefusalSpec* const> ParadeRules::refusals = parade_refusals;

void ParadeRules::refuse(const Parade& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    constexpr int long_for_brass = 50;
    if (inputs.shine.count == 0)
        found.add(no_beetle);
    for (std::size_t beetle = 0; beetle < inputs.length.count; ++beetle)
        if (inputs.wound[beetle] && inputs.spring[beetle] == Spring::Brass && inputs.length[beetle].count > long_for_brass)
            found.add(too_long, static_cast<std::int64_t>(beetle) + 1);
    if (inputs.judged && inputs.judges.count == 0)
        found.add(no_judges);
}

Step ParadeRules::step(const Parade& inputs, ParadeState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const std::size_t beetles = inputs.shine.count;
    const corneta::Faces faces = dice.roll({"a die for each of {0}", static_cast<int>(beetles)}, {static_cast<int>(beetles), 6});
    std::ranges::copy(faces, state.faces.begin());
    for (std::size_t beetle = 0; beetle < beetles; ++beetle)
        points(inputs, state, beetle, charts, explanation);
    return Step::Finished;
}

ParadeEnd ParadeRules::end(const Parade& inputs, const ParadeState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    ParadeEnd end;
    for (std::size_t beetle = 0; beetle < inputs.shine.count; ++beetle) {
        end.points.push(points(inputs, state, beetle, charts, deaf));
        end.strides.push({inputs.length[beetle].count * state.faces.at(beetle)});
        end.best = std::max(end.best, end.points[beetle]);
    }
    for (std::size_t beetle = 0; beetle < inputs.shine.count; ++beetle) {
        const bool prized = end.points[beetle] >= charts.limit(Limit::Prize).whole();
        Words<Trim> worn = inputs.trims[beetle];
        if (prized)
            worn.bits |= 1U << static_cast<unsigned>(Trim::Ribboned);
        end.prized.push(prized);
        const Rosette won = end.points[beetle] == end.best ? Rosette::Red : Rosette::Blue;
        end.rosettes.push(prized ? won : Rosette::None);
        end.trims.push(worn);
        end.any_prize = end.any_prize || prized;
    }
    return end;
}

corneta::Announcement ParadeRules::announce(const Parade& inputs, const ParadeEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    const auto prizes = std::ranges::count(end.prized, true);
    if (prizes == 0) {
        announcement.headline = {"Nobody wins a prize; the best has {0}.", {end.best}};
        return announcement;
    }
    announcement.headline = {"Prizes for {0} of {1}; the best has {2}.",
                             {static_cast<std::int64_t>(prizes), static_cast<std::int64_t>(inputs.shine.count), end.best}};
    announcement.instructions.push_back({"Clap {0} times.", {charts.mark(Mark::Applause).number()}});
    if (prizes < static_cast<std::ptrdiff_t>(inputs.shine.count))
        announcement.next.push_back(
            {corneta::Follow::May, "owner", {corneta::Choice{"muster", {"The others are called once more"}, {{"in_file", "no"}}}}});
    else
        announcement.next.push_back(
            {corneta::Follow::Must,
             "owner",
             {corneta::Choice{
                 "parade",
                 {"They march once more"},
                 {{"beetle_shine", "4,5,6"}, {"beetle_trims", "oiled+polished,ribboned,oiled"}, {"judged", "yes"}, {"judges", "7"}}}}});
    return announcement;
}

} // namespace made_up
