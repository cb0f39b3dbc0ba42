// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/moves.h"

/// Hidden Movement: 19.5.
namespace pedregal {

namespace {

/// The part of the allowance in a row of the chart, rounded down.
int part_of(int allowance, March row, const Charts& charts, Explanation& explanation)
{
    Total total{explanation};
    total.start(allowance, {"infantry's allowance"}, section::hidden, Source::House);
    total.times(charts[row]);
    total.round_down(section::hidden, Source::House);
    return total.whole();
}

struct HiddenMarchRules : RulesOf<HiddenMarch, std::int64_t, HiddenMarchEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::infantry_allowance>("infantry_allowance", "Infantry's allowance", role::marker, {},
                                          {.help = "Movement points of infantry, or its march rate.", .start = 6, .fact = Fact::Chosen}),
        asks<&Inputs::hq_active>("hq_active", "HQ active", role::army, stat::active),
    };
    static constexpr std::array outcomes{gives<&End::allowance>("allowance", "allowance", {.shown = Shown::AsBars})};
    static constexpr auto reads = Charts::keys<Die, March>;

    static void step(const Inputs& inputs, std::int64_t& allowance, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.hq_active) {
            explanation.note(Op::Start, inputs.infantry_allowance, {"infantry's allowance"}, section::hidden, Source::House);
            explanation.note(Op::Add, 0, {"whole with an active HQ"}, section::hidden);
            allowance = inputs.infantry_allowance;
            return;
        }
        const Cell& die = charts[Die::HiddenMarch];
        Explanation deaf{Listening::No};
        const auto read = [&](int sum) { return part_of(inputs.infantry_allowance, charts.band<March>(sum), charts, deaf); };
        allowance = read_thrown(dice, {"hidden march"}, die, read);
        explanation.note(Op::Start, shown_thrown(dice, die), {"die for the marker's move"}, die);
        part_of(inputs.infantry_allowance, charts.band<March>(shown_thrown(dice, die)), charts, explanation);
    }

    static End end(std::int64_t allowance) { return {static_cast<int>(allowance)}; }

    static Announcement announce(const End& end)
    {
        return {
            .headline = {end.allowance == 1 ? "The marker has 1 movement point." : "The marker has {0} movement points.", {end.allowance}},
            .instructions = {
                {"It stacks with no combat unit and no other marker, not even in passing; leaders and HQs do not count."},
                {"It stays out of hexes where it would be revealed: in sight of or next to an enemy unit, leader, HQ or train."}}};
    }
};

struct DeploymentRules : RulesOf<Deployment, MoraleResult, DeploymentEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::morale, &Morale::value>(unit_morale),
        asks<&Inputs::disrupted>(unit_disrupted),
        asks<&Inputs::near_enemy_zone>("near_enemy_zone", "In or next to an enemy zone", role::unit, {},
                                       {.help = "Of control, where it deploys.", .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        changes<&End::status>("status", "status", role::unit, Does::Set, stat::status, {.shown = Shown::AsBars, .options = statuses}),
    };
    static constexpr auto reads = Charts::keys<Die, MoraleFails, Rout>;

    static void step(const Inputs& inputs, MoraleResult& check, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.near_enemy_zone)
            check = check_morale({"morale check"}, inputs.morale, section::hidden, charts, dice, explanation);
        else
            explanation.start(0, {"no morale check: no enemy zone there or next to it"}, section::hidden);
    }

    static End end(const Inputs& inputs, MoraleResult check)
    {
        return {check == MoraleResult::Failed ? disrupted_from(inputs.disrupted) : status_of(inputs.disrupted)};
    }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        const bool is_as_it_was = end.status == status_of(inputs.disrupted);
        Announcement announcement{.headline = {"{The unit} was disrupted before: as it deploys it routs."}};
        if (is_as_it_was)
            announcement.headline = {"{The unit} deploys as it is."};
        else if (end.status == Status::Disrupted)
            announcement.headline = {"{The unit} deploys disrupted."};
        if (end.status != Status::Routed)
            announcement.instruct(Hand::Mark, "Place it on or next to the real marker; it may stack there beyond the limit.");
        if (!is_as_it_was)
            announce_status(end.status, charts, announcement);
        announcement.instruct("When all units of the box are placed, take its markers off the map, the dummy too.");
        announcement.instruct("An enemy that was moving goes on then.");
        return announcement;
    }
};

struct ConcealRules : CalculationOf<ConcealRules, Conceal, ConcealEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::off_map>("off_map", "Not on the map yet", role::units, {},
                               {.help = "Their markers come in when and where they are due.", .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&End::hidden>("hidden", "in a box", role::units, Does::Marker, stat::hidden),
        changes<&End::stocked>("stocked", "box in use", role::boxes, Does::Marker, stat::stocked),
    };
    static constexpr auto reads = Charts::keys<HiddenBox>;

    static End reckon(const Charts& charts, Explanation& explanation)
    {
        explanation.note(Op::Start, charts[HiddenBox::Markers]);
        return {};
    }

    static Announcement announce(const Inputs& inputs, const Charts& charts)
    {
        if (inputs.off_map)
            return {.headline = {"The units wait for their turn in the box."}};
        return {.headline = {"The units leave the map."},
                .instructions = {{Hand::Mark,
                                  "Place the {0} markers of each box on or next to its hex: one is real, and nobody else knows which. "
                                  "Leaders and HQs inside are inactive; a side has {1} boxes.",
                                  {charts[HiddenBox::Markers].number(), charts[HiddenBox::Boxes].number()}}}};
    }
};

struct RevealRules : CalculationOf<RevealRules, Reveal, RevealEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::dummy>("dummy", "It is the dummy", role::marker, {},
                             {.help = "Its owner says so; the box stays hidden.", .fact = Fact::Chosen}),
    };
    static constexpr std::array outcomes{
        changes<&End::seen>("seen", "turned up", role::marker, Does::Marker, stat::seen, {.highlighted = these(true)}),
    };

    static End reckon(const Inputs& inputs, Explanation& explanation)
    {
        explanation.start(1, {"in sight of an enemy, or next to one"}, section::hidden);
        return {!inputs.dummy};
    }

    static Announcement announce(const Inputs& inputs)
    {
        if (inputs.dummy)
            return {.headline = {"The marker is the dummy."},
                    .instructions = {{Hand::TakeOff, "Take it off the map; the other one stays, an enemy that was moving goes on."}}};
        return {.headline = {"The marker is revealed."},
                .instructions = {{"Halt an enemy that moves, turn up the box and deploy its units."}}};
    }
};

} // namespace

constinit const ActionOf<Conceal, ConcealEnd> conceal =
    action_of<ConcealRules>({"conceal", "Into boxes", "Units go off the map into hidden boxes.", section::hidden, in_command_and_movement});

constinit const ActionOf<Reveal, RevealEnd> reveal =
    action_of<RevealRules>({"reveal", "Marker seen", "An enemy comes in sight of a marker or next to it.", section::hidden});

constinit const ActionOf<HiddenMarch, HiddenMarchEnd> hidden_march = action_of<HiddenMarchRules>(
    {"hidden-march", "Hidden march", "How far a marker of hidden movement goes.", section::hidden, in_movement});

constinit const ActionOf<Deployment, DeploymentEnd> deployment =
    action_of<DeploymentRules>({"deployment", "Deployment", "What becomes of a unit that is revealed and deploys.", section::hidden});

} // namespace pedregal
