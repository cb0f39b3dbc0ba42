// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/fire.h"

namespace santa_anna {

using corneta::Announcement;
using corneta::Choice;
using corneta::Follow;
using corneta::FollowUp;
using corneta::Sentence;

namespace {

Sentence headline(const Fire& inputs, const FireEnd& end)
{
    if (end.losses == 0)
        return {"No losses."};
    const auto with = [&](std::string_view pattern) { return Sentence{pattern, {end.losses, end.stragglers, end.casualties}}; };
    if (end.destroyed)
        return with("Losses {0}: stragglers {1}, casualties {2}. The target is destroyed.");
    if (end.breaks)
        return with("Losses {0}: stragglers {1}, casualties {2}. The target breaks.");
    if (is_broken(inputs.target.effectives, inputs.target.stragglers))
        return with("Losses {0}: stragglers {1}, casualties {2}. The target was broken already.");
    return with("Losses {0}: stragglers {1}, casualties {2}. The target holds.");
}

void announce_target(const Fire& inputs, const FireEnd& end, Announcement& announcement)
{
    if (end.destroyed) {
        announcement.instructions.push_back({"Take the target off the table: all its castings count as lost."});
        return;
    }
    if (end.casualties == 1)
        announcement.instructions.push_back({"Take 1 casting off the target."});
    if (end.casualties > 1)
        announcement.instructions.push_back({"Take {0} castings off the target.", {end.casualties}});
    if (end.stragglers == 1)
        announcement.instructions.push_back({"Put 1 casting of the target behind it as a straggler."});
    if (end.stragglers > 1)
        announcement.instructions.push_back({"Put {0} castings of the target behind it as stragglers.", {end.stragglers}});
    if (end.breaks)
        announcement.instructions.push_back({"Mark the target broken and turn it away as a mob."});
    if (end.breaks && inputs.target.arm == Arm::Artillery)
        announcement.instructions.push_back({"Its gunners take their guns with them."});
}

void announce_firer(const Fire& inputs, const FireEnd& end, const Charts& charts, Announcement& announcement)
{
    const Firer& firer = inputs.firer;
    if (end.low_ammunition && !firer.low_ammunition)
        announcement.instructions.push_back({"Mark the firing unit low on ammunition."});
    if (firer.arm != Arm::Artillery) {
        if (firer.initial_volley)
            announcement.instructions.push_back({"Take the initial volley marker off the firing unit."});
        return;
    }
    if (firer.quarter_volley || firer.guns == 0) // a quarter volley is allowed besides the unit's own fire
        return;
    const bool is_light = firer.nation == Nation::Us && firer.poundage <= charts.functions(Crew::UsHeaviest).whole();
    const int left = charts.functions(is_light ? Crew::Us : Crew::Others).whole() - 1;
    if (left <= 0)
        announcement.instructions.push_back({"The battery has used its function of this turn."});
    else
        announcement.instructions.push_back({"Functions left to the battery this turn, of which none may be fire: {0}.", {left}});
}

void announce_what_follows(const Fire& inputs, const FireEnd& end, Announcement& announcement)
{
    const Target& target = inputs.target;
    const int effectives = target.effectives - end.stragglers - end.casualties;
    if (end.breaks && !end.destroyed)
        announcement.next.push_back({Follow::Must,
                                     "target",
                                     {Choice{"movement",
                                             {"The target makes a retreat move"},
                                             {{"kind", "retreat"},
                                              {"unit_arm", word_of(target.arm, arms)},
                                              {"unit_nation", word_of(target.nation, nations)},
                                              {"unit_effectives", castings_word(effectives)},
                                              {"unit_stragglers", castings_word(target.stragglers + end.stragglers)}}}}});
    if (end.breaks || end.destroyed)
        announcement.next.push_back(
            {Follow::May, "target", {Choice{"rout-check", {"Each friend that sees it break rolls a rout check"}, {}}}});
}

} // namespace

Announcement FireRules::announce(const Fire& inputs, const FireEnd& end, const Charts& charts)
{
    Announcement announcement;
    announcement.headline = headline(inputs, end);
    announce_target(inputs, end, announcement);
    announce_firer(inputs, end, charts, announcement);
    announce_what_follows(inputs, end, announcement);
    return announcement;
}

} // namespace santa_anna
