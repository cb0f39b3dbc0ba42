// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/cedar_creek/ruleset.h"

#include "rulesets/cedar_creek/game.h"

namespace cedar_creek {

namespace {

constexpr auto phases = std::to_array<PhaseSpec>({
    {phase::initiative, "Initiative"},
    {phase::movement, "Movement"},
    {phase::continuation, "Continuation"},
    {phase::administrative, "Administrative"},
});

const auto actions = actions_of(initiative, tactical_retreat, activation, activate, initiative_test, attack, retreat, advance,
                                movement_cost, rest, flight, deploy, continuation, rout_recovery, sheridan, victory);

constexpr std::string_view changes_words = "it changes no odds, only the number in the text";
constexpr auto unreachable = [] {
    constexpr std::size_t of_others = 3;
    std::array<UnreachableCell, of_others + game_numbers.rows.size() - 1> all{{
        {"turns", "1", "initiative", "section 6 gives the Confederates turn 1 without dice"},
        {"sheridan-turns", "rolled", "amount", changes_words},
        {"sheridan-turns", "comes", "amount", changes_words},
    }};
    std::ranges::transform(std::span{game_numbers.rows}.subspan(1), all.begin() + of_others, // who has won hangs on the turns, the first
                           [](const auto& row) { return UnreachableCell{game_numbers.head.key, row.key, "amount", changes_words}; });
    return all;
}();

constexpr int several = 12;
constexpr std::array stats = corneta::game::specs(
    stat::strength, stat::artillery, stat::artillery_at_start, stat::sharpshooters, stat::sharpshooters_at_start, stat::arm, stat::arrives,
    stat::moved, stat::attacked, stat::was_attacked, stat::tested, stat::unable, stat::activated, stat::divisions, stat::rolled, stat::tied,
    stat::another_round, stat::first, stat::tactical_retreat, stat::other_strength, stat::other_artillery, stat::off_map, stat::enters_by,
    stat::entry_zones, stat::enters_behind, stat::apart, stat::hit_by, stat::backed_by, stat::behind, stat::marker, stat::batteries,
    stat::with, stat::selected, stat::acting, stat::declared, stat::plays, stat::active, stat::stayed, stat::in_range_only, stat::occupied,
    stat::went_back, stat::moved_by_combat, stat::train_gone, stat::left_set_up);
const auto roles = std::to_array<RoleSpec>({
    {role::union_side, kind::side},
    {role::confederate_side, kind::side},
    {.role = role::active, .kind = kind::side, .may_be_empty = true},                          // its answer names the side
    {.role = role::division, .kind = kind::division, .also = kind::brigade, .is_alone = true}, // 7.1
    {.role = role::along, .most = several, .action = activate.key},
    {.role = role::brigade, .also = kind::marker},
    {.role = role::defender, .also = kind::marker},
    {role::marker, kind::marker},
    {role::train, kind::marker},
    {.role = role::supported, .most = several, .action = deploy.key, .may_be_empty = true},
    {.role = role::supported, .action = movement_cost.key},
    {role::charger, kind::brigade, several, attack.key},
    {role::attacker_support, kind::brigade, several, attack.key},
    {role::defender_support, kind::brigade, several, attack.key},
    {role::second_line, kind::brigade, several, retreat.key},
    {role::victor, kind::brigade, 1, retreat.key},
});
const auto sides_of_roles = std::to_array<SideSpec>({
    {role::attacker, Whose::Friend, role::attacker, attack.key},
    {role::attacker_support, Whose::Friend, role::attacker, attack.key},
    {role::defender, Whose::Enemy, role::attacker, attack.key},
    {role::defender_support, Whose::Friend, role::defender, attack.key},
    {role::second_line, Whose::Friend, role::brigade, retreat.key},
    {role::victor, Whose::Enemy, role::brigade, retreat.key},
    {role::along, Whose::Friend, role::division, activate.key},
    {role::supported, Whose::Friend, role::brigade, movement_cost.key},
    {role::supported, Whose::Friend, role::train, deploy.key},
});
constexpr auto titles = std::to_array<RoleTitle>({
    {role::active, "side that plays"},
    {role::along, "cavalry within two zones that goes along"},
    {role::attacker_support, "second line of the attack"},
    {role::defender_support, "second line of the defence"},
    {role::supported, "brigade it supports"},
    {role::victor, "victor that tires"},
});
constexpr auto nouns = std::to_array<RoleNoun>({
    {"the routed brigade", role::brigade},
    {"the brigade", role::brigade},
    {"the division", role::division},
    {"the attacker", role::attacker},
    {"the defender", role::defender},
    {"it", role::division},
    {"it", role::brigade},
});
const std::array<std::string_view, 1> attacks{attack.key};
constexpr std::array<std::string_view, 2> harms{stat::losses, stat::fatigue};
const GameRules game_rules{
    .stats = stats,
    .roles = roles,
    .sides = sides_of_roles,
    .nouns = nouns,
    .titles = titles,
    .harms = harms,
    .attacks = attacks,
    .reads = Charts::rows<CombatNumber::MostFatigue, Worth::Loss, Worth::Middletown, Worth::Entry, SheridanTurn::Rolled,
                          SheridanTurn::Comes, GameNumber::Turns, GameNumber::SureRounds, GameNumber::MostRounds, GameNumber::SecondLine,
                          GameNumber::RetreatTires, GameNumber::HoldTires, GameNumber::FartherTires, GameNumber::Rest,
                          GameNumber::Recovered, GameNumber::NearZones, MoveNumber::FatigueBonus, Mover::Infantry, Mover::Cavalry,
                          Mover::Dismounted, Mover::Headquarters, Mover::Train, Mover::Artillery, MoveCost::Zone, MoveCost::RoadZone,
                          MoveCost::Entry, MoveCost::Crossing, MoveCost::Climb, MoveCost::Attack, MoveCost::Charge>,
    .muster = fitted<muster>,
    .fill = fitted<fill>,
    .object = fitted<object>,
    .take_effect = fitted<take_effect>,
    .follow_edit = fitted<follow_edit>,
    .end_phase = fitted<end_phase>,
    .summary = fitted<summary>,
    .is_gone = is_lost,
    .is_away = [](const State& state, const Unit& unit) { return unit[stat::off_map] || !is_there(state, unit); },
    .standing = fitted<standing>,
    .gives_way = fitted<gives_way>,
    .refit = refit,
    .duties = &duties,
};

constexpr auto loose_markers = std::to_array<MarkerSpec>({{"Fatigue 1", 14}, {"Fatigue 2", 14}, {"Routed", 14}});

constexpr auto seldom = std::to_array<SeldomPlayed>({
    {"rest", "few brigades tire before their side wins or loses"},
    {"retreat choice=voluntary-rout", "nobody who wants to win does that"},
    {"fronts_crossed", "enemy fronts are on the map"},
    {"front_left=yes", "takes a reason: all enemies in the front are attacked"},
});

/// Such as fall in most battles: what a changed chart does to them is shown beside it.
constexpr std::array match_ups{
    MatchUps{"attack", "", "defender_strength=2,4,6,8", "attacker_strength=2,4,6,8", "a strength of {1} that attacks {0}"},
    MatchUps{"attack", "terrain=woods defender_supports=2", "defender_strength=2,4,6,8", "attacker_strength=2,4,6,8",
             "a strength of {1} that attacks {0} in woods with two second lines"},
    MatchUps{"retreat", "strength_at_start=6", "losses=0,1,2,3", "fatigue=0,1,2",
             "a brigade of 6 with losses of {0} and fatigue {1} that is hit"},
    MatchUps{"activation", "", "turn=1,3,5,7,9", "side=union,confederate", "turn {0}, {1}"},
    MatchUps{"initiative-test", "", "turn=1,3,5,7,9", "side=union,confederate", "a division out of range on turn {0}, {1}"},
    MatchUps{"rout-recovery", "", "side=union,confederate", "", "a routed brigade, {0}"},
    MatchUps{"continuation", ""},
    MatchUps{"sheridan", ""},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "cedar-creek",
    .label = "Cedar Creek 1864",
    .edition = "Laurent Martin, translated by Roger Kaplan",
    .folder = "cedar_creek",
    .phases = phases,
    .actions = actions,
    .charts = Charts::specs,
    .unreachable = unreachable,
    .seldom = seldom,
    .match_ups = match_ups,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
    .paper = {.markers = loose_markers},
};

} // namespace cedar_creek
