// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/roll_to_stand.h"

#include "rulesets/santa_anna/combat_fields.h"

namespace santa_anna {

using corneta::Choice;
using corneta::Does;
using corneta::Follow;
using corneta::gives;
using corneta::Shown;
using corneta::Telling;
using corneta::Then;

namespace {

using A = combat_fields::Attacker<&RollToStand::attacker>;
using D = combat_fields::Defender<&RollToStand::defender>;

constexpr std::array roll_form{D::effectives,
                               D::stragglers,
                               D::experience,
                               D::casualties_this_turn,
                               D::leader_attached,
                               combat_fields::defender_cover<&RollToStand::cover>,
                               combat_fields::aspect<&RollToStand::aspect>,
                               D::arm,
                               D::formation,
                               D::mounted,
                               D::weapon,
                               D::initial_volley,
                               D::low_ammunition,
                               A::effectives,
                               A::stragglers,
                               A::arm,
                               A::formation};

constexpr std::array roll_outcomes{
    gives<&RollToStandEnd::total>({.key = "total", .label = "total"}),
    gives<&RollToStandEnd::result>({.key = "result",
                                    .label = "result",
                                    .shown = Shown::AsBars,
                                    .stands_out = corneta::these(StandResult::Stands),
                                    .options = stand_words}),
    gives<&RollToStandEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .role = "defender", .stat = "stragglers", .does = Does::Add}),
    gives<&RollToStandEnd::retreats>({.key = "retreats", .label = "defender retreats", .stands_out = corneta::these(true)}),
    gives<&RollToStandEnd::breaks>({.key = "breaks",
                                    .label = "defender breaks",
                                    .stands_out = corneta::these(true),
                                    .role = "defender",
                                    .stat = "broken",
                                    .does = Does::Marker}),
};

constexpr std::array<std::string_view, 5> roll_charts{"close-and-stand", "strength-compared", "stand-results", "dice", "firing-limits"};

std::vector<corneta::Given> melee_inputs(const RollToStand& asked)
{
    const Body& defender = asked.defender;
    std::vector<corneta::Given> inputs =
        sides_inputs(asked.attacker, present(asked.attacker), defender, present(defender), asked.aspect, asked.cover);
    inputs.push_back({"defender_experience", word_of(defender.experience, experiences)});
    inputs.push_back({"defender_leader_attached", defender.leader_attached ? "yes" : "no"});
    inputs.push_back({"defender_losses_this_turn", castings_word(defender.casualties_this_turn)});
    if (defender.arm != Arm::Artillery)
        inputs.push_back({"defender_initial_volley", defender.initial_volley ? "yes" : "no"});
    return inputs;
}

corneta::Sentence headline(const RollToStandEnd& end)
{
    if (end.breaks)
        return {"A total of {0}: the defender does not stand and breaks.", {end.total}};
    switch (end.result) {
    case StandResult::Stands: return {"A total of {0}: the defender stands.", {end.total}};
    case StandResult::FiresAndRetreats: return {"A total of {0}: the defender fires a quarter volley and retreats.", {end.total}};
    case StandResult::Retreats: return {"A total of {0}: the defender retreats, stragglers {1}.", {end.total, end.stragglers}};
    case StandResult::Recoils: return {"A total of {0}: the defender recoils, stragglers {1}.", {end.total, end.stragglers}};
    }
    return {};
}

} // namespace

const std::span<const corneta::Field> RollToStandRules::form = roll_form;
const std::span<const corneta::OutcomeSpec> RollToStandRules::outcomes = roll_outcomes;
const std::span<const corneta::RefusalSpec* const> RollToStandRules::refusals = charging::refusals;
const std::span<const std::string_view> RollToStandRules::charts = roll_charts;

void RollToStandRules::refuse(const RollToStand& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    charging::refuse(asked.attacker, asked.defender, found);
}

RollToStandNow RollToStandRules::begin(const RollToStand& asked, const Cards& /*cards*/, corneta::Tale& /*tale*/)
{
    return {.defender = present(asked.defender), .total = 0, .result = static_cast<std::int8_t>(StandResult::Stands), .stage = 0};
}

Then RollToStandRules::step(const RollToStand& asked, RollToStandNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    const CombatCards& combat = cards.combat();
    if (now.stage == 1) {
        roll_stragglers(now.defender, combat.stragglers(static_cast<StandResult>(now.result)), {"defender's stragglers"}, dice, tale);
        return Then::Done;
    }
    const Present attacker = present(asked.attacker);
    const int modifier = stand_modifier(asked.defender, now.defender, attacker, asked.aspect, asked.cover, combat);
    const auto [pool, plus] = combat.stand_die().dice();
    now.total = static_cast<std::int16_t>(
        dice.read({"roll to stand"}, pool, [&](const corneta::Faces& faces) { return faces.sum() + plus + modifier; }));
    told_stand(dice.shown().sum() + plus, asked.defender, now.defender, attacker, asked.aspect, asked.cover, combat, tale);
    const StandResult result = combat.stand_result(now.total);
    now.result = static_cast<std::int8_t>(result);
    now.stage = 1;
    return combat.stragglers(result).empty() ? Then::Done : Then::More;
}

RollToStandEnd RollToStandRules::end(const RollToStand& asked, const RollToStandNow& now, const Cards& /*cards*/)
{
    const auto result = static_cast<StandResult>(now.result);
    return {.total = now.total,
            .result = result,
            .stragglers = now.defender.stragglers - asked.defender.stragglers,
            .retreats = result != StandResult::Stands,
            .breaks = now.defender.is_broken() && !present(asked.defender).is_broken()};
}

Telling RollToStandRules::tell(const RollToStand& asked, const RollToStandEnd& end, const Cards& cards)
{
    Telling telling{headline(end), {}, {}};
    Present defender = present(asked.defender);
    straggle(defender, end.stragglers);
    const bool is_destroyed = end.breaks && defender.effectives == 0;
    if (!is_destroyed)
        tell_losses("the defender", end.stragglers, 0, telling);
    if (end.result == StandResult::FiresAndRetreats && can_volley(asked.defender)) {
        const Fire fire = quarter_volley(asked.defender, defender, asked.attacker, present(asked.attacker), Aspect::Front, Cover::None);
        telling.next.push_back(
            {Follow::Must, "defender", {Choice{"fire", {"The defender fires a quarter volley"}, volley_inputs(fire, cards)}}});
    }
    if (!end.retreats) {
        telling.next.push_back({Follow::Must, "attacker", {Choice{"melee", {"Melee"}, melee_inputs(asked)}}});
        return telling;
    }
    if (asked.defender.arm == Arm::Artillery)
        telling.hands.push_back({"The gunners leave their guns behind."});
    if (is_destroyed)
        telling.hands.push_back({"Take the defender off the table: all its castings count as lost."});
    else if (end.breaks)
        telling.hands.push_back({"Mark the defender broken and turn it away as a mob."});
    else
        telling.hands.push_back({"The defender goes straight back, facing away, in its formation; it is not broken."});
    tell_retreat(asked.defender, defender, Away::Retreat, end.breaks, "defender", telling);
    Body with_losses = asked.defender; // of its losses from fire only the casualties are asked
    with_losses.losses_this_turn = asked.defender.casualties_this_turn;
    tell_leader(with_losses, 0, "defender", telling);
    return telling;
}

} // namespace santa_anna
