// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/actions/breaking.h"

#include "rulesets/santa_anna/actions/morale.h"

#include <algorithm>

namespace santa_anna {

int most_by_movement(int effectives, int stragglers)
{
    if (is_broken(effectives, stragglers))
        return std::max(0, effectives - 1);
    int most = 0;
    while (!is_broken(effectives - most - 1, stragglers + most + 1))
        ++most;
    return most;
}

int straggling(const Cell& cell, const Label& die, int most, Dice& dice, Explanation& explanation)
{
    const int stragglers = read_thrown(dice, die, cell, [most](int sum) { return std::clamp(sum, 0, most); });
    const int all = std::max(0, shown_thrown(dice, cell));
    explanation.note(Op::Start, all, {"stragglers rolled"}, cell);
    if (all > most)
        explain_most(most, explanation);
    explanation.agrees(stragglers);
    return stragglers;
}

void explain_most(int most, Explanation& explanation, const Label& why)
{
    explanation.note(Op::Most, most, why, "Breaking");
}

void announce_losses(const RoleRef& who, int stragglers, int casualties, Announcement& announcement)
{
    if (casualties == 1)
        announcement.instruct(Hand::TakeOff, "Take 1 casting off {0}.", who);
    if (casualties > 1)
        announcement.instruct(Hand::TakeOff, "Take {1} castings off {0}.", who, casualties);
    if (stragglers == 1)
        announcement.instruct(Hand::PutBehind, "Put 1 casting of {0} behind it as a straggler.", who);
    if (stragglers > 1)
        announcement.instruct(Hand::PutBehind, "Put {1} castings of {0} behind it as stragglers.", who, stragglers);
}

void announce_destroyed(const RoleRef& who, Announcement& announcement)
{
    announcement.instruct(Hand::TakeOff, "Take {0} off the table: all its castings count as lost.", who);
}

void announce_broken(const RoleRef& who, Announcement& announcement)
{
    announcement.instruct(Hand::Mark, "Mark {0} broken and turn it away as a mob.", who);
}

void announce_rout_checks(std::string_view role, Announcement& announcement)
{
    const std::vector<corneta::Seat> who_broke{{role::broke, role.substr(0, role.find(' '))}};
    announcement.next.push_back(
        {Follow::Either,
         role,
         {choice(action::rout_check, {"Each friend that sees the rout of {the broken unit} rolls a rout check"}, {}, who_broke),
          choice(action::unseen, {"No friend sees the rout of {the broken unit}"}, {}, who_broke)}});
}

std::vector<Preset> move_of(MoveKind kind, Arm arm, Nation nation, int effectives, int stragglers)
{
    std::vector presets{preset<&Movement::kind>(kind), preset<&Movement::arm>(static_cast<MovingArm>(arm)),
                        preset<&Movement::effectives>(effectives), preset<&Movement::stragglers>(stragglers)};
    add_nation<&Movement::nation>(presets, nation);
    return presets;
}

} // namespace santa_anna
