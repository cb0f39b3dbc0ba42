// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/joined.h"
#include "rulesets/pedregal/actions.h"

#include <algorithm>

/// Combat: strengths, the Combat Results Table, the morale check.
namespace pedregal {

namespace {

using corneta::joined;
using corneta::Literal;

constexpr std::array<Option, 3> hexsides{{{"clear", "clear"}, {"protected", "protected"}, {"ravine", "ravine"}}};
constexpr std::array<Option, 7> results{{{"ax", "Ax"}, {"ar", "Ar"}, {"ac", "Ac"}, {"dc", "Dc"}, {"dr", "Dr"}, {"dm", "Dm"}, {"dx", "Dx"}}};
template <Literal code> constexpr std::string_view face = joined<"face of the die: ", code>;
constexpr std::array faces_with_results{face<"Ax">, face<"Ar">, face<"Ac">, face<"Dc">, face<"Dr">, face<"Dm">, face<"Dx">};

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

void drive_back(const Side& side, const Charts& charts, SideEnd& end)
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
    case Dr: drive_back(side, charts, end); break;
    case Ac:
    case Dc:
        if (check == MoraleResult::Failed) {
            end.status = disrupted_from(side.disrupted);
            if (end.status == Status::Disrupted)
                drive_back(side, charts, end);
        }
        break;
    case Dm:
        if (check == MoraleResult::Failed)
            end.status = Status::Routed;
        else
            drive_back(side, charts, end);
        break;
    }
    return end;
}

/// What both sides are asked, and what becomes of them. `role` is `attacker` or `defender`.
template <Literal role, Literal whose, auto Who, auto Whose> struct Of {
    template <Literal name> static constexpr std::string_view key = joined<role, name>;
    template <Literal name> static constexpr std::string_view label = joined<whose, name>;

    static constexpr Field morale =
        asks<Who, &Side::morale, &Morale::value>(key<"_morale">, label<"'s morale">, key<"">, stat::morale, {.start = 3});
    static constexpr Field leader = asks<Who, &Side::morale, &Morale::leader>(key<"_leader">, joined<"Leader with the ", role>, key<"">,
                                                                              stat::leader, {.help = "No engineer.", .fact = Fact::Chosen});
    static constexpr Field steps =
        asks<Who, &Side::steps>(key<"_steps">, label<"'s steps">, key<"">, stat::steps, {.help = "Of all its units.", .start = 1});
    static constexpr Field disrupted = asks<Who, &Side::disrupted>(key<"_disrupted">, label<" disrupted">, key<"">, stat::status);
    static constexpr Field retreat_blocked = asks<Who, &Side::retreat_blocked>(key<"_retreat_blocked">, label<" cannot retreat">, key<"">,
                                                                               {}, {.help = no_way_out, .fact = Fact::Seen});

    static constexpr auto steps_lost =
        changes<Whose, &SideEnd::steps_lost>(key<"_steps_lost">, key<"'s steps lost">, key<"">, Does::Add, stat::steps_lost);
    static constexpr auto retreats = gives<Whose, &SideEnd::retreats>(key<"_retreats">, key<" retreats hexes">);
    static constexpr auto status =
        changes<Whose, &SideEnd::status>(key<"_status">, key<"'s status">, key<"">, Does::Set, stat::status, {.options = statuses});
    static constexpr auto destroyed =
        changes<Whose, &SideEnd::destroyed>(key<"_destroyed">, key<" destroyed">, key<"">, Does::Marker, stat::destroyed,
                                            {.highlighted = key<""> == role::defender.key ? these(true) : 0});
};
using Attacker = Of<"attacker", "Attacker", &Attack::attacker, &AttackEnd::attacker>;
using Defender = Of<"defender", "Defender", &Attack::defender, &AttackEnd::defender>;

struct AttackRules : RulesOf<Attack, AttackState, AttackEnd, Charts> {
    static constexpr std::array form{
        asks<&Inputs::attacker, &Side::strength>(
            "attack_strength", "Attack strength", role::attacker, stat::strength,
            {.help = "Of all attacking units together; it is halved here.", .start = 4, .fact = Fact::Known}),
        asks<&Inputs::attacker_arm>("attacker_arm", "Attacker's arm", role::attacker, stat::arm, {.options = arms}),
        Attacker::morale,
        Attacker::leader,
        Attacker::steps,
        asks<&Inputs::charge_with_engineer>(
            "charge_with_engineer", "Charge with an engineer", role::attacker, stat::engineer,
            {.help = "U.S. infantry stacked with an engineer charges; a protected hexside is clear to it.", .fact = Fact::Chosen}),
        Attacker::disrupted,
        asks<&Inputs::attacker_is_garrison>("attacker_is_garrison", "Attacker is a garrison", role::attacker, stat::garrison,
                                            {.help = "Of a bastion."}),
        Attacker::retreat_blocked,
        asks<&Inputs::hexside>("hexside", "Hexside", {}, {}, {.options = hexsides, .fact = Fact::Seen}),
        asks<&Inputs::defender, &Side::strength>(
            "defense_strength", "Defense strength", role::defender, stat::strength,
            {.help = "Of all defending units together; it is halved here.", .start = 4, .fact = Fact::Known}),
        Defender::morale,
        Defender::leader,
        Defender::steps,
        Defender::disrupted,
        asks<&Inputs::garrison>("garrison", "Defender is a garrison", role::defender, stat::garrison,
                                {.help = "Of a bastion; units above it in the hex are attacked by themselves, over clear hexsides."}),
        asks<&Inputs::defender_covered>(
            "defender_covered", "Garrison covered", role::defender, stat::covered,
            {.help = "Other units stand in the bastion's hex; they are attacked as in clear terrain, the garrison not at all."}),
        Defender::retreat_blocked,
    };
    static constexpr std::array outcomes{
        gives<&End::differential>("differential", "attack less defense"),
        gives<&End::result>(
            "result", "result",
            {.shown = Shown::AsBars, .highlighted = these(CombatResult::Dr, CombatResult::Dm, CombatResult::Dx), .options = results}),
        Attacker::steps_lost,
        Attacker::retreats,
        Attacker::status,
        Attacker::destroyed,
        Defender::steps_lost,
        Defender::retreats,
        Defender::status,
        Defender::destroyed,
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"hexside", "there is no combat across a ravine (19.1)", [](const Inputs& in) { return in.hexside == Hexside::Ravine; }},
        {"attacker_is_garrison", "a garrison does not attack (19.1)", [](const Inputs& in) { return in.attacker_is_garrison; }},
        {"attacker_disrupted", "a disrupted unit does not attack", [](const Inputs& in) { return in.attacker.disrupted; }},
        {"attacker_arm", "only infantry attacks a garrison (19.1)",
         [](const Inputs& in) { return in.garrison && in.attacker_arm != Arm::Infantry; }},
        {"defender_covered", "a garrison is not attacked while other units are in its hex (19.1)",
         [](const Inputs& in) { return in.garrison && in.defender_covered; }},
    });
    static constexpr auto reads = Charts::keys<CombatColumn, Halved, CombatNumber, Rout, Die, MoraleShift, MoraleFails>;

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

    static End end(const Inputs& inputs, const AttackState& state, const Charts& charts, Explanation& deaf)
    {
        End end{.differential = differential(inputs, charts, deaf),
                .result = state.result,
                .attacker = {.status = status_of(inputs.attacker.disrupted)},
                .defender = {.status = status_of(inputs.defender.disrupted)}};
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
