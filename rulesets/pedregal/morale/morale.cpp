// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/morale/morale.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

namespace pedregal {

MoraleResult morale_check(const corneta::Label& label, const Morale& morale, std::string_view rule, const Charts& charts,
                          corneta::Dice& dice, corneta::Explanation& explanation)
{
    const Cell& die = charts.die(Die::MoraleCheck);
    const Cell& fails = charts.fails_always();
    corneta::Total limit{explanation};
    limit.start(morale.value, {"morale of the unit"}, rule, corneta::Source::House);
    if (morale.leader)
        limit.add(charts.leader_in_morale_check());
    limit.most(corneta::Fraction{fails.whole() - 1}, {"a die of {0} or more always fails", fails.whole()}, fails);
    const int most = limit.whole();
    const bool passes = read_thrown(dice, label, die, [&](int sum) { return sum <= most ? 1 : 0; }) != 0;
    explanation.note(corneta::Op::Start, shown_thrown(dice, die), {"die for morale, passed up to {0}", most}, die);
    return passes ? MoraleResult::Passed : MoraleResult::Failed;
}

} // namespace pedregal
