// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/play/duties.h"

#include "core/game/play/by_roles.h"
#include "core/game/play/rules.h"

#include <algorithm>

namespace corneta::game {

namespace {

using authoring::object_to;

/// Each bar against the unit there.
void each_bar(const Duties& duties, const At& at, const auto& say)
{
    const Bar* said = nullptr;
    for (const Bar& bar : duties.bars) {
        const bool is_other_seat = said == nullptr || !(said->seat == bar.seat);
        if (is_other_seat)
            said = nullptr;
        if (is_other_seat && bar.seat.takes(at.wanted.action, at.role) && bar.when(at)) {
            say(bar);
            said = &bar;
        }
    }
}

/// Those of a play on whom it leaves that.
void each_left(const Use& use, const PlayedAction& played, const State& state, const RulesetCharts& charts, const auto& leave)
{
    const bool is_its = use.seat.action == nullptr || use.seat.action->key == played.action;
    if (!is_its || (use.counts != nullptr && !use.counts(played)))
        return;
    for (const auto& [role, keys] : played.roles)
        for (const std::string& key : keys)
            if (const Unit* const unit = state.find(key); unit != nullptr && use.seat.takes(played.action, role)
                && (use.among == nullptr || use.among({state, *unit, role, played, charts})))
                leave(key);
}

/// Whether it has done so, be it in a play that waits for the end of the phase, and may not once more.
bool is_made(const Use& use, const At& at)
{
    bool is_left = at.unit[use.stat];
    for (const PlayedAction& waiting : at.state.pending)
        each_left(use, waiting, at.state, at.charts, [&](const std::string& key) { is_left = is_left || key == at.unit.key; });
    return is_left && (use.frees == nullptr || !use.frees(at));
}

void each_use_made(const Duties& duties, const At& at, const auto& say)
{
    for (const Use& use : duties.uses)
        if (!use.words.empty() && use.seat.takes(at.wanted.action, at.role) && is_made(use, at))
            say(use);
}

bool is_halted(const Duties& duties, const State& state, const PlayedAction& wanted, const RulesetCharts& charts)
{
    const auto waits = [&](const Seat& seat) { return seat.action->key == wanted.action; };
    if (std::ranges::none_of(duties.halted, waits))
        return false;
    for (const auto& [role, keys] : wanted.roles)
        for (const std::string& key : keys)
            if (duties.frees != nullptr && duties.frees({state, *state.find(key), role, wanted, charts}))
                return false;
    return true;
}

bool is_in_its_phase(const Duty& duty, const State& state)
{
    return duty.phase.empty() || are_same(duty.phase, state.stage.phase);
}

/// One duty, asked of unit after unit: the rows of its seat are looked up once.
class Asked {
public:
    Asked(const Duties& duties, const Duty& duty, const State& state, const RulesetCharts& charts)
        : m_duty{duty},
          m_state{state},
          m_charts{charts}
    {
        if (duty.seat.action == nullptr)
            return;
        m_wanted.action = duty.seat.action->key;
        m_wanted.roles = {{std::string{duty.seat.role}, {std::string{}}}};
        for (const Bar& bar : duties.bars)
            if (bar.seat.takes(m_wanted.action, duty.seat.role))
                m_bars.push_back(&bar);
        for (const Use& use : duties.uses)
            if (!use.words.empty() && use.seat.takes(m_wanted.action, duty.seat.role))
                m_uses.push_back(&use);
    }

    bool waits(const Unit& unit)
    {
        if ((!m_duty.kind.empty() && !are_same(m_duty.kind, unit.kind)) || (m_duty.done != nullptr && unit[*m_duty.done])
            || (m_duty.left != nullptr && !unit[*m_duty.left]))
            return false;
        if (!m_wanted.roles.empty())
            m_wanted.roles.front().units.front() = unit.key;
        const At at = as_asked(unit);
        if (m_duty.when != nullptr && !m_duty.when(at))
            return false;
        const auto bars = [&](const Bar* bar) { return bar->when(at); };
        return m_duty.seat.action == nullptr
            || (std::ranges::none_of(m_bars, bars) && std::ranges::none_of(m_uses, [&](const Use* use) { return is_made(*use, at); })
                && !must_follow(m_state, m_wanted.action, unit.key));
    }

    /// Of one that waits.
    Sentence why(const Unit& unit) const
    {
        return m_duty.fills == nullptr ? Sentence{m_duty.why} : Sentence{m_duty.why, {m_duty.fills(as_asked(unit))}};
    }

    /// What is set where the table says that it is done: of a duty without it what a play of its seat leaves once.
    const Stat<bool>* says() const
    {
        const Stat<bool>* const own = m_duty.left == nullptr ? m_duty.done : m_duty.left;
        return own != nullptr || m_uses.empty() ? own : &m_uses.front()->stat;
    }

private:
    At as_asked(const Unit& unit) const { return {m_state, unit, m_duty.seat.role, m_wanted, m_charts}; }

    const Duty& m_duty;
    const State& m_state;
    const RulesetCharts& m_charts;
    PlayedAction m_wanted;
    std::vector<const Bar*> m_bars;
    std::vector<const Use*> m_uses;
};

/// What the result says of it already.
void object_to_other_answers(const NextChoice& choice, const PlayedAction& wanted, Problems& problems)
{
    for (const Given& preset : choice.presets) {
        const auto given = std::ranges::find(wanted.answers, preset.key, &Given::key);
        if (given != wanted.answers.end() && given->word != preset.word)
            problems.push_back({preset.key, {"by the result that it follows from it is {0}", {Name{preset.word}}}});
    }
}

/// It is owed for who is named; of a side where nobody is.
void object_to_unowed(const At& at, std::string_view words, Problems& problems)
{
    const auto is_for_unit = [&](const Owed& owed, const NextChoice& choice) {
        const auto& seated = units_in(choice.roles, at.role);
        const Unit* const by = at.state.find(owed.next.by);
        return choice.action == at.wanted.action
            && (seated.empty() ? by == nullptr || by->side == at.unit.side || by->key == at.unit.side
                               : std::ranges::count(seated, at.unit.key) > 0);
    };
    for (const Owed& owed : at.state.owed)
        for (const NextChoice& choice : owed.next.choices)
            if (is_for_unit(owed, choice))
                return object_to_other_answers(choice, at.wanted, problems);
    object_to(at.unit, at.role, words, problems);
}

} // namespace

void object_by(const Duties& duties, const State& state, const PlayedAction& played, const RulesetCharts& charts, Problems& problems)
{
    const auto other = duties.stands_for == nullptr ? std::nullopt : duties.stands_for(played);
    const PlayedAction& wanted = other ? *other : played;
    const std::size_t first = problems.size();
    if (is_halted(duties, state, wanted, charts))
        for (const auto& [unit, words] : halting(duties, state, charts))
            object_to(*unit, "unit", words, problems);
    for (const auto& [role, keys] : wanted.roles)
        for (const std::string& key : keys) {
            const At at{state, *state.find(key), role, wanted, charts};
            each_bar(duties, at, [&](const Bar& bar) {
                Sentence words{bar.words, {at.unit}};
                if (bar.fills != nullptr)
                    words.arguments.push_back(bar.fills(at));
                problems.push_back({std::string{bar.where.empty() ? at.role : bar.where}, std::move(words), bar.code, bar.rule});
            });
            each_use_made(duties, at, [&](const Use& use) {
                problems.push_back({std::string{at.role}, {use.words, {at.unit}}, ProblemCode::None, use.rule});
            });
            for (const OnlyOwed& one : duties.only_owed)
                if (one.seat.takes(wanted.action, role))
                    object_to_unowed(at, one.words, problems);
        }
    for (const Needs& need : duties.needs)
        if (need.seat.action->key == wanted.action && is_answered(wanted, *need.seat.action)
            && units_in(wanted.roles, need.seat.role).empty() && need.when(wanted))
            problems.push_back({std::string{need.seat.role}, {need.words}});
    if (other) // said of the role in which he stands, not of that in which he would
        for (Problem& problem : std::span{problems}.subspan(first))
            for (const auto& [role, keys] : played.roles)
                if (!keys.empty() && units_in(wanted.roles, problem.where) == keys)
                    problem.where = role;
}

bool is_barred(const Duties& duties, const At& at)
{
    bool is_so = false;
    each_bar(duties, at, [&](const Bar&) { is_so = true; });
    each_use_made(duties, at, [&](const Use&) { is_so = true; });
    return is_so;
}

std::vector<std::pair<const Unit*, std::string_view>> halting(const Duties& duties, const State& state, const RulesetCharts& charts)
{
    std::vector<std::pair<const Unit*, std::string_view>> all;
    for (const Duty& duty : duties.duties) {
        if (duty.halts.empty() || !is_in_its_phase(duty, state))
            continue;
        Asked asked{duties, duty, state, charts};
        for (const Unit& unit : state.units)
            if (asked.waits(unit))
                all.emplace_back(&unit, duty.halts);
    }
    return all;
}

std::vector<Idle> idle_by(const Duties& duties, const State& state, const RulesetCharts& charts)
{
    std::vector<Idle> all;
    for (const Duty& duty : duties.duties) {
        if (!is_in_its_phase(duty, state))
            continue;
        const auto& [action, role] = duty.seat;
        Asked asked{duties, duty, state, charts};
        const Stat<bool>* const says = asked.says();
        for (const Unit& unit : state.units)
            if (asked.waits(unit))
                all.push_back({unit.key, asked.why(unit), action == nullptr ? std::string_view{} : action->key, role,
                               says == nullptr ? std::string_view{} : says->key, says == nullptr ? "" : (says == duty.left ? "no" : "yes"),
                               duty.asks != Asks::May});
    }
    return all;
}

bool is_duty(const Ruleset& ruleset, std::string_view action)
{
    const Duties* const duties = ruleset.game == nullptr ? nullptr : ruleset.game->duties;
    return duties != nullptr && std::ranges::any_of(duties->duties, [&](const Duty& duty) {
               return duty.asks != Asks::May && duty.seat.action != nullptr && duty.seat.action->key == action;
           });
}

const Action* first_link(const Ruleset& ruleset, std::string_view action)
{
    if (ruleset.game != nullptr && ruleset.game->duties != nullptr)
        for (const auto& [whole, first] : ruleset.game->duties->wholes)
            if (whole->key == action)
                return first;
    return nullptr;
}

void mark_by(const Duties& duties, const PlayedAction& played, EffectsBuilder& effects, const RulesetCharts& charts)
{
    for (const Use& use : duties.uses)
        each_left(use, played, effects.state(), charts, [&](const std::string& key) { effects.mark(key, use.stat); });
}

} // namespace corneta::game
