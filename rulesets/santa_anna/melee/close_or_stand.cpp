// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/close_or_stand.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Total;

namespace {

constexpr std::string_view close_rule = "Melee: Rolling to Close";
constexpr std::string_view stand_rule = "Melee: Rolling to Stand";

void compare(Present ours, Present theirs, Roll roll, const CombatCharts& charts, Total& total)
{
    const Fraction enemy{theirs.effectives};
    const Fraction own{ours.effectives};
    if (theirs.effectives > 0 && !(enemy * charts.half().number() < own))
        total.add(charts.resolve(Resolve::Half, roll));
    else if (!(own < enemy * charts.twice().number()))
        total.add(charts.resolve(Resolve::Twice, roll));
}

void modify_close(const Body& charger, Present now, const Body& enemy, Present enemy_now, const CombatCharts& charts, Total& total)
{
    if (charger.losses_this_turn > 0)
        total.add(-charger.losses_this_turn, {"losses from fire this turn"}, close_rule);
    total.add(charts.resolve(charger.experience, Roll::ToClose));
    if (charger.charging)
        total.add(charts.resolve(Resolve::Charging, Roll::ToClose));
    if (charger.leader_attached)
        total.add(charts.resolve(Resolve::Leader, Roll::ToClose));
    compare(now, enemy_now, Roll::ToClose, charts, total);
    if (charger.is_mounted_cavalry() && enemy.is_square())
        total.add(charts.resolve(Resolve::MountedAgainstSquare, Roll::ToClose));
}

void modify_stand(const Body& defender, Present now, Present enemy_now, Aspect aspect, Cover cover, const CombatCharts& charts,
                  Total& total)
{
    if (defender.casualties_this_turn > 0)
        total.add(-defender.casualties_this_turn, {"casualties from fire this turn"}, stand_rule);
    total.add(charts.resolve(defender.experience, Roll::ToStand));
    if (defender.leader_attached)
        total.add(charts.resolve(Resolve::Leader, Roll::ToStand));
    compare(now, enemy_now, Roll::ToStand, charts, total);
    if (aspect != Aspect::Front)
        total.add(charts.resolve(aspect == Aspect::Flank ? Resolve::Flank : Resolve::Rear, Roll::ToStand));
    if (cover != Cover::None) {
        constexpr auto before = static_cast<std::size_t>(Resolve::Rough) - static_cast<std::size_t>(Cover::Rough);
        total.add(charts.resolve(static_cast<Resolve>(before + static_cast<std::size_t>(cover)), Roll::ToStand));
    }
}

int summed(const auto& modify)
{
    Explanation deaf{corneta::Listening::No};
    Total total{deaf};
    modify(total);
    return static_cast<int>(total.total().amount());
}

} // namespace

bool is_broken_already(const Body& body)
{
    return body.broken || body.is_mob() || present(body).is_broken();
}

bool closes_at_once(const Body& enemy)
{
    return enemy.is_skirmishing() || is_broken_already(enemy) || (enemy.arm == Arm::Infantry && enemy.caught_forming_square);
}

int close_modifier(const Body& charger, Present now, const Body& enemy, Present enemy_now, const CombatCharts& charts)
{
    return summed([&](Total& total) { modify_close(charger, now, enemy, enemy_now, charts, total); });
}

int stand_modifier(const Body& defender, Present now, Present enemy_now, Aspect aspect, Cover cover, const CombatCharts& charts)
{
    return summed([&](Total& total) { modify_stand(defender, now, enemy_now, aspect, cover, charts, total); });
}

int told_close(int die, const Body& charger, Present now, const Body& enemy, Present enemy_now, const CombatCharts& charts,
               Explanation& explanation)
{
    Total total{explanation};
    total.start(die, {"roll to close"}, charts.close_die());
    modify_close(charger, now, enemy, enemy_now, charts, total);
    return total.whole();
}

int told_stand(int die, const Body& defender, Present now, Present enemy_now, Aspect aspect, Cover cover, const CombatCharts& charts,
               Explanation& explanation)
{
    Total total{explanation};
    total.start(die, {"roll to stand"}, charts.stand_die());
    modify_stand(defender, now, enemy_now, aspect, cover, charts, total);
    return total.whole();
}

int roll_stragglers(Present& unit, const Cell& cell, const corneta::Label& label, corneta::Dice& dice, Explanation& explanation)
{
    if (cell.empty())
        return 0;
    const auto [pool, plus] = cell.dice();
    const int effectives = unit.effectives;
    const int stragglers =
        dice.read(label, pool, [&](const corneta::Faces& faces) { return std::clamp(faces.sum() + plus, 0, effectives); });
    if (explanation.listens()) {
        Total total{explanation};
        total.start(dice.shown().sum() + plus, {"stragglers at once"}, cell);
        total.least(0, {"not below none"}, close_rule);
        total.most(effectives, {"no more effectives to straggle"}, close_rule);
        assert(total.whole() == stragglers);
    }
    return straggle(unit, stragglers);
}

void charging::refuse(const Body& attacker, const Body& defender, corneta::Refusals& found)
{
    if (attacker.arm == Arm::Artillery)
        found.add(artillery);
    if (attacker.arm == Arm::Infantry && defender.is_mounted_cavalry())
        found.add(infantry_at_cavalry);
    if (attacker.is_skirmishing() && !defender.is_skirmishing())
        found.add(skirmishers_at_others);
    if (attacker.is_mob())
        found.add(mob);
    if (present(attacker).is_broken())
        found.add(broken, attacker.effectives, attacker.stragglers);
}

void charging_back::refuse(const Body& attacker, const Body& defender, corneta::Refusals& found)
{
    if (!defender.charging)
        return;
    if (is_broken_already(defender))
        found.add(broken);
    if (defender.arm == Arm::Artillery)
        found.add(artillery);
    if (defender.arm == Arm::Infantry && attacker.is_mounted_cavalry())
        found.add(infantry_at_cavalry);
    if (defender.is_skirmishing() && !attacker.is_skirmishing())
        found.add(skirmishers_at_others);
}

} // namespace santa_anna
