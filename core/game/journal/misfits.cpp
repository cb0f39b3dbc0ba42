// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/journal/journal.h"
#include "core/text/fraction.h"
#include "core/text/most_problems.h"
#include "core/text/words.h"

#include <algorithm>
#include <map>

namespace corneta::game {

namespace {

/// Takes effects as the state will, but from nothing of which it knows that it does not fit.
class Trial {
public:
    explicit Trial(const State& state, const Effects& effects)
        : m_state{state},
          m_adds{std::ranges::find(effects.stats, Does::Add, &StatChange::does) != effects.stats.end()}
    {
        m_present.reserve(state.units.size() + effects.arrive.size());
        for (const Unit& unit : state.units)
            m_present.push_back(&unit);
    }

    Problems problems(const Effects& effects) &&
    {
        if (m_present.size() + effects.arrive.size() > most_units_of_game)
            return {{"arrive", {"more than {0} units", {static_cast<std::int64_t>(most_units_of_game)}}}};
        for (const Unit& unit : effects.arrive)
            arrive(unit);
        for (const StatChange& change : effects.stats)
            take(change);
        for (const std::string& key : effects.leave)
            leave(key, effects.lifts_pending);
        if (effects.waits)
            look_for_units_of(*effects.waits);
        if (!effects.lays.empty())
            look_for(effects.lays);
        return std::move(m_problems);
    }

private:
    const Unit* find(std::string_view key) const
    {
        const auto found = std::ranges::find_if(m_present, [key](const Unit* unit) { return are_same(unit->key, key); });
        return found == m_present.end() ? nullptr : *found;
    }
    void refuse(const std::string& where, Sentence what) { add(m_problems, {where, std::move(what)}); }
    const Unit* look_for(const std::string& key)
    {
        const Unit* const unit = find(key);
        if (unit == nullptr)
            refuse(key, {"there is no such unit at that moment"});
        return unit;
    }

    /// Keys and codes name units alike.
    bool is_taken(std::string_view name) const
    {
        return std::ranges::any_of(m_present, [name](const Unit* unit) { return unit->key == name || unit->code == name; });
    }

    void arrive(const Unit& unit)
    {
        if (is_taken(unit.key) || (!unit.code.empty() && is_taken(unit.code)))
            refuse(unit.key, {"a unit with that key or code is there already"});
        const Unit* const side = find(unit.side);
        if (!unit.side.empty() && (side == nullptr || side->kind != "side"))
            refuse(unit.key, {"there is no side \"{0}\" at that moment", {Name{unit.side}}});
        m_present.push_back(&unit);
    }

    void take(const StatChange& change)
    {
        const Unit* const unit = look_for(change.unit);
        if (unit == nullptr || (change.does != Does::Nothing && !m_adds))
            return;
        std::string& word = m_words.try_emplace({change.unit, change.stat}, unit->word(change.stat)).first->second;
        if (change.does == Does::Add) {
            const std::string sum = is_number(change.word) && (word.empty() || is_number(word))
                ? text(*fraction_from(word.empty() ? "0" : word) + *fraction_from(change.word))
                : std::string{};
            if (!is_number(sum))
                return refuse(change.unit, {"{0} is not a number", {Name{change.stat}}});
            word = sum;
        } else if (change.does == Does::Nothing) {
            refuse(change.unit, {"{0} is not a number", {Name{change.stat}}});
        } else {
            word = change.word;
        }
    }

    void leave(const std::string& key, bool lifts_pending)
    {
        if (look_for(key) == nullptr)
            return;
        std::erase_if(m_present, [&](const Unit* unit) { return unit->key == key; });
        if (std::ranges::find(m_present, key, &Unit::side) != m_present.end())
            refuse(key, {"units of this side are there still"});
        if (!lifts_pending && std::ranges::any_of(m_state.pending, [&](const PlayedAction& played) { return names(played, key); }))
            refuse(key, {"what was played with it has not taken effect"});
    }

    static bool names(const PlayedAction& played, const std::string& key)
    {
        const auto is_in = [&](const RoleFilled& filled) { return std::ranges::find(filled.units, key) != filled.units.end(); };
        return std::ranges::any_of(played.roles, is_in)
            || std::ranges::find(played.changes, key, &StatChange::unit) != played.changes.end();
    }

    void look_for_units_of(const PlayedAction& played)
    {
        for (const RoleFilled& filled : played.roles)
            for (const std::string& key : filled.units)
                look_for(key);
        for (const StatChange& change : played.changes)
            look_for(change.unit);
    }

    const State& m_state;
    bool m_adds; ///< anything, so that it matters what words were before
    std::vector<const Unit*> m_present;
    std::map<std::pair<std::string_view, std::string_view>, std::string> m_words; ///< of unit and stat, as changed so far
    Problems m_problems;
};

} // namespace

Problems misfits(const State& state, const Effects& effects)
{
    return Trial{state, effects}.problems(effects);
}

} // namespace corneta::game
