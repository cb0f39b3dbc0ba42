// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/aftermath.h"

#include "rulesets/revolucion/roster.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace revolucion {

using corneta::Follow;
using corneta::game::Deed;
using corneta::game::Next;
using corneta::game::NextChoice;
using corneta::game::Settling;
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
    explicit Aftermath(Settling& settling) : m_settling{settling} {}

    void take(const Deed& deed)
    {
        m_fallen.clear();
        for (const StatChange& change : deed.changes)
            take(change);
        const std::string actor = deed.unit("actor");
        if (!actor.empty())
            forget_passes();
        if (deed.action == "initiative")
            give_initiative(deed.word("side"));
        else if (deed.action == "army-morale" && !deed.unit("army").empty())
            m_settling.set(deed.unit("army"), "beaten", deed.word("beaten"));
        else if (deed.action == "orders" && !actor.empty())
            order(actor, deed);
        else if (deed.action == "fire" && !actor.empty())
            fire(actor, deed.answer("action"));
        else if (deed.action == "assault" && !actor.empty())
            assault(actor, deed);
        else if (deed.action == "regroup" && !actor.empty())
            m_settling.mark(actor, "acted");
        else if (deed.action == "explosion" && !deed.unit("train").empty() && deed.answer("kind") == "maquina-loca")
            destroy(deed.unit("train"));
        drive_back(deed);
        offer_what_follows(deed);
    }

private:
    const Unit& unit(const std::string& key) const { return m_settling.unit(key); }

    /// III: only two passes in a row end the turn.
    void forget_passes()
    {
        const auto units = m_settling.state().units;
        for (const Unit& side : units)
            if (side.kind == "side" && side.is("passed"))
                m_settling.set(side.key, "passed", "no");
    }

    void take(const StatChange& change)
    {
        if (change.stat == "bases_lost") {
            m_settling.add(change.unit, "bases", -std::min(number_of(change.word), unit(change.unit).number("bases")));
            m_settling.change({change});
        } else if (change.stat == "destroyed") {
            destroy(change.unit);
        } else if (change.stat == "leader_killed") {
            kill_leader(change.unit);
        } else if (change.does == corneta::Does::Set) {
            m_settling.set(change.unit, change.stat, change.word);
        } else {
            m_settling.change({change});
        }
    }

    /// A máquina loca is expected to be destroyed. Army Morale.
    void destroy(const std::string& key)
    {
        const Unit& lost = unit(key);
        if (lost.is("destroyed"))
            return;
        if (!lost.side.empty() && type_of(lost) != UnitType::MaquinaLoca)
            m_settling.add(lost.side, "units_destroyed", 1);
        m_settling.mark(key, "destroyed");
    }

    /// The leader of its column, or where that one was dead before the commander in chief; nothing where the roster has no leaders.
    std::string leader_of(const Unit& unit) const
    {
        std::string chief;
        for (const Unit& leader : m_settling.state().units) {
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
        m_settling.mark(key, "leader_killed");
        m_settling.set(key, "leader", word_of(Leader::None, leaders));
        const std::string leader = leader_of(led);
        if (!leader.empty() && unit(leader).is("killed"))
            return;
        if (!led.side.empty())
            m_settling.add(led.side, "leaders_killed", 1);
        if (leader.empty())
            return;
        m_fallen.push_back(leader);
        m_settling.mark(leader, "killed");
        m_settling.tell({"{0} is killed.", {corneta::Name{unit(leader).name}}});
        const std::string command = unit(leader).command;
        const auto units = m_settling.state().units;
        for (const Unit& other : units)
            if (other.kind == "unit" && other.side == led.side && other.command == command && !other.word("leader").empty())
                m_settling.set(other.key, "leader", word_of(Leader::None, leaders));
    }

    void give_initiative(const std::string& winner)
    {
        const auto units = m_settling.state().units;
        for (const Unit& side : units)
            if (side.kind == "side")
                m_settling.set(side.key, "initiative", side.key == winner ? "yes" : "no");
    }

    /// A lost order leaves fire and regrouping; a delayed one changes the formation like one that arrives. Formations and Movement.
    void order(const std::string& key, const Deed& deed)
    {
        m_settling.set(key, "may_move", "no");
        if (deed.word("result") == "lost") {
            m_settling.mark(key, "order_lost");
            return;
        }
        const UnitType type = type_of(unit(key));
        const std::string_view action = deed.answer("action");
        m_settling.mark(key, "acted");
        if (runs_on_rails(type))
            m_settling.set(key, "train_now", action);
        else if (type == UnitType::Aircraft)
            take_off(key);
        form(key, formation_of(action));
        if (action != "deploy")
            leave_place(key);
    }

    void take_off(const std::string& key)
    {
        m_settling.set(key, "away", "no");
        m_settling.mark(key, "may_attack");
    }

    void form(const std::string& key, Formation formation)
    {
        if (!changes_formation(type_of(unit(key))))
            return;
        m_settling.set(key, "formation", word_of(formation, formations));
        m_settling.set(key, "deployed_at_start", "no");
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
            m_settling.set(key, "cover", open);
        for (const std::string_view place : {"hull_down", "rough"})
            if (before.is(place))
                m_settling.set(key, place, "no");
        if (is_covered || before.is("hull_down") || before.is("rough"))
            m_settling.tell({"{0} left its cover.", {corneta::Name{before.name}}});
    }

    /// Anti-aircraft fire is no action of its own. Moving Fire may be followed by a Deploy or a Maneuver.
    void fire(const std::string& key, std::string_view action)
    {
        if (action == "anti-aircraft")
            return;
        m_settling.mark(key, "acted");
        m_settling.mark(key, "fired");
        if (action == "bomb" || action == "strafe")
            fly_home(key);
        else if ((action == "moving-fire" || is_automobile(type_of(unit(key)))) && !unit(key).is("order_lost"))
            m_settling.mark(key, "may_move");
    }

    void fly_home(const std::string& key)
    {
        m_settling.mark(key, "away");
        if (unit(key).is("may_attack"))
            m_settling.set(key, "may_attack", "no");
    }

    /// One that fire stops is back where it started, in maneuver formation.
    void assault(const std::string& key, const Deed& deed)
    {
        if (deed.word("orders") == "lost") {
            m_settling.mark(key, "order_lost");
            return;
        }
        m_settling.mark(key, "acted");
        form(key, Formation::Maneuver);
        const std::string target = deed.unit("target");
        if (deed.word("target_acted") == "yes" && !target.empty() && unit(target).is("may_move"))
            m_settling.set(target, "may_move", "no");
        const bool is_short = deed.word("went_home") == "no" && deed.word("defensive_fire") == "none";
        if (deed.word("went_home") == "yes" || is_short)
            leave_place(key);
    }

    /// Who falls back or is pushed back leaves its place.
    void drive_back(const Deed& deed)
    {
        constexpr std::array<std::array<std::string_view, 2>, 4> moves{
            {{"target", "falls_back"}, {"unit", "falls_back"}, {"actor", "actor_moves_back"}, {"target", "target_moves_back"}}};
        for (const auto& [role, key] : moves) {
            const auto units = corneta::game::units_in(deed.roles, role);
            for (std::size_t row = 0; row < std::min(units.size(), deed.outcomes.size()); ++row)
                if (number_of(deed.word(key, row)) > 0)
                    leave_place(units[row]);
        }
    }

    /// An army that has lost a unit or a leader counts what is left once, and must: at nothing the game ends at once. Army Morale.
    void offer_what_follows(const Deed& deed)
    {
        m_settling.offer_instead();
        std::vector<corneta::game::Roles> counted;
        for (const Next& next : deed.next) {
            const NextChoice& choice = next.choices.front();
            if (choice.action != "army-morale" || choice.roles.empty()) {
                m_settling.offer(next);
            } else if (std::ranges::find(counted, choice.roles) == counted.end()) {
                m_settling.offer({Follow::Must, next.by, {{choice.action, choice.words, choice.roles, {}}}});
                counted.push_back(choice.roles);
            }
        }
    }

    Settling& m_settling;
    std::vector<std::string> m_fallen; ///< leaders that the deed has killed
};

} // namespace

void settle(std::span<const Deed> deeds, Settling& settling)
{
    Aftermath aftermath{settling};
    for (const Deed& deed : deeds)
        aftermath.take(deed);
}

} // namespace revolucion
