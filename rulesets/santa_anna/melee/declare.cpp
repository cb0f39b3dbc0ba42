// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/command.h"

namespace santa_anna {

namespace {

constexpr RefusalSpec infantry_at_cavalry{"charger_arm", "infantry may not charge mounted cavalry"};
constexpr RefusalSpec guns{"charger_arm", "artillery does not charge"};
constexpr RefusalSpec skirmishers_at_others{"charger_formation", "skirmishers may charge only skirmishers"};
constexpr RefusalSpec broken{"charger_formation", "a broken unit takes no order but Rally"};

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
    static constexpr std::array refusals{&infantry_at_cavalry, &guns, &skirmishers_at_others, &broken};

    static void refuse(const Declare& inputs, Refusals& found)
    {
        const bool skirmishes = inputs.target_arm != Arm::Artillery && inputs.target_formation == Formation::Skirmish;
        if (inputs.charger_arm == Arm::Artillery) {
            found.add(guns);
            return;
        }
        if (inputs.charger_arm == Arm::Infantry && inputs.target_arm == Arm::Cavalry && inputs.target_mounted)
            found.add(infantry_at_cavalry);
        if (inputs.charger_formation == Formation::Skirmish && !skirmishes)
            found.add(skirmishers_at_others);
        if (inputs.charger_formation == Formation::Mob)
            found.add(broken);
    }
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
