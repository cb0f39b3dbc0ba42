// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/combat.h"

#include <algorithm>
#include <cassert>

namespace santa_anna {

namespace {

constexpr std::string_view melee_rule = "Melee Procedure";

int part(int castings, const Cell& share, const Charts& charts)
{
    const auto castings_of_share = static_cast<int>((Fraction{castings} * share.number()).rounded_down());
    return std::min(castings, std::max(castings_of_share, charts.whole(MeleeNumber::LeastFighters)));
}

bool counts_lance(const Body& body, bool charges, Round round)
{
    return charges && round.lance && body.is_mounted_cavalry() && body.melee_weapon == MeleeWeapon::Lance;
}

/// Every line is told to `column`.
void shift_in_melee(const Body& body, const Enemies& enemies, Round round, const Charts& charts, Total& column)
{
    const auto add = [&](bool counts, Shift shift) {
        if (counts)
            column.add(charts[shift, ShiftIn::Melee]);
    };
    column.add(charts[Charts::like<Shift>(body.experience), ShiftIn::Melee]);
    add(body.charging && round.charging, Shift::Charging);
    add(counts_lance(body, body.charging, round), Shift::Lance);
    add(body.nation == Nation::Us && body.arm != Arm::Artillery, Shift::Us);
    add(enemies.skirmishing && !body.is_skirmishing(), Shift::Skirmishers);
    add(enemies.gunners, Shift::Gunners);
    add(body.is_mounted_cavalry() && body.melee_weapon == MeleeWeapon::Saber && enemies.cavalry_without_melee_weapons, Shift::Saber);
    const bool behind_works = enemies.cover == Cover::Building || enemies.cover == Cover::Light || enemies.cover == Cover::Heavy;
    add(body.is_mounted_cavalry() && enemies.open_infantry && !behind_works, Shift::CavalryAgainstInfantry);
    add(enemies.cover != Cover::None, of_cover<Shift>(enemies.cover));
}

} // namespace

SideEnd side_end(const Body& body, Present now, int losses, int straggled)
{
    const int stragglers = now.stragglers - body.stragglers;
    return {.losses = losses,
            .stragglers = stragglers,
            .casualties = body.effectives - now.effectives - stragglers,
            .straggled = straggled,
            .breaks = now.is_broken() && !is_broken_already(body),
            .destroyed = now.effectives == 0 && body.effectives > 0};
}

int straggle(Present& unit, int stragglers)
{
    const int taken = std::min(stragglers, static_cast<int>(unit.effectives));
    unit = present(unit.effectives - taken, unit.stragglers + taken);
    return taken;
}

Allocation take(Present& unit, Allocation losses)
{
    const int casualties = std::min(losses.casualties, static_cast<int>(unit.effectives));
    unit = present(unit.effectives - casualties, unit.stragglers);
    return {straggle(unit, losses.stragglers), casualties};
}

Round round_of(int round, bool first_rounds, const Charts& charts)
{
    const auto within = [&](MeleeNumber rounds) { return first_rounds && round < charts.whole(rounds); };
    return {within(MeleeNumber::ChargingRounds), within(MeleeNumber::LanceRounds), within(MeleeNumber::Rounds)};
}

int horse_holders(const Body& body, const Charts& charts)
{
    const bool holds = body.arm == Arm::Cavalry && !body.mounted;
    const int castings = body.effectives + body.losses_this_turn;
    return holds ? -static_cast<int>((Fraction{-castings} * charts[Factor::HorseHolders].number()).rounded_down()) : 0;
}

int fighters(const Body& body, Present now, Aspect hit_in, Round round, const Charts& charts)
{
    int castings = std::max(0, now.effectives - horse_holders(body, charts));
    if (body.fighters != 0)
        castings = std::min(body.fighters, castings);
    if (hit_in != Aspect::Front)
        castings = part(castings, charts[MeleeNumber::FlankOrRear], charts);
    if (body.caught_forming_square && round.disorder)
        castings = part(castings, charts[MeleeNumber::Disorder], charts);
    return castings;
}

int told_fighters(const Body& body, const Label& effectives, Present now, Aspect hit_in, Round round, const Charts& charts,
                  Explanation& explanation)
{
    Total castings{explanation};
    castings.start(now.effectives, effectives, melee_rule);
    if (const int holders = horse_holders(body, charts); holders > 0) {
        castings.add(-holders, {"horse holders"}, charts[Factor::HorseHolders]);
        castings.least(0, {"no fewer than none"}, melee_rule);
    }
    if (body.fighters != 0)
        castings.most(body.fighters, {"castings in contact"}, melee_rule);
    const auto share = [&](MeleeNumber number) {
        const int before = castings.whole();
        castings.times(charts[number]);
        castings.round_down(melee_rule);
        if (before > 0)
            castings.least(charts[MeleeNumber::LeastFighters]);
        castings.most(before, {"no more than there are"}, melee_rule);
    };
    if (hit_in != Aspect::Front)
        share(MeleeNumber::FlankOrRear);
    if (body.caught_forming_square && round.disorder)
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

int lasting_shifts(const Body& body, const Enemies& enemies, const Charts& charts)
{
    Explanation deaf{Listening::No};
    Total column{deaf};
    shift_in_melee(body, enemies, Round{}, charts, column);
    return static_cast<int>(column.total().amount());
}

int charge_shifts(const Body& body, bool charges, Round round, const Charts& charts)
{
    int shifts = 0;
    if (charges && round.charging)
        shifts += charts[Shift::Charging, ShiftIn::Melee].whole();
    if (counts_lance(body, charges, round))
        shifts += charts[Shift::Lance, ShiftIn::Melee].whole();
    return shifts;
}

int outnumbered(int ours, int theirs, const Charts& charts)
{
    const int castings = charts.whole(MeleeNumber::CastingsAShift);
    return ours < theirs && castings > 0 ? -((theirs - ours) / castings) : 0;
}

int melee_column(int fighters, int shifts, const Charts& charts)
{
    return std::clamp(charts.column_of(fighters) + shifts, 0, charts.last_column());
}

int told_melee_column(const Body& body, int fighters, int ours, int theirs, const Enemies& enemies, Round round, const Charts& charts,
                      Explanation& explanation)
{
    Total column{explanation};
    const Cell& header = charts.header(fighters);
    column.start(header.row, {"column for {0} fighters", fighters}, header);
    shift_in_melee(body, enemies, round, charts, column);
    if (const int shift = outnumbered(ours, theirs, charts); shift != 0)
        column.add(shift, {"outnumbered by {0}", theirs - ours}, charts[MeleeNumber::CastingsAShift]);
    column.least(0, {"left of the first column counts as the first"}, melee_rule);
    column.most(charts.last_column(), {"right of the last column counts as the last"}, melee_rule);
    return column.whole();
}

int strike(int column, const Label& label, const Means& means)
{
    const auto& [charts, dice, explanation] = means;
    const int losses = dice.read(label, charts.losses(column));
    if (explanation.listens())
        explanation.start(charts.effect(column, dice.shown()[0]), {"losses on a {0} in column {1}", dice.shown()[0], column});
    return losses;
}

Allocation melee_allocation(int losses, Aspect hit_in, const Charts& charts)
{
    const int times = charts[Charts::like<LossAllocation>(hit_in)].whole();
    return {(losses + 1) / 2 * times, losses / 2};
}

bool can_volley(const Body& firer, const Body& target)
{
    const bool is_ridden_down = firer.caught_forming_square && target.is_mounted_cavalry();
    return firer.arm != Arm::Artillery && firer.weapon != Weapon::None && !is_ridden_down;
}

Fire quarter_volley(const Body& firer, Present firing, const Body& target, Present hit, Aspect aspect, Cover cover)
{
    Fire fire;
    fire.firer = {.arm = firer.arm,
                  .nation = firer.nation,
                  .experience = firer.experience,
                  .castings = firing.effectives,
                  .losses_this_turn = firer.losses_this_turn,
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
                   .cover = cover,
                   .straggled_this_turn = target.straggled_this_turn};
    fire.aspect = aspect;
    return fire;
}

Shot fire_quarter_volley(const Fire& fire, Present& hit, const Label& label, const Means& means)
{
    const auto& [charts, dice, explanation] = means;
    const Shot shot = roll_effects(label, strike(fire, charts, 0, explanation).column, charts, dice, explanation);
    take(hit, allocation(fire, charts, shot.losses, {}, explanation));
    return shot;
}

} // namespace santa_anna
