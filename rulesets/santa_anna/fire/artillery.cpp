// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/fire.h"
#include "rulesets/santa_anna/actions/morale.h"

/// Artillery: damage to guns, their crews and their ammunition.
namespace santa_anna {

namespace {

constexpr std::string_view keeping = "Artillery: Keeping a Gun in Operation";

/// All that can be damaged.
int most_damaged(const GunDamage& inputs, const Charts& charts)
{
    return inputs.guns * charts[GunNumber::Silent].whole();
}

struct GunDamageState {
    std::int32_t rolled;
    std::int32_t damaged;
};

/// A die for each casualty: one face destroys a gun, half of a gun casting.
struct GunDamageRules : RulesOf<GunDamage, GunDamageState, GunDamageEnd, Charts> {
    static constexpr std::array form{
        asks<&GunDamage::casualties>(
            "casualties", "Casualties", role::unit, {},
            {.help = "Those that the battery has just taken from artillery.", .measure = Measure::Castings, .fact = Fact::Measured}),
        asks<&GunDamage::guns>(
            "guns", role::unit, stat::guns,
            {.help = "Of the battery; each is silent once both of its guns are destroyed.", .measure = Measure::Guns, .start = 1}),
    };
    static constexpr std::array outcomes{
        changes<&GunDamageEnd::guns_damaged>("guns_damaged", "guns damaged", role::unit, Does::Add, stat::guns_damaged, as_bars),
    };
    static constexpr auto reads = Charts::keys<GunNumber, Die>;

    static Step step(const GunDamage& inputs, GunDamageState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        if (state.rolled == inputs.casualties)
            return Step::Finished;
        const Cell& face = charts[GunNumber::DamageFace];
        ++state.rolled;
        const int hit =
            read_thrown(dice, {"casualty {0}", state.rolled}, charts[Die::GunDamage], [&](int sum) { return sum == face.whole() ? 1 : 0; });
        explanation.note(state.rolled == 1 ? Op::Start : Op::Add, hit, {"guns damaged by casualty {0}", state.rolled}, face);
        state.damaged += hit;
        const int most = most_damaged(inputs, charts);
        if (state.damaged > most) {
            explanation.note(Op::Most, most, {"every gun casting is silent"}, charts[GunNumber::Silent]);
            state.damaged = most;
        }
        explanation.agrees(state.damaged);
        return state.rolled == inputs.casualties ? Step::Finished : Step::Continue;
    }

    static GunDamageEnd end(const GunDamageState& state) { return {state.damaged}; }

    static Announcement announce(const GunDamage& inputs, const GunDamageEnd& end, const Charts& charts)
    {
        Announcement announcement{.headline =
                                      counted(end.guns_damaged, "No gun is damaged.", "1 gun is damaged.", "{0} guns are damaged.")};
        if (end.guns_damaged == 0)
            return announcement;
        if (end.guns_damaged == most_damaged(inputs, charts))
            announcement.instruct(Hand::Mark, "Mark every gun casting of {the battery}: all of them are silent.");
        else
            instruct(announcement, Hand::Mark, end.guns_damaged,
                     "Mark 1 gun casting: it fires at half, and is silent if it was marked before.",
                     "Mark gun castings {0} times, unmarked ones first: each fires at half, marked twice it is silent.");
        announcement.follow(Follow::Must, role::unit, choice(action::rout_check, {"{The battery} rolls a rout check"}));
        return announcement;
    }
};

constexpr Field gunners(int start)
{
    return asks<&GunCrew::gunners>(
        "gunners", role::gun, stat::gunners,
        {.help = "Artillery castings at this gun casting.", .measure = Measure::Castings, .start = start, .fact = Fact::Known});
}
constexpr Field helpers(int start)
{
    return asks<&GunCrew::helpers>(
        "helpers", role::gun, stat::helpers,
        {.help = "Infantry castings lent to it.", .measure = Measure::Castings, .start = start, .fact = Fact::Known});
}

bool is_silent(const GunCrew& inputs, const Charts& charts)
{
    return inputs.gunners + inputs.helpers == 0 || inputs.gunners < charts[GunNumber::Gunners].whole();
}

bool is_short_handed(const GunCrew& inputs, const Charts& charts)
{
    return inputs.gunners + inputs.helpers < charts[GunNumber::Crew].whole();
}

/// What a gun casting can still do with the crew it has.
struct GunCrewRules : CalculationOf<GunCrewRules, GunCrew, GunCrewEnd, Charts> {
    static constexpr std::array form{
        gunners(2),
        helpers(0),
        asks<&GunCrew::functions>("functions", role::gun, stat::functions,
                                  {.help = "In a turn with a full crew: two of U.S. guns up to 12 pounds, one of all others.", .start = 1}),
    };
    static constexpr std::array outcomes{
        gives<&GunCrewEnd::functions>("functions", "functions", as_bars),
    };
    static constexpr auto reads = Charts::keys<GunNumber>;

    static GunCrewEnd reckon(const GunCrew& inputs, const Charts& charts, Explanation& explanation)
    {
        const Cell& each_takes = charts[GunNumber::ShortHanded];
        const int turns = each_takes.whole();
        Total functions{explanation};
        functions.start(inputs.functions, {"functions of a full crew"}, keeping);
        if (is_silent(inputs, charts)) {
            functions.most(0, {"without a gunner the gun is silent"}, charts[GunNumber::Gunners]);
        } else if (is_short_handed(inputs, charts) && turns > 1) {
            functions.times(Fraction{1, turns}, {"short-handed: each takes {0}", turns}, each_takes.rule);
            functions.round_down(keeping);
        }
        return {functions.whole()};
    }

    static Announcement announce(const GunCrew& inputs, const GunCrewEnd& end, const Charts& charts)
    {
        Announcement announcement{.headline = counted(end.functions, "{The gun} has no function this turn.",
                                                      "{The gun} has 1 function a turn.", "{The gun} has {0} functions a turn.")};
        if (is_silent(inputs, charts))
            announcement.instruct("Bring a gunner to it: that is a move for him.");
        else if (is_short_handed(inputs, charts) && end.functions == 0 && inputs.functions > 0)
            announcement.instruct("With so few hands one function takes {0} turns.", charts[GunNumber::ShortHanded].number());
        return announcement;
    }
};

constexpr auto crew_castings = options("gunner", "helper");

/// Whom a loss of a mixed crew takes: a die with a face for each casting.
struct MixedCrewLossRules : RulesOf<GunCrew, MixedCrewLossEnd, MixedCrewLossEnd, Charts> {
    static constexpr std::array form{gunners(1), helpers(1)};
    static constexpr std::array outcomes{
        gives<&MixedCrewLossEnd::lost>("lost", "lost", {.shown = Shown::AsBars, .options = crew_castings}),
    };
    static constexpr std::array refusals{
        Refused{"gunners", "nobody mans the gun", [](const Inputs& in) { return in.gunners + in.helpers == 0; }}};

    static void step(const GunCrew& inputs, MixedCrewLossEnd& end, Dice& dice, Explanation& explanation)
    {
        const auto casting = [&](int face) { return static_cast<int>(face <= inputs.gunners ? CrewCasting::Gunner : CrewCasting::Helper); };
        if (inputs.gunners == 0 || inputs.helpers == 0) {
            end.lost = static_cast<CrewCasting>(casting(1));
            return;
        }
        end.lost = static_cast<CrewCasting>(dice.read({"casting lost"}, inputs.gunners + inputs.helpers, casting));
        explanation.start(dice.shown()[0], {"casting drawn; the gunners are 1 to {0}", inputs.gunners}, keeping);
    }

    static Announcement announce(const MixedCrewLossEnd& end)
    {
        if (end.lost == CrewCasting::Gunner)
            return {.headline = {"A gunner is lost."}, .instructions = {{Hand::TakeOff, "Take the loss from the gunners."}}};
        return {.headline = {"A helper is lost."}, .instructions = {{Hand::TakeOff, "Take the loss from the infantry at {the gun}."}}};
    }
};

/// A battery that has spent the turn at the wagons has ammunition again.
struct ResupplyRules : CalculationOf<ResupplyRules, Resupply, ResupplyEnd, Charts> {
    static constexpr std::array form{
        asks<&Resupply::touching_wagon>("touching_wagon", "Touching a wagon", role::unit, stat::at_wagons,
                                        {.help = "The battery has spent the turn touching a wagon of its army's train."}),
        fields::low_ammunition<"unit", &Resupply::low_ammunition>,
    };
    static constexpr std::array outcomes{
        changes<&ResupplyEnd::low_ammunition>("low_ammunition", "low on ammunition", role::unit, Does::Set, stat::low_ammunition,
                                              highlighted),
    };

    static ResupplyEnd reckon(const Resupply& inputs) { return {inputs.low_ammunition && !inputs.touching_wagon}; }

    static Announcement announce(const Resupply& inputs, const ResupplyEnd& end)
    {
        if (end.low_ammunition)
            return {.headline = {"{The battery} is still low on ammunition."},
                    .instructions = {{"Bring it to a wagon and keep it there for a turn."}}};
        if (inputs.low_ammunition)
            return {.headline = {"{The battery} has ammunition again."},
                    .instructions = {{Hand::Unmark, "Take the low ammunition marker off {the battery}."}}};
        return {.headline = {"{The battery} is not low on ammunition."}};
    }
};

} // namespace

constinit const ActionOf<GunDamage, GunDamageEnd> action::gun_damage =
    action_of<GunDamageRules>({"gun-damage", "Gun damage (optional)", "A battery that artillery has hit may lose guns.",
                               "Artillery: Damage to Artillery (optional)", during::guns});

constinit const ActionOf<GunCrew, GunCrewEnd> action::gun_crew = action_of<GunCrewRules>(
    {"gun-crew", "Gun crew", "How many functions a gun casting has with the crew that is left.", keeping, during::fire_and_moves});

constinit const ActionOf<GunCrew, MixedCrewLossEnd> action::mixed_crew_loss = action_of<MixedCrewLossRules>(
    {"mixed-crew-loss", "Loss of a mixed crew", "Whether a gunner or a helper is lost.", keeping, during::fire});

constinit const ActionOf<Resupply, ResupplyEnd> action::resupply =
    action_of<ResupplyRules>({"resupply", "Resupply (optional)", "A battery that has spent the turn at the wagons.",
                              "Artillery: Artillery Ammunition (optional)", during::rally});

} // namespace santa_anna
