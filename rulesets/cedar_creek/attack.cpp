// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/attack.h"

#include "rulesets/cedar_creek/attack_modifiers.h"
#include "rulesets/cedar_creek/thrown.h"

#include <algorithm>

namespace cedar_creek {

using corneta::Label;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

namespace {

constexpr RefusalSpec too_many_charge{"attacker_charges",
                                      "a first line of strength {0} has no {1} brigades: each has a point at least (11.4 Combat Results)"};
constexpr std::array attack_refusals{&too_many_charge};

/// A die for artillery or sharpshooters: the number in its list, and where its hit is counted.
struct SupportDie {
    Label label;
    Label hits;
    Label misses;
    int rating = 0;
    std::int16_t* counted = nullptr;
};

SupportDie support_die(const Attack& asked, AttackNow& now)
{
    auto index = static_cast<std::size_t>(now.rolled);
    const auto find = [&](const auto& ratings, std::string_view label, std::string_view hits, std::string_view misses,
                          std::int16_t& counted) -> SupportDie {
        if (index >= ratings.count) {
            index -= ratings.count;
            return {};
        }
        const int number = static_cast<int>(index) + 1;
        return {{label, number}, {hits, number, ratings[index]}, {misses, number, ratings[index]}, ratings[index], &counted};
    };
    SupportDie die =
        find(asked.attacker.artillery, "attacker's artillery {0}", "attacker's artillery {0}, not above its rating {1}: it helps",
             "attacker's artillery {0}, above its rating {1}: it does not help", now.attacker.artillery);
    if (die.counted == nullptr)
        die = find(asked.attacker.sharpshooters, "attacker's sharpshooters {0}",
                   "attacker's sharpshooters {0}, not above their rating {1}: they help",
                   "attacker's sharpshooters {0}, above their rating {1}: they do not help", now.attacker.sharpshooters);
    if (die.counted == nullptr)
        die = find(asked.defender.artillery, "defender's artillery {0}", "defender's artillery {0}, not above its rating {1}: it helps",
                   "defender's artillery {0}, above its rating {1}: it does not help", now.defender.artillery);
    if (die.counted == nullptr)
        die = find(asked.defender.sharpshooters, "defender's sharpshooters {0}",
                   "defender's sharpshooters {0}, not above their rating {1}: they help",
                   "defender's sharpshooters {0}, above their rating {1}: they do not help", now.defender.sharpshooters);
    return die;
}

void roll_support(const SupportDie& die, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& cell = cards.die(Die::Support);
    const auto [pool, plus] = cell.dice();
    const int most = die.rating - plus;
    const int helps = dice.read(die.label, pool, [most](const corneta::Faces& faces) { return faces.sum() <= most ? 1 : 0; });
    if (tale.listens())
        tale.note(corneta::Op::Start, dice.shown().sum() + plus, helps != 0 ? die.hits : die.misses, cell);
    *die.counted = static_cast<std::int16_t>(*die.counted + helps);
}

std::int16_t attacker_total(const Attack& asked, const AttackNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    corneta::Total total{tale};
    throw_into(total, {"attacker's die"}, cards.die(Die::Combat), dice);
    add_attacker_modifiers(total, asked, now.attacker, cards);
    return static_cast<std::int16_t>(total.whole());
}

std::int16_t defender_total(const Attack& asked, const AttackNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    corneta::Total total{tale};
    throw_into(total, {"defender's die"}, cards.die(Die::Combat), dice);
    add_defender_modifiers(total, asked, now.defender, cards);
    return static_cast<std::int16_t>(total.whole());
}

Suffered suffered(const AttackNow& now, const Cards& cards)
{
    const auto [lower, higher] = std::minmax(now.attacker_total, now.defender_total);
    if (lower == higher)
        return Suffered::Tie;
    return higher < lower * cards.combat_number(CombatNumber::HitTimes).whole() ? Suffered::Lower : Suffered::Twice;
}

/// Says how high the higher total must be for a hit.
void tell_hit(const AttackNow& now, const Cards& cards, Tale& tale)
{
    corneta::Total needed{tale};
    needed.start(std::min(now.attacker_total, now.defender_total), {"lower total"}, "11.4 Combat Results");
    needed.times(cards.combat_number(CombatNumber::HitTimes));
}

/// Levels of fatigue that a first line at this level still takes of `levels`.
int fatigue_gained(const Fighters& fighters, int levels, const Cards& cards)
{
    const int most = cards.combat_number(CombatNumber::MostFatigue).whole();
    return fighters.routed ? 0 : std::clamp(most - fighters.fatigue, 0, levels);
}

/// Levels that the charge still brings to a charging brigade, the result's taken before: at most, for only the highest level of the first
/// line is known. Where it has several brigades the one that charges may be fresh.
int charge_fatigue(const Attack& asked, bool loses, int levels, const Cards& cards)
{
    Fighters charging = asked.attacker;
    if (charging.strength > 1)
        charging.fatigue = 0;
    if (loses)
        charging.fatigue += fatigue_gained(charging, levels, cards);
    return fatigue_gained(charging, cards.combat_number(CombatNumber::ChargeFatigue).whole(), cards);
}

} // namespace

const std::span<const RefusalSpec* const> AttackRules::refusals = attack_refusals;

void AttackRules::refuse(const Attack& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.attacker.charges > asked.attacker.strength)
        found.add(too_many_charge, asked.attacker.strength, asked.attacker.charges);
}

AttackNow AttackRules::begin(const Attack& asked, const Cards& cards, Tale& tale)
{
    tell_ratio(asked, cards, tale);
    return {};
}

Then AttackRules::step(const Attack& asked, AttackNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const SupportDie die = support_die(asked, now);
    ++now.rolled;
    if (die.counted != nullptr) {
        roll_support(die, cards, dice, tale);
        return Then::More;
    }
    if (now.attacker_total == 0) {
        now.attacker_total = attacker_total(asked, now, cards, dice, tale);
        now.attacker = {};
        return Then::More;
    }
    now.defender_total = defender_total(asked, now, cards, dice, tale);
    now.defender = {};
    if (now.attacker_total != now.defender_total)
        tell_hit(now, cards, tale);
    return Then::Done;
}

AttackEnd AttackRules::end(const Attack& asked, const AttackNow& now, const Cards& cards)
{
    const Suffered result = suffered(now, cards);
    const bool attacker_loses = now.attacker_total <= now.defender_total;
    const bool is_hit = cards.hit(result).word() != 0;
    AttackEnd end{.attacker_total = now.attacker_total, .defender_total = now.defender_total, .ratio = strength_ratio(asked, cards)};
    if (result != Suffered::Tie)
        end.result = attacker_loses ? CombatResult::AttackerLoses : CombatResult::DefenderLoses;
    end.levels = cards.fatigue(result).whole();
    end.attacker_hit = attacker_loses && is_hit;
    end.defender_hit = !attacker_loses && is_hit;
    (attacker_loses ? end.attacker_fatigue_gained : end.defender_fatigue_gained) =
        fatigue_gained(asked.fighters(attacker_loses ? Role::Attacker : Role::Defender), end.levels, cards);
    if (asked.attacker.charges > 0)
        end.charge_fatigue = charge_fatigue(asked, attacker_loses, end.levels, cards);
    return end;
}

} // namespace cedar_creek
