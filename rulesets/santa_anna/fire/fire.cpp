// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/strike.h"

#include <functional>

namespace santa_anna {

namespace {

template <Literal what> Sentence with_losses(const FireEnd& end)
{
    return {joined<"Losses {0}: stragglers {1}, casualties {2}. {The target} ", what>, {end.losses, end.stragglers, end.casualties}};
}

Sentence headline(const Fire& inputs, const FireEnd& end)
{
    if (end.losses == 0)
        return {"No losses."};
    if (end.destroyed)
        return with_losses<"is destroyed.">(end);
    if (end.breaks)
        return with_losses<"breaks.">(end);
    if (is_broken(inputs.target.effectives, inputs.target.stragglers) || inputs.target.formation == Formation::Mob)
        return with_losses<"was broken already.">(end);
    return with_losses<"holds.">(end);
}

void announce_target(const Fire& inputs, const FireEnd& end, Announcement& announcement)
{
    if (end.destroyed)
        return announce_destroyed(RoleRef{"the target"}, announcement);
    announce_losses(RoleRef{"the target"}, end.stragglers, end.casualties, announcement);
    if (end.breaks)
        announce_broken(RoleRef{"the target"}, announcement);
    if (end.breaks && inputs.target.arm == Arm::Artillery)
        announcement.instruct("Its gunners take their guns with them.");
}

constexpr std::array<std::string_view, building_sides.size()> sides_done{
    "The front of the building has fired.",
    "The left side of the building has fired.",
    "The right side of the building has fired.",
    "The back of the building has fired.",
};

void announce_firer(const Fire& inputs, const FireEnd& end, const Charts& charts, Announcement& announcement)
{
    const Firer& firer = inputs.firer;
    if (end.low_ammunition && !firer.low_ammunition)
        announcement.instruct(Hand::Mark, "Mark {the firing unit} low on ammunition.");
    if (firer.arm != Arm::Artillery) {
        if (firer.in_building)
            announcement.instruct(at(sides_done, firer.building_side));
        if (firer.initial_volley)
            announcement.instruct(Hand::Unmark, "Take the initial volley marker off {the firing unit}.");
        return;
    }
    if (firer.quarter_volley || firer.guns == 0) // a quarter volley is allowed besides the unit's own fire
        return;
    const bool is_light = firer.nation == Nation::Us && firer.poundage <= charts[Crew::UsHeaviest].whole();
    const int all = charts[is_light ? Crew::Us : Crew::Others].whole();
    if (all <= 1)
        announcement.instruct("{The battery} has used its function of this turn.");
    else
        announcement.instruct("This fire is one of {the battery}'s functions this turn, {0} in all; it fires no more.", all);
}

void announce_what_follows(const Fire& inputs, const FireEnd& end, Announcement& announcement)
{
    const Target& target = inputs.target;
    const int effectives = target.effectives - end.stragglers - end.casualties;
    if (end.breaks && !end.destroyed)
        announcement.follow(Follow::Must, role::target,
                            choice(action::movement, {"{The target} makes a retreat move"},
                                   move_of(MoveKind::Retreat, target.arm, target.nation, effectives, target.stragglers + end.stragglers)));
    if (end.breaks || end.destroyed)
        announce_rout_checks(role::target, announcement);
}

/// What the guns that have fired did so far.
struct FireState {
    std::int32_t losses = 0;
    std::int16_t stragglers = 0;
    std::int16_t casualties = 0;
    std::int16_t guns_fired = 0;
    std::int16_t low_ammunition = 0;
    Columns columns{};
};

constexpr std::string_view of_guns = "firer_arm=artillery";
constexpr std::string_view of_units = "firer_arm!=artillery";

/// Firing: one link for a unit's volley, or for each gun of a battery, undamaged guns first.
struct FireRules : RulesOf<Fire, FireState, FireEnd, Charts> {
    static constexpr std::array form{
        fields::arm<"firer", &Fire::firer, &Firer::arm>,
        asks<&Fire::firer, &Firer::castings>(
            "firer_castings", "Castings firing", role::firer, stat::effectives,
            {.help = "Figures that can fire at this target: in arc, in range, in sight. Of dismounted cavalry count the horse holders too.",
             .measure = Measure::Castings,
             .start = 12,
             .asked_when = of_units,
             .fact = Fact::Known}),
        fields::weapon<"firer", &Fire::firer, &Firer::weapon>,
        fields::only(of_guns, fields::poundage<&Fire::firer>),
        fields::only(of_guns, fields::guns<&Fire::firer>),
        fields::only(of_guns, fields::damaged<&Fire::firer>),
        fields::experience<"firer", &Fire::firer, &Firer::experience>,
        asks<&Fire::range>("range", "Range", {}, {},
                           {.help =
                                "Between the centers of the castings that fire and of those fired at. A quarter volley is fired at 1 inch "
                                "whatever stands here.",
                            .measure = Measure::Inches,
                            .start = 4,
                            .fact = Fact::Measured}),
        asks<&Fire::aspect>("aspect", "Target hit in", {}, {},
                            {.help = "Flank or rear when more than half of the castings that fire stand in that zone of the target.",
                             .options = aspects,
                             .fact = Fact::Seen}),
        fields::initial_volley<"firer", &Fire::firer, &Firer::initial_volley>,
        fields::low_ammunition<"firer", &Fire::firer, &Firer::low_ammunition>,
        fields::mounted<"firer", &Fire::firer, &Firer::mounted>,
        asks<&Fire::firer, &Firer::losses_this_turn>("firer_losses_this_turn", "Losses this turn", role::firer, stat::losses_this_turn,
                                                     {.help = "There are as many horse holders as when the turn began.",
                                                      .measure = Measure::Castings,
                                                      .asked_when = "firer_arm=cavalry and firer_mounted=no"}),
        fields::unlimbered<"firer", &Fire::firer, &Firer::unlimbered>,
        asks<&Fire::firer, &Firer::in_building>("firer_in_building", "Fires out of a building", role::firer, stat::in_building,
                                                {.help = "A quarter of the unit fires out of each side.", .asked_when = of_units}),
        asks<&Fire::firer, &Firer::building_side>("firer_side", "Side of the building", role::firer, {},
                                                  {.help = "The one it fires from. Each side fires once a turn, as a separate fire.",
                                                   .options = building_sides,
                                                   .asked_when = "firer_in_building=yes",
                                                   .fact = Fact::Chosen}),
        asks<&Fire::firer, &Firer::quarter_volley>(
            "firer_quarter_volley", "Quarter volley", role::firer, {},
            {.help = "The volley of a charge that halts or of a unit that will not stand: a quarter of the castings, at 1 inch.",
             .fact = Fact::Chosen}),
        fields::with_help("Decides how many functions a battery has in a turn.", fields::nation<"firer", &Fire::firer, &Firer::nation>),
        fields::in_melee<"firer", &Fire::firer, &Firer::in_melee>,
        fields::effectives<"target", &Fire::target, &Target::effectives>,
        fields::stragglers<"target", &Fire::target, &Target::stragglers>,
        fields::arm<"target", &Fire::target, &Target::arm>,
        fields::formation<"target", &Fire::target, &Target::formation>,
        fields::cover<"target", &Fire::target, &Target::cover>,
        asks<&Fire::target, &Target::behind_skirmishers>("target_behind_skirmishers", "Behind skirmishers", role::target, {},
                                                         {.help = "The fire passes through skirmishers in front of the target.",
                                                          .asked_when = "target_formation!=skirmish",
                                                          .fact = Fact::Seen}),
        fields::unlimbered<"target", &Fire::target, &Target::unlimbered>,
        fields::with_help("A U.S. battery takes at most one straggler a turn from fire.",
                          fields::nation<"target", &Fire::target, &Target::nation>),
        asks<&Fire::target, &Target::straggled_this_turn>("target_straggled_this_turn", role::target, stat::straggled_this_turn,
                                                          {.asked_when = "target_arm=artillery and target_nation=us"}),
        fields::in_melee<"target", &Fire::target, &Target::in_melee>,
    };
    static constexpr std::array outcomes{
        gives<&FireEnd::column>("column", "column"),
        gives<&FireEnd::strength>("strength", "strength"),
        gives<&FireEnd::losses>("losses", "losses", as_bars),
        straggles<&FireEnd::stragglers>(role::target),
        changes<&FireEnd::casualties>("casualties", "casualties", role::target, Does::Add, stat::casualties),
        changes<&FireEnd::low_ammunition>("low_ammunition", "runs low on ammunition", role::firer, Does::Marker, stat::low_ammunition),
        breaks<&FireEnd::breaks>("target breaks", role::target),
        changes<&FireEnd::destroyed>("destroyed", "target destroyed", role::target, Does::Marker, stat::destroyed),
    };
    static constexpr auto refusals = std::to_array<Refused>({
        {"firer_in_melee", "a unit in melee does not fire", [](const Inputs& in) { return in.firer.in_melee; }},
        {"target_in_melee", "a unit in melee may not be fired at", [](const Inputs& in) { return in.target.in_melee; }},
        {"firer_unlimbered", "limbered guns do not fire",
         [](const Inputs& in) { return in.firer.arm == Arm::Artillery && !in.firer.unlimbered; }},
        no_such_gun<Inputs>,
        too_many_damaged<Inputs>,
        {"firer_weapon", "without a firearm the unit does not fire",
         [](const Inputs& in) { return in.firer.arm != Arm::Artillery && in.firer.weapon == Weapon::None; }},
        beyond_gun_range<Inputs, std::identity{}>,
        otherwise({"range", "{0} in is beyond an ad hoc weapon's {1} in",
                   [](const Inputs& in, const Charts& charts) { return in.firer.weapon == Weapon::AdHoc && is_beyond(in, charts); },
                   [](const Inputs& in, const Charts& charts) {
                       return std::tuple{range_of(in, charts), last_inch(*bands_of(in.firer, charts))};
                   }}),
        otherwise({"range", "{0} in is beyond a {1}'s {2} in", [](const Inputs& in, const Charts& charts) { return is_beyond(in, charts); },
                   [](const Inputs& in, const Charts& charts) {
                       const std::string_view weapon = at(weapons, in.firer.weapon).label;
                       return std::tuple{range_of(in, charts), weapon, last_inch(*bands_of(in.firer, charts))};
                   }}),
    });
    static constexpr auto reads = Charts::keys<WeaponRange, StrengthOf, Factor, Shift, LossAllocation, FiringLimit, Crew, Strength, Effect>;

    static FireState begin(const Fire& inputs, const Charts& charts)
    {
        FireState state{};
        state.columns = columns_of(inputs, charts);
        return state;
    }

    static Step step(const Fire& inputs, FireState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const bool by_gun = inputs.firer.arm == Arm::Artillery;
        if (by_gun && state.guns_fired == inputs.firer.guns)
            return Step::Finished;
        const Shot shot = shoot(inputs, state.guns_fired, state.columns, charts, dice, explanation);
        const Allocation taken = allocation(inputs, charts, shot.losses, {state.stragglers, state.casualties}, explanation);
        state.losses += shot.losses;
        add(state.stragglers, taken.stragglers);
        add(state.casualties, taken.casualties);
        if (shot.runs_low)
            state.low_ammunition = 1;
        if (!by_gun)
            return Step::Finished;
        ++state.guns_fired;
        return state.guns_fired == inputs.firer.guns ? Step::Finished : Step::Continue;
    }

    static FireEnd end(const Fire& inputs, const FireState& state, const Charts& charts, Explanation& deaf)
    {
        const bool nothing_fires = inputs.firer.arm == Arm::Artillery && inputs.firer.guns == 0;
        const ChartEntry first = nothing_fires ? ChartEntry{} : strike(inputs, charts, 0, deaf);
        const Target& target = inputs.target;
        const int effectives_left = target.effectives - state.stragglers - state.casualties;
        return {.column = first.column,
                .strength = static_cast<int>(first.strength),
                .losses = state.losses,
                .stragglers = state.stragglers,
                .casualties = state.casualties,
                .low_ammunition = state.low_ammunition != 0,
                .breaks = target.formation != Formation::Mob
                    && breaks_by(state.stragglers, state.casualties, target.effectives, target.stragglers),
                .destroyed = target.effectives > 0 && effectives_left == 0};
    }

    static Announcement announce(const Fire& inputs, const FireEnd& end, const Charts& charts)
    {
        Announcement announcement{.headline = headline(inputs, end)};
        announce_target(inputs, end, announcement);
        announce_firer(inputs, end, charts, announcement);
        announce_what_follows(inputs, end, announcement);
        return announcement;
    }
};

} // namespace

constinit const ActionOf<Fire, FireEnd> action::fire =
    action_of<FireRules>({"fire", "Fire", "A unit or a battery fires at one target.", "8.0 Firing", during::fire});

} // namespace santa_anna
