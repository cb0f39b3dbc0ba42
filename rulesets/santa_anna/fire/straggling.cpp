// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/fire/straggling.h"

#include "rulesets/santa_anna/actions/fire.h"

namespace santa_anna {

int most_by_movement(int effectives, int stragglers)
{
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

void explain_most(int most, Explanation& explanation)
{
    explanation.note(Op::Most, most, {"movement never breaks a unit"}, "Breaking");
}

} // namespace santa_anna
