// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"

#include "rulesets/santa_anna/actions/command.h"
#include "rulesets/santa_anna/actions/fire.h"
#include "rulesets/santa_anna/actions/melee.h"
#include "rulesets/santa_anna/actions/morale.h"
#include "rulesets/santa_anna/actions/movement.h"
#include "rulesets/santa_anna/actions/table.h"
#include "rulesets/santa_anna/game/game.h"

namespace santa_anna {

namespace {

using corneta::Applied;

constexpr std::array phases{
    PhaseSpec{phase::give_orders, "Give Orders"},
    PhaseSpec{phase::declare_charges, "Declare Charges"},
    PhaseSpec{phase::first_fire, "First Fire", Applied::AtEnd},
    PhaseSpec{phase::all_moves, "All Moves"},
    PhaseSpec{phase::hold_fire, "Hold Fire", Applied::AtEnd},
    PhaseSpec{phase::melee, "Melee"},
    PhaseSpec{phase::rally, "Rally"},
};

const auto actions = corneta::actions_of(
    action::leader_points, action::fire, action::charge, action::roll_to_close, action::roll_to_stand, action::melee, action::melee_strike,
    action::emergency_square, action::declare, action::deal_losses, action::breakthrough, action::rout_check, action::rally,
    action::hold_recovery, action::leader_rally, action::leader_casualty, action::victory, action::random_order, action::follow_up_charge,
    action::fortification_fire, action::gun_damage, action::movement, action::contact, action::support, action::unseen,
    action::counter_charge, action::pass_through, action::charge_short, action::skirmisher_withdrawal, action::overrun_stragglers,
    action::spot_hidden, action::gun_crew, action::mixed_crew_loss, action::resupply, action::form, action::reunite, action::functions,
    action::attach, action::leader_distance, action::arrive, action::reveal, action::leave_table, action::take_cover, action::at_wagons,
    action::lend, action::man_guns);

constexpr UnreachableCell said(std::string_view chart, std::string_view row, std::string_view column = "amount")
{
    return {chart, row, column, "it is only shown to the player and affects no roll"};
}
constexpr UnreachableCell on_a_template(std::string_view arc)
{
    return {"arcs", arc, "degrees", "it is for the templates of the table and changes no die"};
}

constexpr std::array unreachable{
    said("artillery-functions", "us-heaviest"),
    said("artillery-functions", "us"),
    said("artillery-functions", "others"),
    said("leader-points", "order"),
    said("leader-points", "far-order"),
    said("leader-points", "far-distance"),
    said("morale-numbers", "near"),
    said("morale-numbers", "sight"),
    said("morale-numbers", "sight-to-each-side"),
    said("leader-numbers", "rally-distance"),
    said("leader-numbers", "rally-points"),
    said("cavalry-numbers", "enemy-within"),
    said("cavalry-numbers", "charge-within"),
    said("arcs", "breakthrough", "degrees"),
    said("detachments", "company"),
    on_a_template("formed"),
    on_a_template("artillery"),
    on_a_template("skirmishers"),
    on_a_template("zone"),
    on_a_template("oblique"),
    said("fortification-numbers", "section"),
};

constexpr std::array markers{corneta::MarkerSpec{"Broken", 14}, corneta::MarkerSpec{"Low ammunition", 7},
                             corneta::MarkerSpec{"Initial volley", 21}};
constexpr std::array scales{corneta::ScaleSpec{"25 mm"}, corneta::ScaleSpec{"15 mm", 2, 3}};
constexpr std::array<std::string_view, 1> measured{weapon_ranges_chart.head.key};

constexpr auto seldom = std::to_array<corneta::SeldomPlayed>({
    {"gun-damage", "of the rule's option alone, and there guns hit gunners in one battle of thirty"},
    {"resupply", "where wagons stand is on the table, and that a battery stayed there a whole turn the game asks nobody"},
    {"reunite", "parts are made by the table's split, and two of them seldom have Form orders in one turn"},
    {"fortification-fire", "works stand in the large battle alone, and few guns are near them"},
    {"reveal", "no scenario hides units: their owners do, on the table"},
    {"spot-hidden", "the same"},
    {"hidden", "the same"},
    {"mixed-crew-loss", "a battery must be hit while lent infantry serves it"},
    {"contact or charge-short or skirmisher-withdrawal or support", "all four at once in few charges of a thousand"},
    {"contact or charge-short or support", "a target that is gone, while a friend fights, in few charges of a thousand"},
    {"lend", "infantry with a Form order seldom stands by guns that lack hands"},
    {"charge", "a game plays its links one by one"},
    {"melee-strike", "for more units than the form of a melee holds, which few melees have"},
});

/// Such as fall in most battles: what a changed chart does to them is shown beside it.
constexpr std::array match_ups{
    corneta::MatchUps{"fire", "target_effectives=10 target_stragglers=2", "range=2,4,8,12", "firer_castings=6,12,18,24",
                      "a regular line of {1} at {0} inches against a line of 10 with 2 stragglers"},
    corneta::MatchUps{"fire", "target_effectives=8 target_stragglers=3 target_formation=column firer_experience=veteran", "range=2,4,8,12",
                      "firer_castings=6,12,18,24", "a veteran line of {1} at {0} inches against a column of 8 with 3 stragglers"},
    corneta::MatchUps{"fire", "firer_arm=artillery firer_guns=3 target_effectives=8", "range=4,8,16,24", "firer_poundage=3,6,8,12",
                      "three {1}-pounders at {0} inches against a line of 8"},
    corneta::MatchUps{"roll-to-close", "attacker_effectives=20 defender_effectives=20", "attacker_losses_this_turn=0,2,4,8",
                      "attacker_experience=untrained,green,regular,veteran",
                      "{1} infantry of 20 that lost {0} this turn and closes with 20"},
    corneta::MatchUps{"roll-to-stand", "defender_effectives=20 attacker_effectives=20", "defender_casualties_this_turn=0,1,2,4",
                      "defender_experience=untrained,green,regular,veteran",
                      "{1} infantry of 20 with {0} casualties this turn, charged by 20"},
    corneta::MatchUps{"melee-strike", "own_side_size=18 enemy_side_size=18", "own_fighters=6,12,18,24",
                      "attacker_experience=untrained,green,regular,veteran", "{0} {1} infantrymen who strike in a melee of 18 against 18"},
    corneta::MatchUps{"charge", "", "attacker_effectives=8,12,18", "defender_effectives=8,12,18",
                      "a regular line of {0} that charges a line of {1}"},
    corneta::MatchUps{"emergency-square", "", "distance=2,4,6,10", "defender_experience=untrained,green,regular,veteran",
                      "{1} infantry that forms square with the cavalry {0} inches away"},
    corneta::MatchUps{"breakthrough", "", "attacker_stragglers=0,2,4", "attacker_experience=untrained,green,regular,veteran",
                      "{1} cavalry with {0} stragglers that breaks through"},
    corneta::MatchUps{"rout-check", "unit_castings=20", "unit_casualties=2,4,8,12", "unit_experience=untrained,green,regular,veteran",
                      "{1} unit of 20 with {0} casualties that sees a friend break"},
    corneta::MatchUps{"rally", "unit_castings=20 unit_effectives=10 unit_stragglers=6", "unit_casualties=2,4,8,12",
                      "unit_experience=untrained,green,regular,veteran", "a broken {1} unit of 20 with {0} casualties"},
    corneta::MatchUps{"hold-recovery", "", "unit_stragglers=1,2,4,8", "unit_experience=untrained,green,regular,veteran",
                      "{1} unit on Hold with {0} stragglers"},
    corneta::MatchUps{"leader-casualty", "", "unit_losses_this_turn=1,2,4,8", "leader_rating=0,1,2,3",
                      "a leader rated {1} with a unit that lost {0}"},
    corneta::MatchUps{"fortification-fire", "", "range=4,8,16,24", "firer_poundage=3,6,8,12", "{1}-pounders at {0} inches against a wall"},
    corneta::MatchUps{"counter-charge", "", "unit_losses=0,2,4", "unit_experience=untrained,green,regular,veteran",
                      "{1} cavalry with {0} losses that would counter-charge"},
    corneta::MatchUps{"random-order", "", "unit_last_order=none,move,hold,rally", "", "a unit without an order whose last one was {0}"},
    corneta::MatchUps{"leader-points", ""},
};

} // namespace

const corneta::Ruleset ruleset{
    .key = "santa-anna",
    .label = "Santa Anna Rules",
    .edition = "Tactical set, Buck Surdu, 1997",
    .folder = "santa_anna",
    .phases = phases,
    .actions = actions,
    .charts = Charts::specs,
    .unreachable = unreachable,
    .seldom = seldom,
    .match_ups = match_ups,
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
    .paper = {.markers = markers, .measured = measured, .scales = scales, .arcs = arcs_chart.head.key},
};

} // namespace santa_anna
