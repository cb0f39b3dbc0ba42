// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/melee.h"

namespace santa_anna {

namespace {

constexpr std::string_view rule = "Melee: Rolling to Close";
template <class Inputs>
constexpr corneta::RefusedWhen<Inputs, Charts> too_far{"distance", "the charge goes {0} in: it falls short",
                                                       [](const Inputs& in) { return in.inches < in.distance; },
                                                       [](const Inputs& in) { return in_inches(in.inches); }};

/// Without a die: a charge has reached the enemy.
struct ContactRules : CalculationOf<ContactRules, Contact, ContactEnd, Charts> {
    static constexpr std::array form{
        asks<&Contact::inches>("attacker_inches", "Inches of the charge", role::attacker, stat::inches_left,
                               {.help = "What its move has left.", .measure = Measure::Inches, .fact = Fact::Measured}),
        asks<&Contact::distance>("distance", "Distance", {}, {},
                                 {.help = "How far it goes before it touches the enemy; the rest pursues a retreat.",
                                  .measure = Measure::Inches,
                                  .fact = Fact::Measured}),
        asks<&Contact::attacker_formation>("attacker_formation", role::attacker, stat::formation),
        fields::arm<"defender", &Contact::defender_arm>,
        fields::formation<"defender", &Contact::defender_formation>,
    };
    static constexpr std::array outcomes{
        changes<&ContactEnd::inches_left>("attacker_inches_left", "inches left to the charge", role::attacker, Does::Set, stat::inches_left,
                                          as_bars),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        too_far<Inputs>,
        {"defender_formation", "skirmishers fall back before a charge: play their withdrawal",
         [](const Inputs& in) {
             const bool is_skirmishing = in.defender_arm != Arm::Artillery && in.defender_formation == Formation::Skirmish;
             return is_skirmishing && in.attacker_formation != Formation::Skirmish;
         }},
    });

    static ContactEnd reckon(const Contact& inputs, Explanation& explanation)
    {
        Total left{explanation};
        left.start(in_inches(inputs.inches), {"inches of the charge"}, rule);
        left.add(Fraction::tenths(-inputs.distance.count), {"distance to the enemy"}, rule);
        return {tenths(left.total())};
    }
    static Announcement announce(const Contact& inputs, const ContactEnd& end)
    {
        const bool meets_cavalry = inputs.defender_arm == Arm::Cavalry;
        return {.headline = {"The charge touches {the defender}; inches left: {0}.", {in_inches(end.inches_left)}},
                .instructions = {{meets_cavalry ? "In Melee the charger rolls to close, and so does cavalry that charges too."
                                                : "In Melee the charger rolls to close."}}};
    }
};

/// Adding Units to Melee: whoever reaches a friend who fights closes on him without a roll.
struct SupportRules : CalculationOf<SupportRules, Support, SupportEnd, Charts> {
    static constexpr std::array form{
        asks<&Support::inches>("attacker_inches", "Inches of the charge", role::attacker, stat::inches_left,
                               {.help = "What its move has left.", .measure = Measure::Inches, .fact = Fact::Measured}),
        asks<&Support::distance>("distance", "Distance", {}, {},
                                 {.help = "To its friend.", .measure = Measure::Inches, .fact = Fact::Measured}),
        asks<&Support::friend_in_melee>("friend_in_melee", role::followed, stat::in_melee, {.start = 1}),
    };
    static constexpr std::array outcomes{gives<&SupportEnd::supports>("supports", "supports", as_bars)};
    static constexpr auto refusals = std::to_array<Refused>({
        too_far<Inputs>,
        {"friend_in_melee", "it fights in no melee that could be joined", [](const Inputs& in) { return !in.friend_in_melee; }},
    });

    static SupportEnd reckon() { return {}; }
    static Announcement announce()
    {
        return {.headline = {"{The attacker} supports its friend: it counts for numbers and does not fight."},
                .instructions = {{Hand::PutDown, "Put it in contact with its friend and with no enemy."}}};
    }
};

} // namespace

constinit const ActionOf<Contact, ContactEnd> action::contact =
    action_of<ContactRules>({"contact", "Contact", "A charge touches the enemy.", "Melee: Rolling to Close", during::moves_and_melee});

constinit const ActionOf<Support, SupportEnd> action::support = action_of<SupportRules>(
    {"support", "Support a melee", "A charge touches a friend who fights and no enemy.", "Melee: Adding Units to Melee", during::moves});

} // namespace santa_anna
