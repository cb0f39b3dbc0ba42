// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/made_up/charts.h"

namespace made_up {

namespace {

constexpr int most_mustered = 6;

struct Muster {
    int beetles = 0;
    bool in_file = false;
};
struct MusterState {
    std::array<std::int16_t, most_mustered> thrown;
    std::int16_t made;
    std::int16_t answered;
};
struct MusterEnd {
    int answered = 0;
    bool complete = false;
};

constexpr RefusalSpec nobody{"beetles", "without a beetle there is no muster"};
constexpr RefusalSpec no_file{"in_file", "one beetle is no file"};

/// Beetles answer a call one by one; in file the throw of each is kept to the end, so that no two branches are alike.
/// Of several calls each is answered by itself.
struct MusterRules : RulesOf<Muster, MusterState, MusterEnd, Charts> {
    static constexpr std::string_view batch{"call"};
    static constexpr auto form = corneta::one_or_several(
        batch,
        std::array{
            asks<&Muster::beetles>(
                "beetles", "Beetles", {}, {},
                {.help = "The sixth and last is seldom found.", .most = most_mustered, .start = 2, .fact = Fact::Chosen}),
            asks<&Muster::in_file>("in_file", "In file", {}, {},
                                   {.help = "Each answers only what is more than the one before it threw.", .fact = Fact::Chosen}),
        },
        3);
    static constexpr std::array outcomes{
        gives<&MusterEnd::answered>("answered", "answer the call", {.shown = Shown::AsBars}),
        gives<&MusterEnd::complete>("complete", "all answer", {.highlighted = these(true)}),
    };
    static constexpr std::array refusals{&nobody, &no_file};
    static constexpr auto reads = Charts::keys<Limit, Throw>;

    static void refuse(const Muster& inputs, const Charts& /*charts*/, Refusals& found)
    {
        if (inputs.beetles == 0)
            found.add(nobody);
        if (inputs.in_file && inputs.beetles <= 1)
            found.add(no_file);
    }

    static Step step(const Muster& inputs, MusterState& state, const Charts& charts, Dice& dice, Explanation& explanation)
    {
        const Cell& cell = charts[Throw::Muster];
        const Cell& call = charts[Limit::Call];
        const Label label{"beetle {0}", state.made + 1};
        const auto made = static_cast<std::size_t>(state.made);
        if (inputs.in_file) {
            state.thrown.at(made) = static_cast<std::int16_t>(read_thrown(dice, label, cell, [](int sum) { return sum; }));
        } else {
            state.answered = static_cast<std::int16_t>(
                state.answered + read_thrown(dice, label, cell, [&](int sum) { return sum < call.whole() ? 0 : 1; }));
            explanation.note(Op::Start, call, {"called with"});
        }
        explanation.note(Op::Start, shown_thrown(dice, cell), {"throw of beetle {0}", state.made + 1}, cell);
        return ++state.made == inputs.beetles ? Step::Finished : Step::Continue;
    }

    static MusterEnd end(const Muster& inputs, const MusterState& state, const Charts& charts)
    {
        int answered = state.answered;
        int before = charts[Limit::Call].whole() - 1;
        for (std::size_t beetle = 0; inputs.in_file && beetle < static_cast<std::size_t>(inputs.beetles); ++beetle) {
            answered += state.thrown.at(beetle) > before ? 1 : 0;
            before = state.thrown.at(beetle);
        }
        return {answered, answered == inputs.beetles};
    }

    static Announcement announce(const Muster& inputs, const MusterEnd& end, const Charts& /*charts*/)
    {
        Announcement announcement;
        announcement.headline = {"{0} of {1} beetles answer.", {end.answered, inputs.beetles}};
        if (inputs.in_file)
            announcement.instructions.push_back({"Put the beetles one behind the other."});
        if (end.complete)
            announcement.next.push_back(
                {Follow::May, "beetles", {Choice{"picnic", {"They picnic"}, {{"guests", std::to_string(end.answered)}}}}});
        return announcement;
    }
};

} // namespace

constinit const Action muster =
    action_of<MusterRules>({"muster", "Muster", "Beetles answer a call one by one.", section::mustering, in_playing_and_parading});

} // namespace made_up
