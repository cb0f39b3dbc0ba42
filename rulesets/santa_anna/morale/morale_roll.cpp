// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/morale/morale_roll.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

namespace santa_anna {

using corneta::Explanation;
using corneta::Fraction;
using corneta::Label;
using corneta::Total;

namespace {

constexpr std::string_view rallying = "Rallying";

/// Full parts of the castings that are casualties.
int parts_lost(const MoraleRoll& roll, const MoraleCharts& charts, Explanation& explanation)
{
    const Cell& part = charts.number(MoraleCharts::Number::PartLost);
    const Fraction size = Fraction{roll.castings} * part.number();
    if (size == Fraction{0})
        return 0;
    const auto parts = static_cast<int>((Fraction{roll.casualties} * Fraction{size.over(), size.amount()}).rounded_down());
    if (parts == 0)
        return 0;
    Total castings{explanation};
    castings.start(roll.castings, {"castings at the start"}, rallying);
    castings.times(part);
    explanation.start(roll.casualties, {"casualties"}, rallying);
    explanation.note(corneta::Op::Floor, size, {"in full parts of the castings"}, part);
    explanation.agrees(size * Fraction{parts});
    return parts;
}

Label near_label(const Cell& inches)
{
    return inches.number().is_whole() ? Label{"enemy within {0} inches", inches.whole()} : Label{"enemy near"};
}

} // namespace

int morale_total(const MoraleRoll& roll, MoraleRollTo to, const Charts& all_charts, corneta::Dice& dice, Explanation& explanation)
{
    using Modifier = MoraleCharts::Modifier;
    const MoraleCharts& charts = all_charts.morale();
    const bool is_rally = to == MoraleRollTo::Rally;
    const int parts = parts_lost(roll, charts, explanation);
    const Cell& die = charts.die(is_rally ? MoraleCharts::Die::Rally : MoraleCharts::Die::Rout);
    const int thrown = read_thrown(dice, is_rally ? Label{"rally"} : Label{"rout check"}, die, [](int sum) { return sum; });

    Total total{explanation};
    total.start(thrown, is_rally ? Label{"die to rally"} : Label{"die of the rout check"}, die);
    total.add(charts.modifier(roll.experience, to));
    if (roll.leader_attached) {
        const Cell& leader = charts.modifier(Modifier::Leader, to);
        total.add(leader);
        total.add(roll.leader_rating, {"leader rating"}, leader);
    }
    if (parts > 0) {
        const Cell& each = charts.modifier(Modifier::PartLost, to);
        total.add(each.number() * Fraction{parts}, {"full parts of the castings lost: {0}", parts}, each);
    }
    if (roll.enemy_near) {
        const Cell& near = charts.modifier(Modifier::EnemyNear, to);
        total.add(near.number(), near_label(charts.number(MoraleCharts::Number::Near)), near);
    }
    if (roll.cover != Cover::None)
        total.add(charts.modifier(Modifier::Cover, to));
    const int sum = total.whole();
    explain_band(charts.results(to), charts.results(to).band_of(sum), explanation);
    return sum;
}

} // namespace santa_anna
