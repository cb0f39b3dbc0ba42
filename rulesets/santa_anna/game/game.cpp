// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/game.h"

namespace santa_anna {

namespace {

constexpr corneta::game::StatSpec castings(const Stat<int>& stat)
{
    corneta::game::StatSpec counted = spec(stat);
    counted.field.measure = corneta::Measure::Castings;
    return counted;
}

constexpr std::array stats{castings(stat::castings),
                           castings(stat::effectives),
                           castings(stat::losses),
                           spec(stat::order),
                           spec(stat::far_from_leader),
                           castings(stat::losses_this_turn),
                           castings(stat::fire_losses_this_turn),
                           castings(stat::casualties_this_turn),
                           spec(stat::straggled_this_turn),
                           spec(stat::fired_or_fought),
                           spec(stat::fired_this_turn),
                           spec(stat::charging),
                           spec(stat::caught_forming_square),
                           spec(stat::broke_through_this_turn),
                           spec(stat::broke_this_turn),
                           spec(stat::leader_rolled_this_turn),
                           spec(stat::points_rolled_this_turn),
                           spec(stat::moved_this_turn),
                           spec(stat::closed_this_turn),
                           spec(stat::rallied_this_turn),
                           spec(stat::locked_with),
                           spec(stat::arrives),
                           spec(stat::off_table),
                           spec(stat::turns),
                           spec(stat::turns_out),
                           spec(stat::points),
                           spec(stat::broken),
                           spec(stat::destroyed)};

constexpr std::array roles{RoleSpec{role::leader, "leader"}, RoleSpec{role::us, "side"}, RoleSpec{role::mexican, "side"},
                           RoleSpec{role::section, "section"}};
constexpr std::array hidden{HiddenSpec{.kind = "unit",
                                       .stat = stat::order,
                                       .label = "Order chips",
                                       .phase = "give-orders",
                                       .letters = "-mcfhort",
                                       .means = "leader-points",
                                       .left_out = "random-order",
                                       .dear = stat::far_from_leader}};
constexpr std::array<std::string_view, 2> harms{stat::stragglers, stat::casualties};

} // namespace

Next follow_up(Follow kind, const std::string& by, const corneta::Action& action, std::string words, Roles roles)
{
    return {kind, by, {{std::string{action.key}, std::move(words), std::move(roles), {}}}};
}

Roles alone(Role role, const std::string& unit)
{
    return {{std::string{role.key}, {unit}}};
}

const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .hidden = hidden,
    .harms = harms,
    .muster = fitted<muster>,
    .fill = fitted<known_word>,
    .object = fitted<object>,
    .take_effect = fitted<take_effect>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .idle = fitted<idle>,
    .standing = fitted<standing>,
    .gives_way = fitted<gives_way>,
    .placement_terms = fitted<placement_terms>,
    .split = fitted<split>,
    .join = fitted<join>,
};

} // namespace santa_anna
