// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

/// What plays do to brigades and sides: points and ratings lost, fatigue up to the highest level, routs, what the turn needs to know. 11.4.
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
        else if (const auto moved = played.as(movement_cost))
            move(played.unit(role::brigade), moved->inputs, moved->end);
        else if (const auto tested = played.as(initiative_test))
            test(played.unit(role::division), tested->end);
        else if (const auto rolled = played.as(activation))
            activate(side_of_activation(played, rolled->inputs), rolled->end);
        else
            for (const Unit& one : state().units)
                if (one.kind == "side")
                    roll(played, one.key);
    }

    const State& state() const { return effects.state(); }
    const Unit& unit(const std::string& key) const { return effects.unit(key); }
    int number(GameNumber number) const { return charts[number].whole(); }
    int fatigue_of(const std::string& key) const { return fatigue_when_attacked(unit(key), charts); }
    int most_fatigue() const { return charts[CombatNumber::MostFatigue].whole(); }

    /// To the highest level at most, at which a routed brigade is held to be.
    void tire(const std::string& key, int levels)
    {
        effects.add(key, stat::fatigue, std::clamp(most_fatigue() - fatigue_of(key), 0, std::max(levels, 0)));
    }

    void tire_all(const std::vector<std::string>& keys, int levels)
    {
        for (const std::string& key : keys)
            tire(key, levels);
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
        const auto losers = in(defends ? role::defender : role::attacker);
        tire_all(losers, levels_of(end, losers));
        if (end.lost().hit && !losers.empty())
            offer_retreats(losers, in(defends ? role::defender_support : role::attacker_support),
                           in(defends ? role::attacker : role::defender));
        tire_all(in(role::charger), end.charge_fatigue);
        mark_all(in(role::attacker), stat::attacked);
        mark_all(in(role::defender), stat::was_attacked);
        mark_all(in(role::defender_support), stat::was_attacked);
    }

    /// Each first-line brigade that is hit decides for itself, with its own numbers, before a charge tires it.
    void offer_retreats(const std::vector<std::string>& firsts, const std::vector<std::string>& seconds,
                        const std::vector<std::string>& victors)
    {
        effects.offer_instead();
        for (const std::string& key : firsts) {
            const std::string& name = unit(key).name;
            Next next{Follow::Either, unit(key).side, {}};
            const auto offer = [&](HitChoice choice, std::string words, Roles roles) {
                roles.insert(roles.begin(), alone(role::brigade, key).front());
                next.choices.push_back({std::string{cedar_creek::retreat.key},
                                        std::move(words),
                                        std::move(roles),
                                        {chosen(choice), {std::string{stat::fatigue}, std::to_string(fatigue_of(key))}}});
            };
            const bool goes_along = firsts.size() == 1 && seconds.size() == 1;
            offer(HitChoice::Retreat, name + " retreats", goes_along ? alone(role::second_line, seconds.front()) : Roles{});
            if (victors.empty())
                offer(HitChoice::Hold, name + " holds", {});
            for (const std::string& victor : victors)
                offer(HitChoice::Hold, name + " holds" + (victors.size() > 1 ? ", " + unit(victor).name + " tires" : ""),
                      alone(role::victor, victor));
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
    }

    void retreat(const PlayedAction& played, const Retreat& inputs, const RetreatEnd& end)
    {
        if (end.result == RetreatResult::Hold)
            tire_all(units_in(played.roles, role::victor), number(GameNumber::HoldTires));
        else
            leave_zone(played.roles);
        const std::string key = played.unit(role::brigade);
        if (key.empty())
            return;
        lose(key, std::min(end.losses, unit(key)[stat::strength]));
        if (end.eliminated)
            effects.mark(key, stat::eliminated);
        else if (end.routs)
            effects.mark(key, stat::routed);
        if (inputs.choice == HitChoice::VoluntaryRout)
            effects.mark(key, stat::moved);
    }

    /// The zone has been attacked in this round, and not the one that they come to.
    void leave_zone(const Roles& roles)
    {
        tire_all(units_in(roles, role::second_line), number(GameNumber::RetreatTires));
        for (const Role role : {role::brigade, role::second_line})
            for (const std::string& key : units_in(roles, role))
                if (unit(key)[stat::was_attacked])
                    effects.set(key, stat::was_attacked, false);
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

    void move(const std::string& key, const MovementCost& inputs, const MovementCostEnd& end)
    {
        if (key.empty() || !end.can || inputs.kind == Mover::Command)
            return;
        effects.mark(key, stat::moved);
        if (inputs.mount_change)
            effects.set(key, stat::mounted, !unit(key)[stat::mounted]);
        if (inputs.fatigue_bonus)
            tire(key, number(GameNumber::FartherTires));
    }

    void roll(const PlayedAction& played, const std::string& side)
    {
        const auto first = played.as(initiative);
        if (first && first->end.first_player != FirstPlayer::Tie)
            effects.set(side, stat::first, side == word_of(static_cast<Side>(first->end.first_player)));
        const auto goes_on = played.as(continuation);
        if (goes_on)
            effects.set(side, stat::another_round, goes_on->end.another_round);
        const auto arrival = played.as(sheridan);
        if (arrival && arrival->end.arrives && side == role::union_side)
            effects.mark(side, stat::sheridan);
        if (goes_on || arrival)
            effects.mark(side, stat::rolled);
    }

    /// A division that fails is held to have moved. 10.
    void test(const std::string& division, const InitiativeTestEnd& end)
    {
        if (division.empty())
            return;
        effects.mark(division, stat::tested);
        for (const Unit& one : state().units)
            if (one.command == division && !end.activates)
                effects.mark(one.key, stat::unable);
    }

    void activate(const std::string& side, const ActivationEnd& end)
    {
        if (state().find(side) == nullptr)
            return;
        effects.mark(side, stat::activated);
        effects.set(side, stat::divisions, end.divisions);
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
