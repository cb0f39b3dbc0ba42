// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/game/losses.h"

#include <algorithm>

namespace santa_anna {

using corneta::game::EffectsBuilder;
using corneta::game::Unit;

namespace {

/// A unit's losses are its stragglers and casualties together; a side's are off the table.
void count_losses(const std::string& key, EffectsBuilder& effects)
{
    const Unit& unit = effects.unit(key);
    effects.set(key, "losses", std::to_string(unit.number("stragglers") + unit.number("casualties")));
}

void lose_side(const std::string& side, int castings, EffectsBuilder& effects)
{
    if (!side.empty())
        effects.add(side, "losses", castings);
}

/// So many of them, or all there are: an answer that was typed may tell of more.
int stragglers_of(const std::string& unit, int wanted, const EffectsBuilder& effects)
{
    return std::min(wanted, effects.unit(unit).number("stragglers"));
}

} // namespace

bool lose(const Losses& lost, EffectsBuilder& effects)
{
    const Unit unit = effects.unit(lost.unit);
    const int effectives = unit.number("effectives");
    const int casualties = std::min(lost.casualties, effectives);
    const int stragglers = std::min(lost.stragglers, effectives - casualties);
    effects.add(lost.unit, "effectives", -(stragglers + casualties));
    effects.add(lost.unit, "stragglers", stragglers);
    effects.add(lost.unit, "casualties", casualties);
    count_losses(lost.unit, effects);
    lose_side(unit.side, casualties, effects);
    if (lost.by != LostBy::OnTheWay)
        effects.add(lost.unit, "losses_this_turn", casualties + std::max(0, stragglers - lost.straggled));
    if (lost.by == LostBy::Fire) {
        effects.add(lost.unit, "fire_losses_this_turn", stragglers + casualties);
        effects.add(lost.unit, "casualties_this_turn", casualties);
        if (stragglers > 0)
            effects.mark(lost.unit, "straggled_this_turn");
    }
    return stragglers + casualties > 0;
}

void gather(const std::string& unit, int wanted, EffectsBuilder& effects)
{
    const int count = stragglers_of(unit, wanted, effects);
    effects.add(unit, "effectives", count);
    effects.add(unit, "stragglers", -count);
    count_losses(unit, effects);
}

void overrun(const std::string& unit, int wanted, EffectsBuilder& effects)
{
    const int count = stragglers_of(unit, wanted, effects);
    effects.add(unit, "stragglers", -count);
    effects.add(unit, "casualties", count);
    lose_side(effects.unit(unit).side, count, effects);
}

} // namespace santa_anna
