// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/command.h"

namespace santa_anna {

namespace {

/// Without a die: from now on it is known who charges whom.
struct DeclareRules : CalculationOf<DeclareRules, Declare, DeclareEnd, Charts> {
    static constexpr std::array form{
        fields::arm<"charger", &Declare::charger_arm>,       fields::formation<"charger", &Declare::charger_formation>,
        fields::arm<"target", &Declare::target_arm>,         fields::formation<"target", &Declare::target_formation>,
        fields::mounted<"target", &Declare::target_mounted>,
    };
    static constexpr std::array outcomes{
        changes<&DeclareEnd::charging>("charging", "charging", role::charger, Does::Marker, stat::charging, as_bars),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"charger_arm", "artillery does not charge", [](const Inputs& in) { return in.charger_arm == Arm::Artillery; }},
        {"charger_arm", "infantry may not charge mounted cavalry",
         [](const Inputs& in) { return in.charger_arm == Arm::Infantry && in.target_arm == Arm::Cavalry && in.target_mounted; }},
        {"charger_formation", "skirmishers may charge only skirmishers",
         [](const Inputs& in) {
             const bool is_at_skirmishers = in.target_arm != Arm::Artillery && in.target_formation == Formation::Skirmish;
             return in.charger_formation == Formation::Skirmish && !is_at_skirmishers;
         }},
        {"charger_formation", "a broken unit takes no order but Rally",
         [](const Inputs& in) { return in.charger_formation == Formation::Mob; }},
    });

    static DeclareEnd reckon() { return {}; }
    static Announcement announce()
    {
        return {.headline = {"{The charging unit} charges {the target}."},
                .instructions = {{"In All Moves it moves at its target by its charge move."}}};
    }
};

} // namespace

constinit const ActionOf<Declare, DeclareEnd> action::declare =
    action_of<DeclareRules>({"declare", "Declare a charge", "Which enemy a unit with a Charge order charges.", "Turn: Declare Charges",
                             during::declarations_and_moves});

} // namespace santa_anna
