// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"

#include "rulesets/santa_anna/actions/command.h"
#include "rulesets/santa_anna/actions/fire.h"
#include "rulesets/santa_anna/game/game.h"
#include "rulesets/santa_anna/actions/melee.h"
#include "rulesets/santa_anna/actions/morale.h"
#include "rulesets/santa_anna/actions/movement.h"

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

const auto actions =
    corneta::actions_of(action::leader_points, action::fire, action::charge, action::roll_to_close, action::roll_to_stand, action::melee,
                        action::melee_strike, action::emergency_square, action::deal_losses, action::breakthrough, action::rout_check,
                        action::rally, action::hold_recovery, action::leader_rally, action::leader_casualty, action::victory,
                        action::random_order, action::follow_up_charge, action::fortification_fire, action::gun_damage, action::movement,
                        action::counter_charge, action::pass_through, action::charge_short, action::skirmisher_withdrawal,
                        action::overrun_stragglers, action::spot_hidden, action::gun_crew, action::mixed_crew_loss, action::resupply);

constexpr std::string_view changes_words = "it is said to the player and changes no die";
constexpr std::string_view at_the_table = "it is for the templates of the table and changes no die";

constexpr auto unreachable = std::to_array<UnreachableCell>({
    {"artillery-functions", "us-heaviest", "amount", changes_words},
    {"artillery-functions", "us", "amount", changes_words},
    {"artillery-functions", "others", "amount", changes_words},
    {"leader-points", "order", "amount", changes_words},
    {"leader-points", "far-order", "amount", changes_words},
    {"leader-points", "far-distance", "amount", changes_words},
    {"morale-numbers", "near", "amount", changes_words},
    {"morale-numbers", "sight", "amount", changes_words},
    {"morale-numbers", "sight-to-each-side", "amount", changes_words},
    {"leader-numbers", "rally-distance", "amount", changes_words},
    {"leader-numbers", "rally-points", "amount", changes_words},
    {"cavalry-numbers", "enemy-within", "amount", changes_words},
    {"cavalry-numbers", "charge-within", "amount", changes_words},
    {"arcs", "breakthrough", "degrees", changes_words},
    {"detachments", "company", "amount", changes_words},
    {"arcs", "formed", "degrees", at_the_table},
    {"arcs", "artillery", "degrees", at_the_table},
    {"arcs", "skirmishers", "degrees", at_the_table},
    {"arcs", "zone", "degrees", at_the_table},
    {"arcs", "oblique", "degrees", at_the_table},
    {"fortification-numbers", "section", "amount", changes_words},
});

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
