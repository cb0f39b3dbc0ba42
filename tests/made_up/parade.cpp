// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/charts.h"

#include <algorithm>
#include <numeric>

namespace made_up {

namespace {

constexpr std::size_t most_in_parade = 6;
template <class Value> using Each = corneta::Rows<Value, most_in_parade>;

struct Parade {
    Each<int> shine;
    Each<Tenths> length;
    Each<Spring> spring;
    Each<bool> wound;
    Each<Words<Trim>> trims;
    bool judged = false;
    corneta::Rows<int, 4> judges;
};
struct ParadeState {
    std::array<std::uint8_t, most_in_parade> faces;
    std::uint16_t rolled;
};
enum class Rosette { None, Red, Blue };
constexpr std::array rosettes{Option{"none", "none"}, Option{"red", "red"}, Option{"blue", "blue"}};
struct ParadeEnd {
    Each<int> points;
    Each<bool> prized;
    Each<Rosette> rosettes;
    Each<Words<Trim>> trims;
    Each<Tenths> strides;
    int best = 0;
    bool any_prize = false;
};

constexpr RefusalSpec no_beetle{"beetle_shine", "nobody marches past"};
constexpr RefusalSpec too_long{"beetle_length", "beetle {0} is too long for a brass spring"};
constexpr RefusalSpec no_judges{"judges", "where there are judges they give marks"};

constexpr Field of_each(Field field)
{
    field.role = "beetle";
    field.group = "beetle";
    field.rows_start = 2;
    field.fact = field.stat.empty() ? Fact::Chosen : Fact::Unsaid;
    return field;
}

/// Beetles march past, judged by their looks and one die each, the lowest for the first.
struct ParadeRules : RulesOf<Parade, ParadeState, ParadeEnd, Charts> {
    static constexpr std::array form{
        asks<&Parade::shine>(of_each({.key = "beetle_shine", .label = "Shine", .most = 9, .start = 3, .stat = "shine"})),
        asks<&Parade::length>(
            of_each({.key = "beetle_length", .label = "Length", .measure = Measure::Inches, .least = 1, .most = 6, .start = 2})),
        asks<&Parade::wound>(of_each({.key = "beetle_wound", .label = "Wound up"})),
        asks<&Parade::spring>(
            of_each({.key = "beetle_spring", .label = "Spring", .options = springs, .stat = "spring", .asked_when = "beetle_wound=yes"})),
        asks<&Parade::trims>(of_each({.key = "beetle_trims", .label = "Trims", .options = made_up::trims, .stat = "trims"})),
        asks<&Parade::judged>("judged", "With judges", {}, {}, {.fact = Fact::Chosen}),
        asks<&Parade::judges>("judges", "Marks of the judges", {}, {},
                              {.most = 9, .start = 5, .asked_when = "judged=yes", .rows_start = 0, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&ParadeEnd::points>("points", "points"),
        gives<&ParadeEnd::prized>("prized", "wins a prize"),
        gives<&ParadeEnd::rosettes>("rosettes", "rosettes", {.options = rosettes}),
        gives<&ParadeEnd::trims>("trims", "trims", {.options = made_up::trims}),
        gives<&ParadeEnd::strides>("strides", "strides"),
        gives<&ParadeEnd::best>("best", "best points", {.shown = Shown::AsBars}),
        changes<&ParadeEnd::any_prize>("any_prize", "any prize", "owner", Does::Marker, "proud", {.highlighted = these(true)}),
    };
    static constexpr std::array refusals{&no_beetle, &too_long, &no_judges};
    static constexpr auto reads = Charts::keys<Spring, Mark, Part, Limit>;

    static void refuse(const Parade& inputs, const Charts& /*charts*/, Refusals& found)
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

    static Step step(const Parade& inputs, ParadeState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const auto beetles = static_cast<int>(inputs.shine.count);
        std::ranges::copy(dice.roll({"a die for each of {0}", beetles}, {beetles, 6}), state.faces.begin());
        for (std::size_t beetle = 0; beetle < inputs.shine.count; ++beetle)
            points(inputs, state, beetle, charts, explanation);
        return Step::Finished;
    }

    static int points(const Parade& inputs, const ParadeState& state, std::size_t beetle, const Charts& charts, Explanation& explanation)
    {
        Total points{explanation};
        points.start(Fraction::tenths(inputs.length[beetle].count), {"length of beetle {0}", static_cast<int>(beetle) + 1},
                     section::parading);
        points.times(charts[Part::Length]);
        points.add(inputs.shine[beetle], {"shine"}, section::parading);
        for (const Trim trim : {Trim::Oiled, Trim::Polished, Trim::Ribboned})
            if (inputs.trims[beetle].has(trim))
                points.add(charts.mark(trim));
        if (inputs.wound[beetle]) {
            const Cell& turns = charts[inputs.spring[beetle], SpringIn::MostTurns];
            points.add(turns.number() * Fraction{1, 4}, {"a quarter of its turns"}, turns);
        }
        if (inputs.judged) {
            const int sum = std::accumulate(inputs.judges.begin(), inputs.judges.end(), 0);
            points.add(Fraction{sum, static_cast<std::int64_t>(inputs.judges.count)}, {"mean of the judges' marks"}, section::parading);
        }
        points.round_down(section::parading);
        points.add(state.faces.at(beetle), {"die in rising order"}, section::parading);
        points.least(0, {"nobody has less than nothing"}, section::parading);
        return points.whole();
    }

    static ParadeEnd end(const Parade& inputs, const ParadeState& state, const Charts& charts)
    {
        Explanation deaf{Listening::No};
        ParadeEnd end;
        for (std::size_t beetle = 0; beetle < inputs.shine.count; ++beetle) {
            end.points.push(points(inputs, state, beetle, charts, deaf));
            end.strides.push({inputs.length[beetle].count * state.faces.at(beetle)});
            end.best = std::max(end.best, end.points[beetle]);
        }
        for (std::size_t beetle = 0; beetle < inputs.shine.count; ++beetle) {
            const bool prized = end.points[beetle] >= charts[Limit::Prize].whole();
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

    static Announcement announce(const Parade& inputs, const ParadeEnd& end, const Charts& charts)
    {
        const auto prizes = static_cast<std::int64_t>(std::ranges::count(end.prized, true));
        const auto beetles = static_cast<std::int64_t>(inputs.shine.count);
        if (prizes == 0)
            return {.headline = {"Nobody wins a prize; the best has {0}.", {end.best}}};
        Announcement announcement{.headline = {"Prizes for {0} of {1}; the best has {2}.", {prizes, beetles, end.best}},
                                  .instructions = {{"Clap {0} times.", {charts[Mark::Applause].number()}}}};
        if (prizes < beetles)
            announcement.next.push_back(
                {Follow::May, "owner", {Choice{"muster", {"The others are called once more"}, {{"in_file", "no"}}}}});
        else
            announcement.next.push_back(
                {Follow::Must,
                 "owner",
                 {Choice{
                     "parade",
                     {"They march once more"},
                     {{"beetle_shine", "4,5,6"}, {"beetle_trims", "oiled+polished,ribboned,oiled"}, {"judged", "yes"}, {"judges", "7"}}}}});
        return announcement;
    }
};

} // namespace

constinit const Action parade =
    action_of<ParadeRules>({"parade", "Parade", "Beetles march past.", section::parading, in_playing_and_parading});

} // namespace made_up
