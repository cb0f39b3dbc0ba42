// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/straggling.h"

#include "core/action/thrown.h"
#include "rulesets/santa_anna/fire/fire.h"

#include <algorithm>

namespace santa_anna {

using corneta::Op;

int most_by_movement(int effectives, int stragglers)
{
    int most = 0;
    while (!is_broken(effectives - most - 1, stragglers + most + 1))
        ++most;
    return most;
}

int straggling(const corneta::Cell& cell, const corneta::Label& die, int most, corneta::Dice& dice, corneta::Explanation& explanation)
{
    const int stragglers = read_thrown(dice, die, cell, [most](int sum) { return std::clamp(sum, 0, most); });
    const int all = std::max(0, shown_thrown(dice, cell));
    explanation.note(Op::Start, all, {"stragglers rolled"}, cell);
    if (all > most)
        explain_most(most, explanation);
    explanation.agrees(stragglers);
    return stragglers;
}

void explain_most(int most, corneta::Explanation& explanation)
{
    explanation.note(Op::Most, most, {"movement never breaks a unit"}, "Breaking");
}

void announce_stragglers(int stragglers, corneta::Announcement& announcement)
{
    if (stragglers == 1)
        announcement.instructions.push_back({"Put 1 casting of the unit behind it as a straggler."});
    if (stragglers > 1)
        announcement.instructions.push_back({"Put {0} castings of the unit behind it as stragglers.", {stragglers}});
}

} // namespace santa_anna
