// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/season/actions.h"

/// Who comes back, who comes new, and who goes home.
namespace season {

namespace {

constexpr std::array in_rest{std::string_view{"rest"}};

int part_of(int whole, const Label& label, const Cell& times, std::string_view rule, Explanation& explanation)
{
    Total total{explanation};
    total.start(whole, label, rule, Source::House);
    total.times(times);
    total.round_down(rule, Source::House);
    return total.whole();
}

struct RecoveryRules : RulesOf<Recovery, Recovered, RecoveryEnd, Charts> {
    static constexpr std::array form{asks<&Inputs::waiting>("waiting", "Casualties that wait", role::unit, stat::waiting,
                                                            {.least = 1, .most = stat::most_men, .start = 1})};
    static constexpr std::array outcomes{
        changes<&End::returns>("returns", "return", role::unit, Does::Add, stat::fit, {.shown = Shown::AsBars}),
        changes<&End::captured>("captured", "captured", role::unit, Does::Add, stat::prisoners),
        changes<&End::dead>("dead", "dead", role::unit, Does::Add, stat::dead),
        changes<&End::waiting>("settled", "wait no more", role::unit, Does::Add, stat::waiting)};
    static constexpr auto reads = Charts::keys<Die, Recovered>;

    static void step(const Inputs& inputs, Recovered& result, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        result = charts.throw_for<Recovered>(charts[Die::Recovery], {"recovery"}, {"die for the casualties"}, dice, explanation);
        part_of(inputs.waiting, {"casualties that wait"}, charts[result, RecoveredPart::Returns], section::recovery, explanation);
    }
    static End end(const Inputs& inputs, Recovered result, const Charts& charts, Explanation& deaf)
    {
        const int returns = part_of(inputs.waiting, {""}, charts[result, RecoveredPart::Returns], section::recovery, deaf);
        const int captured = part_of(inputs.waiting, {""}, charts[result, RecoveredPart::Captured], section::recovery, deaf);
        return {returns, captured, inputs.waiting - returns - captured, -inputs.waiting};
    }
    static Announcement announce(const Inputs& inputs, const End& end)
    {
        return {.headline = {inputs.waiting == 1 ? "Of 1 casualty {1} return, {2} were captured, {3} are dead."
                                                 : "Of {0} casualties {1} return, {2} were captured, {3} are dead.",
                             {inputs.waiting, end.returns, end.captured, end.dead}}};
    }
};

struct RecruitingRules : RulesOf<Recruiting, Raised, RecruitingEnd, Charts> {
    static constexpr std::array form{asks<&Inputs::lacking>(
        "lacking", "Lacking", role::unit, stat::lacking,
        {.help = "Of what it had at the start: the dead, captured and disbanded.", .least = 1, .most = stat::most_men, .start = 1})};
    static constexpr std::array outcomes{
        changes<&End::recruits>("recruits", "recruits", role::unit, Does::Add, stat::recruits, {.shown = Shown::AsBars}),
        changes<&End::fit>("fit", "fit", role::unit, Does::Add, stat::fit),
        changes<&End::recruited>("recruited", "rolled for", role::unit, Does::Set, stat::recruited)};
    static constexpr auto reads = Charts::keys<Die, Raised>;

    static void step(const Inputs& inputs, Raised& result, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        result = charts.throw_for<Raised>(charts[Die::Recruits], {"recruits"}, {"die for recruits"}, dice, explanation);
        part_of(inputs.lacking, {"who are lacking"}, charts[result], section::recruits, explanation);
    }
    static End end(const Inputs& inputs, Raised result, const Charts& charts, Explanation& deaf)
    {
        const int come = part_of(inputs.lacking, {""}, charts[result], section::recruits, deaf);
        return {come, come, true};
    }
    static Announcement announce(const End& end)
    {
        if (end.recruits == 0)
            return {.headline = {"{The unit} gets no recruits."}};
        return {.headline = {end.recruits == 1 ? "{The unit} gets 1 recruit." : "{The unit} gets {0} recruits.", {end.recruits}}};
    }
};

struct DisbandRules : CalculationOf<DisbandRules, Disband, DisbandEnd, Charts> {
    static constexpr std::array form{asks<&Inputs::fit>("fit", "Fit", role::unit, stat::fit, {.most = stat::most_men})};
    static constexpr std::array outcomes{changes<&End::fit>("fit", "fit", role::unit, Does::Add, stat::fit),
                                         changes<&End::disbanded>("disbanded", "go home", role::unit, Does::Add, stat::disbanded),
                                         changes<&End::gone>("gone", "disbanded", role::unit, Does::Set, stat::is_gone)};
    static constexpr auto reads = Charts::keys<Disbanding>;

    static End reckon(const Inputs& inputs, Explanation& explanation)
    {
        explanation.note(Op::Start, inputs.fit, {"fit"}, section::disbanding, Source::House);
        return {-inputs.fit, inputs.fit, true};
    }
    static Announcement announce() { return {.headline = {"{The unit} is disbanded."}}; }
};

} // namespace

constinit const ActionOf<Recovery, RecoveryEnd> recovery = action_of<RecoveryRules>(
    {"recovery", "Casualties", "Who of the casualties returns, was captured or is dead.", section::recovery, in_rest});
constinit const ActionOf<Recruiting, RecruitingEnd> recruiting =
    action_of<RecruitingRules>({"recruits", "Recruits", "How many recruits a unit gets for those it lacks.", section::recruits, in_rest});
constinit const ActionOf<Disband, DisbandEnd> disband =
    action_of<DisbandRules>({"disband", "Disbanding", "What is left of a unit goes home.", section::disbanding, in_rest});

} // namespace season
