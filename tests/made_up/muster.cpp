// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/muster.h"

#include "core/action/total.h"

#include <algorithm>

namespace made_up {

using corneta::asks;
using corneta::Explanation;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Step;

namespace {

constexpr RefusalSpec nobody{"beetles", "without a beetle there is no muster"};
constexpr RefusalSpec no_file{"in_file", "one beetle is no file"};
constexpr std::array muster_refusals{&nobody, &no_file};

constexpr std::array muster_fields{
    asks<&Muster::beetles>(
        {.key = "beetles", .label = "Beetles", .help = "The sixth and last is seldom found.", .most = most_mustered, .start = 2}),
    asks<&Muster::in_file>({.key = "in_file", .label = "In file", .help = "Each answers only what is more than the one before it threw."}),
};
constexpr auto muster_form = corneta::one_or_several(MusterRules::batch, muster_fields, most_calls);
constexpr std::array muster_outcomes{
    gives<&MusterEnd::answered>({.key = "answered", .label = "answer the call", .shown = corneta::Shown::AsBars}),
    gives<&MusterEnd::complete>({.key = "complete", .label = "all answer", .highlighted = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> muster_charts{"limits", "throws"};

} // namespace

const std::span<const corneta::Field> MusterRules::form = muster_form;
const std::span<const corneta::OutcomeSpec> MusterRules::outcomes = muster_outcomes;
const std::span<const RefusalSpec* const> MusterRules::refusals = muster_refusals;
const std::span<const std::string_view> MusterRules::reads = muster_charts;

void MusterRules::refuse(const Muster& inputs, const Charts& /*charts*/, corneta::Refusals& found)
{
    if (inputs.beetles == 0)
        found.add(nobody);
    if (inputs.in_file && inputs.beetles <= 1)
        found.add(no_file);
}

Step MusterRules::step(const Muster& inputs, MusterState& state, const Charts& charts, corneta::Dice& dice, Explanation& explanation)
{
    const Cell& cell = charts.thrown(Throw::Muster);
    const auto [pool, plus] = cell.dice();
    const Cell& call = charts.limit(Limit::Call);
    const corneta::Label label{"beetle {0}", state.made + 1};
    if (inputs.in_file) {
        const int thrown = dice.read(label, pool, [plus](const corneta::Faces& faces) { return faces.sum() + plus; });
        state.thrown.at(static_cast<std::size_t>(state.made)) = static_cast<std::int16_t>(thrown);
    } else {
        state.answered = static_cast<std::int16_t>(state.answered + dice.read(label, pool, [&](const corneta::Faces& faces) {
            return faces.sum() + plus < call.whole() ? 0 : 1;
        }));
        explanation.note(corneta::Op::Start, call, {"called with"});
    }
    explanation.note(corneta::Op::Start, dice.shown().sum() + plus, {"throw of beetle {0}", state.made + 1}, cell);
    return ++state.made == inputs.beetles ? Step::Finished : Step::Continue;
}

MusterEnd MusterRules::end(const Muster& inputs, const MusterState& state, const Charts& charts)
{
    int answered = state.answered;
    if (inputs.in_file) {
        int before = charts.limit(Limit::Call).whole() - 1;
        for (int beetle = 0; beetle < inputs.beetles; ++beetle) {
            const int thrown = state.thrown.at(static_cast<std::size_t>(beetle));
            answered += thrown > before ? 1 : 0;
            before = thrown;
        }
    }
    return {answered, answered == inputs.beetles};
}

corneta::Announcement MusterRules::announce(const Muster& inputs, const MusterEnd& end, const Charts& /*charts*/)
{
    corneta::Announcement announcement;
    announcement.headline = {"{0} of {1} beetles answer.", {end.answered, inputs.beetles}};
    if (inputs.in_file)
        announcement.instructions.push_back({"Put the beetles one behind the other."});
    if (end.complete)
        announcement.next.push_back(
            {corneta::Follow::May, "beetles", {corneta::Choice{"picnic", {"They picnic"}, {{"guests", std::to_string(end.answered)}}}}});
    return announcement;
}

} // namespace made_up
