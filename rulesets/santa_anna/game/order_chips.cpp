// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include <algorithm>

namespace santa_anna {

namespace {

using Why = std::optional<Sentence>;

const Unit* leader_of(const State& state, const Unit& unit)
{
    const auto found = std::ranges::find_if(state.units, [&](const Unit& other) {
        return other.kind == "leader" && !unit.command.empty() && other.command == unit.command && other.side == unit.side;
    });
    return found == state.units.end() ? nullptr : &*found;
}

int cost_of(const Unit& unit, const Charts& charts)
{
    return charts[unit[stat::far_from_leader] ? LeaderPoint::FarOrder : LeaderPoint::Order, PointsIn::Amount].whole();
}

Why why_not_from(const Unit* leader, const Unit& unit)
{
    if (leader == nullptr)
        return Sentence{"{0} has no leader", {Name{unit.name}}};
    const Unit& by = *leader;
    if (by[stat::turns_out] > 0 || by[stat::destroyed])
        return Sentence{"{0} is out", {Name{by.name}}};
    if (by[stat::attached] && !unit[stat::leader_attached])
        return Sentence{"{0} is attached to another unit, and gives one order, to that one", {Name{by.name}}};
    return {};
}

/// A broken unit takes only Rally, another one anything else; who may not rally, or charge, is not told to.
Why why_not(const Unit& unit, KnownOrder wanted)
{
    const Name name{unit.name};
    const bool rallies = wanted == KnownOrder::Rally;
    if (unit[stat::destroyed])
        return Sentence{"{0} is off the table", {name}};
    if (unit[stat::broken] && never_rallies(unit))
        return Sentence{"{0} is broken, and untrained units do not rally", {name}};
    if (unit[stat::order] != KnownOrder::None)
        return Sentence{"{0} has its order", {name}};
    if (unit[stat::broken] && !rallies && wanted != KnownOrder::None)
        return Sentence{"{0} is broken and takes only Rally", {name}};
    if (!unit[stat::broken] && rallies)
        return Sentence{"{0} is not broken", {name}};
    if (wanted == KnownOrder::Charge && unit[stat::arm] == Arm::Artillery)
        return Sentence{"guns do not charge"};
    return {};
}

} // namespace

PlacementTerms placement_terms(const State& state, const Unit& unit, std::string_view word, const Charts& charts)
{
    const Unit* const leader = leader_of(state, unit);
    PlacementTerms terms{.cost = cost_of(unit, charts)};
    terms.dear = {"more than {0} inches away", {charts[LeaderPoint::FarDistance, PointsIn::Amount].number()}};
    terms.refused =
        has_arrived(state, unit) ? why_not(unit, stat::order.from(word)) : Sentence{"{0} is not yet on the table", {Name{unit.name}}};
    if (leader != nullptr) {
        terms.payer = leader->key;
        terms.left = (*leader)[stat::points];
    }
    for (const Unit& other : state.units) {
        const bool lies = std::ranges::find(state.face_down, other.key) != state.face_down.end();
        if ((lies || other[stat::order] != KnownOrder::None) && other.key != unit.key && leader_of(state, other) == leader)
            terms.left -= cost_of(other, charts);
    }
    if (!terms.refused)
        terms.refused = why_not_from(leader, unit);
    if (!terms.refused && terms.left < terms.cost)
        terms.refused = Sentence{"{0} has {1} left and the order costs {2}", {Name{leader->name}, terms.left, terms.cost}};
    return terms;
}

} // namespace santa_anna
