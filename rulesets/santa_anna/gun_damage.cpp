// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/gun_damage.h"

#include "core/thrown.h"

namespace santa_anna {

using corneta::asks;
using corneta::Op;
using corneta::Then;
using corneta::Unit;
using Gun = MoveCards::Gun;

namespace {

constexpr std::array gun_damage_form{
    asks<&GunDamage::casualties>({.key = "casualties",
                                  .label = "Casualties",
                                  .help = "That the battery has just taken from artillery.",
                                  .unit = Unit::Castings,
                                  .role = "unit"}),
    asks<&GunDamage::guns>({.key = "guns",
                            .label = "Gun castings",
                            .help = "Of the battery; each is silent once both of its guns are destroyed.",
                            .unit = Unit::Guns,
                            .start = 1,
                            .role = "unit",
                            .stat = "guns"}),
};
constexpr std::array gun_damage_outcomes{
    corneta::gives<&GunDamageEnd::guns_damaged>({.key = "guns_damaged",
                                                 .label = "guns damaged",
                                                 .shown = corneta::Shown::AsBars,
                                                 .role = "unit",
                                                 .stat = "guns_damaged",
                                                 .does = corneta::Does::Add}),
};
constexpr std::array<std::string_view, 2> gun_damage_charts{"artillery-numbers", "dice"};

/// All that can be damaged.
int most_damaged(const GunDamage& asked, const Cards& cards)
{
    return asked.guns * cards.moves().gun(Gun::Silent).whole();
}

} // namespace

const std::span<const corneta::Field> GunDamageRules::form = gun_damage_form;
const std::span<const corneta::OutcomeSpec> GunDamageRules::outcomes = gun_damage_outcomes;
const std::span<const std::string_view> GunDamageRules::charts = gun_damage_charts;

Then GunDamageRules::step(const GunDamage& asked, GunDamageNow& now, const Cards& cards, corneta::Dice& dice, corneta::Tale& tale)
{
    if (now.rolled == asked.casualties)
        return Then::Done;
    const Cell& face = cards.moves().gun(Gun::DamageFace);
    ++now.rolled;
    const int hit = read_thrown(dice, {"casualty {0}", now.rolled}, cards.moves().gun_damage_die(),
                                [&](int sum) { return sum == face.whole() ? 1 : 0; });
    tale.note(now.rolled == 1 ? Op::Start : Op::Add, hit, {"guns damaged by casualty {0}", now.rolled}, face);
    now.damaged += hit;
    const int most = most_damaged(asked, cards);
    if (now.damaged > most) {
        tale.note(Op::Most, most, {"every gun casting is silent"}, cards.moves().gun(Gun::Silent));
        now.damaged = most;
    }
    tale.agrees(now.damaged);
    return now.rolled == asked.casualties ? Then::Done : Then::More;
}

GunDamageEnd GunDamageRules::end(const GunDamage& /*asked*/, const GunDamageNow& now, const Cards& /*cards*/)
{
    return {now.damaged};
}

corneta::Telling GunDamageRules::tell(const GunDamage& asked, const GunDamageEnd& end, const Cards& cards)
{
    corneta::Telling telling;
    if (end.guns_damaged == 0) {
        telling.headline = {"No gun is damaged."};
        return telling;
    }
    if (end.guns_damaged == 1)
        telling.headline = {"1 gun is damaged."};
    else
        telling.headline = {"{0} guns are damaged.", {end.guns_damaged}};
    if (end.guns_damaged == most_damaged(asked, cards))
        telling.hands.push_back({"Mark every gun casting of the battery: all of them are silent."});
    else if (end.guns_damaged == 1)
        telling.hands.push_back({"Mark 1 gun casting: it fires at half, and is silent if it was marked before."});
    else
        telling.hands.push_back(
            {"Mark gun castings {0} times, unmarked ones first: each fires at half, marked twice it is silent.", {end.guns_damaged}});
    telling.next.push_back({corneta::Follow::Must, "unit", {corneta::Choice{"rout-check", {"The battery rolls a rout check"}, {}}}});
    return telling;
}

} // namespace santa_anna
