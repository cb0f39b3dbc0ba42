// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/actions.h"

/// Morale checks, and what becomes of leaders: 19.3.
namespace pedregal {

namespace {

constexpr std::array<Option, 4> purposes{
    {{"other", "something else"}, {"recovery", "recovery"}, {"enemy-zone", "entry into an enemy zone"}, {"charge", "a charge"}}};

struct MoraleCheckRules : RulesOf<MoraleCheck, MoraleResult, MoraleCheckEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::purpose>(
            "purpose", "Checked for", role::unit, {},
            {.help = "In a game this decides whether it recovers, moves on or attacks.", .options = purposes, .fact = Fact::Chosen}),
        asks<&Inputs::morale, &Morale::value>(unit_morale),
        asks<&Inputs::morale, &Morale::leader>(unit_leader),
    };
    static constexpr std::array outcomes{gives<&End::passes>("passes", "passes", {.highlighted = these(true)})};
    static constexpr auto reads = Charts::keys<Die, MoraleShift, MoraleFails>;

    static void step(const Inputs& inputs, MoraleResult& check, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        check = check_morale({"morale check"}, inputs.morale, section::morale, charts, dice, explanation);
    }

    static End end(MoraleResult check) { return {check == MoraleResult::Passed}; }

    static Announcement announce(const Inputs& inputs, const End& end)
    {
        Announcement announcement{.headline = {end.passes ? "{The unit} passes its morale check." : "{The unit} fails its morale check."}};
        follows(inputs.purpose, end.passes, announcement.instructions);
        return announcement;
    }

private:
    static void follows(CheckFor purpose, bool passes, std::vector<Instruction>& instructions)
    {
        switch (purpose) {
        case CheckFor::Recovery:
            return instructions.push_back(
                {passes ? Hand::Unmark : Hand::Say, passes ? "It recovers: take its disruption marker off." : "It stays disrupted."});
        case CheckFor::EnemyZone:
            return instructions.push_back(
                {passes ? "It may enter the enemy zone." : "It stays out of the enemy zone; its movement phase is over."});
        case CheckFor::Charge: return instructions.push_back({passes ? "It may charge." : "It does not attack in this phase."});
        case CheckFor::Other: break;
        }
    }
};

struct RecoveryRules : RulesOf<Recovery, MoraleResult, RecoveryEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::morale, &Morale::value>(unit_morale),
        asks<&Inputs::morale, &Morale::leader>(unit_leader),
    };
    static constexpr std::array outcomes{
        gives<&End::recovers>("recovers", "recovers", {.shown = Shown::AsBars, .highlighted = these(true)}),
        changes<&End::status>("status", "status", role::unit, Does::Set, stat::status),
    };
    static constexpr auto reads = Charts::keys<Die, MoraleShift, MoraleFails>;

    static void step(const Inputs& inputs, MoraleResult& check, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        check = check_morale({"recovery"}, inputs.morale, section::morale, charts, dice, explanation);
    }

    static End end(MoraleResult check)
    {
        const bool recovers = check == MoraleResult::Passed;
        return {recovers, status_of(!recovers)};
    }

    static Announcement announce(const End& end)
    {
        if (end.recovers)
            return {.headline = {"{The unit} recovers."}, .instructions = {{Hand::Unmark, "Take its disruption marker off."}}};
        return {.headline = {"{The unit} stays disrupted."}};
    }
};

struct LeaderCasualtyRules : RulesOf<LeaderCasualty, Fate, LeaderCasualtyEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::step_lost>("step_lost", "A step was lost", role::leader, {},
                                 {.help = "By the units he is stacked with, in this combat.", .fact = Fact::Measured}),
        asks<&Inputs::engineer>("engineer", "Engineer", role::leader, stat::engineer,
                                {.help = "An engineer rolls apart from another leader with him."}),
    };
    static constexpr std::array outcomes{
        changes<&End::casualty>("casualty", "casualty", role::leader, Does::Marker, stat::casualty, {.highlighted = these(true)}),
    };
    static constexpr auto reads = Charts::keys<Die, Fate, Engineer>;

    static void step(const Inputs& inputs, Fate& fate, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (!inputs.step_lost)
            explanation.start(0, {"no step lost, no check"}, section::engineers);
        else
            fate = charts.throw_for<Fate>(charts[Die::LeaderCasualty], {inputs.engineer ? "engineer casualty" : "leader casualty"},
                                          {inputs.engineer ? "die for the engineer" : "die for the leader"}, dice, explanation);
    }

    static End end(Fate fate) { return {fate == Fate::Casualty}; }

    static Announcement announce(const Inputs& inputs, const End& end, const Charts& charts)
    {
        if (!end.casualty)
            return {.headline = {inputs.engineer ? "The engineer is unhurt." : "{The leader} is unhurt."}};
        if (!inputs.engineer)
            return {.headline = {"{The leader} is a casualty."},
                    .instructions = {{Hand::TakeOff, "Take him off the map; he counts for the enemy's points."}}};
        return {.headline = {"The engineer is a casualty."},
                .instructions = {{Hand::TakeOff,
                                  "Take him off the map; engineers, {0} at the start, count as leaders for the Mexican player's points.",
                                  {charts[Engineer::Officers].number()}}}};
    }
};

} // namespace

MoraleResult check_morale(const Label& label, const Morale& morale, std::string_view rule, const Charts& charts, Dice& dice,
                          Explanation& explanation)
{
    const Cell& die = charts[Die::MoraleCheck];
    const Cell& fails = charts[MoraleFails::Always];
    Total limit{explanation};
    limit.start(morale.value, {"morale of the unit"}, rule, Source::House);
    if (morale.leader)
        limit.add(charts[MoraleShift::Leader]);
    limit.most(Fraction{fails.whole() - 1}, {"a die of {0} or more always fails", fails.whole()}, fails);
    const int most = limit.whole();
    const bool passes = read_thrown(dice, label, die, [&](int sum) { return sum <= most ? 1 : 0; }) != 0;
    explanation.note(Op::Start, shown_thrown(dice, die), {"die for morale, passed up to {0}", most}, die);
    return passes ? MoraleResult::Passed : MoraleResult::Failed;
}

void announce_status(Status status, const Charts& charts, Announcement& announcement)
{
    if (status == Status::Disrupted)
        announcement.instruct(Hand::Mark, "Put a disruption marker on it.");
    else if (status == Status::Routed)
        announcement.instruct(Hand::TakeOff, "Take it off the map. It returns in {0} turns beside its HQ, disrupted.",
                              Name{text(charts[Rout::Turns].number())});
}

constinit const ActionOf<MoraleCheck, MoraleCheckEnd> morale_check =
    action_of<MoraleCheckRules>({"morale-check", "Morale check", "Whether a unit passes a morale check.", section::morale});

constinit const ActionOf<Recovery, RecoveryEnd> recover = action_of<RecoveryRules>(
    {"recover", "Recovery", "Whether a disrupted unit that has not moved comes to good order.", section::morale, in_movement});

constinit const ActionOf<LeaderCasualty, LeaderCasualtyEnd> leader_casualty = action_of<LeaderCasualtyRules>(
    {"leader-casualty", "Leader casualty", "Whether a leader falls when his side has lost a step.", section::engineers, in_combat});

} // namespace pedregal
