// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/combat/attack_modifiers.h"

#include "rulesets/cedar_creek/charts/thrown.h"

#include <algorithm>
#include <utility>

namespace cedar_creek {

using corneta::Fraction;
using corneta::Op;
using corneta::Total;

namespace {

Fraction quotient(const Attack& inputs)
{
    const auto [lesser, greater] = std::minmax(inputs.attacker.strength, inputs.defender.strength);
    return {greater, lesser};
}

/// The stronger side has the bonus, of equals the attacker.
bool has_bonus(const Attack& inputs, Role role)
{
    return role == (inputs.attacker.strength >= inputs.defender.strength ? Role::Attacker : Role::Defender);
}

void add_times(Total& total, int count, const Cell& cell)
{
    if (count > 0)
        total.add(Fraction{count} * cell.number(), {cell.row_spec().label}, cell);
}

void add_fatigue(Total& total, const Fighters& fighters, const Charts& charts)
{
    if (fighters.routed)
        total.add(charts.combat(CombatModifier::Routed));
    else if (fighters.fatigue > 0)
        total.add(charts.combat(fighters.fatigue == 1 ? CombatModifier::Fatigue1 : CombatModifier::Fatigue2));
}

void add_surprise(Total& total, const Attack& inputs, Role role, const Charts& charts)
{
    if (inputs.side_of(role) == Side::Union)
        add_of_turn(total, charts.turn(inputs.turn, OfTurn::Surprise), {"Union surprised on turn {0}", inputs.turn});
}

/// What attacker and defender count alike.
void add_support(Total& total, const Attack& inputs, Role role, SupportHits hits, const Charts& charts)
{
    const Fighters& fighters = inputs.fighters(role);
    if (has_bonus(inputs, role))
        total.add(charts.ratio_bonus(strength_ratio(inputs, charts)));
    add_times(total, fighters.supports, charts.combat(CombatModifier::Support));
    add_times(total, hits.artillery, charts.combat(CombatModifier::Artillery));
    add_times(total, hits.sharpshooters, charts.combat(CombatModifier::Sharpshooters));
    add_times(total, fighters.charges, charts.combat(CombatModifier::Charge));
    if (fighters.command_bonus)
        total.add(charts.combat(CombatModifier::Command));
    add_fatigue(total, fighters, charts);
    add_surprise(total, inputs, role, charts);
}

void add_terrain(Total& total, const Attack& inputs, const Charts& charts)
{
    const auto has = [&](Ground ground) { return inputs.terrain.has(ground); };
    const std::array lines{
        std::pair{has(Ground::Higher) || has(Ground::Ravine), TerrainLine::HigherOrRavine},
        std::pair{has(Ground::Bridge) || has(Ground::Ford), TerrainLine::BridgeOrFord},
        std::pair{has(Ground::Woods), TerrainLine::Woods},
        std::pair{has(Ground::Town), TerrainLine::Town},
    };
    int sum = 0;
    for (const auto& [applies, line] : lines)
        if (applies) {
            total.add(charts.terrain(line));
            sum += charts.terrain(line).whole();
        }
    const Cell& most = charts.combat_number(CombatNumber::MostTerrain);
    if (sum > most.whole())
        total.add(most.whole() - sum, {"terrain gives {0} at most by the Reminders; 11.3 names no limit", most.whole()}, most);
}

} // namespace

Ratio strength_ratio(const Attack& inputs, const Charts& charts)
{
    const Fraction exact = quotient(inputs);
    const std::span<const Cell> edges = charts.ratio_edges();
    return static_cast<Ratio>(std::ranges::count_if(edges, [&](const Cell& edge) { return !(exact < edge.number()); }));
}

void explain_ratio(const Attack& inputs, const Charts& charts, corneta::Explanation& explanation)
{
    explanation.start(quotient(inputs), {"strength {0} against {1}", inputs.attacker.strength, inputs.defender.strength}, modifiers_rule);
    const Ratio ratio = strength_ratio(inputs, charts);
    const corneta::Label rounded{"rounded in favor of the lesser"};
    if (ratio != Ratio::OneToOne)
        explanation.note(Op::Start, charts.ratio_edges()[static_cast<std::size_t>(ratio) - 1], rounded);
    else
        explanation.start(1, rounded, modifiers_rule);
}

void add_attacker_modifiers(Total& total, const Attack& inputs, SupportHits hits, const Charts& charts)
{
    add_support(total, inputs, Role::Attacker, hits, charts);
    if (inputs.attacker_flank_threat)
        total.add(charts.combat(CombatModifier::FlankThreat));
    total.least(charts.combat_number(CombatNumber::LeastTotal));
}

void add_defender_modifiers(Total& total, const Attack& inputs, SupportHits hits, const Charts& charts)
{
    add_support(total, inputs, Role::Defender, hits, charts);
    add_terrain(total, inputs, charts);
    if (inputs.defender_flanked)
        total.add(charts.combat(CombatModifier::Flanked));
    total.least(charts.combat_number(CombatNumber::LeastTotal));
}

} // namespace cedar_creek
