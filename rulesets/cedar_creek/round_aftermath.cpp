// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

/// What moves, activations and rolls do to brigades, markers, divisions and sides. 6 to 8, 10.
struct RoundAftermath {
    EffectsBuilder& effects;
    const Charts& charts;

    void take(const PlayedAction& played)
    {
        if (const auto moved = played.as(movement_cost))
            move(played, moved->inputs, moved->end);
        else if (const auto rested = played.as(cedar_creek::rest))
            effects.set(played.unit(role::brigade), stat::fatigue, rested->end.fatigue);
        else if (const auto advanced = played.as(cedar_creek::advance))
            advance(played.unit(role::brigade), advanced->inputs);
        else if (const auto tested = played.as(initiative_test))
            test(played.unit(role::division), tested->end);
        else if (const auto rolled = played.as(activation))
            roll_divisions(side_of_activation(played, rolled->inputs), rolled->end);
        else if (played.action == cedar_creek::activate.key)
            activate(played);
        else if (const auto deployed = played.as(cedar_creek::deploy))
            deploy(played, deployed->inputs, deployed->end);
        else if (const auto gave_way = played.as(flight))
            take_control(effects, unit(played.unit(role::marker)).side, gave_way->inputs.passes);
        else if (played.action == tactical_retreat.key)
            declare_retreat();
        else
            for (const Unit& one : sides())
                roll(played, one.key);
        const Unit* const first = first_player(state());
        if (played.action == initiative.key && first != nullptr && state().stage.phase == phase::movement) // 6: the round waits for it
            begin_half_round(effects, Unit{*first}, state().stage.round);
    }

    const State& state() const { return effects.state(); }
    const Unit& unit(const std::string& key) const { return effects.unit(key); }

    std::vector<Unit> sides() const
    {
        std::vector<Unit> sides;
        std::ranges::copy_if(state().units, std::back_inserter(sides), [](const Unit& one) { return one.kind == kind::side; });
        return sides;
    }

    void move(const PlayedAction& played, const MovementCost& inputs, const MovementCostEnd& end)
    {
        const std::string key = played.unit(role::brigade);
        if (key.empty() || inputs.kind == Mover::Command)
            return;
        const int points = points_of_way(inputs, charts);
        if (inputs.entry)
            enter(key);
        take_control(effects, unit(key).side, inputs.passes);
        if (unit(key).kind == kind::marker)
            return move_marker(key, played.unit(role::supported));
        if (points > 0) {
            leave_set_up(effects, key);
            move_along(key, points);
        }
        if (inputs.mount_change)
            change_mount(key);
        if (tires_to_go_farther(inputs, end, charts))
            tire(effects, key, charts[GameNumber::FartherTires].whole(), charts);
        effects.turn(key, stat::apart, inputs.apart);
        effects.unmark(key, stat::moved_by_combat);
        if (inputs.contact)
            drive_headquarters(effects, unit(key).side);
        if (inputs.attack || inputs.charge)
            declare(key, inputs.charge);
    }

    void enter(const std::string& key)
    {
        effects.unmark(key, stat::off_map);
        for (std::size_t i = 0; i < scored_zones.size(); ++i) // 4: whoever passes through a zone controls it
            if (scored_zones[i].word == "entry-" + std::string{unit(key)[stat::entry_zones]})
                take_control(effects, unit(key).side, corneta::Words<ScoredZone>{corneta::these(static_cast<ScoredZone>(i))});
        if (unit(key).has(stat::entry_zones))
            effects.instruct({"{0} enters by zone {1}.", {unit(key), Name{std::string{unit(key)[stat::entry_zones]}}}});
    }

    /// 7.2, 7.3: an artillery marker may go to another brigade.
    void move_marker(const std::string& key, const std::string& supported)
    {
        if (unit(key)[stat::marker] == Marker::Artillery)
            return effects.set(key, stat::with, supported);
        tell_idle(effects, {key});
        effects.instruct({Hand::Turn, "Turn {0} to its active side.", {unit(key)}});
    }

    /// 7.3: an artillery marker goes along with its brigade as far as its own points last, unless it has moved by itself.
    void move_along(const std::string& brigade, int points)
    {
        const int most = charts[Mover::Artillery].whole();
        std::vector<Unit> along;
        for (const Unit* const marker : markers_with(state(), brigade))
            along.push_back(*marker);
        for (const Unit& marker : along) {
            if (!marker[stat::moved] && points <= most) {
                effects.mark(marker.key, stat::moved);
                continue;
            }
            effects.set(marker.key, stat::with, "");
            effects.instruct(
                {marker[stat::moved] ? "{0} stays behind: it has moved in this round." : "{0} stays behind: it has {1} movement points.",
                 {marker, most}});
        }
    }

    /// The other side of the counter has ratings of its own; losses stay. 2.
    void change_mount(const std::string& key)
    {
        effects.set(key, stat::mounted, !unit(key)[stat::mounted]);
        effects.instruct({Hand::Turn, unit(key)[stat::mounted] ? "Turn {0} over: mounted." : "Turn {0} over: dismounted.", {unit(key)}});
        const int losses = unit(key)[stat::losses];
        const auto turn_over = [&](const Stat<int>& now, const Stat<int>& full, const Stat<int>& other) {
            if (!unit(key).has(other))
                return;
            const int turned = unit(key)[other];
            effects.set(key, other, unit(key)[full]);
            effects.set(key, full, turned);
            effects.set(key, now, std::max(turned - losses, 0));
        };
        turn_over(stat::strength, stat::strength_at_start, stat::other_strength);
        turn_over(stat::artillery, stat::artillery_at_start, stat::other_artillery);
    }

    /// 10.3, 11.1: what is paid for is owed.
    void declare(const std::string& key, bool charges)
    {
        effects.set(key, stat::declared, charges ? Declared::Charge : Declared::Attack);
        effects.instruct({Hand::Mark, charges ? "Put a charge marker on {0}." : "Put an attack marker on {0}.", {unit(key)}});
        effects.offer(follow_up(Follow::Must, unit(key).side, cedar_creek::attack,
                                {charges ? "{0} charges, after all moves" : "{0} attacks, after all moves", {unit(key)}},
                                alone(role::attacker, key)));
    }

    void advance(const std::string& key, const Advance& inputs)
    {
        effects.unmark(key, stat::was_attacked); // in the zone that it has left
        take_control(effects, unit(key).side, inputs.passes);
        if (inputs.contact)
            drive_headquarters(effects, unit(key).side);
        leave_set_up(effects, key);
    }

    void roll(const PlayedAction& played, const std::string& side)
    {
        const auto first = played.as(initiative);
        if (first && first->end.first_player == FirstPlayer::Tie)
            effects.mark(side, stat::tied);
        else if (first)
            effects.set(side, stat::first, side == word_of(static_cast<Side>(first->end.first_player)));
        const auto goes_on = played.as(continuation);
        if (goes_on)
            effects.set(side, stat::another_round, goes_on->end.another_round);
        const auto arrival = played.as(sheridan);
        if (arrival && side == role::union_side) {
            if (arrival->end.arrives)
                effects.mark(side, stat::sheridan);
            if (!any_side(state(), stat::first) && !must_follow(state(), initiative.key, side))
                offer_initiative(effects, state().stage.turn, charts);
        }
        if (goes_on || arrival)
            effects.mark(side, stat::rolled);
    }

    void declare_retreat()
    {
        if (state().find(role::union_side) == nullptr)
            return;
        if (is_offered(state(), tactical_retreat.key, role::union_side, role::union_side)) // and is taken in the place of the roll
            effects.offer(follow_up(Follow::Must, "both", initiative, {"Who plays first"}));
    }

    /// A division that fails is held to have moved. 10.
    void test(const std::string& division, const InitiativeTestEnd& end)
    {
        if (end.activates)
            return;
        const std::vector<Unit> units = state().units;
        for (const Unit& one : units)
            if (one.command == division || one.key == division)
                effects.mark(one.key, stat::unable);
    }

    /// Who rolls although nobody has the initiative is first: 6, by the reason that it takes.
    void roll_divisions(const std::string& side, const ActivationEnd& end)
    {
        if (state().find(side) == nullptr)
            return;
        effects.mark(side, stat::activated);
        effects.set(side, stat::divisions, end.divisions);
        if (end.in_range_only)
            effects.mark(side, stat::in_range_only);
        if (playing_side(state()) != nullptr)
            return;
        effects.mark(side, stat::plays);
        if (first_player(state()) == nullptr)
            effects.mark(side, stat::first);
    }

    /// 7.1: one division after the other; independent cavalry near it goes along.
    void activate(const PlayedAction& played)
    {
        const std::string key = played.unit(role::division);
        const std::vector<Unit> units = state().units;
        std::vector<std::string> going_on = units_in(played.roles, role::along);
        going_on.push_back(key);
        tell_idle(effects, going_on);
        for (const Unit& other : units)
            if (other.side == unit(key).side && other[stat::acting] && std::ranges::count(going_on, other.key) == 0)
                effects.set(other.key, stat::acting, false);
        const Unit* const side = state().find(unit(key).side);
        if (side != nullptr && (*side)[stat::divisions] > 0)
            effects.add(side->key, stat::divisions, -1);
    }

    /// 7.3
    void deploy(const PlayedAction& played, const Deploy& inputs, const DeployEnd& end)
    {
        const Unit train = unit(played.unit(role::train));
        tell_idle(effects, {train.key});
        effects.set(train.key, stat::batteries, end.batteries);
        int number = 1;
        const std::vector<std::string> supported = units_in(played.roles, role::supported);
        for (std::size_t placed = 0; placed < static_cast<std::size_t>(inputs.markers); ++placed) {
            const auto key = [&] { return "artillery-" + std::to_string(number); };
            while (state().find(key()) != nullptr)
                ++number;
            Unit marker{.key = key(), .name = "Artillery " + std::to_string(number), .kind = std::string{kind::marker}, .side = train.side};
            marker.put(stat::marker, Marker::Artillery);
            marker.put(stat::artillery, end.artillery / inputs.markers);
            if (placed < supported.size())
                marker.put(stat::with, supported[placed]);
            else
                effects.instruct({"{0} stands with no brigade.", {marker}});
            effects.arrive(std::move(marker));
        }
        if (end.batteries > 0)
            return;
        if (state().find(train.side) != nullptr)
            effects.mark(train.side, stat::train_gone);
        effects.leave(train.key);
    }
};

} // namespace

void take_round_effect(const PlayedAction& played, EffectsBuilder& effects, const Charts& charts)
{
    RoundAftermath{effects, charts}.take(played);
}

} // namespace cedar_creek
