// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/chances/armies.h"

#include "core/game/chances/branches.h"
#include "core/game/play/phases.h"
#include "core/game/play/rules.h"
#include "core/text/percent.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace corneta::game {

namespace {

constexpr std::size_t most_outlooks = 5'000; ///< each is a whole state: more take longer than a second

/// Units as some of the plays leave them, and the share of all ways that leave them so.
struct Outlook {
    State state;
    Weight weight{};
};
/// By the words of units in which they differ from those at the start.
using Outlooks = std::map<std::string, Outlook>;

/// What one play or several come to, as a change of the units or as the units themselves.
template <class What> struct Weighted {
    What what;
    Weight weight{};
    Whole total = 1;
};

bool can_be_made(const std::expected<Prepared, Problems>& ready)
{
    return ready && ready->refused.empty() && ready->nobody.empty() && ready->objected.empty();
}

/// Plays of those that take effect together that have to do with the same units.
struct Component {
    std::set<std::string> units{};
    std::vector<PlayedAction> waiting{};
    std::vector<Prepared> declared{};

    void join(Component&& other)
    {
        units.merge(other.units);
        std::ranges::move(other.waiting, std::back_inserter(waiting));
        std::ranges::move(other.declared, std::back_inserter(declared));
    }
};

/// One more among them; all that it has to do with become one.
void add(std::vector<Component>& all, Component one, const Roles& roles)
{
    for (const RoleFilled& filled : roles)
        one.units.insert(filled.units.begin(), filled.units.end());
    for (Component& other : all)
        if (std::ranges::any_of(other.units, [&](const std::string& unit) { return one.units.contains(unit); })) {
            other.join(std::move(one)); // its own stand first, as they were played
            one = std::exchange(other, {});
        }
    std::erase_if(all, [](const Component& other) { return other.units.empty(); });
    all.push_back(std::move(one));
}

class Armies {
public:
    Armies(const State& state, const Rulebook& book, const std::stop_token& stop) : m_start{state}, m_book{book}, m_stop{stop}
    {
        m_start.pending.clear();
        m_outlooks.try_emplace(std::string{}, Outlook{m_start, {}});
    }

    /// What waits and all that is declared, as at the end of the phase; false where it cannot be told.
    bool together(const std::vector<PlayedAction>& waiting, std::span<const Play> declared)
    {
        std::vector<Component> components;
        for (const PlayedAction& played : waiting)
            add(components, {.waiting = {played}}, played.roles);
        for (const Play& play : declared) {
            auto ready = prepared(m_start, m_book, play);
            if (!can_be_made(ready))
                return false;
            const Roles roles = ready->play.roles;
            add(components, {.declared = {std::move(*ready)}}, roles);
        }
        return std::ranges::all_of(components, [this](const Component& component) { return take(component); });
    }

    /// One play more, on top of what those before it leave; false where it cannot be told.
    bool then(const Play& play)
    {
        std::vector<Weighted<State>> all;
        for (const auto& [words, before] : m_outlooks)
            if (!add_after(before, play, all) || all.size() > most_outlooks || m_stop.stop_requested())
                return false;
        Whole total = 1;
        for (const auto& one : all)
            total = total && one.total ? Whole{std::lcm(*total, *one.total)} : std::nullopt;
        Outlooks next;
        for (auto& one : all) {
            one.weight.whole = total ? product(one.weight.whole, *total / *one.total) : std::nullopt;
            put(next, std::move(one.what), one.weight, {});
        }
        return take(std::move(next), total);
    }

    std::optional<std::vector<ArmyBreaking>> reckoned() const
    {
        const auto& standing = m_book.ruleset->game->standing;
        std::vector<Weight> breaks;
        std::vector<ArmyBreaking> armies;
        for (const Standing& side : standing(m_start, m_book)) {
            armies.push_back({side.side, {}, {}, side.has_broken});
            breaks.push_back({0, 0});
        }
        for (const auto& [words, outlook] : m_outlooks) {
            if (m_stop.stop_requested())
                return std::nullopt;
            const auto after = standing(outlook.state, m_book);
            for (std::size_t side = 0; side < armies.size() && side < after.size(); ++side)
                if (after[side].has_broken)
                    breaks[side].add(outlook.weight);
        }
        for (std::size_t side = 0; side < armies.size(); ++side) {
            const auto [chance, total] = in_lowest_terms(breaks[side], m_total);
            armies[side].chance = chance;
            armies[side].total = total;
        }
        return armies;
    }

private:
    /// The words of all units that are not as they were; where a few stats tell all, of those.
    std::string words_of(const State& state, std::span<const std::string_view> stats) const
    {
        std::string words;
        for (std::size_t i = 0; i < state.units.size(); ++i) {
            const Unit& unit = state.units[i];
            const Unit* const before = i < m_start.units.size() && m_start.units[i].key == unit.key ? &m_start.units[i] : nullptr;
            if (before != nullptr && unit == *before)
                continue;
            const std::size_t begins = words.size();
            for (const auto& [stat, word] : unit.stats)
                if (stats.empty() || (std::ranges::find(stats, stat) != stats.end() && (before == nullptr || before->word(stat) != word)))
                    words += fmt::format("{}={} ", stat, word);
            if (before == nullptr || words.size() > begins)
                words += fmt::format("of {} {}\n", i, unit.key);
        }
        return words;
    }

    void put(Outlooks& outlooks, State state, const Weight& weight, std::span<const std::string_view> stats) const
    {
        std::string words = words_of(state, stats);
        const auto [at, is_new] = outlooks.try_emplace(std::move(words), Outlook{std::move(state), weight});
        if (!is_new)
            at->second.weight.add(weight);
    }

    bool take(Outlooks next, Whole total)
    {
        m_outlooks = std::move(next);
        m_total = product(m_total, total);
        return m_outlooks.size() <= most_outlooks && !m_stop.stop_requested();
    }

    /// What the play comes to after those before it.
    bool add_after(const Outlook& before, const Play& play, std::vector<Weighted<State>>& all) const
    {
        const auto ready = prepared(before.state, m_book, play);
        if (ready && is_against_gone(before.state, ready->play)) {
            all.push_back({before.state, before.weight});
            return true;
        }
        const auto branches = can_be_made(ready) ? declared_play(m_book, *ready, std::nullopt, m_stop) : std::nullopt;
        if (!branches)
            return false;
        for (const auto& [done, branch] : branches->branches) {
            const PlayedAction played = played_action_of(before.state, *m_book.ruleset, branches->wanted, branch.verdicts);
            EffectsBuilder effects{before.state, *m_book.ruleset};
            take_effect(m_book, {&played, 1}, effects);
            all.push_back({effects.state(), before.weight.times(branch.weight), branches->total});
        }
        return true;
    }

    /// Somebody who has a part in it was there at the start and is gone now.
    bool is_against_gone(const State& state, const Play& play) const
    {
        return std::ranges::any_of(play.roles, [&](const RoleFilled& filled) {
            return std::ranges::any_of(filled.units, [&](const std::string& key) {
                const Unit* const unit = state.find(key);
                const Unit* const before = m_start.find(key);
                return unit != nullptr && before != nullptr && is_gone(*unit, m_book) && !is_gone(*before, m_book);
            });
        });
    }

    bool take(const Component& component)
    {
        Ways ways{component.waiting, most_outlooks};
        for (const Prepared& ready : component.declared) {
            const auto branches = declared_play(m_book, ready, std::nullopt, m_stop);
            if (!branches || !ways.add(m_start, *m_book.ruleset, *branches))
                return false;
        }
        std::map<std::string, Weighted<Effects>> all;
        for (const auto& [done, way] : ways.all()) {
            if (m_stop.stop_requested())
                return false;
            State state = m_start;
            state.pending = way.played_actions;
            EffectsBuilder effects{state, *m_book.ruleset};
            take_effect(m_book, way.played_actions, effects);
            const auto [at, is_new] = all.try_emplace(words_of(effects.state(), m_book.ruleset->game->breaks_by));
            if (is_new)
                effects.put_into(at->second.what);
            if (is_new)
                at->second.weight = way.weight;
            else
                at->second.weight.add(way.weight);
        }
        Outlooks next;
        for (const auto& [words, before] : m_outlooks)
            for (const auto& [own, one] : all) {
                State after = before.state;
                apply(after, 0, one.what);
                put(next, std::move(after), before.weight.times(one.weight), m_book.ruleset->game->breaks_by);
                if (next.size() > most_outlooks || m_stop.stop_requested())
                    return false;
            }
        return take(std::move(next), ways.total());
    }

    State m_start; ///< without what waits
    const Rulebook& m_book;
    const std::stop_token& m_stop;
    Outlooks m_outlooks;
    Whole m_total = 1;
};

} // namespace

std::optional<std::vector<ArmyBreaking>> chances_to_break(const State& state, const Rulebook& book, std::span<const Play> declared,
                                                          const std::stop_token& stop)
{
    if (book.ruleset->game == nullptr || book.ruleset->game->standing == nullptr)
        return std::nullopt;
    Armies armies{state, book, stop};
    const bool is_told = waits_for_end(state, *book.ruleset)
        ? armies.together(state.pending, declared)
        : std::ranges::all_of(declared, [&](const Play& play) { return armies.then(play); });
    return is_told ? armies.reckoned() : std::nullopt;
}

WordTable table_of(std::span<const ArmyBreaking> armies, const State& state, std::size_t declared)
{
    const auto chance_of = [](const ArmyBreaking& army) -> Sentence {
        constexpr std::uint64_t most_in_words = 1'000'000;
        const Name percentage{percent(army.chance.probability)};
        if (army.has_broken)
            return {"has broken"};
        if (!army.total || *army.total > most_in_words || *army.total == 1)
            return {"{0}", {percentage}};
        return {"{0} in {1}, {2}", {static_cast<std::int64_t>(*army.chance.weight), static_cast<std::int64_t>(*army.total), percentage}};
    };
    WordTable table{.title = {"at the end of this phase, counted exactly", {}}, .columns = {{"its army breaks"}}};
    if (declared == 1)
        table.title = {"at the end of this phase, counted exactly, with 1 play that is still to be rolled"};
    else if (declared > 1)
        table.title = {"at the end of this phase, counted exactly, with {0} plays that are still to be rolled",
                       {static_cast<std::int64_t>(declared)}};
    for (const ArmyBreaking& army : armies)
        table.rows.push_back({{"{0}", {*state.find(army.side)}}, {chance_of(army)}});
    return table;
}

} // namespace corneta::game
