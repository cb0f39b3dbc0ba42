// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulesets/revolucion/game/game.h"

#include <map>

namespace revolucion {

/// What orders, fires and assaults leave of those in them.
struct CombatAftermath {
    EffectsBuilder& effects;
    const Charts& charts;
    std::vector<std::string> fallen{};            ///< leaders that the play has killed
    std::map<std::string, std::string> seconds{}; ///< who was attached beside another leader before the play, by unit
    std::map<std::string, std::string> leading{}; ///< who was named to lead an assault in person, by unit
    const Unit& unit(const std::string& key) const { return effects.unit(key); }

    void lose_bases(const std::string& key, int lost);
    /// A máquina loca is expected to be destroyed. Army Morale.
    void destroy(const std::string& key);
    /// Whoever was named to lead it, else its own. One who is attached to several units that are hit together dies once.
    void kill_leader(const std::string& key);
    /// One who had a die of his own.
    void lose_leader(const std::string& leader);
    void explode(const PlayedAction& played, Blast kind);
    void blow_up(const std::string& engine);
    void act(const PlayedAction& played);
    /// A delayed order changes the formation like one that arrives. Formations and Movement.
    void order(const PlayedAction& played, const PlayedAs<Orders, OrdersEnd>& ordered);
    /// By an order or on a route march.
    void go(const std::string& key, Move move);
    /// A second leader attached has a die of his own.
    void endanger_second(const std::string& unit, int levels, LeaderRisk cause);
    /// A unit that has regrouped takes any formation.
    void reform(const std::string& key, RegroupResult result);
    /// The cover that was said of a target stays its cover.
    void keep_cover(const std::string& key, Cover said);
    /// An enemy who comes upon a leader: he goes out of the way, as no move of his.
    void offer_aside(const std::string& target, const AssaultEnd& end);
    void form(const std::string& key, Formation formation);
    /// Where it has gone it is in the open until the players say otherwise.
    void leave_place(const std::string& key);
    /// Anti-aircraft fire is no action of its own.
    void shoot(const std::string& key, FireAction action);
    /// One that fire stops is back where it started, in maneuver formation.
    void charge(const PlayedAction& played, const PlayedAs<Assault, AssaultEnd>& made);
    /// Who falls back or is pushed back leaves its place.
    void drive_back(const std::string& key, const Damage& damage);
};

} // namespace revolucion
