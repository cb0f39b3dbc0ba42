// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Label;
using corneta::Total;

namespace {

constexpr std::string_view melee_rule = "Melee Procedure";

int part(int castings, const corneta::Cell& share, const CombatCharts& charts)
{
    const auto castings_of_share = static_cast<int>((Fraction{castings} * share.number()).rounded_down());
    return std::min(castings, std::max(castings_of_share, charts.whole(MeleeNumber::LeastFighters)));
}

bool counts_lance(const Body& body, bool charges, Round round)
{
    return charges && round.lance == Counts::Yes && body.is_mounted_cavalry() && body.melee_weapon == MeleeWeapon::Lance;
}

} // namespace

Present present(const Body& body)
{
    return {static_cast<std::uint8_t>(body.effectives), static_cast<std::uint8_t>(body.stragglers)};
}

int straggle(Present& unit, int stragglers)
{
    const int taken = std::min(stragglers, static_cast<int>(unit.effectives));
    unit.effectives = static_cast<std::uint8_t>(unit.effectives - taken);
    unit.stragglers = static_cast<std::uint8_t>(unit.stragglers + taken);
    return taken;
}

Allocation take(Present& unit, Allocation losses)
{
    const int casualties = std::min(losses.casualties, static_cast<int>(unit.effectives));
    unit.effectives = static_cast<std::uint8_t>(unit.effectives - casualties);
    return {straggle(unit, losses.stragglers), casualties};
}

Round round_of(int round, bool first_rounds, const CombatCharts& charts)
{
    const auto within = [&](MeleeNumber rounds) { return first_rounds && round < charts.whole(rounds) ? Counts::Yes : Counts::No; };
    return {within(MeleeNumber::ChargingRounds), within(MeleeNumber::LanceRounds), within(MeleeNumber::Rounds)};
}

int fighters(const Body& body, Present now, Aspect hit_in, Round round, const CombatCharts& charts)
{
    int castings = body.fighters == 0 ? now.effectives : std::min(body.fighters, static_cast<int>(now.effectives));
    if (hit_in != Aspect::Front)
        castings = part(castings, charts.melee_number(MeleeNumber::FlankOrRear), charts);
    if (body.caught_forming_square && round.disorder == Counts::Yes)
        castings = part(castings, charts.melee_number(MeleeNumber::Disorder), charts);
    return castings;
}

int told_fighters(const Body& body, const corneta::Label& effectives, Present now, Aspect hit_in, Round round, const CombatCharts& charts,
                  Explanation& explanation)
{
    Total castings{explanation};
    castings.start(now.effectives, effectives, melee_rule);
    if (body.fighters != 0)
        castings.most(body.fighters, {"castings in contact"}, melee_rule);
    const corneta::Cell& least = charts.melee_number(MeleeNumber::LeastFighters);
    const auto share = [&](MeleeNumber number) {
        const int before = castings.whole();
        castings.times(charts.melee_number(number));
        castings.round_down(melee_rule);
        if (before > 0)
            castings.least(least);
        castings.most(before, {"no more than there are"}, melee_rule);
    };
    if (hit_in != Aspect::Front)
        share(MeleeNumber::FlankOrRear);
    if (body.caught_forming_square && round.disorder == Counts::Yes)
        share(MeleeNumber::Disorder);
    assert(castings.whole() == fighters(body, now, hit_in, round, charts));
    return castings.whole();
}

void Enemies::join(const Body& body)
{
    skirmishing = skirmishing && body.is_skirmishing();
    gunners = gunners && body.is_gunners();
    cavalry_without_melee_weapons = cavalry_without_melee_weapons && body.arm == Arm::Cavalry && body.melee_weapon == MeleeWeapon::None;
    open_infantry = open_infantry && body.arm == Arm::Infantry && !body.is_square();
}

Enemies enemies(const Body& body, Cover cover)
{
    Enemies enemies{.cover = cover};
    enemies.join(body);
    return enemies;
}

void shift_in_melee(const Body& body, const Enemies& enemies, Round round, const CombatCharts& charts, Total& column)
{
    column.add(charts.shift(body.experience));
    if (body.charging && round.charging == Counts::Yes)
        column.add(charts.shift(Shift::Charging));
    if (counts_lance(body, body.charging, round))
        column.add(charts.shift(Shift::Lance));
    if (body.nation == Nation::Us && body.arm != Arm::Artillery)
        column.add(charts.shift(Shift::Us));
    if (enemies.skirmishing && !body.is_skirmishing())
        column.add(charts.shift(Shift::Skirmishers));
    if (enemies.gunners)
        column.add(charts.shift(Shift::Gunners));
    if (body.is_mounted_cavalry() && body.melee_weapon == MeleeWeapon::Saber && enemies.cavalry_without_melee_weapons)
        column.add(charts.shift(Shift::Saber));
    const bool behind_works = enemies.cover == Cover::Building || enemies.cover == Cover::Light || enemies.cover == Cover::Heavy;
    if (body.is_mounted_cavalry() && enemies.open_infantry && !behind_works)
        column.add(charts.shift(Shift::CavalryAgainstInfantry));
    if (enemies.cover != Cover::None) {
        constexpr auto before = static_cast<std::size_t>(Shift::Rough) - static_cast<std::size_t>(Cover::Rough);
        column.add(charts.shift(before + static_cast<std::size_t>(enemies.cover)));
    }
}

int lasting_shifts(const Body& body, const Enemies& enemies, const CombatCharts& charts)
{
    Explanation deaf{corneta::Listening::No};
    Total column{deaf};
    shift_in_melee(body, enemies, Round{}, charts, column);
    return static_cast<int>(column.total().amount());
}

int charge_shifts(const Body& body, bool charges, Round round, const CombatCharts& charts)
{
    int shifts = 0;
    if (charges && round.charging == Counts::Yes)
        shifts += charts.shift(Shift::Charging).whole();
    if (counts_lance(body, charges, round))
        shifts += charts.shift(Shift::Lance).whole();
    return shifts;
}

int outnumbered(int ours, int theirs, const CombatCharts& charts)
{
    const int castings = charts.whole(MeleeNumber::CastingsAShift);
    return ours < theirs && castings > 0 ? -((theirs - ours) / castings) : 0;
}

int melee_column(int fighters, int shifts, const CombatCharts& charts)
{
    return std::clamp(charts.column_of(fighters) + shifts, 0, charts.last_column());
}

int told_melee_column(const Body& body, int fighters, int ours, int theirs, const Enemies& enemies, Round round, const CombatCharts& charts,
                      Explanation& explanation)
{
    Total column{explanation};
    const corneta::Cell& header = charts.header(fighters);
    column.start(header.row, {"column for {0} fighters", fighters}, header);
    shift_in_melee(body, enemies, round, charts, column);
    if (const int shift = outnumbered(ours, theirs, charts); shift != 0)
        column.add(shift, {"outnumbered by {0}", theirs - ours}, charts.melee_number(MeleeNumber::CastingsAShift));
    column.least(0, {"left of the first column counts as the first"}, melee_rule);
    column.most(charts.last_column(), {"right of the last column counts as the last"}, melee_rule);
    return column.whole();
}

Allocation melee_allocation(int losses, Aspect hit_in, const Charts& charts)
{
    const int times = charts.stragglers_times(hit_in).whole();
    return {(losses + 1) / 2 * times, losses / 2};
}

bool can_volley(const Body& firer)
{
    return firer.arm != Arm::Artillery && firer.weapon != Weapon::None;
}

Fire quarter_volley(const Body& firer, Present firing, const Body& target, Present hit, Aspect aspect, Cover cover)
{
    Fire fire;
    fire.firer = {.arm = firer.arm,
                  .nation = firer.nation,
                  .experience = firer.experience,
                  .castings = firing.effectives,
                  .weapon = firer.weapon,
                  .mounted = firer.mounted,
                  .quarter_volley = true,
                  .initial_volley = firer.initial_volley,
                  .low_ammunition = firer.low_ammunition};
    fire.target = {.effectives = hit.effectives,
                   .stragglers = hit.stragglers,
                   .arm = target.arm,
                   .nation = target.nation,
                   .formation = target.formation,
                   .unlimbered = target.unlimbered,
                   .cover = cover};
    fire.aspect = aspect;
    return fire;
}

Volley fire_quarter_volley(const Fire& fire, Present& hit, const Label& label, const Charts& charts, corneta::Dice& dice,
                           Explanation& explanation)
{
    const int column = strike(fire, charts, 0, explanation).column;
    const int low_face = charts.limit(FiringLimit::LowAmmunitionFace).whole();
    const int reading =
        dice.read(label, charts.effects_die(), [&](int face) { return charts.losses(column, face) * 2 + (face == low_face ? 1 : 0); });
    explanation.start(charts.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});
    take(hit, allocation(fire, charts, reading / 2, {}, explanation));
    return {reading / 2, reading % 2 != 0};
}

} // namespace santa_anna
