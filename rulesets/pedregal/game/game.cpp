// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game/game.h"

#include "rulesets/pedregal/charts/terms.h"
#include "rulesets/pedregal/game/aftermath.h"
#include "rulesets/pedregal/game/forces.h"
#include "rulesets/pedregal/game/halves.h"
#include "rulesets/pedregal/game/hidden_boxes.h"
#include "rulesets/pedregal/game/objections.h"
#include "rulesets/pedregal/game/tracker.h"

#include <array>

namespace pedregal {

using corneta::Field;
using corneta::Kind;
using corneta::game::HiddenSpec;
using corneta::game::Lasts;
using corneta::game::RoleSpec;
using corneta::game::StatSpec;

namespace {

constexpr int several = 12;

constexpr Field toggle(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = Kind::Toggle};
}

constexpr Field number(std::string_view key, std::string_view label)
{
    return {.key = key, .label = label, .kind = Kind::Number};
}

constexpr std::array stats{
    StatSpec{{.key = "arm", .label = "Arm", .kind = Kind::Choice, .options = arms}},
    StatSpec{{.key = "status", .label = "Status", .kind = Kind::Choice, .options = statuses}},
    StatSpec{{.key = "men", .label = "Men", .kind = Kind::Number, .most = 9999}},
    StatSpec{number("guns", "Guns")},
    StatSpec{number("steps_lost", "Steps lost")},
    StatSpec{number("arrives", "Turn on which it arrives")},
    StatSpec{toggle("came", "Has come onto the map")},
    StatSpec{number("returns", "Turn on which it comes back")},
    StatSpec{toggle("attacked", "Has attacked this phase"), Lasts::Phase},
    StatSpec{toggle("move_over", "Its move is over"), Lasts::Phase},
    StatSpec{toggle("tested", "Santa Anna has been tested"), Lasts::Phase},
    StatSpec{{.key = "contents", .label = "Contents", .kind = Kind::Choice}},
};

constexpr std::array roles{
    RoleSpec{"us", "side"},
    RoleSpec{"mexican", "side"},
    RoleSpec{"army", "side"},
    RoleSpec{"leader", "leader"},
    RoleSpec{"leader", "leader", 1, "lava-bed"},
    RoleSpec{"marker", "box"},
    RoleSpec{"attacker", "unit", several},
    RoleSpec{"defender", "unit", several},
};
constexpr std::array hidden{HiddenSpec{.kind = "box", .stat = "contents", .label = "Hidden boxes"}};
constexpr std::array<std::string_view, 1> harms{"steps_lost"};

} // namespace

const corneta::game::GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .hidden = hidden,
    .harms = harms,
    .muster = corneta::game::fitted<muster>,
    .fill = corneta::game::fitted<fill>,
    .object = corneta::game::fitted<object>,
    .take_effect = corneta::game::fitted<take_effect>,
    .end_phase = corneta::game::fitted<end_phase>,
    .summary = corneta::game::fitted<summary>,
    .idle = corneta::game::fitted<idle>,
    .standing = corneta::game::fitted<standing>,
    .gives_way = corneta::game::fitted<gives_way>,
    .placement_terms = corneta::game::fitted<placement_terms>,
};

} // namespace pedregal
