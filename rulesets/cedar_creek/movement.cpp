// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/joined.h"
#include "rulesets/cedar_creek/fields.h"

#include <bit>

/// What is reckoned without dice: 10.3, 4.
namespace cedar_creek {

namespace {

constexpr auto movers = [] {
    std::array<Option, movement_allowances.rows.size()> all{};
    std::ranges::transform(movement_allowances.rows, all.begin(), [](const auto& row) { return Option{row.key, row.label}; });
    return all;
}();
constexpr std::string_view of_brigades = "kind=infantry|cavalry|dismounted";
constexpr std::string_view of_arrivals = "kind=infantry|cavalry|dismounted|hq|train";
constexpr std::string_view of_cavalry = "kind=cavalry|dismounted";

constexpr corneta::Literal none_entered{
    " leads into a zone, and none is entered (10.3 Movement); the entry zone costs {0} at any place (12 Scenario)"};
constexpr auto entry_cost = [](const MovementCost&, const Charts& charts) { return charts[MoveCost::Entry].whole(); };

int points_used(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    using enum MoveCost;
    Total used{explanation};
    used.start(0, {"points used"}, section::movement);
    used.add_times(inputs.mount_change, charts[MountChange]);
    used.add_times(inputs.entry, charts[Entry]);
    used.add_times(inputs.zones, charts[Zone]);
    used.add_times(inputs.road_zones, charts[RoadZone]);
    used.add_times(inputs.crossings, charts[Crossing]);
    used.add_times(inputs.kind == Mover::Command ? 0 : inputs.climbs, charts[Climb]);
    used.add_times(inputs.attack, charts[Attack]);
    used.add_times(inputs.charge, charts[Charge]);
    return used.whole();
}

int points_there(const MovementCost& inputs, const Charts& charts, Explanation& explanation)
{
    Total points{explanation};
    const Cell& allowance = charts[inputs.mount_change ? Mover::Dismounted : inputs.kind];
    const Cell& mount_change = charts[MoveCost::MountChange];
    points.start(allowance.number(), {allowance.row_spec().label}, allowance);
    if (inputs.mount_change)
        points.add(mount_change.number(), {"paid before for mounting or dismounting"}, mount_change);
    const int tires = charts[GameNumber::FartherTires].whole();
    points.add_times(inputs.fatigue_bonus, charts[MoveNumber::FatigueBonus],
                     {tires == 1 ? "for a level of fatigue" : "for {0} levels of fatigue", tires});
    return points.whole();
}

struct MovementCostRules : CalculationOf<MovementCostRules, MovementCost, MovementCostEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::kind>(asked::kind, "Moving", role::brigade, {},
                            {.help = "As it is before the move.", .options = movers, .fact = Fact::Known}),
        asks<&Inputs::zones>("zones", "Zones", {}, {}, {.help = "Entered across country.", .fact = Fact::Chosen}),
        asks<&Inputs::road_zones>("road_zones", "Zones by road", {}, {},
                                  {.help = "Entered along a road out of a zone with it.", .fact = Fact::Chosen}),
        asks<&Inputs::crossings>("crossings", "Bridges and fords", {}, {},
                                 {.help = "Those on the way into the zones above.", .fact = Fact::Seen}),
        asks<&Inputs::climbs>("climbs", "Climbs", {}, {},
                              {.help = "Into a higher zone or over an escarpment; free for the command range.", .fact = Fact::Seen}),
        asks<&Inputs::entry>("entry", "Enters the map", {}, {},
                             {.help = "Its entry zone is none of the zones above.", .asked_when = of_arrivals, .fact = Fact::Ruled}),
        asks<&Inputs::mount_change>(
            "mount_change", "Mounts or dismounts", {}, {},
            {.help = "First of all; the rest of the move is that of dismounted cavalry.", .asked_when = of_cavalry, .fact = Fact::Chosen}),
        asks<&Inputs::attack>("attack", "Attacks", {}, {}, {.asked_when = of_brigades, .fact = Fact::Chosen}),
        asks<&Inputs::charge>("charge", "Charges", {}, {},
                              {.help = "Instead of an attack.", .asked_when = of_cavalry, .fact = Fact::Chosen}),
        asks<&Inputs::fatigue_bonus>("fatigue_bonus", "Takes fatigue to go farther", {}, {},
                                     {.help = "At the end of the move.", .asked_when = of_brigades, .fact = Fact::Chosen}),
        asks<&Inputs::fatigue>("fatigue", "Fatigue", role::brigade, stat::fatigue,
                               {.help = "Before the move.", .most = fields::highest_fatigue, .asked_when = of_brigades}),
        fields::passes<&Inputs::passes>("kind!=command"),
        fields::contact<&Inputs::contact>(of_brigades),
        asks<&Inputs::apart>(asked::apart, "Ends apart from its division", {}, {},
                             {.help = "More than two zones from its other brigades.", .asked_when = of_brigades, .fact = Fact::Seen}),
    };
    static constexpr std::array outcomes{
        gives<&End::used>("used", "points used"),
        gives<&End::left>("left", "points left"),
        gives<&End::can>("can", "it can"),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"crossings", corneta::joined<"a bridge or ford", none_entered>,
         [](const Inputs& in) { return in.crossings > 0 && in.zones + in.road_zones == 0; }, entry_cost},
        {"climbs", corneta::joined<"a climb", none_entered>,
         [](const Inputs& in) { return in.climbs > 0 && in.zones + in.road_zones == 0; }, entry_cost},
        {"passes", "it passes through more zones than it enters (10.3 Movement)",
         [](const Inputs& in) { return std::popcount(in.passes.bits) > in.zones + in.road_zones + (in.entry ? 1 : 0); }},
        {"charge", "only mounted cavalry charges (10.3 Movement)",
         [](const Inputs& in) { return in.charge && (in.kind == Mover::Cavalry) == in.mount_change; }},
        {"charge", "a charge takes the place of an attack (10.3 Movement)", [](const Inputs& in) { return in.charge && in.attack; }},
        {"fatigue_bonus", "a charge makes no move longer (10.3 Movement)", [](const Inputs& in) { return in.charge && in.fatigue_bonus; }},
        {"fatigue_bonus", "a brigade at fatigue {0} takes no more (10.3 Movement)",
         [](const Inputs& in, const Charts& charts) { return in.fatigue_bonus && in.fatigue >= charts[CombatNumber::MostFatigue].whole(); },
         [](const Inputs& in) { return in.fatigue; }},
    });
    static constexpr auto reads = Charts::keys<Mover, MoveCost, MoveNumber, CombatNumber, GameNumber>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        const int used = points_used(inputs, charts, explanation);
        const int points = points_there(inputs, charts, explanation);
        explanation.note(Op::Add, -used, {"used"}, section::movement);
        return {.used = used, .left = std::max(points - used, 0), .can = used <= points};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        if (inputs.kind == Mover::Command)
            return {.headline = end.can ? Sentence{"In command: points used {0}, left {1}.", {end.used, end.left}}
                                        : Sentence{"Out of command: points needed {0}.", {end.used}},
                    .instructions = {{"The way may not lead through a zone with an enemy brigade."}}};
        Announcement announcement;
        announcement.headline = end.can ? Sentence{"{It} can move there: points used {0}, left {1}.", {end.used, end.left}}
                                        : Sentence{"{It} cannot move there: points needed {0}.", {end.used}};
        if (!end.can)
            return announcement;
        auto& instructions = announcement.instructions;
        if (tires_to_go_farther(inputs, end, charts))
            instructions.push_back(
                with_levels("It takes {0} {1} of fatigue at the end of its move.", charts[GameNumber::FartherTires].whole()));
        if (inputs.contact)
            instructions.push_back({"The enemy headquarters gives way before anything else is done."});
        if (inputs.apart)
            instructions.push_back({"Its next move brings it within {0} zones of its division.", {charts[GameNumber::NearZones].whole()}});
        instruct_control(inputs.passes, instructions);
        return announcement;
    }
};

constexpr std::array winners{sides[0], sides[1], Option{"open", "open"}};

template <auto Member> constexpr Field asks_zone(std::string_view key, std::string_view label)
{
    return asks<Member>(key, label, role::union_side, key, {.help = "The last side to pass through controls it.", .options = controllers});
}

int points_of(const Victory& inputs, Side side, const Charts& charts, Explanation& explanation)
{
    const bool is_union = side == Side::Union;
    const int fewer = std::max((inputs.confederate_losses - inputs.union_losses) * (is_union ? 1 : -1), 0);
    const Cell& loss = charts[Worth::Loss, side];
    Total points{explanation};
    points.start(Fraction{fewer} * loss.number(), {is_union ? "Union losses fewer by {0}" : "Confederate losses fewer by {0}", fewer},
                 loss);
    const auto count = [&](auto... zones) { return (... + (zones == static_cast<Controller>(side) ? 1 : 0)); };
    points.add_times(count(inputs.middletown_north, inputs.middletown_south), charts[Worth::Middletown, side]);
    points.add_times(count(inputs.entry_11, inputs.entry_12, inputs.entry_13), charts[Worth::Entry, side]);
    return points.whole();
}

struct VictoryRules : CalculationOf<VictoryRules, Victory, VictoryEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::turn>(asked::turn, "Turn", {}, {},
                            {.help = "The turn that has just ended.", .most = 9, .start = 9, .fact = Fact::Ruled}),
        asks<&Inputs::union_losses>("union_losses", "Union losses", role::union_side, stat::losses, {.help = "Steps."}),
        asks<&Inputs::confederate_losses>("confederate_losses", "Confederate losses", role::confederate_side, stat::losses,
                                          {.help = "Steps; artillery markers do not count."}),
        asks_zone<&Inputs::middletown_north>("middletown_north", "Middletown, north"),
        asks_zone<&Inputs::middletown_south>("middletown_south", "Middletown, south"),
        asks_zone<&Inputs::entry_11>("entry_11", "Entry zone 11"),
        asks_zone<&Inputs::entry_12>("entry_12", "Entry zone 12"),
        asks_zone<&Inputs::entry_13>("entry_13", "Entry zone 13"),
    };
    static constexpr std::array outcomes{
        gives<&End::union_points>("union", "Union points"),
        gives<&End::confederate_points>("confederate", "Confederate points"),
        gives<&End::winner>("winner", "winner", {.shown = Shown::AsBars, .options = winners}),
    };
    static constexpr auto reads = Charts::keys<Worth, GameNumber>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        End end{points_of(inputs, Side::Union, charts, explanation), points_of(inputs, Side::Confederate, charts, explanation)};
        if (inputs.turn < charts[GameNumber::Turns].whole())
            end.winner = Winner::Open;
        else
            end.winner = end.confederate_points > end.union_points ? Winner::Confederate : Winner::Union;
        return end;
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        if (end.winner == Winner::Open)
            return {.headline = {"The battle goes on after turn {0} of {1}: Union {2}, Confederates {3} in points.",
                                 {inputs.turn, charts[GameNumber::Turns].whole(), end.union_points, end.confederate_points}}};
        return {.headline = {end.union_points == end.confederate_points ? "The Union wins at equal points: {0} each."
                                 : end.winner == Winner::Union          ? "The Union wins {0} to {1} in points."
                                                                        : "The Confederates win {1} to {0} in points.",
                             {end.union_points, end.confederate_points}}};
    }
};

} // namespace

int points_missing(const MovementCost& inputs, const Charts& charts)
{
    Explanation deaf{Listening::No};
    return points_used(inputs, charts, deaf) - points_there(inputs, charts, deaf);
}

int points_of_way(MovementCost inputs, const Charts& charts)
{
    inputs.mount_change = inputs.attack = inputs.charge = false;
    Explanation deaf{Listening::No};
    return points_used(inputs, charts, deaf);
}

bool tires_to_go_farther(const MovementCost& inputs, const MovementCostEnd& end, const Charts& charts)
{
    return inputs.fatigue_bonus && end.left < charts[MoveNumber::FatigueBonus].whole();
}

constinit const ActionOf<MovementCost, MovementCostEnd> movement_cost = action_of<MovementCostRules>(
    {"movement-cost", "Movement cost", "Whether movement points suffice for a move, or a division is in command range.", section::movement,
     in_movement});

constinit const ActionOf<Victory, VictoryEnd> victory =
    action_of<VictoryRules>({"victory", "Victory", "The victory points of both sides.", section::object});

} // namespace cedar_creek
