// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/actions.h"

/// Hidden Movement: 19.5.
namespace pedregal {

namespace {

/// The part of the allowance in a row of the chart, rounded down.
int part_of(int allowance, March row, const Charts& charts, Explanation& explanation)
{
    Total total{explanation};
    total.start(allowance, {"infantry's allowance"}, section::hidden_movement, Source::House);
    total.times(charts[row]);
    total.round_down(section::hidden_movement, Source::House);
    return total.whole();
}

struct HiddenMarchRules : RulesOf<HiddenMarch, std::int64_t, HiddenMarchEnd, Charts> {
    static constexpr std::array form{
        asks<&HiddenMarch::infantry_allowance>("infantry_allowance", "Infantry's allowance", role::marker, {},
                                               {.help = "Movement points of infantry, or its march rate.", .start = 6}),
        asks<&HiddenMarch::hq_active>("hq_active", "HQ active", role::army, stat::hq_active),
    };
    static constexpr std::array outcomes{gives<&HiddenMarchEnd::allowance>("allowance", "allowance", {.shown = Shown::AsBars})};
    static constexpr auto reads = Charts::keys<Die, March, HiddenBox>;

    static Step step(const HiddenMarch& inputs, std::int64_t& allowance, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.hq_active) {
            explanation.note(Op::Start, inputs.infantry_allowance, {"infantry's allowance"}, section::hidden_movement, Source::House);
            explanation.note(Op::Add, 0, {"whole with an active HQ"}, section::hidden_movement);
            allowance = inputs.infantry_allowance;
            return Step::Finished;
        }
        const Cell& die = charts[Die::HiddenMarch];
        Explanation deaf{corneta::Listening::No};
        const auto read = [&](int sum) { return part_of(inputs.infantry_allowance, charts.band<March>(sum), charts, deaf); };
        allowance = read_thrown(dice, {"hidden march"}, die, read);
        explanation.note(Op::Start, shown_thrown(dice, die), {"die for the marker's move"}, die);
        part_of(inputs.infantry_allowance, charts.band<March>(shown_thrown(dice, die)), charts, explanation);
        return Step::Finished;
    }

    static HiddenMarchEnd end(const HiddenMarch&, std::int64_t allowance, const Charts&) { return {static_cast<int>(allowance)}; }

    static Announcement announce(const HiddenMarch& inputs, const HiddenMarchEnd& end, const Charts& charts)
    {
        Announcement announcement{
            .headline = {end.allowance == 1 ? "The marker has 1 movement point." : "The marker has {0} movement points.", {end.allowance}},
            .instructions = {
                {"It stacks with no combat unit and no other marker, not even in passing; leaders and HQs do not count."},
                {"It stays out of hexes where it would be revealed: in sight of or next to an enemy unit, leader, HQ or train."},
                {"It is revealed at once, in any phase, when an enemy moves, retreats or advances so near."},
                {"Units inside recover and take replacements as if they did not move; a leader helps only from the same box."}}};
        announce_boxes(inputs, charts, announcement.instructions);
        return announcement;
    }

private:
    /// 19.5 B and D: what an active HQ allows at the start of the movement phase.
    static void announce_boxes(const HiddenMarch& inputs, const Charts& charts, std::vector<Sentence>& instructions)
    {
        if (!inputs.hq_active) {
            instructions.push_back({"No box is made, and none is revealed at will."});
            return;
        }
        instructions.push_back({"As the phase starts boxes may be made and revealed: {0} a side, markers of each {1}, one of them real.",
                                {charts[HiddenBox::Boxes].number(), charts[HiddenBox::Markers].number()}});
        instructions.push_back({"A box takes units in or next to a hidden hex: of one U.S. formation, or of any where Scott stands; of one "
                                "Mexican army, or of any where Santa Anna stands. Leaders and HQs inside are inactive."});
        instructions.push_back(
            {"Its markers go on or next to that hex; those of units off the map come in when and where the units are due."});
    }
};

struct DeploymentRules : RulesOf<Deployment, MoraleResult, DeploymentEnd, Charts> {
    static constexpr std::array form{
        asks<&Deployment::morale, &Morale::value>(unit_morale),
        asks<&Deployment::disrupted>(unit_disrupted),
        asks<&Deployment::near_enemy_zone>("near_enemy_zone", "In or next to an enemy zone", role::unit, {},
                                           {.help = "Of control, where it deploys."}),
    };
    static constexpr std::array outcomes{
        changes<&DeploymentEnd::status>("status", "status", role::unit, Does::Set, stat::status,
                                        {.shown = Shown::AsBars, .options = statuses}),
    };
    static constexpr auto reads = Charts::keys<Die, MoraleFails, Rout>;

    static Step step(const Deployment& inputs, MoraleResult& check, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (inputs.near_enemy_zone)
            check = check_morale({"morale check"}, inputs.morale, section::hidden_movement, charts, dice, explanation);
        else
            explanation.start(0, {"no morale check: no enemy zone there or next to it"}, section::hidden_movement);
        return Step::Finished;
    }

    static DeploymentEnd end(const Deployment& inputs, MoraleResult check, const Charts&)
    {
        return {check == MoraleResult::Failed ? disrupted_from(inputs.disrupted) : status_of(inputs.disrupted)};
    }

    static Announcement announce(const Deployment& inputs, const DeploymentEnd& end, const Charts& charts)
    {
        const bool is_as_it_was = end.status == status_of(inputs.disrupted);
        Announcement announcement{.headline = {is_as_it_was ? "The unit deploys as it is."
                                                   : end.status == Status::Disrupted
                                                   ? "The unit deploys disrupted."
                                                   : "The unit was disrupted before: as it deploys it routs."}};
        if (end.status != Status::Routed)
            announcement.instructions.push_back({"Place it on or next to the real marker; it may stack there beyond the limit."});
        if (!is_as_it_was)
            announce_status(end.status, charts, announcement);
        announcement.instructions.push_back({"When all units of the box are placed, take its markers off the map, the dummy too."});
        announcement.instructions.push_back({"An enemy that was moving goes on then."});
        return announcement;
    }
};

} // namespace

constinit const ActionOf<HiddenMarch, HiddenMarchEnd> hidden_march = action_of<HiddenMarchRules>(
    {"hidden-march", "Hidden march", "How far a marker of hidden movement goes.", section::hidden_movement, in_movement});

constinit const ActionOf<Deployment, DeploymentEnd> deployment = action_of<DeploymentRules>(
    {"deployment", "Deployment", "What becomes of a unit that is revealed and deploys.", section::hidden_movement});

} // namespace pedregal
