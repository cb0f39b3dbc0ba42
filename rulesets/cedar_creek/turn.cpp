// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/turn.h"

#include <algorithm>
#include <string>
#include <vector>

namespace cedar_creek {

using corneta::Follow;
using corneta::Name;
using corneta::game::Settling;
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
void end_round(Settling& settling)
{
    const Stage now = settling.state().stage;
    if (now.round < certain_rounds)
        return settling.go_on(at(now, "movement", now.round + 1));
    if (now.round >= most_rounds)
        return settling.go_on(at(now, "administrative", now.round));
    settling.go_on(at(now, "continuation", now.round));
    settling.offer({Follow::Must, "both", {{"continuation", "Whether round " + std::to_string(now.round + 1) + " is played", {}, {}}}});
}

void end_continuation(Settling& settling)
{
    const Stage now = settling.state().stage;
    const bool goes_on = std::ranges::any_of(settling.state().units, [](const Unit& unit) { return unit.is("another_round"); });
    settling.go_on(goes_on ? at(now, "movement", now.round + 1) : at(now, "administrative", now.round));
}

/// Routed brigades move on, all others and they lose a level of fatigue, HQs and train are turned back; then the rout tests. True: there are
/// some to take.
bool administer(Settling& settling)
{
    const std::vector<Unit> units = settling.state().units;
    const auto is_routed = [](const Unit& unit) { return unit.is("routed") && !unit.is("eliminated"); };
    for (const Unit& unit : units)
        if (is_routed(unit))
            settling.hand({"{0} makes another rout move.", {Name{unit.name}}});
    for (const Unit& unit : units)
        if (unit.kind == "unit" && unit.number("fatigue") > 0)
            settling.add(unit.key, "fatigue", -1);
    settling.hand({"Take fatigue one step down and turn headquarters and the artillery train back."});
    for (const Unit& unit : units)
        if (is_routed(unit)) {
            const corneta::game::Roles brigade{{"brigade", {unit.key}}};
            settling.offer({Follow::Must, unit.side, {{"rout-recovery", unit.name + " tests its rout", brigade, {}}}});
            settling.offer({Follow::May,
                            unit.side,
                            {{"retreat", unit.name + " crosses an enemy front in its rout move", brigade, {{"choice", "rout-move"}}}}});
        }
    return std::ranges::any_of(units, is_routed);
}

void begin_turn(Settling& settling, int turn)
{
    settling.go_on({turn, "initiative"});
    const Unit* const side = settling.state().find("union");
    const bool is_awaited = side != nullptr && !side->is("sheridan");
    if (is_awaited && turn == sheridan_may_come)
        settling.offer({Follow::Must, side->key, {{"sheridan", "Whether Sheridan arrives", {}, {}}}});
    if (is_awaited && turn == sheridan_comes) {
        settling.set("union", "sheridan", "yes");
        settling.tell({"Sheridan arrives."});
        settling.hand({"Put Sheridan in the place of Wright."});
    }
    settling.offer({Follow::Must, "both", {{"initiative", "Who plays first", {}, {}}}});
}

void end_turn(Settling& settling)
{
    Stage now = settling.state().stage;
    if (is_last_turn_over(now))
        return settling.go_on(now);
    if (!now.aftermath && administer(settling)) {
        now.aftermath = true;
        return settling.go_on(now);
    }
    if (now.turn < turns)
        return begin_turn(settling, now.turn + 1);
    now.aftermath = true;
    now.round = over;
    settling.go_on(now);
    settling.tell({"The last turn is over."});
    settling.offer({Follow::Must, "both", {{"victory", "Who has won", {}, {}}}});
}

} // namespace

bool is_last_turn_over(const Stage& stage)
{
    return stage.turn >= turns && stage.phase == "administrative" && stage.round == over;
}

void end_phase(Settling& settling)
{
    const std::string phase = settling.state().stage.phase;
    if (phase == "movement")
        end_round(settling);
    else if (phase == "continuation")
        end_continuation(settling);
    else if (phase == "administrative")
        end_turn(settling);
}

} // namespace cedar_creek
