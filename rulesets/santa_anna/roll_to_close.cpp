// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/roll_to_close.h"

#include "rulesets/santa_anna/combat_fields.h"

namespace santa_anna {

using corneta::Choice;
using corneta::Does;
using corneta::Follow;
using corneta::gives;
using corneta::Sentence;
using corneta::Shown;
using corneta::Telling;
using corneta::Then;

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
                                    .stands_out = corneta::these(CloseResult::Closes),
                                    .options = close_words}),
    gives<&RollToCloseEnd::automatic>({.key = "automatic", .label = "closes without a roll"}),
    gives<&RollToCloseEnd::stragglers>(
        {.key = "stragglers", .label = "stragglers", .role = "attacker", .stat = "stragglers", .does = Does::Add}),
    gives<&RollToCloseEnd::breaks>({.key = "breaks",
                                    .label = "attacker breaks",
                                    .stands_out = corneta::these(true),
                                    .role = "attacker",
                                    .stat = "broken",
                                    .does = Does::Marker}),
};

constexpr std::array<std::string_view, 5> roll_charts{"close-and-stand", "strength-compared", "close-results", "dice", "firing-limits"};

/// A broken enemy is fallen upon in the rear; any other rolls to stand.
void tell_contact(const RollToClose& asked, Telling& telling)
{
    const bool in_rear = is_broken_already(asked.defender);
    std::vector<corneta::Given> inputs = sides_inputs(asked.attacker, present(asked.attacker), asked.defender, present(asked.defender),
                                                      in_rear ? Aspect::Rear : asked.aspect, asked.cover);
    if (!in_rear) {
        telling.next.push_back(
            {Follow::May, "defender", {Choice{"roll-to-stand", {"The defender rolls to stand, unless it fights already"}, inputs}}});
        return;
    }
    if (asked.attacker.arm == Arm::Cavalry)
        inputs.push_back({"attacker_mounted", asked.attacker.mounted ? "yes" : "no"});
    telling.next.push_back({Follow::Must, "attacker", {Choice{"melee", {"Melee in its rear"}, std::move(inputs)}}});
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
const std::span<const std::string_view> RollToCloseRules::charts = roll_charts;

void RollToCloseRules::refuse(const RollToClose& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    charging::refuse(asked.attacker, asked.defender, found);
}

RollToCloseNow RollToCloseRules::begin(const RollToClose& asked, const Cards& /*cards*/, corneta::Tale& /*tale*/)
{
    return {.attacker = present(asked.attacker), .total = 0, .result = static_cast<std::int8_t>(CloseResult::Closes), .stage = 0};
}

Then RollToCloseRules::step(const RollToClose& asked, RollToCloseNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    const CombatCards& combat = cards.combat();
    if (now.stage == 1) {
        roll_stragglers(now.attacker, combat.stragglers(static_cast<CloseResult>(now.result)), {"attacker's stragglers"}, dice, tale);
        return Then::Done;
    }
    if (closes_at_once(asked.defender))
        return Then::Done;
    const Present defender = present(asked.defender);
    const int modifier = close_modifier(asked.attacker, now.attacker, asked.defender, defender, combat);
    const auto [pool, plus] = combat.close_die().dice();
    now.total = static_cast<std::int16_t>(
        dice.read({"roll to close"}, pool, [&](const corneta::Faces& faces) { return faces.sum() + plus + modifier; }));
    told_close(dice.shown().sum() + plus, asked.attacker, now.attacker, asked.defender, defender, combat, tale);
    const CloseResult result = combat.close_result(now.total);
    now.result = static_cast<std::int8_t>(result);
    now.stage = 1;
    return combat.stragglers(result).empty() ? Then::Done : Then::More;
}

RollToCloseEnd RollToCloseRules::end(const RollToClose& asked, const RollToCloseNow& now, const Cards& /*cards*/)
{
    return {.total = now.total,
            .result = static_cast<CloseResult>(now.result),
            .automatic = closes_at_once(asked.defender),
            .stragglers = now.attacker.stragglers - asked.attacker.stragglers,
            .breaks = now.attacker.is_broken() && !present(asked.attacker).is_broken()};
}

Telling RollToCloseRules::tell(const RollToClose& asked, const RollToCloseEnd& end, const Cards& cards)
{
    Telling telling{headline(end), {}, {}};
    if (end.result == CloseResult::Closes) {
        tell_contact(asked, telling);
        return telling;
    }
    Present attacker = present(asked.attacker);
    straggle(attacker, end.stragglers);
    const bool is_destroyed = end.breaks && attacker.effectives == 0;
    if (!is_destroyed)
        tell_losses("the attacker", end.stragglers, 0, telling);
    if (end.result == CloseResult::HaltsAndFires && can_volley(asked.attacker)) {
        const Fire fire = quarter_volley(asked.attacker, attacker, asked.defender, present(asked.defender), asked.aspect, asked.cover);
        telling.next.push_back(
            {Follow::Must, "attacker", {Choice{"fire", {"The attacker fires a quarter volley"}, volley_inputs(fire, cards)}}});
    }
    if (end.breaks) {
        telling.hands.push_back(is_destroyed ? Sentence{"Take the attacker off the table: all its castings count as lost."}
                                             : Sentence{"Mark the attacker broken; it makes a charge move away from the enemy as a mob."});
        tell_retreat(asked.attacker, attacker, Away::Charge, true, "attacker", telling);
    }
    tell_leader(asked.attacker, 0, "attacker", telling);
    return telling;
}

} // namespace santa_anna
