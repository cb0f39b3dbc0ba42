// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/season/actions.h"

/// Experience, and who takes the place of a lost leader.
namespace season {

namespace {

constexpr std::array in_rest{std::string_view{"rest"}};
constexpr std::array<Option, 3> changes_of_quality{{{"worse", "one worse"}, {"as-before", "as before"}, {"better", "one better"}}};

struct TrainingRules : RulesOf<Training, Trained, TrainingEnd, Charts> {
    static constexpr std::array form{asks<&Inputs::won>("won", "Its army won", role::unit, stat::won),
                                     asks<&Inputs::shaken>("shaken", "It broke", role::unit, stat::shaken)};
    static constexpr std::array outcomes{
        gives<&End::result>("result", "experience", {.shown = Shown::AsBars, .options = changes_of_quality}),
        changes<&End::raised>("raised", "better", role::unit, Does::Add, stat::raised),
        changes<&End::lowered>("lowered", "worse", role::unit, Does::Add, stat::lowered),
        changes<&End::fought>("fought", "has still to be rolled for", role::unit, Does::Set, stat::fought)};
    static constexpr auto reads = Charts::keys<Die, TrainingShift, Trained>;

    static void step(const Inputs& inputs, Trained& result, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& die = charts[Die::Training];
        const int shift =
            (inputs.won ? charts[TrainingShift::Won].whole() : 0) + (inputs.shaken ? charts[TrainingShift::Shaken].whole() : 0);
        const int row =
            corneta::read_thrown(dice, {"training"}, die, [&](int sum) { return static_cast<int>(charts.band<Trained>(sum + shift)); });
        Total total{explanation};
        total.start(corneta::shown_thrown(dice, die), {"die for experience"}, die);
        if (inputs.won)
            total.add(charts[TrainingShift::Won]);
        if (inputs.shaken)
            total.add(charts[TrainingShift::Shaken]);
        result = static_cast<Trained>(row);
    }
    static End end(Trained result) { return {result, result == Trained::Better ? 1 : 0, result == Trained::Worse ? 1 : 0, false}; }
    static Announcement announce(const End& end)
    {
        constexpr std::array words{"{The unit} is one level worse.", "{The unit} is as it was.", "{The unit} is one level better."};
        return {.headline = {words[static_cast<std::size_t>(end.result)]}};
    }
};

struct ReplacementRules : RulesOf<Replacement, Successor, ReplacementEnd, Charts> {
    static constexpr std::array outcomes{
        gives<&End::result>("result", "the new leader", {.shown = Shown::AsBars, .options = changes_of_quality}),
        changes<&End::raised>("raised", "better", role::leader, Does::Add, stat::raised),
        changes<&End::lowered>("lowered", "worse", role::leader, Does::Add, stat::lowered),
        changes<&End::lost>("lost", "not replaced", role::leader, Does::Set, stat::lost)};
    static constexpr auto reads = Charts::keys<Die, Successor>;

    static void step(Successor& result, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        result = charts.throw_for<Successor>(charts[Die::Leader], {"new leader"}, {"die for the new leader"}, dice, explanation);
    }
    static End end(Successor result) { return {result, result == Successor::Better ? 1 : 0, result == Successor::Worse ? 1 : 0, false}; }
    static Announcement announce(const End& end)
    {
        constexpr std::array words{"Somebody worse takes {the leader}'s place.", "Somebody as good takes {the leader}'s place.",
                                   "Somebody better takes {the leader}'s place."};
        return {.headline = {words[static_cast<std::size_t>(end.result)]}};
    }
};

} // namespace

constinit const ActionOf<Training, TrainingEnd> training =
    action_of<TrainingRules>({"training", "Experience", "What a unit has learned in battle.", section::training, in_rest});
constinit const ActionOf<Replacement, ReplacementEnd> replacement =
    action_of<ReplacementRules>({"new-leader", "New leader", "Who takes a lost leader's place.", section::leaders, in_rest});

} // namespace season
