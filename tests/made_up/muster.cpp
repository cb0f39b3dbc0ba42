// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/muster.h"

#include "core/total.h"

#include <algorithm>

namespace made_up {

using corneta::asks;
using corneta::gives;
using corneta::RefusalSpec;
using corneta::Tale;
using corneta::Then;

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
    gives<&MusterEnd::complete>({.key = "complete", .label = "all answer", .stands_out = corneta::these(true)}),
};
constexpr std::array<std::string_view, 2> muster_charts{"limits", "throws"};

} // namespace

const std::span<const corneta::Field> MusterRules::form = muster_form;
const std::span<const corneta::OutcomeSpec> MusterRules::outcomes = muster_outcomes;
const std::span<const RefusalSpec* const> MusterRules::refusals = muster_refusals;
const std::span<const std::string_view> MusterRules::charts = muster_charts;

void MusterRules::refuse(const Muster& asked, const Cards& /*cards*/, corneta::Refusals& found)
{
    if (asked.beetles == 0)
        found.add(nobody);
    if (asked.in_file && asked.beetles <= 1)
        found.add(no_file);
}

Then MusterRules::step(const Muster& asked, MusterNow& now, const Cards& cards, corneta::Dice& dice, Tale& tale)
{
    const Cell& cell = cards.thrown(Throw::Muster);
    const auto [pool, plus] = cell.dice();
    const Cell& call = cards.limit(Limit::Call);
    const corneta::Label label{"beetle {0}", now.made + 1};
    if (asked.in_file) {
        const int thrown = dice.read(label, pool, [plus](const corneta::Faces& faces) { return faces.sum() + plus; });
        now.thrown.at(static_cast<std::size_t>(now.made)) = static_cast<std::int16_t>(thrown);
    } else {
        now.answered = static_cast<std::int16_t>(
            now.answered + dice.read(label, pool, [&](const corneta::Faces& faces) { return faces.sum() + plus < call.whole() ? 0 : 1; }));
        tale.note(corneta::Op::Start, call, {"called with"});
    }
    tale.note(corneta::Op::Start, dice.shown().sum() + plus, {"throw of beetle {0}", now.made + 1}, cell);
    return ++now.made == asked.beetles ? Then::Done : Then::More;
}

MusterEnd MusterRules::end(const Muster& asked, const MusterNow& now, const Cards& cards)
{
    int answered = now.answered;
    if (asked.in_file) {
        int before = cards.limit(Limit::Call).whole() - 1;
        for (int beetle = 0; beetle < asked.beetles; ++beetle) {
            const int thrown = now.thrown.at(static_cast<std::size_t>(beetle));
            answered += thrown > before ? 1 : 0;
            before = thrown;
        }
    }
    return {answered, answered == asked.beetles};
}

corneta::Telling MusterRules::tell(const Muster& asked, const MusterEnd& end, const Cards& /*cards*/)
{
    corneta::Telling telling;
    telling.headline = {"{0} of {1} beetles answer.", {end.answered, asked.beetles}};
    if (asked.in_file)
        telling.hands.push_back({"Put the beetles one behind the other."});
    if (end.complete)
        telling.next.push_back(
            {corneta::Follow::May, "beetles", {corneta::Choice{"picnic", {"They picnic"}, {{"guests", std::to_string(end.answered)}}}}});
    return telling;
}

} // namespace made_up
