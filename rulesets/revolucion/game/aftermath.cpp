// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/aftermath.h"

#include "rulesets/revolucion/game/roster.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace revolucion {

using corneta::Follow;
using corneta::game::EffectsBuilder;
using corneta::game::Next;
using corneta::game::NextChoice;
using corneta::game::PlayedAction;
using corneta::game::StatChange;
using corneta::game::Unit;

namespace {

int number_of(const std::string& word)
{
    return word.empty() ? 0 : corneta::game::number_of(word);
}

Formation formation_of(std::string_view order)
{
    if (order == "deploy")
        return Formation::Deployed;
    return order == "march" ? Formation::March : Formation::Maneuver;
}

class Aftermath {
public:
    explicit Aftermath(EffectsBuilder& effects) : m_effects{effects} {}

    void take(const PlayedAction& played)
    {
        m_fallen.clear();
        for (const StatChange& change : played.changes)
            take(change);
        const std::string actor = played.unit("actor");
        if (!actor.empty())
            forget_passes();
        if (played.action == "initiative")
            give_initiative(played.word("side"));
        else if (played.action == "army-morale" && !played.unit("army").empty())
            m_effects.set(played.unit("army"), "beaten", played.word("beaten"));
        else if (played.action == "orders" && !actor.empty())
            order(actor, played);
        else if (played.action == "fire" && !actor.empty())
            fire(actor, played.answer("action"));
        else if (played.action == "assault" && !actor.empty())
            assault(actor, played);
        else if (played.action == "regroup" && !actor.empty())
            m_effects.mark(actor, "acted");
        else if (played.action == "explosion" && !played.unit("train").empty() && played.answer("kind") == "maquina-loca")
            destroy(played.unit("train"));
        drive_back(played);
        offer_what_follows(played);
    }

private:
    const Unit& unit(const std::string& key) const { return m_effects.unit(key); }

    /// III: only two passes in a row end the turn.
    void forget_passes()
    {
        const auto units = m_effects.state().units;
        for (const Unit& side : units)
            if (side.kind == "side" && side.is("passed"))
                m_effects.set(side.key, "passed", "no");
    }

    void take(const StatChange& change)
    {
        if (change.stat == "bases_lost") {
            m_effects.add(change.unit, "bases", -std::min(number_of(change.word), unit(change.unit).number("bases")));
            m_effects.change({change});
        } else if (change.stat == "destroyed") {
            destroy(change.unit);
        } else if (change.stat == "leader_killed") {
            kill_leader(change.unit);
        } else if (change.does == corneta::Does::Set) {
            m_effects.set(change.unit, change.stat, change.word);
        } else {
            m_effects.change({change});
        }
    }

    /// A máquina loca is expected to be destroyed. Army Morale.
    void destroy(const std::string& key)
    {
        const Unit& lost = unit(key);
        if (lost.is("destroyed"))
            return;
        if (!lost.side.empty() && type_of(lost) != UnitType::MaquinaLoca)
            m_effects.add(lost.side, "units_destroyed", 1);
        m_effects.mark(key, "destroyed");
    }

    /// The leader of its column, or where that one was dead before the commander in chief; nothing where the roster has no leaders.
    std::string leader_of(const Unit& unit) const
    {
        std::string chief;
        for (const Unit& leader : m_effects.state().units) {
            const bool was_dead = leader.is("killed") && std::ranges::find(m_fallen, leader.key) == m_fallen.end();
            if (leader.kind != "leader" || leader.side != unit.side || was_dead)
                continue;
            if (leader.command == unit.command)
                return leader.key;
            if (leader.is("commander_in_chief"))
                chief = leader.key;
        }
        return chief;
    }

    /// One who is attached to several units that are hit together dies once.
    void kill_leader(const std::string& key)
    {
        const Unit led = unit(key);
        m_effects.mark(key, "leader_killed");
        m_effects.set(key, "leader", word_of(Leader::None, leaders));
        const std::string leader = leader_of(led);
        if (!leader.empty() && unit(leader).is("killed"))
            return;
        if (!led.side.empty())
            m_effects.add(led.side, "leaders_killed", 1);
        if (leader.empty())
            return;
        m_fallen.push_back(leader);
        m_effects.mark(leader, "killed");
        m_effects.announce({"{0} is killed.", {corneta::Name{unit(leader).name}}});
        const std::string command = unit(leader).command;
        const auto units = m_effects.state().units;
        for (const Unit& other : units)
            if (other.kind == "unit" && other.side == led.side && other.command == command && !other.word("leader").empty())
                m_effects.set(other.key, "leader", word_of(Leader::None, leaders));
    }

    void give_initiative(const std::string& winner)
    {
        const auto units = m_effects.state().units;
        for (const Unit& side : units)
            if (side.kind == "side")
                m_effects.set(side.key, "initiative", side.key == winner ? "yes" : "no");
    }

    /// A lost order leaves fire and regrouping; a delayed one changes the formation like one that arrives. Formations and Movement.
    void order(const std::string& key, const PlayedAction& played)
    {
        m_effects.set(key, "may_move", "no");
        if (played.word("result") == "lost") {
            m_effects.mark(key, "order_lost");
            return;
        }
        const UnitType type = type_of(unit(key));
        const std::string_view action = played.answer("action");
        m_effects.mark(key, "acted");
        if (runs_on_rails(type))
            m_effects.set(key, "train_now", action);
        else if (type == UnitType::Aircraft)
            take_off(key);
        form(key, formation_of(action));
        if (action != "deploy")
            leave_place(key);
    }

    void take_off(const std::string& key)
    {
        m_effects.set(key, "away", "no");
        m_effects.mark(key, "may_attack");
    }

    void form(const std::string& key, Formation formation)
    {
        if (!changes_formation(type_of(unit(key))))
            return;
        m_effects.set(key, "formation", word_of(formation, formations));
        m_effects.set(key, "deployed_at_start", "no");
    }

    /// Cover is that of the place where a unit stands: where it has gone it is in the open until the players say otherwise.
    void leave_place(const std::string& key)
    {
        const Unit before = unit(key);
        if (runs_on_rails(type_of(before)) || before.is("passenger"))
            return; // sandbags go with their train
        const std::string open = word_of(Cover::Open, covers);
        const bool is_covered = !before.word("cover").empty() && before.word("cover") != open;
        if (is_covered)
            m_effects.set(key, "cover", open);
        for (const std::string_view place : {"hull_down", "rough"})
            if (before.is(place))
                m_effects.set(key, place, "no");
        if (is_covered || before.is("hull_down") || before.is("rough"))
            m_effects.announce({"{0} left its cover.", {corneta::Name{before.name}}});
    }

    /// Anti-aircraft fire is no action of its own. Moving Fire may be followed by a Deploy or a Maneuver.
    void fire(const std::string& key, std::string_view action)
    {
        if (action == "anti-aircraft")
            return;
        m_effects.mark(key, "acted");
        m_effects.mark(key, "fired");
        if (action == "bomb" || action == "strafe")
            fly_home(key);
        else if ((action == "moving-fire" || is_automobile(type_of(unit(key)))) && !unit(key).is("order_lost"))
            m_effects.mark(key, "may_move");
    }

    void fly_home(const std::string& key)
    {
        m_effects.mark(key, "away");
        if (unit(key).is("may_attack"))
            m_effects.set(key, "may_attack", "no");
    }

    /// One that fire stops is back where it started, in maneuver formation.
    void assault(const std::string& key, const PlayedAction& played)
    {
        if (played.word("orders") == "lost") {
            m_effects.mark(key, "order_lost");
            return;
        }
        m_effects.mark(key, "acted");
        form(key, Formation::Maneuver);
        const std::string target = played.unit("target");
        if (played.word("target_acted") == "yes" && !target.empty() && unit(target).is("may_move"))
            m_effects.set(target, "may_move", "no");
        const bool is_short = played.word("went_home") == "no" && played.word("defensive_fire") == "none";
        if (played.word("went_home") == "yes" || is_short)
            leave_place(key);
    }

    /// Who falls back or is pushed back leaves its place.
    void drive_back(const PlayedAction& played)
    {
        constexpr std::array<std::array<std::string_view, 2>, 4> moves{
            {{"target", "falls_back"}, {"unit", "falls_back"}, {"actor", "actor_moves_back"}, {"target", "target_moves_back"}}};
        for (const auto& [role, key] : moves) {
            const auto units = corneta::game::units_in(played.roles, role);
            for (std::size_t row = 0; row < std::min(units.size(), played.outcomes.size()); ++row)
                if (number_of(played.word(key, row)) > 0)
                    leave_place(units[row]);
        }
    }

    /// An army that has lost a unit or a leader counts what is left once, and must: at nothing the game ends at once. Army Morale.
    void offer_what_follows(const PlayedAction& played)
    {
        m_effects.offer_instead();
        std::vector<corneta::game::Roles> counted;
        for (const Next& next : played.next) {
            const NextChoice& choice = next.choices.front();
            if (choice.action != "army-morale" || choice.roles.empty()) {
                m_effects.offer(next);
            } else if (std::ranges::find(counted, choice.roles) == counted.end()) {
                m_effects.offer({Follow::Must, next.by, {{choice.action, choice.words, choice.roles, {}}}});
                counted.push_back(choice.roles);
            }
        }
    }

    EffectsBuilder& m_effects;
    std::vector<std::string> m_fallen; ///< leaders that the play has killed
};

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects)
{
    Aftermath aftermath{effects};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
}

} // namespace revolucion
