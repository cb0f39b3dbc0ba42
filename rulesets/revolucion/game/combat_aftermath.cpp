// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/game/combat_aftermath.h"

#include <algorithm>

namespace revolucion {

namespace {

/// Section VII: back where it started, and whoever is with it has not moved. A short move is none such.
bool is_thrown_back(const AssaultEnd& end)
{
    return end.orders != OrderResult::Lost && !end.went_home && end.defensive_fire != DefensiveFire::None;
}

} // namespace

void CombatAftermath::lose_bases(const std::string& key, int lost)
{
    effects.add(key, stat::bases, -std::min(lost, unit(key)[stat::bases]));
    if (is_automobile(unit(key)[stat::type]))
        put_off_riders(key, effects);
}

void CombatAftermath::destroy(const std::string& key)
{
    const Unit& lost = unit(key);
    if (lost[stat::destroyed])
        return;
    effects.mark(key, stat::destroyed);
    leave_wreck(key, effects);
}

void CombatAftermath::kill_leader(const std::string& key)
{
    const Unit& led = unit(key);
    const Unit* const its_own = leader_of(effects.state(), led, fallen);
    const auto in_person = leading.find(key);
    const Unit* const leader = in_person == leading.end() ? its_own : effects.state().find(in_person->second);
    effects.mark(key, stat::leader_killed);
    if (leader == its_own)
        effects.set(key, stat::leader, Leader::None);
    if (leader != nullptr && (*leader)[stat::killed])
        return;
    if (leader == nullptr)
        return;
    fallen.push_back(leader->key);
    fall(leader->key, fallen, effects);
}

void CombatAftermath::lose_leader(const std::string& leader)
{
    if (leader.empty())
        return;
    fallen.push_back(leader);
    fall(leader, fallen, effects);
}

void CombatAftermath::explode(const PlayedAction& played, Blast kind)
{
    const std::string engine = kind == Blast::MaquinaLoca ? played.unit(role::train) : std::string{};
    if (!engine.empty())
        effects.announce({"{0} has exploded.", {unit(engine)}});
    blow_up(engine);
    const auto units = units_in(played.roles, role::unit);
    for (std::size_t row = 0; row < std::min(units.size(), played.outcomes.size()); ++row) {
        const Hit hit = played.as(explosion, row)->end.hit;
        endanger_second(units[row], hit.levels, LeaderRisk::Fire);
        drive_back(units[row], hit.damage);
    }
}

void CombatAftermath::blow_up(const std::string& engine)
{
    if (engine.empty())
        return;
    destroy(engine);
    change_track(Track::Ripped, {}, effects);
    effects.instruct({Hand::TakeOff, "Take {0} off and mark the track under it as gone.", {unit(engine)}});
}

void CombatAftermath::act(const PlayedAction& played)
{
    const std::string actor = played.unit(role::actor);
    const std::string target = played.unit(role::target);
    if (const auto ordered = played.as(orders); ordered && !actor.empty())
        order(played, *ordered);
    if (const auto regrouped = played.as(regroup); regrouped && !actor.empty()) {
        reform(actor, regrouped->end.result);
        keep_leader(played, regrouped->inputs.unit.leader, effects);
    }
    if (const auto shot = played.as(fire)) {
        if (!actor.empty())
            shoot(actor, shot->inputs.action);
        keep_leader(played, shot->inputs.actor.leader, effects);
        keep_cover(target, shot->inputs.action == FireAction::AntiAircraft ? Cover::Open : shot->inputs.target.cover);
        endanger_second(target, shot->end.hit.levels, LeaderRisk::Fire);
        drive_back(target, shot->end.hit.damage);
    }
    if (const auto made = played.as(assault)) {
        const bool is_named = !played.unit(role::leader).empty();
        if (!is_named)
            keep_leader(played, made->inputs.actor.leader, effects);
        if (!actor.empty())
            charge(played, *made);
        if (is_named && (made->inputs.actor.leader == Leader::Attached || made->end.orders == OrderResult::Lost))
            keep_leader(played, made->inputs.actor.leader, effects);
        keep_cover(target, made->inputs.target.cover);
        offer_aside(target, made->end);
        if (made->inputs.actor.leader != Leader::Attached)
            seconds.erase(actor); // nobody leads it in person
        endanger_second(actor, made->end.actor.levels, LeaderRisk::Assault);
        endanger_second(target, made->end.target.levels, LeaderRisk::Assault);
        drive_back(actor, made->end.actor.damage);
        drive_back(target, made->end.target.damage);
    }
}

void CombatAftermath::order(const PlayedAction& played, const PlayedAs<Orders, OrdersEnd>& ordered)
{
    const std::string key = played.unit(role::actor);
    const Move move = ordered.inputs.action;
    keep_leader(played, ordered.inputs.unit.leader, effects);
    effects.set(key, stat::may_move, false);
    if (ordered.end.result == OrderResult::Lost) {
        effects.mark(key, stat::order_lost);
        roll_on(unit(key), effects);
        if (runs_on_rails(unit(key)[stat::type]) && unit(key)[stat::moved] && unit(key)[stat::status] == Status::Ok)
            effects.mark(key, stat::acted); // there is nothing else that it could do
        return;
    }
    go(key, move);
}

void CombatAftermath::go(const std::string& key, Move move)
{
    const UnitType type = unit(key)[stat::type];
    const bool is_on_the_spot = move == Move::Deploy && unit(key)[stat::formation] != Formation::Deployed;
    effects.mark(key, stat::acted);
    if (runs_on_rails(type)) {
        effects.set(key, stat::train_now, move == Move::March ? TrainState::March : TrainState::Maneuver);
        offer_derailment(key, effects);
    } else if (type == UnitType::Aircraft)
        fly(key, effects);
    form(key, static_cast<Formation>(move));
    if (!is_on_the_spot)
        mark_moved(key, effects);
    if (move == Move::Deploy)
        return;
    leave_place(key);
    if (type == UnitType::MaquinaLoca && move == Move::March)
        offer_blast(key, Follow::May, effects);
}

void CombatAftermath::endanger_second(const std::string& unit, int levels, LeaderRisk cause)
{
    const auto found = seconds.find(unit);
    if (levels <= 0 || found == seconds.end())
        return;
    const Unit& second = effects.unit(found->second);
    if (!second[stat::killed])
        effects.offer(follow_up(Follow::Must, second.key, leader_casualty, {"{0} is in danger too", {second}},
                                alone(role::leader, second.key), {{"cause", cause == LeaderRisk::Fire ? "fire" : "assault"}}));
}

void CombatAftermath::reform(const std::string& key, RegroupResult result)
{
    effects.mark(key, stat::acted);
    if (result == RegroupResult::None || !changes_formation(unit(key)[stat::type]))
        return;
    if (is_carried(effects.state(), unit(key))) {
        effects.announce({"{0} rides: it takes a new facing and no other formation.", {unit(key)}});
        return;
    }
    effects.mark(key, stat::may_form);
    effects.offer(follow_up(Follow::May, key, form_up, {"{0} takes any formation", {unit(key)}}, alone(role::actor, key)));
}

void CombatAftermath::keep_cover(const std::string& key, Cover said)
{
    if (key.empty())
        return;
    const UnitType type = unit(key)[stat::type];
    const bool is_asked = type != UnitType::ArmoredTrain && type != UnitType::Aircraft && !has_armor(type);
    if (is_asked)
        effects.set(key, stat::cover, said);
}

void CombatAftermath::offer_aside(const std::string& target, const AssaultEnd& end)
{
    if (!end.went_home || target.empty())
        return;
    for (const Unit& leader : effects.state().units)
        if (leader.kind == kind::leader && !leader[stat::killed] && touches(effects.state(), leader, unit(target)))
            offer_step(leader, LeaderStep::Aside, {"{0} steps aside", {leader}}, target, {}, effects);
}

void CombatAftermath::form(const std::string& key, Formation formation)
{
    if (!changes_formation(unit(key)[stat::type]))
        return;
    effects.set(key, stat::formation, formation);
    effects.set(key, stat::deployed_at_start, false);
}

void CombatAftermath::leave_place(const std::string& key)
{
    const Unit& mover = unit(key);
    if (runs_on_rails(mover[stat::type]) || is_carried(effects.state(), mover))
        return; // sandbags go with their train
    const bool had_any = mover[stat::cover] != Cover::Open || mover[stat::hull_down] || mover[stat::rough];
    forget(effects, key, stat::cover);
    forget(effects, key, stat::hull_down);
    forget(effects, key, stat::rough);
    if (had_any)
        effects.announce({"{0} left its cover.", {mover}});
}

void CombatAftermath::shoot(const std::string& key, FireAction action)
{
    const Unit* const vehicle = vehicle_of(effects.state(), unit(key));
    if (vehicle != nullptr && is_made_deployed(action))
        effects.mark(vehicle->key, stat::gun_deck);
    show(key, effects);
    if (action == FireAction::AntiAircraft)
        return;
    effects.mark(key, stat::acted);
    if (is_from_the_air(action))
        leave_after_attack(key, charts, effects);
    else if ((action == FireAction::Moving || action == FireAction::Indirect || is_automobile(unit(key)[stat::type]))
             && !unit(key)[stat::order_lost] && !is_carried(effects.state(), unit(key)))
        effects.mark(key, stat::may_move);
}

void CombatAftermath::charge(const PlayedAction& played, const PlayedAs<Assault, AssaultEnd>& made)
{
    const std::string key = played.unit(role::actor);
    const std::string target = played.unit(role::target);
    const AssaultEnd& end = made.end;
    if (end.orders == OrderResult::Lost) {
        effects.mark(key, stat::order_lost);
        return;
    }
    effects.mark(key, stat::acted);
    form(key, Formation::Maneuver);
    if (end.went_home && !target.empty())
        effects.unmark(target, stat::may_move, stat::may_form);
    if (is_thrown_back(end)) {
        effects.mark(key, stat::moved);
        show(key, effects);
        return;
    }
    mark_moved(key, effects);
    leave_place(key);
    if (made.inputs.actor.leader == Leader::Attached)
        return;
    if (unit(key)[stat::leader] == Leader::Attached && made.inputs.actor.leader == Leader::None)
        effects.set(key, stat::leader, Leader::None); // he has not led it
    else if (unit(key)[stat::leader] == Leader::Attached)
        forget(effects, key, stat::leader);
    for (const auto& other : {stat::also_attached, stat::also_near})
        if (effects.state().find(unit(key)[other]) != nullptr)
            effects.set(key, other, stat::nobody);
}

void CombatAftermath::drive_back(const std::string& key, const Damage& damage)
{
    if (key.empty() || !damage.is_driven())
        return;
    show(key, effects);
    effects.unmark(key, stat::may_form);
    if (unit(key)[stat::passenger])
        return; // X: on a train it stays where it is
    if (is_carried(effects.state(), unit(key)))
        fall_off(key, effects);
    leave_place(key);
    mark_moved(key, effects);
    take_leaders_back(key, effects);
}

} // namespace revolucion
