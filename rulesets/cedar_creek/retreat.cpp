// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/fields.h"

/// A brigade that is hit or routed: 11.4, 9.
namespace cedar_creek {

namespace {

constexpr RefusalSpec no_brigade{"losses", "a brigade of {0} that has lost {1} is no longer there (11.4 Combat Results)"};
constexpr RefusalSpec few_losses{"choice", "a voluntary rout takes {0} step losses at least (7.1 Activation)"};
constexpr RefusalSpec long_way{
    "fronts_crossed", "its way leads through at most {0} zones, including {1} more where it would end crowded (11.4 Combat Results)"};

bool is_without_roll(const Retreat& inputs)
{
    return inputs.choice == HitChoice::VoluntaryRout || inputs.choice == HitChoice::RoutMove;
}

int zones_of(const Retreat& inputs, Withdrawal withdrawal, const Charts& charts)
{
    return charts[withdrawal, inputs.mounted ? OfWithdrawal::ZonesMounted : OfWithdrawal::Zones].whole();
}

/// Zones of the longest way that the choice may lead to, with the one farther where it would end crowded.
int longest_way(const Retreat& inputs, const Charts& charts)
{
    const auto zones = [&](Withdrawal withdrawal) { return zones_of(inputs, withdrawal, charts); };
    const int farthest = is_without_roll(inputs)
        ? zones(Withdrawal::VoluntaryRout)
        : std::max({zones(Withdrawal::Orderly), zones(Withdrawal::Disorderly), zones(Withdrawal::Rout)});
    return farthest + charts[RetreatNumber::Crowded].whole();
}

/// Whether a disorderly retreat is a rout: one of the Union on the first turns, or of a brigade with so much of its strength gone,
/// the point of the retreat counted.
WhyRout why_rout(const Retreat& inputs, const Charts& charts, Explanation& explanation)
{
    if (inputs.side == Side::Union && charts.says_yes(inputs.turn, OfTurn::Rout))
        return WhyRout::Turn;
    Total enough{explanation};
    enough.start(inputs.strength_at_start, {"strength at the start"}, section::results);
    enough.times(charts[RetreatNumber::PartLost]);
    const Fraction rout_at = enough.total();
    Total lost{explanation};
    lost.start(inputs.losses, {"lost before"}, section::results);
    lost.add(charts[Withdrawal::Disorderly, OfWithdrawal::Losses]);
    return lost.total() < rout_at ? WhyRout::No : WhyRout::Strength;
}

/// Points that it loses, as many as it has left at most.
int points_lost(const Retreat& inputs, Withdrawal withdrawal, const Charts& charts, Explanation& explanation)
{
    const int way = zones_of(inputs, withdrawal, charts) + charts[RetreatNumber::Crowded].whole();
    Total lost{explanation};
    const Cell& cell = charts[withdrawal, OfWithdrawal::Losses];
    lost.start(cell.number(), {cell.row_spec().label}, cell);
    if (withdrawal != Withdrawal::Hold)
        lost.add_times(std::min(inputs.fronts_crossed, way), charts[RetreatNumber::FrontCrossed], {"zones in an enemy front"});
    lost.most(inputs.strength_at_start - inputs.losses, {"no more than it has left"}, section::results);
    return lost.whole();
}

RetreatEnd ended(const Retreat& inputs, int total, const Charts& charts, Explanation& explanation)
{
    RetreatEnd end{.total = total, .withdrawal = is_without_roll(inputs) ? Withdrawal::VoluntaryRout : Withdrawal::Hold};
    if (inputs.choice == HitChoice::Retreat)
        end.withdrawal = charts.band<RetreatRoll>(total) == RetreatRoll::Orderly ? Withdrawal::Orderly : Withdrawal::Disorderly;
    if (end.withdrawal == Withdrawal::Disorderly)
        end.why = why_rout(inputs, charts, explanation);
    if (end.why != WhyRout::No)
        end.withdrawal = Withdrawal::Rout;
    end.result = static_cast<RetreatResult>(std::min(end.withdrawal, Withdrawal::Rout));
    end.zones = zones_of(inputs, end.withdrawal, charts);
    end.losses = points_lost(inputs, end.withdrawal, charts, explanation);
    end.routs = end.result == RetreatResult::Rout;
    end.eliminated = inputs.losses + end.losses >= inputs.strength_at_start;
    return end;
}

Sentence headline(const Retreat& inputs, const RetreatEnd& end, const Charts& charts)
{
    const auto with = [&](std::string_view pattern) { return Sentence{pattern, {end.losses}}; };
    switch (end.withdrawal) {
    case Withdrawal::Hold:
        return with(end.eliminated ? "{The brigade} holds to its last point of strength and is gone, losses {0}."
                                   : "{The brigade} holds its zone, losses {0}.");
    case Withdrawal::Orderly: return with("An orderly retreat, losses {0}.");
    case Withdrawal::Disorderly: return with("A disorderly retreat, losses {0}.");
    case Withdrawal::VoluntaryRout:
        return with(inputs.choice == HitChoice::RoutMove ? "{The routed brigade} moves on, losses {0}."
                                                         : "{The brigade} routs of its own will, losses {0}.");
    case Withdrawal::Rout: break;
    }
    if (end.why == WhyRout::Turn)
        return {"A rout, losses {0}: on turn {1} every disorderly retreat of the Union is one.", {end.losses, inputs.turn}};
    const int lost = inputs.losses + charts[Withdrawal::Disorderly, OfWithdrawal::Losses].whole();
    return {"A rout, losses {0}: the disorderly retreat of a brigade that has lost {1} of its strength of {2}.",
            {end.losses, std::min(lost, inputs.strength_at_start), inputs.strength_at_start}};
}

constexpr std::string_view way_back =
    "Away from enemies first, then outside their fronts, then outside their zones of control, then toward its own edge.";
constexpr std::string_view may_move_in = "A victor of the first line may move in.";

Instruction words_of_move(const Retreat& inputs, const RetreatEnd& end)
{
    const auto pattern = [&]() -> std::string_view {
        if (end.withdrawal == Withdrawal::Orderly)
            return "Move it back by one zone at least and {0} at most.";
        if (end.withdrawal == Withdrawal::Disorderly)
            return "Move it back by {0} zones.";
        return inputs.choice == HitChoice::RoutMove ? "Move it {0} zones toward the {1} edge by the shortest way."
                                                    : "Move it {0} zones toward the {1} edge by the shortest way, and mark it as routed.";
    };
    return {Hand::Move, pattern(), {end.zones, inputs.side == Side::Union ? "north" : "south"}};
}

/// What is left to do when the brigade is gone: a second line retreats without it, or stays where the brigade had held.
void instruct_gone(const Retreat& inputs, const RetreatEnd& end, int tires, std::vector<Instruction>& instructions)
{
    instructions.push_back({Hand::TakeOff, "Remove it: its last point of strength is gone."});
    if (inputs.choice == HitChoice::Hold)
        instructions.push_back({"A second line stays. Where there is none, the zone is empty and a victor of the first line may move in."});
    if (inputs.choice != HitChoice::Retreat)
        return;
    const std::string_view pattern = end.withdrawal == Withdrawal::Orderly
        ? "A second line makes the retreat without it, by one zone at least and {2} at most, with {0} {1} of fatigue and no loss."
        : "A second line makes the retreat without it, by {2} zones, with {0} {1} of fatigue and no loss.";
    instructions.insert(instructions.end(), {with_levels(pattern, tires, end.zones), {way_back}, {may_move_in}});
}

constexpr std::array retreat_results_words{Option{"hold", "hold"}, Option{"orderly", "orderly"}, Option{"disorderly", "disorderly"},
                                           Option{"rout", "rout"}};

struct RetreatRules : RulesOf<Retreat, std::int64_t, RetreatEnd, Charts> {
    static constexpr std::array form{
        fields::side<&Inputs::side>(role::brigade),
        fields::turn<&Inputs::turn>(),
        asks<&Inputs::choice>(asked::choice, "Choice", {}, {},
                              {.help = "A voluntary rout is an action of an activated brigade, another rout move one of the "
                                       "Administrative Phase; the others answer a hit.",
                               .options = choices,
                               .fact = Fact::Chosen}),
        asks<&Inputs::command_bonus>("command_bonus", "Command bonus", role::brigade, stat::star, {.help = "Its own star."}),
        asks<&Inputs::fatigue>("fatigue", "Fatigue", role::brigade, stat::fatigue,
                               {.help = "With the level that the attack has just brought.", .most = fields::highest_fatigue}),
        asks<&Inputs::losses>("losses", "Losses", role::brigade, stat::losses, {.help = "Steps lost before."}),
        asks<&Inputs::strength_at_start>("strength_at_start", "Strength at the start", role::brigade, stat::strength_at_start,
                                         {.help = "Its full strength, before any loss.", .least = 1, .start = 4}),
        asks<&Inputs::mounted>("mounted", "Mounted", role::brigade, stat::mounted),
        asks<&Inputs::fronts_crossed>(
            "fronts_crossed", "Zones in an enemy front", role::brigade, {},
            {.help = "Those that its way leads through.", .most = 10, .asked_when = "choice!=hold", .fact = Fact::Measured}),
        fields::passes<&Inputs::passes>("choice!=hold"),
        fields::contact<&Inputs::contact>("choice!=hold", role::brigade),
    };
    static constexpr std::array outcomes{
        gives<&End::total>("total", "total"),
        gives<&End::result>("result", "result", {.shown = Shown::AsBars, .options = retreat_results_words}),
        gives<&End::zones>("zones", "zones at most"),
        changes<&End::losses>("losses", "losses", role::brigade, Does::Add, stat::losses),
        changes<&End::routs>("routs", "rout", role::brigade, Does::Marker, stat::routed, {.highlighted = these(true)}),
        changes<&End::eliminated>("eliminated", "eliminated", role::brigade, Does::Marker, stat::eliminated),
    };
    static constexpr std::array refusals{&no_brigade, &few_losses, &long_way};
    static constexpr auto reads = Charts::keys<Die, Turn, RetreatRoll, Withdrawal, RetreatModifier, RetreatNumber, GameNumber>;

    static void refuse(const Inputs& inputs, const Charts& charts, Refusals& found)
    {
        if (inputs.losses >= inputs.strength_at_start)
            found.add(no_brigade, inputs.strength_at_start, inputs.losses);
        const int least = charts[RetreatNumber::VoluntaryLosses].whole();
        if (inputs.choice == HitChoice::VoluntaryRout && inputs.losses < least)
            found.add(few_losses, least);
        if (inputs.choice != HitChoice::Hold && inputs.fronts_crossed > longest_way(inputs, charts))
            found.add(long_way, longest_way(inputs, charts), number_or("one", charts[RetreatNumber::Crowded].whole()));
    }

    static void step(const Inputs& inputs, std::int64_t& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.choice == HitChoice::Retreat) {
            Total total = thrown({"retreat"}, charts[Die::Retreat], dice, explanation);
            total.add_times(inputs.command_bonus, charts[RetreatModifier::Command]);
            if (inputs.side == Side::Union)
                add_of_turn(total, inputs.turn, OfTurn::Retreat, "Union on turn {0}", charts);
            const int tired = charts[RetreatNumber::Fatigue].whole();
            const int many = charts[RetreatNumber::Losses].whole();
            total.add_times(inputs.fatigue >= tired, charts[RetreatModifier::Fatigue], {"fatigue {0}", tired});
            total.add_times(inputs.losses >= many, charts[RetreatModifier::Losses],
                            {many == 2 ? "two losses or more" : "{0} losses or more", many});
            state = total.whole();
        }
        ended(inputs, static_cast<int>(state), charts, explanation);
    }

    static End end(const Inputs& inputs, std::int64_t state, const Charts& charts, Explanation& deaf)
    {
        return ended(inputs, static_cast<int>(state), charts, deaf);
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement announcement{headline(inputs, end, charts), {}, {}};
        std::vector<Instruction>& instructions = announcement.instructions;
        const int tires = charts[GameNumber::RetreatTires].whole();
        if (end.eliminated)
            instruct_gone(inputs, end, tires, instructions);
        else if (end.withdrawal != Withdrawal::Hold)
            instructions = {words_of_move(inputs, end), {way_back}};
        if (!end.eliminated && inputs.choice == HitChoice::Retreat)
            instructions.insert(instructions.end(),
                                {with_levels("A second line goes with it, with {0} {1} of fatigue and no loss.", tires), {may_move_in}});
        if (end.withdrawal == Withdrawal::Hold)
            instructions.push_back(with_levels("One enemy brigade of the first line, of its owner's choice, takes {0} {1} of fatigue.",
                                               charts[GameNumber::HoldTires].whole()));
        else
            instruct_control(inputs.passes, instructions);
        if (inputs.contact && end.withdrawal != Withdrawal::Hold && !end.eliminated)
            instructions.push_back({"The enemy headquarters gives way before anything else is done."});
        return announcement;
    }
};

constexpr std::array recoveries{Option{"routed", "routed"}, Option{"organized", "organized"},
                                Option{"organized-and-step", "organized, a step recovered"}};

struct RoutRecoveryRules : RulesOf<RoutRecovery, std::int64_t, RoutRecoveryEnd, Charts> {
    static constexpr std::array form{fields::side<&Inputs::side>(role::brigade),
                                     fields::sheridan<&Inputs::sheridan>("Sheridan in command")};
    static constexpr std::array outcomes{
        gives<&End::total>("total", "total"),
        gives<&End::result>(
            "result", "result",
            {.shown = Shown::AsBars, .highlighted = these(Recovery::Organized, Recovery::OrganizedAndStep), .options = recoveries}),
    };
    static constexpr auto reads = Charts::keys<Die, Recovery, RecoveryModifier, GameNumber>;

    static void step(const Inputs& inputs, std::int64_t& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        Total total = thrown({"rout recovery"}, charts[Die::RoutRecovery], dice, explanation);
        total.add_times(inputs.side == Side::Union && inputs.sheridan, charts[RecoveryModifier::Sheridan]);
        state = total.whole();
    }

    static End end(std::int64_t state, const Charts& charts) { return {static_cast<int>(state), charts.band<Recovery>(state)}; }

    static Announcement announce(const End& end, const Charts& charts)
    {
        if (end.result == Recovery::Routed)
            return {.headline = {"{The brigade} stays routed."}};
        constexpr std::string_view off = "Take its rout marker off.";
        if (end.result == Recovery::Organized)
            return {.headline = {"{The brigade} is organized again."}, .instructions = {{Hand::Unmark, off}}};
        const int steps = charts[GameNumber::Recovered].whole();
        return {.headline = counted(steps, "{The brigade} is organized again and recovers a step.",
                                    "{The brigade} is organized again and recovers {0} steps."),
                .instructions = {{Hand::TakeOff, counted(steps, "Take one of its losses back.", "Take {0} of its losses back.")},
                                 {Hand::Unmark, off}}};
    }
};

constexpr auto in_retreats = std::to_array<std::string_view>({phase::movement, phase::administrative});
constexpr auto in_administrative = std::to_array<std::string_view>({phase::administrative});

} // namespace

constinit const ActionOf<Retreat, RetreatEnd> retreat = action_of<RetreatRules>(
    {"retreat", "Retreat or hold", "What becomes of a brigade that is hit, that routs of its own will or is routed.", section::results,
     in_retreats});

constinit const ActionOf<RoutRecovery, RoutRecoveryEnd> rout_recovery = action_of<RoutRecoveryRules>(
    {"rout-recovery", "Rout recovery", "Whether a routed brigade becomes organized.", section::administrative, in_administrative});

} // namespace cedar_creek
