// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesets/santa_anna/movement/spot_hidden.h"

#include "core/action/thrown.h"
#include "core/action/total.h"

namespace santa_anna {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::Label;
using corneta::Measure;
using corneta::Op;
using corneta::Step;
using Spotting = MoveCharts::Spotting;

namespace {

constexpr std::array spot_hidden_form{
    asks<&SpotHidden::hidden_castings>({.key = "hidden_castings",
                                        .label = "Hidden castings",
                                        .help = "Of the unit that hides at the edge of its cover.",
                                        .measure = Measure::Castings,
                                        .start = 12,
                                        .role = "hidden",
                                        .stat = "effectives"}),
    asks<&SpotHidden::spotting_castings>({.key = "spotting_castings",
                                          .label = "Spotting castings",
                                          .help = "Of all units that might see it, added up.",
                                          .measure = Measure::Castings,
                                          .start = 12,
                                          .role = "spotter",
                                          .stat = "effectives"}),
};
constexpr std::array spot_hidden_outcomes{
    gives<&SpotHiddenEnd::number>({.key = "number", .label = "number to exceed"}),
    gives<&SpotHiddenEnd::spotted>({.key = "spotted",
                                    .label = "spotted",
                                    .highlighted = corneta::these(true),
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

int number_of(const SpotHidden& inputs, const Charts& charts, Explanation& explanation)
{
    const MoveCharts& moves = charts.moves();
    const Cell& hidden = moves.spotting(Spotting::HiddenCastings);
    const Cell& spotting = moves.spotting(Spotting::SpottingCastings);
    const Cell& first = moves.spotting(Spotting::Number);
    corneta::Total number{explanation};
    number.start(first.number(), {"number to begin with"}, first);
    subtract(inputs.hidden_castings, hidden, {"one less for every {0} hidden castings", hidden.whole()}, number);
    subtract(inputs.spotting_castings, spotting, {"one less for every {0} spotting castings", spotting.whole()}, number);
    return number.whole();
}

} // namespace

const std::span<const corneta::Field> SpotHiddenRules::form = spot_hidden_form;
const std::span<const corneta::OutcomeSpec> SpotHiddenRules::outcomes = spot_hidden_outcomes;
const std::span<const std::string_view> SpotHiddenRules::reads = spot_hidden_charts;

Step SpotHiddenRules::step(const SpotHidden& inputs, SpotHiddenState& state, const Charts& charts, corneta::Dice& dice,
                           Explanation& explanation)
{
    const int number = number_of(inputs, charts, explanation);
    const int missed = charts.moves().spotting(Spotting::MissedFace).whole();
    const Cell& die = charts.moves().spotting_die();
    state.spotted = read_thrown(dice, {"spotting"}, die, [&](int sum) { return sum > number && sum != missed ? 1 : 0; });
    const int sum = shown_thrown(dice, die);
    explanation.note(Op::Start, sum, {"roll to spot, to exceed {0}", number}, die);
    if (sum > number && state.spotted == 0)
        explanation.note(Op::Most, number, {"a {0} always misses", missed}, charts.moves().spotting(Spotting::MissedFace));
    return Step::Finished;
}

SpotHiddenEnd SpotHiddenRules::end(const SpotHidden& inputs, const SpotHiddenState& state, const Charts& charts)
{
    Explanation deaf{corneta::Listening::No};
    return {number_of(inputs, charts, deaf), state.spotted != 0};
}

corneta::Announcement SpotHiddenRules::announce(const SpotHidden& /*inputs*/, const SpotHiddenEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    if (end.spotted) {
        announcement.headline = {"The hidden unit is spotted."};
        announcement.instructions.push_back({"Set it on the table."});
    } else {
        announcement.headline = {"The hidden unit stays hidden."};
    }
    return announcement;
}

} // namespace santa_anna
