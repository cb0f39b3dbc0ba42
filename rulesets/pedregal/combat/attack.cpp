// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/combat/attack.h"

#include "core/action/total.h"

#include <algorithm>

namespace pedregal {

using corneta::Explanation;
using corneta::Op;
using corneta::Source;
using corneta::Step;
using corneta::Total;

namespace {

/// Halved once, down, to what halving leaves at least.
void halve(Halved strength, std::string_view rule, const Charts& charts, Total& total)
{
    total.times(charts.halving(strength));
    total.round_down(rule, Source::House);
    total.least(charts.combat_number(CombatNumber::LeastStrength));
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

bool wants_check(const Attack& inputs, CombatResult result)
{
    const bool has_check = result == CombatResult::Ac || result == CombatResult::Dc || result == CombatResult::Dm;
    return has_check && !garrison_ignores(inputs, result);
}

constexpr std::array<std::string_view, 7> faces_with_results{"face of the die: Ax", "face of the die: Ar", "face of the die: Ac",
                                                             "face of the die: Dc", "face of the die: Dr", "face of the die: Dm",
                                                             "face of the die: Dx"};

Step roll_combat(const Attack& inputs, AttackState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const int column = differential(inputs, charts, explanation);
    const auto read = [&](int face) { return charts.combat_result(column, face).word(); };
    state.result = static_cast<CombatResult>(dice.read({"attack"}, charts.faces_of_combat_die(), read));
    if (explanation.listens()) {
        const int face = dice.shown()[0];
        explanation.note(Op::Start, face, {faces_with_results.at(static_cast<std::size_t>(state.result))},
                         charts.combat_result(column, face));
    }
    if (garrison_ignores(inputs, state.result))
        explanation.note(Op::Add, 0, {"a garrison ignores all but Dx and Dm"}, section::bastions);
    state.is_checking = wants_check(inputs, state.result) ? 1 : 0;
    return state.is_checking != 0 ? Step::Continue : Step::Finished;
}

Step roll_morale(const Attack& inputs, AttackState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const bool is_attacker = concerns_attacker(state.result);
    state.check = morale_check(is_attacker ? corneta::Label{"attacker's morale check"} : corneta::Label{"defender's morale check"},
                               is_attacker ? inputs.attacker.morale : inputs.defender.morale, section::combat, charts, dice, explanation);
    state.is_checking = 0;
    return Step::Finished;
}

void lose_steps(const Side& side, CombatNumber number, const Charts& charts, SideEnd& side_end)
{
    side_end.steps_lost = std::min(side.steps, charts.combat_number(number).whole());
    side_end.destroyed = side_end.steps_lost > 0 && side_end.steps_lost == side.steps;
}

void retreat(const Side& side, const Charts& charts, SideEnd& side_end)
{
    if (side.retreat_blocked)
        lose_steps(side, CombatNumber::NoRetreat, charts, side_end);
    else
        side_end.retreats = charts.combat_number(CombatNumber::Retreat).whole();
}

SideEnd end_of(const Side& side, CombatResult result, MoraleResult check, const Charts& charts)
{
    SideEnd side_end{.status = status_of(side.disrupted)};
    switch (result) {
    case CombatResult::Ax:
    case CombatResult::Dx: lose_steps(side, CombatNumber::StepLost, charts, side_end); break;
    case CombatResult::Ar:
    case CombatResult::Dr: retreat(side, charts, side_end); break;
    case CombatResult::Ac:
    case CombatResult::Dc:
        if (check == MoraleResult::Failed) {
            side_end.status = disrupted_from(side.disrupted);
            if (side_end.status == Status::Disrupted)
                retreat(side, charts, side_end);
        }
        break;
    case CombatResult::Dm:
        if (check == MoraleResult::Failed)
            side_end.status = Status::Routed;
        else
            retreat(side, charts, side_end);
        break;
    }
    return side_end;
}

} // namespace

Step AttackRules::step(const Attack& inputs, AttackState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    return state.is_checking != 0 ? roll_morale(inputs, state, charts, dice, explanation)
                                  : roll_combat(inputs, state, charts, dice, explanation);
}

AttackEnd AttackRules::end(const Attack& inputs, const AttackState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    AttackEnd end{.differential = differential(inputs, charts, deaf), .result = state.result};
    end.attacker.status = status_of(inputs.attacker.disrupted);
    end.defender.status = status_of(inputs.defender.disrupted);
    if (concerns_attacker(state.result))
        end.attacker = end_of(inputs.attacker, state.result, state.check, charts);
    else if (!garrison_ignores(inputs, state.result))
        end.defender = end_of(inputs.defender, state.result, state.check, charts);
    return end;
}

} // namespace pedregal
