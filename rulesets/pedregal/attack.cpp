// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/actions.h"

#include <algorithm>

/// Combat: strengths, the Combat Results Table, the morale check.
namespace pedregal {

namespace {

constexpr std::array<Option, 3> hexsides{{{"clear", "clear"}, {"protected", "protected"}, {"ravine", "ravine"}}};
constexpr std::array<Option, 7> results{{{"ax", "Ax"}, {"ar", "Ar"}, {"ac", "Ac"}, {"dc", "Dc"}, {"dr", "Dr"}, {"dm", "Dm"}, {"dx", "Dx"}}};
constexpr std::array<std::string_view, 7> faces_with_results{"face of the die: Ax", "face of the die: Ar", "face of the die: Ac",
                                                             "face of the die: Dc", "face of the die: Dr", "face of the die: Dm",
                                                             "face of the die: Dx"};

constexpr std::string_view no_way_out =
    "There is no legal retreat: a lava bed, an enemy zone, for guns and horse a ravine. A step is lost instead.";

constexpr RefusalSpec across_ravine{"hexside", "there is no combat across a ravine"};
constexpr RefusalSpec by_garrison{"attacker_is_garrison", "a garrison does not attack"};
constexpr RefusalSpec by_disrupted{"attacker_disrupted", "a disrupted unit does not attack"};
constexpr RefusalSpec by_horse_or_guns{"attacker_arm", "only infantry attacks a garrison"};
constexpr RefusalSpec covered{"defender_covered", "a garrison is not attacked while other units are in its hex"};

struct AttackState {
    CombatResult result;
    MoraleResult check; ///< of the side that the result concerns
    bool is_checking;
};

/// Halved once, down, to what halving leaves at least.
void halve(Halved strength, std::string_view rule, const Charts& charts, Total& total)
{
    total.times(charts[strength]);
    total.round_down(rule, Source::House);
    total.least(charts[CombatNumber::LeastStrength]);
}

int defense(const Attack& inputs, const Charts& charts, Explanation& explanation)
{
    Total total{explanation};
    total.start(inputs.defender.strength, {"defense strength"}, section::combat, Source::House);
    if (inputs.defender.disrupted)
        halve(Halved::Disrupted, section::combat, charts, total);
    return total.whole();
}

int differential(const Attack& inputs, const Charts& charts, Explanation& explanation)
{
    const int less = defense(inputs, charts, explanation);
    Total total{explanation};
    total.start(inputs.attacker.strength, {"attack strength"}, section::combat, Source::House);
    if (inputs.hexside == Hexside::Protected) {
        if (inputs.defender_covered)
            total.add(0, {"units above a garrison: their hex is clear"}, section::bastions);
        else if (charges_with_engineer(inputs))
            total.add(0, {"infantry charging with an engineer: the protected hexside is clear"}, section::engineers);
        else
            halve(Halved::Protected, section::terrain_effects, charts, total);
    }
    total.add(-less, {"less the defense strength"}, section::combat, Source::House);
    return total.whole();
}

void lose_steps(const Side& side, CombatNumber number, const Charts& charts, SideEnd& end)
{
    end.steps_lost = std::min(side.steps, charts[number].whole());
    end.destroyed = end.steps_lost > 0 && end.steps_lost == side.steps;
}

void retreat(const Side& side, const Charts& charts, SideEnd& end)
{
    if (side.retreat_blocked)
        lose_steps(side, CombatNumber::NoRetreat, charts, end);
    else
        end.retreats = charts[CombatNumber::Retreat].whole();
}

SideEnd end_of(const Side& side, CombatResult result, MoraleResult check, const Charts& charts)
{
    using enum CombatResult;
    SideEnd end{.status = status_of(side.disrupted)};
    switch (result) {
    case Ax:
    case Dx: lose_steps(side, CombatNumber::StepLost, charts, end); break;
    case Ar:
    case Dr: retreat(side, charts, end); break;
    case Ac:
    case Dc:
        if (check == MoraleResult::Failed) {
            end.status = disrupted_from(side.disrupted);
            if (end.status == Status::Disrupted)
                retreat(side, charts, end);
        }
        break;
    case Dm:
        if (check == MoraleResult::Failed)
            end.status = Status::Routed;
        else
            retreat(side, charts, end);
        break;
    }
    return end;
}

template <auto... Member>
constexpr Field attackers(std::string_view key, std::string_view label, std::string_view stat, Field more = {})
{
    return asks<&Attack::attacker, Member...>(key, label, role::attacker, stat, more);
}
template <auto... Member>
constexpr Field defenders(std::string_view key, std::string_view label, std::string_view stat, Field more = {})
{
    return asks<&Attack::defender, Member...>(key, label, role::defender, stat, more);
}

struct AttackRules : RulesOf<Attack, AttackState, AttackEnd, Charts> {
    static constexpr std::array form{
        attackers<&Side::strength>("attack_strength", "Attack strength", stat::strength,
                                   {.help = "Of all attacking units together; it is halved here.", .start = 4}),
        asks<&Inputs::attacker_arm>("attacker_arm", "Attacker's arm", role::attacker, stat::arm, {.options = arms}),
        attackers<&Side::morale, &Morale::value>("attacker_morale", "Attacker's morale", stat::morale, {.start = 3}),
        attackers<&Side::morale, &Morale::leader>("attacker_leader", "Leader with the attacker", stat::leader, {.help = "No engineer."}),
        attackers<&Side::steps>("attacker_steps", "Attacker's steps", stat::steps,
                                {.help = "Of the unit that would lose one.", .start = 1}),
        asks<&Inputs::charge_with_engineer>(
            "charge_with_engineer", "Charge with an engineer", role::attacker, {},
            {.help = "U.S. infantry stacked with an engineer charges; a protected hexside is clear to it."}),
        attackers<&Side::disrupted>("attacker_disrupted", "Attacker disrupted", stat::status),
        asks<&Inputs::attacker_is_garrison>("attacker_is_garrison", "Attacker is a garrison", role::attacker, stat::garrison,
                                            {.help = "Of a bastion."}),
        attackers<&Side::retreat_blocked>("attacker_retreat_blocked", "Attacker cannot retreat", {}, {.help = no_way_out}),
        asks<&Inputs::hexside>("hexside", "Hexside", {}, {}, {.options = hexsides}),
        defenders<&Side::strength>("defense_strength", "Defense strength", stat::strength,
                                   {.help = "Of all defending units together; it is halved here.", .start = 4}),
        defenders<&Side::morale, &Morale::value>("defender_morale", "Defender's morale", stat::morale, {.start = 3}),
        defenders<&Side::morale, &Morale::leader>("defender_leader", "Leader with the defender", stat::leader, {.help = "No engineer."}),
        defenders<&Side::steps>("defender_steps", "Defender's steps", stat::steps,
                                {.help = "Of the unit that would lose one.", .start = 1}),
        defenders<&Side::disrupted>("defender_disrupted", "Defender disrupted", stat::status),
        asks<&Inputs::garrison>("garrison", "Defender is a garrison", role::defender, stat::garrison,
                                {.help = "Of a bastion; units above it in the hex are attacked by themselves, over clear hexsides."}),
        asks<&Inputs::defender_covered>(
            "defender_covered", "Garrison covered", role::defender, stat::covered,
            {.help = "Other units stand in the bastion's hex; they are attacked as in clear terrain, the garrison not at all."}),
        defenders<&Side::retreat_blocked>("defender_retreat_blocked", "Defender cannot retreat", {}, {.help = no_way_out}),
    };
    static constexpr std::array outcomes{
        gives<&End::differential>("differential", "attack less defense"),
        gives<&End::result>(
            "result", "result",
            {.shown = Shown::AsBars, .highlighted = these(CombatResult::Dr, CombatResult::Dm, CombatResult::Dx), .options = results}),
        changes<&End::attacker, &SideEnd::steps_lost>("attacker_steps_lost", "attacker's steps lost", role::attacker, Does::Add,
                                                      stat::steps_lost),
        gives<&End::attacker, &SideEnd::retreats>("attacker_retreats", "attacker retreats hexes"),
        changes<&End::attacker, &SideEnd::status>("attacker_status", "attacker's status", role::attacker, Does::Set, stat::status,
                                                  {.options = statuses}),
        changes<&End::attacker, &SideEnd::destroyed>("attacker_destroyed", "attacker destroyed", role::attacker, Does::Marker,
                                                     stat::destroyed),
        changes<&End::defender, &SideEnd::steps_lost>("defender_steps_lost", "defender's steps lost", role::defender, Does::Add,
                                                      stat::steps_lost),
        gives<&End::defender, &SideEnd::retreats>("defender_retreats", "defender retreats hexes"),
        changes<&End::defender, &SideEnd::status>("defender_status", "defender's status", role::defender, Does::Set, stat::status,
                                                  {.options = statuses}),
        changes<&End::defender, &SideEnd::destroyed>("defender_destroyed", "defender destroyed", role::defender, Does::Marker,
                                                     stat::destroyed, {.highlighted = these(true)}),
    };
    static constexpr std::array refusals{&across_ravine, &by_garrison, &by_disrupted, &by_horse_or_guns, &covered};
    static constexpr auto reads = Charts::keys<CombatColumn, Halved, CombatNumber, Rout, Die, MoraleShift, MoraleFails>;

    static void refuse(const Inputs& inputs, const Charts&, Refusals& found)
    {
        if (inputs.hexside == Hexside::Ravine)
            found.add(across_ravine);
        if (inputs.attacker_is_garrison)
            found.add(by_garrison);
        if (inputs.attacker.disrupted)
            found.add(by_disrupted);
        if (inputs.garrison && inputs.attacker_arm != Arm::Infantry)
            found.add(by_horse_or_guns);
        if (inputs.garrison && inputs.defender_covered)
            found.add(covered);
    }

    static Step step(const Inputs& inputs, AttackState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (!state.is_checking)
            return roll_combat(inputs, state, charts, dice, explanation);
        const bool is_attacker = concerns_attacker(state.result);
        state.check = check_morale({is_attacker ? "attacker's morale check" : "defender's morale check"},
                                   (is_attacker ? inputs.attacker : inputs.defender).morale, section::combat, charts, dice, explanation);
        state.is_checking = false;
        return Step::Finished;
    }

    static End end(const Inputs& inputs, const AttackState& state, const Charts& charts)
    {
        Explanation deaf{corneta::Listening::No};
        End end{.differential = differential(inputs, charts, deaf), .result = state.result};
        end.attacker.status = status_of(inputs.attacker.disrupted);
        end.defender.status = status_of(inputs.defender.disrupted);
        if (concerns_attacker(state.result))
            end.attacker = end_of(inputs.attacker, state.result, state.check, charts);
        else if (!garrison_ignores(inputs, state.result))
            end.defender = end_of(inputs.defender, state.result, state.check, charts);
        return end;
    }

    static constexpr auto announce = announce_attack;

private:
    static Step roll_combat(const Inputs& inputs, AttackState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const auto column = charts.band<CombatColumn>(differential(inputs, charts, explanation));
        const auto read = [&](int face) { return charts[column, face - 1].word(); };
        state.result = static_cast<CombatResult>(dice.read({"attack"}, charts.places<CombatColumn>(), read));
        if (explanation.listens()) {
            const int face = dice.shown()[0];
            explanation.note(Op::Start, face, {faces_with_results.at(static_cast<std::size_t>(state.result))}, charts[column, face - 1]);
        }
        const bool is_ignored = garrison_ignores(inputs, state.result);
        if (is_ignored)
            explanation.note(Op::Add, 0, {"a garrison ignores all but Dx and Dm"}, section::bastions);
        state.is_checking =
            !is_ignored && (state.result == CombatResult::Ac || state.result == CombatResult::Dc || state.result == CombatResult::Dm);
        return state.is_checking ? Step::Continue : Step::Finished;
    }
};

} // namespace

constinit const ActionOf<Attack, AttackEnd> attack = action_of<AttackRules>(
    {"attack", "Attack", "Strengths, the Combat Results Table and what becomes of both sides.", section::combat, in_combat});

} // namespace pedregal
