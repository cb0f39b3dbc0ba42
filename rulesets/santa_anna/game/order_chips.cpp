// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/order_chips.h"

#include "rulesets/santa_anna/charts/charts.h"
#include "rulesets/santa_anna/game/objections.h"

#include <algorithm>

namespace santa_anna {

using corneta::Name;
using corneta::Sentence;
using corneta::game::PlacementTerms;
using corneta::game::State;
using corneta::game::Unit;

namespace {

using Why = std::optional<Sentence>;

constexpr std::size_t amount_column = 1;

const Unit* leader_of(const State& state, const Unit& unit)
{
    const auto found = std::ranges::find_if(state.units, [&](const Unit& other) {
        return other.kind == "leader" && !unit.command.empty() && other.command == unit.command && other.side == unit.side;
    });
    return found == state.units.end() ? nullptr : &*found;
}

int cost_of(const Unit& unit, const Charts& charts)
{
    const LeaderPoint item = unit.is("far_from_leader") ? LeaderPoint::FarOrder : LeaderPoint::Order;
    return charts.leader_points(item, amount_column).whole();
}

bool has_order(const Unit& unit)
{
    return !unit.word("order").empty() && unit.word("order") != "none";
}

Why why_not_from(const Unit* leader, const Unit& unit)
{
    if (leader == nullptr)
        return Sentence{"{0} has no leader", {Name{unit.name}}};
    if (leader->number("turns_out") > 0 || leader->is("destroyed"))
        return Sentence{"{0} is out", {Name{leader->name}}};
    if (leader->is("attached") && !unit.is("leader_attached"))
        return Sentence{"{0} is attached to another unit, and gives one order, to that one", {Name{leader->name}}};
    return {};
}

/// A broken unit takes only Rally, another one anything else; who may not rally, or charge, is not told to.
Why why_not(const Unit& unit, std::string_view word)
{
    if (unit.is("destroyed"))
        return Sentence{"{0} is off the table", {Name{unit.name}}};
    if (unit.is("broken") && unit.word("experience") == "untrained")
        return Sentence{"{0} is broken, and untrained units do not rally", {Name{unit.name}}};
    if (has_order(unit))
        return Sentence{"{0} has its order", {Name{unit.name}}};
    if (word.empty())
        return {};
    if (unit.is("broken") && word != "rally")
        return Sentence{"{0} is broken and takes only Rally", {Name{unit.name}}};
    if (!unit.is("broken") && word == "rally")
        return Sentence{"{0} is not broken", {Name{unit.name}}};
    if (word == "charge" && unit.word("arm") == "artillery")
        return Sentence{"guns do not charge"};
    return {};
}

} // namespace

PlacementTerms placement_terms(const State& state, const Unit& unit, std::string_view word, const corneta::RulesetCharts& any_charts)
{
    const auto& charts =
        static_cast<const Charts&>(any_charts); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast): made by this ruleset
    const Unit* const leader = leader_of(state, unit);
    PlacementTerms placement_terms{.cost = cost_of(unit, charts)};
    placement_terms.dear = {"more than {0} inches away", {charts.leader_points(LeaderPoint::FarDistance, amount_column).number()}};
    placement_terms.refused = has_arrived(state, unit) ? why_not(unit, word) : Sentence{"{0} is not yet on the table", {Name{unit.name}}};
    if (leader != nullptr) {
        placement_terms.payer = leader->key;
        placement_terms.left = leader->number("points");
    }
    for (const Unit& other : state.units) {
        const bool lies = std::ranges::find(state.face_down, other.key) != state.face_down.end();
        if ((lies || has_order(other)) && other.key != unit.key && leader_of(state, other) == leader)
            placement_terms.left -= cost_of(other, charts);
    }
    if (!placement_terms.refused)
        placement_terms.refused = why_not_from(leader, unit);
    if (!placement_terms.refused && placement_terms.left < placement_terms.cost)
        placement_terms.refused =
            Sentence{"{0} has {1} left and the order costs {2}", {Name{leader->name}, placement_terms.left, placement_terms.cost}};
    return placement_terms;
}

} // namespace santa_anna
