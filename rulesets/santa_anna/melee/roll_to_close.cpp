// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/melee/roll_to_close.h"

#include "rulesets/santa_anna/melee/combat_fields.h"

namespace santa_anna {

using corneta::Announcement;
using corneta::Choice;
using corneta::Does;
using corneta::Follow;
using corneta::gives;
using corneta::Sentence;
using corneta::Shown;
using corneta::Step;

namespace {

using A = combat_fields::Attacker<&RollToClose::attacker>;
using D = combat_fields::Defender<&RollToClose::defender>;

constexpr std::array roll_form{A::effectives,
                               A::stragglers,
                               A::experience,
                               A::losses_this_turn,
                               A::charging,
                               A::leader_attached,
                               A::arm,
                               A::formation,
                               A::mounted,
                               A::weapon,
                               A::initial_volley,
                               A::low_ammunition,
                               D::effectives,
                               D::stragglers,
                               D::arm,
                               D::nation,
                               D::formation,
                               D::mounted,
                               D::unlimbered,
                               D::broken,
                               D::caught_forming_square,
                               combat_fields::defender_cover<&RollToClose::cover>,
                               combat_fields::aspect<&RollToClose::aspect>};

constexpr std::array roll_outcomes{
    gives<&RollToCloseEnd::total>({.key = "total", .label = "total"}),
    gives<&RollToCloseEnd::result>({.key = "result",
                                    .label = "result",
                                    .shown = Shown::AsBars,
                                    .highlighted = corneta::these(CloseResult::Closes),
                                    .options = close_words}),
    gives<&RollToCloseEnd::automatic>({.key = "automatic", .label = "closes without a roll"}),
    gives<&RollToCloseEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .role = "attacker", .stat = "stragglers", .does = Does::Add}),
    gives<&RollToCloseEnd::breaks>({.key = "breaks",
                                    .label = "attacker breaks",
                                    .highlighted = corneta::these(true),
                                    .role = "attacker",
                                    .stat = "broken",
                                    .does = Does::Marker}),
};

constexpr std::array<std::string_view, 5> roll_charts{"close-and-stand", "strength-compared", "close-results", "dice", "firing-limits"};

/// A broken enemy is fallen upon in the rear; any other rolls to stand.
void announce_contact(const RollToClose& inputs, Announcement& announcement)
{
    const bool in_rear = is_broken_already(inputs.defender);
    std::vector<corneta::Given> presets = sides_presets(inputs.attacker, present(inputs.attacker), inputs.defender,
                                                        present(inputs.defender), in_rear ? Aspect::Rear : inputs.aspect, inputs.cover);
    if (!in_rear) {
        announcement.next.push_back(
            {Follow::May, "defender", {Choice{"roll-to-stand", {"The defender rolls to stand, unless it fights already"}, presets}}});
        return;
    }
    if (inputs.attacker.arm == Arm::Cavalry)
        presets.push_back({"attacker_mounted", inputs.attacker.mounted ? "yes" : "no"});
    announcement.next.push_back({Follow::Must, "attacker", {Choice{"melee", {"Melee in its rear"}, std::move(presets)}}});
}

Sentence headline(const RollToCloseEnd& end)
{
    if (end.automatic)
        return {"The attacker closes; no roll is needed."};
    if (end.breaks)
        return {"A total of {0}: the attacker stops short and breaks.", {end.total}};
    switch (end.result) {
    case CloseResult::Closes: return {"A total of {0}: the attacker closes.", {end.total}};
    case CloseResult::HaltsAndFires: return {"A total of {0}: the attacker halts 1 inch short and fires a quarter volley.", {end.total}};
    case CloseResult::Halts: return {"A total of {0}: the attacker halts 1 inch short, stragglers {1}.", {end.total, end.stragglers}};
    case CloseResult::Recoils: return {"A total of {0}: the attacker recoils, stragglers {1}.", {end.total, end.stragglers}};
    }
    return {};
}

} // namespace

const std::span<const corneta::Field> RollToCloseRules::form = roll_form;
const std::span<const corneta::OutcomeSpec> RollToCloseRules::outcomes = roll_outcomes;
const std::span<const corneta::RefusalSpec* const> RollToCloseRules::refusals = charging::refusals;
const std::span<const std::string_view> RollToCloseRules::reads = roll_charts;

void RollToCloseRules::refuse(const RollToClose& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    charging::refuse(inputs.attacker, inputs.defender, found);
}

RollToCloseState RollToCloseRules::begin(const RollToClose& inputs, const Charts& /*charts*/, corneta::Explanation& /*explanation*/)
{
    return {.attacker = present(inputs.attacker), .total = 0, .result = static_cast<std::int8_t>(CloseResult::Closes), .stage = 0};
}

Step RollToCloseRules::step(const RollToClose& inputs, RollToCloseState& state, const Charts& charts, corneta::Dice& dice,
                            corneta::Explanation& explanation)
{
    const CombatCharts& combat = charts.combat();
    if (state.stage == 1) {
        roll_stragglers(state.attacker, combat.stragglers(static_cast<CloseResult>(state.result)), {"attacker's stragglers"}, dice,
                        explanation);
        return Step::Finished;
    }
    if (closes_at_once(inputs.defender))
        return Step::Finished;
    const Present defender = present(inputs.defender);
    const int modifier = close_modifier(inputs.attacker, state.attacker, inputs.defender, defender, combat);
    const auto [pool, plus] = combat.close_die().dice();
    state.total = static_cast<std::int16_t>(
        dice.read({"roll to close"}, pool, [&](const corneta::Faces& faces) { return faces.sum() + plus + modifier; }));
    told_close(dice.shown().sum() + plus, inputs.attacker, state.attacker, inputs.defender, defender, combat, explanation);
    const CloseResult result = combat.close_result(state.total);
    state.result = static_cast<std::int8_t>(result);
    state.stage = 1;
    return combat.stragglers(result).empty() ? Step::Finished : Step::Continue;
}

RollToCloseEnd RollToCloseRules::end(const RollToClose& inputs, const RollToCloseState& state, const Charts& /*charts*/)
{
    return {.total = state.total,
            .result = static_cast<CloseResult>(state.result),
            .automatic = closes_at_once(inputs.defender),
            .stragglers = state.attacker.stragglers - inputs.attacker.stragglers,
            .breaks = state.attacker.is_broken() && !present(inputs.attacker).is_broken()};
}

Announcement RollToCloseRules::announce(const RollToClose& inputs, const RollToCloseEnd& end, const Charts& charts)
{
    Announcement announcement{headline(end), {}, {}};
    if (end.result == CloseResult::Closes) {
        announce_contact(inputs, announcement);
        return announcement;
    }
    Present attacker = present(inputs.attacker);
    straggle(attacker, end.stragglers);
    const bool is_destroyed = end.breaks && attacker.effectives == 0;
    if (!is_destroyed)
        announce_losses("the attacker", end.stragglers, 0, announcement);
    if (end.result == CloseResult::HaltsAndFires && can_volley(inputs.attacker)) {
        const Fire fire = quarter_volley(inputs.attacker, attacker, inputs.defender, present(inputs.defender), inputs.aspect, inputs.cover);
        announcement.next.push_back(
            {Follow::Must, "attacker", {Choice{"fire", {"The attacker fires a quarter volley"}, volley_presets(fire, charts)}}});
    }
    if (end.breaks) {
        announcement.instructions.push_back(
            is_destroyed ? Sentence{"Take the attacker off the table: all its castings count as lost."}
                         : Sentence{"Mark the attacker broken; it makes a charge move away from the enemy as a mob."});
        announce_retreat(inputs.attacker, attacker, Away::Charge, true, "attacker", announcement);
    }
    announce_leader(inputs.attacker, 0, "attacker", announcement);
    return announcement;
}

} // namespace santa_anna
