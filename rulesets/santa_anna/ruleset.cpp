// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"

#include "rulesets/santa_anna/actions/command.h"
#include "rulesets/santa_anna/actions/declare.h"
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
    PhaseSpec{"give-orders", "Give Orders"},
    PhaseSpec{"declare-charges", "Declare Charges"},
    PhaseSpec{"first-fire", "First Fire", Applied::AtEnd},
    PhaseSpec{"all-moves", "All Moves"},
    PhaseSpec{"hold-fire", "Hold Fire", Applied::AtEnd},
    PhaseSpec{"melee", "Melee"},
    PhaseSpec{"rally", "Rally"},
};

const auto actions = corneta::actions_of(
    action::leader_points, action::fire, action::charge, action::roll_to_close, action::roll_to_stand, action::melee, action::melee_strike,
    action::emergency_square, action::declare, action::deal_losses, action::breakthrough, action::rout_check, action::rally,
    action::hold_recovery, action::leader_rally, action::leader_casualty, action::victory, action::random_order, action::follow_up_charge,
    action::fortification_fire, action::gun_damage, action::movement, action::contact, action::unseen, action::counter_charge,
    action::pass_through, action::charge_short, action::skirmisher_withdrawal, action::overrun_stragglers, action::spot_hidden,
    action::gun_crew, action::mixed_crew_loss, action::resupply, action::form, action::reunite, action::functions, action::attach,
    action::leader_distance, action::arrive, action::reveal, action::leave_table, action::take_cover, action::at_wagons, action::lend,
    action::man_guns);

constexpr UnreachableCell said(std::string_view chart, std::string_view row, std::string_view column = "amount")
{
    return {chart, row, column, "it is said to the player and changes no die"};
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
    .typed_charts = corneta::typed_charts<Charts>,
    .game = &game_rules,
};

} // namespace santa_anna
