// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/damage.h"

#include "core/total.h"
#include "rulesets/revolucion/thrown.h"

#include <algorithm>

namespace revolucion {

using corneta::Fraction;
using corneta::Op;
using corneta::Sentence;
using corneta::Tale;

namespace {

constexpr std::string_view effects = "Unit Status and Combat Effects";

int level_of(DamageLevel level, const Cards& cards)
{
    return cards.combat().level(level).whole();
}

/// Levels with those of the present status.
int all_levels(int levels, Status status, const Cards& cards, Tale& tale)
{
    corneta::Total all{tale};
    all.start(levels, {"levels of damage"}, effects);
    if (status != Status::Ok)
        all.add(cards.combat().level(status == Status::Disordered ? DamageLevel::Disordered : DamageLevel::Demoralized));
    return all.whole();
}

Status status_at(int level, const Cards& cards)
{
    if (level >= level_of(DamageLevel::Demoralized, cards))
        return Status::Demoralized;
    return level >= level_of(DamageLevel::Disordered, cards) ? Status::Disordered : Status::Ok;
}

void tell_bases(const Body& body, int lost, const Cards& cards, Tale& tale)
{
    const Cell& part = cards.combat().destroyed_at();
    tale.start(body.bases, {"bases"}, effects);
    tale.note(Op::Add, -lost, {"bases lost"}, effects);
    tale.start(body.bases_at_start, {"bases at the start"}, effects);
    tale.note(Op::Times, part);
}

/// Status and bases, no move yet.
void take_levels(int levels, const Body& body, Damage& damage, const Cards& cards, Tale& tale)
{
    const int level = all_levels(levels, body.status, cards, tale);
    damage.status = std::max(body.status, status_at(level, cards));
    const int first = level_of(DamageLevel::Base, cards);
    damage.bases_lost = std::min(body.bases, std::max(0, level - first + 1));
    if (damage.bases_lost == 0)
        return;
    damage.status = Status::Demoralized;
    tale.note(Op::Start, cards.combat().level(DamageLevel::Base));
    tell_bases(body, damage.bases_lost, cards, tale);
    const bool has_one_base = body.type == UnitType::Aircraft || body.type == UnitType::MaquinaLoca;
    damage.destroyed = has_one_base || is_destroyed(body.bases - damage.bases_lost, body.bases_at_start, cards);
}

} // namespace

bool is_destroyed(int bases, int bases_at_start, const Cards& cards)
{
    return !(Fraction{bases_at_start} * cards.combat().destroyed_at().number() < Fraction{bases});
}

bool can_be_driven(const Body& body)
{
    return !body.passenger && !runs_on_rails(body.type) && body.type != UnitType::Aircraft;
}

Damage damage(int levels, const Body& body, const Cards& cards, Tale& tale, Pushed pushed)
{
    Damage damage;
    damage.status = body.status;
    if (levels > 0)
        take_levels(levels, body, damage, cards, tale);
    if (damage.destroyed || !can_be_driven(body) || (pushed == Pushed::No && damage.bases_lost == 0))
        return damage;
    const Cell& inches = cards.combat().fall_back(arm_of(body.type));
    tale.note(Op::Start, inches, {"inches that it is driven back"});
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

void tell_damage(std::string_view name, const Body& body, const Damage& damage, std::vector<Sentence>& hands)
{
    const bool on_rails = runs_on_rails(body.type);
    if (damage.destroyed && on_rails && body.type != UnitType::MaquinaLoca)
        hands.push_back({"The {0} blocks the track: units on it get off with 1 level of damage.", {name}});
    else if (damage.destroyed)
        hands.push_back({"Take the {0} off the table.", {name}});
    else if (damage.bases_lost > 0 && on_rails)
        hands.push_back(
            {"Mark the lost cars of the {0}: {1} in all.", {name, std::max(body.bases_at_start - body.bases, 0) + damage.bases_lost}});
    else if (damage.bases_lost == 1)
        hands.push_back({"Take 1 base off the {0}.", {name}});
    else if (damage.bases_lost > 1)
        hands.push_back({"Take {1} bases off the {0}.", {name, damage.bases_lost}});
    if (damage.bases_lost > 0 && (body.type == UnitType::Truck || body.type == UnitType::Car))
        hands.push_back({"Passengers of a lost base get off beside it; their unit is disordered."});
    if (damage.destroyed)
        return;
    if (damage.status != body.status)
        hands.push_back(damage.status == Status::Disordered ? Sentence{"Mark the {0} disordered.", {name}}
                                                            : Sentence{"Mark the {0} demoralized.", {name}});
    if (damage.falls_back.count > 0)
        hands.push_back({"Move it {0} inches away, formation and facing kept; if it cannot, it surrenders.",
                         {Fraction::tenths(damage.falls_back.count)}});
}

void tell_blast(std::string_view role, const Body& body, const Damage& damage, corneta::Telling& telling)
{
    if (damage.destroyed && body.type == UnitType::MaquinaLoca)
        telling.next.push_back({corneta::Follow::Must,
                                role,
                                {corneta::Choice{"explosion",
                                                 {"It explodes among the units near it; the track under it is gone"},
                                                 {{"kind", "maquina-loca"}},
                                                 {{"unit", ""}}}}});
}

void tell_loss(std::string_view role, const Body& body, const Damage& damage, bool leader_killed, corneta::Telling& telling)
{
    const bool is_a_loss = damage.destroyed && body.type != UnitType::MaquinaLoca;
    if (!is_a_loss && !leader_killed)
        return;
    telling.next.push_back({corneta::Follow::May,
                            role,
                            {corneta::Choice{"army-morale",
                                             {"Count what is left of its army's break point"},
                                             {{"destroyed", is_a_loss ? "1" : "0"}, {"leaders_killed", leader_killed ? "1" : "0"}},
                                             {{"army", role}}}}});
}

bool leader_is_killed(const corneta::Label& label, LeaderRisk risk, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& die = cards.die(Die::Leader);
    const Cell& limit = cards.combat().killed_at(risk);
    const auto [pool, plus] = die.dice();
    const int last = limit.whole() - plus;
    const bool is_killed = dice.read(label, pool, [last](const corneta::Faces& faces) { return faces.sum() <= last ? 1 : 0; }) != 0;
    tell_throw(die, dice, tale);
    tale.note(Op::Start, limit);
    return is_killed;
}

} // namespace revolucion
