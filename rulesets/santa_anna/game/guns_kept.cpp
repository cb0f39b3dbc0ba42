// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/guns_kept.h"

#include <algorithm>

namespace santa_anna {

namespace {

/// What damage leaves of a battery's gun castings: marks fall on unmarked ones first. Damage to Artillery.
struct Damage {
    int silent = 0;
    int firing = 0;
};
Damage damage_to(const Unit& battery, const Charts& charts)
{
    const int guns = battery[stat::guns];
    const int marks = battery[stat::guns_damaged];
    const int silent = std::clamp(marks - guns * (charts[GunNumber::Silent].whole() - 1), 0, guns);
    return {silent, std::min(marks, guns) - silent};
}

/// Whether a gun of it with one casting takes more than a turn for a function.
bool takes_turns(const Unit& battery, const Charts& charts)
{
    return functions_of_full_crew(battery, charts) < charts[GunNumber::ShortHanded].whole();
}

bool rests(const Unit& battery, const Charts& charts)
{
    return battery[stat::short_handed_acted] && takes_turns(battery, charts);
}

/// The marks follow the guns; they are named by a code that nobody has.
Unit left_by(const Unit& battery, const State& state)
{
    Unit left{.key = battery.key + "-guns", .name = "Guns of " + battery.name, .kind = std::string{kind::guns}, .side = battery.side};
    for (int number = 2; state.find(left.key) != nullptr; ++number)
        left.key = battery.key + "-guns-" + std::to_string(number);
    for (char digit = '1'; digit <= '9' && left.code.empty(); ++digit)
        if (const std::string code{'G', digit}; state.find(code) == nullptr)
            left.code = code;
    for (const Stat<int>& stat : {stat::guns, stat::guns_damaged, stat::poundage})
        left.put(stat, battery[stat]);
    left.put(stat::unlimbered, !is_limbered(battery));
    return left;
}

void man_guns(const std::string& battery, const std::string& left, EffectsBuilder& effects)
{
    const Unit gunners = effects.unit(battery);
    const Unit guns = effects.unit(left);
    if (guns[stat::guns_damaged] > 0)
        effects.add(battery, stat::guns_damaged, guns[stat::guns_damaged]);
    if (has_lost_its_guns(gunners) || !gunners.has(stat::guns))
        effects.set(battery, stat::unlimbered, guns[stat::unlimbered]);
    effects.add(battery, stat::functions_used, 1);
    effects.leave(left);
}

LostBy lost_by(const State& state)
{
    return state.stage.phase == phase::melee ? LostBy::Melee : LostBy::Fire;
}

/// They count with the crew from now on.
void count_among_gunners(const std::string& battery, int helpers, EffectsBuilder& effects)
{
    effects.add(battery, stat::helpers, -helpers);
    effects.add(battery, stat::effectives, helpers);
    effects.add(battery, stat::castings, helpers);
}

/// A loss of a crew that infantry helps: who it was is drawn. Keeping a Gun in Operation.
void offer_draws(const PlayedAction& played, EffectsBuilder& effects)
{
    const auto fired = played.as(action::fire);
    if (!fired && !is_any_of(played, action::melee))
        return;
    for (const Role role : {role::target, role::attacker, role::defender})
        for (const std::string& battery : units_in(played.roles, role)) {
            if (effects.unit(battery)[stat::undrawn] > 0 && effects.unit(battery)[stat::helpers] == 0)
                lose_undrawn(battery, effects);
            const int undrawn = effects.unit(battery)[stat::undrawn];
            for (int i = 0; i < (fired ? std::min(fired->end.casualties, undrawn) : undrawn); ++i)
                effects.offer(follow_up(Follow::Must, battery, action::mixed_crew_loss,
                                        {"Gunner or helper of {0}", {effects.unit(battery)}}, alone(role::gun, battery)));
        }
}

/// Where only one kind is left, the others were of it.
void take_drawn(const PlayedAction& played, EffectsBuilder& effects)
{
    const auto drawn = played.as(action::mixed_crew_loss);
    const std::string battery = played.unit(role::gun);
    if (!drawn || battery.empty() || effects.unit(battery)[stat::undrawn] == 0)
        return;
    if (drawn->end.lost == CrewCasting::Helper && effects.unit(battery)[stat::helpers] > 0)
        count_among_gunners(battery, 1, effects);
    lose({battery, 0, 1, lost_by(effects.state())}, effects);
    effects.add(battery, stat::undrawn, -1);
    if (effects.unit(battery)[stat::helpers] == 0 || effects.unit(battery)[stat::effectives] == 0)
        lose_undrawn(battery, effects);
    judge(battery, ToldBy::PhaseEnd, effects);
}

/// Helpers are infantry: they come back as such. Gunners are of the crew that they go to.
void lend(const PlayedAction& played, int wanted, EffectsBuilder& effects)
{
    const std::string lender = played.unit(role::unit);
    const std::string gun = played.unit(role::gun);
    const bool is_infantry = effects.unit(lender)[stat::arm] != Arm::Artillery;
    const int helpers = is_infantry ? effects.unit(gun)[stat::helpers] : 0;
    const int castings = std::clamp(wanted, -helpers, effects.unit(lender)[stat::effectives]); // if it was typed
    effects.add(lender, stat::effectives, -castings);
    effects.add(lender, stat::castings, -castings);
    if (is_infantry) {
        effects.add(gun, stat::helpers, castings);
        effects.add(lender, stat::lent, std::max(castings, -effects.unit(lender)[stat::lent]));
    } else {
        effects.add(gun, stat::effectives, castings);
        effects.add(gun, stat::castings, castings);
        effects.add(lender, stat::functions_used, 1);
    }
    judge(lender, ToldBy::PhaseEnd, effects);
}

} // namespace

int functions_of_full_crew(const Unit& battery, const Charts& charts)
{
    const bool is_light = battery[stat::nation] == Nation::Us && battery[stat::poundage] <= charts[Crew::UsHeaviest].whole();
    return charts[is_light ? Crew::Us : Crew::Others].whole();
}

GunsThatFire guns_that_fire(const Unit& battery, const Charts& charts)
{
    const Damage damage = damage_to(battery, charts);
    const int working = battery[stat::guns] - damage.silent;
    const int crew = std::max(1, charts[GunNumber::Crew].whole());
    const int manned = castings_of(battery) / crew;
    const bool is_one_more = castings_of(battery) % crew >= charts[GunNumber::Gunners].whole() && !rests(battery, charts);
    const int gunners = battery[stat::effectives] / std::max(1, charts[GunNumber::Gunners].whole());
    return {std::min({working, manned + (is_one_more ? 1 : 0), gunners}), damage.firing};
}

int functions_of(const Unit& battery, const Charts& charts)
{
    const int full = functions_of_full_crew(battery, charts);
    if (castings_of(battery) >= charts[GunNumber::Crew].whole())
        return full;
    if (takes_turns(battery, charts))
        return rests(battery, charts) ? 0 : full;
    return full / std::max(1, charts[GunNumber::ShortHanded].whole());
}

void rest_short_handed(const Unit& battery, EffectsBuilder& effects, const Charts& charts)
{
    if (battery.kind != kind::unit || battery[stat::arm] != Arm::Artillery)
        return;
    const bool is_short = castings_of(battery) % std::max(1, charts[GunNumber::Crew].whole()) >= charts[GunNumber::Gunners].whole();
    const bool acted = battery[stat::functions_used] > 0 || battery[stat::fired_this_turn];
    const bool now = is_short && acted && takes_turns(battery, charts) && !battery[stat::short_handed_acted];
    if (now != battery[stat::short_handed_acted])
        effects.set(battery.key, stat::short_handed_acted, now);
}

void leave_guns_of(const std::string& battery, EffectsBuilder& effects)
{
    const Unit gunners = effects.unit(battery);
    effects.set(battery, stat::guns, 0);
    if (gunners[stat::guns_damaged] > 0)
        effects.set(battery, stat::guns_damaged, 0);
    if (gunners[stat::guns] == 0)
        return;
    Unit left = left_by(gunners, effects.state());
    effects.announce({"{0} ({1}) stand where they were left.", {left, Name{left.code.empty() ? left.key : left.code}}});
    effects.arrive(std::move(left));
}

std::string leave_to_draw(const std::string& battery, int casualties, EffectsBuilder& effects)
{
    const Unit& crew = effects.unit(battery);
    effects.add(battery, stat::undrawn, std::min(casualties, castings_of(crew) - crew[stat::undrawn]));
    return battery;
}

int straggle_helpers(const std::string& unit, int stragglers, EffectsBuilder& effects)
{
    const Unit crew = effects.unit(unit);
    const int count = std::min(stragglers, castings_of(crew) - crew[stat::undrawn]);
    if (const int helpers = std::min(count, crew[stat::helpers]); helpers > 0)
        count_among_gunners(unit, helpers, effects);
    return count;
}

void lose_undrawn(const std::string& battery, EffectsBuilder& effects)
{
    const Unit crew = effects.unit(battery);
    const int casualties = crew[stat::undrawn];
    const int helpers = casualties - std::max(0, crew[stat::effectives] - 1);
    if (const int fallen = std::min(helpers, crew[stat::helpers]); fallen > 0)
        count_among_gunners(battery, fallen, effects);
    lose({battery, 0, casualties, lost_by(effects.state())}, effects);
    effects.add(battery, stat::undrawn, -casualties);
}

Losses drawn_in_melee(const Losses& lost, EffectsBuilder& effects)
{
    const Unit& crew = effects.unit(lost.unit);
    const int left = castings_of(crew) - lost.casualties - lost.stragglers;
    const bool breaks = left <= 0 || is_broken(left, crew[stat::stragglers] + lost.stragglers);
    Losses at_once = lost;
    if (crew[stat::helpers] == 0 || lost.casualties == 0)
        return at_once;
    leave_to_draw(lost.unit, lost.casualties, effects);
    if (breaks)
        lose_undrawn(lost.unit, effects);
    at_once.casualties = 0;
    return at_once;
}

int lent_by_nobody(const State& state, std::string_view side)
{
    int castings = 0;
    for (const Unit& unit : state.units)
        if (unit.side == side && unit.kind == kind::unit)
            castings += unit[stat::helpers] - (unit[stat::destroyed] ? 0 : unit[stat::lent]);
    return std::max(castings, 0);
}

void take_crews(const PlayedAction& played, EffectsBuilder& effects)
{
    offer_draws(played, effects);
    take_drawn(played, effects);
    if (const auto lent = played.as(action::lend))
        lend(played, lent->end.castings, effects);
    if (is_any_of(played, action::man_guns))
        man_guns(played.unit(role::unit), played.unit(role::crewless), effects);
}

bool has_two_orders(const Unit& unit, const Charts& charts)
{
    const KnownOrder order = unit[stat::order];
    const bool acts = order == KnownOrder::Move || order == KnownOrder::FirstFire || order == KnownOrder::HoldFire;
    return unit[stat::arm] == Arm::Artillery && acts && functions_of(unit, charts) > 1;
}

void object_to_functions(const State& state, const PlayedAction& wanted, const Charts& charts, Problems& problems)
{
    const auto moved = wanted.as(action::movement);
    const auto fired = wanted.as(action::fire);
    const auto played = wanted.as(action::functions);
    const bool is_fire = fired || is_any_of(wanted, action::fortification_fire);
    const bool is_move_of_crew = is_any_of(wanted, action::man_guns, action::lend);
    if (!is_fire && !played && !is_move_of_crew && !(moved && moved->inputs.kind == MoveKind::Move))
        return;
    const Role role = is_fire ? role::firer : role::unit;
    const int more = played && played->inputs.second != GunFunction::None ? 2 : 1;
    for (const Unit* const unit : units_by(state, wanted.roles, role)) {
        const bool is_battery = (*unit)[stat::arm] == Arm::Artillery;
        if (played && !is_battery)
            object_to(*unit, role, "{0} is not a battery", problems);
        if (!is_battery || (*unit)[stat::broken])
            continue;
        if ((played || is_move_of_crew) && (*unit)[stat::in_melee])
            object_to(*unit, role, "{0} is locked in melee", problems);
        const bool limbers = played && (played->inputs.first == GunFunction::Limber || played->inputs.second == GunFunction::Limber);
        if (limbers && orders_are_kept(state, *unit) && (*unit)[stat::order] == KnownOrder::Hold)
            object_to(*unit, role, "{0} is on Hold: to limber is to move", problems);
        const int used = (*unit)[stat::functions_used] + (has_fired(state, *unit) ? 1 : 0);
        const int all = functions_of(*unit, charts);
        if (used + more > all && !(is_fire && has_fired(state, *unit)))
            problems.push_back({std::string{role.key}, {"{0}: functions a turn {1}, used {2}", {*unit, all, used}}});
    }
}

} // namespace santa_anna
