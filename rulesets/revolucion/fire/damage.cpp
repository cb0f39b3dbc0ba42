// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/damage.h"

#include "core/action/total.h"
#include "rulesets/revolucion/charts/thrown.h"

#include <algorithm>

namespace revolucion {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Op;
using corneta::Sentence;

namespace {

constexpr std::string_view effects = "Unit Status and Combat Effects";

int level_of(DamageLevel level, const Charts& charts)
{
    return charts.combat().level(level).whole();
}

/// Levels with those of the present status.
int all_levels(int levels, Status status, const Charts& charts, Explanation& explanation)
{
    corneta::Total all{explanation};
    all.start(levels, {"levels of damage"}, effects);
    if (status != Status::Ok)
        all.add(charts.combat().level(status == Status::Disordered ? DamageLevel::Disordered : DamageLevel::Demoralized));
    return all.whole();
}

Status status_at(int level, const Charts& charts)
{
    if (level >= level_of(DamageLevel::Demoralized, charts))
        return Status::Demoralized;
    return level >= level_of(DamageLevel::Disordered, charts) ? Status::Disordered : Status::Ok;
}

void explain_bases(const Body& body, int lost, const Charts& charts, Explanation& explanation)
{
    const Cell& part = charts.combat().destroyed_at();
    explanation.start(body.bases, {"bases"}, effects);
    explanation.note(Op::Add, -lost, {"bases lost"}, effects);
    explanation.start(body.bases_at_start, {"bases at the start"}, effects);
    explanation.note(Op::Times, part);
}

/// Status and bases, no move yet.
void take_levels(int levels, const Body& body, Damage& damage, const Charts& charts, Explanation& explanation)
{
    const int level = all_levels(levels, body.status, charts, explanation);
    damage.status = std::max(body.status, status_at(level, charts));
    const int first = level_of(DamageLevel::Base, charts);
    damage.bases_lost = std::min(body.bases, std::max(0, level - first + 1));
    if (damage.bases_lost == 0)
        return;
    damage.status = Status::Demoralized;
    explanation.note(Op::Start, charts.combat().level(DamageLevel::Base));
    explain_bases(body, damage.bases_lost, charts, explanation);
    const bool has_one_base = body.type == UnitType::Aircraft || body.type == UnitType::MaquinaLoca;
    damage.destroyed = has_one_base || is_destroyed(body.bases - damage.bases_lost, body.bases_at_start, charts);
}

} // namespace

bool is_destroyed(int bases, int bases_at_start, const Charts& charts)
{
    return !(Fraction{bases_at_start} * charts.combat().destroyed_at().number() < Fraction{bases});
}

bool can_be_driven(const Body& body)
{
    return !body.passenger && !runs_on_rails(body.type) && body.type != UnitType::Aircraft;
}

Damage damage(int levels, const Body& body, const Charts& charts, Explanation& explanation, Pushed pushed)
{
    Damage damage;
    damage.status = body.status;
    if (levels > 0)
        take_levels(levels, body, damage, charts, explanation);
    if (damage.destroyed || !can_be_driven(body) || (pushed == Pushed::No && damage.bases_lost == 0))
        return damage;
    const Cell& inches = charts.combat().fall_back(arm_of(body.type));
    explanation.note(Op::Start, inches, {"inches that it is driven back"});
    damage.surrendered = damage.destroyed = body.blocked;
    if (!damage.destroyed)
        damage.falls_back = {tenths_in(inches.number())};
    return damage;
}

std::string_view name_of(const Body& body)
{
    return body.type == UnitType::MachineGuns ? "machine-gun unit" : label_of(body.type, unit_types);
}

Sentence sentence_of(std::string_view name, const Body& body, const Damage& damage)
{
    const auto with = [&](std::string_view pattern) {
        return Sentence{pattern, {body.bases, name, damage.bases_lost, Fraction::tenths(damage.falls_back.count)}};
    };
    if (damage.surrendered)
        return with("The {0}-base {1} cannot fall back and surrenders.");
    if (damage.destroyed)
        return with("The {0}-base {1} is destroyed.");
    if (damage.bases_lost > 0 && damage.falls_back.count > 0)
        return damage.bases_lost == 1 ? with("The {0}-base {1} loses a base, falls back {3} inches and is demoralized.")
                                      : with("The {0}-base {1} loses {2} bases, falls back {3} inches and is demoralized.");
    if (damage.bases_lost > 0)
        return damage.bases_lost == 1 ? with("The {0}-base {1} loses a base and is demoralized.")
                                      : with("The {0}-base {1} loses {2} bases and is demoralized.");
    if (damage.falls_back.count > 0 && damage.status == Status::Ok)
        return with("The {0}-base {1} is pushed back {3} inches.");
    if (damage.falls_back.count > 0)
        return damage.status == Status::Disordered ? with("The {0}-base {1} is disordered and pushed back {3} inches.")
                                                   : with("The {0}-base {1} is demoralized and pushed back {3} inches.");
    if (damage.status == body.status)
        return with("Nothing happens to the {0}-base {1}.");
    return damage.status == Status::Disordered ? with("The {0}-base {1} is disordered.") : with("The {0}-base {1} is demoralized.");
}

void announce_damage(std::string_view name, const Body& body, const Damage& damage, std::vector<Sentence>& instructions)
{
    const bool on_rails = runs_on_rails(body.type);
    if (damage.destroyed && on_rails && body.type != UnitType::MaquinaLoca)
        instructions.push_back({"The {0} blocks the track: units on it get off with 1 level of damage.", {name}});
    else if (damage.destroyed)
        instructions.push_back({"Take the {0} off the table.", {name}});
    else if (damage.bases_lost > 0 && on_rails)
        instructions.push_back(
            {"Mark the lost cars of the {0}: {1} in all.", {name, std::max(body.bases_at_start - body.bases, 0) + damage.bases_lost}});
    else if (damage.bases_lost == 1)
        instructions.push_back({"Take 1 base off the {0}.", {name}});
    else if (damage.bases_lost > 1)
        instructions.push_back({"Take {1} bases off the {0}.", {name, damage.bases_lost}});
    if (damage.bases_lost > 0 && (body.type == UnitType::Truck || body.type == UnitType::Car))
        instructions.push_back({"Passengers of a lost base get off beside it; their unit is disordered."});
    if (damage.destroyed)
        return;
    if (damage.status != body.status)
        instructions.push_back(damage.status == Status::Disordered ? Sentence{"Mark the {0} disordered.", {name}}
                                                                   : Sentence{"Mark the {0} demoralized.", {name}});
    if (damage.falls_back.count > 0)
        instructions.push_back({"Move it {0} inches away, formation and facing kept; if it cannot, it surrenders.",
                                {Fraction::tenths(damage.falls_back.count)}});
}

void announce_blast(std::string_view role, const Body& body, const Damage& damage, corneta::Announcement& announcement)
{
    if (damage.destroyed && body.type == UnitType::MaquinaLoca)
        announcement.next.push_back({corneta::Follow::Must,
                                     role,
                                     {corneta::Choice{"explosion",
                                                      {"It explodes among the units near it; the track under it is gone"},
                                                      {{"kind", "maquina-loca"}},
                                                      {{"unit", ""}}}}});
}

void announce_loss(std::string_view role, const Body& body, const Damage& damage, bool leader_killed, corneta::Announcement& announcement)
{
    const bool is_a_loss = damage.destroyed && body.type != UnitType::MaquinaLoca;
    if (!is_a_loss && !leader_killed)
        return;
    announcement.next.push_back({corneta::Follow::May,
                                 role,
                                 {corneta::Choice{"army-morale",
                                                  {"Count what is left of its army's break point"},
                                                  {{"destroyed", is_a_loss ? "1" : "0"}, {"leaders_killed", leader_killed ? "1" : "0"}},
                                                  {{"army", role}}}}});
}

bool leader_is_killed(const corneta::Label& label, LeaderRisk risk, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& die = charts.die(Die::Leader);
    const Cell& limit = charts.combat().killed_at(risk);
    const auto [pool, plus] = die.dice();
    const int last = limit.whole() - plus;
    const bool is_killed = dice.read(label, pool, [last](const corneta::Faces& faces) { return faces.sum() <= last ? 1 : 0; }) != 0;
    explain_throw(die, dice, explanation);
    explanation.note(Op::Start, limit);
    return is_killed;
}

} // namespace revolucion
