// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/duties.h"

#include "rulesets/santa_anna/game/breaking.h"

#include <algorithm>
#include <string>

namespace santa_anna {

using corneta::Follow;
using corneta::game::EffectsBuilder;
using corneta::game::Owed;
using corneta::game::Unit;

namespace {

bool is_leader_roll(const Owed& owed)
{
    return owed.next.choices.front().action == "leader-casualty";
}

bool is_due(const EffectsBuilder& effects, const std::string& key)
{
    return std::ranges::any_of(effects.state().owed, [&](const Owed& owed) { return is_leader_roll(owed) && owed.next.by == key; });
}

} // namespace

bool retreats(const Unit& unit)
{
    const bool rallies = unit.word("order") == "rally" && unit.word("experience") != "untrained";
    return unit.is("broken") && !unit.is("destroyed") && !unit.is("broke_this_turn") && !rallies;
}

void offer_retreats(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units)
        if (retreats(unit))
            effects.offer(retreat(unit));
}

void offer_leader_rolls(EffectsBuilder& effects)
{
    for (const Unit& unit : effects.state().units)
        if (unit.is("leader_attached") && unit.number("losses_this_turn") > 0 && !unit.is("leader_rolled_this_turn")
            && !is_due(effects, unit.key))
            effects.offer({Follow::May,
                           unit.key,
                           {{"leader-casualty", "After Rally: is the leader with " + unit.name + " hit?", {{"unit", {unit.key}}}, {}}}});
}

void keep_leader_rolls(EffectsBuilder& effects)
{
    const auto owed = effects.state().owed;
    for (auto due = owed.begin(); due != owed.end(); ++due) {
        const auto is_for_him = [due](const Owed& other) { return other.next.by == due->next.by && is_leader_roll(other); };
        if (is_for_him(*due) && std::find_if(owed.begin(), due, is_for_him) == due)
            effects.offer(due->next);
    }
}

} // namespace santa_anna
