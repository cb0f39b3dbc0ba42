// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"
#include "rulesets/santa_anna/game/melees.h"

#include <algorithm>

namespace santa_anna {

using corneta::game::number_of;

namespace {

bool is_fight(const PlayedAction& played)
{
    return is_any_of(played, action::fire, action::fortification_fire, action::melee, action::melee_strike);
}

class Aftermath {
public:
    explicit Aftermath(EffectsBuilder& effects) : m_effects{effects} {}

    void take(const PlayedAction& played)
    {
        if (const auto judged = played.as(action::victory); judged && judged->end.result != Winner::Open)
            for (const auto& [side, winner] : {std::pair{role::us, Winner::Us}, std::pair{role::mexican, Winner::Mexican}})
                if (m_effects.state().find(side) != nullptr)
                    m_effects.turn(side, stat::has_won, judged->end.result == winner);
        if (const auto overran = played.as(action::overrun_stragglers)) {
            if (const std::string key = played.unit(role::unit); !key.empty())
                overrun(key, overran->end.casualties, m_effects);
            if (!played.unit(role::attacker).empty())
                put_in(m_effects, played.unit(role::attacker), stat::rode_over, units_in(played.roles, role::unit));
            return;
        }
        const auto fought = played.as(action::melee);
        if (fought) {
            const State before = m_effects.state();
            take_side(units_in(played.roles, role::attacker), fought->end.attacker);
            take_side(units_in(played.roles, role::defender), fought->end.defender);
            fight_on(before, played.roles, fought->end.locked, m_effects);
        }
        take_aspects(played, m_effects);
        const auto onward = played.as(action::breakthrough);
        if (!onward || !breaks_after_charge(*onward))
            take_changes(played);
        take_table(played, m_effects);
        take_heart(played, m_effects);
        const auto stood = played.as(action::roll_to_stand);
        if ((fought && fought->end.guns_lost) || (stood && stood->end.retreats))
            leave_guns(played);
        follow_charge(played, m_effects);
        withhold(played);
        mark_fighters(played);
    }

    /// What an action that waited for the phase's end leaves to be played; whoever breaks by fire is judged below.
    void offer_what_follows(const PlayedAction& played)
    {
        if (!is_fight(played))
            for (const Next& next : played.next)
                m_effects.offer(next);
    }

    void judge(ToldBy told_by)
    {
        for (const std::string& key : m_hit)
            santa_anna::judge(key, told_by, m_effects);
    }

    /// What each unit lost in all to the fire of a phase.
    void announce_losses(const State& before)
    {
        for (const std::string& key : m_hit) {
            const Unit& now = unit(key);
            const Unit& then = *before.find(key);
            const int casualties = now[stat::casualties] - then[stat::casualties] + now[stat::undrawn] - then[stat::undrawn];
            const int stragglers = now[stat::stragglers] - then[stat::stragglers];
            if (casualties + stragglers > 0)
                m_effects.announce({"{0}: casualties {1}, stragglers {2}; effectives left {3}.",
                                    {now, casualties, stragglers, castings_of(now) - now[stat::undrawn]}});
        }
    }

private:
    const Unit& unit(const std::string& key) const { return m_effects.unit(key); }

    /// Unit by unit where as many are known as fought.
    void take_side(const std::vector<std::string>& units, const MeleeEndSide& side)
    {
        for (std::size_t i = 0; i < units.size(); ++i)
            if (side.unit_stragglers.count == units.size())
                take({units[i], side.unit_stragglers[i], side.unit_casualties[i], LostBy::Melee, side.unit_straggled[i]});
            else if (i == 0)
                take({units[i], side.stragglers, side.casualties, LostBy::Melee, side.straggled});
    }

    /// Of more losses than effectives casualties come first.
    void take_changes(const PlayedAction& played)
    {
        for (const bool are_casualties : {true, false})
            for (const StatChange& change : played.changes)
                if ((change.stat == stat::casualties.key) == are_casualties)
                    take(played, change);
    }

    /// Both sides of a melee have lost already, and are judged.
    void take(const PlayedAction& played, const StatChange& change)
    {
        const auto is = [&](std::string_view stat) { return change.stat == stat; };
        const bool is_of_numbers = is(stat::stragglers) || is(stat::casualties) || is(stat::broken) || is(stat::destroyed);
        if (is_of_numbers && is_any_of(played, action::melee))
            return;
        const LostBy by = is_any_of(played, action::fire) ? LostBy::Fire : LostBy::OnTheWay;
        if (is(stat::stragglers))
            take({change.unit, number_of(change.word), 0, by});
        else if (is(stat::casualties) && by == LostBy::Fire && unit(change.unit)[stat::helpers] > 0)
            hit(leave_to_draw(change.unit, number_of(change.word), m_effects));
        else if (is(stat::casualties))
            take({change.unit, 0, number_of(change.word), by});
        else if (is(stat::effectives))
            gather(change.unit, number_of(change.word), m_effects);
        else if (is(stat::broken) && is_any_of(played, action::breakthrough))
            m_effects.mark(change.unit, stat::broken); // it moves on first, and is a mob when the phase ends
        else if (is(stat::broken) && is_any_of(played, action::rout_check))
            break_unit(change.unit, m_effects);
        else if (is_of_numbers)
            hit(change.unit);
        else
            m_effects.change({change});
    }

    void take(const Losses& lost)
    {
        const Losses at_once = lost.by == LostBy::Melee ? drawn_in_melee(lost, m_effects) : lost;
        if (lose(at_once, m_effects) || lost.casualties > at_once.casualties)
            hit(lost.unit);
    }

    void hit(const std::string& key)
    {
        if (std::ranges::find(m_hit, key) == m_hit.end())
            m_hit.push_back(key);
    }

    /// Gunners that do not stand or are beaten in melee leave their guns.
    void leave_guns(const PlayedAction& played)
    {
        for (const Role role : {role::attacker, role::defender})
            for (const std::string& key : units_in(played.roles, role)) {
                const Unit gunners = unit(key);
                const bool fight_on = is_any_of(played, action::melee) && !is_broken(castings_of(gunners), gunners[stat::stragglers]);
                if (gunners[stat::arm] != Arm::Artillery || fight_on)
                    continue;
                leave_guns_of(key, m_effects);
            }
    }

    /// Whoever breaks may run off the table; cavalry that goes on before it breaks does not yet run.
    Next to_the_edge(const PlayedAction& played, Next next) const
    {
        const auto& choice = next.choices.front();
        const PlayedAction owed{.action = choice.action, .roles = choice.roles, .answers = choice.presets};
        const auto moves = owed.as(action::movement);
        const Unit* const unit = m_effects.state().find(owed.unit(role::unit));
        const bool goes_on = is_any_of(played, action::breakthrough);
        const bool runs = moves && (moves->inputs.kind == MoveKind::Retreat || (moves->inputs.kind == MoveKind::Charge && !goes_on));
        return unit != nullptr && runs && gives_way(*unit) ? with_way_out(std::move(next), *unit) : next;
    }

    /// What follows as the units stand now.
    void withhold(const PlayedAction& played)
    {
        if (!m_effects.state().pending.empty())
            return;
        std::vector<Next> standing;
        for (const Next& next : played.next)
            if (auto now = as_it_stands(played, next, m_effects.state()))
                standing.push_back(to_the_edge(played, std::move(*now)));
        if (standing == played.next)
            return;
        m_effects.offer_instead();
        for (Next& next : standing)
            m_effects.offer(std::move(next));
    }

    void mark_fighters(const PlayedAction& played)
    {
        if (!is_fight(played))
            return;
        for (const Role role : {role::firer, role::attacker, role::defender})
            for (const std::string& key : units_in(played.roles, role)) {
                m_effects.set(key, stat::initial_volley, false);
                m_effects.mark(key, stat::fired_or_fought);
            }
        const auto fired = played.as(action::fire);
        if (fired && fires_out_of_building(*fired))
            fire_out_of(played.unit(role::firer), fired->inputs.firer.building_side, m_effects);
    }

    EffectsBuilder& m_effects;
    std::vector<std::string> m_hit;
};

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts)
{
    const bool is_at_end = !effects.state().pending.empty();
    const State before = is_at_end ? effects.state() : State{};
    Aftermath aftermath{effects};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
    if (is_at_end)
        aftermath.announce_losses(before);
    aftermath.judge(is_at_end ? ToldBy::PhaseEnd : ToldBy::Action);
    if (is_at_end) {
        offer_gun_damage(played_actions, effects);
        for (const PlayedAction& played : played_actions)
            aftermath.offer_what_follows(played);
    }
    if (effects.state().stage.phase == phase::melee)
        resume_charges(effects);
    for (const PlayedAction& played : played_actions) {
        end_onward_charges(played, effects);
        offer_what_is_lacking(played, effects);
    }
    reunite(played_actions, effects, charts);
}

} // namespace santa_anna
