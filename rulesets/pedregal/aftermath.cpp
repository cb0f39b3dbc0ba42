// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/aftermath.h"

#include "rulesets/pedregal/attack.h"
#include "rulesets/pedregal/forces.h"

#include <algorithm>
#include <string>

namespace pedregal {

using corneta::Follow;
using corneta::Name;
using corneta::game::Deed;
using corneta::game::Next;
using corneta::game::Settling;
using corneta::game::Unit;

namespace {

constexpr int turns_off_map = 2;

class Aftermath {
public:
    explicit Aftermath(Settling& settling) : m_settling{settling} {}

    void take(const Deed& deed)
    {
        if (deed.action == "attack")
            attack(deed);
        else if (deed.action == "ravine" || deed.action == "deployment")
            become(deed.unit("unit"), deed.word("status"));
        else if (deed.action == "leader-casualty")
            lose_leader(deed);
        else if (deed.action == "mexican-command")
            test(deed);
        const std::string mover = deed.unit(deed.unit("unit").empty() ? "leader" : "unit");
        if (!mover.empty() && ends_move(deed))
            m_settling.mark(mover, "move_over");
    }

    /// 18.1: won in the moment that no Mexican unit is on the map.
    void judge(bool was_on_map)
    {
        if (!was_on_map || mexican_units_on_map(m_settling.state()) > 0)
            return;
        m_settling.tell({"No Mexican unit is on the map."});
        m_settling.offer({Follow::Must, "us", {{"victory", "Who has won", {}, {}}}});
    }

private:
    const Unit& unit(const std::string& key) const { return m_settling.unit(key); }

    void add_to_side(const std::string& key, std::string_view side, std::string_view stat, int number)
    {
        if (unit(key).side == side)
            m_settling.add(side, stat, number);
    }

    /// Routed it is off the map until two turns later, and no garrison any more.
    void become(const std::string& key, std::string_view status)
    {
        if (key.empty() || unit(key).is("destroyed") || unit(key).word("status") == status)
            return;
        m_settling.set(key, "status", status);
        if (status != "routed")
            return;
        m_settling.set(key, "returns", std::to_string(m_settling.state().stage.turn + turns_off_map));
        leave_bastion(key);
    }

    void leave_bastion(const std::string& key)
    {
        if (unit(key).is("garrison"))
            m_settling.set(key, "garrison", "no");
    }

    void attack(const Deed& deed)
    {
        for (const std::string side : {"attacker", "defender"})
            if (!deed.unit(side).empty())
                attack(deed, side);
        for (const std::string& key : units_in(deed.roles, "attacker"))
            m_settling.mark(key, "attacked");
        offer_retreats(deed);
    }

    /// The first unit loses the steps, all of them are disrupted or rout, each as it stood before; told of it is the first.
    void attack(const Deed& deed, const std::string& side)
    {
        const std::string first = deed.unit(side);
        lose_steps(first, corneta::game::number_of(deed.word(side + "_steps_lost")), deed.word(side + "_destroyed") == "yes");
        const std::string status = deed.word(side + "_status");
        const bool is_worse = status != (deed.answer(side + "_disrupted") == "yes" ? "disrupted" : "good");
        for (const std::string& key : units_in(deed.roles, side)) {
            if (key == first) {
                become(key, status);
            } else if (is_worse) {
                become(key, deed.word("result") == "dm" || unit(key).word("status") == "disrupted" ? "routed" : "disrupted");
                if (unit(key).word("status") != status)
                    tell_status(unit(key));
            }
            if (deed.word(side + "_retreats") != "0")
                leave_bastion(key);
        }
    }

    void tell_status(const Unit& unit)
    {
        if (unit.word("status") == "routed") {
            m_settling.tell({"{0} routs.", {Name{unit.name}}});
            m_settling.hand({"Take {0} off the map until turn {1}.", {Name{unit.name}, unit.number("returns")}});
        } else {
            m_settling.tell({"{0} is disrupted.", {Name{unit.name}}});
            m_settling.hand({"Put a disruption marker on {0}.", {Name{unit.name}}});
        }
    }

    void lose_steps(const std::string& key, int steps, bool is_destroyed)
    {
        m_settling.add(key, "steps", -std::min(steps, unit(key).number("steps")));
        m_settling.add(key, "steps_lost", steps);
        add_to_side(key, "us", "steps_eliminated", steps);
        if (!is_destroyed || unit(key).is("destroyed"))
            return;
        m_settling.mark(key, "destroyed");
        leave_bastion(key);
        add_to_side(key, "mexican", "units_destroyed", 1);
    }

    /// A way back across a ravine is for each unit of infantry that is driven back, as it stands now; all else as the action offers it.
    void offer_retreats(const Deed& deed)
    {
        m_settling.offer_instead();
        for (const Next& next : deed.next) {
            const bool is_attackers = next.by == "attacker" || next.by == deed.unit("attacker");
            if (next.choices.front().action != "ravine" || deed.unit(is_attackers ? "attacker" : "defender").empty())
                m_settling.offer(next);
        }
        for (const std::string side : {"attacker", "defender"})
            for (const std::string& key : units_in(deed.roles, side))
                drive_back(deed, side, key);
    }

    /// The action speaks for the first unit: where that one routs, others that are disrupted retreat.
    void drive_back(const Deed& deed, const std::string& side, const std::string& key)
    {
        const Unit& driven = unit(key);
        const bool is_by_itself = deed.word(side + "_status") == "routed" && deed.answer(side + "_retreat_blocked") != "yes";
        if (driven.is("destroyed") || driven.word("status") == "routed" || (deed.word(side + "_retreats") == "0" && !is_by_itself))
            return;
        if (is_by_itself)
            m_settling.hand({moves_back, {Name{driven.name}}});
        if (driven.word("arm") == "infantry")
            m_settling.offer(
                {Follow::May, key, {{"ravine", std::string{retreat_across_ravine}, {{"unit", {key}}}, {{"forced_retreat", "yes"}}}}});
    }

    void lose_leader(const Deed& deed)
    {
        const std::string key = deed.unit("leader");
        if (key.empty() || deed.word("casualty") != "yes" || unit(key).is("casualty"))
            return;
        m_settling.mark(key, "casualty");
        if (!unit(key).side.empty())
            m_settling.add(unit(key).side, "leaders_lost", 1);
    }

    /// 19.4: one die in a phase; none when he is active already, or awakened.
    void test(const Deed& deed)
    {
        const std::string side = deed.unit("mexican");
        if (side.empty())
            return;
        if (deed.answer("already_active") != "yes" && deed.answer("us_behind_protected_hexside") != "yes")
            m_settling.mark(side, "tested");
        if (deed.word("active") != "yes")
            return;
        m_settling.mark(side, "santa_anna_active");
        m_settling.mark(side, "hq_active");
    }

    /// Who stays out of the lava, fails to enter a zone or has crossed a ravine or the river moves no more.
    bool ends_move(const Deed& deed) const
    {
        if (m_settling.state().stage.phase != "movement")
            return false;
        return (deed.action == "lava-bed" && deed.word("enters") == "no")
            || (deed.action == "enemy-zone-entry" && deed.word("may_enter") == "no")
            || (deed.action == "river-crossing" && deed.word("stops") == "yes")
            || (deed.action == "ravine" && deed.word("result") != "stays" && deed.answer("forced_retreat") != "yes");
    }

    Settling& m_settling;
};

} // namespace

void settle(std::span<const Deed> deeds, Settling& settling)
{
    const bool was_on_map = mexican_units_on_map(settling.state()) > 0;
    Aftermath aftermath{settling};
    for (const Deed& deed : deeds)
        aftermath.take(deed);
    aftermath.judge(was_on_map);
}

} // namespace pedregal
