// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/game/game.h"

#include "core/form/field.h"
#include "rulesets/cedar_creek/game/aftermath.h"
#include "rulesets/cedar_creek/game/brigades.h"
#include "rulesets/cedar_creek/game/objections.h"
#include "rulesets/cedar_creek/game/tracker.h"
#include "rulesets/cedar_creek/game/turn.h"

#include <array>

namespace cedar_creek {

using corneta::Field;
using corneta::Kind;
using corneta::Option;
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

constexpr std::array arms{Option{"infantry", "infantry"}, Option{"cavalry", "cavalry"}};

constexpr std::array stats{
    StatSpec{number("strength", "Strength")},
    StatSpec{number("artillery", "Artillery")},
    StatSpec{number("artillery_at_start", "Artillery at the start")},
    StatSpec{number("sharpshooters", "Sharpshooters")},
    StatSpec{number("sharpshooters_at_start", "Sharpshooters at the start")},
    StatSpec{{.key = "arm", .label = "Arm", .kind = Kind::Choice, .options = arms}},
    StatSpec{number("arrives", "Turn from which it acts")},
    StatSpec{toggle("moved", "Has moved this round"), Lasts::Phase},
    StatSpec{toggle("attacked", "Has attacked this round"), Lasts::Phase},
    StatSpec{toggle("was_attacked", "Was attacked this round"), Lasts::Phase},
    StatSpec{toggle("tested", "Has been tested this round"), Lasts::Phase},
    StatSpec{toggle("unable", "Failed its initiative test this round"), Lasts::Phase},
    StatSpec{toggle("activated", "Has been activated this round"), Lasts::Phase},
    StatSpec{number("divisions", "Divisions to activate this round"), Lasts::Phase},
    StatSpec{toggle("rolled", "Has rolled this phase"), Lasts::Phase},
    StatSpec{toggle("another_round", "Another round is played"), Lasts::Phase},
    StatSpec{toggle("first", "First player"), Lasts::Turn},
    StatSpec{toggle("tactical_retreat", "Tactical retreat"), Lasts::Turn},
};

constexpr std::array roles{
    RoleSpec{"union", "side"},
    RoleSpec{"confederate", "side"},
    RoleSpec{"active", "side"},
    RoleSpec{"division", "division"},
    RoleSpec{"charger", "unit", several, "attack"},
    RoleSpec{"attacker_support", "unit", several, "attack"},
    RoleSpec{"defender_support", "unit", several, "attack"},
    RoleSpec{"second_line", "unit", 1, "retreat"},
    RoleSpec{"victor", "unit", 1, "retreat"},
};
constexpr std::array<std::string_view, 2> harms{"losses", "fatigue"};

} // namespace

const corneta::game::GameRules game_rules{
    .stats = stats,
    .roles = roles,
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
};

} // namespace cedar_creek
