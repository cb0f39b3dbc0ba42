// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/table.h"

/// Who mans the guns, and where their ammunition comes from.
namespace santa_anna {

namespace {

constexpr RefusalSpec too_many{"castings", "there are only {0}"};
constexpr RefusalSpec nobody{"castings", "say how many"};

struct LendRules : CalculationOf<LendRules, Lend, LendEnd, Charts> {
    static constexpr std::array form{
        fields::effectives<"unit", &Lend::effectives>,
        asks<&Lend::helpers>("helpers", role::gun, stat::helpers, {.measure = Measure::Castings}),
        asks<&Lend::castings>("castings", "Castings", {}, {},
                              {.help = "Of infantry, that go to the guns.", .measure = Measure::Castings, .start = 1}),
        asks<&Lend::back>("back", "They come back", {}, {}, {.help = "From the guns to their unit."}),
    };
    static constexpr std::array outcomes{
        gives<&LendEnd::castings>("helpers", "castings the guns have more", as_bars),
    };
    static constexpr std::array refusals{&too_many, &nobody};
    static constexpr auto reads = Charts::keys<>;

    static void refuse(const Lend& inputs, Refusals& found)
    {
        const int there = inputs.back ? inputs.helpers : inputs.effectives;
        if (inputs.castings == 0)
            found.add(nobody);
        if (inputs.castings > there)
            found.add(too_many, there);
    }
    static LendEnd reckon(const Lend& inputs) { return {inputs.back ? -inputs.castings : inputs.castings}; }
    static Announcement announce(const Lend& inputs)
    {
        if (inputs.back)
            return {{"Castings that go back to the infantry: {0}.", {inputs.castings}}, {}, {}};
        return {{"Castings that go to the guns: {0}.", {inputs.castings}}, {}, {}};
    }
};

struct AtWagonsRules : CalculationOf<AtWagonsRules, AtWagons, AtWagonsEnd, Charts> {
    static constexpr std::array form{
        asks<&AtWagons::touching>("touching", "Touches a wagon", role::unit, {}, {.help = "As the turn begins.", .start = 1}),
    };
    static constexpr std::array outcomes{
        changes<&AtWagonsEnd::touching>("at_wagons", "at the wagons", role::unit, Does::Set, stat::at_wagons, as_bars),
    };
    static constexpr auto reads = Charts::keys<>;

    static AtWagonsEnd reckon(const AtWagons& inputs) { return {inputs.touching}; }
    static Announcement announce(const AtWagonsEnd& end)
    {
        if (end.touching)
            return {.headline = {"The battery is at the wagons."}, .instructions = {{"In Rally it has its ammunition again if it stays."}}};
        return {.headline = {"The battery is not at the wagons."}};
    }
};

} // namespace

namespace action {

constinit const ActionOf<Lend, LendEnd> lend =
    action_of<LendRules>({"lend", "Lend infantry to guns", "Infantry castings go to a battery, or come back.",
                          "Artillery: Keeping a Gun in Operation", during::moves});

constinit const ActionOf<AtWagons, AtWagonsEnd> at_wagons =
    action_of<AtWagonsRules>({"at-wagons", "At the wagons (optional)", "A battery touches a wagon as the turn begins.",
                              "Artillery: Artillery Ammunition (optional)", during::orders});

} // namespace action

} // namespace santa_anna
