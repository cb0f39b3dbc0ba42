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
        for (const Role behind : {role::attacker_support, role::defender_support})
            for (const std::string& key : in(behind)) {
                if (unit(key)[stat::went_back])
                    effects.set(key, stat::went_back, false); // behind another first line now
                effects.mark(key, stat::backed);
            }
        const auto losers = in(defends ? role::defender : role::attacker);
        tire_all(losers, levels_of(end, losers));
        for (const Role first : {role::attacker, role::defender})
            for (const std::string& key : in(first))
                if (unit(key)[stat::occupied])
                    effects.set(key, stat::occupied, false); // after another fight
        if (end.lost().hit && !losers.empty())
            hit(losers, in(defends ? role::defender_support : role::attacker_support), in(defends ? role::attacker : role::defender));
        for (const Unit* const charger : chargers_in(state(), played.roles))
            tire(effects, charger->key, end.charge_fatigue, charts);
        mark_all(in(role::attacker), stat::attacked);
        mark_all(in(role::attacker_support), stat::attacked);
        mark_all(in(role::defender), stat::was_attacked);
        mark_all(in(role::defender_support), stat::was_attacked);
    }

    /// 7.3, 11.4: a hit eliminates the artillery train, all the others in the first line suffer the same result.
    void hit(std::vector<std::string> losers, const std::vector<std::string>& seconds, const std::vector<std::string>& victors)
    {
        effects.offer_instead();
        const auto trains = std::ranges::stable_partition(losers, [&](const std::string& key) { return unit(key).kind != "marker"; });
        for (const std::string& train : trains) {
            effects.mark(train, stat::eliminated);
            effects.instruct({"Remove {0}: a hit eliminates it.", {Name{unit(train).name}}});
        }
        const bool has_lost_train = !trains.empty();
        losers.erase(trains.begin(), trains.end());
        offer_retreats(losers, seconds, victors);
        if (has_lost_train)
            offer_advance(victors);
    }

    /// 11.4: whom an earlier attack has left a zone has let it be.
    void end_advances()
    {
        for (const auto& owed : state().owed)
            for (const auto& choice : owed.next.choices)
                if (choice.action == advance.key)
                    mark_all(units_in(choice.roles, role::brigade), stat::stayed);
    }

    /// 11.4: one of the winning first line, of its owner's choice, may occupy the zone.
    void offer_advance(const std::vector<std::string>& victors)
    {
        Next next{Follow::May, {}, {}};
        for (const std::string& key : victors)
            if (const Unit* const victor = state().find(key);
                victor != nullptr && victor->kind != "marker" && !(*victor)[stat::routed] && !(*victor)[stat::eliminated]) {
                next.by = victor->side;
                next.choices.push_back({std::string{advance.key}, victor->name + " occupies the zone", alone(role::brigade, key), {}});
                if ((*victor)[stat::stayed])
                    effects.set(key, stat::stayed, false);
            }
        if (!next.choices.empty())
            effects.offer(std::move(next));
    }

    /// Each first-line brigade that is hit decides for itself, with its own numbers, before a charge tires it.
    void offer_retreats(const std::vector<std::string>& firsts, const std::vector<std::string>& seconds,
                        const std::vector<std::string>& victors)
    {
        std::string hit_by;
        for (const std::string& victor : victors)
            hit_by += (hit_by.empty() ? "" : "+") + victor;
        for (const std::string& key : firsts) {
            effects.set(key, stat::hit_by, hit_by);
            const bool is_sure = firsts.size() == 1 && seconds.size() == 1;
            if (is_sure)
                effects.set(key, stat::backed_by, seconds.front());
            const std::string& name = unit(key).name;
            Next next{Follow::Either, unit(key).side, {}};
            const auto offer = [&](HitChoice choice, std::string words, Roles roles) {
                roles.insert(roles.begin(), alone(role::brigade, key).front());
                next.choices.push_back({std::string{cedar_creek::retreat.key},
                                        std::move(words),
                                        std::move(roles),
                                        {chosen(choice), {std::string{stat::fatigue}, std::to_string(fatigue_of(key))}}});
            };
            if (seconds.size() < firsts.size() || is_sure)
                offer(HitChoice::Retreat, name + " retreats", {});
            for (const std::string& second : seconds)
                if (!is_sure && may_stack(state(), unit(key), unit(second)))
                    offer(HitChoice::Retreat, name + " retreats, " + unit(second).name + " behind it", alone(role::second_line, second));
            if (victors.size() <= 1)
                offer(HitChoice::Hold, name + " holds", {});
            else
                for (const std::string& victor : victors)
                    offer(HitChoice::Hold, name + " holds, " + unit(victor).name + " tires", alone(role::victor, victor));
            effects.offer(std::move(next));
        }
    }

    void count_losses(const std::string& side)
    {
        if (const auto losses = losses_of(state(), side); losses && !side.empty())
            effects.add(side, stat::losses, *losses - unit(side)[stat::losses]);
    }

    /// A point counts for the side; with it go a point of strength and one of artillery or sharpshooters.
    void lose(const std::string& key, int points)
    {
        effects.add(key, stat::losses, points);
        effects.add(key, stat::strength, -points);
        for (const Rating& rating : ratings)
            effects.add(key, rating.now, -std::min(points, unit(key)[rating.now]));
        count_losses(unit(key).side);
        if (points > 0)
            lose_artillery(key, points);
    }

    /// 7.3: its marker is turned over with a point, then removed.
    void lose_artillery(const std::string& key, int points)
    {
        std::vector<std::string> turned;
        for (const Unit* const marker : markers_with(state(), key))
            turned.push_back(marker->key);
        for (const std::string& marker : turned) {
            effects.add(marker, stat::artillery, -std::min(points, unit(marker)[stat::artillery]));
            if (unit(marker)[stat::artillery] == 0)
                effects.leave(marker);
        }
    }

    void retreat(const PlayedAction& played, const Retreat& inputs, const RetreatEnd& end)
    {
        const std::string key = played.unit(role::brigade);
        const auto victors = victors_in(state(), played.roles);
        if (end.result == RetreatResult::Hold)
            tire_all(victors, number(GameNumber::HoldTires));
        else
            leave_zone(key, units_in(played.roles, role::second_line));
        lose(key, std::min(end.losses, unit(key)[stat::strength]));
        if (end.eliminated)
            effects.mark(key, stat::eliminated);
        else if (end.routs)
            effects.mark(key, stat::routed);
        if (inputs.choice == HitChoice::VoluntaryRout || inputs.choice == HitChoice::RoutMove)
            effects.mark(key, stat::moved);
        if (inputs.choice != HitChoice::Hold)
            take_control(effects, unit(key).side, inputs.passes);
        if (inputs.choice == HitChoice::Retreat
            || (inputs.choice == HitChoice::Hold && end.eliminated && unit(key)[stat::backed_by].empty()))
            offer_advance(victors);
        effects.set(key, stat::hit_by, "");
        effects.set(key, stat::backed_by, "");
    }

    /// The zone has been attacked in this round, and not the one that they come to. Its second line goes along.
    void leave_zone(const std::string& key, std::vector<std::string> seconds)
    {
        if (seconds.empty() && state().find(unit(key)[stat::backed_by]) != nullptr)
            seconds.emplace_back(unit(key)[stat::backed_by]);
        tire_all(seconds, number(GameNumber::RetreatTires));
        mark_all(seconds, stat::went_back);
        seconds.push_back(key);
        for (const std::string& leaving : seconds)
            if (unit(leaving)[stat::was_attacked])
                effects.set(leaving, stat::was_attacked, false);
    }

    /// Organized again; with a step the point is as if it had never been lost, but for artillery markers.
    void recover(const std::string& key, Recovery result)
    {
        if (key.empty())
            return;
        effects.mark(key, stat::tested);
        if (result == Recovery::Routed)
            return;
        effects.set(key, stat::routed, false);
        const int steps = std::min(number(GameNumber::Recovered), unit(key)[stat::losses]);
        if (result != Recovery::OrganizedAndStep || steps == 0)
            return;
        effects.add(key, stat::losses, -steps);
        effects.add(key, stat::strength, steps);
        count_losses(unit(key).side);
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
