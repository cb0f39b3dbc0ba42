// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"

#include "rulesets/pedregal/game.h"

namespace pedregal {

namespace {

constexpr std::array phases{
    PhaseSpec{phase::command, "Command"},
    PhaseSpec{phase::movement, "Movement"},
    PhaseSpec{phase::combat, "Combat"},
};

const auto actions = actions_of(mexican_command, conceal, reveal, hidden_march, deployment, entering, unit_move, san_augustin, garrison,
                                recover, enemy_zone_entry, lava_bed, ravine, river_crossing, attack, retreat, step_loss, come_back,
                                morale_check, leader_casualty, victory);

constexpr UnreachableCell said(std::string_view chart, std::string_view row)
{
    return {chart, row, "amount", "it is only shown to the player and affects no roll"};
}
constexpr std::array unreachable{said("lava-bed-cost", "enters"), said("bastions", "infantry"),  said("bastions", "artillery"),
                                 said("bastions", "entry"),       said("engineers", "officers"), said("hidden-boxes", "boxes"),
                                 said("hidden-boxes", "markers"), said("rout", "turns")};

/// What lies in a hidden box: alike, whatever it hides.
constexpr auto markers = std::to_array<MarkerSpec>({{"A real", 1, "Box A"},
                                                    {"A dummy", 1, "Box A"},
                                                    {"B real", 1, "Box B"},
                                                    {"B dummy", 1, "Box B"},
                                                    {"C real", 1, "Box C"},
                                                    {"C dummy", 1, "Box C"},
                                                    {"D real", 1, "Box D"},
                                                    {"D dummy", 1, "Box D"}});

constexpr auto seldom = std::to_array<SeldomPlayed>({
    {"attack hexside=ravine", "ravines are on the map"},
    {"ravine forced_retreat=yes", "the same"},
    {"garrison place=outside", "a garrison that is not relieved stays"},
});

/// Such as fall in most battles: what a changed chart does to them is shown beside it.
constexpr std::array match_ups{
    MatchUps{"attack", "", "defense_strength=2,4,6,8", "attack_strength=2,4,8,12", "a strength of {1} that attacks {0}"},
    MatchUps{"attack", "hexside=protected defender_leader=yes", "defense_strength=2,4,6,8", "attack_strength=2,4,8,12",
             "a strength of {1} that attacks {0} with a leader behind a protected hexside"},
    MatchUps{"morale-check", "", "unit_morale=1,2,3,4,5", "leader=no,yes", "a unit of morale {0}, leader: {1}"},
    MatchUps{"recover", "", "unit_morale=1,2,3,4,5", "leader=no,yes", "a disrupted unit of morale {0}, leader: {1}"},
    MatchUps{"enemy-zone-entry", "", "unit_morale=1,2,3,4,5", "leader=no,yes",
             "a unit of morale {0} that enters an enemy zone, leader: {1}"},
    MatchUps{"deployment", "near_enemy_zone=yes", "unit_morale=1,2,3,4,5", "unit_disrupted=no,yes",
             "a unit of morale {0} that deploys near an enemy zone, disrupted: {1}"},
    MatchUps{"lava-bed", "", "mover=infantry,leader", "engineer=no,yes", "{0} that enters the lava bed, engineer: {1}"},
    MatchUps{"leader-casualty", "step_lost=yes", "engineer=no,yes", "", "a leader with a unit that lost a step, engineer: {0}"},
    MatchUps{"mexican-command", "", "us_behind_protected_hexside=no,yes", "", "Mexican command, U.S. units behind protected hexsides: {0}"},
    MatchUps{"hidden-march", "", "infantry_allowance=4,6,8", "hq_active=no,yes",
             "a hidden formation that marches {0}, headquarters active: {1}"},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "pedregal",
    .label = "Pedregal: Santa Anna at Bay",
    .edition = "Chris Perello, Decision Games, 2012",
    .folder = "pedregal",
    .phases = phases,
    .actions = actions,
    .charts = Charts::specs,
    .unreachable = unreachable,
    .seldom = seldom,
    .match_ups = match_ups,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
    .paper = {.markers = markers},
};

} // namespace pedregal
