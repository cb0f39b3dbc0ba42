// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

/// What fights do to brigades and sides: points and ratings lost, fatigue up to the highest level, routs. 9, 11.4.
struct Aftermath {
    EffectsBuilder& effects;
    const Charts& charts;

    void take(const PlayedAction& played)
    {
        if (const auto fought = played.as(cedar_creek::attack))
            attack(played, fought->end);
        else if (const auto retreated = played.as(cedar_creek::retreat))
            retreat(played, retreated->inputs, retreated->end);
        else if (const auto recovered = played.as(rout_recovery))
            recover(played.unit(role::brigade), recovered->end.result);
        else
            take_round_effect(played, effects, charts);
    }

    const State& state() const { return effects.state(); }
    const Unit& unit(const std::string& key) const { return effects.unit(key); }
    int number(GameNumber number) const { return charts[number].whole(); }
    int fatigue_of(const std::string& key) const { return fatigue_when_attacked(unit(key), charts); }
    int most_fatigue() const { return charts[CombatNumber::MostFatigue].whole(); }

    void tire_all(const std::vector<std::string>& keys, int levels)
    {
        for (const std::string& key : keys)
            tire(effects, key, levels, charts);
    }

    /// The levels of a result are those of the brigade with the most; where it can take no more the others take theirs all the same.
    int levels_of(const AttackEnd& end, const std::vector<std::string>& firsts) const
    {
        const bool is_at_most = std::ranges::any_of(firsts, [&](const std::string& key) { return fatigue_of(key) >= most_fatigue(); });
        return end.lost().fatigue_gained == 0 && is_at_most ? charts[suffered(end.attacker.total, end.defender.total, charts)].whole()
                                                            : end.lost().fatigue_gained;
    }

    void mark_all(const std::vector<std::string>& keys, const Stat<bool>& stat)
    {
        for (const std::string& key : keys)
            effects.mark(key, stat);
    }

    void attack(const PlayedAction& played, const AttackEnd& end)
    {
        const bool defends = end.loser() == Party::Defender;
        const auto in = [&](Role role) { return units_in(played.roles, role); };
        end_advances();
        tell_idle(effects, in(role::attacker));
        for (const Role behind : {role::attacker_support, role::defender_support})
            for (const std::string& key : in(behind))
                effects.unmark(key, stat::went_back); // behind another first line now
        const auto losers = in(defends ? role::defender : role::attacker);
        tire_all(losers, levels_of(end, losers));
        for (const Role first : {role::attacker, role::defender})
            for (const std::string& key : in(first))
                effects.unmark(key, stat::occupied); // after another fight
        if (end.lost().hit && !losers.empty())
            take_hit(effects, losers, in(defends ? role::defender_support : role::attacker_support),
                     in(defends ? role::attacker : role::defender), charts);
        for (const Unit* const charger : chargers_in(state(), played.roles))
            tire(effects, charger->key, end.charge_fatigue, charts);
    }

    /// 11.4: whom an earlier attack has left a zone has let it be.
    void end_advances()
    {
        for (const auto& owed : state().owed)
            for (const auto& choice : owed.next.choices)
                if (choice.action == advance.key)
                    mark_all(units_in(choice.roles, role::brigade), stat::stayed);
    }

    /// A point counts for the side; with it go a point of strength and one of artillery or sharpshooters.
    void lose(const std::string& key, int points)
    {
        effects.add(key, stat::losses, points);
        effects.add(key, stat::strength, -points);
        for (const Rating& rating : ratings)
            effects.add(key, rating.now, -std::min(points, unit(key)[rating.now]));
        count_losses(effects, unit(key).side);
        if (points == 0)
            return;
        if (!is_lost(unit(key)))
            mark_losses(unit(key), points);
        lose_artillery(key, points);
    }

    /// 11.4: its counter is turned over, but for cavalry, whose other side is another mount; markers for all beyond that.
    void mark_losses(const Unit& brigade, int points)
    {
        const bool turns = brigade[stat::arm] != Arm::Cavalry;
        const int marked = brigade[stat::losses] - (turns ? 1 : 0);
        if (turns && brigade[stat::losses] == points)
            effects.instruct({Hand::Turn, "Turn {0} to its reverse side.", {brigade}});
        if (marked > 0)
            effects.instruct({Hand::Mark, "Under {0} the loss marker is {1}.", {brigade, marked}});
    }

    /// 7.3: its marker is turned over with a point, then removed.
    void lose_artillery(const std::string& key, int points)
    {
        std::vector<std::string> turned;
        for (const Unit* const marker : markers_with(state(), key))
            turned.push_back(marker->key);
        for (const std::string& marker : turned) {
            effects.add(marker, stat::artillery, -std::min(points, unit(marker)[stat::artillery]));
            const bool goes = unit(marker)[stat::artillery] == 0;
            effects.instruct({goes ? Hand::TakeOff : Hand::Turn, goes ? "Remove {0}." : "Turn {0} over.", {unit(marker)}});
            if (goes)
                effects.leave(marker);
        }
    }

    void retreat(const PlayedAction& played, const Retreat& inputs, const RetreatEnd& end)
    {
        const std::string key = played.unit(role::brigade);
        const auto victors = victors_in(state(), played.roles);
        if (end.result == RetreatResult::Hold)
            tire_one(victors);
        else
            leave_zone(key, units_in(played.roles, role::second_line));
        lose(key, std::min(end.losses, unit(key)[stat::strength]));
        if (end.eliminated)
            eliminate(key);
        else if (end.routs)
            effects.mark(key, stat::routed);
        if (inputs.choice != HitChoice::Hold)
            take_control(effects, unit(key).side, inputs.passes);
        if (inputs.choice == HitChoice::Retreat
            || (inputs.choice == HitChoice::Hold && end.eliminated && !has_second_line(state(), unit(key))))
            offer_advance(effects, victors);
        if (inputs.contact && inputs.choice != HitChoice::Hold && !end.eliminated)
            drive_headquarters(effects, unit(key).side);
        effects.set(key, stat::hit_by, "");
        effects.set(key, stat::backed_by, "");
        if (inputs.choice == HitChoice::Retreat || inputs.choice == HitChoice::Hold)
            answer(key, inputs.choice);
    }

    /// 11.3: who is left stands behind no first line that has retreated, and behind none once all have answered.
    void answer(const std::string& key, HitChoice choice)
    {
        Lines lines = lines_of(state(), key);
        if (choice == HitChoice::Retreat)
            std::erase(lines.firsts, &unit(key));
        if (std::ranges::all_of(lines.firsts, [](const Unit* first) { return (*first)[stat::hit_by].empty(); }))
            lines.firsts.clear();
        const std::string left = keys_joined(lines.firsts);
        for (const Unit* const second : lines.seconds)
            effects.set(second->key, stat::behind, left);
    }

    /// 11.4: a train that has won takes no level.
    void tire_one(const std::vector<std::string>& victors)
    {
        tire_all(victors, number(GameNumber::HoldTires));
        for (const std::string& victor : victors)
            if (unit(victor).kind == kind::marker)
                effects.instruct({"{0} takes no fatigue: it is no brigade.", {unit(victor)}});
    }

    /// 7.3: its artillery marker stays without it.
    void eliminate(const std::string& key)
    {
        effects.mark(key, stat::eliminated);
        std::vector<Unit> left;
        for (const Unit* const marker : markers_with(state(), key))
            left.push_back(*marker);
        for (const Unit& marker : left) {
            effects.set(marker.key, stat::with, "");
            effects.instruct({"{0} stands with no brigade.", {marker}});
        }
    }

    /// The zone has been attacked in this round, and not the one that they come to. Its second line goes along.
    void leave_zone(const std::string& key, std::vector<std::string> seconds)
    {
        if (seconds.empty())
            std::ranges::transform(units_of(state(), unit(key)[stat::backed_by]), std::back_inserter(seconds), &Unit::key);
        tire_all(seconds, number(GameNumber::RetreatTires));
        mark_all(seconds, stat::went_back);
        for (const std::string& second : seconds)
            effects.set(second, stat::behind, "");
        seconds.push_back(key);
        for (const std::string& leaving : seconds) {
            effects.unmark(leaving, stat::was_attacked);
            effects.mark(leaving, stat::moved_by_combat);
            leave_set_up(effects, leaving);
        }
    }

    /// Organized again; with a step the point is as if it had never been lost, but for artillery markers.
    void recover(const std::string& key, Recovery result)
    {
        if (key.empty() || result == Recovery::Routed)
            return;
        effects.set(key, stat::routed, false);
        const int steps = std::min(number(GameNumber::Recovered), unit(key)[stat::losses]);
        if (result != Recovery::OrganizedAndStep || steps == 0)
            return;
        effects.add(key, stat::losses, -steps);
        effects.add(key, stat::strength, steps);
        count_losses(effects, unit(key).side);
        for (const Rating& rating : ratings) {
            const int full = unit(key)[rating.at_start] - unit(key)[stat::losses];
            effects.add(key, rating.now, std::clamp(full - unit(key)[rating.now], 0, steps));
        }
    }
};

} // namespace

void take_effect(std::span<const PlayedAction> played_actions, EffectsBuilder& effects, const Charts& charts)
{
    Aftermath aftermath{effects, charts};
    for (const PlayedAction& played : played_actions)
        aftermath.take(played);
}

} // namespace cedar_creek
