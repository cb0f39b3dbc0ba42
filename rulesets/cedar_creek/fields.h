// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/cedar_creek/actions.h"

#include <functional>

/// What several forms ask, and how several actions reckon.
namespace cedar_creek {

/// Fields that several forms ask.
namespace fields {

/// The highest level of fatigue that a form takes.
inline constexpr int highest_fatigue = 2;

template <auto Member> constexpr Field side(std::string_view role)
{
    return asks<Member>(asked::side, "Side", role, {}, {.options = sides, .fact = Fact::Ruled});
}
/// Which of the nine turns it is.
template <auto Member> constexpr Field turn()
{
    return asks<Member>(asked::turn, "Turn", {}, {}, {.least = 1, .most = 9, .start = 3, .fact = Fact::Ruled});
}
/// The zones that count for victory which a way leads through: who was there last controls them. 4.
template <auto Member> constexpr Field passes(std::string_view asked_when, std::string_view role = {})
{
    return asks<Member>("passes", "Passes through", role, {},
                        {.help = "Zones that count for victory, its last one too: the last side there controls them.",
                         .options = scored_zones,
                         .asked_when = asked_when,
                         .fact = Fact::Seen});
}
/// Whether it meets headquarters of the enemy on its way. 10.3.
template <auto Member> constexpr Field contact(std::string_view asked_when, std::string_view role = {})
{
    return asks<Member>(asked::contact, "Meets an enemy headquarters", role, {}, {.asked_when = asked_when, .fact = Fact::Seen});
}
template <auto Member> constexpr Field sheridan(std::string_view label)
{
    return asks<Member>("sheridan", label, role::union_side, stat::sheridan, {.help = "He counts for the Union alone."});
}
template <auto Member> constexpr Field tactical_retreat()
{
    return asks<Member>("tactical_retreat", "Tactical retreat", role::union_side, stat::tactical_retreat,
                        {.help = "The Union declared one for this turn. It requires Sheridan and is not allowed on the last turn."});
}

} // namespace fields

/// Says that the zones which a way leads through are that side's now.
inline void instruct_control(corneta::Words<ScoredZone> passes, std::vector<Instruction>& instructions)
{
    for (std::size_t i = 0; i < scored_zones.size(); ++i)
        if (passes.has(static_cast<ScoredZone>(i)))
            instructions.push_back({"Its side controls {0} now.", {scored_zones.at(i).label}});
}

/// A total that starts with the dice of a cell.
inline Total thrown(const Label& label, const Cell& die, Dice& dice, Explanation& explanation)
{
    Total total{explanation};
    total.start(corneta::read_thrown(dice, label, die, std::identity{}), label, die);
    return total;
}

/// Adds what the turn gives, under words that name it; a 0 is not worth a line.
inline void add_of_turn(Total& total, int turn, OfTurn column, std::string_view words, const Charts& charts)
{
    if (const Cell& cell = charts.turn(turn, column); cell.whole() != 0)
        total.add(cell.number(), {words, turn}, cell);
}

} // namespace cedar_creek
