// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/effects_builder.h"

#include "core/action/ruleset.h"
#include "core/game/play/rules.h"
#include "core/text/fraction.h"
#include "core/text/words.h"

#include <algorithm>
#include <cassert>

namespace corneta::game {

const Unit& EffectsBuilder::unit(std::string_view key) const
{
    const Unit* const found = m_state.find(key);
    assert(found != nullptr);
    return *found;
}

Unit& EffectsBuilder::own(std::string_view key)
{
    Unit* const found = m_state.find(key);
    assert(found != nullptr);
    return *found;
}

/// A stat changes once, whatever happens to it on the way.
void EffectsBuilder::take_down(Unit& unit, StatChange change)
{
    apply(unit, change);
    const auto is_same = [&](const StatChange& old) { return are_same(old.stat, change.stat) && are_same(old.unit, change.unit); };
    const auto old = std::ranges::find_if(m_changes, is_same);
    if (old == m_changes.end())
        m_changes.push_back(std::move(change));
    else if (old->does == Does::Add && change.does == Does::Add)
        old->word = text(*fraction_from(old->word) + *fraction_from(change.word));
    else
        *old = {change.unit, change.stat, Does::Set, std::string{unit.word(change.stat)}};
}

std::vector<StatChange> EffectsBuilder::changes() const
{
    std::vector<StatChange> changes = m_changes;
    std::erase_if(changes, [](const StatChange& change) { return change.does == Does::Add && change.word == "0"; });
    return changes;
}

void EffectsBuilder::put_into(Effects& effects) const
{
    const auto has_arrived = [&](std::string_view key) { return std::ranges::find(m_arrived, key) != m_arrived.end(); };
    effects.stats = changes();
    std::erase_if(effects.stats, [&](const StatChange& change) { return has_arrived(change.unit); });
    for (const std::string& key : m_arrived)
        effects.arrive.push_back(unit(key));
    effects.leave = m_left;
}

void EffectsBuilder::arrive(Unit unit)
{
    assert(m_state.find(unit.key) == nullptr);
    m_arrived.push_back(unit.key);
    m_state.units.push_back(std::move(unit));
}

/// In the place of one that joins stands once the one that it joins, which never names itself.
void EffectsBuilder::follow_into(std::string_view gone, std::string_view now)
{
    for (const StatSpec& spec : m_ruleset.game->stats)
        for (std::size_t i = 0; spec.names != Names::Nothing && i < m_state.units.size(); ++i) {
            const Unit& unit = m_state.units[i];
            auto keys = UnitSet{unit.word(spec.field.key)}.all();
            const auto found = std::ranges::find(keys, gone);
            if (found == keys.end())
                continue;
            if (now.empty() || now == unit.key || std::ranges::count(keys, now) > 0)
                keys.erase(found);
            else
                *found = now;
            put(unit.key, spec.field.key, joined_keys(keys));
        }
}

void EffectsBuilder::leave(std::string_view unit, std::string_view joined)
{
    follow_into(unit, joined);
    if (std::erase(m_arrived, unit) == 0)
        m_left.emplace_back(unit);
    std::erase_if(m_state.units, [&](const Unit& other) { return other.key == unit; });
    std::erase_if(m_changes, [&](const StatChange& change) { return change.unit == unit; });
}

void EffectsBuilder::add(std::string_view unit, const Stat<int>& stat, int number)
{
    if (number != 0)
        take_down(own(unit), {std::string{unit}, std::string{stat.key}, Does::Add, std::to_string(number)});
}

void EffectsBuilder::put(std::string_view unit, std::string_view stat, std::string word)
{
    if (Unit& changed = own(unit); changed.word(stat) != word)
        take_down(changed, {std::string{unit}, std::string{stat}, Does::Set, std::move(word)});
}

void EffectsBuilder::change(const std::vector<StatChange>& changes)
{
    for (const StatChange& change : changes)
        take_down(own(change.unit), change);
}

} // namespace corneta::game
