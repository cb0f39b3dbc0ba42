// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/moves.h"

/// Lava beds, ravines and the river: 19.1, 19.3.
namespace pedregal {

namespace {

constexpr std::array<Option, 3> movers{{{"infantry", "infantry"}, {"leader", "leader alone"}, {"engineer", "engineer alone"}}};

struct LavaBedRules : RulesOf<LavaBed, std::int64_t, LavaBedEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::mover>("mover", "Mover", role::unit, stat::arm, {.options = movers}),
        asks<&Inputs::army>(unit_army),
        asks<&Inputs::engineer>(unit_engineer),
    };
    static constexpr std::array outcomes{
        gives<&End::total>("total", "total"),
        gives<&End::enters>("enters", "enters", {.shown = Shown::AsBars, .highlighted = these(true)}),
    };
    static constexpr std::array refusals{Refused{"army", "only U.S. infantry and leaders enter a lava bed (19.1)",
                                                 [](const Inputs& in) { return in.army == Army::Mexican; }}};
    static constexpr auto reads = Charts::keys<Die, Entry, LavaBedShift, LavaBedCost>;

    static void step(const Inputs& inputs, std::int64_t& total, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.mover == Mover::Engineer) {
            explanation.start(0, {"no die: 19.1 rolls for every mover, but 19.3 lets an engineer alone always enter"}, section::engineers);
            return;
        }
        const Cell& die = charts[Die::LavaBed];
        const Cell& engineer = charts[LavaBedShift::Engineer];
        const int shift = inputs.engineer ? engineer.whole() : 0;
        total = read_thrown(dice, {"lava bed"}, die, [shift](int sum) { return sum + shift; });
        explanation.note(Op::Start, shown_thrown(dice, die), {"die for the lava bed"}, die);
        if (inputs.engineer)
            explanation.add(engineer);
        charts.explain_band(charts.band<Entry>(total), explanation);
    }

    static End end(const Inputs& inputs, std::int64_t total, const Charts& charts)
    {
        const bool rolled_enough = charts.band<Entry>(total) == Entry::Enters;
        return {static_cast<int>(total), inputs.mover == Mover::Engineer || rolled_enough};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        if (!end.enters)
            return {.headline = {"{It} stays out of the lava bed, and its move ends for this turn."}};
        const Fraction cost = charts[LavaBedCost::Enters].number();
        Announcement announcement{.headline = {"{It} enters the lava bed for {0} movement points.", {cost}}};
        if (cost == Fraction{1})
            announcement.headline = {"{It} enters the lava bed for 1 movement point."};
        announcement.instructions = {{"Moving without a unit, it may pass through one there or stay with it."},
                                     {"No unit retreats into or through a lava bed, and nobody enters the volcano."}};
        if (inputs.mover == Mover::Infantry)
            announcement.instructions[0] = {"It stacks with no other unit there and passes through none; leaders may be with it."};
        return announcement;
    }
};

constexpr std::array<Option, 4> crossings{
    {{"stays", "may not cross"}, {"crosses", "crosses"}, {"disrupted", "disrupted"}, {"routed", "routed"}}};

struct RavineRules : RulesOf<Ravine, MoraleResult, RavineEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::infantry>(unit_infantry),
        asks<&Inputs::morale, &Morale::value>(unit_morale),
        asks<&Inputs::disrupted>(unit_disrupted),
        asks<&Inputs::enemy_zone>(
            "enemy_zone", "Into an enemy zone", role::unit, {},
            {.help = "The hex beyond is in an enemy zone of control; none reaches across a ravine.", .fact = Fact::Seen}),
        asks<&Inputs::forced_retreat>("forced_retreat", "Forced to retreat", role::unit, {}, {.fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        gives<&End::result>("result", "result",
                            {.shown = Shown::AsBars, .highlighted = these(Crossing::Disrupted, Crossing::Routed), .options = crossings}),
        changes<&End::status>("status", "status", role::unit, Does::Set, stat::status, {.options = statuses}),
    };
    static constexpr auto reads = Charts::keys<Die, MoraleFails, Rout>;

    static void step(const Inputs& inputs, MoraleResult& check, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (!inputs.infantry)
            explanation.start(0, {"only infantry crosses a ravine"}, section::ravine);
        else if (inputs.forced_retreat)
            explanation.start(0, {"no morale check: a retreat across a ravine disrupts"}, section::ravine);
        else if (!inputs.enemy_zone)
            explanation.start(0, {"no morale check: no enemy zone beyond the ravine"}, section::ravine);
        else
            check = check_morale({"morale check"}, inputs.morale, section::ravine, charts, dice, explanation);
    }

    static End end(const Inputs& inputs, MoraleResult check)
    {
        if (!inputs.infantry)
            return {Crossing::Stays, status_of(inputs.disrupted)};
        if (!inputs.forced_retreat && check != MoraleResult::Failed)
            return {Crossing::Crosses, status_of(inputs.disrupted)};
        return {inputs.disrupted ? Crossing::Routed : Crossing::Disrupted, disrupted_from(inputs.disrupted)};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        constexpr std::array<std::string_view, 4> headlines{
            "{The unit} may not cross the ravine: only infantry does.", "{The infantry} crosses the ravine.",
            "{The infantry} crosses the ravine and is disrupted.", "{The infantry} was disrupted before: at the ravine it routs."};
        Announcement announcement{.headline = {headlines.at(static_cast<std::size_t>(end.result))}};
        if (end.result == Crossing::Stays) {
            if (inputs.forced_retreat)
                announcement.instructions = {{"The ravine is no way out: without another one a step is lost instead."}};
            return announcement;
        }
        if (end.result != Crossing::Crosses)
            announce_status(end.status, charts, announcement);
        if (!inputs.forced_retreat && end.result != Crossing::Routed)
            announcement.instruct("It stops beyond the ravine.");
        return announcement;
    }
};

Label reason_against(const RiverCrossing& inputs)
{
    if (!inputs.infantry)
        return {"only infantry crosses the Churubusco away from bridges and fords"};
    if (inputs.army != Army::Us)
        return {"only U.S. infantry crosses the Churubusco away from bridges and fords"};
    return {"an engineer must be with the infantry"};
}

struct RiverCrossingRules : CalculationOf<RiverCrossingRules, RiverCrossing, RiverCrossingEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::infantry>(unit_infantry),
        asks<&Inputs::army>(unit_army),
        asks<&Inputs::engineer>(unit_engineer),
    };
    static constexpr std::array outcomes{
        gives<&End::may_cross>("may_cross", "may cross", {.highlighted = these(true)}),
        gives<&End::stops>("stops", "stops on the far bank"),
    };

    static End reckon(const Inputs& inputs, Explanation& explanation)
    {
        const bool may_cross = inputs.infantry && inputs.army == Army::Us && inputs.engineer;
        if (may_cross)
            explanation.start(1, {"U.S. infantry with an engineer: the stream is a ford"}, section::engineers);
        else
            explanation.start(0, reason_against(inputs), section::churubusco);
        return {may_cross, may_cross};
    }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        Announcement announcement{.headline = {end.may_cross ? "{The infantry} may cross the Churubusco as by a ford."
                                                             : "{The unit} may not cross the Churubusco here."}};
        if (inputs.engineer && inputs.army == Army::Us)
            announcement.instruct("Along a trail it moves as on a road while the engineer is with it.");
        if (end.may_cross)
            announcement.instruct("It stops on the far bank.");
        return announcement;
    }
};

} // namespace

constinit const ActionOf<LavaBed, LavaBedEnd> lava_bed = action_of<LavaBedRules>(
    {"lava-bed", "Lava bed", "Whether U.S. infantry or a leader enters a lava bed hex.", section::lava_bed, in_movement});

constinit const ActionOf<Ravine, RavineEnd> ravine = action_of<RavineRules>(
    {"ravine", "Ravine", "Infantry crosses a ravine, in its move or driven back.", section::ravine, in_movement_and_combat});

constinit const ActionOf<RiverCrossing, RiverCrossingEnd> river_crossing =
    action_of<RiverCrossingRules>({"river-crossing", "River crossing", "Whether a unit crosses the Churubusco away from bridges and fords.",
                                   section::churubusco, in_movement});

} // namespace pedregal
