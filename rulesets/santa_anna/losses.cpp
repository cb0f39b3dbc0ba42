// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/losses.h"

#include <algorithm>

namespace santa_anna {

using corneta::game::Settling;
using corneta::game::Unit;

namespace {

/// A unit's losses are its stragglers and casualties together; a side's are off the table.
void count_losses(const std::string& key, Settling& settling)
{
    const Unit& unit = settling.unit(key);
    settling.set(key, "losses", std::to_string(unit.number("stragglers") + unit.number("casualties")));
}

void lose_side(const std::string& side, int castings, Settling& settling)
{
    if (!side.empty())
        settling.add(side, "losses", castings);
}

/// So many of them, or all there are: an answer that was typed may tell of more.
int stragglers_of(const std::string& unit, int wanted, const Settling& settling)
{
    return std::min(wanted, settling.unit(unit).number("stragglers"));
}

} // namespace

bool lose(const Losses& lost, Settling& settling)
{
    const Unit unit = settling.unit(lost.unit);
    const int effectives = unit.number("effectives");
    const int casualties = std::min(lost.casualties, effectives);
    const int stragglers = std::min(lost.stragglers, effectives - casualties);
    settling.add(lost.unit, "effectives", -(stragglers + casualties));
    settling.add(lost.unit, "stragglers", stragglers);
    settling.add(lost.unit, "casualties", casualties);
    count_losses(lost.unit, settling);
    lose_side(unit.side, casualties, settling);
    if (lost.by != LostBy::OnTheWay)
        settling.add(lost.unit, "losses_this_turn", casualties + std::max(0, stragglers - lost.straggled));
    if (lost.by == LostBy::Fire) {
        settling.add(lost.unit, "fire_losses_this_turn", stragglers + casualties);
        settling.add(lost.unit, "casualties_this_turn", casualties);
        if (stragglers > 0)
            settling.mark(lost.unit, "straggled_this_turn");
    }
    return stragglers + casualties > 0;
}

void gather(const std::string& unit, int wanted, Settling& settling)
{
    const int count = stragglers_of(unit, wanted, settling);
    settling.add(unit, "effectives", count);
    settling.add(unit, "stragglers", -count);
    count_losses(unit, settling);
}

void overrun(const std::string& unit, int wanted, Settling& settling)
{
    const int count = stragglers_of(unit, wanted, settling);
    settling.add(unit, "stragglers", -count);
    settling.add(unit, "casualties", count);
    lose_side(settling.unit(unit).side, count, settling);
}

} // namespace santa_anna
