// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/game/state/state.h"
#include "core/game/state/unit_sets.h"
#include "core/text/sentence.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace corneta::game {

/// Where a ruleset writes what plays change: it reads the state as changed so far and takes down each change.
class EffectsBuilder {
public:
    explicit EffectsBuilder(const State& state) : m_state{state} {}

    const State& state() const { return m_state; }
    /// Asserts that there is such a unit.
    const Unit& unit(std::string_view key) const;
    void add(std::string_view unit, const Stat<int>& stat, int number);
    /// Takes nothing down when the stat has that value already.
    template <class Value> void set(std::string_view unit, const Stat<Value>& stat, std::type_identity_t<Value> value)
    {
        put(unit, stat.key, stat.word(value));
    }
    void mark(std::string_view unit, const Stat<bool>& stat) { set(unit, stat, true); }
    /// A unit that is new from now on, such as guns that are left behind; ends references to other units.
    void arrive(Unit unit);
    /// It is no unit any more.
    void leave(std::string_view unit);
    /// The changes as the outcomes declare them.
    void change(const std::vector<StatChange>& changes);
    /// What a person reads of it, and the instructions for the table.
    void announce(Sentence sentence) { m_told.push_back(std::move(sentence)); }
    void instruct(Instruction instruction) { m_instructions.push_back(std::move(instruction)); }
    void offer(Next next) { m_next.push_back(std::move(next)); }
    /// What is offered here takes the place of what the action itself offers.
    void offer_instead() { m_offers_instead = true; }
    /// The game goes on there and not in the phase that comes next.
    void go_on(Stage stage) { m_stage = std::move(stage); }

    /// Of each stat all that happened to it, as one change; who came and who went.
    void put_into(Effects& effects) const;
    std::vector<StatChange> changes() const;
    const std::vector<Sentence>& told() const { return m_told; }
    const std::vector<Instruction>& instructions() const { return m_instructions; }
    const std::vector<Next>& next() const { return m_next; }
    bool offers_instead() const { return m_offers_instead; }
    const std::optional<Stage>& stage() const { return m_stage; }

private:
    void put(std::string_view unit, std::string_view stat, std::string word);
    /// Asserts that there is such a unit.
    Unit& own(std::string_view key);
    void take_down(Unit& unit, StatChange change);

    State m_state;
    std::vector<StatChange> m_changes;
    std::vector<std::string> m_arrived, m_left;
    std::vector<Sentence> m_told;
    std::vector<Instruction> m_instructions;
    std::vector<Next> m_next;
    bool m_offers_instead = false;
    std::optional<Stage> m_stage;
};

inline std::string joined_keys(const auto& keys)
{
    std::string words;
    for (const auto& key : keys)
        words.append(words.empty() ? "" : " ").append(key);
    return words;
}
/// Puts units into a unit's set, those that are in it already last.
inline void put_in(EffectsBuilder& effects, const std::string& unit, const Stat<UnitSet>& stat, std::span<const std::string> keys)
{
    auto all = effects.unit(unit)[stat].all();
    std::erase_if(all, [&](std::string_view key) { return std::ranges::count(keys, key) > 0; });
    std::ranges::copy(keys, std::back_inserter(all));
    effects.set(unit, stat, UnitSet{joined_keys(all)});
}
/// Whether any of them was in it.
inline bool take_out(EffectsBuilder& effects, const std::string& unit, const Stat<UnitSet>& stat, std::span<const std::string> keys)
{
    auto all = effects.unit(unit)[stat].all();
    if (std::erase_if(all, [&](std::string_view key) { return std::ranges::count(keys, key) > 0; }) == 0)
        return false;
    effects.set(unit, stat, UnitSet{joined_keys(all)});
    return true;
}

} // namespace corneta::game
