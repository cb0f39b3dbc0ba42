// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/joined.h"
#include "rulesets/cedar_creek/fields.h"

/// The two dice of an attack with all that modifies them: 11.3.
namespace cedar_creek {

namespace {

using corneta::joined;
using corneta::Literal;

Fraction quotient(const Attack& inputs)
{
    const auto [lesser, greater] = std::minmax(inputs.attacker.strength, inputs.defender.strength);
    return {greater, lesser};
}

/// What attacker and defender count alike.
void add_support(Total& total, const Attack& inputs, Party party, const std::int16_t* hits, const Charts& charts)
{
    using enum Modifier;
    const Fighters& fighters = inputs.fighters(party);
    if (party == (inputs.attacker.strength >= inputs.defender.strength ? Party::Attacker : Party::Defender)) // of equals the attacker
        total.add(charts[strength_ratio(inputs, charts)]);
    total.add_times(fighters.supports, charts[Support]);
    total.add_times(hits[0], charts[Artillery]);
    total.add_times(hits[1], charts[Sharpshooters]);
    total.add_times(fighters.charges, charts[Charge]);
    total.add_times(fighters.command_bonus, charts[Command]);
    if (fighters.routed)
        total.add_times(1, charts[Routed], {"routed, as fatigue {0}", charts[CombatNumber::MostFatigue].whole()});
    else if (fighters.fatigue > 0)
        total.add(charts[fighters.fatigue == 1 ? Fatigue1 : Fatigue2]);
    if (inputs.side_of(party) == Side::Union)
        add_of_turn(total, inputs.turn, OfTurn::Surprise, "Union surprised on turn {0}", charts);
}

void add_terrain(Total& total, const Attack& inputs, const Charts& charts)
{
    const auto has = [&](auto... grounds) { return (... || inputs.terrain.has(grounds)); };
    int sum = 0;
    const auto add = [&](bool applies, Terrain terrain) {
        total.add_times(applies, charts[terrain]);
        sum += applies ? charts[terrain].whole() : 0;
    };
    add(has(Ground::Higher, Ground::Ravine), Terrain::HigherOrRavine);
    add(has(Ground::Bridge, Ground::Ford), Terrain::BridgeOrFord);
    add(has(Ground::Woods), Terrain::Woods);
    add(has(Ground::Town), Terrain::Town);
    const Cell& most = charts[CombatNumber::MostTerrain];
    if (sum > most.whole())
        total.add(most.whole() - sum, {"terrain gives {0} at most by the Reminders; 11.3 names no limit", most.whole()}, most);
}

/// Brigades that roll to support, and the words of a die of theirs.
struct Battery {
    std::string_view label, helps, fails;
};
template <Literal name>
constexpr Battery artillery{joined<name, "">, joined<name, ", not above its rating {1}: it helps">,
                            joined<name, ", above its rating {1}: it does not help">};
template <Literal name>
constexpr Battery sharpshooters{joined<name, "">, joined<name, ", not above their rating {1}: they help">,
                                joined<name, ", above their rating {1}: they do not help">};
constexpr std::array batteries{artillery<"attacker's artillery {0}">, sharpshooters<"attacker's sharpshooters {0}">,
                               artillery<"defender's artillery {0}">, sharpshooters<"defender's sharpshooters {0}">};

} // namespace

bool AttackDice::roll_support(AttackState& state, Dice& dice) const
{
    auto index = static_cast<std::size_t>(state.rolled);
    for (std::size_t at = 0; at < batteries.size(); ++at) {
        const Battery& battery = batteries.at(at);
        const Fighters& fighters = inputs.fighters(static_cast<Party>(at / 2));
        const Fighters::Ratings& own = at % 2 == 0 ? fighters.artillery : fighters.sharpshooters;
        if (index >= own.count) {
            index -= own.count;
            continue;
        }
        const int number = static_cast<int>(index) + 1;
        const int rating = own[index];
        const Cell& die = charts[Die::Support];
        const int helps = corneta::read_thrown(dice, {battery.label, number}, die, [rating](int sum) { return sum <= rating ? 1 : 0; });
        if (explanation.listens())
            explanation.note(Op::Start, corneta::shown_thrown(dice, die), {helps != 0 ? battery.helps : battery.fails, number, rating},
                             die);
        state.hits.at(at) = static_cast<std::int16_t>(state.hits.at(at) + helps);
        ++state.rolled;
        return true;
    }
    return false;
}

Ratio strength_ratio(const Attack& inputs, const Charts& charts)
{
    const Fraction exact = quotient(inputs);
    return static_cast<Ratio>(
        std::ranges::count_if(charts.of<RatioEdge>().row(0), [&](const Cell& edge) { return !(exact < edge.number()); }));
}

void AttackDice::explain_ratio() const
{
    explanation.start(quotient(inputs), {"strength {0} against {1}", inputs.attacker.strength, inputs.defender.strength},
                      section::modifiers);
    const Ratio ratio = strength_ratio(inputs, charts);
    const Label rounded{"rounded in favor of the lesser"};
    if (ratio != Ratio::OneToOne)
        explanation.note(Op::Start, charts.of<RatioEdge>().row(0)[static_cast<std::size_t>(ratio) - 1], rounded);
    else
        explanation.start(1, rounded, section::modifiers);
}

void AttackDice::roll_total(Party party, AttackState& state, Dice& dice) const
{
    const auto at = static_cast<std::size_t>(party);
    std::int16_t* const hits = &state.hits.at(2 * at);
    Total total = thrown({party == Party::Attacker ? "attacker's die" : "defender's die"}, charts[Die::Combat], dice, explanation);
    add_support(total, inputs, party, hits, charts);
    if (party == Party::Defender)
        add_terrain(total, inputs, charts);
    if (party == Party::Defender)
        total.add_times(inputs.defender_flanked, charts[Modifier::Flanked]);
    else
        total.add_times(inputs.attacker_flank_threat, charts[Modifier::Threat]);
    total.least(charts[CombatNumber::LeastTotal]);
    state.totals.at(at) = static_cast<std::int16_t>(total.whole());
    hits[0] = hits[1] = 0;
}

} // namespace cedar_creek
