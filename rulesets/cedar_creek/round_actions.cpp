// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/round_actions.h"

#include "rulesets/cedar_creek/fields.h"

#include <bit>

namespace cedar_creek {

namespace {

constexpr int most_markers = 5;

struct ActivateRules : CalculationOf<ActivateRules, Activate, ActivateEnd, Charts> {
    static constexpr std::array form{
        fields::side<&Inputs::side>(role::division),
        fields::turn<&Inputs::turn>(),
        asks<&Inputs::enters>("enters", "Enters the map", role::division, {},
                              {.help = "None of its brigades is on it yet.", .fact = Fact::Ruled}),
        asks<&Inputs::independent>(
            asked::independent, "Independent cavalry", role::division, {},
            {.help = "It belongs to no division: neither range nor test.", .asked_when = "enters=no", .fact = Fact::Ruled}),
        asks<&Inputs::in_command>("in_command", "In command range", role::division, {},
                                  {.help = "One of its brigades has a way of 8 points at most to its headquarters, through no zone with an "
                                           "enemy brigade; climbs are free.",
                                   .start = 1,
                                   .asked_when = "enters=no and independent=no",
                                   .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        gives<&End::tests>("tests", "tests its initiative", {.shown = Shown::AsBars}),
    };

    static End reckon(const Inputs& inputs) { return {!inputs.enters && !inputs.independent && !inputs.in_command}; }

    static constexpr std::array refusals{
        Refused{"in_command", "out of command range it cannot act: no test activates a Union division on turn {0} (10 Movement)",
                [](const Inputs& in, const Charts& charts) {
                    return reckon(in).tests && in.side == Side::Union && !charts.says_yes(in.turn, OfTurn::Tests);
                },
                [](const Inputs& in) { return in.turn; }},
    };
    static constexpr auto reads = Charts::keys<Turn>;

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        if (inputs.enters)
            return {.headline = {"Activated: it enters the map."},
                    .instructions = {{"Its brigades enter one after the other; then the next division."}}};
        if (inputs.independent)
            return {.headline = {"Activated by itself: it acts."}, .instructions = {{"Then the next division."}}};
        if (!end.tests)
            return {.headline = {"In range of its headquarters: its brigades act."},
                    .instructions = {{"One brigade after the other; then the next division."}}};
        return {.headline = {"Out of command range: it tests its initiative."},
                .next = {{Follow::Must,
                          word_of(inputs.side),
                          {{initiative_test.key,
                            {"{It} tests its initiative"},
                            {{"side", std::string{word_of(inputs.side)}}, {"turn", std::to_string(inputs.turn)}}}}}}};
    }
};

struct RestRules : CalculationOf<RestRules, Rest, RestEnd, Charts> {
    static constexpr std::array form{asks<&Inputs::fatigue>("fatigue", "Fatigue", role::brigade, stat::fatigue,
                                                            {.most = fields::highest_fatigue, .start = fields::highest_fatigue})};
    static constexpr std::array outcomes{
        changes<&End::fatigue>("fatigue", "fatigue left", role::brigade, Does::Set, stat::fatigue),
    };
    static constexpr std::array refusals{Refused{"fatigue", "a brigade without fatigue has none to lose (7.1 Activation)",
                                                 [](const Inputs& in) { return in.fatigue == 0; }}};
    static constexpr auto reads = Charts::keys<RoundNumber>;

    static End reckon(const Inputs& inputs, const Charts& charts, Explanation& explanation)
    {
        const Cell& rested = charts[RoundNumber::Rest];
        explanation.note(Op::Start, inputs.fatigue, {"fatigue"}, section::activation);
        explanation.note(Op::Add, -rested.whole(), {rested.row_spec().label}, rested);
        return {std::max(inputs.fatigue - rested.whole(), 0)};
    }

    static Announcement announce(const End& end)
    {
        return {.headline = {"{It} rests: fatigue {0}.", {end.fatigue}}, .instructions = {{"It may change its facing."}}};
    }
};

struct AdvanceRules : CalculationOf<AdvanceRules, Advance, AdvanceEnd, Charts> {
    static constexpr std::array form{
        fields::passes<&Inputs::passes>({}, role::brigade),
        fields::contact<&Inputs::contact>({}, role::brigade),
    };
    static constexpr std::array outcomes{gives<&End::zones>("zones", "zones that count")};
    static constexpr auto refusals = std::to_array<Refused>({
        {"passes", "an advance enters the one zone that was left (11.4 Combat Results)",
         [](const Inputs& in) { return std::popcount(in.passes.bits) > 1; }},
    });

    static End reckon(const Inputs& inputs) { return {std::popcount(inputs.passes.bits)}; }

    static Announcement announce(const Inputs& inputs)
    {
        Announcement announcement{.headline = {"{It} occupies the zone."},
                                  .instructions = {{"It may change its facing; its second line stays behind."}}};
        if (inputs.contact)
            announcement.instruct("The enemy headquarters gives way before anything else is done.");
        instruct_control(inputs.passes, announcement.instructions);
        return announcement;
    }
};

struct TacticalRetreatRules : CalculationOf<TacticalRetreatRules, TacticalRetreat, TacticalRetreatEnd, Charts> {
    static constexpr std::array form{fields::sheridan<&Inputs::sheridan>("Sheridan is there")};
    static constexpr std::array outcomes{
        changes<&End::declared>("declared", "tactical retreat", role::union_side, Does::Marker, stat::tactical_retreat)};

    static End reckon() { return {}; }

    static Announcement announce(const Inputs& inputs)
    {
        Announcement announcement{
            .headline = {"The Union retreats to reorganize for this turn."},
            .instructions = {{"Its brigades neither attack nor enter an enemy zone of control, voluntary routs aside."}}};
        if (!inputs.sheridan)
            announcement.instruct("The rules allow it with Sheridan alone: here the table has ruled it.");
        return announcement;
    }
};

/// Whom a rout move meets gives way in the Administrative Phase.
constexpr auto in_flights = std::to_array<std::string_view>({phase::movement, phase::administrative});

struct FlightRules : CalculationOf<FlightRules, Flight, FlightEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::zones>("zones", "Zones", role::marker, {},
                             {.help = "As its owner chooses.", .least = 1, .most = 9, .start = 1, .fact = Fact::Chosen}),
        fields::passes<&Inputs::passes>({}, role::marker),
    };
    static constexpr std::array outcomes{gives<&End::zones>("zones", "zones")};
    static constexpr std::array refusals{
        Refused{"zones", "headquarters give way by {0} zones at most (10.3 Movement)",
                [](const Inputs& in, const Charts& charts) { return in.zones > charts[RoundNumber::Flight].whole(); },
                [](const Inputs&, const Charts& charts) { return charts[RoundNumber::Flight].whole(); }},
    };
    static constexpr auto reads = Charts::keys<RoundNumber>;

    static End reckon(const Inputs& inputs) { return {inputs.zones}; }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        Announcement announcement{
            .headline = counted(end.zones, "The headquarters give way by one zone.", "The headquarters give way by {0} zones."),
            .instructions = {{"Out of contact with enemy brigades, active side up."}}};
        instruct_control(inputs.passes, announcement.instructions);
        return announcement;
    }
};

struct DeployRules : CalculationOf<DeployRules, Deploy, DeployEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::batteries>("batteries", "Markers in the train", role::train, stat::batteries,
                                 {.most = most_markers, .start = most_markers}),
        asks<&Inputs::markers>(asked::markers, "Markers to deploy", role::supported, {},
                               {.help = "One for each brigade named; those beyond stand alone.",
                                .least = 1,
                                .most = most_markers,
                                .start = 1,
                                .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&End::batteries>("batteries", "markers left", role::train, Does::Set, stat::batteries),
        gives<&End::artillery>("artillery", "artillery of all"),
    };
    static constexpr std::array refusals{
        Refused{"markers", "markers left in the train: {0} (7.3 Movement of the Confederate Artillery Train)",
                [](const Inputs& in) { return in.markers > in.batteries; }, [](const Inputs& in) { return in.batteries; }},
    };
    static constexpr auto reads = Charts::keys<RoundNumber, GameNumber>;

    static End reckon(const Inputs& inputs, const Charts& charts)
    {
        return {std::max(inputs.batteries - inputs.markers, 0), inputs.markers * charts[RoundNumber::MarkerArtillery].whole()};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        Announcement announcement{.headline = counted(inputs.markers, "One artillery marker deploys.", "{0} artillery markers deploy."),
                                  .instructions = {{"Each within {0} zones of the train, with artillery {1}.",
                                                    {charts[GameNumber::MarkerZones].whole(), end.artillery / inputs.markers}}}};
        if (end.batteries == 0)
            announcement.instruct(Hand::TakeOff, "Remove the train: it is empty.");
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Activate, ActivateEnd> activate = action_of<ActivateRules>(
    {"activate", "Activate", "A division acts now, or a cavalry brigade that belongs to none.", section::initiative_test, in_movement});

constinit const ActionOf<Rest, RestEnd> rest =
    action_of<RestRules>({"rest", "Rest", "A brigade spends its round on losing fatigue.", section::activation, in_movement});

constinit const ActionOf<Advance, AdvanceEnd> advance = action_of<AdvanceRules>(
    {"advance", "Advance", "A victor of the first line occupies the zone that the loser has left.", section::results, in_movement});

constinit const ActionOf<TacticalRetreat, TacticalRetreatEnd> tactical_retreat = action_of<TacticalRetreatRules>(
    {"tactical-retreat", "Tactical retreat", "The Union retreats for a turn to reorganize.", section::tactical_retreat, in_initiative});

constinit const ActionOf<Flight, FlightEnd> flight = action_of<FlightRules>(
    {"flight", "Headquarters give way", "Headquarters that an enemy brigade has met move away.", section::movement, in_flights});

constinit const ActionOf<Deploy, DeployEnd> deploy =
    action_of<DeployRules>({"deploy", "Deploy artillery", "The artillery train gives markers to brigades.", section::train, in_movement});

} // namespace cedar_creek
