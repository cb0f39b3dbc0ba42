// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/ruleset.h"

#include "rulesets/santa_anna/chart_specs.h"
#include "rulesets/santa_anna/fire.h"
#include "rulesets/santa_anna/leader_points.h"

namespace santa_anna {

namespace {

constexpr std::array phases{
    corneta::PhaseSpec{"give-orders", "Give Orders"},
    corneta::PhaseSpec{"declare-charges", "Declare Charges"},
    corneta::PhaseSpec{"first-fire", "First Fire"},
    corneta::PhaseSpec{"all-moves", "All Moves"},
    corneta::PhaseSpec{"hold-fire", "Hold Fire"},
    corneta::PhaseSpec{"melee", "Melee"},
    corneta::PhaseSpec{"rally", "Rally"},
};

constexpr std::array<std::string_view, 1> giving_orders{"give-orders"};
constexpr std::array<std::string_view, 3> firing{"first-fire", "hold-fire", "melee"};

const std::array actions{
    corneta::action_of<LeaderPointsRules>({.key = "leader-points",
                                           .label = "Leader points",
                                           .help = "How many orders a leader can give this turn.",
                                           .rule = "Command and Control, 4.1",
                                           .phases = giving_orders}),
    corneta::action_of<FireRules>(
        {.key = "fire", .label = "Fire", .help = "A unit or a battery fires at one target.", .rule = "8.0 Firing", .phases = firing}),
};

constexpr std::string_view changes_words = "it is said to the player and changes no die";
constexpr std::string_view awaits_melee = "read by melee, which has not landed";
constexpr std::array unreachable{
    corneta::UnreachableCell{"shifts", "untrained", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "green", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "regular", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "veteran", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "rough", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "building", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "light", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "heavy", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "skirmishers", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "gunners", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "charging", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "lance", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "saber", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "us", "melee", awaits_melee},
    corneta::UnreachableCell{"shifts", "cavalry-against-infantry", "melee", awaits_melee},
    corneta::UnreachableCell{"artillery-functions", "us-heaviest", "amount", changes_words},
    corneta::UnreachableCell{"artillery-functions", "us", "amount", changes_words},
    corneta::UnreachableCell{"artillery-functions", "others", "amount", changes_words},
    corneta::UnreachableCell{"leader-points", "order", "amount", changes_words},
    corneta::UnreachableCell{"leader-points", "far-order", "amount", changes_words},
    corneta::UnreachableCell{"leader-points", "far-distance", "amount", changes_words},
};

std::unique_ptr<const corneta::Cards> deal(const corneta::ChartSet& charts)
{
    return std::make_unique<const Cards>(charts);
}

} // namespace

const corneta::Ruleset ruleset{
    .key = "santa-anna",
    .label = "Santa Anna Rules",
    .edition = "Tactical set, Buck Surdu, 1997",
    .folder = "santa_anna",
    .phases = phases,
    .actions = actions,
    .charts = chart_specs,
    .unreachable = unreachable,
    .deal = deal,
};

} // namespace santa_anna
