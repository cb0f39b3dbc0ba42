// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/balance/battle.h"

#include "core/game/automatic/automatic_game.h"
#include "core/game/play/offered.h"
#include "core/game/play/rules.h"
#include "core/text/words.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace corneta::game {

namespace {

/// How many tenths of the whole a part fills, the last one not always whole.
std::size_t tenths_of(int part, int whole)
{
    return whole <= 0 ? 0 : static_cast<std::size_t>((10 * std::clamp(part, 0, whole) + whole - 1) / whole);
}

/// Watches the units of a battle for the moment when they first break.
class Watch {
public:
    Watch(const Battlefield& field, std::vector<SideInBattle>& sides) : m_book{field.book}, m_sides{sides}
    {
        const auto all = sides_of(field.start);
        for (const Unit& unit : field.start.units) {
            const auto side = std::ranges::find(all, unit.side, &Unit::key);
            if (const int whole = left_of(unit, field.start); whole > 0 && side != all.end() && !has_broken(unit))
                m_standing[unit.key] = {static_cast<std::size_t>(side - all.begin()), whole};
        }
    }

    void look(const State& state, const Effects& effects)
    {
        std::string_view last;
        for (const StatChange& change : effects.stats) {
            if (are_same(std::exchange(last, change.unit), change.unit))
                continue;
            const auto standing = m_standing.find(change.unit);
            const Unit* const unit = standing == m_standing.end() ? nullptr : state.find(change.unit);
            if (unit == nullptr || !has_broken(*unit))
                continue;
            const auto [side, whole] = standing->second;
            ++m_sides[side].broken[tenths_of(left_of(*unit, state), whole)];
            m_standing.erase(standing);
        }
    }

private:
    int left_of(const Unit& unit, const State& state) const
    {
        const auto summary = m_book.ruleset->game->summary(unit, state, m_book);
        return summary.parts.empty() ? 0 : summary.parts.front().number;
    }
    bool has_broken(const Unit& unit) const
    {
        const GameRules& rules = *m_book.ruleset->game;
        return (rules.gives_way != nullptr && rules.gives_way(unit, m_book)) || is_gone(unit, m_book);
    }

    struct Standing {
        std::size_t side = 0;
        int whole = 0;
    };
    const Rulebook& m_book;
    std::vector<SideInBattle>& m_sides;
    std::unordered_map<std::string, Standing> m_standing;
};

} // namespace

std::vector<const Unit*> sides_of(const State& state)
{
    std::vector<const Unit*> sides;
    for (const Unit& unit : state.units)
        if (unit.kind == "side")
            sides.push_back(&unit);
    return sides;
}

Force force_of(const State& state, const Rulebook& book, std::string_view side)
{
    Force force;
    for (const Unit& unit : state.units) {
        const auto summary = unit.side == side ? book.ruleset->game->summary(unit, state, book) : UnitSummary{};
        if (summary.parts.empty())
            continue;
        ++force.units;
        for (const CountedPart& part : summary.parts)
            force.strength += part.number;
        for (const CountedPart& part : summary.parts)
            force.lost += is_gone(unit, book) || &part == &summary.parts.back() ? part.number : 0;
    }
    return force;
}

Battle fought(const Battlefield& field, std::uint64_t seed)
{
    const auto sides = sides_of(field.start);
    Battle battle;
    battle.sides.resize(sides.size());
    Watch watch{field, battle.sides};
    AutomaticGame game{field.book, field.start, field.attacker, seed, false};
    const Journal& journal = game.journal();
    while (journal.state().stage.turn <= field.last_turn && game.move())
        watch.look(journal.state(), journal.entries().back().results.front().effects);
    battle.turns = journal.entries().empty() ? 1 : journal.entries().back().stage.turn;
    battle.is_stuck = !game.stuck().empty();
    const State& state = journal.state();
    const std::string winner = winner_of(state, field.book);
    const auto standings = field.book.ruleset->game->standing(state, field.book);
    for (std::size_t i = 0; i < sides.size(); ++i) {
        SideInBattle& side = battle.sides[i];
        side.has_won = sides[i]->key == winner;
        side.has_broken =
            std::ranges::any_of(standings, [&](const Standing& standing) { return standing.side == sides[i]->key && standing.has_broken; });
        const Force before = force_of(field.start, field.book, sides[i]->key);
        side.lost = force_of(state, field.book, sides[i]->key).lost - before.lost;
        side.lost_part = tenths_of(side.lost, before.strength - before.lost);
    }
    return battle;
}

} // namespace corneta::game
