// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/roll_to_stand.h"

#include "rulesets/santa_anna/melee/combat_fields.h"

namespace santa_anna {

using corneta::Announcement;
using corneta::Choice;
using corneta::Does;
using corneta::Follow;
using corneta::gives;
using corneta::Shown;
using corneta::Step;

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
                                    .highlighted = corneta::these(StandResult::Stands),
                                    .options = stand_words}),
    gives<&RollToStandEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .role = "defender", .stat = "stragglers", .does = Does::Add}),
    gives<&RollToStandEnd::retreats>({.key = "retreats", .label = "defender retreats", .highlighted = corneta::these(true)}),
    gives<&RollToStandEnd::breaks>({.key = "breaks",
                                    .label = "defender breaks",
                                    .highlighted = corneta::these(true),
                                    .role = "defender",
                                    .stat = "broken",
                                    .does = Does::Marker}),
};

constexpr std::array<std::string_view, 5> roll_charts{"close-and-stand", "strength-compared", "stand-results", "dice", "firing-limits"};

std::vector<corneta::Given> melee_presets(const RollToStand& inputs)
{
    const Body& defender = inputs.defender;
    std::vector<corneta::Given> presets =
        sides_presets(inputs.attacker, present(inputs.attacker), defender, present(defender), inputs.aspect, inputs.cover);
    presets.push_back({"defender_experience", word_of(defender.experience, experiences)});
    presets.push_back({"defender_leader_attached", defender.leader_attached ? "yes" : "no"});
    presets.push_back({"defender_losses_this_turn", castings_word(defender.casualties_this_turn)});
    if (defender.arm != Arm::Artillery)
        presets.push_back({"defender_initial_volley", defender.initial_volley ? "yes" : "no"});
    return presets;
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
const std::span<const std::string_view> RollToStandRules::reads = roll_charts;

void RollToStandRules::refuse(const RollToStand& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    charging::refuse(inputs.attacker, inputs.defender, found);
}

RollToStandState RollToStandRules::begin(const RollToStand& inputs, const Charts& /*charts*/, corneta::Explanation& /*explanation*/)
{
    return {.defender = present(inputs.defender), .total = 0, .result = static_cast<std::int8_t>(StandResult::Stands), .stage = 0};
}

Step RollToStandRules::step(const RollToStand& inputs, RollToStandState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    const CombatCharts& combat = charts.combat();
    if (state.stage == 1) {
        roll_stragglers(state.defender, combat.stragglers(static_cast<StandResult>(state.result)), {"defender's stragglers"}, dice,
                        explanation);
        return Step::Finished;
    }
    const Present attacker = present(inputs.attacker);
    const int modifier = stand_modifier(inputs.defender, state.defender, attacker, inputs.aspect, inputs.cover, combat);
    const auto [pool, plus] = combat.stand_die().dice();
    state.total = static_cast<std::int16_t>(
        dice.read({"roll to stand"}, pool, [&](const corneta::Faces& faces) { return faces.sum() + plus + modifier; }));
    told_stand(dice.shown().sum() + plus, inputs.defender, state.defender, attacker, inputs.aspect, inputs.cover, combat, explanation);
    const StandResult result = combat.stand_result(state.total);
    state.result = static_cast<std::int8_t>(result);
    state.stage = 1;
    return combat.stragglers(result).empty() ? Step::Finished : Step::Continue;
}

RollToStandEnd RollToStandRules::end(const RollToStand& inputs, const RollToStandState& state, const Charts& /*charts*/)
{
    const auto result = static_cast<StandResult>(state.result);
    return {.total = state.total,
            .result = result,
            .stragglers = state.defender.stragglers - inputs.defender.stragglers,
            .retreats = result != StandResult::Stands,
            .breaks = state.defender.is_broken() && !present(inputs.defender).is_broken()};
}

Announcement RollToStandRules::announce(const RollToStand& inputs, const RollToStandEnd& end, const Charts& charts)
{
    Announcement announcement{headline(end), {}, {}};
    Present defender = present(inputs.defender);
    straggle(defender, end.stragglers);
    const bool is_destroyed = end.breaks && defender.effectives == 0;
    if (!is_destroyed)
        announce_losses("the defender", end.stragglers, 0, announcement);
    if (end.result == StandResult::FiresAndRetreats && can_volley(inputs.defender)) {
        const Fire fire = quarter_volley(inputs.defender, defender, inputs.attacker, present(inputs.attacker), Aspect::Front, Cover::None);
        announcement.next.push_back(
            {Follow::Must, "defender", {Choice{"fire", {"The defender fires a quarter volley"}, volley_presets(fire, charts)}}});
    }
    if (!end.retreats) {
        announcement.next.push_back({Follow::Must, "attacker", {Choice{"melee", {"Melee"}, melee_presets(inputs)}}});
        return announcement;
    }
    if (inputs.defender.arm == Arm::Artillery)
        announcement.instructions.push_back({"The gunners leave their guns behind."});
    if (is_destroyed)
        announcement.instructions.push_back({"Take the defender off the table: all its castings count as lost."});
    else if (end.breaks)
        announcement.instructions.push_back({"Mark the defender broken and turn it away as a mob."});
    else
        announcement.instructions.push_back({"The defender goes straight back, facing away, in its formation; it is not broken."});
    announce_retreat(inputs.defender, defender, Away::Retreat, end.breaks, "defender", announcement);
    Body with_losses = inputs.defender; // of its losses from fire only the casualties are asked
    with_losses.losses_this_turn = inputs.defender.casualties_this_turn;
    announce_leader(with_losses, 0, "defender", announcement);
    return announcement;
}

} // namespace santa_anna
