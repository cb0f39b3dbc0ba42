// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

namespace {

constexpr std::string_view close_rule = "Melee: Rolling to Close";
constexpr std::string_view stand_rule = "Melee: Rolling to Stand";

void compare(const Resolution& by, const Charts& charts, Total& total)
{
    const Fraction enemy{by.enemy_now.effectives};
    const Fraction own{by.now.effectives};
    if (by.enemy_now.effectives > 0 && !(enemy * charts[Compared::Half].number() < own))
        total.add(charts[Resolve::Half, by.roll]);
    else if (!(own < enemy * charts[Compared::Twice].number()))
        total.add(charts[Resolve::Twice, by.roll]);
}

void modify(const Resolution& by, const Charts& charts, Total& total)
{
    const bool closing = by.roll == Roll::ToClose;
    const auto add = [&](bool counts, Resolve modifier) {
        if (counts)
            total.add(charts[modifier, by.roll]);
    };
    if (closing && by.body.losses_this_turn > 0)
        total.add(-by.body.losses_this_turn, {"losses from fire this turn"}, close_rule);
    if (!closing && by.body.casualties_this_turn > 0)
        total.add(-by.body.casualties_this_turn, {"casualties from fire this turn"}, stand_rule);
    total.add(charts[Charts::like<Resolve>(by.body.experience), by.roll]);
    add(closing && by.body.charging, Resolve::Charging);
    add(by.body.leader_attached, Resolve::Leader);
    compare(by, charts, total);
    add(closing && by.body.is_mounted_cavalry() && by.enemy.is_square(), Resolve::MountedAgainstSquare);
    add(by.aspect == Aspect::Flank, Resolve::Flank);
    add(by.aspect == Aspect::Rear, Resolve::Rear);
    add(by.cover != Cover::None, of_cover<Resolve>(by.cover));
}

} // namespace

int roll_to(const Resolution& by, const Label& label, const Means& means, int (*reading)(int total, const Charts& charts))
{
    const auto& [charts, dice, explanation] = means;
    Explanation deaf{Listening::No};
    Total modifiers{deaf};
    modify(by, charts, modifiers);
    const Cell& die = by.roll == Roll::ToClose ? charts[Die::Close] : charts[Die::Stand];
    const int result =
        read_thrown(dice, label, die, [&, modifier = modifiers.whole()](int sum) { return reading(sum + modifier, charts); });
    if (explanation.listens()) {
        Total total{explanation};
        total.start(shown_thrown(dice, die), {by.roll == Roll::ToClose ? "roll to close" : "roll to stand"}, die);
        modify(by, charts, total);
    }
    return result;
}

bool is_broken_already(const Body& body)
{
    return body.broken || body.is_mob() || present(body).is_broken();
}

bool closes_at_once(const Body& charger, const Body& enemy)
{
    const bool rides_down = charger.is_mounted_cavalry() && enemy.arm == Arm::Infantry && enemy.caught_forming_square;
    return enemy.is_skirmishing() || is_broken_already(enemy) || rides_down;
}

int roll_stragglers(Present& unit, const Cell& cell, const Label& label, const Means& means)
{
    if (cell.empty())
        return 0;
    const int effectives = unit.effectives;
    const int stragglers = read_thrown(means.dice, label, cell, [effectives](int sum) { return std::clamp(sum, 0, effectives); });
    if (means.explanation.listens()) {
        Total total{means.explanation};
        total.start(shown_thrown(means.dice, cell), {"stragglers at once"}, cell);
        total.least(0, {"not below none"}, close_rule);
        total.most(effectives, {"no more effectives to straggle"}, close_rule);
        assert(total.whole() == stragglers);
    }
    return straggle(unit, stragglers);
}

void charging::refuse(const Body& attacker, const Body& defender, Refusals& found)
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

} // namespace santa_anna
