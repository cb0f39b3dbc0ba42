// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

#include "rulesets/santa_anna/command/command.h"
#include "rulesets/santa_anna/game/aftermath.h"
#include "rulesets/santa_anna/game/duties.h"
#include "rulesets/santa_anna/game/known_words.h"
#include "rulesets/santa_anna/game/locked.h"
#include "rulesets/santa_anna/game/objections.h"
#include "rulesets/santa_anna/game/order_chips.h"
#include "rulesets/santa_anna/game/roster.h"
#include "rulesets/santa_anna/game/tracker.h"

#include <array>
#include <string>

namespace santa_anna {

using corneta::Field;
using corneta::Kind;
using corneta::Measure;
using corneta::game::EffectsBuilder;
using corneta::game::HiddenSpec;
using corneta::game::Lasts;
using corneta::game::RoleSpec;
using corneta::game::StatSpec;

namespace {

constexpr Field toggle(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = Kind::Toggle};
}

constexpr Field castings(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = Kind::Number, .measure = Measure::Castings, .least = 0, .most = 999};
}

constexpr std::array stats{
    StatSpec{castings("castings", "Castings at the start")},
    StatSpec{castings("effectives", "Effectives")},
    StatSpec{castings("losses", "Losses")},
    StatSpec{{.key = "order", .label = "Order", .kind = Kind::Choice, .options = known_orders}},
    StatSpec{toggle("far_from_leader", "Far from its leader"), Lasts::Turn},
    StatSpec{castings("losses_this_turn", "Losses this turn"), Lasts::Turn},
    StatSpec{castings("fire_losses_this_turn", "Losses from fire this turn"), Lasts::Turn},
    StatSpec{castings("casualties_this_turn", "Casualties from fire this turn"), Lasts::Turn},
    StatSpec{toggle("straggled_this_turn", "Has straggled from fire this turn"), Lasts::Turn},
    StatSpec{toggle("fired_or_fought", "Has fired or fought this turn"), Lasts::Turn},
    StatSpec{toggle("fired_this_turn", "Has fired this turn"), Lasts::Turn},
    StatSpec{toggle("charging", "Charging"), Lasts::Turn},
    StatSpec{toggle("caught_forming_square", "Caught forming square"), Lasts::Turn},
    StatSpec{toggle("broke_through_this_turn", "Has broken through this turn"), Lasts::Turn},
    StatSpec{toggle("broke_this_turn", "Broke this turn"), Lasts::Turn},
    StatSpec{toggle("leader_rolled_this_turn", "Leader casualty rolled this turn"), Lasts::Turn},
    StatSpec{toggle("points_rolled_this_turn", "Leader points rolled this turn"), Lasts::Turn},
    StatSpec{toggle("moved_this_turn", "Has moved this turn"), Lasts::Turn},
    StatSpec{toggle("closed_this_turn", "Its charge has come to an end this turn"), Lasts::Turn},
    StatSpec{toggle("rallied_this_turn", "Rolled to rally or recover this turn"), Lasts::Turn},
    StatSpec{{.key = "locked_with", .label = "Has attacked and is locked with", .kind = Kind::Choice}},
    StatSpec{{.key = "arrives", .label = "Turn from which it may arrive", .kind = Kind::Number, .least = 0, .most = 99}},
    StatSpec{toggle("off_table", "Not yet on the table")},
    StatSpec{{.key = "turns", .label = "Turns that the game lasts", .kind = Kind::Number, .least = 0, .most = 99}},
    StatSpec{{.key = "turns_out", .label = "Turns out", .kind = Kind::Number, .least = 0, .most = 99}},
    StatSpec{{.key = "points", .label = "Points left", .kind = Kind::Number, .least = 0, .most = 99}},
    StatSpec{toggle("broken", "Broken")},
    StatSpec{toggle("destroyed", "Destroyed")},
};

constexpr std::array roles{RoleSpec{"leader", "leader"}, RoleSpec{"us", "side"}, RoleSpec{"mexican", "side"},
                           RoleSpec{"section", "section"}};
constexpr std::array hidden{HiddenSpec{.kind = "unit",
                                       .stat = "order",
                                       .label = "Order chips",
                                       .phase = "give-orders",
                                       .letters = "-mcfhort",
                                       .means = "leader-points",
                                       .left_out = "random-order",
                                       .dear = "far_from_leader"}};
constexpr std::array<std::string_view, 2> harms{"stragglers", "casualties"};

/// What the phase that begins owes.
void offer_duties(EffectsBuilder& effects)
{
    const std::string_view ended = effects.state().stage.phase;
    if (ended == "first-fire")
        offer_retreats(effects);
    else if (ended == "hold-fire")
        offer_melees(effects);
    else if (ended == "melee")
        offer_leader_rolls(effects);
}

void offer_victory(EffectsBuilder& effects)
{
    effects.announce({"The last turn is over."});
    effects.offer({corneta::Follow::Must, "both", {{"victory", "Who has won", {}, {}}}});
}

/// What has broken is a mob; orders of this turn are the last orders of the next; leaders who are out come back sooner, not yet in the
/// turn that they were hit in.
void end_phase(EffectsBuilder& effects)
{
    const bool is_last = effects.state().stage.phase == "rally";
    const auto units = effects.state().units;
    if (!is_last)
        keep_leader_rolls(effects);
    offer_duties(effects);
    for (const corneta::game::Unit& unit : units) {
        if (unit.is("broken") && unit.word("arm") != "artillery")
            effects.set(unit.key, "formation", "mob");
        if (is_last && !unit.word("order").empty()) {
            effects.set(unit.key, "last_order", unit.word("order"));
            effects.set(unit.key, "order", "none");
        }
        if (is_last && unit.kind == "side" && unit.number("turns") != 0 && unit.number("turns") == effects.state().stage.turn)
            offer_victory(effects);
        if (is_last && unit.number("turns_out") > 0 && !unit.is("leader_rolled_this_turn"))
            effects.add(unit.key, "turns_out", -1);
    }
}

} // namespace

const corneta::game::GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .hidden = hidden,
    .harms = harms,
    .muster = corneta::game::fitted<muster>,
    .fill = corneta::game::fitted<known_word>,
    .object = corneta::game::fitted<object>,
    .take_effect = corneta::game::fitted<take_effect>,
    .end_phase = corneta::game::fitted<end_phase>,
    .summary = corneta::game::fitted<summary>,
    .idle = corneta::game::fitted<idle>,
    .standing = corneta::game::fitted<standing>,
    .gives_way = corneta::game::fitted<gives_way>,
    .placement_terms = corneta::game::fitted<placement_terms>,
    .split = corneta::game::fitted<split>,
    .join = corneta::game::fitted<join>,
};

} // namespace santa_anna
