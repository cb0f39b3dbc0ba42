// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/attack_modifiers.h"

#include "rulesets/cedar_creek/thrown.h"

#include <algorithm>
#include <utility>

namespace cedar_creek {

using corneta::Fraction;
using corneta::Op;
using corneta::Total;

namespace {

Fraction quotient(const Attack& asked)
{
    const auto [lesser, greater] = std::minmax(asked.attacker.strength, asked.defender.strength);
    return {greater, lesser};
}

/// The stronger side has the bonus, of equals the attacker.
bool has_bonus(const Attack& asked, Role role)
{
    return role == (asked.attacker.strength >= asked.defender.strength ? Role::Attacker : Role::Defender);
}

void add_times(Total& total, int count, const Cell& cell)
{
    if (count > 0)
        total.add(Fraction{count} * cell.number(), {cell.row_spec().label}, cell);
}

void add_fatigue(Total& total, const Fighters& fighters, const Cards& cards)
{
    if (fighters.routed)
        total.add(cards.combat(CombatModifier::Routed));
    else if (fighters.fatigue > 0)
        total.add(cards.combat(fighters.fatigue == 1 ? CombatModifier::Fatigue1 : CombatModifier::Fatigue2));
}

void add_surprise(Total& total, const Attack& asked, Role role, const Cards& cards)
{
    if (asked.side_of(role) == Side::Union)
        add_of_turn(total, cards.turn(asked.turn, OfTurn::Surprise), {"Union surprised on turn {0}", asked.turn});
}

/// What attacker and defender count alike.
void add_support(Total& total, const Attack& asked, Role role, SupportHits hits, const Cards& cards)
{
    const Fighters& fighters = asked.fighters(role);
    if (has_bonus(asked, role))
        total.add(cards.ratio_bonus(strength_ratio(asked, cards)));
    add_times(total, fighters.supports, cards.combat(CombatModifier::Support));
    add_times(total, hits.artillery, cards.combat(CombatModifier::Artillery));
    add_times(total, hits.sharpshooters, cards.combat(CombatModifier::Sharpshooters));
    add_times(total, fighters.charges, cards.combat(CombatModifier::Charge));
    if (fighters.command_bonus)
        total.add(cards.combat(CombatModifier::Command));
    add_fatigue(total, fighters, cards);
    add_surprise(total, asked, role, cards);
}

void add_terrain(Total& total, const Attack& asked, const Cards& cards)
{
    const auto has = [&](Ground ground) { return asked.terrain.has(ground); };
    const std::array lines{
        std::pair{has(Ground::Higher) || has(Ground::Ravine), TerrainLine::HigherOrRavine},
        std::pair{has(Ground::Bridge) || has(Ground::Ford), TerrainLine::BridgeOrFord},
        std::pair{has(Ground::Woods), TerrainLine::Woods},
        std::pair{has(Ground::Town), TerrainLine::Town},
    };
    int sum = 0;
    for (const auto& [applies, line] : lines)
        if (applies) {
            total.add(cards.terrain(line));
            sum += cards.terrain(line).whole();
        }
    const Cell& most = cards.combat_number(CombatNumber::MostTerrain);
    if (sum > most.whole())
        total.add(most.whole() - sum, {"terrain gives {0} at most by the Reminders; 11.3 names no limit", most.whole()}, most);
}

} // namespace

Ratio strength_ratio(const Attack& asked, const Cards& cards)
{
    const Fraction exact = quotient(asked);
    const std::span<const Cell> edges = cards.ratio_edges();
    return static_cast<Ratio>(std::ranges::count_if(edges, [&](const Cell& edge) { return !(exact < edge.number()); }));
}

void tell_ratio(const Attack& asked, const Cards& cards, corneta::Tale& tale)
{
    tale.start(quotient(asked), {"strength {0} against {1}", asked.attacker.strength, asked.defender.strength}, modifiers_rule);
    const Ratio ratio = strength_ratio(asked, cards);
    const corneta::Label rounded{"rounded in favor of the lesser"};
    if (ratio != Ratio::OneToOne)
        tale.note(Op::Start, cards.ratio_edges()[static_cast<std::size_t>(ratio) - 1], rounded);
    else
        tale.start(1, rounded, modifiers_rule);
}

void add_attacker_modifiers(Total& total, const Attack& asked, SupportHits hits, const Cards& cards)
{
    add_support(total, asked, Role::Attacker, hits, cards);
    if (asked.attacker_flank_threat)
        total.add(cards.combat(CombatModifier::FlankThreat));
    total.least(cards.combat_number(CombatNumber::LeastTotal));
}

void add_defender_modifiers(Total& total, const Attack& asked, SupportHits hits, const Cards& cards)
{
    add_support(total, asked, Role::Defender, hits, cards);
    add_terrain(total, asked, cards);
    if (asked.defender_flanked)
        total.add(cards.combat(CombatModifier::Flanked));
    total.least(cards.combat_number(CombatNumber::LeastTotal));
}

} // namespace cedar_creek
