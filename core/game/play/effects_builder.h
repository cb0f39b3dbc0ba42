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

namespace corneta {
struct Ruleset;
}

namespace corneta::game {

/// Where a ruleset writes what plays change: it reads the state as changed so far and takes down each change.
class EffectsBuilder {
public:
    EffectsBuilder(const State& state, const Ruleset& ruleset) : m_ruleset{ruleset}, m_state{state} {}

    const State& state() const { return m_state; }
    /// Asserts that there is such a unit.
    const Unit& unit(std::string_view key) const;
    void add(std::string_view unit, const Stat<int>& stat, int number);
    /// Takes nothing down when the stat has that value already.
    template <class Value> void set(std::string_view unit, const Stat<Value>& stat, std::type_identity_t<Value> value)
    {
        put(unit, stat.key, stat.word(value));
    }
    void mark(std::string_view unit, const auto&... stats) { (set(unit, stats, true), ...); }
    void unmark(std::string_view unit, const auto&... stats) { (turn(unit, stats, false), ...); }
    /// The same as `set` but for a stat that the unit has not, which stands as its type begins.
    template <class Value> void turn(std::string_view unit, const Stat<Value>& stat, std::type_identity_t<Value> value)
    {
        if (this->unit(unit)[stat] != value)
            set(unit, stat, value);
    }
    /// A unit that is new from now on, such as guns that are left behind; ends references to other units.
    void arrive(Unit unit);
    /// It is no unit any more; what named it names from now on the one that it has joined, or nobody.
    void leave(std::string_view unit, std::string_view joined = {});
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
    void follow_into(std::string_view gone, std::string_view now);
    /// Asserts that there is such a unit.
    Unit& own(std::string_view key);
    void take_down(Unit& unit, StatChange change);

    const Ruleset& m_ruleset; ///< which stats name units
    State m_state;
    std::vector<StatChange> m_changes;
    std::vector<std::string> m_arrived, m_left;
    std::vector<Sentence> m_told;
    std::vector<Instruction> m_instructions;
    std::vector<Next> m_next;
    bool m_offers_instead = false;
    std::optional<Stage> m_stage;
};

/// Puts those units into a unit's set that are not in it.
inline void put_in(EffectsBuilder& effects, std::string_view unit, const Stat<UnitSet>& stat, std::span<const std::string> keys)
{
    auto all = effects.unit(unit)[stat].all();
    std::ranges::copy_if(keys, std::back_inserter(all), [&](const std::string& key) { return std::ranges::count(all, key) == 0; });
    effects.set(unit, stat, joined_keys(all));
}
/// Whether any of them was in it.
inline bool take_out(EffectsBuilder& effects, std::string_view unit, const Stat<UnitSet>& stat, std::span<const std::string> keys)
{
    auto all = effects.unit(unit)[stat].all();
    if (std::erase_if(all, [&](const std::string& key) { return std::ranges::count(keys, key) > 0; }) == 0)
        return false;
    effects.set(unit, stat, joined_keys(all));
    return true;
}

} // namespace corneta::game
