// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/parade.h"

#include "core/total.h"

#include <algorithm>
#include <numeric>

namespace made_up {

using corneta::Fraction;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

namespace {

constexpr RefusalSpec no_beetle{"beetle_shine", "nobody marches past"};
constexpr RefusalSpec too_long{"beetle_length", "beetle {0} is too long for a brass spring"};
constexpr RefusalSpec no_judges{"judges", "where there are judges they give marks"};
constexpr std::array parade_refusals{&no_beetle, &too_long, &no_judges};

int points(const Parade& asked, const ParadeNow& now, std::size_t beetle, const Cards& cards, Tale& tale)
{
    corneta::Total points{tale};
    points.start(Fraction::tenths(asked.length[beetle].count), {"length of beetle {0}", static_cast<int>(beetle) + 1}, rule::parading);
    points.times(cards.part(Part::Length));
    points.add(asked.shine[beetle], {"shine"}, rule::parading);
    for (const Trim trim : {Trim::Oiled, Trim::Polished, Trim::Ribboned})
        if (asked.trims[beetle].has(trim))
            points.add(cards.mark(trim));
    if (asked.wound[beetle]) {
        const Cell& turns = cards.most_turns(asked.spring[beetle]);
        points.add(turns.number() * Fraction{1, 4}, {"a quarter of its turns"}, turns);
    }
    if (asked.judged) {
        const int sum = std::accumulate(asked.judges.begin(), asked.judges.end(), 0);
        points.add(Fraction{sum, static_cast<std::int64_t>(asked.judges.count)}, {"mean of the judges' marks"}, rule::parading);
    }
    points.round_down(rule::parading);
    points.add(now.faces.at(beetle), {"die in rising order"}, rule::parading);
    points.least(0, {"nobody has less than nothing"}, rule::parading);
    return points.whole();
}

} // namespace

const std::span<const RefusalSpec* const> ParadeRules::refusals = parade_refusals;

void ParadeRules::refuse(const Parade& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    constexpr int long_for_brass = 50;
    if (asked.shine.count == 0)
        found.add(no_beetle);
    for (std::size_t beetle = 0; beetle < asked.length.count; ++beetle)
        if (asked.wound[beetle] && asked.spring[beetle] == Spring::Brass && asked.length[beetle].count > long_for_brass)
            found.add(too_long, static_cast<std::int64_t>(beetle) + 1);
    if (asked.judged && asked.judges.count == 0)
        found.add(no_judges);
}

Then ParadeRules::step(const Parade& asked, ParadeNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const std::size_t beetles = asked.shine.count;
    const corneta::Faces faces = dice.roll({"a die for each of {0}", static_cast<int>(beetles)}, {static_cast<int>(beetles), 6});
    std::ranges::copy(faces, now.faces.begin());
    for (std::size_t beetle = 0; beetle < beetles; ++beetle)
        points(asked, now, beetle, cards, tale);
    return Then::Done;
}

ParadeEnd ParadeRules::end(const Parade& asked, const ParadeNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    ParadeEnd end;
    for (std::size_t beetle = 0; beetle < asked.shine.count; ++beetle) {
        end.points.push(points(asked, now, beetle, cards, deaf));
        end.strides.push({asked.length[beetle].count * now.faces.at(beetle)});
        end.best = std::max(end.best, end.points[beetle]);
    }
    for (std::size_t beetle = 0; beetle < asked.shine.count; ++beetle) {
        const bool prized = end.points[beetle] >= cards.limit(Limit::Prize).whole();
        Words<Trim> worn = asked.trims[beetle];
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

corneta::Telling ParadeRules::tell(const Parade& asked, const ParadeEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    const auto prizes = std::ranges::count(end.prized, true);
    if (prizes == 0) {
        telling.headline = {"Nobody wins a prize; the best has {0}.", {end.best}};
        return telling;
    }
    telling.headline = {"Prizes for {0} of {1}; the best has {2}.",
                        {static_cast<std::int64_t>(prizes), static_cast<std::int64_t>(asked.shine.count), end.best}};
    telling.hands.push_back({"Clap {0} times.", {cards.mark(Mark::Applause).number()}});
    if (prizes < static_cast<std::ptrdiff_t>(asked.shine.count))
        telling.next.push_back(
            {corneta::Follow::May, "owner", {corneta::Choice{"muster", {"The others are called once more"}, {{"in_file", "no"}}}}});
    else
        telling.next.push_back(
            {corneta::Follow::Must,
             "owner",
             {corneta::Choice{
                 "parade",
                 {"They march once more"},
                 {{"beetle_shine", "4,5,6"}, {"beetle_trims", "oiled+polished,ribboned,oiled"}, {"judged", "yes"}, {"judges", "7"}}}}});
    return telling;
}

} // namespace made_up
