// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/straggling.h"
#include "rulesets/santa_anna/movement/movement.h"

namespace santa_anna {

using corneta::Fraction;
using corneta::Sentence;

namespace {

/// A sentence for a move without stragglers, and with some.
struct Patterns {
    std::string_view without;
    std::string_view with;
};

Patterns of_change(Change change, bool can)
{
    switch (change) {
    case Change::Formation:
        if (can)
            return {"Changes formation and moves up to {0} in.", "Changes formation and moves up to {0} in; stragglers {1}."};
        return {"Cannot change formation; moves up to {0} in.", "Cannot change formation; moves up to {0} in; stragglers {1}."};
    case Change::Mount:
        if (can)
            return {"Mounts and moves up to {0} in.", "Mounts and moves up to {0} in; stragglers {1}."};
        return {"Cannot mount; moves up to {0} in.", "Cannot mount; moves up to {0} in; stragglers {1}."};
    case Change::Dismount:
        if (can)
            return {"Dismounts and moves up to {0} in.", "Dismounts and moves up to {0} in; stragglers {1}."};
        return {"Cannot dismount; moves up to {0} in.", "Cannot dismount; moves up to {0} in; stragglers {1}."};
    case Change::None:
    case Change::AboutFace: break;
    }
    return {"Moves up to {0} in.", "Moves up to {0} in; stragglers {1}."};
}

Patterns patterns_of(const Movement& inputs, const MovementEnd& end)
{
    switch (inputs.kind) {
    case MoveKind::Charge: return {"The charge goes {0} in.", "The charge goes {0} in; stragglers {1}."};
    case MoveKind::Retreat: return {"Retreats {0} in.", "Retreats {0} in; stragglers {1}."};
    case MoveKind::Move: break;
    }
    return of_change(inputs.change, end.can_change_formation);
}

} // namespace

corneta::Announcement MovementRules::announce(const Movement& inputs, const MovementEnd& end, const Charts& charts)
{
    const Fraction inches = Fraction::tenths(end.inches.count);
    const Patterns patterns = patterns_of(inputs, end);
    corneta::Announcement announcement;
    if (end.stragglers == 0)
        announcement.headline = {patterns.without, {inches}};
    else
        announcement.headline = {patterns.with, {inches, end.stragglers}};

    if (inputs.kind == MoveKind::Charge)
        announcement.instructions.push_back({"Move it at its target, all {0} in or until it touches a formed enemy.", {inches}});
    if (inputs.kind == MoveKind::Retreat)
        announcement.instructions.push_back({"Move it {0} in straight away from the enemy and leave it facing away.", {inches}});
    if (inputs.change == Change::Formation && end.can_change_formation)
        announcement.instructions.push_back({"Form it anew on the center of its front, facing as before."});
    announce_stragglers(end.stragglers, announcement);
    const Cell& company = charts.moves().company();
    if (inputs.arm == MovingArm::Infantry && inputs.formation == Formation::Skirmish && inputs.effectives > company.whole())
        announcement.instructions.push_back(
            {"Whole infantry units do not skirmish: detach a company of {0} castings.", {company.number()}});
    return announcement;
}

} // namespace santa_anna
