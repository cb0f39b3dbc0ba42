// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/aftermath.h"

#include "rulesets/cedar_creek/brigades.h"
#include "rulesets/cedar_creek/terms.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace cedar_creek {

using corneta::Follow;
using corneta::Given;
using corneta::game::Deed;
using corneta::game::Next;
using corneta::game::Roles;
using corneta::game::Settling;
using corneta::game::Unit;

namespace {

int number_in(const Deed& deed, std::string_view key)
{
    return corneta::game::number_of(deed.word(key));
}

class Aftermath {
public:
    explicit Aftermath(Settling& settling) : m_settling{settling} {}

    void take(const Deed& deed)
    {
        if (deed.action == "attack")
            attack(deed);
        else if (deed.action == "retreat")
            retreat(deed);
        else if (deed.action == "rout-recovery")
            recover(deed);
        else if (deed.action == "movement-cost")
            move(deed);
        else if (deed.action == "initiative-test")
            test(deed);
        else if (deed.action == "activation")
            activate(deed);
        else
            roll(deed);
    }

private:
    const Unit& unit(const std::string& key) const { return m_settling.unit(key); }

    /// To the highest level at most, at which a routed brigade is held to be.
    void tire(const std::string& key, int levels)
    {
        m_settling.add(key, "fatigue", std::clamp(highest_fatigue - fatigue_when_attacked(unit(key)), 0, std::max(levels, 0)));
    }

    void tire_all(const Deed& deed, std::string_view role, int levels)
    {
        for (const std::string& key : units_in(deed.roles, role))
            tire(key, levels);
    }

    /// The levels of a result are those of the brigade with the most; where it can take no more the others take one all the same.
    int levels_of(const Deed& deed, const std::string& loser) const
    {
        const int gained = number_in(deed, loser + "_fatigue_gained");
        const auto firsts = units_in(deed.roles, loser);
        const bool is_at_most =
            std::ranges::any_of(firsts, [&](const std::string& key) { return fatigue_when_attacked(unit(key)) >= highest_fatigue; });
        return gained == 0 && is_at_most ? 1 : gained;
    }

    void attack(const Deed& deed)
    {
        const std::string loser = deed.word("result") == "defender-loses" ? "defender" : "attacker";
        for (const std::string& key : units_in(deed.roles, loser))
            tire(key, levels_of(deed, loser));
        if (deed.word(loser + "_hit") == "yes" && !deed.unit(loser).empty())
            offer_retreats(deed, loser);
        tire_all(deed, "charger", number_in(deed, "charge_fatigue"));
        for (const std::string& key : units_in(deed.roles, "attacker"))
            m_settling.mark(key, "attacked");
        for (const std::string_view line : {"defender", "defender_support"})
            for (const std::string& key : units_in(deed.roles, line))
                m_settling.mark(key, "was_attacked");
    }

    /// Each first-line brigade that is hit decides for itself, with its own numbers, before a charge tires it.
    void offer_retreats(const Deed& deed, const std::string& loser)
    {
        m_settling.offer_instead();
        const auto firsts = units_in(deed.roles, loser);
        const auto seconds = units_in(deed.roles, loser + "_support");
        const auto victors = units_in(deed.roles, loser == "attacker" ? "defender" : "attacker");
        for (const std::string& key : firsts) {
            Roles back{{"brigade", {key}}};
            if (firsts.size() == 1 && seconds.size() == 1)
                back.push_back({"second_line", seconds});
            Next next{Follow::Either, unit(key).side, {{"retreat", unit(key).name + " retreats", back, answered(key, "retreat")}}};
            if (victors.empty())
                next.choices.push_back({"retreat", unit(key).name + " holds", {{"brigade", {key}}}, answered(key, "hold")});
            for (const std::string& victor : victors)
                next.choices.push_back({"retreat",
                                        unit(key).name + " holds" + (victors.size() > 1 ? ", " + unit(victor).name + " tires" : ""),
                                        {{"brigade", {key}}, {"victor", {victor}}},
                                        answered(key, "hold")});
            m_settling.offer(std::move(next));
        }
    }

    /// What a hit brigade answers with, at the fatigue of this moment.
    std::vector<Given> answered(const std::string& key, const std::string& choice) const
    {
        return {{"choice", choice}, {"fatigue", std::to_string(fatigue_when_attacked(unit(key)))}};
    }

    /// A point counts for the side; with it go a point of strength and one of artillery or sharpshooters.
    void lose(const std::string& key, int points)
    {
        m_settling.add(key, "losses", points);
        m_settling.add(key, "strength", -points);
        for (const std::string_view rating : {"artillery", "sharpshooters"})
            m_settling.add(key, rating, -std::min(points, unit(key).number(rating)));
        count_losses(unit(key).side);
    }

    void count_losses(const std::string& side)
    {
        if (const auto losses = losses_of(m_settling.state(), side); losses && !side.empty())
            m_settling.add(side, "losses", *losses - unit(side).number("losses"));
    }

    void retreat(const Deed& deed)
    {
        const bool holds = deed.word("result") == "hold";
        tire_all(deed, holds ? "victor" : "second_line", 1);
        if (!holds)
            leave_zone(deed);
        const std::string key = deed.unit("brigade");
        if (key.empty())
            return;
        lose(key, std::min(number_in(deed, "losses"), unit(key).number("strength")));
        if (deed.word("eliminated") == "yes")
            m_settling.mark(key, "eliminated");
        else if (deed.word("routs") == "yes")
            m_settling.mark(key, "routed");
        if (deed.answer("choice") == "voluntary-rout")
            m_settling.mark(key, "moved");
    }

    /// The zone has been attacked in this round, and not the one that they come to.
    void leave_zone(const Deed& deed)
    {
        for (const std::string_view role : {"brigade", "second_line"})
            for (const std::string& key : units_in(deed.roles, role))
                if (unit(key).is("was_attacked"))
                    m_settling.set(key, "was_attacked", "no");
    }

    /// Organized again; with a step the point is as if it had never been lost, but for artillery markers.
    void recover(const Deed& deed)
    {
        const std::string key = deed.unit("brigade");
        if (key.empty())
            return;
        m_settling.mark(key, "tested");
        if (deed.word("result") == "routed")
            return;
        m_settling.set(key, "routed", "no");
        if (deed.word("result") != "organized-and-step" || unit(key).number("losses") == 0)
            return;
        m_settling.add(key, "losses", -1);
        m_settling.add(key, "strength", 1);
        count_losses(unit(key).side);
        for (const std::string rating : {"artillery", "sharpshooters"}) {
            const int full = unit(key).number(rating + "_at_start") - unit(key).number("losses");
            m_settling.add(key, rating, std::clamp(full - unit(key).number(rating), 0, 1));
        }
    }

    void move(const Deed& deed)
    {
        const std::string key = deed.unit("brigade");
        if (key.empty() || deed.word("can") != "yes" || deed.answer("kind") == "command")
            return;
        m_settling.mark(key, "moved");
        if (deed.answer("mount_change") == "yes")
            m_settling.set(key, "mounted", unit(key).is("mounted") ? "no" : "yes");
        if (deed.answer("fatigue_bonus") == "yes")
            tire(key, 1);
    }

    void roll(const Deed& deed)
    {
        const std::vector<Unit> units = m_settling.state().units;
        for (const Unit& one : units) {
            if (one.kind != "side")
                continue;
            if (deed.action == "initiative" && deed.word("first_player") != "tie")
                m_settling.set(one.key, "first", deed.word("first_player") == one.key ? "yes" : "no");
            if (deed.action == "continuation")
                m_settling.set(one.key, "another_round", deed.word("another_round"));
            if (deed.action == "sheridan" && one.key == "union" && deed.word("arrives") == "yes")
                m_settling.mark(one.key, "sheridan");
            if (deed.action == "continuation" || deed.action == "sheridan")
                m_settling.mark(one.key, "rolled");
        }
    }

    /// A division that fails is held to have moved. 10.
    void test(const Deed& deed)
    {
        const std::string division = deed.unit("division");
        if (division.empty())
            return;
        m_settling.mark(division, "tested");
        const std::vector<Unit> units = m_settling.state().units;
        for (const Unit& one : units)
            if (one.command == division && deed.word("activates") == "no")
                m_settling.mark(one.key, "unable");
    }

    void activate(const Deed& deed)
    {
        const std::string side = side_of_activation(deed);
        if (m_settling.state().find(side) == nullptr)
            return;
        m_settling.mark(side, "activated");
        m_settling.set(side, "divisions", deed.word("divisions"));
    }

    Settling& m_settling;
};

} // namespace

void settle(std::span<const Deed> deeds, Settling& settling)
{
    Aftermath aftermath{settling};
    for (const Deed& deed : deeds)
        aftermath.take(deed);
}

} // namespace cedar_creek
