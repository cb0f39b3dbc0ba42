// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game/turn.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cedar_creek {

using corneta::Follow;
using corneta::Name;
using corneta::game::EffectsBuilder;
using corneta::game::Stage;
using corneta::game::Unit;

namespace {

constexpr int certain_rounds = 3;
constexpr int most_rounds = 5;
constexpr int turns = 9;
constexpr int sheridan_comes = 5;
constexpr int over = most_rounds + 1; ///< in the place of a round

Stage at(const Stage& now, std::string phase, int round)
{
    return {now.turn, std::move(phase), round};
}

/// Three rounds are certain; after the third and the fourth the Continuation Phase says whether there is another.
void end_round(EffectsBuilder& effects)
{
    const Stage now = effects.state().stage;
    if (now.round < certain_rounds)
        return effects.go_on(at(now, "movement", now.round + 1));
    if (now.round >= most_rounds)
        return effects.go_on(at(now, "administrative", now.round));
    effects.go_on(at(now, "continuation", now.round));
    effects.offer({Follow::Must, "both", {{"continuation", "Whether round " + std::to_string(now.round + 1) + " is played", {}, {}}}});
}

void end_continuation(EffectsBuilder& effects)
{
    const Stage now = effects.state().stage;
    const bool goes_on = std::ranges::any_of(effects.state().units, [](const Unit& unit) { return unit.is("another_round"); });
    effects.go_on(goes_on ? at(now, "movement", now.round + 1) : at(now, "administrative", now.round));
}

/// Routed brigades move on, all others and they lose a level of fatigue, HQs and train are turned back; then the rout tests. True: there are
/// some to take.
bool administer(EffectsBuilder& effects)
{
    const std::vector<Unit> units = effects.state().units;
    const auto is_routed = [](const Unit& unit) { return unit.is("routed") && !unit.is("eliminated"); };
    for (const Unit& unit : units)
        if (is_routed(unit))
            effects.instruct({"{0} makes another rout move.", {Name{unit.name}}});
    for (const Unit& unit : units)
        if (unit.kind == "unit" && unit.number("fatigue") > 0)
            effects.add(unit.key, "fatigue", -1);
    effects.instruct({"Take fatigue one step down and turn headquarters and the artillery train back."});
    for (const Unit& unit : units)
        if (is_routed(unit)) {
            const corneta::game::Roles brigade{{"brigade", {unit.key}}};
            effects.offer({Follow::Must, unit.side, {{"rout-recovery", unit.name + " tests its rout", brigade, {}}}});
            effects.offer({Follow::May,
                           unit.side,
                           {{"retreat", unit.name + " crosses an enemy front in its rout move", brigade, {{"choice", "rout-move"}}}}});
        }
    return std::ranges::any_of(units, is_routed);
}

void begin_turn(EffectsBuilder& effects, int turn)
{
    effects.go_on({turn, "initiative"});
    const Unit* const side = effects.state().find("union");
    const bool is_awaited = side != nullptr && !side->is("sheridan");
    if (is_awaited && turn == sheridan_may_come)
        effects.offer({Follow::Must, side->key, {{"sheridan", "Whether Sheridan arrives", {}, {}}}});
    if (is_awaited && turn == sheridan_comes) {
        effects.set("union", "sheridan", "yes");
        effects.announce({"Sheridan arrives."});
        effects.instruct({"Put Sheridan in the place of Wright."});
    }
    effects.offer({Follow::Must, "both", {{"initiative", "Who plays first", {}, {}}}});
}

void end_turn(EffectsBuilder& effects)
{
    Stage now = effects.state().stage;
    if (is_last_turn_over(now))
        return effects.go_on(now);
    if (!now.aftermath && administer(effects)) {
        now.aftermath = true;
        return effects.go_on(now);
    }
    if (now.turn < turns)
        return begin_turn(effects, now.turn + 1);
    now.aftermath = true;
    now.round = over;
    effects.go_on(now);
    effects.announce({"The last turn is over."});
    effects.offer({Follow::Must, "both", {{"victory", "Who has won", {}, {}}}});
}

} // namespace

bool is_last_turn_over(const Stage& stage)
{
    return stage.turn >= turns && stage.phase == "administrative" && stage.round == over;
}

void end_phase(EffectsBuilder& effects)
{
    const std::string phase = effects.state().stage.phase;
    if (phase == "movement")
        end_round(effects);
    else if (phase == "continuation")
        end_continuation(effects);
    else if (phase == "administrative")
        end_turn(effects);
}

} // namespace cedar_creek
