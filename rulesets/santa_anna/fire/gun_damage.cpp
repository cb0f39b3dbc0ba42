// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/gun_damage.h"

#include "core/action/thrown.h"

namespace santa_anna {

using corneta::asks;
using corneta::Measure;
using corneta::Op;
using corneta::Step;
using Gun = MoveCharts::Gun;

namespace {

constexpr std::array gun_damage_form{
    asks<&GunDamage::casualties>({.key = "casualties",
                                  .label = "Casualties",
                                  .help = "That the battery has just taken from artillery.",
                                  .measure = Measure::Castings,
                                  .role = "unit"}),
    asks<&GunDamage::guns>({.key = "guns",
                            .label = "Gun castings",
                            .help = "Of the battery; each is silent once both of its guns are destroyed.",
                            .measure = Measure::Guns,
                            .start = 1,
                            .role = "unit",
                            .stat = "guns"}),
};
constexpr std::array gun_damage_outcomes{
    corneta::gives<&GunDamageEnd::guns_damaged>({.key = "guns_damaged",
                                                 .label = "guns damaged",
                                                 .shown = corneta::Shown::AsBars,
                                                 .role = "unit",
                                                 .stat = "guns_damaged",
                                                 .does = corneta::Does::Add}),
};
constexpr std::array<std::string_view, 2> gun_damage_charts{"artillery-numbers", "dice"};

/// All that can be damaged.
int most_damaged(const GunDamage& inputs, const Charts& charts)
{
    return inputs.guns * charts.moves().gun(Gun::Silent).whole();
}

} // namespace

const std::span<const corneta::Field> GunDamageRules::form = gun_damage_form;
const std::span<const corneta::OutcomeSpec> GunDamageRules::outcomes = gun_damage_outcomes;
const std::span<const std::string_view> GunDamageRules::reads = gun_damage_charts;

Step GunDamageRules::step(const GunDamage& inputs, GunDamageState& state, const Charts& charts, corneta::Dice& dice,
                          corneta::Explanation& explanation)
{
    if (state.rolled == inputs.casualties)
        return Step::Finished;
    const Cell& face = charts.moves().gun(Gun::DamageFace);
    ++state.rolled;
    const int hit = read_thrown(dice, {"casualty {0}", state.rolled}, charts.moves().gun_damage_die(),
                                [&](int sum) { return sum == face.whole() ? 1 : 0; });
    explanation.note(state.rolled == 1 ? Op::Start : Op::Add, hit, {"guns damaged by casualty {0}", state.rolled}, face);
    state.damaged += hit;
    const int most = most_damaged(inputs, charts);
    if (state.damaged > most) {
        explanation.note(Op::Most, most, {"every gun casting is silent"}, charts.moves().gun(Gun::Silent));
        state.damaged = most;
    }
    explanation.agrees(state.damaged);
    return state.rolled == inputs.casualties ? Step::Finished : Step::Continue;
}

GunDamageEnd GunDamageRules::end(const GunDamage& /*inputs*/, const GunDamageState& state, const Charts& /*charts*/)
{
    return {state.damaged};
}

corneta::Announcement GunDamageRules::announce(const GunDamage& inputs, const GunDamageEnd& end, const Charts& charts)
{
    corneta::Announcement announcement;
    if (end.guns_damaged == 0) {
        announcement.headline = {"No gun is damaged."};
        return announcement;
    }
    if (end.guns_damaged == 1)
        announcement.headline = {"1 gun is damaged."};
    else
        announcement.headline = {"{0} guns are damaged.", {end.guns_damaged}};
    if (end.guns_damaged == most_damaged(inputs, charts))
        announcement.instructions.push_back({"Mark every gun casting of the battery: all of them are silent."});
    else if (end.guns_damaged == 1)
        announcement.instructions.push_back({"Mark 1 gun casting: it fires at half, and is silent if it was marked before."});
    else
        announcement.instructions.push_back(
            {"Mark gun castings {0} times, unmarked ones first: each fires at half, marked twice it is silent.", {end.guns_damaged}});
    announcement.next.push_back({corneta::Follow::Must, "unit", {corneta::Choice{"rout-check", {"The battery rolls a rout check"}, {}}}});
    return announcement;
}

} // namespace santa_anna
