// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/revolucion/shot.h"

#include "rulesets/revolucion/thrown.h"

namespace revolucion {

using corneta::Op;
using corneta::Tale;

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

int shifts_of(const Shot& shot, const Cards& cards, Tale& tale)
{
    int sum = 0;
    const auto add = [&](FireShift shift) { sum += tale.add(cards.combat().shift(shift)); };
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

int score_of(const Shot& shot, const Cards& cards, Tale& tale)
{
    const Cell& base = cards.combat().score(shot.gun, shot.band);
    tale.start(base, {base.row_spec().label});
    return base.whole() + shifts_of(shot, cards, tale);
}

int levels_thrown(const corneta::Label& label, const Shot& shot, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& die = cards.die(Die::Fire);
    const int score = score_of(shot, cards, tale);
    const std::size_t result = thrown_band(label, die, score, cards.combat().levels(), dice);
    if (tale.listens())
        tale.note(Op::Add, dice.shown().sum() + die.dice().plus, {die.row_spec().label}, die);
    return tale.start(cards.combat().levels_of(result), {"levels of damage"});
}

} // namespace revolucion
