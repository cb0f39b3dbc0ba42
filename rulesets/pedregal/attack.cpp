// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/attack.h"

#include "core/total.h"

#include <algorithm>

namespace pedregal {

using corneta::Op;
using corneta::Source;
using corneta::Tale;
using corneta::Then;
using corneta::Total;

namespace {

/// Halved once, down, to what halving leaves at least.
void halve(Halved strength, std::string_view rule, const Cards& cards, Total& total)
{
    total.times(cards.halving(strength));
    total.round_down(rule, Source::House);
    total.least(cards.combat_number(CombatNumber::LeastStrength));
}

int defense(const Attack& asked, const Cards& cards, Tale& tale)
{
    Total total{tale};
    total.start(asked.defender.strength, {"defense strength"}, section::combat, Source::House);
    if (asked.defender.disrupted)
        halve(Halved::Disrupted, section::combat, cards, total);
    return total.whole();
}

int differential(const Attack& asked, const Cards& cards, Tale& tale)
{
    const int less = defense(asked, cards, tale);
    Total total{tale};
    total.start(asked.attacker.strength, {"attack strength"}, section::combat, Source::House);
    if (asked.hexside == Hexside::Protected) {
        if (asked.defender_covered)
            total.add(0, {"units above a garrison: their hex is clear"}, section::bastions);
        else if (charges_with_engineer(asked))
            total.add(0, {"infantry charging with an engineer: the protected hexside is clear"}, section::engineers);
        else
            halve(Halved::Protected, section::terrain_effects, cards, total);
    }
    total.add(-less, {"less the defense strength"}, section::combat, Source::House);
    return total.whole();
}

bool wants_check(const Attack& asked, CombatResult result)
{
    const bool has_check = result == CombatResult::Ac || result == CombatResult::Dc || result == CombatResult::Dm;
    return has_check && !garrison_ignores(asked, result);
}

constexpr std::array<std::string_view, 7> faces_with_results{"face of the die: Ax", "face of the die: Ar", "face of the die: Ac",
                                                             "face of the die: Dc", "face of the die: Dr", "face of the die: Dm",
                                                             "face of the die: Dx"};

Then roll_combat(const Attack& asked, AttackNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const int column = differential(asked, cards, tale);
    const auto read = [&](int face) { return cards.combat_result(column, face).word(); };
    now.result = static_cast<CombatResult>(dice.read({"attack"}, cards.faces_of_combat_die(), read));
    if (tale.listens()) {
        const int face = dice.shown()[0];
        tale.note(Op::Start, face, {faces_with_results.at(static_cast<std::size_t>(now.result))}, cards.combat_result(column, face));
    }
    if (garrison_ignores(asked, now.result))
        tale.note(Op::Add, 0, {"a garrison ignores all but Dx and Dm"}, section::bastions);
    now.is_checking = wants_check(asked, now.result) ? 1 : 0;
    return now.is_checking != 0 ? Then::More : Then::Done;
}

Then roll_morale(const Attack& asked, AttackNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const bool is_attacker = concerns_attacker(now.result);
    now.check = morale_check(is_attacker ? corneta::Label{"attacker's morale check"} : corneta::Label{"defender's morale check"},
                             is_attacker ? asked.attacker.morale : asked.defender.morale, section::combat, cards, dice, tale);
    now.is_checking = 0;
    return Then::Done;
}

void lose_steps(const Side& side, CombatNumber number, const Cards& cards, SideEnd& side_end)
{
    side_end.steps_lost = std::min(side.steps, cards.combat_number(number).whole());
    side_end.destroyed = side_end.steps_lost > 0 && side_end.steps_lost == side.steps;
}

void retreat(const Side& side, const Cards& cards, SideEnd& side_end)
{
    if (side.retreat_blocked)
        lose_steps(side, CombatNumber::NoRetreat, cards, side_end);
    else
        side_end.retreats = cards.combat_number(CombatNumber::Retreat).whole();
}

SideEnd end_of(const Side& side, CombatResult result, MoraleResult check, const Cards& cards)
{
    SideEnd side_end{.status = status_of(side.disrupted)};
    switch (result) {
    case CombatResult::Ax:
    case CombatResult::Dx: lose_steps(side, CombatNumber::StepLost, cards, side_end); break;
    case CombatResult::Ar:
    case CombatResult::Dr: retreat(side, cards, side_end); break;
    case CombatResult::Ac:
    case CombatResult::Dc:
        if (check == MoraleResult::Failed) {
            side_end.status = disrupted_from(side.disrupted);
            if (side_end.status == Status::Disrupted)
                retreat(side, cards, side_end);
        }
        break;
    case CombatResult::Dm:
        if (check == MoraleResult::Failed)
            side_end.status = Status::Routed;
        else
            retreat(side, cards, side_end);
        break;
    }
    return side_end;
}

} // namespace

Then AttackRules::step(const Attack& asked, AttackNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    return now.is_checking != 0 ? roll_morale(asked, now, cards, dice, tale) : roll_combat(asked, now, cards, dice, tale);
}

AttackEnd AttackRules::end(const Attack& asked, const AttackNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    AttackEnd end{.differential = differential(asked, cards, deaf), .result = now.result};
    end.attacker.status = status_of(asked.attacker.disrupted);
    end.defender.status = status_of(asked.defender.disrupted);
    if (concerns_attacker(now.result))
        end.attacker = end_of(asked.attacker, now.result, now.check, cards);
    else if (!garrison_ignores(asked, now.result))
        end.defender = end_of(asked.defender, now.result, now.check, cards);
    return end;
}

} // namespace pedregal
