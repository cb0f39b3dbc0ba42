// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/ruleset.h"

#include "rulesets/pedregal/game.h"

namespace pedregal {

namespace {

constexpr std::array phases{
    PhaseSpec{"command", "Command"},
    PhaseSpec{"movement", "Movement"},
    PhaseSpec{"combat", "Combat"},
};

const auto actions = actions_of(mexican_command, conceal, reveal, hidden_march, deployment, entering, unit_move, san_augustin, garrison,
                                recover, enemy_zone_entry, lava_bed, ravine, river_crossing, attack, retreat, step_loss, come_back,
                                morale_check, leader_casualty, victory);

constexpr UnreachableCell said(std::string_view chart, std::string_view row)
{
    return {chart, row, "amount", "it is said to the player and changes no die"};
}
constexpr std::array unreachable{said("lava-bed-cost", "enters"), said("bastions", "infantry"),  said("bastions", "artillery"),
                                 said("bastions", "entry"),       said("engineers", "officers"), said("hidden-boxes", "boxes"),
                                 said("hidden-boxes", "markers"), said("rout", "turns")};

/// Such as fall in most battles: what a changed chart does to them is shown beside it.
constexpr std::array match_ups{
    MatchUps{"attack", "", "defense_strength=2,4,6,8", "attack_strength=2,4,8,12"},
    MatchUps{"attack", "hexside=protected defender_leader=yes", "defense_strength=2,4,6,8", "attack_strength=2,4,8,12"},
    MatchUps{"morale-check", "", "unit_morale=1,2,3,4,5", "leader=no,yes"},
    MatchUps{"recover", "", "unit_morale=1,2,3,4,5", "leader=no,yes"},
    MatchUps{"enemy-zone-entry", "", "unit_morale=1,2,3,4,5", "leader=no,yes"},
    MatchUps{"deployment", "near_enemy_zone=yes", "unit_morale=1,2,3,4,5", "unit_disrupted=no,yes"},
    MatchUps{"lava-bed", "", "mover=infantry,leader", "engineer=no,yes"},
    MatchUps{"leader-casualty", "step_lost=yes", "engineer=no,yes"},
    MatchUps{"mexican-command", "", "us_behind_protected_hexside=no,yes"},
    MatchUps{"hidden-march", "", "infantry_allowance=4,6,8", "hq_active=no,yes"},
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
    .match_ups = match_ups,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
};

} // namespace pedregal
