// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game/aftermath.h"

#include "rulesets/cedar_creek/charts/terms.h"
#include "rulesets/cedar_creek/game/brigades.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace cedar_creek {

using corneta::Follow;
using corneta::Given;
using corneta::game::EffectsBuilder;
using corneta::game::Next;
using corneta::game::PlayedAction;
using corneta::game::Roles;
using corneta::game::Unit;

namespace {

int number_in(const PlayedAction& played, std::string_view key)
{
    return corneta::game::number_of(played.word(key));
}

class Aftermath {
public:
    explicit Aftermath(EffectsBuilder& effects) : m_effects{effects} {}

    void take(const PlayedAction& played)
    {
        if (played.action == "attack")
            attack(played);
        else if (played.action == "retreat")
            retreat(played);
        else if (played.action == "rout-recovery")
            recover(played);
        else if (played.action == "movement-cost")
            move(played);
        else if (played.action == "initiative-test")
            test(played);
        else if (played.action == "activation")
            activate(played);
        else
            roll(played);
    }

private:
    const Unit& unit(const std::string& key) const { return m_effects.unit(key); }

    /// To the highest level at most, at which a routed brigade is held to be.
    void tire(const std::string& key, int levels)
    {
        m_effects.add(key, "fatigue", std::clamp(highest_fatigue - fatigue_when_attacked(unit(key)), 0, std::max(levels, 0)));
    }

    void tire_all(const PlayedAction& played, std::string_view role, int levels)
    {
        for (const std::string& key : units_in(played.roles, role))
            tire(key, levels);
    }

    /// The levels of a result are those of the brigade with the most; where it can take no more the others take one all the same.
    int levels_of(const PlayedAction& played, const std::string& loser) const
    {
        const int gained = number_in(played, loser + "_fatigue_gained");
        const auto firsts = units_in(played.roles, loser);
        const bool is_at_most =
            std::ranges::any_of(firsts, [&](const std::string& key) { return fatigue_when_attacked(unit(key)) >= highest_fatigue; });
        return gained == 0 && is_at_most ? 1 : gained;
    }

    void attack(const PlayedAction& played)
    {
        const std::string loser = played.word("result") == "defender-loses" ? "defender" : "attacker";
        for (const std::string& key : units_in(played.roles, loser))
            tire(key, levels_of(played, loser));
        if (played.word(loser + "_hit") == "yes" && !played.unit(loser).empty())
            offer_retreats(played, loser);
        tire_all(played, "charger", number_in(played, "charge_fatigue"));
        for (const std::string& key : units_in(played.roles, "attacker"))
            m_effects.mark(key, "attacked");
        for (const std::string_view line : {"defender", "defender_support"})
            for (const std::string& key : units_in(played.roles, line))
                m_effects.mark(key, "was_attacked");
    }

    /// Each first-line brigade that is hit decides for itself, with its own numbers, before a charge tires it.
    void offer_retreats(const PlayedAction& played, const std::string& loser)
    {
        m_effects.offer_instead();
        const auto firsts = units_in(played.roles, loser);
        const auto seconds = units_in(played.roles, loser + "_support");
        const auto victors = units_in(played.roles, loser == "attacker" ? "defender" : "attacker");
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
            m_effects.offer(std::move(next));
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
        m_effects.add(key, "losses", points);
        m_effects.add(key, "strength", -points);
        for (const std::string_view rating : {"artillery", "sharpshooters"})
            m_effects.add(key, rating, -std::min(points, unit(key).number(rating)));
        count_losses(unit(key).side);
    }

    void count_losses(const std::string& side)
    {
        if (const auto losses = losses_of(m_effects.state(), side); losses && !side.empty())
            m_effects.add(side, "losses", *losses - unit(side).number("losses"));
    }

    void retreat(const PlayedAction& played)
    {
        const bool holds = played.word("result") == "hold";
        tire_all(played, holds ? "victor" : "second_line", 1);
        if (!holds)
            leave_zone(played);
        const std::string key = played.unit("brigade");
        if (key.empty())
            return;
        lose(key, std::min(number_in(played, "losses"), unit(key).number("strength")));
        if (played.word("eliminated") == "yes")
            m_effects.mark(key, "eliminated");
        else if (played.word("routs") == "yes")
            m_effects.mark(key, "routed");
        if (played.answer("choice") == "voluntary-rout")
            m_effects.mark(key, "moved");
    }

    /// The zone has been attacked in this round, and not the one that they come to.
    void leave_zone(const PlayedAction& played)
    {
        for (const std::string_view role : {"brigade", "second_line"})
            for (const std::string& key : units_in(played.roles, role))
                if (unit(key).is("was_attacked"))
                    m_effects.set(key, "was_attacked", "no");
    }

    /// Organized again; with a step the point is as if it had never been lost, but for artillery markers.
    void recover(const PlayedAction& played)
    {
        const std::string key = played.unit("brigade");
        if (key.empty())
            return;
        m_effects.mark(key, "tested");
        if (played.word("result") == "routed")
            return;
        m_effects.set(key, "routed", "no");
        if (played.word("result") != "organized-and-step" || unit(key).number("losses") == 0)
            return;
        m_effects.add(key, "losses", -1);
        m_effects.add(key, "strength", 1);
        count_losses(unit(key).side);
        for (const std::string rating : {"artillery", "sharpshooters"}) {
            const int full = unit(key).number(rating + "_at_start") - unit(key).number("losses");
            m_effects.add(key, rating, std::clamp(full - unit(key).number(rating), 0, 1));
        }
    }

    void move(const PlayedAction& played)
    {
        const std::string key = played.unit("brigade");
        if (key.empty() || played.word("can") != "yes" || played.answer("kind") == "command")
            return;
        m_effects.mark(key, "moved");
        if (played.answer("mount_change") == "yes")
            m_effects.set(key, "mounted", unit(key).is("mounted") ? "no" : "yes");
        if (played.answer("fatigue_bonus") == "yes")
            tire(key, 1);
    }

    void roll(const PlayedAction& played)
    {
        const std::vector<Unit> units = m_effects.state().units;
        for (const Unit& one : units) {
            if (one.kind != "side")
                continue;
            if (played.action == "initiative" && played.word("first_player") != "tie")
                m_effects.set(one.key, "first", played.word("first_player") == one.key ? "yes" : "no");
            if (played.action == "continuation")
                m_effects.set(one.key, "another_round", played.word("another_round"));
            if (played.action == "sheridan" && one.key == "union" && played.word("arrives") == "yes")
                m_effects.mark(one.key, "sheridan");
            if (played.action == "continuation" || played.action == "sheridan")
                m_effects.mark(one.key, "rolled");
        }
    }

    /// A division that fails is held to have moved. 10.
    void test(const PlayedAction& played)
    {
        const std::string division = played.unit("division");
        if (division.empty())
            return;
        m_effects.mark(division, "tested");
        const std::vector<Unit> units = m_effects.state().units;
        for (const Unit& one : units)
            if (one.command == division && played.word("activates") == "no")
                m_effects.mark(one.key, "unable");
    }

    void activate(const PlayedAction& played)
    {
        const std::string side = side_of_activation(played);
        if (m_effects.state().find(side) == nullptr)
            return;
        m_effects.mark(side, "activated");
        m_effects.set(side, "divisions", played.word("divisions"));
    }

    EffectsBuilder& m_effects;
};

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects)
{
    Aftermath aftermath{effects};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
}

} // namespace cedar_creek
