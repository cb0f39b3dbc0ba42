// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/combat/retreat.h"

#include <algorithm>

namespace cedar_creek {

using corneta::asks;
using corneta::Does;
using corneta::gives;
using corneta::Sentence;

namespace {

constexpr std::array choices{Option{"retreat", "retreat"}, Option{"hold", "hold"}, Option{"voluntary-rout", "voluntary rout"},
                             Option{"rout-move", "another rout move"}};
constexpr std::array results{Option{"hold", "hold"}, Option{"orderly", "orderly"}, Option{"disorderly", "disorderly"},
                             Option{"rout", "rout"}};

constexpr std::array retreat_form{
    asks<&Retreat::side>({.key = "side", .label = "Side", .options = sides, .role = "brigade"}),
    asks_turn<&Retreat::turn>(),
    asks<&Retreat::choice>(
        {.key = "choice",
         .label = "Choice",
         .help = "A voluntary rout is an action of an activated brigade, another rout move one of the Administrative Phase; the others "
                 "answer a hit.",
         .options = choices}),
    asks<&Retreat::command_bonus>(
        {.key = "command_bonus", .label = "Command bonus", .help = "Its own star.", .role = "brigade", .stat = "star"}),
    asks<&Retreat::fatigue>({.key = "fatigue",
                             .label = "Fatigue",
                             .help = "With the level that the attack has just brought.",
                             .most = highest_fatigue,
                             .role = "brigade",
                             .stat = "fatigue"}),
    asks<&Retreat::losses>({.key = "losses", .label = "Losses", .help = "Steps lost before.", .role = "brigade", .stat = "losses"}),
    asks<&Retreat::strength_at_start>({.key = "strength_at_start",
                                       .label = "Strength at the start",
                                       .help = "Its full strength, before any loss.",
                                       .least = 1,
                                       .start = 4,
                                       .role = "brigade",
                                       .stat = "strength_at_start"}),
    asks<&Retreat::mounted>({.key = "mounted", .label = "Mounted", .role = "brigade", .stat = "mounted"}),
    asks<&Retreat::fronts_crossed>({.key = "fronts_crossed",
                                    .label = "Zones in an enemy front",
                                    .help = "Those that its way leads through.",
                                    .most = 10,
                                    .role = "brigade"}),
};
constexpr std::array retreat_outcomes{
    gives<&RetreatEnd::total>({.key = "total", .label = "total"}),
    gives<&RetreatEnd::result>({.key = "result", .label = "result", .shown = corneta::Shown::AsBars, .options = results}),
    gives<&RetreatEnd::zones>({.key = "zones", .label = "zones at most"}),
    gives<&RetreatEnd::losses>({.key = "losses", .label = "losses", .role = "brigade", .stat = "losses", .does = Does::Add}),
    gives<&RetreatEnd::routs>(
        {.key = "routs", .label = "rout", .highlighted = corneta::these(true), .role = "brigade", .stat = "routed", .does = Does::Marker}),
    gives<&RetreatEnd::eliminated>(
        {.key = "eliminated", .label = "eliminated", .role = "brigade", .stat = "eliminated", .does = Does::Marker}),
};
constexpr std::array<std::string_view, 6> retreat_charts{"dice",           "turns", "retreat-results", "retreats", "retreat-modifiers",
                                                         "retreat-numbers"};

Sentence headline(const Retreat& inputs, const RetreatEnd& end, const Charts& charts)
{
    switch (end.withdrawal) {
    case Withdrawal::Hold:
        return end.eliminated ? Sentence{"The brigade holds to its last point of strength and is gone, losses {0}.", {end.losses}}
                              : Sentence{"The brigade holds its zone, losses {0}.", {end.losses}};
    case Withdrawal::Orderly: return {"An orderly retreat, losses {0}.", {end.losses}};
    case Withdrawal::Disorderly: return {"A disorderly retreat, losses {0}.", {end.losses}};
    case Withdrawal::VoluntaryRout:
        return inputs.choice == HitChoice::RoutMove ? Sentence{"The routed brigade moves on, losses {0}.", {end.losses}}
                                                    : Sentence{"The brigade routs of its own will, losses {0}.", {end.losses}};
    case Withdrawal::Rout: break;
    }
    if (end.why == WhyRout::Turn)
        return {"A rout, losses {0}: on turn {1} every disorderly retreat of the Union is one.", {end.losses, inputs.turn}};
    const int lost = inputs.losses + charts.withdrawal(Withdrawal::Disorderly, OfWithdrawal::Losses).whole();
    return {"A rout, losses {0}: the disorderly retreat of a brigade that has lost {1} of its strength of {2}.",
            {end.losses, std::min(lost, inputs.strength_at_start), inputs.strength_at_start}};
}

constexpr std::string_view way_back =
    "Away from enemies first, then outside their fronts, then outside their zones of control, then toward its own edge.";
constexpr std::string_view may_move_in = "A victor of the first line may move in.";

void announce_move(const Retreat& inputs, const RetreatEnd& end, std::vector<Sentence>& instructions)
{
    if (end.withdrawal == Withdrawal::Orderly)
        instructions.push_back({"Move it back by one zone at least and {0} at most.", {end.zones}});
    else if (end.withdrawal == Withdrawal::Disorderly)
        instructions.push_back({"Move it back by {0} zones.", {end.zones}});
    else if (inputs.choice == HitChoice::RoutMove && inputs.side == Side::Union)
        instructions.push_back({"Move it {0} zones toward the north edge by the shortest way.", {end.zones}});
    else if (inputs.choice == HitChoice::RoutMove)
        instructions.push_back({"Move it {0} zones toward the south edge by the shortest way.", {end.zones}});
    else if (inputs.side == Side::Union)
        instructions.push_back({"Move it {0} zones toward the north edge by the shortest way, and mark it as routed.", {end.zones}});
    else
        instructions.push_back({"Move it {0} zones toward the south edge by the shortest way, and mark it as routed.", {end.zones}});
    instructions.push_back({way_back});
    if (inputs.choice == HitChoice::Retreat) {
        instructions.push_back({"A second line goes with it, with a level of fatigue and no loss."});
        instructions.push_back({may_move_in});
    }
}

/// What is left to do when the brigade is gone: a second line retreats without it, or stays where the brigade had held.
void announce_gone(const Retreat& inputs, const RetreatEnd& end, std::vector<Sentence>& instructions)
{
    instructions.push_back({"Remove it: its last point of strength is gone."});
    if (inputs.choice == HitChoice::Hold)
        instructions.push_back({"A second line stays. Where there is none, the zone is empty and a victor of the first line may move in."});
    if (inputs.choice != HitChoice::Retreat)
        return;
    instructions.push_back(
        end.withdrawal == Withdrawal::Orderly
            ? Sentence{"A second line makes the retreat without it, by one zone at least and {0} at most, with a level of "
                       "fatigue and no loss.",
                       {end.zones}}
            : Sentence{"A second line makes the retreat without it, by {0} zones, with a level of fatigue and no loss.", {end.zones}});
    instructions.push_back({way_back});
    instructions.push_back({may_move_in});
}

} // namespace

const std::span<const corneta::Field> RetreatRules::form = retreat_form;
const std::span<const corneta::OutcomeSpec> RetreatRules::outcomes = retreat_outcomes;
const std::span<const std::string_view> RetreatRules::reads = retreat_charts;

corneta::Announcement RetreatRules::announce(const Retreat& inputs, const RetreatEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    announcement.headline = headline(inputs, end, charts);
    if (end.eliminated)
        announce_gone(inputs, end, announcement.instructions);
    else if (end.withdrawal != Withdrawal::Hold)
        announce_move(inputs, end, announcement.instructions);
    if (end.withdrawal == Withdrawal::Hold)
        announcement.instructions.push_back({"One enemy brigade of the first line, of its owner's choice, takes a level of fatigue."});
    return announcement;
}

} // namespace cedar_creek
