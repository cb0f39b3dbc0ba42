// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/command/command.h"

namespace revolucion {

namespace {

struct InitiativeRules : RulesOf<Initiative, Side, InitiativeEnd, Charts> {
    static constexpr std::array outcomes{gives<&End::side>("side", "side", {.shown = Shown::AsBars, .options = sides})};
    static constexpr auto reads = Charts::keys<Die, Side>;

    static void step(Side& side, const Charts& charts, Dice& dice, Explanation& told)
    {
        side = charts.thrown<Side>(Die::Initiative, {"initiative"}, 0, dice);
        charts.explain(Die::Initiative, Op::Start, dice, told);
    }

    static End end(Side side) { return {side}; }

    static Announcement announce(const End& end)
    {
        return {.headline = {end.side == Side::Government ? "The government side has the initiative."
                                                          : "The revolutionary side has the initiative."},
                .instructions = {
                    {"It plays one column that has not acted, each unit and {the leader}, or passes; then the sides take turns."}}};
    }
};

/// A part of the units, rounded up.
Fraction break_point(const ArmyMorale& inputs, const Charts& charts, Explanation& told)
{
    constexpr int hundred = 100;
    const int percent = charts[inputs.quality].whole();
    Total point{told};
    point.start(inputs.combat_units, {"combat units"}, section::army_morale);
    point.times(Fraction{percent, hundred}, {"{0} percent", percent}, section::army_morale);
    const Fraction exact = point.total();
    if (!exact.is_whole())
        point.add(Fraction{exact.rounded_down() + 1} + exact * Fraction{-1}, {"rounded up"}, section::army_morale);
    return point.total();
}

struct ArmyMoraleRules : CalculationOf<ArmyMoraleRules, ArmyMorale, ArmyMoraleEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::combat_units>("combat_units", "Combat units at the start", role::army, stat::combat_units,
                                    {.help = "Leaders, transport that cannot attack and máquinas locas do not count.", .start = 12}),
        asks<&Inputs::quality>("quality", "Quality", role::army, stat::quality, {.start = 1, .options = qualities}),
        asks<&Inputs::destroyed>("destroyed", "Units destroyed or surrendered", role::army, stat::units_destroyed,
                                 {.help = "Transport too, máquinas locas not."}),
        asks<&Inputs::leaders_killed>("leaders_killed", "Leaders killed", role::army, stat::leaders_killed),
        asks<&Inputs::assets_lost>("assets_lost", "Assets lost", role::army, stat::assets_lost,
                                   {.help = "Dumps, camps and the like that the scenario names."}),
    };
    static constexpr std::array outcomes{
        gives<&End::break_point>("break_point", "break point"),
        changes<&End::left>("left", "left of it", role::army, Does::Set, stat::left),
        changes<&End::beaten>("beaten", "beaten", role::army, Does::Marker, stat::beaten),
    };
    static constexpr std::array refusals{
        Refused{"combat_units", "an army of 0 combat units has no break point", [](const Inputs& in) { return in.combat_units == 0; }}};
    static constexpr auto reads = Charts::keys<Quality, ArmyLoss>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& told) { return morale_of(inputs, charts, told); }

    static Announcement announce(const End& end)
    {
        if (end.beaten)
            return {.headline = {"{The army} is beaten: nothing is left of its break point of {0}.", {end.break_point}},
                    .instructions = {{"The game ends at once."}}};
        return {.headline = {"{The army} fights on: {0} is left of its break point of {1}.", {end.left, end.break_point}}};
    }
};

} // namespace

ArmyMoraleEnd morale_of(const ArmyMorale& army, const Charts& charts, Explanation& told)
{
    Total left{told};
    const Fraction point = break_point(army, charts, told);
    left.start(point, {"break point"}, section::army_morale);
    left.add_times(army.destroyed, charts[ArmyLoss::Unit]);
    left.add_times(army.leaders_killed, charts[ArmyLoss::Leader]);
    left.add_times(army.assets_lost, charts[ArmyLoss::Asset]);
    left.least(0, {"not below 0"}, section::army_morale);
    return {static_cast<int>(point.amount()), left.whole(), left.whole() == 0};
}

constinit const ActionOf<Initiative, InitiativeEnd> initiative =
    action_of<InitiativeRules>({"initiative", "Initiative", "Which side begins the turn.", section::turn, in_initiative});

constinit const ActionOf<ArmyMorale, ArmyMoraleEnd> army_morale =
    action_of<ArmyMoraleRules>({"army-morale", "Army morale", "An army's break point and what is left of it.", section::army_morale});

} // namespace revolucion
