// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

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

int castings_of(const Unit& battery)
{
    return battery[stat::effectives] + battery[stat::helpers];
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
    const bool is_one_more = castings_of(battery) % crew >= charts[GunNumber::Gunners].whole()
        && functions_of_full_crew(battery, charts) >= charts[GunNumber::ShortHanded].whole();
    const int gunners = battery[stat::effectives] / std::max(1, charts[GunNumber::Gunners].whole());
    return {std::min({working, manned + (is_one_more ? 1 : 0), gunners}), damage.firing};
}

int functions_of(const Unit& battery, const Charts& charts)
{
    const int full = functions_of_full_crew(battery, charts);
    return castings_of(battery) < charts[GunNumber::Crew].whole() ? full / std::max(1, charts[GunNumber::ShortHanded].whole()) : full;
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
    if (!is_fire && !played && !(moved && moved->inputs.kind == MoveKind::Move))
        return;
    const Role role = is_fire ? role::firer : role::unit;
    const int more = played && played->inputs.second != GunFunction::None ? 2 : 1;
    for (const Unit* const unit : units_by(state, wanted.roles, role)) {
        const bool is_battery = (*unit)[stat::arm] == Arm::Artillery;
        if (played && !is_battery)
            object_to(*unit, role, "{0} is no battery", problems);
        if (!is_battery || (*unit)[stat::broken])
            continue;
        const int used = (*unit)[stat::functions_used] + (has_fired(state, *unit) ? 1 : 0);
        const int all = functions_of(*unit, charts);
        if (used + more > all && !(is_fire && has_fired(state, *unit)))
            problems.push_back({std::string{role.key}, {"{0}: functions a turn {1}, used {2}", {Name{unit->name}, all, used}}});
    }
}

} // namespace santa_anna
