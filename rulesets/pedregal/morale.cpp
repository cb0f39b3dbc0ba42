// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/pedregal/morale.h"

#include "core/thrown.h"
#include "core/total.h"

namespace pedregal {

MoraleResult morale_check(const corneta::Label& label, const Morale& morale, std::string_view rule, const Cards& cards, corneta::Dice& dice,
                          corneta::Tale& tale)
{
    const Cell& die = cards.die(Die::MoraleCheck);
    const Cell& fails = cards.fails_always();
    corneta::Total limit{tale};
    limit.start(morale.value, {"morale of the unit"}, rule, corneta::Source::House);
    if (morale.leader)
        limit.add(cards.leader_in_morale_check());
    const int most = limit.whole();
    const bool passes = read_thrown(dice, label, die, [&](int sum) { return sum <= most && sum < fails.whole() ? 1 : 0; }) != 0;
    const int thrown = shown_thrown(dice, die);
    tale.note(corneta::Op::Start, thrown, {"die for morale, passed up to {0}", most}, die);
    if (!passes && thrown <= most)
        tale.note(corneta::Op::Start, fails, {"fails always from here on"});
    return passes ? MoraleResult::Passed : MoraleResult::Failed;
}

} // namespace pedregal
