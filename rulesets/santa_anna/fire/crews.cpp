// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/breaking.h"
#include "rulesets/santa_anna/actions/table.h"

/// Who mans the guns, and where their ammunition comes from.
namespace santa_anna {

namespace {

/// Who may go to the guns or back.
constexpr auto there = [](const Lend& in) { return in.back ? in.helpers : in.effectives; };

struct LendRules : CalculationOf<LendRules, Lend, LendEnd, Charts> {
    static constexpr std::array form{
        fields::effectives<"unit", &Lend::effectives>,
        fields::stragglers<"unit", &Lend::stragglers>,
        asks<&Lend::helpers>("helpers", role::gun, stat::helpers, {.measure = Measure::Castings}),
        asks<&Lend::castings>("castings", "Castings", {}, {},
                              {.help = "Of infantry, or gunners of another battery, that go to the guns.",
                               .measure = Measure::Castings,
                               .start = 1,
                               .fact = Fact::Chosen}),
        asks<&Lend::back>("back", "They come back", {}, {}, {.help = "From the guns to their unit.", .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&LendEnd::castings>("helpers", "castings added to the guns", as_bars),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"castings", "say how many", [](const Inputs& in) { return in.castings == 0; }},
        {"castings", "there are only {0}", [](const Inputs& in) { return in.castings > there(in); }, there},
        otherwise({"castings", "the unit would have effectives {0} and stragglers {1}",
                   [](const Inputs& in) { return !in.back && is_broken(in.effectives - in.castings, in.stragglers); },
                   [](const Inputs& in) { return std::tuple{in.effectives - in.castings, in.stragglers}; }}),
    });

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
        asks<&AtWagons::touching>("touching", "Touches a wagon", role::unit, {},
                                  {.help = "As the turn begins.", .start = 1, .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&AtWagonsEnd::touching>("at_wagons", "at the wagons", role::unit, Does::Set, stat::at_wagons, as_bars),
    };

    static AtWagonsEnd reckon(const AtWagons& inputs) { return {inputs.touching}; }
    static Announcement announce(const AtWagonsEnd& end)
    {
        if (end.touching)
            return {.headline = {"{The battery} is at the wagons."},
                    .instructions = {{"In Rally it has its ammunition again if it stays."}}};
        return {.headline = {"{The battery} is not at the wagons."}};
    }
};

/// Guns of the enemy, too: whoever reaches them with gunners has them.
struct ManGunsRules : CalculationOf<ManGunsRules, ManGuns, ManGunsEnd, Charts> {
    static constexpr std::array form{
        asks<&ManGuns::arm>("unit_arm", role::unit, stat::arm, {.start = 2}),
        asks<&ManGuns::guns>("unit_guns", role::unit, stat::guns, {.help = "Those that the battery has.", .measure = Measure::Guns}),
        asks<&ManGuns::poundage>("unit_poundage", role::unit, stat::poundage, {.measure = Measure::Pounds, .most = 24, .start = 6}),
        asks<&ManGuns::crewless_guns>("crewless_guns", role::crewless, stat::guns, {.measure = Measure::Guns, .start = 1}),
        asks<&ManGuns::crewless_poundage>("crewless_poundage", role::crewless, stat::poundage,
                                          {.measure = Measure::Pounds, .most = 24, .start = 6}),
    };
    static constexpr std::array outcomes{
        changes<&ManGunsEnd::guns>("guns", "gun castings", role::unit, Does::Set, stat::guns, as_bars),
        changes<&ManGunsEnd::poundage>("poundage", "poundage", role::unit, Does::Set, stat::poundage),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"unit_arm", "only gunners man guns: infantry is lent to them", [](const Inputs& in) { return in.arm != Arm::Artillery; }},
        {"crewless_guns", "no guns stand there", [](const Inputs& in) { return in.crewless_guns == 0; }},
        {"crewless_poundage", "the battery has {0} lb guns, these are of {1}",
         [](const Inputs& in) { return in.guns > 0 && in.poundage != in.crewless_poundage; },
         [](const Inputs& in) { return std::tuple{in.poundage, in.crewless_poundage}; }},
    });

    static ManGunsEnd reckon(const ManGuns& inputs) { return {std::min(inputs.guns + inputs.crewless_guns, 99), inputs.crewless_poundage}; }
    static Announcement announce(const ManGunsEnd& end)
    {
        return {{"{The battery} has {0} gun castings.", {end.guns}},
                {{Hand::PutDown, "Set its gunners by them: that is a move for them."}},
                {}};
    }
};

} // namespace

constinit const ActionOf<Lend, LendEnd> action::lend = action_of<LendRules>(
    {"lend", "Lend castings to guns", "Infantry castings or gunners of another battery go to a battery; infantry comes back.",
     "Artillery: Keeping a Gun in Operation", during::moves});

constinit const ActionOf<AtWagons, AtWagonsEnd> action::at_wagons =
    action_of<AtWagonsRules>({"at-wagons", "At the wagons (optional)", "A battery touches a wagon as the turn begins.",
                              "Artillery: Artillery Ammunition (optional)", during::orders});

constinit const ActionOf<ManGuns, ManGunsEnd> action::man_guns =
    action_of<ManGunsRules>({"man-guns", "Man guns left behind", "Gunners come to guns that their crew has left.",
                             "Artillery: Keeping a Gun in Operation", during::moves});

} // namespace santa_anna
