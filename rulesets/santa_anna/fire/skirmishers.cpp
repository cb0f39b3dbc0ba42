// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/fire.h"
#include "rulesets/santa_anna/actions/morale.h"

#include <numeric>

/// Losses without a shot: skirmishers before a charge, and those dealt out in a melee of several units.
namespace santa_anna {

namespace {

Fraction left_over(const SkirmisherWithdrawal& inputs, int inches)
{
    return Fraction::tenths(inputs.attacker_inches.count - inputs.distance.count) + Fraction{-inches};
}

/// Skirmishers before a charge fall back by an ordinary move; if the charger comes farther, all of them straggle.
struct SkirmisherWithdrawalRules : RulesOf<SkirmisherWithdrawal, int, SkirmisherWithdrawalEnd, Charts> {
    static constexpr std::array form{
        asks<&SkirmisherWithdrawal::attacker_inches>("attacker_inches", "Inches of the charge", role::attacker, stat::inches_left,
                                                     {.help = "What the charging unit has left when it meets the skirmishers.",
                                                      .measure = Measure::Inches,
                                                      .start = 6,
                                                      .fact = Fact::Measured}),
        asks<&SkirmisherWithdrawal::distance>(
            "distance", "Distance", {}, {},
            {.help = "Between the charging unit and the skirmishers.", .measure = Measure::Inches, .start = 6, .fact = Fact::Measured}),
        asks<&SkirmisherWithdrawal::effectives>("unit_effectives", "Skirmishers", role::unit, stat::effectives,
                                                {.measure = Measure::Castings, .start = 12}),
        asks<&SkirmisherWithdrawal::mounted>("unit_mounted", role::unit, stat::mounted,
                                             {.help = "Mounted cavalry in skirmish order; no for a company on foot.", .start = 1}),
    };
    static constexpr std::array outcomes{
        gives<&SkirmisherWithdrawalEnd::inches>("inches", "inches", as_bars),
        gives<&SkirmisherWithdrawalEnd::caught>("caught", "caught", highlighted),
        straggles<&SkirmisherWithdrawalEnd::stragglers>(role::unit),
        changes<&SkirmisherWithdrawalEnd::attacker_inches_left>("attacker_inches_left", "inches left to the charge", role::attacker,
                                                                Does::Set, stat::inches_left),
    };
    static constexpr auto reads = Charts::keys<Mover>;

    static void step(const SkirmisherWithdrawal& inputs, int& inches, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        constexpr std::string_view rule = "Melee: Charging Through Skirmishers";
        const Cell& cell = charts[inputs.mounted ? Mover::MountedSkirmish : Mover::InfantrySkirmish];
        inches = read_thrown(dice, {"movement"}, cell, [](int sum) { return std::max(0, sum); });
        Total left{explanation};
        left.start(in_inches(inputs.attacker_inches), {"inches of the charge"}, rule);
        left.add(Fraction::tenths(-inputs.distance.count), {"distance to the skirmishers"}, rule);
        left.add(-inches, {"inches that they fall back"}, cell);
        left.least(0, {"the charge does not reach them"}, rule);
        explanation.agrees(std::max(Fraction{0}, left_over(inputs, inches)));
    }

    static SkirmisherWithdrawalEnd end(const SkirmisherWithdrawal& inputs, int inches)
    {
        const Fraction left = left_over(inputs, inches);
        const bool caught = Fraction{0} < left;
        return {.inches = inches,
                .caught = caught,
                .stragglers = caught ? inputs.effectives : 0,
                .attacker_inches_left = caught ? tenths(left) : Tenths{}};
    }

    static Announcement announce(const SkirmisherWithdrawalEnd& end)
    {
        if (!end.caught)
            return {.headline = {"The skirmishers fall back {0} in and escape the charge.", {end.inches}},
                    .instructions = {{Hand::Move, "Move the skirmishers {0} in away from the charge.", {end.inches}}}};
        const Fraction left = in_inches(end.attacker_inches_left);
        Announcement announcement{
            .headline = {"The skirmishers fall back {0} in and are caught; the charge has {1} in left.", {end.inches, left}},
            .instructions = {{Hand::TakeOff,
                              "Turn all of the skirmishers into stragglers and take them off the table, {0} in away from the charge: "
                              "there is no melee.",
                              {end.inches}},
                             {"The charge may go on for {0} in.", {left}}}};
        announce_rout_checks(role::unit, announcement);
        return announcement;
    }
};

/// Losses of each unit so far.
struct DealLossesState {
    std::array<std::uint8_t, most_units_dealt> taken;
    std::array<std::uint8_t, 2> spare; ///< always 0
};

/// A link a loss: a die with as many sides as units says which unit takes it.
struct DealLossesRules : RulesOf<DealLosses, DealLossesState, DealLossesEnd, Charts> {
    static constexpr std::array form{
        asks<&DealLosses::losses>("losses", "Losses of the side", {}, {},
                                  {.help = "All that its enemies rolled.", .measure = Measure::Castings, .fact = Fact::Measured}),
        asks<&DealLosses::units>("units", "Units in contact", {}, {},
                                 {.help = "Of the side that takes the losses.",
                                  .least = 2,
                                  .most = static_cast<int>(most_units_dealt),
                                  .start = 2,
                                  .fact = Fact::Measured}),
    };
    static constexpr std::array outcomes{
        gives<&DealLossesEnd::losses>("unit_losses", "losses by unit"),
        gives<&DealLossesEnd::stragglers>("unit_stragglers", "stragglers by unit"),
        gives<&DealLossesEnd::casualties>("unit_casualties", "casualties by unit"),
    };

    static Step step(const DealLosses& inputs, DealLossesState& state, Dice& dice, Explanation& explanation)
    {
        const int dealt = std::accumulate(state.taken.begin(), state.taken.end(), 0);
        if (dealt == inputs.losses)
            return Step::Finished;
        const int unit = dice.read({"loss {0}", dealt + 1}, inputs.units, [](int face) { return face; });
        explanation.start(unit, {"unit that takes loss {0}", dealt + 1}, "Melee: Multiple-Unit Melees");
        ++state.taken[static_cast<std::size_t>(unit) - 1];
        return dealt + 1 == inputs.losses ? Step::Finished : Step::Continue;
    }

    static DealLossesEnd end(const DealLosses& inputs, const DealLossesState& state)
    {
        DealLossesEnd end;
        for (std::size_t unit = 0; unit < static_cast<std::size_t>(inputs.units); ++unit) {
            const int losses = state.taken[unit];
            end.losses.push(losses);
            end.stragglers.push((losses + 1) / 2);
            end.casualties.push(losses / 2);
        }
        return end;
    }

    static Announcement announce(const DealLosses& inputs, const DealLossesEnd& end)
    {
        /// By the number of units, from two.
        constexpr std::array<std::string_view, 5> headlines{
            "Losses of the units: {0} and {1}.", "Losses of the units: {0}, {1} and {2}.", "Losses of the units: {0}, {1}, {2} and {3}.",
            "Losses of the units: {0}, {1}, {2}, {3} and {4}.", "Losses of the units: {0}, {1}, {2}, {3}, {4} and {5}."};
        Announcement announcement{.headline = {at(headlines, inputs.units - 2)}};
        for (const int losses : end.losses)
            announcement.headline.arguments.emplace_back(losses);
        for (std::size_t unit = 0; unit < end.losses.count; ++unit)
            if (end.losses[unit] > 0)
                announcement.instruct("Unit {0}: stragglers {1}, casualties {2}.", static_cast<int>(unit) + 1, end.stragglers[unit],
                                      end.casualties[unit]);
        return announcement;
    }
};

} // namespace

constinit const ActionOf<SkirmisherWithdrawal, SkirmisherWithdrawalEnd> action::skirmisher_withdrawal =
    action_of<SkirmisherWithdrawalRules>({"skirmisher-withdrawal", "Skirmishers withdraw",
                                          "Skirmishers fall back before a charge, or are caught by it.",
                                          "Melee: Charging Through Skirmishers", during::moves});

constinit const ActionOf<DealLosses, DealLossesEnd> action::deal_losses =
    action_of<DealLossesRules>({"deal-losses", "Deal losses", "A side's losses fall at random on its units in a melee of several.",
                                "Melee: Multiple-Unit Melees", during::melee});

} // namespace santa_anna
