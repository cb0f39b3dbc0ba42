// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/spot_hidden.h"

#include "core/thrown.h"
#include "core/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::gives;
using corneta::Label;
using corneta::Op;
using corneta::Tale;
using corneta::Then;
using corneta::Unit;
using Spotting = MoveCards::Spotting;

namespace {

constexpr std::array spot_hidden_form{
    asks<&SpotHidden::hidden_castings>({.key = "hidden_castings",
                                        .label = "Hidden castings",
                                        .help = "Of the unit that hides at the edge of its cover.",
                                        .unit = Unit::Castings,
                                        .start = 12,
                                        .role = "hidden",
                                        .stat = "effectives"}),
    asks<&SpotHidden::spotting_castings>({.key = "spotting_castings",
                                          .label = "Spotting castings",
                                          .help = "Of all units that might see it, added up.",
                                          .unit = Unit::Castings,
                                          .start = 12,
                                          .role = "spotter",
                                          .stat = "effectives"}),
};
constexpr std::array spot_hidden_outcomes{
    gives<&SpotHiddenEnd::number>({.key = "number", .label = "number to exceed"}),
    gives<&SpotHiddenEnd::spotted>({.key = "spotted",
                                    .label = "spotted",
                                    .stands_out = corneta::these(true),
                                    .role = "hidden",
                                    .stat = "spotted",
                                    .does = corneta::Does::Marker}),
};
constexpr std::array<std::string_view, 2> spot_hidden_charts{"spotting", "dice"};

void subtract(int castings, const Cell& for_one_less, const Label& reason, corneta::Total& number)
{
    const int each = for_one_less.whole();
    if (each > 0 && castings >= each)
        number.add(-(castings / each), reason, for_one_less);
}

int number_of(const SpotHidden& asked, const Cards& cards, Tale& tale)
{
    const MoveCards& moves = cards.moves();
    const Cell& hidden = moves.spotting(Spotting::HiddenCastings);
    const Cell& spotting = moves.spotting(Spotting::SpottingCastings);
    const Cell& first = moves.spotting(Spotting::Number);
    corneta::Total number{tale};
    number.start(first.number(), {"number to begin with"}, first);
    subtract(asked.hidden_castings, hidden, {"one less for every {0} hidden castings", hidden.whole()}, number);
    subtract(asked.spotting_castings, spotting, {"one less for every {0} spotting castings", spotting.whole()}, number);
    return number.whole();
}

} // namespace

const std::span<const corneta::Field> SpotHiddenRules::form = spot_hidden_form;
const std::span<const corneta::OutcomeSpec> SpotHiddenRules::outcomes = spot_hidden_outcomes;
const std::span<const std::string_view> SpotHiddenRules::charts = spot_hidden_charts;

Then SpotHiddenRules::step(const SpotHidden& asked, SpotHiddenNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const int number = number_of(asked, cards, tale);
    const int missed = cards.moves().spotting(Spotting::MissedFace).whole();
    const Cell& die = cards.moves().spotting_die();
    now.spotted = read_thrown(dice, {"spotting"}, die, [&](int sum) { return sum > number && sum != missed ? 1 : 0; });
    const int sum = shown_thrown(dice, die);
    tale.note(Op::Start, sum, {"roll to spot, to exceed {0}", number}, die);
    if (sum > number && now.spotted == 0)
        tale.note(Op::Most, number, {"a {0} always misses", missed}, cards.moves().spotting(Spotting::MissedFace));
    return Then::Done;
}

SpotHiddenEnd SpotHiddenRules::end(const SpotHidden& asked, const SpotHiddenNow& now, const Cards& cards)
{
    Tale deaf{corneta::Listening::No};
    return {number_of(asked, cards, deaf), now.spotted != 0};
}

corneta::Telling SpotHiddenRules::tell(const SpotHidden& /*asked*/, const SpotHiddenEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    if (end.spotted) {
        telling.headline = {"The hidden unit is spotted."};
        telling.hands.push_back({"Set it on the table."});
    } else {
        telling.headline = {"The hidden unit stays hidden."};
    }
    return telling;
}

} // namespace santa_anna
