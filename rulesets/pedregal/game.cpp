// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/game.h"

namespace pedregal {

namespace {

constexpr int several = 99; ///< all of a side may be hidden at once

constexpr std::array stats = corneta::game::specs(
    stat::arm, stat::status, stat::strength, stat::steps, stat::engineer, stat::garrison, stat::men, stat::guns, stat::steps_lost,
    stat::steps_at_start, stat::arrives, stat::came, stat::returns, stat::destroyed, stat::casualty, stat::attacked, stat::move_over,
    stat::one_over, stat::driven, stat::zone_entered, stat::entered, stat::deployed, stat::tested, stat::contents, stat::fought_with,
    stat::stood_with, stat::boxed_in, stat::drives, stat::advances, stat::advanced, stat::stormed, stat::active, stat::commander,
    stat::hidden, stat::stocked, stat::seen, stat::dummy_gone, stat::bastion, stat::moved, stat::marched, stat::rested,
    stat::santa_anna_active, stat::hq_active, stat::leaders_lost);

constexpr RoleSpec leaders_with(Role role, const Action& action)
{
    return {.role = role, .kind = kind::leader, .most = several, .action = action.key, .may_be_empty = true};
}
constexpr RoleSpec stack_of(const Action& action)
{
    return {.role = role::stack, .most = several, .action = action.key, .may_be_empty = true};
}

const auto roles = std::to_array<RoleSpec>({
    {role::us, kind::side},
    {role::mexican, kind::side},
    {.role = role::army, .kind = kind::side, .may_be_empty = true},
    {.role = role::unit, .also = kind::leader},
    {.role = role::unit, .kind = kind::headquarters, .also = kind::headquarters},
    {.role = role::unit, .also = kind::box},
    {.role = role::units, .most = several, .also = kind::leader},
    {.role = role::units, .also = kind::headquarters},
    {role::leader, kind::leader},
    leaders_with(role::with, lava_bed),
    leaders_with(role::with, river_crossing),
    leaders_with(role::with, unit_move),
    leaders_with(role::with, recover),
    leaders_with(role::with, enemy_zone_entry),
    leaders_with(role::with, morale_check),
    leaders_with(role::attacker_leaders, attack),
    leaders_with(role::defender_leaders, attack),
    stack_of(river_crossing),
    stack_of(unit_move),
    {.role = role::bastion, .kind = kind::bastion, .action = garrison.key},
    {role::marker, kind::box},
    {role::boxes, kind::box, several},
    {role::attacker, kind::unit, several},
    {role::defender, kind::unit, several},
});
const auto sides_of_roles = std::to_array<SideSpec>({
    {role::attacker, Whose::Friend, role::attacker},
    {role::defender, Whose::Enemy, role::attacker},
    {role::attacker_leaders, Whose::Friend, role::attacker},
    {role::defender_leaders, Whose::Friend, role::defender},
    {role::with, Whose::Friend, role::unit},
    {role::stack, Whose::Friend, role::unit},
    {role::boxes, Whose::Friend, role::boxes},
    {role::units, Whose::Friend, role::boxes},
});
constexpr auto titles = std::to_array<RoleTitle>({
    {role::attacker_leaders, "leaders with the attacker"},
    {role::defender_leaders, "leaders with the defender"},
    {role::stack, "others stacked with it"},
    {role::units, "units to hide"},
    {role::with, "leaders and engineers with it"},
});
constexpr auto nouns = std::to_array<RoleNoun>({
    {"the Mexican unit", role::unit},
    {"the unit", role::unit},
    {"the infantry", role::unit},
    {"the attacker", role::attacker},
    {"the defender", role::defender},
    {"the leader", role::leader},
    {"it", role::unit},
});
constexpr std::array hidden{HiddenSpec{.kind = kind::box, .stat = stat::contents, .label = "Hidden boxes", .words = contents_for}};
const std::array<std::string_view, 2> attacks{attack.key, san_augustin.key};
constexpr std::array<std::string_view, 1> harms{stat::steps_lost};

} // namespace

const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .sides = sides_of_roles,
    .nouns = nouns,
    .titles = titles,
    .hidden = hidden,
    .harms = harms,
    .attacks = attacks,
    .reads = Charts::rows<Rout::Turns, VictoryNumber::Turns, VictoryNumber::Least, Points::MexicanUnit, Points::MexicanLeader,
                          Points::UsStep, Points::UsLeader, Bastion::Infantry, Bastion::Artillery, CombatNumber::LeastStrength>,
    .muster = fitted<muster>,
    .fill = fitted<fill>,
    .object = fitted<object>,
    .take_effect = fitted<take_effect>,
    .follow_edit = fitted<follow_edit>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .is_gone = is_lost,
    .is_away = [](const State& state, const Unit& unit) { return !is_on_map(state, unit); },
    .standing = fitted<standing>,
    .gives_way = fitted<gives_way>,
    .placement_terms = fitted<placement_terms>,
    .refit = refit,
    .duties = &duties,
};

} // namespace pedregal
