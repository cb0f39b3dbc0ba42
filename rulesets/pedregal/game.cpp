// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

namespace pedregal {

namespace {

constexpr int several = 12;

constexpr std::array stats = corneta::game::specs(stat::arm, stat::status, stat::men, stat::guns, stat::steps_lost, stat::arrives,
                                                  stat::came, stat::returns, stat::attacked, stat::move_over, stat::tested, stat::contents);

const auto roles = std::to_array<RoleSpec>({
    {role::us, "side"},
    {role::mexican, "side"},
    {role::army, "side"},
    {role::leader, "leader"},
    {role::leader, "leader", 1, lava_bed.key},
    {role::marker, "box"},
    {role::attacker, "unit", several},
    {role::defender, "unit", several},
});
constexpr std::array hidden{HiddenSpec{.kind = "box", .stat = stat::contents, .label = "Hidden boxes"}};
constexpr std::array<std::string_view, 1> harms{stat::steps_lost};

} // namespace

const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .hidden = hidden,
    .harms = harms,
    .reads = Charts::rows<Rout::Turns, VictoryNumber::Turns, VictoryNumber::Least, Points::MexicanUnit, Points::MexicanLeader,
                          Points::UsStep, Points::UsLeader>,
    .muster = fitted<muster>,
    .fill = fitted<fill>,
    .object = fitted<object>,
    .take_effect = fitted<take_effect>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .idle = fitted<idle>,
    .standing = fitted<standing>,
    .gives_way = fitted<gives_way>,
    .placement_terms = fitted<placement_terms>,
};

} // namespace pedregal
