// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/ruleset.h"

#include "rulesets/revolucion/assault/assault.h"
#include "rulesets/revolucion/game/game.h"
#include "rulesets/revolucion/movement/movement.h"

namespace revolucion {

namespace {

constexpr std::array phases{PhaseSpec{phase::initiative, "Initiative"}, PhaseSpec{phase::actions, "Actions"}};

const auto actions = actions_of(initiative, orders, fire, assault, regroup, explosion, army_morale, movement_cost, line_of_sight,
                                outnumbered, train_sequence, pass, hold, move_leader, route_march, form_up, get_on, get_off, level,
                                leader_casualty, harmless, derail, rip_track, cut_wire, stay, lose_asset, victory);

constexpr std::string_view changes_words = "it is only shown to the player and affects no roll";
constexpr std::string_view driven_anyway = "the levels in the same row destroy or drive back the unit anyway";
constexpr auto unreachable = std::to_array<UnreachableCell>({
    {"assault-results", "routed", "target-pushed", driven_anyway},
    {"assault-results", "broken", "assaulter-pushed", driven_anyway},
    {"movement-numbers", "enemy-zone", "amount", changes_words},
    {"aircraft", "away", "amount", changes_words},
    {"sight", "friends", "amount", changes_words},
});

constexpr auto markers =
    std::to_array<MarkerSpec>({{"Damage 1", 14}, {"Damage 2", 14}, {"Damage 3", 7}, {"Disordered", 14}, {"Demoralized", 14}});
constexpr std::array<std::string_view, 2> measured{range_bands.head.key, base_moves.head.key};
constexpr std::array scales{ScaleSpec{"15 mm"}, ScaleSpec{"20 mm and more", 2}};
constexpr std::array cards{CardsSpec{stat::formation.key, 6}};

constexpr auto seldom = std::to_array<SeldomPlayed>({
    {"stay", "aircraft with two ways to attack stand in one scenario, and are seldom left unhurt by the first"},
    {"line", "which rails are ripped up need not be said"},
    {"wire", "which wire is cut need not be said"},
    {"get-on", "who rides is up to the players, and a vehicle seldom stands where its riders do"},
    {"get-off", "the same"},
    {"form-up", "it comes at once after a regroup, and few units regroup before the battle ends"},
    {"level", "minefields lie where the players put them"},
    {"deployed_at_start", "the game knows it of each unit"},
    {"victory", "what decides beside the break points is the scenario's, and takes a reason"},
});

/// Such as fall in most battles: what a changed chart does to them is shown beside it.
constexpr std::array match_ups{
    MatchUps{"fire", "actor_bases_at_start=8", "range=3,6,9,12", "actor_bases=5,6,7,8", "{1} of 8 bases that fire at {0} inches"},
    MatchUps{"fire", "actor_bases_at_start=8 target_cover=hard target_status=disordered", "range=3,6,9,12", "actor_bases=5,6,7,8",
             "{1} of 8 bases that fire at {0} inches, at a disordered unit in hard cover"},
    MatchUps{"assault", "actor_bases_at_start=6 target_bases_at_start=6", "target_bases=4,5,6", "actor_bases=4,5,6",
             "{1} bases that assault {0}"},
    MatchUps{"assault", "actor_bases_at_start=6 target_bases_at_start=6 target_cover=hard actor_type=veteran-infantry",
             "target_bases=4,5,6", "actor_bases=4,5,6", "{1} bases of veteran infantry that assault {0} in hard cover"},
    MatchUps{"orders", "", "leader=none,within-6,attached", "actor_status=ok,disordered,demoralized", "a unit that is {1}, leader: {0}"},
    MatchUps{"regroup", "", "leader=none,within-6,attached", "actor_status=disordered,demoralized",
             "a unit that is {1} and regroups, leader: {0}"},
    MatchUps{"explosion", "", "unit_distance=0,2,4,6", "kind=mine,small-mine", "a {1} that explodes {0} inches away"},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "revolucion",
    .label = "Revolucion!",
    .edition = "Arofan Gregory, 2024",
    .folder = "revolucion",
    .phases = phases,
    .actions = actions,
    .charts = Charts::specs,
    .unreachable = unreachable,
    .seldom = seldom,
    .match_ups = match_ups,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
    .paper = {.markers = markers, .measured = measured, .scales = scales, .cards = cards},
};

} // namespace revolucion
