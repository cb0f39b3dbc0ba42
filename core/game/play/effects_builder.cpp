// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/effects_builder.h"

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

void EffectsBuilder::leave(std::string_view unit)
{
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
