// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/combat/attack.h"

#include "rulesets/cedar_creek/charts/thrown.h"
#include "rulesets/cedar_creek/combat/attack_modifiers.h"

#include <algorithm>

namespace cedar_creek {

using corneta::Explanation;
using corneta::Label;
using corneta::RefusalSpec;
using corneta::Step;

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

SupportDie support_die(const Attack& inputs, AttackState& state)
{
    auto index = static_cast<std::size_t>(state.rolled);
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
        find(inputs.attacker.artillery, "attacker's artillery {0}", "attacker's artillery {0}, not above its rating {1}: it helps",
             "attacker's artillery {0}, above its rating {1}: it does not help", state.attacker.artillery);
    if (die.counted == nullptr)
        die = find(inputs.attacker.sharpshooters, "attacker's sharpshooters {0}",
                   "attacker's sharpshooters {0}, not above their rating {1}: they help",
                   "attacker's sharpshooters {0}, above their rating {1}: they do not help", state.attacker.sharpshooters);
    if (die.counted == nullptr)
        die = find(inputs.defender.artillery, "defender's artillery {0}", "defender's artillery {0}, not above its rating {1}: it helps",
                   "defender's artillery {0}, above its rating {1}: it does not help", state.defender.artillery);
    if (die.counted == nullptr)
        die = find(inputs.defender.sharpshooters, "defender's sharpshooters {0}",
                   "defender's sharpshooters {0}, not above their rating {1}: they help",
                   "defender's sharpshooters {0}, above their rating {1}: they do not help", state.defender.sharpshooters);
    return die;
}

void roll_support(const SupportDie& die, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& cell = charts.die(Die::Support);
    const auto [pool, plus] = cell.dice();
    const int most = die.rating - plus;
    const int helps = dice.read(die.label, pool, [most](const corneta::Faces& faces) { return faces.sum() <= most ? 1 : 0; });
    if (explanation.listens())
        explanation.note(corneta::Op::Start, dice.shown().sum() + plus, helps != 0 ? die.hits : die.misses, cell);
    *die.counted = static_cast<std::int16_t>(*die.counted + helps);
}

std::int16_t attacker_total(const Attack& inputs, const AttackState& state, const Charts& charts, corneta::Dice& dice,
                            Explanation& explanation)
{
    corneta::Total total{explanation};
    throw_into(total, {"attacker's die"}, charts.die(Die::Combat), dice);
    add_attacker_modifiers(total, inputs, state.attacker, charts);
    return static_cast<std::int16_t>(total.whole());
}

std::int16_t defender_total(const Attack& inputs, const AttackState& state, const Charts& charts, corneta::Dice& dice,
                            Explanation& explanation)
{
    corneta::Total total{explanation};
    throw_into(total, {"defender's die"}, charts.die(Die::Combat), dice);
    add_defender_modifiers(total, inputs, state.defender, charts);
    return static_cast<std::int16_t>(total.whole());
}

Suffered suffered(const AttackState& state, const Charts& charts)
{
    const auto [lower, higher] = std::minmax(state.attacker_total, state.defender_total);
    if (lower == higher)
        return Suffered::Tie;
    return higher < lower * charts.combat_number(CombatNumber::HitTimes).whole() ? Suffered::Lower : Suffered::Twice;
}

/// Says how high the higher total must be for a hit.
void explain_hit(const AttackState& state, const Charts& charts, Explanation& explanation)
{
    corneta::Total needed{explanation};
    needed.start(std::min(state.attacker_total, state.defender_total), {"lower total"}, "11.4 Combat Results");
    needed.times(charts.combat_number(CombatNumber::HitTimes));
}

/// Levels of fatigue that a first line at this level still takes of `levels`.
int fatigue_gained(const Fighters& fighters, int levels, const Charts& charts)
{
    const int most = charts.combat_number(CombatNumber::MostFatigue).whole();
    return fighters.routed ? 0 : std::clamp(most - fighters.fatigue, 0, levels);
}

/// Levels that the charge still brings to a charging brigade, the result's taken before: at most, for only the highest level of the first
/// line is known. Where it has several brigades the one that charges may be fresh.
int charge_fatigue(const Attack& inputs, bool loses, int levels, const Charts& charts)
{
    Fighters charging = inputs.attacker;
    if (charging.strength > 1)
        charging.fatigue = 0;
    if (loses)
        charging.fatigue += fatigue_gained(charging, levels, charts);
    return fatigue_gained(charging, charts.combat_number(CombatNumber::ChargeFatigue).whole(), charts);
}

} // namespace

const std::span<const RefusalSpec* const> AttackRules::refusals = attack_refusals;

void AttackRules::refuse(const Attack& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.attacker.charges > inputs.attacker.strength)
        found.add(too_many_charge, inputs.attacker.strength, inputs.attacker.charges);
}

AttackState AttackRules::begin(const Attack& inputs, const Charts& charts, Explanation& explanation)
{
    explain_ratio(inputs, charts, explanation);
    return {};
}

Step AttackRules::step(const Attack& inputs, AttackState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const SupportDie die = support_die(inputs, state);
    ++state.rolled;
    if (die.counted != nullptr) {
        roll_support(die, charts, dice, explanation);
        return Step::Continue;
    }
    if (state.attacker_total == 0) {
        state.attacker_total = attacker_total(inputs, state, charts, dice, explanation);
        state.attacker = {};
        return Step::Continue;
    }
    state.defender_total = defender_total(inputs, state, charts, dice, explanation);
    state.defender = {};
    if (state.attacker_total != state.defender_total)
        explain_hit(state, charts, explanation);
    return Step::Finished;
}

AttackEnd AttackRules::end(const Attack& inputs, const AttackState& state, const Charts& charts)
{
    const Suffered result = suffered(state, charts);
    const bool attacker_loses = state.attacker_total <= state.defender_total;
    const bool is_hit = charts.hit(result).word() != 0;
    AttackEnd end{.attacker_total = state.attacker_total, .defender_total = state.defender_total, .ratio = strength_ratio(inputs, charts)};
    if (result != Suffered::Tie)
        end.result = attacker_loses ? CombatResult::AttackerLoses : CombatResult::DefenderLoses;
    end.levels = charts.fatigue(result).whole();
    end.attacker_hit = attacker_loses && is_hit;
    end.defender_hit = !attacker_loses && is_hit;
    (attacker_loses ? end.attacker_fatigue_gained : end.defender_fatigue_gained) =
        fatigue_gained(inputs.fighters(attacker_loses ? Role::Attacker : Role::Defender), end.levels, charts);
    if (inputs.attacker.charges > 0)
        end.charge_fatigue = charge_fatigue(inputs, attacker_loses, end.levels, charts);
    return end;
}

} // namespace cedar_creek
