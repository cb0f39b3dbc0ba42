// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/morale_roll.h"

#include "core/thrown.h"
#include "core/total.h"

namespace santa_anna {

using corneta::Fraction;
using corneta::Label;
using corneta::Tale;
using corneta::Total;

namespace {

constexpr std::string_view rallying = "Rallying";

/// Full parts of the castings that are casualties.
int parts_lost(const MoraleRoll& roll, const MoraleCards& cards, Tale& tale)
{
    const Cell& part = cards.number(MoraleCards::Number::PartLost);
    const Fraction size = Fraction{roll.castings} * part.number();
    if (size == Fraction{0})
        return 0;
    const auto parts = static_cast<int>((Fraction{roll.casualties} * Fraction{size.over(), size.amount()}).rounded_down());
    if (parts == 0)
        return 0;
    Total castings{tale};
    castings.start(roll.castings, {"castings at the start"}, rallying);
    castings.times(part);
    tale.start(roll.casualties, {"casualties"}, rallying);
    tale.note(corneta::Op::Floor, size, {"in full parts of the castings"}, part);
    tale.agrees(size * Fraction{parts});
    return parts;
}

Label near_label(const Cell& inches)
{
    return inches.number().is_whole() ? Label{"enemy within {0} inches", inches.whole()} : Label{"enemy near"};
}

} // namespace

int morale_total(const MoraleRoll& roll, MoraleRollTo to, const Cards& all_cards, corneta::Dice& dice, Tale& tale)
{
    using Modifier = MoraleCards::Modifier;
    const MoraleCards& cards = all_cards.morale();
    const bool is_rally = to == MoraleRollTo::Rally;
    const int parts = parts_lost(roll, cards, tale);
    const Cell& die = cards.die(is_rally ? MoraleCards::Die::Rally : MoraleCards::Die::Rout);
    const int thrown = read_thrown(dice, is_rally ? Label{"rally"} : Label{"rout check"}, die, [](int sum) { return sum; });

    Total total{tale};
    total.start(thrown, is_rally ? Label{"die to rally"} : Label{"die of the rout check"}, die);
    total.add(cards.modifier(roll.experience, to));
    if (roll.leader_attached) {
        const Cell& leader = cards.modifier(Modifier::Leader, to);
        total.add(leader);
        total.add(roll.leader_rating, {"leader rating"}, leader);
    }
    if (parts > 0) {
        const Cell& each = cards.modifier(Modifier::PartLost, to);
        total.add(each.number() * Fraction{parts}, {"full parts of the castings lost: {0}", parts}, each);
    }
    if (roll.enemy_near) {
        const Cell& near = cards.modifier(Modifier::EnemyNear, to);
        total.add(near.number(), near_label(cards.number(MoraleCards::Number::Near)), near);
    }
    if (roll.cover != Cover::None)
        total.add(cards.modifier(Modifier::Cover, to));
    const int sum = total.whole();
    tell_band(cards.results(to), cards.results(to).band_of(sum), tale);
    return sum;
}

} // namespace santa_anna
