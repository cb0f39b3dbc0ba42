// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/aftermath.h"

#include "rulesets/pedregal/combat/attack.h"
#include "rulesets/pedregal/game/forces.h"

#include <algorithm>
#include <string>

namespace pedregal {

using corneta::Follow;
using corneta::Name;
using corneta::game::EffectsBuilder;
using corneta::game::Next;
using corneta::game::PlayedAction;
using corneta::game::Unit;

namespace {

constexpr int turns_off_map = 2;

class Aftermath {
public:
    explicit Aftermath(EffectsBuilder& effects) : m_effects{effects} {}

    void take(const PlayedAction& played)
    {
        if (played.action == "attack")
            attack(played);
        else if (played.action == "ravine" || played.action == "deployment")
            become(played.unit("unit"), played.word("status"));
        else if (played.action == "leader-casualty")
            lose_leader(played);
        else if (played.action == "mexican-command")
            test(played);
        const std::string mover = played.unit(played.unit("unit").empty() ? "leader" : "unit");
        if (!mover.empty() && ends_move(played))
            m_effects.mark(mover, "move_over");
    }

    /// 18.1: won in the moment that no Mexican unit is on the map.
    void judge(bool was_on_map)
    {
        if (!was_on_map || mexican_units_on_map(m_effects.state()) > 0)
            return;
        m_effects.announce({"No Mexican unit is on the map."});
        m_effects.offer({Follow::Must, "us", {{"victory", "Who has won", {}, {}}}});
    }

private:
    const Unit& unit(const std::string& key) const { return m_effects.unit(key); }

    void add_to_side(const std::string& key, std::string_view side, std::string_view stat, int number)
    {
        if (unit(key).side == side)
            m_effects.add(side, stat, number);
    }

    /// Routed it is off the map until two turns later, and no garrison any more.
    void become(const std::string& key, std::string_view status)
    {
        if (key.empty() || unit(key).is("destroyed") || unit(key).word("status") == status)
            return;
        m_effects.set(key, "status", status);
        if (status != "routed")
            return;
        m_effects.set(key, "returns", std::to_string(m_effects.state().stage.turn + turns_off_map));
        leave_bastion(key);
    }

    void leave_bastion(const std::string& key)
    {
        if (unit(key).is("garrison"))
            m_effects.set(key, "garrison", "no");
    }

    void attack(const PlayedAction& played)
    {
        for (const std::string side : {"attacker", "defender"})
            if (!played.unit(side).empty())
                attack(played, side);
        for (const std::string& key : units_in(played.roles, "attacker"))
            m_effects.mark(key, "attacked");
        offer_retreats(played);
    }

    /// The first unit loses the steps, all of them are disrupted or rout, each as it stood before; told of it is the first.
    void attack(const PlayedAction& played, const std::string& side)
    {
        const std::string first = played.unit(side);
        lose_steps(first, corneta::game::number_of(played.word(side + "_steps_lost")), played.word(side + "_destroyed") == "yes");
        const std::string status = played.word(side + "_status");
        const bool is_worse = status != (played.answer(side + "_disrupted") == "yes" ? "disrupted" : "good");
        for (const std::string& key : units_in(played.roles, side)) {
            if (key == first) {
                become(key, status);
            } else if (is_worse) {
                become(key, played.word("result") == "dm" || unit(key).word("status") == "disrupted" ? "routed" : "disrupted");
                if (unit(key).word("status") != status)
                    announce_status(unit(key));
            }
            if (played.word(side + "_retreats") != "0")
                leave_bastion(key);
        }
    }

    void announce_status(const Unit& unit)
    {
        if (unit.word("status") == "routed") {
            m_effects.announce({"{0} routs.", {Name{unit.name}}});
            m_effects.instruct({"Take {0} off the map until turn {1}.", {Name{unit.name}, unit.number("returns")}});
        } else {
            m_effects.announce({"{0} is disrupted.", {Name{unit.name}}});
            m_effects.instruct({"Put a disruption marker on {0}.", {Name{unit.name}}});
        }
    }

    void lose_steps(const std::string& key, int steps, bool is_destroyed)
    {
        m_effects.add(key, "steps", -std::min(steps, unit(key).number("steps")));
        m_effects.add(key, "steps_lost", steps);
        add_to_side(key, "us", "steps_eliminated", steps);
        if (!is_destroyed || unit(key).is("destroyed"))
            return;
        m_effects.mark(key, "destroyed");
        leave_bastion(key);
        add_to_side(key, "mexican", "units_destroyed", 1);
    }

    /// A way back across a ravine is for each unit of infantry that is driven back, as it stands now; all else as the action offers it.
    void offer_retreats(const PlayedAction& played)
    {
        m_effects.offer_instead();
        for (const Next& next : played.next) {
            const bool is_attackers = next.by == "attacker" || next.by == played.unit("attacker");
            if (next.choices.front().action != "ravine" || played.unit(is_attackers ? "attacker" : "defender").empty())
                m_effects.offer(next);
        }
        for (const std::string side : {"attacker", "defender"})
            for (const std::string& key : units_in(played.roles, side))
                drive_back(played, side, key);
    }

    /// The action speaks for the first unit: where that one routs, others that are disrupted retreat.
    void drive_back(const PlayedAction& played, const std::string& side, const std::string& key)
    {
        const Unit& driven = unit(key);
        const bool is_by_itself = played.word(side + "_status") == "routed" && played.answer(side + "_retreat_blocked") != "yes";
        if (driven.is("destroyed") || driven.word("status") == "routed" || (played.word(side + "_retreats") == "0" && !is_by_itself))
            return;
        if (is_by_itself)
            m_effects.instruct({moves_back, {Name{driven.name}}});
        if (driven.word("arm") == "infantry")
            m_effects.offer(
                {Follow::May, key, {{"ravine", std::string{retreat_across_ravine}, {{"unit", {key}}}, {{"forced_retreat", "yes"}}}}});
    }

    void lose_leader(const PlayedAction& played)
    {
        const std::string key = played.unit("leader");
        if (key.empty() || played.word("casualty") != "yes" || unit(key).is("casualty"))
            return;
        m_effects.mark(key, "casualty");
        if (!unit(key).side.empty())
            m_effects.add(unit(key).side, "leaders_lost", 1);
    }

    /// 19.4: one die in a phase; none when he is active already, or awakened.
    void test(const PlayedAction& played)
    {
        const std::string side = played.unit("mexican");
        if (side.empty())
            return;
        if (played.answer("already_active") != "yes" && played.answer("us_behind_protected_hexside") != "yes")
            m_effects.mark(side, "tested");
        if (played.word("active") != "yes")
            return;
        m_effects.mark(side, "santa_anna_active");
        m_effects.mark(side, "hq_active");
    }

    /// Who stays out of the lava, fails to enter a zone or has crossed a ravine or the river moves no more.
    bool ends_move(const PlayedAction& played) const
    {
        if (m_effects.state().stage.phase != "movement")
            return false;
        return (played.action == "lava-bed" && played.word("enters") == "no")
            || (played.action == "enemy-zone-entry" && played.word("may_enter") == "no")
            || (played.action == "river-crossing" && played.word("stops") == "yes")
            || (played.action == "ravine" && played.word("result") != "stays" && played.answer("forced_retreat") != "yes");
    }

    EffectsBuilder& m_effects;
};

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects)
{
    const bool was_on_map = mexican_units_on_map(effects.state()) > 0;
    Aftermath aftermath{effects};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
    aftermath.judge(was_on_map);
}

} // namespace pedregal
