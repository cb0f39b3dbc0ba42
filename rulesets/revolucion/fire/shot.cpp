// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/fire/shot.h"

#include "rulesets/revolucion/charts/thrown.h"

namespace revolucion {

using corneta::Explanation;
using corneta::Op;

namespace {

/// The row that `word` counts, from the row of its first enumerator on.
template <class Word> FireShift row_from(FireShift first, Word word)
{
    return static_cast<FireShift>(static_cast<std::size_t>(first) + static_cast<std::size_t>(word));
}

/// The same for words whose first enumerator has no row.
template <class Word> FireShift row_after_none(FireShift first, Word word)
{
    return static_cast<FireShift>(static_cast<std::size_t>(first) + static_cast<std::size_t>(word) - 1);
}

int shifts_of(const Shot& shot, const Charts& charts, Explanation& explanation)
{
    int sum = 0;
    const auto add = [&](FireShift shift) { sum += explanation.add(charts.combat().shift(shift)); };
    if (shot.moving)
        add(FireShift::MovingFire);
    add(row_from(FireShift::TargetDeployed, shot.target_formation));
    if (shot.target_cover != Cover::Open)
        add(row_after_none(FireShift::Soft, shot.target_cover));
    if (shot.actor_status != Status::Ok)
        add(row_after_none(FireShift::ActorDisordered, shot.actor_status));
    if (shot.target_status != Status::Ok)
        add(row_after_none(FireShift::TargetDisordered, shot.target_status));
    if (shot.actor_odds != Odds::None)
        add(row_after_none(FireShift::ActorOutnumbered, shot.actor_odds));
    if (shot.target_odds != Odds::None)
        add(row_after_none(FireShift::TargetOutnumbered, shot.target_odds));
    if (shot.leader_attached)
        add(FireShift::Leader);
    return sum;
}

} // namespace

int score_of(const Shot& shot, const Charts& charts, Explanation& explanation)
{
    const Cell& base = charts.combat().score(shot.gun, shot.band);
    explanation.start(base, {base.row_spec().label});
    return base.whole() + shifts_of(shot, charts, explanation);
}

int levels_thrown(const corneta::Label& label, const Shot& shot, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& die = charts.die(Die::Fire);
    const int score = score_of(shot, charts, explanation);
    const std::size_t result = thrown_band(label, die, score, charts.combat().levels(), dice);
    if (explanation.listens())
        explanation.note(Op::Add, dice.shown().sum() + die.dice().plus, {die.row_spec().label}, die);
    return explanation.start(charts.combat().levels_of(result), {"levels of damage"});
}

} // namespace revolucion
